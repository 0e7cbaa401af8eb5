//! How cost grows. The split at scale: aspects and image plans of a program of 1,000,000 functions cost at
//! most two seconds of CPU time, and ten times as many kernels cost ten times as much. And whatever
//! grows in a module, names, sets, chains, blocks, types: time and memory grow with the bytes that are read
//! and written.
//!
//! `cargo test --release --test scale` holds the numbers to it; without optimisation the sizes are a
//! tenth, and only the growth is looked at. Every measurement is a process of its own, as a run of
//! the program is: memory that an earlier run has used already would make small graphs look cheaper.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "support/bitstream.rs"]
mod bitstream;
#[path = "support/families.rs"]
#[allow(dead_code, reason = "one of the families is for tests of limits")]
mod families;

use families::{FAMILIES, Family};

/// The CPU time of aspects and of plans in seconds, where the system tells it.
fn times(seed: &str, kernels: u32, address_taken: u32, mode: &str) -> Option<[f64; 2]> {
    let functions = (10 * kernels).to_string();
    let run = Command::new(env!("CARGO_BIN_EXE_lapidary"))
        .args(["generate-graph", "--seed", seed, "--split", mode])
        .args(["--kernels", &kernels.to_string(), "--functions", &functions])
        .args(["--address-taken", &address_taken.to_string()])
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
    Some([seconds(propagation), seconds(partition)])
}

/// The CPU time of both.
fn cost(kernels: u32, mode: &str) -> Option<f64> {
    times("1", kernels, 0, mode).map(|[aspects, plans]| aspects + plans)
}

/// How many times as large the large size is.
const TIMES: u32 = 10;

/// One round: the mean CPU time of as many small runs as make up a large one, and that of the large
/// one. Both take about as long, so whatever else is on the machine is in both.
fn round(small: u32, mode: &str) -> Option<[f64; 2]> {
    let less = (0..TIMES).map(|_| cost(small, mode)).sum::<Option<f64>>()?;
    Some([less / f64::from(TIMES), cost(TIMES * small, mode)?])
}

#[test]
fn a_million_functions_in_two_seconds_and_linear_growth() {
    let optimised = !cfg!(debug_assertions);
    let small = if optimised { 10_000 } else { 1_000 };
    let large = TIMES * small;
    // The work is linear (ten times the kernels are ten times the instructions); what is above 1 is
    // that a graph of 10,000 kernels fits into the cache of a core and ten of them do not.
    // Unoptimised runs are short, so they vary more.
    let most = if optimised { 1.05 } else { 1.2 };
    for mode in ["kernel", "auto"] {
        // Others on the machine can only add: the least time of each size counts. What takes turns
        // with us for seconds gets more rounds to end.
        let mut least = [f64::INFINITY; 2];
        let mut exponent = f64::INFINITY;
        for number in 0..30 {
            let Some(times) = round(small, mode) else {
                println!("this system does not tell the CPU time of threads: nothing is measured");
                return;
            };
            least = [least[0].min(times[0]), least[1].min(times[1])];
            exponent = (least[1] / least[0]).log(f64::from(TIMES));
            if number >= 6 && exponent <= most {
                break;
            }
        }
        let [less, more] = least;
        println!(
            "-split={mode}: {small} kernels {less:.4} s, {large} kernels {more:.4} s, exponent {exponent:.3}"
        );
        assert!(exponent <= most, "-split={mode}: the exponent is {exponent:.3}, more than {most}");
        assert!(!optimised || more <= 2.0, "-split={mode}: {more:.3} s for {large} kernels");
    }
}

/// Every function has an indirect call, and each may reach every hundredth function: a million calls
/// among ten thousand. Followed one by one that would be 10,000,000,000 edges.
#[test]
fn indirect_calls_cost_what_there_are_of_them_and_not_what_they_may_reach() {
    let optimised = !cfg!(debug_assertions);
    // From a million functions on. A walk goes where the calls lead, and what it asks for a hundred
    // thousand functions fits into the cache of a core: ten times as many cost 12 times as much (an exponent
    // of 1.08), four million 4.0 times as much as one million on a quiet machine, and up to 4.5 times where
    // others share the cache. What may be reached grows 16 times.
    let (small, times_as_many) = if optimised { (100_000, 4) } else { (1_000, 10) };
    let most = if optimised { 1.12 } else { 1.25 };
    // Where addresses of virtual functions are taken, all is walked twice, outside of their images and
    // inside. Millions of functions always have some such; the small graphs of the other build have none in
    // either size.
    let seed = if optimised { "4" } else { "1" };
    let mut least = [f64::INFINITY; 2];
    let mut exponent = f64::INFINITY;
    for number in 0..30 {
        let aspects = |kernels: u32| Some(times(seed, kernels, kernels / 10, "off")?[0]);
        let less = (0..times_as_many).map(|_| aspects(small)).sum::<Option<f64>>();
        let (Some(less), Some(more)) = (less, aspects(times_as_many * small)) else { return };
        least = [least[0].min(less / f64::from(times_as_many)), least[1].min(more)];
        exponent = (least[1] / least[0]).log(f64::from(times_as_many));
        if number >= 4 && exponent <= most {
            break;
        }
    }
    let [less, more] = least;
    println!(
        "indirect calls: {less:.4} s, {times_as_many} times as many {more:.4} s, exponent {exponent:.3}"
    );
    assert!(exponent <= most, "the exponent is {exponent:.3}, more than {most}");
    assert!(!optimised || less <= 1.0, "{less:.3} s");
}

/// How many times as large the large module of a family is.
const LARGER: u32 = 8;

/// What a run cost.
#[derive(Clone, Copy)]
struct Cost {
    milliseconds: f64,
    kilobytes: f64,
    /// What was read and what was printed.
    bytes: f64,
}

/// Runs the command of a family on a module of so many parts; nothing where the system does not tell the
/// CPU time.
fn run(folder: &Path, family: &Family, input: &[u8]) -> Option<Cost> {
    let (file, out) = (folder.join("in"), folder.join("out"));
    fs::write(&file, input).expect("a file of the test");
    let run = Command::new(env!("CARGO_BIN_EXE_lapidary"))
        .args(family.command.iter().map(|&it| match it {
            "IN" => file.clone(),
            "OUT" => out.clone(),
            other => PathBuf::from(other),
        }))
        .arg("--time-report")
        .env("RAYON_NUM_THREADS", "1")
        .output()
        .expect("the program runs");
    let report = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{}: {report}", family.name);
    let line = |end: &str| Some(report.lines().find_map(|it| it.strip_suffix(end))?.trim());
    Some(Cost {
        milliseconds: line("  total")?.split_whitespace().nth(1)?.parse().ok()?,
        kilobytes: line(" kB  peak memory")?.parse().ok()?,
        bytes: (input.len() + run.stdout.len()) as f64,
    })
}

#[test]
fn whatever_grows_costs_what_it_is() {
    let optimised = !cfg!(debug_assertions);
    // Unoptimised runs are shorter, and there are others on the machine.
    let (part, most) = if optimised { (1, 1.1) } else { (8, 1.3) };
    let folder = std::env::temp_dir().join(format!("lapidary-scale-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let mut complaints = Vec::new();
    for family in FAMILIES {
        let sizes = [family.size / part, family.size / part * LARGER];
        let inputs = sizes.map(|size| (family.make)(size));
        let mut least: [Option<Cost>; 2] = [None; 2];
        let mut exponents = [f64::INFINITY; 2];
        // Others on the machine can only add.
        for round in 0..20 {
            for (least, input) in least.iter_mut().zip(&inputs) {
                let Some(cost) = run(&folder, family, input) else {
                    println!("this system does not tell what a process costs");
                    return;
                };
                let known = least.get_or_insert(cost);
                known.milliseconds = known.milliseconds.min(cost.milliseconds);
                known.kilobytes = known.kilobytes.min(cost.kilobytes);
            }
            let [Some(less), Some(more)] = least else { continue };
            let growth = (more.bytes / less.bytes).ln();
            let of = |less: f64, more: f64| (more / less).ln() / growth;
            exponents =
                [of(less.milliseconds, more.milliseconds), of(less.kilobytes, more.kilobytes)];
            if round >= 1 && exponents.iter().all(|&it| it <= most) {
                break;
            }
        }
        let line = format!(
            "{}: {:.1} and {:.1} ms, exponents of time and memory {:.2} and {:.2}",
            family.name,
            least[0].map_or(0.0, |it| it.milliseconds),
            least[1].map_or(0.0, |it| it.milliseconds),
            exponents[0],
            exponents[1],
        );
        println!("{line}");
        if exponents.iter().any(|&it| it > most) {
            complaints.push(line);
        }
    }
    let _ = fs::remove_dir_all(&folder);
    assert!(complaints.is_empty(), "more than {most}:\n{}", complaints.join("\n"));
}
