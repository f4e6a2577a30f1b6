//! The WebAssembly module: `engine::api` with JavaScript values for JSON values.
//!
//! Every function throws an `Error` with a property `failure`: a refusal with its rule and
//! sentence, or a coded error.

use engine::api;
use engine::bots::Thought;
use engine::refusal::{ApiError, ErrorCode, Failure};
use engine::registry::AnyMatch;
use engine::seat::{Seat, Viewer};
use js_sys::{Date, JSON, Reflect};
use serde::Serialize;
use serde_json::{Value, json};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

type Answer = Result<JsValue, JsValue>;

#[wasm_bindgen]
extern "C" {
    /// What should be a number. Taken as it is, since the bindings would make one of anything.
    #[wasm_bindgen(typescript_type = "number")]
    pub type Number;
    /// What should be a string.
    #[wasm_bindgen(typescript_type = "string")]
    pub type Text;
}

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
pub fn options(game: Text, players: Number) -> Answer {
    answer(api::options(&text(game)?, whole(players)?))
}

#[wasm_bindgen]
pub fn rulebook(game: Text, lang: Text) -> Answer {
    answer(api::rulebook(&text(game)?, &text(lang)?))
}

#[wasm_bindgen]
pub fn new_game(config: JsValue) -> Answer {
    answer(api::new_game(from_js(config)?))
}

#[wasm_bindgen]
pub fn load_position(game: Text, position: JsValue, seed: JsValue) -> Answer {
    answer(api::load_position(
        &text(game)?,
        from_js(position)?,
        optional(seed)?,
    ))
}

/// What is wrong with a position, and what is only odd: `{ broken, warnings }`.
#[wasm_bindgen]
pub fn check_position(game: Text, position: JsValue) -> Answer {
    answer(api::check_position(&text(game)?, &from_js(position)?))
}

#[wasm_bindgen]
pub fn legal_moves(game: JsValue, seat: Option<Number>) -> Answer {
    answer(api::legal_moves(from_js(game)?, maybe(seat)?))
}

#[wasm_bindgen]
pub fn apply_move(game: JsValue, mv: JsValue, seat: Option<Number>) -> Answer {
    answer(api::apply_move(from_js(game)?, from_js(mv)?, maybe(seat)?))
}

#[wasm_bindgen]
pub fn explain_move(game: JsValue, mv: JsValue, seat: Option<Number>) -> Answer {
    answer(api::explain_move(
        from_js(game)?,
        from_js(mv)?,
        maybe(seat)?,
    ))
}

#[wasm_bindgen]
pub fn preview_move(game: JsValue, mv: JsValue, seat: Option<Number>) -> Answer {
    answer(api::preview_move(
        from_js(game)?,
        from_js(mv)?,
        maybe(seat)?,
    ))
}

#[wasm_bindgen]
pub fn view(game: JsValue, seat: Option<Number>) -> Answer {
    answer(api::view(from_js(game)?, maybe(seat)?))
}

#[wasm_bindgen]
pub fn replay(record: JsValue, ply: Option<Number>) -> Answer {
    answer(api::replay(from_js(record)?, maybe(ply)?))
}

#[wasm_bindgen]
pub fn choose_move(
    game: JsValue,
    level: Text,
    seat: Option<Number>,
    seed: JsValue,
    millis: Option<f64>,
) -> Answer {
    let thought = thought(seed, millis)?;
    answer(api::choose_move(
        from_js(game)?,
        maybe(seat)?,
        &text(level)?,
        thought,
    ))
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
    pub fn frame(&self, seat: Option<Number>, ply: Option<Number>) -> Answer {
        let viewer = self.viewer(seat)?;
        let ply = maybe::<u32>(ply)?.map_or(self.table.plies(), |ply| ply as usize);
        to_js(&self.table.frame(ply, viewer).map_err(error)?)
    }

    /// What the seat, or an onlooker, may hear of the moves from number `from` on; 0 is the set-up.
    pub fn log(&self, seat: Option<Number>, from: Number) -> Answer {
        let viewer = self.viewer(seat)?;
        to_js(&self.table.log(whole::<u32>(from)? as usize, viewer))
    }

    /// The standing after every move.
    pub fn standings(&self, seat: Option<Number>) -> Answer {
        to_js(&self.table.standings(self.viewer(seat)?))
    }

    /// Why the seat may not make the move; null if it may.
    pub fn explain(&self, seat: Number, mv: JsValue) -> Answer {
        to_js(
            &self
                .table
                .explain(Seat(whole(seat)?), from_js(mv)?)
                .map_err(error)?,
        )
    }

    /// What the move would lead to; null if it is not allowed.
    pub fn preview(&self, seat: Number, mv: JsValue) -> Answer {
        to_js(
            &self
                .table
                .preview(Seat(whole(seat)?), from_js(mv)?)
                .map_err(error)?,
        )
    }

    pub fn play(&mut self, seat: Number, mv: JsValue) -> Result<(), JsValue> {
        self.table
            .play(Seat(whole(seat)?), from_js(mv)?)
            .map_err(thrown)
    }

    pub fn undo(&mut self, seat: Number) -> Result<(), JsValue> {
        self.table.undo(Seat(whole(seat)?)).map_err(error)
    }

    pub fn record(&self) -> Answer {
        to_js(&self.table.record())
    }

    /// The full state, for all eyes.
    pub fn position(&self) -> Answer {
        to_js(&self.table.position())
    }

    /// A bot's move for the seat, thought over for about so many milliseconds at most.
    pub fn choose(&self, seat: Number, level: Text, seed: JsValue, millis: Option<f64>) -> Answer {
        let mut thought = thought(seed, millis)?;
        to_js(
            &self
                .table
                .choose(Seat(whole(seat)?), &text(level)?, &mut thought)
                .map_err(error)?,
        )
    }
}

impl Match {
    fn viewer(&self, seat: Option<Number>) -> Result<Viewer, JsValue> {
        api::viewer(&*self.table, maybe(seat)?).map_err(error)
    }
}

/// Plays whole random games inside the module and counts them, for benchmarks.
#[wasm_bindgen]
pub fn play_out(game: Text, players: Number, seed: Number, count: Number) -> Answer {
    answer(api::play_out(
        &text(game)?,
        whole(players)?,
        whole(seed)?,
        whole(count)?,
    ))
}

/// A whole random game in sixteen digits, to compare machines and versions.
#[wasm_bindgen]
pub fn fingerprint(game: Text, players: Number, seed: Number) -> Answer {
    answer(api::fingerprint(
        &text(game)?,
        whole(players)?,
        whole(seed)?,
    ))
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

/// A whole number that there is room for.
fn whole<T: TryFrom<u64>>(number: Number) -> Result<T, JsValue> {
    let found = number.as_f64().and_then(api::whole);
    let out_of_range = || ApiError::new(ErrorCode::OutOfRange, "a number is no small whole number");
    found
        .and_then(|number| T::try_from(number).ok())
        .ok_or_else(|| error(out_of_range()))
}

fn maybe<T: TryFrom<u64>>(number: Option<Number>) -> Result<Option<T>, JsValue> {
    number.map(whole).transpose()
}

fn text(text: Text) -> Result<String, JsValue> {
    let malformed = || error(ApiError::malformed("a text is no string"));
    text.as_string().ok_or_else(malformed)
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
