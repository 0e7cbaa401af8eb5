//! `lapidary aspects`: which aspects each function uses, inherits and declares.

use std::path::Path;

use lapidary::graph::{AspectList, Flags};
use lapidary::passes::{aspects, diagnostics};
use serde_json::json;

use super::args::{Command, Group, Parsed};
use super::module::{self, ASPECT_OPTIONS, JSON, MODULES, Surveyed};
use super::phases::Phases;
use super::{Failure, console, report, with_each};

pub(super) static COMMAND: Command = Command {
    details: "Of each function: the aspects that it uses, itself or through what it calls, those \
              that are its own, and those that it declares. What contradicts is told as warnings.",
    heading: "Look into modules",
    arguments: &[MODULES],
    options: &[Group { title: "Options", rows: &[JSON] }, ASPECT_OPTIONS],
    ..Command::new("aspects", "Show which aspects each function uses, inherits and declares", run)
};

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let mut phases = Phases::new("read", parsed, true);
    with_each(parsed, |path| show(parsed, path, &mut phases))?;
    phases.finish();
    Ok(())
}

fn show(parsed: &Parsed, path: &Path, phases: &mut Phases) -> Result<(), Failure> {
    phases.next("read", 0);
    let (input, kind) = module::open(path)?;
    let module = module::read(&input, kind)?;
    phases.next("survey", 0);
    let surveyed = Surveyed::new(&module, &input, module::numbering(parsed))?;
    phases.next("propagate aspects", 0);
    let graph = &surveyed.graph;
    let aspects = aspects::propagate(graph, &surveyed.aspect_options(parsed)?);
    let mismatches = diagnostics::aspect_mismatches(graph, &aspects);
    let list = |list: AspectList| graph.aspect_lists.get(list).to_vec();
    let functions = graph.functions.iter().zip(graph.function_ids());
    let functions = functions.filter(|(function, _)| !function.flags.has(Flags::INTRINSIC));
    if parsed.flag("json") {
        let functions: Vec<_> = functions
            .map(|(function, id)| {
                json!({
                    "name": graph.show(id),
                    "kernel": function.flags.has(Flags::KERNEL),
                    "used": aspects.given(id).collect::<Vec<_>>(),
                    "declared": function.declared.map(list).unwrap_or_default(),
                    "own": list(function.own),
                })
            })
            .collect();
        let diagnostics: Vec<_> =
            mismatches.iter().map(|mismatch| report::mismatch_json(&surveyed, mismatch)).collect();
        let answer =
            json!({"file": input.name, "functions": functions, "diagnostics": diagnostics});
        return console::json(&answer, parsed.files().len() > 1);
    }
    let names = |numbers: Vec<i32>| {
        let names: Vec<String> = numbers
            .into_iter()
            .map(|aspect| match surveyed.aspect_name(aspect) {
                name if name == aspect.to_string() => name,
                name => format!("{name} ({aspect})"),
            })
            .collect();
        if names.is_empty() { "none".to_string() } else { names.join(", ") }
    };
    let mut text = match parsed.files().len() {
        1 => String::new(),
        _ => format!("{}:\n", input.name),
    };
    for (function, id) in functions {
        let kernel = if function.flags.has(Flags::KERNEL) { "kernel " } else { "" };
        text.push_str(&format!("{kernel}{}\n", surveyed.demangled(id)));
        text.push_str(&format!("  used:     {}\n", names(aspects.given(id).collect())));
        text.push_str(&format!("  own:      {}\n", names(list(function.own))));
        if let Some(declared) = function.declared {
            text.push_str(&format!("  declared: {}\n", names(list(declared))));
        }
    }
    for mismatch in &mismatches {
        console::warn(&report::mismatch_text(&surveyed, mismatch));
    }
    console::print(&text)
}
