//! Writes the JavaScript and TypeScript around the engine's WebAssembly module:
//! `bindgen <compiled module> <folder>` fills the folder with `engine.js`, `engine.d.ts` and
//! `engine_bg.wasm`. A program of our own, because it is then pinned and built by `Cargo.lock`.

use std::{env, error::Error};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = arguments.as_slice() else {
        return Err("usage: bindgen <compiled module> <folder>".into());
    };
    Bindgen::new()
        .input_path(module)
        .out_name("engine")
        .web(true)?
        .typescript(true)
        // The page names the module itself, so that its bundler gives the file a lasting name.
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)?;
    Ok(())
}
