//! The facts of a graph's nodes: all that a pass may ask of a function or a global variable.
//!
//! What every function has is in [`Function`], which is small because there are millions; what a
//! kernel here and there has (sizes, fixed targets, properties) is in [`Details`], which only those
//! have that need it.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

use super::{Number, Text};

/// A list of aspect numbers in [`AspectLists`]. Negative numbers are aspects that stay within the
/// compiler.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct AspectList(pub Number);

impl AspectList {
    /// The list without elements.
    pub const EMPTY: AspectList = AspectList(Number::ZERO);
}

/// Interned lists of aspects, in the order in which they were found, without repeats. There are few
/// different ones, however many functions there are.
#[derive(Clone, Debug)]
pub struct AspectLists {
    numbers: Vec<i32>,
    ends: Vec<u32>,
    interned: HashTable<AspectList>,
}

impl Default for AspectLists {
    fn default() -> Self {
        let mut lists =
            AspectLists { numbers: Vec::new(), ends: Vec::new(), interned: HashTable::new() };
        lists.intern(&[]);
        lists
    }
}

impl AspectLists {
    /// The list with these numbers; repeats are dropped.
    pub fn intern(&mut self, numbers: &[i32]) -> AspectList {
        let mut unique: Vec<i32> = Vec::with_capacity(numbers.len());
        for &number in numbers {
            if !unique.contains(&number) {
                unique.push(number);
            }
        }
        let hash = FxBuildHasher.hash_one(&unique[..]);
        if let Some(&list) = self.interned.find(hash, |&list| self.get(list) == unique) {
            return list;
        }
        let list = AspectList(Number::new(self.ends.len()));
        self.numbers.extend_from_slice(&unique);
        self.ends.push(self.numbers.len() as u32);
        let (numbers, ends) = (&self.numbers, &self.ends);
        self.interned
            .insert_unique(hash, list, |&list| FxBuildHasher.hash_one(slice(numbers, ends, list)));
        list
    }

    /// The numbers of a list.
    pub fn get(&self, list: AspectList) -> &[i32] {
        slice(&self.numbers, &self.ends, list)
    }

    /// All lists, by number; the empty one is the first.
    pub fn iter(&self) -> impl Iterator<Item = &[i32]> {
        (0..self.ends.len()).map(|number| self.get(AspectList(Number::new(number))))
    }
}

fn slice<'n>(numbers: &'n [i32], ends: &[u32], list: AspectList) -> &'n [i32] {
    let at = list.0.index();
    let start = at.checked_sub(1).map_or(0, |before| ends[before]);
    &numbers[start as usize..ends[at] as usize]
}

/// A set of flags of a [`Function`] or [`Variable`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags(pub u16);

impl Flags {
    /// It has a body or an initialiser here.
    pub const DEFINED: Flags = Flags(1 << 0);
    /// Other modules can name it: its linkage is not internal or private.
    pub const EXTERNAL: Flags = Flags(1 << 1);
    /// Nobody misses it when it is unused: internal, private, linkonce or available_externally.
    pub const DISCARDABLE: Flags = Flags(1 << 2);
    /// A kernel, by its calling convention (SPIR, PTX, AMDGPU) or entry point.
    pub const KERNEL: Flags = Flags(1 << 3);
    /// `referenced-indirectly`: indirect calls of its type may reach it.
    pub const REFERENCED_INDIRECTLY: Flags = Flags(1 << 4);
    /// `indirectly-callable`: a virtual function; its set is in [`Details`].
    pub const INDIRECTLY_CALLABLE: Flags = Flags(1 << 5);
    /// It has a call with the attribute `virtual-call`.
    pub const VIRTUAL_CALL: Flags = Flags(1 << 6);
    /// An ESIMD function (`!sycl_explicit_simd`).
    pub const ESIMD: Flags = Flags(1 << 7);
    /// An LLVM intrinsic.
    pub const INTRINSIC: Flags = Flags(1 << 8);
    /// The calling convention is that of a SPIR function, which exported symbols have.
    pub const SPIR_FUNC: Flags = Flags(1 << 9);
    /// A variable with `sycl-device-global-size`.
    pub const DEVICE_GLOBAL: Flags = Flags(1 << 10);
    /// A variable whose `sycl-device-image-scope` is true.
    pub const IMAGE_SCOPE: Flags = Flags(1 << 11);
    /// A variable with `sycl-host-pipe-size`.
    pub const HOST_PIPE: Flags = Flags(1 << 12);

    /// Their names in the printed form of a graph, in order of the bits.
    pub const NAMES: [&'static str; 13] = [
        "defined",
        "external",
        "discardable",
        "kernel",
        "referenced-indirectly",
        "indirectly-callable",
        "virtual-call",
        "esimd",
        "intrinsic",
        "spir-func",
        "device-global",
        "image-scope",
        "host-pipe",
    ];

    /// Whether all of these flags are set.
    #[inline]
    pub fn has(self, flags: Flags) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// With these flags too, if `condition`.
    #[must_use]
    pub fn with(self, flags: Flags, condition: bool) -> Flags {
        if condition { self | flags } else { self }
    }
}

impl std::ops::BitOr for Flags {
    type Output = Flags;

    fn bitor(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }
}

/// A function type, numbered as the front end likes; equal types have equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FunctionType(pub u32);

/// A function.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// Its name in the module.
    pub name: Text,
    /// What it is.
    pub flags: Flags,
    /// `sycl-module-id`: the source it came from; SYCL_EXTERNAL functions and kernels have it.
    pub source: Option<Text>,
    /// Aspects that it uses itself: types, instructions, and `used_metadata`.
    pub own: AspectList,
    /// Its own `!sycl_used_aspects`.
    pub used_metadata: AspectList,
    /// Its `!sycl_declared_aspects`; `None` if it has no such metadata.
    pub declared: Option<AspectList>,
    /// Its type.
    pub function_type: FunctionType,
    /// Number in [`crate::graph::Graph::details`].
    pub details: Option<DetailsId>,
}

// Two in a line of a cache.
const _: () = assert!(size_of::<Function>() == 32);

/// A number in [`crate::graph::Graph::details`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DetailsId(pub Number);

/// Facts that few functions have. An absent attribute is `None` or empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// `!reqd_work_group_size`, in metadata order (SYCL's order reversed).
    pub work_group_size: Vec<u64>,
    /// `!work_group_num_dim`
    pub work_group_num_dim: Option<u32>,
    /// `!max_work_group_size`
    pub max_work_group_size: Vec<u64>,
    /// `!max_linear_work_group_size`
    pub max_linear_work_group_size: Option<u64>,
    /// `!intel_reqd_sub_group_size`
    pub sub_group_size: Option<i32>,
    /// `!sycl_fixed_targets`, numbers of aspects.
    pub fixed_targets: Vec<i32>,
    /// `!intel_fixed_targets` or `!sycl_fixed_targets` given by name.
    pub fixed_target_names: Vec<Text>,
    /// `sycl-device-has`: aspects that the property declares.
    pub device_has: Option<Vec<i32>>,
    /// `indirectly-callable`: the set of virtual functions it belongs to.
    pub indirectly_callable: Option<Text>,
    /// `calls-indirectly`: the sets of virtual functions it calls.
    pub calls_indirectly: Vec<Text>,
    /// `sycl-register-alloc-mode`
    pub register_alloc_mode: Option<Text>,
    /// `sycl-grf-size`
    pub grf_size: Option<Text>,
    /// `sycl-optlevel`
    pub opt_level: Option<Text>,
    /// `!sycl_joint_matrix`
    pub joint_matrix: Option<Text>,
    /// `!sycl_joint_matrix_mad`
    pub joint_matrix_mad: Option<Text>,
    /// `!sycl_kernel_omit_args`: which arguments were removed.
    pub omitted_arguments: Vec<bool>,
    /// `sycl-implicit-local-arg`: index of the implicit local-memory argument.
    pub implicit_local_argument: Option<u32>,
}

/// A global variable.
#[derive(Clone, Copy, Debug)]
pub struct Variable {
    /// Its name in the module.
    pub name: Text,
    /// What it is.
    pub flags: Flags,
    /// `sycl-unique-id` of a device global or host pipe.
    pub unique_id: Option<Text>,
    /// `sycl-device-global-size` or `sycl-host-pipe-size`.
    pub size: u32,
}

/// Facts of the module as a whole.
#[derive(Clone, Debug, Default)]
pub struct ModuleFacts {
    /// `!sycl_aspects`: names and numbers of aspects, when the module has them.
    pub aspects: Vec<(Text, i32)>,
    /// `!sycl_registered_kernels`: registered name and kernel.
    pub registered_kernels: Vec<(Text, Text)>,
    /// Which sanitizer the module was made for: `asan`, `msan`, `tsan`.
    pub sanitizer: Option<&'static str>,
    /// The triple; empty for SPIR-V.
    pub triple: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_interned_without_repeats() {
        let mut lists = AspectLists::default();
        assert_eq!(lists.intern(&[]), AspectList::EMPTY);
        let list = lists.intern(&[6, -1, 6]);
        assert_eq!(lists.get(list), [6, -1]);
        assert_eq!(lists.intern(&[6, -1]), list);
        assert_ne!(lists.intern(&[-1, 6]), list);
    }
}
