//! `lapidary specialize`: values for the specialization constants of an image, or of all images of a
//! table.

use std::fs;
use std::path::Path;

use lapidary::output::atomic::Staged;
use lapidary::output::properties::{PropertySets, Value, set};
use lapidary::output::table::{self, Columns, Row};
use lapidary::spirv::read;
use lapidary::{SpecMap, SpecText, Specialize};

use super::args::{Argument, Command, Group, Kind, Parsed, flag, value};
use super::aspect_filter::{read_properties, read_table};
use super::input::{Input, TableFiles};
use super::module::MODULE;
use super::{Failure, console};

/// `specialize`
pub(super) static COMMAND: Command = Command {
    details: "Does what a runtime does before it builds a program, and more: `--set` gives constants \
              other values, `--freeze` makes constants of them that nobody can change, `--fold` works \
              out what follows. Names are those of the property sets: of the file that --props gives, \
              else of the file beside IMAGE with the extension prop; where there is none, those that \
              the module gives its scalar constants. The property sets are written beside OUT: \
              constants that are set have their values as defaults there, those that are frozen are \
              listed no longer. Of a table all images are specialized, each with the constants that \
              it has; images that have their defaults folded in already are left out once anything \
              is set. A value is `true`, `false`, a decimal number, or the bits as a hexadecimal \
              number behind `0x`; of a composite its scalars, separated by commas, or its bytes in \
              the order of memory, in hexadecimal digits behind `0x`. `@FILE` is a file with the bytes.",
    heading: "Make modules",
    arguments: &[Argument {
        name: "IMAGE",
        help: "SPIR-V, FILE@NUMBER or FILE@KERNEL, or the table of a post-link; - or nothing is standard input",
        ..MODULE
    }],
    options: &[Group {
        title: "Options",
        rows: &[
            value("props", "FILE", Kind::File, "The property sets of the image")
                .default("IMAGE with the extension prop"),
            value("set", "NAME=VALUE", Kind::Text, "A value for a constant").repeats(),
            value("set-id", "ID=VALUE", Kind::Text, "A value for the scalar of this SpecId")
                .repeats(),
            value("freeze", "NAME,...", Kind::Text, "Constants that stay as they are now")
                .repeats()
                .excludes(&["freeze-all"]),
            value("freeze-id", "ID,...", Kind::Text, "Scalars that stay as they are now")
                .repeats()
                .excludes(&["freeze-all"]),
            flag("freeze-all", "All constants stay as they are now"),
            flag("fold", "Work out expressions and branches on what cannot change"),
            value(
                "header",
                "LANGUAGE",
                Kind::Choice(&[&["c++"]]),
                "Write names, numbers, offsets and sizes of the constants instead, as a header",
            )
            .excludes(&["set", "set-id", "freeze", "freeze-id", "freeze-all", "fold"]),
            value("output", "OUT", Kind::File, "The file to write, or the table for a table")
                .short("o")
                .default("-"),
        ],
    }],
    ..Command::new("specialize", "Set and freeze the specialization constants of an image", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let output = parsed.path("output").unwrap_or(Path::new("-"));
    let header = parsed.is_given("header");
    if !header {
        console::refuse_terminal(output)?;
    }
    let options = options(parsed)?;
    let input = Input::open(parsed.file())?;
    if table::is_table(&input.bytes) {
        if header || parsed.is_given("props") {
            return Err(Failure::usage(
                "'--header' and '--props' are for one image, not for a table",
            ));
        }
        return all(&input, &options, output);
    }
    let module = input.module()?;
    let properties = properties(parsed, &input)?;
    let mut staged = Staged::new();
    if header {
        let header = module.spec_constants_header(properties.as_ref());
        let header = header.map_err(|error| input.failure(error))?;
        write(&mut staged, output, header.to_string().as_bytes())?;
    } else {
        let special = module.specialize(&options, properties.as_ref());
        let special = special.map_err(|error| input.failure(error))?;
        write(&mut staged, output, &read::bytes(&special.words))?;
        if let Some(properties) = special.properties.filter(|_| output != Path::new("-")) {
            write(&mut staged, &output.with_extension("prop"), properties.print().as_bytes())?;
        }
    }
    staged.commit().map_err(|error| Failure::written(&error))?;
    console::wrote(output.display());
    Ok(())
}

fn write(staged: &mut Staged, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    staged.add(path, bytes).map_err(|error| Failure::written(&error))
}

/// What the options ask for.
fn options(parsed: &Parsed) -> Result<Specialize, Failure> {
    let mut options = Specialize::new();
    for text in parsed.texts("set") {
        // A name may have a sign of equality, a value has none.
        let (name, value) = text
            .rsplit_once('=')
            .ok_or_else(|| Failure::usage(format!("'--set {text}': NAME=VALUE is expected")))?;
        options = options.set(name, value_of(value)?);
    }
    for text in parsed.texts("set-id") {
        let pair = text.split_once('=');
        let pair = pair.and_then(|(id, value)| Some((id.parse().ok()?, value)));
        let (id, value) =
            pair.ok_or_else(|| Failure::usage(format!("'--set-id {text}': ID=VALUE is expected")))?;
        options = options.set_id(id, value_of(value)?);
    }
    for name in parsed.texts("freeze").flat_map(|list| list.split(',')) {
        options = options.freeze(name);
    }
    for id in parsed.texts("freeze-id").flat_map(|list| list.split(',')) {
        let id = id.parse().map_err(|_| {
            Failure::usage(format!("'--freeze-id {id}': the number of a constant is expected"))
        })?;
        options = options.freeze_id(id);
    }
    if parsed.flag("freeze-all") {
        options = options.freeze_all();
    }
    Ok(if parsed.flag("fold") { options.fold() } else { options })
}

fn value_of(text: &str) -> Result<SpecText, Failure> {
    match text.strip_prefix('@') {
        Some(file) => {
            let bytes = fs::read(file);
            bytes
                .map(SpecText::Bytes)
                .map_err(|error| Failure::new(format!("cannot read {file}: {error}")))
        }
        None => Ok(SpecText::from(text)),
    }
}

/// The property sets of the image: those of the option, else those that it was shipped with, else
/// those beside it.
fn properties(parsed: &Parsed, input: &Input) -> Result<Option<PropertySets>, Failure> {
    match parsed.path("props") {
        Some(path) => read_properties(path).map(Some),
        None if input.properties.is_some() => Ok(input.properties.clone()),
        None if parsed.file() == Path::new("-") => Ok(None),
        None => match parsed.file().with_extension("prop") {
            path if path.is_file() => read_properties(&path).map(Some),
            _ => Ok(None),
        },
    }
}

/// Whether an image has its defaults folded in: it stands beside one that has not.
fn is_of_defaults(properties: &PropertySets) -> bool {
    properties.get(set::MISC_PROPERTIES, "specConstsReplacedWithDefault") == Some(&Value::U32(1))
}

/// Specializes all images of a table.
fn all(input: &Input, options: &Specialize, output: &Path) -> Result<(), Failure> {
    if output == Path::new("-") {
        return Err(Failure::usage("a table needs a file to write to: -o OUT.table"));
    }
    let table = read_table(input)?;
    let files = TableFiles::of(&table, Path::new(&input.name));
    let no = |what| Failure::new(format!("{}: the table has no {what}", input.name));
    let at_code = table.column("Code").ok_or_else(|| no("code"))?;
    let at_properties = table.column("Properties").ok_or_else(|| no("properties"))?;
    let at_symbols = table.column("Symbols");
    let columns = Columns { properties: true, symbols: at_symbols.is_some() };
    let mut images = Vec::new();
    for row in table.rows() {
        let properties = read_properties(&files.file(row.cells[at_properties]))?;
        if !(options.sets_values() && is_of_defaults(&properties)) {
            images.push((row, properties));
        }
    }
    known_by_any(options, images.iter().map(|(_, properties)| properties))
        .map_err(|error| input.failure(error))?;
    let stem = output.with_extension("");
    let (mut staged, mut written) = (Staged::new(), Vec::with_capacity(images.len()));
    for (at, (row, properties)) in images.into_iter().enumerate() {
        let code = Input::open_module(&files.file(row.cells[at_code]))?;
        let special = options
            .for_image(&properties)
            .and_then(|options| {
                lapidary::Module::parse(&code.bytes)?.specialize(&options, Some(&properties))
            })
            .map_err(|error| code.failure(error))?;
        let to = Row::new(&format!("{}_{at}", stem.display()), None);
        write(&mut staged, Path::new(&to.code), &read::bytes(&special.words))?;
        let properties = special.properties.unwrap_or(properties);
        write(&mut staged, Path::new(&to.properties), properties.print().as_bytes())?;
        if let Some(at) = at_symbols {
            let symbols = Input::open(&files.file(row.cells[at]))?;
            write(&mut staged, Path::new(&to.symbols), &symbols.bytes)?;
        }
        written.push(to);
    }
    write(&mut staged, output, table::print(columns, &written).as_bytes())?;
    staged.commit().map_err(|error| Failure::written(&error))?;
    console::wrote(format_args!("{} images to {}", written.len(), output.display()));
    Ok(())
}

/// Checks that every constant that is named is one of some image.
fn known_by_any<'p>(
    options: &Specialize,
    images: impl Iterator<Item = &'p PropertySets>,
) -> lapidary::Result<()> {
    let maps = images.map(SpecMap::of).collect::<lapidary::Result<Vec<_>>>()?;
    options.check_names(&maps)
}
