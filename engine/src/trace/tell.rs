//! A game as a story: a line for every event, with the rule it cites.

use crate::registry::AnyMatch;
use crate::seat::Viewer;
use serde_json::Value;

/// A readable playthrough.
pub fn tell(table: &dyn AnyMatch) -> String {
    let record = table.record();
    let start = serde_json::to_value(&record.start).unwrap_or_default();
    let mut text = format!(
        "{} for {}\noptions {}\nstart {}\n",
        record.game,
        record.seats.len(),
        record.options,
        plain(&start)
    );
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
