//! The key of an entry point: those with equal keys share an image.
//!
//! In the modes `source` and `auto`, and but for the source in the mode `off`, the key is a text of parts,
//! each ended by `-`, also when it is empty; a list adds `-element` for each element. Groups are ordered by
//! these texts, so their form decides which image is number 0.
//!
//! A kernel that was compiled for fixed targets is safe on these, whatever it needs, and is cut from
//! others as the mode says and by nothing else: its key has the targets in place of the other parts.

use std::fmt::Write;

use crate::graph::{Details, Graph, SymbolId, Text};
use crate::parallel::sort_unstable_by;
use crate::passes::aspects::Aspects;

use super::Mode;

/// The part with the numbers of aspects.
pub const ASPECTS: &str = "aspects";

/// The parts of a key in order, as they are called where a split is explained.
pub const PARTS: [&str; 12] = [
    "source (sycl-module-id)",
    "set of virtual functions (indirectly-callable)",
    "register allocation mode (sycl-register-alloc-mode)",
    "GRF size (sycl-grf-size)",
    ASPECTS,
    "required work-group size",
    "number of work-group dimensions",
    "required sub-group size",
    "optimisation level (sycl-optlevel)",
    "joint matrices",
    "joint matrix operations",
    "fixed targets",
];

/// The parts of the key of an entry point, without their ends.
pub fn parts(graph: &Graph, aspects: &Aspects, mode: Mode, entry_point: SymbolId) -> [String; 12] {
    let function = &graph.functions[entry_point.0 as usize];
    let none = Details::default();
    let details = graph.details(function).unwrap_or(&none);
    let text =
        |text: Option<Text>| text.map_or(String::new(), |text| graph.names.show(text).into_owned());
    let listed = |text: Option<Text>| {
        text.map_or(String::new(), |text| format!("-{}", graph.names.show(text)))
    };
    let fixed = is_fixed(graph, entry_point);
    let mut targets = sorted(details.fixed_targets.as_deref().unwrap_or_default());
    targets.dedup();
    let targets = numbers(targets);
    let unless_fixed = |part: String| if fixed { String::new() } else { part };
    // Numbers take part as the unsigned values of their 32 bits, ascending.
    let given = || {
        numbers(sorted(&aspects.given(entry_point).map(|aspect| aspect as u32).collect::<Vec<_>>()))
    };
    [
        text(function.source.filter(|_| mode != Mode::Off)),
        text(details.indirectly_callable),
        unless_fixed(text(details.register_alloc_mode)),
        unless_fixed(text(details.grf_size)),
        unless_fixed(given()),
        unless_fixed(numbers(details.work_group_size.iter().copied())),
        unless_fixed(numbers(details.work_group_num_dim)),
        unless_fixed(numbers(
            details.sub_group_size.filter(|&size| size > 0).map(|size| size as u32),
        )),
        unless_fixed(text(details.opt_level)),
        unless_fixed(listed(details.joint_matrix)),
        unless_fixed(listed(details.joint_matrix_mad)),
        targets,
    ]
}

/// Whether a function was compiled for fixed targets.
pub fn is_fixed(graph: &Graph, function: SymbolId) -> bool {
    graph.details(&graph.functions[function.0 as usize]).is_some_and(|details| {
        details.fixed_targets.as_ref().is_some_and(|targets| !targets.is_empty())
    })
}

/// The key of an entry point.
pub fn composite(graph: &Graph, aspects: &Aspects, mode: Mode, entry_point: SymbolId) -> String {
    let mut key = String::new();
    for part in parts(graph, aspects, mode, entry_point) {
        key.push_str(&part);
        key.push('-');
    }
    key
}

/// The places of keys, those of the greatest keys first, those of equal keys ascending.
///
/// Keys of one program start alike, and are spread over memory. What is compared of nearly all is the
/// eight bytes that come after what all have in common.
pub(super) fn falling(keys: &[String]) -> Vec<u32> {
    let Some(first) = keys.first() else { return Vec::new() };
    let common = keys.iter().fold(first.as_bytes(), |common, key| {
        let same = common.iter().zip(key.as_bytes()).take_while(|(a, b)| a == b).count();
        &common[..same]
    });
    let mut order: Vec<(u64, u32)> = (0u32..)
        .zip(keys)
        .map(|(at, key)| {
            let mut start = [0; 8];
            for (to, &from) in start.iter_mut().zip(&key.as_bytes()[common.len()..]) {
                *to = from;
            }
            (u64::from_be_bytes(start), at)
        })
        .collect();
    sort_unstable_by(&mut order, |&(a_start, a), &(b_start, b)| {
        let rest = || keys[b as usize].cmp(&keys[a as usize]).then(a.cmp(&b));
        b_start.cmp(&a_start).then_with(rest)
    });
    order.into_iter().map(|(_, at)| at).collect()
}

fn numbers<T: std::fmt::Display>(list: impl IntoIterator<Item = T>) -> String {
    let mut text = String::new();
    for number in list {
        write!(text, "-{number}").expect("writing to a string");
    }
    text
}

fn sorted<T: Copy + Ord>(list: &[T]) -> Vec<T> {
    let mut list = list.to_vec();
    list.sort_unstable();
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greater_keys_come_first_and_equal_ones_in_order() {
        let keys = ["k", "k\0", "k12345678b", "k", "k12345678a", "k1234567", "l", "k\0\0", "k1"];
        for end in 0..=keys.len() {
            let keys: Vec<String> = keys[..end].iter().map(|&key| key.into()).collect();
            let mut expected: Vec<u32> = (0..end as u32).collect();
            expected.sort_by(|&a, &b| keys[b as usize].cmp(&keys[a as usize]));
            assert_eq!(falling(&keys), expected);
        }
    }
}
