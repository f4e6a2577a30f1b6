//! Reads a game's rulebook, a text file in small markdown:
//!
//! ```text
//! # Title                            the game, then an introduction
//! ## AD-6 Fate of the city           a section, then a line of summary
//! ### AD-6.2 The higher card wins    a rule, then its body
//! > Sentence with {gaps}.            what a refusal by this rule says
//! > [case] Another sentence.         one for a case of its own
//! ```

use crate::game::Game;
use crate::refusal::{Param, Refusal};
use crate::text::Lang;
use serde::Serialize;

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Rulebook {
    pub title: String,
    pub intro: String,
    pub sections: Vec<Section>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct Section {
    /// `AD-6`
    pub id: String,
    /// `6`
    pub number: String,
    pub title: String,
    pub summary: String,
    pub rules: Vec<RuleText>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "tools", derive(ts_rs::TS))]
pub struct RuleText {
    /// `AD-6.2`
    pub id: String,
    pub title: String,
    /// Paragraphs, lists, tables, bold; ids of rules stand bare.
    pub body: String,
    /// The sentences of its refusals.
    #[serde(skip)]
    pub refusals: Vec<Sentence>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sentence {
    pub case: String,
    pub text: String,
}

/// Where a rulebook cannot be read.
#[derive(Clone, Debug, PartialEq)]
pub struct BadLine {
    pub line: usize,
    pub detail: &'static str,
}

pub fn parse(text: &str) -> Result<Rulebook, BadLine> {
    let mut book = Rulebook::default();
    for (index, line) in text.lines().enumerate() {
        book.read(line).map_err(|detail| BadLine {
            line: index + 1,
            detail,
        })?;
    }
    book.trim();
    Ok(book)
}

impl Rulebook {
    pub fn rules(&self) -> impl Iterator<Item = &RuleText> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    fn read(&mut self, line: &str) -> Result<(), &'static str> {
        if let Some(heading) = line.strip_prefix("### ") {
            let (id, title) = heading
                .split_once(' ')
                .ok_or("a rule has an id and a title")?;
            let section = self
                .sections
                .last_mut()
                .ok_or("a rule stands in a section")?;
            section.rules.push(RuleText {
                id: id.to_owned(),
                title: title.to_owned(),
                ..Default::default()
            });
        } else if let Some(heading) = line.strip_prefix("## ") {
            let (id, title) = heading
                .split_once(' ')
                .ok_or("a section has an id and a title")?;
            let number = id
                .split_once('-')
                .ok_or("a section's id is like AD-6")?
                .1
                .to_owned();
            self.sections.push(Section {
                id: id.to_owned(),
                number,
                title: title.to_owned(),
                ..Default::default()
            });
        } else if let Some(title) = line.strip_prefix("# ") {
            self.title = title.to_owned();
        } else if let Some(sentence) = line.strip_prefix("> ") {
            let rule = self
                .sections
                .last_mut()
                .and_then(|section| section.rules.last_mut());
            rule.ok_or("a refusal stands in a rule")?
                .refusals
                .push(read_sentence(sentence)?);
        } else {
            let text = match self.sections.last_mut() {
                None => &mut self.intro,
                Some(section) => section
                    .rules
                    .last_mut()
                    .map_or(&mut section.summary, |rule| &mut rule.body),
            };
            text.push_str(line);
            text.push('\n');
        }
        Ok(())
    }

    fn trim(&mut self) {
        let trim = |text: &mut String| *text = text.trim().to_owned();
        trim(&mut self.intro);
        for section in &mut self.sections {
            trim(&mut section.summary);
            section
                .rules
                .iter_mut()
                .for_each(|rule| trim(&mut rule.body));
        }
    }
}

fn read_sentence(line: &str) -> Result<Sentence, &'static str> {
    let (case, text) = match line.strip_prefix('[') {
        Some(rest) => rest
            .split_once("] ")
            .ok_or("a case stands in brackets before its sentence")?,
        None => ("", line),
    };
    Ok(Sentence {
        case: case.to_owned(),
        text: text.to_owned(),
    })
}

/// The rulebook of a game. Every game's text is read by a test, so here it cannot fail.
pub fn of<G: Game>(lang: Lang) -> Rulebook {
    parse((G::ABOUT.rulebook)(lang)).unwrap_or_default()
}

/// What a refusal says, its gaps filled.
pub fn sentence<G: Game>(refusal: &Refusal, lang: Lang, fill: impl Fn(Param) -> String) -> String {
    let Some(sentence) = find_sentence((G::ABOUT.rulebook)(lang), refusal) else {
        return refusal.rule.0.to_owned();
    };
    fill_gaps(&sentence.text, |gap| {
        let mut params = refusal.params();
        params
            .find(|(name, _)| *name == gap)
            .map(|(_, param)| fill(param))
    })
}

/// Fills every `{gap}` once: what is filled in, like the name of a player, is not looked at again.
fn fill_gaps(text: &str, fill: impl Fn(&str) -> Option<String>) -> String {
    let mut parts = text.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (gap, rest) = part.split_once('}').unwrap_or((part, ""));
        filled += &fill(gap).unwrap_or_else(|| format!("{{{gap}}}"));
        filled += rest;
    }
    filled
}

/// Looks up one sentence without reading the whole book: players ask for it with every click.
fn find_sentence(book: &str, refusal: &Refusal) -> Option<Sentence> {
    let heading = format!("### {} ", refusal.rule);
    book.lines()
        .skip_while(|line| !line.starts_with(&heading))
        .skip(1)
        .take_while(|line| !line.starts_with('#'))
        .filter_map(|line| read_sentence(line.strip_prefix("> ")?).ok())
        .find(|sentence| sentence.case == refusal.case)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "# Game\n\nIntro.\n\n## GA-1 First\nSummary.\n\n### GA-1.1 One\nBody.\n\nMore.\n> No {what}.\n> [odd] Odd.\n";

    #[test]
    fn a_small_book_is_read_whole() {
        let book = parse(SMALL).unwrap();
        assert_eq!(
            (book.title.as_str(), book.intro.as_str()),
            ("Game", "Intro.")
        );
        let section = &book.sections[0];
        assert_eq!(
            (section.number.as_str(), section.summary.as_str()),
            ("1", "Summary.")
        );
        let rule = &section.rules[0];
        assert_eq!(
            (rule.id.as_str(), rule.title.as_str(), rule.body.as_str()),
            ("GA-1.1", "One", "Body.\n\nMore.")
        );
        let cases: Vec<_> = rule
            .refusals
            .iter()
            .map(|s| (s.case.as_str(), s.text.as_str()))
            .collect();
        assert_eq!(cases, [("", "No {what}."), ("odd", "Odd.")]);
    }

    #[test]
    fn a_sentence_is_found_by_its_rule_and_case() {
        let text = |rule, case| {
            let refusal = Refusal::new(rule).case(case);
            find_sentence(SMALL, &refusal).map(|sentence| sentence.text)
        };
        assert_eq!(text("GA-1.1", "").as_deref(), Some("No {what}."));
        assert_eq!(text("GA-1.1", "odd").as_deref(), Some("Odd."));
        assert_eq!(text("GA-1.1", "even"), None);
        assert_eq!(text("GA-1", ""), None);
    }

    #[test]
    fn what_fills_a_gap_is_not_filled_again() {
        let fill = |gap: &str| (gap == "name").then(|| "{city}".to_owned());
        assert_eq!(
            fill_gaps("{name} of {city}, {name}.", fill),
            "{city} of {city}, {city}."
        );
        assert_eq!(
            fill_gaps("{name}{name}", |gap| Some(gap.len().to_string())),
            "44"
        );
    }

    #[test]
    fn a_misplaced_line_is_named() {
        assert_eq!(parse("# G\n### GA-1.1 One\n").unwrap_err().line, 2);
        assert_eq!(
            parse("> Lost.\n").unwrap_err().detail,
            "a refusal stands in a rule"
        );
    }
}
