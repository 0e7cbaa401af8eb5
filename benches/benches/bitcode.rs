//! Reading bitcode: the module level, all bodies on one thread and on two, and the crate
//! `llvm-bitcode` over the records alone, which is the best of the registry.
//!
//! `LAPIDARY_WORKLOADS=a.bc:b.bc cargo bench -p lapidary-benches --bench bitcode`

use std::hint::black_box;
use std::sync::atomic::{AtomicU32, Ordering};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lapidary_bitcode::ir::FunctionId;
use lapidary_bitcode::{Body, Module};

/// Sums the records, so that nothing is left out.
struct Sum(u64);

impl llvm_bitcode::BitStreamVisitor for Sum {
    fn should_enter_block(&mut self, _: u32) -> bool {
        true
    }

    fn did_exit_block(&mut self, _: u32) {}

    fn visit(&mut self, _: u32, record: llvm_bitcode::bitcode::Record) {
        self.0 += record.id + record.fields().len() as u64;
    }
}

fn bodies(module: &Module<'_>, threads: u32) -> u64 {
    let next = AtomicU32::new(0);
    let work = || {
        let mut body = Body::default();
        let mut instructions = 0;
        loop {
            let id = FunctionId(next.fetch_add(1, Ordering::Relaxed));
            let Some(function) = module.functions.get(id.index()) else { return instructions };
            if !function.declaration && module.decode_body(id, &mut body).is_ok() {
                instructions += u64::from(body.inst_count());
            }
        }
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let own = work();
        own + others.into_iter().map(|other| other.join().unwrap_or(0)).sum::<u64>()
    })
}

fn bench(criterion: &mut Criterion) {
    for workload in lapidary_benches::bitcode() {
        let mut group = criterion.benchmark_group(&workload.name);
        group.sample_size(10).throughput(Throughput::Bytes(workload.bytes.len() as u64));
        group.bench_function("module level", |bencher| {
            bencher.iter(|| black_box(lapidary_bitcode::read(&workload.bytes)).is_ok());
        });
        if let Ok(modules) = lapidary_bitcode::read(&workload.bytes) {
            for threads in [1, 2] {
                group.bench_function(format!("bodies, {threads} threads"), |bencher| {
                    bencher.iter(|| modules.iter().map(|it| bodies(it, threads)).sum::<u64>());
                });
            }
        }
        group.bench_function("llvm-bitcode, records only", |bencher| {
            bencher.iter(|| {
                let mut sum = Sum(0);
                let _ = llvm_bitcode::Bitcode::read(&workload.bytes, &mut sum);
                black_box(sum.0)
            });
        });
        group.bench_function("memcpy", |bencher| {
            bencher.iter(|| black_box(workload.bytes.clone()).len());
        });
        group.finish();
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
