//! A game as a story: its record, then a line for every event with the rule it cites.

use crate::record::Record;
use crate::registry::AnyMatch;
use crate::seat::Viewer;
use crate::session::to_json;
use serde_json::Value;

/// A readable playthrough. Its first line is the record, so that it can be played again.
pub fn tell(table: &dyn AnyMatch) -> String {
    let record = Record {
        snapshot: None,
        ..table.record()
    };
    let mut text = format!("{}\n", to_json(&record));
    for ply in 0..=record.moves.len() {
        match ply.checked_sub(1).map(|index| &record.moves[index]) {
            None => text += "\nset-up\n",
            Some(played) => {
                text += &format!("\n{ply}. seat {}: {}\n", played.seat.0, fields(&played.mv))
            }
        }
        for event in table.events(ply) {
            text += &format!("   {}\n", event_line(&event));
        }
    }
    let frame = table
        .frame(record.moves.len(), Viewer::Table)
        .unwrap_or_default();
    text += &format!("\nresult {}\n", record.result);
    text + &format!("outcome {}\n", plain(&frame["outcome"]))
}

fn event_line(event: &Value) -> String {
    let mut line = fields(event);
    line += &format!("  ({}", plain(&event["rule"]));
    for rule in event["also"].as_array().into_iter().flatten() {
        line += &format!(", {}", plain(rule));
    }
    line + ")"
}

/// The type, then every field but the rules.
fn fields(value: &Value) -> String {
    let mut line = plain(&value["type"]);
    for (key, field) in value.as_object().into_iter().flatten() {
        if !["type", "rule", "also"].contains(&key.as_str()) {
            line += &format!(" {key} {}", plain(field));
        }
    }
    line
}

/// Text without its quotes, everything else as JSON.
fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
