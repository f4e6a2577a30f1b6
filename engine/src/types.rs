//! The TypeScript twins of the engine's types, as the text of files. A type that a new game adds
//! comes along by itself: its declarations are found from the types of its [`Game`].

use crate::game::{Broken, Cited, Game};
use crate::options::OptionSpec;
use crate::record::Record;
use crate::refusal::{ApiError, Explained, Failure};
use crate::registry::GameInfo;
use crate::rulebook::Rulebook;
use crate::score::{Outcome, Standing};
use crate::seat::Seat;
use crate::session::{Frame, LogEntry};
use std::any::TypeId;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// A generated file: its name without folder, and its text.
pub type File = (String, String);

const HEADER: &str = "// Generated from the engine by `npm run types`. Do not edit.\n\n";

/// Collects the declarations of types, each by its name.
struct Declarations<'a> {
    config: &'a Config,
    seen: Vec<TypeId>,
    found: BTreeMap<String, String>,
}

impl Declarations<'_> {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        // Only types of our own have a file to be written to; the others are written in place.
        if T::output_path().is_some() {
            let (name, declaration) = (T::ident(self.config), T::decl(self.config));
            let other = self.found.insert(name.clone(), declaration.clone());
            assert!(
                other.is_none_or(|other| other == declaration),
                "two types are called {name}"
            );
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl TypeVisitor for Declarations<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

fn collect(config: &Config, add: impl FnOnce(&mut Declarations<'_>)) -> BTreeMap<String, String> {
    let mut declarations = Declarations {
        config,
        seen: Vec::new(),
        found: BTreeMap::new(),
    };
    add(&mut declarations);
    declarations.found
}

fn write(declarations: &BTreeMap<String, String>) -> String {
    declarations
        .values()
        .map(|declaration| format!("export {declaration}\n\n"))
        .collect::<String>()
}

fn shared(config: &Config) -> BTreeMap<String, String> {
    collect(config, |types| {
        types.add::<GameInfo>();
        types.add::<OptionSpec>();
        types.add::<Rulebook>();
        types.add::<crate::api::Config>();
        types.add::<Record>();
        types.add::<Explained>();
        types.add::<ApiError>();
        types.add::<Failure>();
        types.add::<Broken>();
        types.add::<Standing>();
        types.add::<Outcome>();
        types.add::<Seat>();
        types.add::<Frame<String, String>>();
        types.add::<LogEntry<String>>();
        types.add::<Cited<String>>();
    })
}

/// What all games share.
pub fn common() -> File {
    let config = Config::default();
    (
        "common.ts".to_owned(),
        format!("{HEADER}{}", write(&shared(&config)).trim_end()) + "\n",
    )
}

/// What one game adds.
pub fn of<G: Game>() -> File {
    let config = Config::default();
    let shared = shared(&config);
    let mut own = collect(&config, |types| {
        types.add::<G::Options>();
        types.add::<G::Move>();
        types.add::<G::Event>();
        types.add::<G::View>();
        types.add::<G::Preview>();
        types.add::<G::Position>();
    });
    let used: Vec<String> = own
        .keys()
        .filter(|name| shared.contains_key(*name))
        .cloned()
        .collect();
    own.retain(|name, _| !shared.contains_key(name));
    let import = format!(
        "import type {{ {} }} from \"./common\";\n\n",
        used.join(", ")
    );
    (
        format!("{}.ts", G::ABOUT.id),
        format!("{HEADER}{import}{}", write(&own).trim_end()) + "\n",
    )
}
