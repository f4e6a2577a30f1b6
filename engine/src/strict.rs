//! Reads JSON more strictly than serde does, which takes a list of values for an object and
//! `{"word": null}` for a word.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a value whose form is the one that it would be written in.
pub fn from_json<T: DeserializeOwned + Serialize>(value: &Value) -> serde_json::Result<T> {
    let read = T::deserialize(value)?;
    if keeps_form(value, &serde_json::to_value(&read)?) {
        Ok(read)
    } else {
        let detail = "a list stands where an object belongs, or either where a word does";
        Err(serde::de::Error::custom(detail))
    }
}

/// Whether every list and every object of `given` is one in `written` too. What only one of them
/// has does not count: defaults are filled in, nulls may be left out.
fn keeps_form(given: &Value, written: &Value) -> bool {
    match (given, written) {
        (Value::Object(given), Value::Object(written)) => given.iter().all(|(key, value)| {
            let counterpart = written.get(key);
            counterpart.is_none_or(|counterpart| keeps_form(value, counterpart))
        }),
        (Value::Array(given), Value::Array(written)) => {
            let mut pairs = given.iter().zip(written);
            pairs.all(|(value, counterpart)| keeps_form(value, counterpart))
        }
        (Value::Object(_) | Value::Array(_), _) => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
    enum Step {
        Go { piece: Piece, way: Vec<u8> },
        Rest {},
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Piece {
        Ring,
    }

    fn is_read(value: Value) -> bool {
        from_json::<Step>(&value).is_ok()
    }

    #[test]
    fn what_is_written_can_be_read() {
        let step = Step::Go {
            piece: Piece::Ring,
            way: vec![1, 2],
        };
        let written = serde_json::to_value(&step).unwrap();
        assert_eq!(from_json::<Step>(&written).unwrap(), step);
        assert!(is_read(json!({ "type": "rest" })));
    }

    #[test]
    fn a_list_is_no_object() {
        assert!(!is_read(json!(["rest"])));
        assert!(!is_read(json!(["go", "ring", [1]])));
    }

    #[test]
    fn an_object_is_no_word() {
        assert!(!is_read(
            json!({ "type": "go", "piece": { "ring": null }, "way": [] })
        ));
    }
}
