//! `lapidary aspects`: which aspects each function uses, inherits and declares.

use std::ffi::OsString;
use std::io::{self, Write as _};

use lapidary::graph::{AspectList, Flags};
use lapidary::passes::{aspects, diagnostics};
use serde_json::json;

use super::Failure;
use super::module::{self, ASPECT_OPTIONS, Surveyed};
use super::options::{self, flag};
use super::report;

/// Show which aspects each function uses, inherits and declares.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(super) struct Aspects {
    /// The file and options; `--help` lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

pub(super) fn run(command: &Aspects) -> Result<(), Failure> {
    let mut specs =
        vec![flag("json", "Machine-readable output"), flag("help", "Show this"), flag("h", "")];
    specs.extend_from_slice(ASPECT_OPTIONS);
    let parsed = options::parse(&command.arguments, &specs).map_err(Failure::usage)?;
    if parsed.flag("help") || parsed.flag("h") {
        let about = "Shows which aspects each function of a module uses, inherits and declares.";
        let text = options::help("lapidary aspects FILE [options]", about, &specs);
        return print(&text);
    }
    let [path] = &parsed.inputs[..] else {
        return Err(Failure::usage("one file is needed"));
    };
    let input = module::open(path)?;
    let module = module::read(&input)?;
    let surveyed = Surveyed::new(&module, &input, module::numbering(&parsed)?)?;
    let graph = &surveyed.graph;
    let aspects = aspects::propagate(graph, &surveyed.aspect_options(&parsed)?);
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
        return print(&format!(
            "{:#}\n",
            json!({"functions": functions, "diagnostics": diagnostics})
        ));
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
    let mut text = String::new();
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
        eprint!("{}", report::mismatch_text(&surveyed, mismatch));
    }
    print(&text)
}

fn print(text: &str) -> Result<(), Failure> {
    io::stdout().lock().write_all(text.as_bytes()).map_err(|error| Failure::stdout(&error))
}
