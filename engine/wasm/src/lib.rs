//! The WebAssembly module: `engine::api` with JavaScript values for JSON values.
//!
//! Every function throws an `Error` with a property `failure`: a refusal with its rule and
//! sentence, or a coded error.

use engine::api;
use engine::bots::Thought;
use engine::refusal::{ApiError, Failure};
use engine::registry::AnyMatch;
use engine::seat::Seat;
use js_sys::{Date, JSON, Reflect};
use serde::Serialize;
use serde_json::{Value, json};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

type Answer = Result<JsValue, JsValue>;

#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

#[wasm_bindgen]
pub fn version() -> Answer {
    to_js(&api::version())
}

#[wasm_bindgen]
pub fn games() -> Answer {
    to_js(&api::games())
}

#[wasm_bindgen]
pub fn options(game: &str, players: u8) -> Answer {
    answer(api::options(game, players))
}

#[wasm_bindgen]
pub fn rulebook(game: &str, lang: &str) -> Answer {
    answer(api::rulebook(game, lang))
}

#[wasm_bindgen]
pub fn new_game(config: JsValue) -> Answer {
    answer(api::new_game(from_js(config)?))
}

#[wasm_bindgen]
pub fn load_position(game: &str, position: JsValue, seed: JsValue) -> Answer {
    answer(api::load_position(
        game,
        from_js(position)?,
        optional(seed)?,
    ))
}

#[wasm_bindgen]
pub fn legal_moves(game: JsValue, seat: Option<u8>) -> Answer {
    answer(api::legal_moves(from_js(game)?, seat))
}

#[wasm_bindgen]
pub fn apply_move(game: JsValue, mv: JsValue, seat: Option<u8>) -> Answer {
    answer(api::apply_move(from_js(game)?, from_js(mv)?, seat))
}

#[wasm_bindgen]
pub fn explain_move(game: JsValue, mv: JsValue, seat: Option<u8>) -> Answer {
    answer(api::explain_move(from_js(game)?, from_js(mv)?, seat))
}

#[wasm_bindgen]
pub fn preview_move(game: JsValue, mv: JsValue, seat: Option<u8>) -> Answer {
    answer(api::preview_move(from_js(game)?, from_js(mv)?, seat))
}

#[wasm_bindgen]
pub fn view(game: JsValue, seat: Option<u8>) -> Answer {
    answer(api::view(from_js(game)?, seat))
}

#[wasm_bindgen]
pub fn replay(record: JsValue, ply: Option<u32>) -> Answer {
    answer(api::replay(from_js(record)?, ply))
}

#[wasm_bindgen]
pub fn choose_move(
    game: JsValue,
    level: &str,
    seat: Option<u8>,
    seed: JsValue,
    millis: Option<f64>,
) -> Answer {
    let thought = thought(seed, millis)?;
    answer(api::choose_move(from_js(game)?, seat, level, thought))
}

/// A game in progress that stays inside the module.
#[wasm_bindgen]
pub struct Match {
    table: Box<dyn AnyMatch>,
    trouble: Option<ApiError>,
}

#[wasm_bindgen]
impl Match {
    pub fn create(config: JsValue) -> Result<Match, JsValue> {
        let table = api::create(from_js(config)?).map_err(thrown)?;
        Ok(Match {
            table,
            trouble: None,
        })
    }

    pub fn open(record: JsValue) -> Result<Match, JsValue> {
        let (table, trouble) = api::open(from_js(record)?).map_err(thrown)?;
        Ok(Match { table, trouble })
    }

    /// Why the record stopped being playable, if it did.
    pub fn trouble(&self) -> Answer {
        to_js(&self.trouble)
    }

    pub fn info(&self) -> Answer {
        to_js(
            &json!({ "game": self.table.game(), "options": self.table.options(), "seats": self.table.seats() }),
        )
    }

    /// All that the seat, or an onlooker, sees after `ply` moves, or now.
    pub fn frame(&self, seat: Option<u8>, ply: Option<u32>) -> Answer {
        let viewer = api::viewer(&*self.table, seat).map_err(error)?;
        let ply = ply.map_or(self.table.plies(), |ply| ply as usize);
        to_js(&self.table.frame(ply, viewer).map_err(error)?)
    }

    /// What the seat, or an onlooker, may hear of the moves from number `from` on; 0 is the set-up.
    pub fn log(&self, seat: Option<u8>, from: u32) -> Answer {
        let viewer = api::viewer(&*self.table, seat).map_err(error)?;
        to_js(&self.table.log(from as usize, viewer))
    }

    /// The standing after every move.
    pub fn standings(&self, seat: Option<u8>) -> Answer {
        let viewer = api::viewer(&*self.table, seat).map_err(error)?;
        to_js(&self.table.standings(viewer))
    }

    /// Why the seat may not make the move; null if it may.
    pub fn explain(&self, seat: u8, mv: JsValue) -> Answer {
        to_js(
            &self
                .table
                .explain(Seat(seat), from_js(mv)?)
                .map_err(error)?,
        )
    }

    /// What the move would lead to; null if it is not allowed.
    pub fn preview(&self, seat: u8, mv: JsValue) -> Answer {
        to_js(
            &self
                .table
                .preview(Seat(seat), from_js(mv)?)
                .map_err(error)?,
        )
    }

    pub fn play(&mut self, seat: u8, mv: JsValue) -> Result<(), JsValue> {
        self.table.play(Seat(seat), from_js(mv)?).map_err(thrown)
    }

    pub fn undo(&mut self, seat: u8) -> Result<(), JsValue> {
        self.table.undo(Seat(seat)).map_err(error)
    }

    pub fn record(&self) -> Answer {
        to_js(&self.table.record())
    }

    /// The full state, for all eyes.
    pub fn position(&self) -> Answer {
        to_js(&self.table.position())
    }

    /// A bot's move for the seat, thought over for about so many milliseconds at most.
    pub fn choose(&self, seat: u8, level: &str, seed: JsValue, millis: Option<f64>) -> Answer {
        let mut thought = thought(seed, millis)?;
        to_js(
            &self
                .table
                .choose(Seat(seat), level, &mut thought)
                .map_err(error)?,
        )
    }
}

/// Plays whole random games inside the module and counts them, for benchmarks.
#[wasm_bindgen]
pub fn play_out(game: &str, players: u8, seed: u32, count: u32) -> Answer {
    answer(api::play_out(game, players, seed, count))
}

/// A whole random game in sixteen digits, to compare machines and versions.
#[wasm_bindgen]
pub fn fingerprint(game: &str, players: u8, seed: u32) -> Answer {
    answer(api::fingerprint(game, players, seed))
}

fn thought(seed: JsValue, millis: Option<f64>) -> Result<Thought, JsValue> {
    let seed = api::thought_seed(optional(seed)?).map_err(error)?;
    Ok(match millis {
        None => Thought::seeded(seed),
        Some(millis) => {
            let end = Date::now() + millis;
            Thought::with_clock(seed, move || Date::now() >= end)
        }
    })
}

/// Reads what JavaScript's own JSON makes of the value: a third of the time of walking through it
/// from here, and functions, symbols and cycles are no JSON in the same way as everywhere.
fn from_js(value: JsValue) -> Result<Value, JsValue> {
    let malformed = || error(ApiError::malformed("this is not JSON"));
    let text = JSON::stringify(&value)
        .ok()
        .and_then(|text| text.as_string())
        .ok_or_else(malformed)?;
    serde_json::from_str(&text).map_err(|_| malformed())
}

fn optional(value: JsValue) -> Result<Option<Value>, JsValue> {
    if value.is_undefined() || value.is_null() {
        Ok(None)
    } else {
        from_js(value).map(Some)
    }
}

/// Lets JavaScript's own JSON make the value, which beats building it from here object by object.
fn to_js<T: Serialize>(value: &T) -> Answer {
    let text =
        serde_json::to_string(value).map_err(|trouble| js_sys::Error::new(&trouble.to_string()))?;
    JSON::parse(&text)
}

fn answer(answer: Result<Value, Failure>) -> Answer {
    to_js(&answer.map_err(thrown)?)
}

fn error(error: ApiError) -> JsValue {
    thrown(error.into())
}

fn thrown(failure: Failure) -> JsValue {
    let error = js_sys::Error::new(&failure.to_string());
    // A few fields are sooner built than written and read, and setting one on a fresh error
    // cannot fail.
    if let Ok(failure) = failure.serialize(&Serializer::json_compatible()) {
        let _ = Reflect::set(&error, &"failure".into(), &failure);
    }
    error.into()
}
