//! The split at scale: aspects and image plans of a program of 1,000,000 functions cost at most two
//! seconds of CPU time, and ten times as many kernels cost ten times as much.
//!
//! `cargo test --release --test scale` holds the numbers to it; without optimisation the sizes are a
//! tenth, and only the growth is looked at. This is the only test of its program: the time of all
//! threads is counted.

use std::fs;

use lapidary::graph::Graph;
use lapidary::graph::generate::{Shape, generate};
use lapidary::passes::aspects::{Options, propagate};
use lapidary::passes::split::{Mode, Policy, split};

/// The CPU time of all threads of this process in seconds, where the system tells it.
fn cpu_time() -> Option<f64> {
    let mut nanoseconds = 0u64;
    for thread in fs::read_dir("/proc/self/task").ok()? {
        let text = fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
        nanoseconds += text.split(' ').next()?.parse::<u64>().ok()?;
    }
    Some(nanoseconds as f64 / 1e9)
}

/// The least CPU time of three runs: others on the machine can only add to it.
fn cost(graph: &Graph, mode: Mode) -> Option<f64> {
    let policy = Policy { mode, ..Policy::default() };
    let mut least = f64::INFINITY;
    for _ in 0..3 {
        let start = cpu_time()?;
        let aspects = propagate(graph, &Options::default());
        let plans = split(graph, &aspects, &policy).expect("a generated graph can be split");
        let time = cpu_time()? - start;
        assert!(plans.len() > 10, "{} images", plans.len());
        least = least.min(time);
    }
    Some(least)
}

#[test]
fn a_million_functions_in_two_seconds_and_linear_growth() {
    let optimised = !cfg!(debug_assertions);
    let kernels = if optimised { 100_000 } else { 10_000 };
    let graph = |kernels| generate(Shape { kernels, functions: 10 * kernels, seed: 1, oddity: 1 });
    let (small, large) = (graph(kernels / 10), graph(kernels));
    for mode in [Mode::Kernel, Mode::Auto] {
        let (Some(less), Some(more)) = (cost(&small, mode), cost(&large, mode)) else {
            println!("this system does not tell the CPU time of threads: nothing is measured");
            return;
        };
        // Each tenfold of size is 10^exponent in time.
        let exponent = (more / less).log10();
        println!(
            "{mode:?}: {} kernels {less:.3} s, {kernels} kernels {more:.3} s, exponent {exponent:.3}",
            kernels / 10
        );
        // Unoptimised runs are short, so they vary more.
        let most = if optimised { 1.05 } else { 1.2 };
        assert!(exponent <= most, "{mode:?}: the exponent is {exponent:.3}, more than {most}");
        assert!(!optimised || more <= 2.0, "{mode:?}: {more:.3} s for {kernels} kernels");
    }
}
