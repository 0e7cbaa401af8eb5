//! Answers as JSON, and the schemas of these.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::{
    AspectExplanation, AspectReport, CheckReport, Diagnostic, Inspection, Limited, Name,
    PostLinkSummary, PropertyReport, PropertyTable, Reflection, SliceSummary, SplitExplanation,
    SplitReport, TargetReport, TextLimit,
};
use crate::Error;
#[cfg(feature = "containers")]
use crate::container::Listing;
#[cfg(feature = "containers")]
use crate::diff::Diff;
#[cfg(feature = "containers")]
use crate::size::SizeReport;

/// An answer that has a published schema.
pub trait Answer: Serialize + JsonSchema {
    /// The name of the schema and its version, as the key `schema` of the JSON has it.
    const SCHEMA: &'static str;

    /// The answer as JSON for people and programs: indented, with a newline at the end.
    fn to_json(&self) -> String
    where
        Self: Sized,
    {
        let text = serde_json::to_string_pretty(&Document { schema: Self::SCHEMA, answer: self });
        text.expect("the keys of answers are texts") + "\n"
    }

    /// The same on one line.
    fn to_json_line(&self) -> String
    where
        Self: Sized,
    {
        let text = serde_json::to_string(&Document { schema: Self::SCHEMA, answer: self });
        text.expect("the keys of answers are texts") + "\n"
    }

    /// The answer as JSON, on several lines or on one, about a file of so many bytes.
    ///
    /// # Errors
    /// If it would be longer than the limit allows.
    fn to_limited_json(
        &self,
        limit: TextLimit,
        file: usize,
        one_line: bool,
    ) -> Result<String, Error>
    where
        Self: Sized,
    {
        let document = Document { schema: Self::SCHEMA, answer: self };
        let mut limited = Limited::new(Vec::new(), limit.of(file));
        let written = match one_line {
            true => serde_json::to_writer(&mut limited, &document),
            false => serde_json::to_writer_pretty(&mut limited, &document),
        };
        limited.result(limit, written.is_ok()).map(|text| text + "\n")
    }

    /// The JSON Schema (2020-12) that the JSON follows.
    fn schema() -> Value
    where
        Self: Sized,
    {
        let mut schema = SchemaSettings::draft2020_12()
            .for_serialize()
            .into_generator()
            .into_root_schema_for::<Self>()
            .to_value();
        with_name(&mut schema, Self::SCHEMA);
        schema
    }
}

#[derive(Serialize)]
struct Document<'a, T> {
    schema: &'static str,
    #[serde(flatten)]
    answer: &'a T,
}

/// Adds the key `schema`, which every document has beside the keys of its answer.
fn with_name(schema: &mut Value, name: &str) {
    schema["title"] = json!(name);
    let add = |object: &mut Value| {
        object["properties"]["schema"] = json!({ "const": name });
        if let Some(required) = object["required"].as_array_mut() {
            required.insert(0, json!("schema"));
        }
    };
    // An answer of several forms has an object for each.
    match schema.get_mut("oneOf").and_then(Value::as_array_mut) {
        Some(forms) => forms.iter_mut().for_each(add),
        None => add(schema),
    }
}

macro_rules! answers {
    ($($(#[$gate:meta])? $type:ty = $name:literal,)*) => {
        $($(#[$gate])?
        impl Answer for $type {
            const SCHEMA: &'static str = $name;
        })*

        /// The names of all schemas.
        pub fn schemas() -> &'static [&'static str] {
            &[$($(#[$gate])? $name),*]
        }

        /// The schema of this name; the version may be left out, and `lapidary/` before it.
        pub fn schema(name: &str) -> Option<Value> {
            let name = name.strip_prefix("lapidary/").unwrap_or(name);
            $($(#[$gate])? {
                let known = &$name["lapidary/".len()..];
                let (unversioned, _) = known.rsplit_once('/').unwrap_or((known, ""));
                if name == known || name == unversioned {
                    return Some(<$type as Answer>::schema());
                }
            })*
            None
        }
    };
}

answers! {
    Inspection = "lapidary/inspect/1",
    Reflection = "lapidary/reflect/1",
    AspectReport = "lapidary/aspects/1",
    AspectExplanation = "lapidary/explain-aspects/1",
    SplitExplanation = "lapidary/explain-split/1",
    PostLinkSummary = "lapidary/post-link/2",
    SliceSummary = "lapidary/slice/1",
    #[cfg(feature = "containers")]
    Listing = "lapidary/ls/1",
    #[cfg(feature = "containers")]
    Diff = "lapidary/diff/1",
    #[cfg(feature = "containers")]
    SizeReport = "lapidary/size/1",
    SplitReport = "lapidary/report/1",
    TargetReport = "lapidary/targets/1",
    CheckReport = "lapidary/check/1",
    PropertyReport = "lapidary/properties/1",
    PropertyTable = "lapidary/property-table/1",
    Diagnostic = "lapidary/diagnostic/1",
}

/// The name of a function or variable.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct NameFields<'n> {
    /// As the module has it.
    name: &'n str,
    /// As in the source, if it is mangled and can be read; else null.
    demangled: Option<String>,
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        NameFields { name: self.as_str(), demangled: self.demangled() }.serialize(serializer)
    }
}

impl JsonSchema for Name {
    fn schema_name() -> Cow<'static, str> {
        "Name".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        NameFields::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schemas_are_found_by_name() {
        assert_eq!(schemas().len(), 16);
        for &name in schemas() {
            let found = schema(name).expect("it is listed");
            assert_eq!(found["title"], name);
            let short = name.trim_start_matches("lapidary/").rsplit_once('/').expect("a version").0;
            assert_eq!(schema(short), Some(found));
        }
        assert_eq!(schema("inspect/2"), None);
    }

    #[test]
    fn documents_begin_with_their_schema() {
        let answer = Diagnostic::FixedTargets { function: "f".into(), demangled: None };
        let line = answer.to_json_line();
        let expected = r#"{"schema":"lapidary/diagnostic/1","kind":"fixed-targets","function":"f","demangled":null}"#;
        assert_eq!(line.trim_end(), expected);
    }
}
