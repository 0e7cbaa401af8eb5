//! `lapidary generate-graph`: a synthetic module graph, or what splitting one takes.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use clap::Args;
use lapidary::graph::Graph;
use lapidary::graph::generate::{Shape, generate};
use lapidary::graph::text;
use lapidary::passes::aspects::{Options, propagate};
use lapidary::passes::split::{Mode, Policy, split};

use super::Failure;
use super::cpu_time::cpu_time;

/// Make a synthetic module graph, for benchmarks and fuzzing.
#[derive(Args)]
pub(super) struct GenerateGraph {
    /// Number of kernels.
    #[arg(long, default_value_t = 10)]
    kernels: u32,
    /// Number of other functions.
    #[arg(long, default_value_t = 100)]
    functions: u32,
    /// The same seed makes the same graph.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print what splitting takes, not the graph: none, source, kernel or auto.
    #[arg(long, value_name = "MODE")]
    split: Option<String>,
}

pub(super) fn run(arguments: &GenerateGraph) -> Result<(), Failure> {
    let &GenerateGraph { kernels, functions, seed, .. } = arguments;
    if u64::from(kernels) + u64::from(functions) > 100_000_000 {
        return Err(Failure::usage("a graph has at most 100,000,000 functions"));
    }
    let graph = generate(Shape { kernels, functions, seed, oddity: 1 });
    let mut out = io::stdout().lock();
    let written = match &arguments.split {
        None => text::write(&graph, &mut out),
        Some(mode) => out.write_all(measure(&graph, mode)?.as_bytes()),
    };
    written.map_err(|error| Failure::stdout(&error))
}

/// What splitting a graph in this mode takes, and what comes of it.
fn measure(graph: &Graph, mode: &str) -> Result<String, Failure> {
    let unknown = || Failure::usage(format!("no split mode is called '{mode}'"));
    let policy = Policy { mode: Mode::from_name(mode).ok_or_else(unknown)?, ..Policy::default() };
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
