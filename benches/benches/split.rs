//! Aspect propagation and the split on generated graphs, at three sizes: time per kernel should stay
//! the same.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use lapidary::graph::generate::{Shape, generate};
use lapidary::passes::aspects::{Options, propagate};
use lapidary::passes::split::{Mode, Policy, split};

fn graphs(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("graph");
    group.sample_size(10);
    for kernels in [1_000, 10_000, 100_000] {
        let graph = generate(Shape {
            kernels,
            functions: 10 * kernels,
            seed: 1,
            oddity: 1,
            address_taken: 0,
        });
        group.throughput(Throughput::Elements(kernels.into()));
        group.bench_with_input(BenchmarkId::new("propagate", kernels), &graph, |bencher, graph| {
            bencher.iter(|| propagate(graph, &Options::default()));
        });
        let aspects = propagate(&graph, &Options::default());
        for (name, mode) in [("split kernel", Mode::Kernel), ("split auto", Mode::Auto)] {
            let policy = Policy { mode, ..Policy::default() };
            group.bench_with_input(BenchmarkId::new(name, kernels), &graph, |bencher, graph| {
                bencher.iter(|| split(graph, &aspects, &policy));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, graphs);
criterion_main!(benches);
