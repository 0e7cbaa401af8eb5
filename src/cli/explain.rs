//! `lapidary explain`: why a kernel needs an aspect, why two kernels are in different images.

use std::fmt::Write as _;
use std::path::Path;

use lapidary::graph::SymbolId;
use lapidary::passes::split::{Mode, Policy, key};
use lapidary::passes::{aspects, diagnostics};

use super::args::{Argument, Command, Count, Group, Kind, Parsed};
use super::module::{self, ASPECT_OPTIONS, MODULE, Surveyed};
use super::phases::Phases;
use super::{Failure, console};

pub(super) static COMMAND: Command = Command {
    heading: "Look into modules",
    commands: &[&ASPECTS, &SPLIT],
    ..Command::new(
        "explain",
        "Say why a kernel needs an aspect, or why two kernels are in different images",
        |_| Ok(()),
    )
};

static ASPECTS: Command = Command {
    details: "The calls that lead from FUNCTION to a use of ASPECT, down to the instruction.",
    arguments: &[
        FILE,
        function("FUNCTION", "The function that needs it, mangled or demangled"),
        Argument { kind: Kind::Text, ..function("ASPECT", "The aspect, by name or number") },
    ],
    options: &[ASPECT_OPTIONS],
    ..Command::new("aspects", "Say why a function needs an aspect", explain_aspects)
};

static SPLIT: Command = Command {
    details: "What two entry points do not have in common, of that which decides on images.",
    arguments: &[
        FILE,
        function("A", "An entry point, mangled or demangled"),
        function("B", "Another one"),
    ],
    options: &[
        Group { title: "Options", rows: &[module::split("How to cut").default("auto")] },
        ASPECT_OPTIONS,
    ],
    ..Command::new("split", "Say why two entry points are not in one image", explain_images)
};

const FILE: Argument =
    Argument { count: Count::One, help: "LLVM bitcode or SPIR-V; - is standard input", ..MODULE };

const fn function(name: &'static str, help: &'static str) -> Argument {
    Argument { name, help, kind: Kind::Text, count: Count::One }
}

/// Opens the file, propagates aspects, and finds the first of the two names.
fn explain(
    parsed: &Parsed,
    answer: impl FnOnce(&Surveyed<'_>, &aspects::Aspects, SymbolId, &str) -> Result<String, Failure>,
) -> Result<(), Failure> {
    let [path, first, second] = &parsed.arguments[..] else {
        return Err(Failure::usage("a file and two names are needed"));
    };
    let mut phases = Phases::new("read", parsed, true);
    let (input, kind) = module::open(Path::new(path))?;
    let module = module::read(&input, kind)?;
    phases.next("survey", 0);
    let surveyed = Surveyed::new(&module, &input, module::numbering(parsed))?;
    phases.next("propagate aspects", 0);
    let aspects = aspects::propagate(&surveyed.graph, &surveyed.aspect_options(parsed)?);
    phases.next("explain", 0);
    let first = surveyed.find(&first.to_string_lossy())?;
    let text = answer(&surveyed, &aspects, first, &second.to_string_lossy())?;
    phases.finish();
    console::print(&text)
}

fn explain_aspects(parsed: &Parsed) -> Result<(), Failure> {
    explain(parsed, explain_aspect)
}

fn explain_images(parsed: &Parsed) -> Result<(), Failure> {
    explain(parsed, |surveyed, aspects, first, second| {
        let second = surveyed.find(second)?;
        explain_split(surveyed, aspects, module::mode(parsed), first, second)
    })
}

fn explain_aspect(
    surveyed: &Surveyed<'_>,
    aspects: &aspects::Aspects,
    function: SymbolId,
    aspect: &str,
) -> Result<String, Failure> {
    let number = surveyed.aspect_number(aspect).ok_or_else(|| surveyed.no_aspect(aspect))?;
    let (name, graph) = (surveyed.aspect_name(number), &surveyed.graph);
    let shown = surveyed.demangled(function);
    let Some(chain) = diagnostics::shortest_chain(graph, aspects, function, number) else {
        return Ok(format!("'{shown}' does not need aspect '{name}'\n"));
    };
    let mut text = format!("'{shown}' needs aspect '{name}' ({number}):\n");
    let mut line =
        |text_of_line: String| writeln!(text, "  {text_of_line}").expect("writing to a string");
    for pair in chain.windows(2) {
        let place = surveyed.call_site(pair[0], pair[1]);
        let place = place.map_or(String::new(), |place| format!(" at {place}"));
        let how = if graph.calls.row(pair[0].0).contains(&pair[1].0) {
            "calls"
        } else {
            "may call virtually"
        };
        line(format!(
            "'{}' {how} '{}'{place}",
            surveyed.demangled(pair[0]),
            surveyed.demangled(pair[1])
        ));
    }
    let last = chain[chain.len() - 1];
    let function = &graph.functions[last.0 as usize];
    let site = surveyed.use_site(last, number);
    let place = site.place.map_or(String::new(), |place| format!(" at {place}"));
    let list = |list| graph.aspect_lists.get(list).contains(&number);
    let what = if let Some(instruction) = site.instruction {
        format!("uses it in instruction {instruction}{place}")
    } else if function.declared.is_some_and(list) {
        "declares it with device_has".to_string()
    } else if list(function.used_metadata) {
        "uses it as its metadata says".to_string()
    } else {
        "uses it".to_string()
    };
    line(format!("'{}' {what}", surveyed.demangled(last)));
    Ok(text)
}

fn explain_split(
    surveyed: &Surveyed<'_>,
    aspects: &aspects::Aspects,
    mode: Mode,
    first: SymbolId,
    second: SymbolId,
) -> Result<String, Failure> {
    let graph = &surveyed.graph;
    let policy = Policy { mode, ..Policy::default() };
    let (a, b) = (surveyed.demangled(first), surveyed.demangled(second));
    for (id, name) in [(first, &a), (second, &b)] {
        if !policy.is_entry_point(graph, &graph.functions[id.0 as usize]) {
            return Ok(format!("'{name}' is no entry point: it is in every image that needs it\n"));
        }
    }
    if first == second {
        return Ok("these are one function\n".to_string());
    }
    match mode {
        Mode::None => return Ok("one image: -split=none puts everything into one\n".to_string()),
        Mode::Kernel => {
            return Ok("two images: -split=kernel makes one for each entry point\n".to_string());
        }
        Mode::Source | Mode::Auto => {}
    }
    let (of_a, of_b) = (key::parts(graph, aspects, first), key::parts(graph, aspects, second));
    let mut text = String::new();
    for (part, (x, y)) in key::PARTS.iter().zip(of_a.iter().zip(&of_b)).filter(|(_, (x, y))| x != y)
    {
        let show = |value: &str| match value.trim_start_matches('-') {
            "" => "none".to_string(),
            list if *part == "aspects" => list
                .split('-')
                .map(|number| {
                    number.parse::<u32>().map_or(number.into(), |n| surveyed.aspect_name(n as i32))
                })
                .collect::<Vec<_>>()
                .join(", "),
            list => list.replace('-', ", "),
        };
        let (x, y) =
            if part.starts_with("source") { (x.clone(), y.clone()) } else { (show(x), show(y)) };
        writeln!(text, "  {part}: '{a}' has {x}, '{b}' has {y}").expect("writing to a string");
    }
    Ok(if text.is_empty() {
        format!("one image: '{a}' and '{b}' have the same key\n")
    } else {
        format!("two images, because of\n{text}")
    })
}
