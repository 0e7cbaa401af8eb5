//! `lapidary explain`: why a kernel needs an aspect, why two kernels are in different images.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{self, Write as _};

use clap::Subcommand;
use lapidary::graph::SymbolId;
use lapidary::passes::split::{Mode, Policy, key};
use lapidary::passes::{aspects, diagnostics};

use super::Failure;
use super::module::{self, ASPECT_OPTIONS, Surveyed};
use super::options::{self, Parsed};

/// Say why a kernel needs an aspect, or why two kernels are not in one image.
#[derive(clap::Args)]
pub(super) struct Explain {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// FILE FUNCTION ASPECT: the calls that lead to a use of the aspect, down to the instruction.
    Aspects(Rest),
    /// FILE A B: what two entry points do not have in common (with -split=MODE; default auto).
    Split(Rest),
}

#[derive(clap::Args)]
struct Rest {
    /// See above.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, required = true)]
    arguments: Vec<OsString>,
}

pub(super) fn run(command: &Explain) -> Result<(), Failure> {
    let (What::Aspects(rest) | What::Split(rest)) = &command.what;
    let mut specs = ASPECT_OPTIONS.to_vec();
    specs.push(options::value("split", "Mode of the split"));
    let parsed = options::parse(&rest.arguments, &specs).map_err(Failure::usage)?;
    let [path, first, second] = &parsed.inputs[..] else {
        return Err(Failure::usage("a file and two names are needed"));
    };
    let input = module::open(path)?;
    let module = module::read(&input)?;
    let surveyed = Surveyed::new(&module, &input, module::numbering(&parsed)?)?;
    let aspects = aspects::propagate(&surveyed.graph, &surveyed.aspect_options(&parsed)?);
    let (first, second) = (first.to_string_lossy(), second.to_string_lossy());
    let first = surveyed.find(&first)?;
    let text = match command.what {
        What::Aspects(_) => explain_aspect(&surveyed, &aspects, first, &second)?,
        What::Split(_) => {
            let second = surveyed.find(&second)?;
            explain_split(&surveyed, &aspects, &parsed, first, second)?
        }
    };
    io::stdout().lock().write_all(text.as_bytes()).map_err(|error| Failure::stdout(&error))
}

fn explain_aspect(
    surveyed: &Surveyed<'_>,
    aspects: &aspects::Aspects,
    function: SymbolId,
    aspect: &str,
) -> Result<String, Failure> {
    let number = surveyed
        .aspect_number(aspect)
        .ok_or_else(|| Failure::new(format!("no aspect is called '{aspect}'")))?;
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
    parsed: &Parsed,
    first: SymbolId,
    second: SymbolId,
) -> Result<String, Failure> {
    let graph = &surveyed.graph;
    let mode = parsed.value("split").unwrap_or("auto");
    let mode = Mode::from_name(mode)
        .ok_or_else(|| Failure::usage(format!("no split mode is called '{mode}'")))?;
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
