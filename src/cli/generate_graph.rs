//! `lapidary generate-graph`: a synthetic module graph, or what splitting one takes.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::time::Instant;

use clap::Args;
use lapidary::graph::generate::{Shape, generate};
use lapidary::graph::text;
use lapidary::passes::aspects::{Options, propagate};
use lapidary::passes::split::{Mode, Policy, split};

use super::Failure;

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
    let mut out = String::new();
    match &arguments.split {
        None => out = text::print(&graph),
        Some(mode) => {
            let unknown = || Failure::usage(format!("no split mode is called '{mode}'"));
            let policy =
                Policy { mode: Mode::from_name(mode).ok_or_else(unknown)?, ..Policy::default() };
            let start = Instant::now();
            let aspects = propagate(&graph, &Options::default());
            let propagated = start.elapsed();
            let plans = split(&graph, &aspects, &policy).map_err(Failure::new)?;
            let partitioned = start.elapsed() - propagated;
            let symbols: usize = plans
                .iter()
                .map(|plan| plan.contents.functions.len() + plan.contents.variables.len())
                .sum();
            writeln!(
                out,
                "{} functions, {} variables, {} calls, {} references",
                graph.functions.len(),
                graph.variables.len(),
                graph.calls.len(),
                graph.references.len()
            )
            .expect("writing to a string");
            writeln!(out, "{} images with {symbols} symbols", plans.len())
                .expect("writing to a string");
            writeln!(
                out,
                "propagation {:.3} s, partition {:.3} s (wall)",
                propagated.as_secs_f64(),
                partitioned.as_secs_f64()
            )
            .expect("writing to a string");
        }
    }
    io::stdout().lock().write_all(out.as_bytes()).map_err(|error| Failure::stdout(&error))
}
