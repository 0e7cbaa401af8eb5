//! What the debug information of the module is to SPIR-V: which set of instructions it is written in,
//! which nodes of the module's metadata are instructions of their own, and in which order they stand.
//!
//! An instruction may refer to what comes before it. Only the members of a composite type may come
//! later, so the graph of nodes is walked in depth, members last ([`walk`]). Nodes that only one
//! function has are not here: they are walked when that function is lowered.

pub(crate) mod table;
mod walk;

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::debug_info::{DebugInfo, code, reference};
use lapidary_bitcode::ir::{Body, GlobalId, Metadata, MetadataId, MetadataRecord};
use rustc_hash::FxHashMap;

use self::table::{OCL, SHADER_100, SHADER_200};
pub(crate) use self::walk::{Place, Walk, template};
use super::metadata::{integer, named, operand};
use crate::lower::options::{DebugVersion, Options};

/// Debug information of more nodes than this is left out: their numbers are those of symbols, twice.
const MOST_NODES: u32 = 1 << 28;

/// How many nodes are looked through for one that has a form: a limit against circles.
const MOST_STEPS: u32 = 64;

/// What becomes an instruction, and the compile unit that it belongs to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    pub(crate) place: Place,
    pub(crate) unit: Option<MetadataId>,
}

/// A global variable of the source.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Variable {
    /// The variable of the module.
    pub(crate) global: Option<GlobalId>,
    /// Its expression, if it has one.
    pub(crate) expression: Option<MetadataId>,
}

/// The debug information of a module.
#[derive(Debug, Default)]
pub(crate) struct Debug {
    /// The set, as the table has it; 0 if there is nothing to write.
    pub(crate) set: u8,
    /// The name of the set.
    pub(crate) import: &'static str,
    /// The nodes of the module that are instructions, in their order.
    pub(crate) order: Vec<Record>,
    /// By node of the module: its place in the order, or all ones if it has none.
    pub(crate) places: Vec<u32>,
    /// The first compile unit.
    pub(crate) unit: Option<MetadataId>,
    /// The compile units.
    pub(crate) units: Vec<MetadataId>,
    /// By node of a global variable: where it is.
    pub(crate) variables: FxHashMap<MetadataId, Variable>,
    /// The version of DWARF.
    pub(crate) dwarf: u32,
    /// The kind of attachment that says which function of the source one is.
    pub(crate) kind: Option<u32>,
}

impl Debug {
    /// The debug information of a module in the form that the options ask for.
    pub(super) fn new(module: &Module<'_>, options: &Options) -> Self {
        let units = named(module, b"llvm.dbg.cu");
        let (Some(&unit), Some(version)) = (units.first(), options.debug) else {
            return Self::default();
        };
        if module.metadata_count() > MOST_NODES {
            return Self::default();
        }
        let mut debug = Self {
            set: match version {
                DebugVersion::Legacy | DebugVersion::OpenCl100 => OCL,
                DebugVersion::Shader100 => SHADER_100,
                DebugVersion::Shader200 => SHADER_200,
            },
            import: version.import(),
            unit: Some(unit),
            dwarf: dwarf_version(module),
            kind: (0..)
                .zip(&module.metadata_kinds)
                .find_map(|(kind, &name)| (module.str(name) == b"dbg").then_some(kind)),
            ..Self::default()
        };
        let info = DebugInfo::new(module);
        debug.find_variables(module, info, &units);
        debug.find_order(module, info, &units);
        debug.units = units;
        debug
    }

    /// Whether there is something to write.
    pub(crate) fn is_there(&self) -> bool {
        self.set != 0
    }

    /// Whether numbers are constants.
    pub(crate) fn has_constants(&self) -> bool {
        self.set & (SHADER_100 | SHADER_200) != 0
    }

    /// Whether a node of the module is an instruction.
    pub(crate) fn has_place(&self, node: MetadataId) -> bool {
        self.places.get(node.index()).is_some_and(|&place| place != u32::MAX)
    }

    /// The node that stands for another one: itself if it has a row, else what it is a form of; `None`
    /// if there is no instruction for it.
    pub(crate) fn resolve(&self, info: DebugInfo<'_>, node: MetadataId) -> Option<MetadataId> {
        let mut node = node;
        for _ in 0..MOST_STEPS {
            let Metadata::Record(record) = info.get(node)? else { return None };
            if table::row(record, self.set).is_some() {
                return Some(node);
            }
            node = match record.code {
                // What says no more than another type does, to SPIR-V.
                code::DERIVED_TYPE => reference(record, 6)?,
                code::SUBRANGE_TYPE => reference(record, 8)?,
                code::COMMON_BLOCK => reference(record, 1)?,
                code::GLOBAL_VAR_EXPR => reference(record, 1)?,
                _ => return None,
            };
        }
        None
    }

    /// The node that says which function of the source a body is.
    pub(crate) fn subprogram(&self, body: &Body) -> Option<MetadataId> {
        let kind = self.kind.filter(|_| self.is_there())?;
        body.function_attachments.iter().find(|it| it.kind == kind).map(|it| it.node)
    }

    /// The record of a node.
    pub(crate) fn record<'m>(
        &self,
        info: DebugInfo<'m>,
        node: MetadataId,
    ) -> Option<MetadataRecord<'m>> {
        match info.get(node)? {
            Metadata::Record(record) => Some(record),
            _ => None,
        }
    }

    /// Which variable each node of a variable is.
    fn find_variables(&mut self, module: &Module<'_>, info: DebugInfo<'_>, units: &[MetadataId]) {
        let mut add = |node: MetadataId, global: Option<GlobalId>| {
            let (variable, expression) = match info.record(node, code::GLOBAL_VAR_EXPR) {
                Some(record) => (reference(record, 1), reference(record, 2)),
                None => (Some(node), None),
            };
            let Some(variable) = variable else { return };
            let known = self.variables.entry(variable).or_default();
            known.global = known.global.or(global);
            known.expression = known.expression.or(expression);
        };
        for (at, global) in (0..).zip(&module.globals) {
            let (start, len) = global.attachments;
            for attachment in &module.attachments[start as usize..][..len as usize] {
                if Some(attachment.kind) == self.kind {
                    add(attachment.node, Some(GlobalId(at)));
                }
            }
        }
        for &unit in units {
            let list = info.record(unit, code::COMPILE_UNIT).and_then(|it| reference(it, 12));
            elements(info, list).for_each(|node| add(node, None));
        }
    }

    /// The order of the instructions.
    fn find_order(&mut self, module: &Module<'_>, info: DebugInfo<'_>, units: &[MetadataId]) {
        let count = module.metadata_count();
        let mut walk = Walk::default();
        walk.start(0, count);
        let mut found = Vec::new();
        let mut order = Vec::new();
        // First all units, so that they may be named.
        for &unit in units {
            walk.run_one(self, info, unit, &mut found);
        }
        order.extend(found.drain(..).map(|place| Record { place, unit: self.unit }));
        let mut add = |debug: &Self, walk: &mut Walk, root, unit: Option<MetadataId>| {
            walk.run(debug, info, root, &mut found);
            order.extend(found.drain(..).map(|place| Record { place, unit }));
        };
        for &unit in units {
            let Some(record) = info.record(unit, code::COMPILE_UNIT) else { continue };
            for list in [13, 9, 10, 12] {
                for node in elements(info, reference(record, list)) {
                    add(self, &mut walk, node, Some(unit));
                }
            }
        }
        for node in (0..count).map(MetadataId) {
            let Some(record) = self.record(info, node) else { continue };
            let unit = match record.code {
                code::SUBPROGRAM => reference(record, 12),
                code::EXPRESSION | code::LOCATION => continue,
                _ => None,
            };
            add(self, &mut walk, node, unit.or(self.unit));
        }
        self.places = vec![u32::MAX; count as usize];
        for (at, record) in (0..).zip(&order) {
            if let Place::Record(node) = record.place {
                self.places[node.index()] = at;
            }
        }
        self.order = order;
    }
}

/// The elements of a list.
pub(crate) fn elements<'m>(
    info: DebugInfo<'m>,
    list: Option<MetadataId>,
) -> impl Iterator<Item = MetadataId> + 'm {
    let operands = match list.and_then(|list| info.get(list)) {
        Some(Metadata::Node { operands, .. }) => Some(operands),
        _ => None,
    };
    operands.into_iter().flat_map(|operands| operands.iter().flatten())
}

/// The module flag `Dwarf Version`.
fn dwarf_version(module: &Module<'_>) -> u32 {
    let flags = named(module, b"llvm.module.flags").into_iter();
    flags
        .filter(|&flag| {
            operand(module, flag, 1).is_some_and(|name| {
                matches!(module.metadata(name), Metadata::String(b"Dwarf Version"))
            })
        })
        .find_map(|flag| integer(module, flag, 2))
        .unwrap_or(0) as u32
}
