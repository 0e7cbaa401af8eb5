//! The arguments and options that commands share, and what they ask of the library.

use std::sync::Arc;

use lapidary::targets::Devices;
use lapidary::{
    AddressSpaces, AspectId, AspectRules, DebugVersion, Extensions, Mode, Numbering, Place,
    TextLimit,
};

use super::Failure;
use super::args::{Argument, Count, Group, Kind as Value, Opt, Parsed, flag, value};
use super::console;
use super::input::Input;

/// Options that decide how aspects are counted, with the names of the aspects pass.
pub(super) const ASPECT_OPTIONS: Group = Group {
    title: "Aspects",
    rows: &[
        value(
            "sycl-propagate-aspects-usage-exclude-aspects",
            "LIST",
            Value::Text,
            "Aspects that functions do not inherit, by name or number, separated by commas",
        )
        .repeats(),
        value(
            "sycl-propagate-aspects-usage-fixed-targets",
            "LIST",
            Value::Text,
            "The same by aspects that stand for targets",
        )
        .repeats(),
        value(
            "fixed-targets",
            "LIST",
            Value::Text,
            "The targets that all code is meant for, separated by commas",
        )
        .repeats(),
        DEVICE_CONFIG,
        NUMBERING,
    ],
};

/// How long a text may be.
pub(super) const LIMIT: Opt = value(
    "limit",
    "TIMES",
    Value::Number(1 << 32),
    "How many times as long as FILE the text may be, 16 MB in any case; 0 is no limit",
)
.default("250");

/// The value of [`LIMIT`].
pub(super) fn text_limit(parsed: &Parsed) -> TextLimit {
    let times = parsed.has(LIMIT.name).then(|| parsed.number(LIMIT.name)).flatten();
    times.map_or_else(TextLimit::default, TextLimit::times)
}

/// Which numbers aspects have.
pub(super) const NUMBERING: Opt = value(
    "aspect-numbering",
    "WHICH",
    Value::Choice(&[&["classic"], &["2026"]]),
    "Numbers of aspects where nothing lists them",
)
.default("classic");

/// Which devices there are.
pub(super) const DEVICE_CONFIG: Opt = value(
    "device-config-file",
    "FILE",
    Value::File,
    "What devices there are and what they support, as 'lapidary targets' prints it",
)
.default("what is built in");

/// The numbers that a front end has for address spaces.
pub(super) const ADDRESS_SPACES: Opt = value(
    "spirv-addrspace-map",
    "LIST",
    Value::Text,
    "Address spaces that the bitcode has other numbers for, as SPIR:BITCODE with commas between them: \
     0:4,4:0 for private memory as 4 and generic pointers as 0",
);

/// The numbers that a front end has for address spaces.
pub(super) fn address_spaces(parsed: &Parsed) -> Result<AddressSpaces, Failure> {
    match parsed.text(ADDRESS_SPACES.name) {
        None => Ok(AddressSpaces::default()),
        Some(list) => list.parse().map_err(|error| {
            Failure::new(format!("the value of '--{}': {error}", ADDRESS_SPACES.name))
        }),
    }
}

/// Which numbers aspects have.
pub(super) fn numbering(parsed: &Parsed) -> Numbering {
    match parsed.text(NUMBERING.name) {
        Some("2026") => Numbering::Renumbered,
        _ => Numbering::Classic,
    }
}

/// The devices of the configuration that the options name.
pub(super) fn devices(parsed: &Parsed) -> Result<Devices, Failure> {
    let Some(path) = parsed.path(DEVICE_CONFIG.name) else { return Ok(Devices::default()) };
    let input = Input::open(path)?;
    let text = str::from_utf8(&input.bytes)
        .map_err(|error| Failure::new(format!("{}: {error}", input.name)))?;
    let (devices, warnings) =
        Devices::parse(text, numbering(parsed)).map_err(|error| match error.place() {
            Some(Place::Text { line, column }) => {
                Failure::new(format!("{}:{line}:{column}: {error}", input.name))
            }
            _ => input.failure(error),
        })?;
    for warning in warnings {
        console::warn(&format!("{}:{warning}\n", input.name));
    }
    Ok(devices)
}

/// The module that a command works on.
pub(super) const MODULE: Argument = Argument {
    name: "FILE",
    help: "LLVM bitcode or SPIR-V; FILE@NUMBER or FILE@KERNEL is an image in FILE, as 'lapidary ls' lists \
           them; - or nothing is standard input",
    kind: Value::File,
    count: Count::Optional,
};

/// The modules that a command looks at.
pub(super) const MODULES: Argument = Argument { count: Count::Many, ..MODULE };

pub(super) const JSON: Opt = flag("json", "Write JSON: one document, or a line for each FILE");

/// The option of how to split, with the names that sycl-post-link has for it.
pub(super) const fn split(help: &'static str) -> Opt {
    const MODES: &[&[&str]] =
        &[&["auto"], &["source", "per_source"], &["kernel", "per_kernel"], &["off"], &["none"]];
    value("split", "MODE", Value::Choice(MODES), help)
}

pub(super) const MAX_VERSION: Opt =
    value("spirv-max-version", "VERSION", Value::Version, "The highest version of SPIR-V to write")
        .default("1.6");

pub(super) const DEBUG_VERSION: Opt = value(
    "spirv-debug-info-version",
    "VERSION",
    Value::Choice(&[
        &["legacy"],
        &["ocl-100"],
        &["nonsemantic-shader-100"],
        &["nonsemantic-shader-200"],
        &["lines"],
    ]),
    "The set of instructions that debug information is written in, or source lines only",
);

/// The value of [`DEBUG_VERSION`].
pub(super) fn debug_version(parsed: &Parsed) -> Option<Option<DebugVersion>> {
    parsed.text(DEBUG_VERSION.name).map(|name| match name {
        "legacy" => Some(DebugVersion::Legacy),
        "ocl-100" => Some(DebugVersion::OpenCl100),
        "nonsemantic-shader-100" => Some(DebugVersion::Shader100),
        "nonsemantic-shader-200" => Some(DebugVersion::Shader200),
        _ => None,
    })
}

/// `--spirv-ext`
pub(super) const EXTENSIONS: Opt = value(
    "spirv-ext",
    "LIST",
    Value::Text,
    "Extensions of SPIR-V that may be used or not: +NAME,-NAME,all",
)
.repeats();

/// The extensions that the options allow, if they speak of some.
pub(super) fn extensions(parsed: &Parsed) -> Result<Option<Extensions>, Failure> {
    let mut extensions = None;
    for text in parsed.texts(EXTENSIONS.name) {
        let extensions = extensions.get_or_insert_with(Extensions::default);
        extensions.extend(text).map_err(Failure::usage)?;
    }
    Ok(extensions)
}

/// Which mode the options ask for.
pub(super) fn mode(parsed: &Parsed) -> Mode {
    // The parser takes no other names.
    parsed.text("split").and_then(Mode::from_name).unwrap_or_default()
}

/// How the options want aspects to be counted.
pub(super) fn aspect_rules(options: &Parsed) -> Result<AspectRules, Failure> {
    let lists = |name: &str| {
        let names = options.texts(name).flat_map(|list| list.split(',')).map(str::trim);
        names.filter(|name| !name.is_empty()).map(AspectId::from).collect::<Vec<_>>()
    };
    let rules = AspectRules::new()
        .numbering(numbering(options))
        .devices(Arc::new(devices(options)?))
        .exclude(lists("sycl-propagate-aspects-usage-exclude-aspects"));
    let targets = ["sycl-propagate-aspects-usage-fixed-targets", "fixed-targets"];
    let given = targets.into_iter().filter(|name| options.is_given(name));
    Ok(given.fold(rules, |rules, name| rules.fixed_targets(lists(name))))
}
