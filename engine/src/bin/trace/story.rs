//! `trace record`: a saved game, told.

use engine::{api, trace};

pub fn run(files: &[String]) -> Result<(), String> {
    let [file] = files else {
        return Err(crate::USAGE.to_owned());
    };
    let text = trace::read_file(file.as_ref()).map_err(|error| format!("{file}: {error}"))?;
    let record = serde_json::from_str(&text).map_err(|error| format!("{file}: {error}"))?;
    let (table, trouble) = api::open(record).map_err(|failure| format!("{file}: {failure}"))?;
    crate::print(&trace::tell(&*table))?;
    trouble.map_or(Ok(()), |trouble| Err(trouble.to_string()))
}
