//! What the debug information of the module is to SPIR-V: which set of instructions it is written in,
//! which nodes of the module's metadata are instructions of their own, and in which order they stand.
//!
//! An instruction may refer to what comes before it. Only the members of a composite type may come
//! later, so the graph of nodes is walked in depth, members last ([`walk`]). Nodes that only one
//! function has are not here: they are walked when that function is lowered.

mod files;
pub(crate) mod table;
mod walk;

use std::ops::Range;

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::debug_info::{DebugInfo, code, reference};
use lapidary_bitcode::ir::{Body, GlobalId, Metadata, MetadataId, MetadataRecord};
use lapidary_spirv::emit::RECORD_PARTS;
use lapidary_spirv::grammar::{Extension, ShaderDebugInfo};
use rustc_hash::{FxHashMap, FxHashSet};

use self::files::Files;
pub(crate) use self::files::path;
use self::table::{LEGACY, OPENCL_100, SHADER_100, SHADER_200, VALIDATED};
pub(crate) use self::walk::{Place, Walk, template};
use super::callees::Callee;
use super::metadata::{integer, named, operand};
use crate::lower::options::{DebugVersion, Options};

/// Debug information of more nodes than this is left out: their numbers are those of symbols, twice.
const MOST_NODES: u32 = 1 << 28;

/// What allows an instruction of a non-semantic set to refer to later ones.
pub(crate) const FORWARD: Extension = Extension::SPV_KHR_relaxed_extended_instruction;

/// How many nodes are looked through for one that has a form: a limit against circles.
const MOST_STEPS: u32 = 64;

/// The parts of the section of debug information, in their order. That of Khronos' translator: whoever
/// reads the text finds types before functions, and these before the blocks in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    #[default]
    Units,
    Types,
    Functions,
    Scopes,
    /// Those of the whole program.
    Variables,
    /// Variables that functions declare in memory, and their expressions.
    Locals,
    /// Variables that functions say the values of, and their expressions.
    Values,
    /// Where calls were inlined.
    Inlined,
}

const _: () = assert!(Part::LAST as usize + 1 == RECORD_PARTS);

impl Part {
    pub(crate) const LAST: Self = Self::Inlined;

    /// The part for records of this kind.
    pub(crate) fn of(info: DebugInfo<'_>, record: MetadataRecord<'_>) -> Self {
        /// `DISPFlagDefinition`
        const DEFINITION: u64 = 1 << 3;
        match record.code {
            code::COMPILE_UNIT => Self::Units,
            code::SUBPROGRAM
                if record.operands.get(9).is_some_and(|flags| flags & DEFINITION != 0) =>
            {
                Self::Functions
            }
            code::LEXICAL_BLOCK
            | code::LEXICAL_BLOCK_FILE
            | code::NAMESPACE
            | code::MODULE
            | code::COMMON_BLOCK => Self::Scopes,
            // What is imported in a function is one of the things that it retains.
            code::IMPORTED_ENTITY => match reference(record, 2).and_then(|it| info.get(it)) {
                Some(Metadata::Record(scope)) if is_local(scope) => Self::Functions,
                _ => Self::Units,
            },
            code::GLOBAL_VAR | code::GLOBAL_VAR_EXPR => Self::Variables,
            code::LOCAL_VAR => Self::Values,
            // A file stands before what is in it.
            code::FILE => Self::LAST,
            // A function that is declared is a member of a type, or hangs on its definition.
            _ => Self::Types,
        }
    }
}

/// What becomes an instruction, the part that it is in, and the compile unit that it belongs to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    pub(crate) place: Place,
    pub(crate) part: Part,
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

/// Facts about nodes that only other nodes state.
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
    /// By node of the module: its place in the order, or all ones if it has none. Files that no other node
    /// of the module is in have none: each piece that needs them has them.
    pub(crate) places: Vec<u32>,
    /// The first compile unit.
    pub(crate) unit: Option<MetadataId>,
    /// The compile units.
    pub(crate) units: Vec<MetadataId>,
    /// What nodes of the module say of others.
    pub(crate) ties: Ties,
    /// Which nodes are one file.
    files: Files,
    /// By node of a global variable: where it is.
    pub(crate) variables: FxHashMap<MetadataId, Variable>,
    /// The version of DWARF.
    pub(crate) dwarf: u32,
    /// Whether instructions may refer to later ones. In the non-semantic sets they may, as Khronos'
    /// translator writes it so and its readers are the only ones there are.
    pub(crate) refers_forward: bool,
    /// Whether such instructions have the form that [`FORWARD`] has for it; without it spirv-val refuses
    /// them.
    pub(crate) has_forward_form: bool,
    /// Whether modules have a form: in the newest set, or by an extension.
    pub(crate) has_modules: bool,
    /// The kind of attachment that says which function of the source one is.
    pub(crate) kind: Option<u32>,
}

impl Debug {
    /// The debug information of a module in the form that the options ask for.
    pub(super) fn new(module: &Module<'_>, options: &Options, callees: &[Callee]) -> Self {
        let info = DebugInfo::new(module);
        let mut units = named(module, b"llvm.dbg.cu");
        units.retain(|&unit| info.record(unit, code::COMPILE_UNIT).is_some());
        let (Some(&unit), Some(version)) = (units.first(), options.debug) else {
            return Self::default();
        };
        if module.metadata_count() > MOST_NODES {
            return Self::default();
        }
        let mut debug = Self {
            set: match version {
                DebugVersion::Legacy => LEGACY,
                DebugVersion::OpenCl100 => OPENCL_100,
                DebugVersion::Shader100 => SHADER_100,
                DebugVersion::Shader200 => SHADER_200,
            },
            import: version.import(),
            unit: Some(unit),
            dwarf: dwarf_version(module),
            has_modules: version == DebugVersion::Shader200
                || options.allows(Extension::SPV_INTEL_debug_module),
            kind: module.metadata_kind(b"dbg"),
            ..Self::default()
        };
        debug.refers_forward = debug.has_constants();
        // Whoever allows all extensions to the translator does not get this one, which neither it nor its
        // readers know.
        debug.has_forward_form = debug.refers_forward && options.extensions.names(FORWARD);
        debug.find_files(info, module.metadata_count());
        debug.find_variables(module, info, &units);
        debug.find_order(module, info, &units, callees);
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

    /// The node whose instruction stands for a node: itself if the table has a row for it, else the node that
    /// it only wraps; `None` if there is no instruction.
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
            if record.code == code::FILE {
                return Some(self.same_file(node));
            }
            if table::row(record, self.set).is_some() {
                return Some(node);
            }
            node = match record.code {
                // To SPIR-V these say no more than the node that they refer to.
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

    /// The record and row of a declaration that is written for each function that it declares, since
    /// the node has become a `DebugFunction` of no function.
    pub(crate) fn own_declaration<'a>(
        &self,
        info: DebugInfo<'a>,
        node: MetadataId,
    ) -> Option<(MetadataRecord<'a>, &'static table::Row)> {
        let record = self.record(info, node)?;
        let row = table::row(record, self.set & VALIDATED)?;
        self.is_no_function(info, record).then_some((record, row))
    }

    /// The part that the instruction of a node of the module is in.
    pub(crate) fn part(&self, node: MetadataId) -> Part {
        let place = self.places.get(node.index());
        let record = place.and_then(|&place| self.order.get(place as usize));
        record.map_or(Part::default(), |record| record.part)
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
            for attachment in module.attachments_of(global.attachments) {
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

    /// The declarations of OpenCL C's builtins. Calls of these become instructions, so that there is no
    /// function that such a record could speak of. For functions by SPIR-V's names and for `printf` the
    /// translator keeps them, and so do we.
    fn replaced(&self, module: &Module<'_>, callees: &[Callee]) -> FxHashSet<MetadataId> {
        let known = module.functions.iter().zip(callees).filter(|(_, callee)| match callee {
            Callee::Builtin(builtin) => {
                !builtin.base.starts_with("__spirv_") && *builtin.base != *"printf"
            }
            _ => false,
        });
        let attached = known.flat_map(|(function, _)| module.attachments_of(function.attachments));
        attached.filter(|it| Some(it.kind) == self.kind).map(|it| it.node).collect()
    }

    /// The order of the instructions.
    fn find_order(
        &mut self,
        module: &Module<'_>,
        info: DebugInfo<'_>,
        units: &[MetadataId],
        callees: &[Callee],
    ) {
        let count = module.metadata_count();
        let mut walk = Walk::default();
        self.ties = self.ties(info, 0..count);
        walk.start(0, count, Ties::default());
        let mut found = Vec::new();
        let mut order = Vec::new();
        // First all units, so that they may be named.
        for &unit in units {
            walk.run_one(self, info, unit, Part::Units, &mut found);
        }
        let record = |(place, part), unit| Record { place, part, unit };
        order.extend(found.drain(..).map(|it| record(it, self.unit)));
        let mut add = |debug: &Self, root, unit: Option<MetadataId>| {
            walk.run(debug, info, root, Part::LAST, &mut found);
            order.extend(found.drain(..).map(|it| record(it, unit)));
        };
        let list = |unit: MetadataId, at: usize| {
            let record = info.record(unit, code::COMPILE_UNIT);
            elements(info, record.and_then(|record| reference(record, at)))
        };
        for &unit in units {
            list(unit, 13).for_each(|node| add(self, node, Some(unit)));
        }
        // Types of global variables, enumerations, and what is kept for its own sake.
        for &unit in units {
            for node in list(unit, 12) {
                let node = info.record(node, code::GLOBAL_VAR_EXPR).and_then(|it| reference(it, 1));
                let variable = node.and_then(|node| info.record(node, code::GLOBAL_VAR));
                for node in [1, 6].into_iter().filter_map(|at| reference(variable?, at)) {
                    add(self, node, Some(unit));
                }
            }
            for at in [9, 10, 12] {
                list(unit, at).for_each(|node| add(self, node, Some(unit)));
            }
        }
        let replaced = self.replaced(module, callees);
        for node in (0..count).map(MetadataId).filter(|node| !replaced.contains(node)) {
            let Some(record) = self.record(info, node) else { continue };
            let unit = match record.code {
                code::SUBPROGRAM => reference(record, 12),
                code::EXPRESSION | code::LOCATION | code::FILE => continue,
                _ => None,
            };
            add(self, node, unit.or(self.unit));
        }
        // What stands in a part refers to nothing in a later one.
        order.sort_by_key(|record| record.part);
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

/// Whether a scope is one of those in functions.
fn is_local(record: MetadataRecord<'_>) -> bool {
    matches!(record.code, code::SUBPROGRAM | code::LEXICAL_BLOCK | code::LEXICAL_BLOCK_FILE)
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
