//! How work on one module scales with threads, without the file system: everything goes from memory into memory.
//!
//!     LAPIDARY_WORKLOADS=a.bc:b.bc cargo run --release -p lapidary-benches --bin threads -- 1,2,4,8,16
//!
//! Prints wall milliseconds, the best of some rounds in which all numbers of threads take turns, and how many
//! times as fast the last number is as the first.

use std::hint::black_box;
use std::io;
use std::time::Instant;

use lapidary::{
    Disassemble, Error, Module, Split, TextLimit, Translate, disassemble, with_threads,
};
use lapidary_benches::bitcode;

/// What is measured: a name, and the work on a file of bitcode and its translation.
type Row = (&'static str, fn(&[u8], &[u8]) -> Result<usize, Error>);

const ROWS: [Row; 5] = [
    ("translate", |bitcode, _| {
        Ok(Module::parse(bitcode)?.translate(&Translate::new())?.into_words().len())
    }),
    ("dis, of bitcode", |bitcode, _| text(bitcode)),
    ("dis, of SPIR-V", |_, spirv| text(spirv)),
    ("slice --each", |_, spirv| {
        let module = Module::parse(spirv)?;
        let sizes = module.slicer()?.for_each(|_, bytes| Ok::<_, Error>(bytes.len()))?;
        Ok(sizes.into_iter().sum())
    }),
    ("post-link, per kernel", |bitcode, _| {
        let module = Module::parse(bitcode)?;
        let sizes = module.split(&Split::per_kernel())?.for_each_image(|image, bytes| {
            let properties = image.properties().print().len();
            Ok::<_, Error>(bytes.len() + properties + image.symbols().len())
        })?;
        Ok(sizes.into_iter().sum())
    }),
];

/// Each number of threads is measured so many times.
const ROUNDS: usize = 9;

fn text(bytes: &[u8]) -> Result<usize, Error> {
    let options = Disassemble::new().limit(TextLimit::times(0));
    disassemble(bytes, &options, &mut io::sink())?;
    Ok(bytes.len())
}

/// The wall time of one run in milliseconds.
fn run(threads: usize, work: impl FnOnce() -> Result<usize, Error> + Send) -> Result<f64, Error> {
    with_threads(threads, || {
        let start = Instant::now();
        black_box(work()?);
        Ok(1e3 * start.elapsed().as_secs_f64())
    })?
}

fn main() -> Result<(), Error> {
    let asked = std::env::args().nth(1).unwrap_or_else(|| "1,2".to_owned());
    let threads: Vec<usize> = asked.split(',').filter_map(|it| it.parse().ok()).collect();
    println!(
        "{:34} {}",
        "threads",
        threads.iter().map(|it| format!("{it:>8}")).collect::<String>()
    );
    for workload in bitcode() {
        let bitcode = &workload.bytes[..];
        let spirv = Module::parse(bitcode)?.translate(&Translate::new())?.to_bytes();
        for (name, work) in ROWS {
            let mut best = vec![f64::INFINITY; threads.len()];
            for _ in 0..ROUNDS {
                for (best, &threads) in best.iter_mut().zip(&threads) {
                    *best = best.min(run(threads, || work(bitcode, &spirv))?);
                }
            }
            let times: String = best.iter().map(|time| format!("{time:8.1}")).collect();
            let gain = best[0] / best[best.len() - 1];
            println!("{:12} {name:21} {times}  {gain:5.2} times", workload.name);
        }
    }
    Ok(())
}
