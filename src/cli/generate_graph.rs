//! `lapidary generate-graph`: a synthetic module graph, or what splitting one takes.

use std::time::{Duration, Instant};

use lapidary::graph::Graph;
use lapidary::graph::generate::{Shape, generate};
use lapidary::graph::text;
use lapidary::passes::aspects::{Options, propagate};
use lapidary::passes::split::{Mode, Policy, split};

use super::args::{Command, Group, Kind, Parsed, value};
use super::cpu_time::cpu_time;
use super::{Failure, console, module};

pub(super) static COMMAND: Command = Command {
    heading: "Other",
    options: &[Group {
        title: "Options",
        rows: &[
            value("kernels", "N", Kind::Number(FUNCTIONS), "Number of kernels").default("10"),
            value("functions", "N", Kind::Number(FUNCTIONS), "Number of other functions")
                .default("100"),
            value(
                "address-taken",
                "N",
                Kind::Number(FUNCTIONS),
                "Number of functions that the indirect calls of all others may reach",
            )
            .default("0"),
            value("seed", "N", Kind::Number(u64::MAX), "The same seed makes the same graph")
                .default("1"),
            module::split("Print what splitting takes, and not the graph"),
        ],
    }],
    ..Command::new("generate-graph", "Make a synthetic module graph, for benchmarks", run)
};

const FUNCTIONS: u64 = 50_000_000;

fn run(parsed: &Parsed) -> Result<(), Failure> {
    let number = |name, default| parsed.number(name).unwrap_or(default);
    // The parser has seen to it that they are small.
    let (kernels, functions) = (number("kernels", 10) as u32, number("functions", 100) as u32);
    let address_taken = number("address-taken", 0) as u32;
    let seed = number("seed", 1);
    let graph = generate(Shape { kernels, functions, seed, oddity: 1, address_taken });
    if parsed.is_given("split") {
        return console::print(&measure(&graph, module::mode(parsed))?);
    }
    console::stream(|mut out| text::write(&graph, &mut out)).map_err(|e| Failure::stdout(&e))
}

/// What splitting a graph in this mode takes, and what comes of it.
fn measure(graph: &Graph, mode: Mode) -> Result<String, Failure> {
    let policy = Policy { mode, ..Policy::default() };
    let clock = Clock::new();
    let start = clock.time();
    let aspects = propagate(graph, &Options::default());
    let propagated = clock.time() - start;
    let plans = split(graph, &aspects, &policy).map_err(Failure::new)?;
    let partitioned = clock.time() - start - propagated;
    let symbols: usize = plans
        .iter()
        .map(|plan| plan.contents.functions.len() + plan.contents.variables.len())
        .sum();
    Ok(format!(
        "{} functions, {} variables, {} calls, {} references\n\
         {} images with {symbols} symbols\n\
         propagation {:.6} s, partition {:.6} s ({})\n",
        graph.functions.len(),
        graph.variables.len(),
        graph.calls.len(),
        graph.references.len(),
        plans.len(),
        propagated.as_secs_f64(),
        partitioned.as_secs_f64(),
        if clock.cpu { "CPU" } else { "wall" }
    ))
}

/// A clock of CPU time, or of the time that passes where the system does not tell it.
struct Clock {
    begin: Instant,
    cpu: bool,
}

impl Clock {
    fn new() -> Self {
        Clock { begin: Instant::now(), cpu: cpu_time().is_some() }
    }

    fn time(&self) -> Duration {
        cpu_time().filter(|_| self.cpu).unwrap_or_else(|| self.begin.elapsed())
    }
}
