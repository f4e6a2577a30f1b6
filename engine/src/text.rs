//! Words in both languages, and the named things of a game.

use serde::Serialize;

/// A text in every language of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Text {
    pub en: &'static str,
    pub fr: &'static str,
}

impl Text {
    pub const fn new(en: &'static str, fr: &'static str) -> Self {
        Self { en, fr }
    }

    pub fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    En,
    Fr,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The language with this code, if it is one of ours.
    pub fn from_code(code: &str) -> Option<Lang> {
        match code {
            "en" => Some(Lang::En),
            "fr" => Some(Lang::Fr),
            _ => None,
        }
    }
}

/// A heading of the reference, over all things of a kind. What is of a kind without one only lends
/// its name to sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Heading {
    pub kind: &'static str,
    pub name: Text,
}

impl Heading {
    pub const fn new(kind: &'static str, en: &'static str, fr: &'static str) -> Self {
        let name = Text::new(en, fr);
        Self { kind, name }
    }
}

/// One named thing of a game: a card, a city, a space of the board. The page takes its names,
/// values and effect texts from here and from nowhere else.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Entry {
    pub id: &'static str,
    /// What sort of thing it is, for example `city`.
    pub kind: &'static str,
    pub name: Text,
    /// What it does, where that needs words.
    pub text: Option<Text>,
    /// Its printed number, if it has one.
    pub value: Option<i32>,
    /// What it belongs to, for example the continent of a place: an id of the catalogue.
    pub group: Option<&'static str>,
    /// What it is joined to, for example the neighbours of a place: ids of the catalogue.
    pub links: Vec<&'static str>,
}

impl Entry {
    pub const fn new(kind: &'static str, id: &'static str, name: Text) -> Self {
        Self {
            id,
            kind,
            name,
            text: None,
            value: None,
            group: None,
            links: Vec::new(),
        }
    }

    pub fn with_text(self, text: Text) -> Self {
        Self {
            text: Some(text),
            ..self
        }
    }

    pub fn with_value(self, value: i32) -> Self {
        Self {
            value: Some(value),
            ..self
        }
    }

    pub fn in_group(self, group: &'static str) -> Self {
        Self {
            group: Some(group),
            ..self
        }
    }

    pub fn with_links(self, links: &[&'static str]) -> Self {
        Self {
            links: links.to_vec(),
            ..self
        }
    }
}
