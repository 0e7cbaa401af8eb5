//! `lapidary aspect-filter`: of a table of images those that a target can run.

use std::path::Path;

use lapidary::output::atomic::Staged;
use lapidary::output::properties::PropertySets;
use lapidary::output::table::{Line, Table, is_table};
use lapidary::targets::Requirements;

use super::args::{Argument, Command, Count, Group, Kind, Parsed, value};
use super::input::{Input, TableFiles};
use super::module::{self, DEVICE_CONFIG, NUMBERING};
use super::{Failure, console};

pub(super) static COMMAND: Command = Command {
    details: "A row stays if the target has all aspects and sub-group sizes that the properties of the \
              image require and, where the image is for fixed targets, is one of these. TableFiles without \
              requirements stay. `-v` says why others went. Called as sycl-aspect-filter, Lapidary \
              does the same.",
    heading: "Ask about devices",
    arguments: &[Argument {
        name: "TABLE",
        help: "The table, as post-link writes it; - is standard input",
        kind: Kind::File,
        count: Count::One,
    }],
    options: &[Group {
        title: "Options",
        rows: &[
            value("target", "NAME", Kind::Text, "The target to filter for"),
            DEVICE_CONFIG,
            NUMBERING,
            value("output", "FILE", Kind::File, "The table to write").short("o").default("-"),
        ],
    }],
    ..Command::new("aspect-filter", "Keep the rows of a table that a target can run", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let Some(target) = parsed.text("target") else {
        return Err(Failure::usage("'--target' is missing: for what is the table to be filtered?"));
    };
    let path = parsed.file();
    let input = Input::open(path)?;
    let table = read_table(&input)?;
    let output = parsed.path("output").unwrap_or(Path::new("-"));
    let files = TableFiles::of(&table, path);
    let mut kept = table.header().to_owned() + "\n";
    let mut keep = |row: &Line<'_>| kept = format!("{kept}{}\n", files.moved(&table, row, output));
    let numbering = module::numbering(parsed);
    match table.column("Properties") {
        // Nothing is known of any image: the table stays as it is.
        None => table.rows().for_each(|row| keep(&row)),
        Some(column) => {
            let devices = module::devices(parsed)?;
            let device = devices.get(target).map_err(Failure::usage)?;
            for row in table.rows() {
                let file = files.file(row.cells[column]);
                let required = Requirements::of(&read_properties(&file)?)
                    .map_err(|error| Failure::of(&file.display().to_string(), error))?;
                let lacks = required.map(|it| it.lacks(device, numbering)).unwrap_or_default();
                if lacks.is_empty() {
                    keep(&row);
                }
                for lack in lacks {
                    let why = lack.text(&devices, numbering);
                    console::explain(&format!("{}: not for {target}: {why}", row.cells[0]));
                }
            }
        }
    }
    let mut staged = Staged::new();
    staged.add(output, kept.as_bytes()).map_err(|error| Failure::written(&error))?;
    staged.commit().map_err(|error| Failure::written(&error))?;
    console::wrote(output.display());
    Ok(())
}

/// The table that a file is.
pub(super) fn read_table(input: &Input) -> Result<Table<'_>, Failure> {
    let bad = |what: &dyn std::fmt::Display| Failure::new(format!("{}: {what}", input.name));
    if !is_table(&input.bytes) {
        return Err(bad(
            &"no table of images: its first line names no columns, like '[Code|Properties]'",
        ));
    }
    let text = str::from_utf8(&input.bytes).map_err(|error| bad(&error))?;
    Table::parse(text).map_err(|error| bad(&error))
}

/// The property sets of a file.
pub(super) fn read_properties(path: &Path) -> Result<PropertySets, Failure> {
    let input = Input::open(path)?;
    PropertySets::parse(&String::from_utf8_lossy(&input.bytes))
        .map_err(|error| Failure::new(format!("{}: {error}", input.name)))
}
