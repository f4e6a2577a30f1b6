// Sets up what is missing, builds the engine and serves the app, every change of the page shown at once.
// Vite reads the arguments: `npm start -- --host --port 8080`.

import { pathToFileURL } from "node:url";
import { buildWasm } from "./build-wasm.mjs";
import { packaged } from "./shared.mjs";

await buildWasm();
// In this very process, so that whoever stops it stops the server.
await import(pathToFileURL(packaged("vite")));
