//! Writes the TypeScript types of the engine: `types FOLDER`.

use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os()
        .nth(1)
        .map_or_else(|| PathBuf::from("www/src/engine/types"), PathBuf::from);
    std::fs::create_dir_all(&folder)?;
    for (name, text) in engine::registry::type_files() {
        std::fs::write(folder.join(name), text)?;
    }
    Ok(())
}
