//! The property sets of an image, from the graph and its plan alone.
//!
//! Sets come in the order in which sycl-post-link writes them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rustc_hash::FxHashSet;

use crate::graph::{Details, Flags, Function, Graph, SymbolId, Text};
use crate::output::properties::{PropertySets, Value, set};
use crate::passes::aspects::Aspects;
use crate::passes::assert_used::AssertUsed;
use crate::passes::fixed_targets;
use crate::passes::spec_constants::{Constant, Numbers};
use crate::passes::split::{Mode, Plan, Policy, required_of};

use super::devicelib;

/// The key that says of an image that it has the defaults of specialization constants in their place.
pub(crate) const REPLACED: &str = "specConstsReplacedWithDefault";

/// Which optional sets to write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Emit {
    /// `SYCL/kernel param opt`
    pub param_info: bool,
    /// `SYCL/program metadata`
    pub program_metadata: bool,
    /// `SYCL/kernel names`
    pub kernel_names: bool,
    /// `SYCL/exported symbols`
    pub exported_symbols: bool,
    /// `SYCL/imported symbols`
    pub imported_symbols: bool,
    /// `SYCL/device globals`
    pub device_globals: bool,
}

/// What is said of the specialization constants of an image.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpecProperties<'c> {
    /// Which constants it has; none if nothing can set them.
    pub(crate) numbers: Option<&'c Numbers>,
    /// Those of the module.
    pub(crate) constants: &'c [Constant],
    /// Whether they are constants of SPIR-V.
    pub(crate) native: bool,
    /// Whether it stands beside an image with constants, and has the defaults in their place.
    pub(crate) replaced: bool,
}

/// What the properties are made from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source<'g> {
    /// The graph.
    pub graph: &'g Graph,
    /// Its aspects.
    pub aspects: &'g Aspects,
    /// What asserts.
    pub asserts: &'g AssertUsed,
    /// How it was cut.
    pub policy: &'g Policy,
}

impl<'g> Source<'g> {
    fn function(&self, id: SymbolId) -> &'g Function {
        &self.graph.functions[id.0 as usize]
    }

    fn details(&self, id: SymbolId) -> Option<&'g Details> {
        self.graph.details(self.function(id))
    }

    fn name(&self, id: SymbolId) -> String {
        self.graph.show(id).into_owned()
    }

    fn text(&self, text: Text) -> String {
        self.graph.names.show(text).into_owned()
    }

    /// The property sets of an image.
    pub(crate) fn properties(
        &self,
        plan: &Plan,
        emit: &Emit,
        specs: &SpecProperties<'_>,
    ) -> PropertySets {
        let mut sets = PropertySets::default();
        self.devicelib_mask(plan, &mut sets);
        self.requirements(plan, &mut sets);
        if let Some(numbers) = specs.numbers {
            numbers.tell(specs.constants, specs.native, &mut sets);
        }
        if emit.param_info {
            self.param_info(plan, &mut sets);
        }
        if emit.program_metadata {
            self.program_metadata(plan, &mut sets);
        }
        self.misc(plan, &mut sets);
        if specs.replaced {
            sets.add(set::MISC_PROPERTIES, REPLACED, Value::U32(1));
        }
        self.symbols(plan, emit, &mut sets);
        self.per_kernel(plan, &mut sets);
        self.variables(plan, emit, &mut sets);
        self.virtual_functions(plan, &mut sets);
        self.registered_kernels(plan, &mut sets);
        sets
    }

    fn devicelib_mask(&self, plan: &Plan, sets: &mut PropertySets) {
        let undefined = plan
            .contents
            .declarations
            .iter()
            .filter(|&&id| !self.function(id).flags.has(Flags::DEFINED));
        let mask = undefined.fold(0, |mask, &id| mask | devicelib::mask(self.graph.name(id)));
        if mask != 0 {
            sets.add(set::DEVICELIB_REQ_MASK, "DeviceLibReqMask", Value::U32(mask));
        }
    }

    /// What a device must have for the image. The keys are in the order of their names.
    fn requirements(&self, plan: &Plan, sets: &mut PropertySets) {
        let mut add = |key: &str, value: Value| sets.add(set::DEVICE_REQUIREMENTS, key, value);
        let all = || required_of(self.graph, plan);
        let details = || all().filter_map(|id| self.details(id));
        let fixed = fixed_targets::of_image(self.graph, plan);
        let targets = fixed.as_ref().map(|fixed| {
            Value::u32s(fixed.targets.iter().filter_map(|&target| u32::try_from(target).ok()))
        });
        // On its targets everything is there that the code needs: nothing else is asked for.
        if let Some(targets) = targets.clone().filter(|_| fixed.is_some_and(|fixed| fixed.whole)) {
            return add("fixed_target", targets);
        }
        add("aspects", Value::u32s(self.required_aspects(plan)));
        if let Some(targets) = targets {
            add("fixed_target", targets);
        }
        // The last one that says something wins.
        type Matrix = fn(&Details) -> Option<Text>;
        let matrices: [(&str, Matrix); 2] = [
            ("joint_matrix", |details| details.joint_matrix),
            ("joint_matrix_mad", |details| details.joint_matrix_mad),
        ];
        for (key, matrix) in matrices {
            let texts = details().filter_map(matrix).map(|text| self.graph.names.get(text));
            if let Some(matrix) = texts.filter(|text| !text.is_empty()).last() {
                add(key, Value::text(matrix));
            }
        }
        match self.sub_group_sizes(plan)[..] {
            [] => {}
            // The form of sycl-post-link, which knows of one size only.
            [size] => add("reqd_sub_group_size", Value::U32(size)),
            ref sizes => add("reqd_sub_group_size", Value::u32s(sizes.iter().copied())),
        }
        // With one image of everything, kernels of many sizes share it: none is required of all.
        let sized = details().find(|details| !details.work_group_size.is_empty());
        if let Some(sized) = sized
            && self.policy.mode != Mode::None
        {
            add(
                "reqd_work_group_size_uint64_t",
                Value::u64s(sized.work_group_size.iter().copied()),
            );
        }
        let mut dimensions = None;
        for details in details() {
            dimensions = details.work_group_num_dim.or(dimensions);
            if !details.work_group_size.is_empty() {
                break;
            }
        }
        if let Some(dimensions) = dimensions {
            add("work_group_num_dim", Value::U32(dimensions));
        }
    }

    /// The aspects that a device must have for an image: those of its functions, and those of variables that it
    /// has although none of these uses them. Negative ones stay within the compiler.
    pub(crate) fn required_aspects(&self, plan: &Plan) -> impl Iterator<Item = u32> {
        let mut aspects = self.aspects.union(required_of(self.graph, plan));
        let variables = plan.contents.variables.iter().filter_map(|&id| self.graph.variable(id));
        for variable in variables {
            aspects.extend(self.graph.aspect_lists.get(variable.own));
        }
        aspects.sort_unstable();
        aspects.dedup();
        aspects.into_iter().filter_map(|aspect| u32::try_from(aspect).ok())
    }

    /// The sub-group sizes that an image requires, ascending: those of all functions in it. Named
    /// sizes, which are not positive, require nothing of a device.
    pub(crate) fn sub_group_sizes(&self, plan: &Plan) -> Vec<u32> {
        let functions = plan.contents.functions.iter();
        let sizes = functions.filter_map(|&id| self.details(id)?.sub_group_size);
        let mut sizes: Vec<u32> =
            sizes.filter_map(|size| u32::try_from(size).ok()).filter(|&size| size > 0).collect();
        sizes.sort_unstable();
        sizes.dedup();
        sizes
    }

    fn param_info(&self, plan: &Plan, sets: &mut PropertySets) {
        let kernels = plan.entry_points.iter().filter_map(|&id| {
            let bits = &self.details(id)?.omitted_arguments;
            (!bits.is_empty()).then(|| (self.name(id), Value::bit_vector(bits)))
        });
        sets.extend(set::KERNEL_PARAM_OPT, kernels);
    }

    fn program_metadata(&self, plan: &Plan, sets: &mut PropertySets) {
        let mut entries = Vec::new();
        for &id in &plan.contents.functions {
            let Some(details) = self.details(id) else { continue };
            let name = self.graph.show(id);
            let sizes = |sizes: &[u64]| Value::u32s(sizes.iter().map(|&size| size as u32));
            let mut add = |key: &str, value: Value| entries.push((format!("{name}@{key}"), value));
            if !details.work_group_size.is_empty() {
                add("reqd_work_group_size", sizes(&details.work_group_size));
            }
            if let Some(dimensions) = details.work_group_num_dim {
                add("work_group_num_dim", Value::U32(dimensions));
            }
            if !details.max_work_group_size.is_empty() {
                add("max_work_group_size", sizes(&details.max_work_group_size));
            }
            if let Some(size) = details.max_linear_work_group_size {
                add("max_linear_work_group_size", Value::U32(size as u32));
            }
            if let Some(size) = details.sub_group_size {
                add("reqd_sub_group_size", Value::U32(size as u32));
            }
        }
        for (id, variable) in self.variables_of(plan, Flags::DEVICE_GLOBAL) {
            if let Some(unique_id) = variable.unique_id {
                let key = format!("{}@global_id_mapping", self.graph.names.show(unique_id));
                entries.push((key, Value::text(self.graph.name(id))));
            }
        }
        sets.extend(set::PROGRAM_METADATA, entries);
    }

    fn misc(&self, plan: &Plan, sets: &mut PropertySets) {
        let mut add = |key: &str, value: Value| sets.add(set::MISC_PROPERTIES, key, value);
        let esimd = |id: &SymbolId| self.function(*id).flags.has(Flags::ESIMD);
        let esimd_image = !plan.entry_points.is_empty() && plan.entry_points.iter().all(esimd);
        if esimd_image {
            add("isEsimdImage", Value::U32(1));
        }
        let first = |attribute: fn(&Details) -> Option<Text>| {
            let values = plan.entry_points.iter().filter_map(|&id| attribute(self.details(id)?));
            values.filter_map(|text| self.graph.names.show(text).parse().ok()).next()
        };
        if let Some(mode) = first(|details| details.register_alloc_mode) {
            add("sycl-register-alloc-mode", Value::U32(mode));
        }
        if let Some(size) = first(|details| details.grf_size) {
            add("sycl-grf-size", Value::U32(size));
        }
        // An image of both kinds has kernels that want different levels.
        let mixed = !esimd_image && plan.entry_points.iter().any(esimd);
        if let Some(level) = first(|details| details.opt_level)
            && !mixed
        {
            add("optLevel", Value::U32(level));
        }
        if let Some(sanitizer) = self.graph.module.sanitizer {
            add("sanUsed", Value::text(sanitizer.as_bytes()));
        }
    }

    fn symbols(&self, plan: &Plan, emit: &Emit, sets: &mut PropertySets) {
        let one = |id: &SymbolId| (self.name(*id), Value::U32(1));
        let is = |flags: Flags| move |id: &&SymbolId| self.function(**id).flags.has(flags);
        let is_virtual = |id: &&SymbolId| self.function(**id).flags.has(Flags::INDIRECTLY_CALLABLE);
        if emit.kernel_names {
            let kernels = plan.entry_points.iter().filter(is(Flags::KERNEL));
            sets.extend(set::KERNEL_NAMES, kernels.map(one));
        }
        if emit.exported_symbols {
            let exported =
                plan.entry_points.iter().filter(is(Flags::SPIR_FUNC)).filter(|id| !is_virtual(id));
            sets.extend(set::EXPORTED_SYMBOLS, exported.map(one));
        }
        if emit.imported_symbols {
            let importable =
                |id: &&SymbolId| self.policy.is_importable(self.graph, self.function(**id));
            let imported =
                plan.contents.declarations.iter().filter(importable).filter(|id| !is_virtual(id));
            sets.extend(set::IMPORTED_SYMBOLS, imported.map(one));
        }
    }

    fn per_kernel(&self, plan: &Plan, sets: &mut PropertySets) {
        let functions = plan.contents.functions.iter().copied();
        let asserting = self.asserts.kernels(self.graph, &plan.entry_points, functions);
        sets.extend(
            set::ASSERT_USED,
            asserting.into_iter().map(|id| (self.name(id), Value::U32(1))),
        );
        let implicit = plan.entry_points.iter().filter_map(|&id| {
            let argument = self.details(id)?.implicit_local_argument?;
            Some((self.name(id), Value::U32(argument)))
        });
        sets.extend(set::IMPLICIT_LOCAL_ARG, implicit);
    }

    fn variables_of(
        &self,
        plan: &Plan,
        flags: Flags,
    ) -> impl Iterator<Item = (SymbolId, &'g crate::graph::Variable)> {
        plan.contents
            .variables
            .iter()
            .filter_map(|&id| Some((id, self.graph.variable(id)?)))
            .filter(move |(_, variable)| variable.flags.has(flags))
    }

    fn variables(&self, plan: &Plan, emit: &Emit, sets: &mut PropertySets) {
        let unique = |variable: &crate::graph::Variable| variable.unique_id.map(|id| self.text(id));
        if emit.device_globals {
            let globals =
                self.variables_of(plan, Flags::DEVICE_GLOBAL).filter_map(|(_, variable)| {
                    let scope = u32::from(variable.flags.has(Flags::IMAGE_SCOPE));
                    Some((unique(variable)?, Value::u32s([variable.size, scope])))
                });
            sets.extend(set::DEVICE_GLOBALS, globals);
        }
        let pipes = self
            .variables_of(plan, Flags::HOST_PIPE)
            .filter_map(|(_, variable)| Some((unique(variable)?, Value::u32s([variable.size]))));
        sets.extend(set::HOST_PIPES, pipes);
    }

    /// An image has virtual functions or uses some; only the first is said where both hold.
    fn virtual_functions(&self, plan: &Plan, sets: &mut PropertySets) {
        let details = || plan.contents.functions.iter().filter_map(|&id| self.details(id));
        if let Some(of) = details().find_map(|details| details.indirectly_callable) {
            let value = Value::text(self.graph.names.get(of));
            return sets.add(set::VIRTUAL_FUNCTIONS, "virtual-functions-set", value);
        }
        let mut known = FxHashSet::default();
        let named = details().flat_map(|details| &details.calls_indirectly).copied();
        let used: Vec<Text> = named.filter(|&of| known.insert(of)).collect();
        if !used.is_empty() {
            let names: Vec<&[u8]> = used.iter().map(|&of| self.graph.names.get(of)).collect();
            let value = Value::text(&names.join(&b","[..]));
            sets.add(set::VIRTUAL_FUNCTIONS, "uses-virtual-functions-set", value);
        }
    }

    fn registered_kernels(&self, plan: &Plan, sets: &mut PropertySets) {
        if self.graph.module.registered_kernels.is_empty() {
            return;
        }
        let mut names: Vec<&[u8]> =
            plan.contents.functions.iter().map(|&id| self.graph.name(id)).collect();
        names.sort_unstable();
        // A name that is registered again stands for the later kernel.
        let mut entries: Vec<(String, Value)> = Vec::new();
        let mut places: HashMap<String, usize> = HashMap::new();
        for &(registered, kernel) in &self.graph.module.registered_kernels {
            let kernel = self.graph.names.get(kernel);
            if names.binary_search(&kernel).is_ok() {
                let (key, value) = (self.text(registered), Value::text(kernel));
                match places.entry(key) {
                    Entry::Occupied(place) => entries[*place.get()].1 = value,
                    Entry::Vacant(place) => {
                        let key = place.key().clone();
                        place.insert(entries.len());
                        entries.push((key, value));
                    }
                }
            }
        }
        sets.extend(set::REGISTERED_KERNELS, entries);
    }
}
