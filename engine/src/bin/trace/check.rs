//! `trace check`: games played elsewhere, played again here.

use engine::trace;

pub fn run(files: &[String]) -> Result<(), String> {
    if files.is_empty() {
        return Err(crate::USAGE.to_owned());
    }
    let mut differences = 0;
    for file in files {
        let text = trace::read_file(file.as_ref()).map_err(|error| format!("{file}: {error}"))?;
        match trace::check(&text) {
            Ok(counts) => println!("{file}: {counts}"),
            Err(difference) => {
                differences += 1;
                println!("{file}: {difference}");
            }
        }
    }
    if differences == 0 {
        Ok(())
    } else {
        Err(format!("{differences} of {} files differ", files.len()))
    }
}
