//! Decodes every function body of bitcode files and prints what it found and how long it took:
//! `decode [--threads N] FILE...`. The measure of the reader beside `opt -disable-output`.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Instant;

use lapidary_bitcode::ir::FunctionId;
use lapidary_bitcode::{Body, Error, Module, read};

fn main() -> ExitCode {
    let mut threads = 1;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--threads" {
            threads = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(1);
            continue;
        }
        let bytes = match std::fs::read(&argument) {
            Ok(bytes) => bytes,
            Err(error) => {
                eprintln!("{argument}: {error}");
                return ExitCode::FAILURE;
            }
        };
        if let Err(error) = decode(&argument, &bytes, threads) {
            eprintln!("{argument}: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn decode(path: &str, bytes: &[u8], threads: u32) -> Result<(), Error> {
    let start = Instant::now();
    let modules = read(bytes)?;
    let read_time = start.elapsed();
    let start = Instant::now();
    let mut instructions = 0;
    for module in &modules {
        instructions += bodies(module, threads)?;
    }
    println!(
        "{path}: {} bytes, module level {:.1} ms, {instructions} instructions in {:.1} ms",
        bytes.len(),
        read_time.as_secs_f64() * 1e3,
        start.elapsed().as_secs_f64() * 1e3
    );
    Ok(())
}

fn bodies(module: &Module<'_>, threads: u32) -> Result<u64, Error> {
    let next = AtomicU32::new(0);
    let count = AtomicU64::new(0);
    let work = || -> Result<(), Error> {
        let mut body = Body::default();
        loop {
            let id = FunctionId(next.fetch_add(1, Ordering::Relaxed));
            let Some(function) = module.functions.get(id.index()) else { return Ok(()) };
            if !function.declaration {
                module.decode_body(id, &mut body)?;
                count.fetch_add(body.inst_count().into(), Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut result = work();
        for other in others {
            result = result.and(
                other.join().unwrap_or_else(|_| Err(Error::malformed(0, "a thread panicked"))),
            );
        }
        result
    })?;
    Ok(count.into_inner())
}
