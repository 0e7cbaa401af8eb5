//! SPIR-V: reading, indexing and linking beside rspirv, and beside a copy of the same bytes.
//!
//! `cargo bench -p lapidary-benches --bench spirv` prints every row. `LAPIDARY_BENCH_SPV=FILE`
//! measures a file of one's own, for example a library of kernels.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lapidary_benches::spirv::workload;
use lapidary_spirv::link::{LinkIndex, Request, Scratch};
use lapidary_spirv::read::{Module, bytes, words};

fn spirv(criterion: &mut Criterion) {
    let (name, module_words) = workload();
    let file = bytes(&module_words);
    let module = Module::from_words(&module_words).expect("a module");
    let index = LinkIndex::new(&module).expect("a module that can be linked");
    let entries: Vec<u32> = module.entry_points().map(|entry| entry.function).collect();
    println!(
        "{name}: {} bytes, {} ids, {} functions, {} entry points; beyond the words: read index {} bytes, link index {} bytes",
        file.len(),
        module.header().bound,
        module.functions().len(),
        entries.len(),
        module.index_size(),
        index.size(),
    );

    let mut group = criterion.benchmark_group("spirv");
    group.throughput(Throughput::Bytes(file.len() as u64)).sample_size(10);
    group.bench_function("copy of the bytes", |bench| bench.iter(|| black_box(&file[..]).to_vec()));
    group.bench_function("bytes to words", |bench| bench.iter(|| words(black_box(&file))));
    group.bench_function("read and index", |bench| {
        bench.iter(|| Module::from_words(black_box(&module_words)).map(|it| it.functions().len()));
    });
    group.bench_function("rspirv dr::load_words", |bench| {
        bench.iter(|| rspirv::dr::load_words(black_box(&module_words)).is_ok());
    });
    group.bench_function("link index", |bench| {
        bench.iter(|| LinkIndex::new(black_box(&module)).map(|it| it.size()));
    });
    let mut scratch = Scratch::new();
    let mut image = Vec::new();
    let mut link = |roots: &[u32], image: &mut Vec<u32>| {
        let request = Request { roots, ..Request::default() };
        index.reach(request, &mut scratch).expect("entry points").link_into(image);
        image.len() * 4
    };
    let whole = link(&entries, &mut image) as u64;
    group.throughput(Throughput::Bytes(whole));
    group.bench_function("link the whole", |bench| bench.iter(|| link(&entries, &mut image)));
    let each: usize = entries.iter().map(|&entry| link(&[entry], &mut image)).sum();
    group.throughput(Throughput::Bytes(each as u64));
    group.bench_function("link each entry point", |bench| {
        bench.iter(|| entries.iter().map(|&entry| link(&[entry], &mut image)).sum::<usize>());
    });
    group.finish();
}

criterion_group!(benches, spirv);
criterion_main!(benches);
