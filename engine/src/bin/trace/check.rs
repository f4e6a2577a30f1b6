//! `trace check`: games played elsewhere, played again here.

use crate::print;
use engine::trace;

pub fn run(files: &[String]) -> Result<(), String> {
    if files.is_empty() {
        return Err(crate::USAGE.to_owned());
    }
    let mut differences = 0;
    for file in files {
        let told = match trace::read_file(file.as_ref()) {
            Ok(text) => trace::check(&text).map_err(|difference| difference.to_string()),
            Err(error) => Err(error.to_string()),
        };
        differences += usize::from(told.is_err());
        let told = told.map_or_else(|difference| difference, |counts| counts.to_string());
        print(&format!("{file}: {told}\n"))?;
    }
    if differences == 0 {
        Ok(())
    } else {
        Err(format!("{differences} of {} files differ", files.len()))
    }
}
