//! SPIR-V as text: disassembling and assembling, beside rspirv's disassembler.
//!
//! `cargo bench -p lapidary-benches --bench spirv_text` prints every row; all rates are of the
//! module's bytes, not of the text. `LAPIDARY_BENCH_SPV=FILE` measures a file of one's own.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lapidary_benches::spirv::workload;
use lapidary_spirv::text::{AssembleOptions, DisassembleOptions, assemble, disassemble};
use rspirv::binary::Disassemble as _;

fn text(words: &[u32], friendly_names: bool) -> Vec<u8> {
    let mut out = Vec::new();
    let options = DisassembleOptions { friendly_names, ..DisassembleOptions::default() };
    disassemble(words, &options, &mut out).expect("a module");
    out
}

fn spirv_text(criterion: &mut Criterion) {
    let (name, mut words) = workload();
    // The workload of the reader's rows is larger than text needs: a tenth of a second is enough.
    if std::env::var_os("LAPIDARY_BENCH_SPV").is_none() {
        words = shortened(words);
    }
    let (raw, friendly) = (text(&words, false), text(&words, true));
    println!(
        "{name}: {} bytes; {} bytes of text with raw ids, {} with names",
        words.len() * 4,
        raw.len(),
        friendly.len()
    );
    let options = AssembleOptions::default();
    assert!(
        assemble(&raw, &options).expect("its own text") == words,
        "the text gives the module back"
    );

    let mut group = criterion.benchmark_group("spirv text");
    group.throughput(Throughput::Bytes(words.len() as u64 * 4)).sample_size(10);
    group.bench_function("dis, raw ids", |bench| bench.iter(|| text(black_box(&words), false)));
    group.bench_function("dis, names", |bench| bench.iter(|| text(black_box(&words), true)));
    group.bench_function("as, raw ids", |bench| bench.iter(|| assemble(black_box(&raw), &options)));
    group.bench_function("as, names", |bench| {
        bench.iter(|| assemble(black_box(&friendly), &options))
    });
    group.bench_function("rspirv load and disassemble", |bench| {
        bench.iter(|| {
            rspirv::dr::load_words(black_box(&words)).map(|it| it.disassemble().len()).ok()
        });
    });
    group.finish();
}

/// The module up to the end of a function, at about 4 MB.
fn shortened(mut words: Vec<u32>) -> Vec<u32> {
    let (mut at, mut end) = (lapidary_spirv::read::HEADER_WORDS, words.len());
    while let Some(first) = words.get(at) {
        at += (first >> 16) as usize;
        if at > 1_000_000
            && *first & 0xffff == u32::from(lapidary_spirv::grammar::Op::FunctionEnd.0)
        {
            end = at;
            break;
        }
    }
    words.truncate(end);
    words
}

criterion_group!(benches, spirv_text);
criterion_main!(benches);
