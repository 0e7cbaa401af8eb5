//! What the debug information of the module is to SPIR-V: which set of instructions it is written in,
//! which nodes of the module's metadata are instructions of their own, and in which order they stand.
//!
//! An instruction may refer to what comes before it. Only the members of a composite type may come
//! later, so the graph of nodes is walked in depth, members last ([`walk`]). Nodes that only one
//! function has are not here: they are walked when that function is lowered.

pub(crate) mod table;
mod walk;

use std::ops::Range;

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::debug_info::{DebugInfo, code, reference};
use lapidary_bitcode::ir::{Body, GlobalId, Metadata, MetadataId, MetadataRecord};
use lapidary_spirv::grammar::{Extension, ShaderDebugInfo};
use rustc_hash::FxHashMap;

use self::table::{OCL, SHADER_100, SHADER_200, VALIDATED};
pub(crate) use self::walk::{Place, Walk, template};
use super::metadata::{integer, named, operand};
use crate::lower::options::{DebugVersion, Options};

/// Debug information of more nodes than this is left out: their numbers are those of symbols, twice.
const MOST_NODES: u32 = 1 << 28;

/// What allows an instruction of a non-semantic set to refer to later ones.
pub(crate) const FORWARD: Extension = Extension::SPV_KHR_relaxed_extended_instruction;

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

/// What nodes say of others, which do not say it themselves.
#[derive(Debug, Default)]
pub(crate) struct Ties {
    /// By member that has another scope, or none: the composite type that lists it. Blocks of OpenCL C
    /// have members whose scope is the file.
    pub(crate) owners: FxHashMap<MetadataId, MetadataId>,
    /// By composite type: the name of its first typedef, in sets that have no form for that.
    pub(crate) names: FxHashMap<MetadataId, MetadataId>,
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
    /// What nodes of the module say of others.
    pub(crate) ties: Ties,
    /// By node of a global variable: where it is.
    pub(crate) variables: FxHashMap<MetadataId, Variable>,
    /// The version of DWARF.
    pub(crate) dwarf: u32,
    /// Whether instructions refer to later ones, as those of the non-semantic sets do in the translator, whose
    /// readers are the ones there are.
    pub(crate) refers_forward: bool,
    /// Whether they have the form that an extension has for it. Without it spirv-val refuses them.
    pub(crate) has_forward_form: bool,
    /// Whether modules have a form: in the newest set, or by an extension.
    pub(crate) has_modules: bool,
    /// The kind of attachment that says which function of the source one is.
    pub(crate) kind: Option<u32>,
}

impl Debug {
    /// The debug information of a module in the form that the options ask for. `kind` is that of the
    /// attachments that say which function of the source one is.
    pub(super) fn new(module: &Module<'_>, options: &Options, kind: Option<u32>) -> Self {
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
            has_modules: version == DebugVersion::Shader200
                || options.allows(Extension::SPV_INTEL_debug_module),
            kind,
            ..Self::default()
        };
        debug.refers_forward = debug.has_constants();
        debug.has_forward_form = debug.refers_forward && options.allows(FORWARD);
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
            if self.set & VALIDATED != 0 && is_typedef(record) {
                // There is a form for the typedefs of basic types alone.
                let end = self.behind_names(info, node)?;
                if self.is_basic(info, end) {
                    return Some(node);
                }
                node = end;
                continue;
            }
            if !self.has_modules && is_of_module(info, record) {
                return None;
            }
            if table::row(record, self.set).is_some() {
                return Some(node);
            }
            node = match record.code {
                // What says no more than another type does, to SPIR-V.
                code::DERIVED_TYPE => reference(record, 6)?,
                code::SUBRANGE_TYPE => reference(record, 8)?,
                code::COMMON_BLOCK | code::LEXICAL_BLOCK_FILE => reference(record, 1)?,
                code::GLOBAL_VAR_EXPR => reference(record, 1)?,
                _ => return None,
            };
        }
        None
    }

    /// What is at the end of typedefs.
    fn behind_names(&self, info: DebugInfo<'_>, node: MetadataId) -> Option<MetadataId> {
        let mut node = node;
        for _ in 0..MOST_STEPS {
            let record = self.record(info, node)?;
            if !is_typedef(record) {
                return Some(node);
            }
            node = reference(record, 6)?;
        }
        None
    }

    /// Whether a node is a basic type.
    fn is_basic(&self, info: DebugInfo<'_>, node: MetadataId) -> bool {
        let row = self.record(info, node).and_then(|record| table::row(record, self.set));
        row.is_some_and(|row| row.number == ShaderDebugInfo::DebugTypeBasic)
    }

    /// The basic type at the end of typedefs.
    pub(crate) fn basic(&self, info: DebugInfo<'_>, node: MetadataId) -> Option<MetadataId> {
        self.behind_names(info, node).filter(|&end| self.is_basic(info, end))
    }

    /// The parameters of the template that the type or function of a node is made of.
    pub(crate) fn arguments(&self, info: DebugInfo<'_>, node: MetadataId) -> Vec<MetadataId> {
        let record = self.record(info, node);
        let list = record.and_then(|record| reference(record, table::template_parameters(record)?));
        self.flattened(info, list)
    }

    /// The parameters in a list, with those of packs where the set has no form for a pack.
    fn flattened(&self, info: DebugInfo<'_>, list: Option<MetadataId>) -> Vec<MetadataId> {
        let mut found = Vec::new();
        for node in elements(info, list) {
            match info.record(node, code::TEMPLATE_VALUE) {
                Some(record) if table::row(record, self.set).is_none() => {
                    let is_pack = record.operands.get(1) == Some(&table::tag::TEMPLATE_PACK);
                    let arguments = reference(record, 5).filter(|_| is_pack);
                    found.extend(elements(info, arguments).filter(|&node| {
                        self.record(info, node).is_some_and(|it| table::row(it, self.set).is_some())
                    }));
                }
                _ => found.push(node),
            }
        }
        found
    }

    /// Whether a record is the declaration of a function that is a member of a type, or made of a
    /// template.
    pub(crate) fn is_no_function(&self, info: DebugInfo<'_>, record: MetadataRecord<'_>) -> bool {
        record.code == code::SUBPROGRAM
            && table::row(record, self.set)
                .is_some_and(|row| row.number == ShaderDebugInfo::DebugFunctionDeclaration)
            && (elements(info, reference(record, 13)).next().is_some()
                || reference(record, 1)
                    .and_then(|scope| self.resolve(info, scope))
                    .is_some_and(|scope| info.record(scope, code::COMPOSITE_TYPE).is_some()))
    }

    /// What some nodes say of others.
    pub(crate) fn ties(&self, info: DebugInfo<'_>, nodes: Range<u32>) -> Ties {
        let mut ties = Ties::default();
        for node in nodes.map(MetadataId) {
            let Some(record) = self.record(info, node) else { continue };
            if self.set & VALIDATED != 0 && is_typedef(record) {
                let of = reference(record, 6)
                    .filter(|&of| info.record(of, code::COMPOSITE_TYPE).is_some());
                if let (Some(of), Some(name)) = (of, reference(record, 2)) {
                    ties.names.entry(of).or_insert(name);
                }
            }
            if record.code != code::COMPOSITE_TYPE {
                continue;
            }
            for member in elements(info, reference(record, 11)) {
                let Some(record) = info.record(member, code::DERIVED_TYPE) else { continue };
                let scope = reference(record, 5).and_then(|scope| self.resolve(info, scope));
                if scope.is_none_or(|scope| info.record(scope, code::COMPOSITE_TYPE).is_none()) {
                    ties.owners.entry(member).or_insert(node);
                }
            }
        }
        ties
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
        self.ties = self.ties(info, 0..count);
        walk.start(0, count, Ties::default());
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

/// Whether a record is a module, or says that one is imported.
fn is_of_module(info: DebugInfo<'_>, record: MetadataRecord<'_>) -> bool {
    match record.code {
        code::MODULE => true,
        code::IMPORTED_ENTITY => {
            reference(record, 3).is_some_and(|of| info.record(of, code::MODULE).is_some())
        }
        _ => false,
    }
}

fn is_typedef(record: MetadataRecord<'_>) -> bool {
    record.code == code::DERIVED_TYPE && record.operands.get(1) == Some(&table::tag::TYPEDEF)
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
