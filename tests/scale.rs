//! The split at scale: aspects and image plans of a program of 1,000,000 functions cost at most two
//! seconds of CPU time, and ten times as many kernels cost ten times as much.
//!
//! `cargo test --release --test scale` holds the numbers to it; without optimisation the sizes are a
//! tenth, and only the growth is looked at. Every measurement is a process of its own, as a run of
//! the program is: memory that an earlier run has used already would make small graphs look cheaper.

use std::process::Command;

/// The CPU time of aspects and plans in seconds, where the system tells it.
fn cost(kernels: u32, mode: &str) -> Option<f64> {
    let functions = (10 * kernels).to_string();
    let run = Command::new(env!("CARGO_BIN_EXE_lapidary"))
        .args(["generate-graph", "--seed", "1", "--split", mode])
        .args(["--kernels", &kernels.to_string(), "--functions", &functions])
        .output()
        .expect("the program runs");
    let text = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let line = text.lines().last().expect("the program reports");
    let line = line.strip_suffix(" s (CPU)")?;
    let times =
        line.strip_prefix("propagation ").and_then(|line| line.split_once(" s, partition "));
    let (propagation, partition) = times.expect("two times");
    let seconds = |text: &str| text.parse::<f64>().expect("a number of seconds");
    Some(seconds(propagation) + seconds(partition))
}

/// Medians of several rounds: the CPU time of the small size, that of the large one, and the exponent
/// of the growth. A round takes as many small runs as make up the large one, so that both take about
/// as long and whatever else is on the machine is in both.
fn measure(small: u32, mode: &str) -> Option<[f64; 3]> {
    let mut rounds = Vec::new();
    for _ in 0..7 {
        let less = (0..TIMES).map(|_| cost(small, mode)).sum::<Option<f64>>()? / f64::from(TIMES);
        let more = cost(TIMES * small, mode)?;
        rounds.push([less, more, (more / less).log(f64::from(TIMES))]);
    }
    Some([0, 1, 2].map(|column| {
        rounds.sort_by(|a, b| a[column].total_cmp(&b[column]));
        rounds[rounds.len() / 2][column]
    }))
}

/// How many times as large the large size is.
const TIMES: u32 = 10;

#[test]
fn a_million_functions_in_two_seconds_and_linear_growth() {
    let optimised = !cfg!(debug_assertions);
    let small = if optimised { 10_000 } else { 1_000 };
    let large = TIMES * small;
    for mode in ["kernel", "auto"] {
        let Some([less, more, exponent]) = measure(small, mode) else {
            println!("this system does not tell the CPU time of threads: nothing is measured");
            return;
        };
        println!(
            "-split={mode}: {small} kernels {less:.4} s, {large} kernels {more:.4} s, exponent {exponent:.3}"
        );
        // The work is linear; what is above 1 is that a graph of 10,000 kernels fits into the cache
        // of a core and ten of them do not. Unoptimised runs are short, so they vary more.
        let most = if optimised { 1.05 } else { 1.2 };
        assert!(exponent <= most, "-split={mode}: the exponent is {exponent:.3}, more than {most}");
        assert!(!optimised || more <= 2.0, "-split={mode}: {more:.3} s for {large} kernels");
    }
}
