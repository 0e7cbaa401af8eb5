//! `lapidary schema`: the schemas of what is written as JSON.

use lapidary::answer;
use lapidary::names::{nearest, suggestion};

use super::args::{Argument, Command, Count, Kind, Parsed};
use super::{Failure, console};

/// `schema`
pub(super) static COMMAND: Command = Command {
    details: "Without NAME it lists the schemas: one for each answer that is written as JSON, whose key \
              `schema` has the name.",
    heading: "Help",
    arguments: &[Argument {
        name: "NAME",
        help: "The schema, with or without 'lapidary/' before it and its version behind",
        kind: Kind::Text,
        count: Count::Optional,
    }],
    ..Command::new("schema", "Show the JSON Schema of an answer", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let Some(name) = parsed.arguments.first() else {
        return console::print(&(answer::schemas().join("\n") + "\n"));
    };
    let name = name.to_string_lossy();
    let schema = answer::schema(&name).ok_or_else(|| {
        let short = |name: &&'static str| name.split('/').nth(1).unwrap_or_default();
        let near = nearest(answer::schemas().iter().map(short), &name);
        let near = suggestion(near);
        Failure::usage(format!("no schema is called '{name}'{near}"))
    })?;
    console::data(format!("{schema:#}\n").as_bytes())
}
