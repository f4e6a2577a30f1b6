import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { update } from "./update.svelte";

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD) void update.register();
