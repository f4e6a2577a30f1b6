//! Things with an id. In a state they are small numbers, in JSON they are their ids.

/// Declares a type whose values are the places of a table of things with an `id`:
/// `indexed! { /** A city card. */ City in CITIES }` makes a type `City` for the table `CITIES`.
#[macro_export]
macro_rules! indexed {
    ($(#[$doc:meta])* $name:ident in $table:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "tools", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(pub u8);

        impl $name {
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$table.len() as u8).map(Self)
            }

            pub fn from_id(id: &str) -> Option<Self> {
                Self::all().find(|thing| thing.id() == id)
            }

            pub fn id(self) -> &'static str {
                $table[usize::from(self.0)].id
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                Self::from_id(&id).ok_or_else(|| {
                    serde::de::Error::custom(format!("no {} has the id {id}", stringify!($name)))
                })
            }
        }
    };
}
