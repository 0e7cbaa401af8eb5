//! Splits of generated graphs, and of graphs from text: the invariants hold for every policy, and
//! printing a graph and reading it again changes nothing.

#![no_main]

use lapidary::graph::generate::{Shape, generate};
use lapidary::graph::{Graph, text};
use lapidary::passes::aspects::{Options, propagate};
use lapidary::passes::split::{Mode, Policy, invariants, split};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((&[policy, kernels, functions], rest)) = bytes.split_first_chunk::<3>() else {
        return;
    };
    let policy = Policy {
        mode: Mode::ALL[usize::from(policy) % Mode::ALL.len()],
        only_kernels: policy & 0x20 != 0,
        allow_image_dependencies: policy & 0x40 != 0,
        split_esimd: policy & 0x80 != 0,
    };
    match rest.split_first_chunk::<8>() {
        Some((seed, [])) => {
            // Small graphs have all that large ones have; there are enough large ones in the tests.
            let shape = Shape {
                kernels: u32::from(kernels) % 32,
                functions: u32::from(functions) % 128,
                seed: u64::from_le_bytes(*seed),
                oddity: 1000,
                address_taken: u32::from(functions) / 128 * u32::from(kernels) % 8,
            };
            check(&generate(shape), &policy);
        }
        _ => {
            if let Ok(graph) = text::parse(&String::from_utf8_lossy(rest)) {
                check(&graph, &policy);
            }
        }
    }
});

fn check(graph: &Graph, policy: &Policy) {
    let printed = text::print(graph);
    let again = text::parse(&printed).expect("what was printed can be read");
    assert_eq!(printed, text::print(&again));
    let aspects = propagate(graph, &Options::default());
    if let Ok(plans) = split(graph, &aspects, policy) {
        invariants::check(graph, &aspects, policy, &plans).expect("the invariants of a split");
    }
}
