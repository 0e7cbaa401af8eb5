//! Nodes of metadata as instructions, operand by operand as the table says.

use lapidary_bitcode::ir::debug_info::{DebugInfo, code, reference};
use lapidary_bitcode::ir::{FunctionId, MetadataId, MetadataRecord};
use lapidary_spirv::emit::{Id, Symbol};
use lapidary_spirv::grammar::{Extension, ShaderDebugInfo as Number};

use crate::lower::emit::Emitter;
use crate::lower::emit::state::Word;
use crate::lower::facts::Facts;
use crate::lower::facts::debug::table::{self, OCL, Operand, SHADER_200, VALIDATED};
use crate::lower::facts::debug::{Part, Place, Record, elements, template};

const MODULES: Extension = Extension::SPV_INTEL_debug_module;

/// `DebugModuleINTEL`
const MODULE_INTEL: Number = Number(36);

/// `FlagFwdDecl`
const DECLARED: u32 = 0x10;

impl Emitter<'_> {
    /// Lowers nodes of the module.
    pub(crate) fn lower_records(&mut self, records: &[Record]) {
        for record in records {
            self.s.debug.unit = record.unit;
            self.s.debug.part = record.part;
            self.write_place(record.place);
        }
    }

    /// Starts a function: its source, and in a set that says it in the function, which one it is.
    pub(crate) fn debug_function(&mut self, function: FunctionId, id: Id) {
        let facts = self.facts;
        let Some(node) = facts.debug.subprogram(self.body) else { return };
        let info = self.debug_info();
        let Some(record) = info.record(node, code::SUBPROGRAM) else { return };
        if let Some(unit) = reference(record, 12) {
            self.s.debug.unit = Some(unit);
        }
        let described = self.debug_node(Some(node));
        if !facts.debug.has_constants() || self.is_debug_none(described) {
            return;
        }
        self.debug_inside(Number::DebugFunctionDefinition, &[described, id]);
        // As LLVM marks the main program.
        const MAIN: u64 = 1 << 8;
        let is_main = record.operands.get(9).is_some_and(|flags| flags & MAIN != 0);
        if facts.is_kernel(function) || is_main {
            let unit = self.s.debug.unit;
            let texts = unit.and_then(|unit| info.record(unit, code::COMPILE_UNIT));
            let [producer, flags] = [3, 5].map(|at| {
                let text = texts.and_then(|record| reference(record, at));
                Word::Id(self.debug_text(text))
            });
            let unit = Word::Id(self.debug_node(unit));
            let words = [Word::Id(described), unit, producer, flags];
            let part = self.s.debug.walk.part(&facts.debug, node).max(Part::Functions);
            self.debug_now(part, Number::DebugEntryPoint, &words);
        }
    }

    /// The instruction of a node, which is lowered now if it is the function's own; `DebugInfoNone` if
    /// there is none.
    pub(super) fn debug_node(&mut self, node: Option<MetadataId>) -> Id {
        self.debug_node_by(node, Part::LAST)
    }

    /// The same for a node that is wanted in this part at the latest.
    pub(super) fn debug_node_by(&mut self, node: Option<MetadataId>, part: Part) -> Id {
        // Most have been asked for before.
        if let Some(node) = node {
            match self.own(node).map(|own| own[0]) {
                Some(id) if id != Id::NONE => return id,
                None if self.facts.debug.has_place(node) => {
                    return self.b.mention(Symbol(Facts::record_symbol(node, false)));
                }
                _ => {}
            }
        }
        let Some(node) = self.resolved(node) else { return self.debug_none() };
        if let Some(source) = self.piece_source(node, Part::Types) {
            return source;
        }
        if self.own(node).is_some_and(|own| own[0] == Id::NONE) {
            let mut walk = std::mem::take(&mut self.s.debug.walk);
            let mut order = std::mem::take(&mut self.s.debug.order);
            walk.run(&self.facts.debug, self.debug_info(), node, part, &mut order);
            self.s.debug.walk = walk;
            for (place, part) in order.drain(..) {
                self.s.debug.part = part;
                self.write_place(place);
            }
            self.s.debug.order = order;
        }
        self.record_id(node, false)
    }

    /// The node that has the instruction for this one. There is none for the declaration of a builtin,
    /// whoever names it: no place in the order was given to it.
    fn resolved(&self, node: Option<MetadataId>) -> Option<MetadataId> {
        let info = self.debug_info();
        let node = self.facts.debug.resolve(info, node?)?;
        let is_left_out = node.0 < self.s.debug.first
            && !self.facts.debug.has_place(node)
            && info.record(node, code::SUBPROGRAM).is_some();
        (!is_left_out).then_some(node)
    }

    /// The ids of a node that is the function's own.
    fn own(&mut self, node: MetadataId) -> Option<&mut [Id; 2]> {
        let debug = &mut self.s.debug;
        debug.own.get_mut(node.0.checked_sub(debug.first)? as usize)
    }

    /// The id of a node's instruction, or with `second` of the other one that a template has.
    fn record_id(&mut self, node: MetadataId, second: bool) -> Id {
        match self.own(node) {
            None => self.b.mention(Symbol(Facts::record_symbol(node, second))),
            Some(own) if own[usize::from(second)] != Id::NONE => own[usize::from(second)],
            Some(_) => {
                let id = self.b.fresh(Id::NONE);
                if let Some(own) = self.own(node) {
                    own[usize::from(second)] = id;
                }
                id
            }
        }
    }

    /// The id of the instruction that a record refers to, written already or still to come; `DebugInfoNone`
    /// if there is none.
    pub(super) fn reference_id(&mut self, node: Option<MetadataId>) -> Id {
        match self.resolved(node) {
            Some(node) => self.refer(node, false),
            None => self.debug_none(),
        }
    }

    /// The id of a node's instruction, for use by the one that is being written. If the node comes later,
    /// which happens only in a cycle, and the instruction may not refer forward, the id of a stand-in.
    fn refer(&mut self, node: MetadataId, second: bool) -> Id {
        let debug = &self.s.debug;
        let is_later = match node.0.checked_sub(debug.first) {
            Some(own) => debug.written.get(own as usize) == Some(&false),
            None => self.facts.debug.places.get(node.index()) >= Some(&debug.place),
        };
        if is_later {
            if !self.s.debug.members && !self.facts.debug.refers_forward {
                return self.stand_in(node);
            }
            self.s.debug.forward = true;
        }
        self.record_id(node, second)
    }

    /// What stands for a type that comes later: its declaration, as of one that is defined elsewhere,
    /// which debuggers know to be the same by the name. `DebugInfoNone` stands for what is none.
    fn stand_in(&mut self, node: MetadataId) -> Id {
        let part = self.s.debug.part;
        if let Some(&(known, its_part)) = self.s.debug.stand_ins.get(&node)
            && its_part <= part
        {
            return known;
        }
        let facts = self.facts;
        let record = self.debug_info().record(node, code::COMPOSITE_TYPE);
        let row = record.and_then(|record| Some((record, table::row(record, facts.debug.set)?)));
        let Some((record, row)) = row.filter(|it| it.1.number == Number::DebugTypeComposite) else {
            return self.debug_none();
        };
        let (mut number, mut words) = (row.number, Vec::new());
        for cell in row.cells.iter().filter(|cell| cell.sets & facts.debug.set != 0) {
            match cell.operand {
                Operand::Parent(_) => words.push(Word::Id(self.outermost())),
                Operand::Flags(_) => words.push(self.number(DECLARED)),
                Operand::Members(_) => {}
                operand => self.operand(node, record, operand, &mut number, &mut words),
            }
        }
        let id = self.debug_now(part, number, &words);
        // Nodes of a body are numbered anew in the next body, so only stand-ins of the module are remembered.
        if node.0 < self.s.debug.first {
            self.s.debug.stand_ins.insert(node, (id, part));
        }
        id
    }

    /// The first compile unit, which is around what has no other scope.
    fn outermost(&mut self) -> Id {
        match self.facts.debug.unit {
            Some(unit) => self.record_id(unit, false),
            None => self.debug_none(),
        }
    }

    /// Writes the instruction of a node.
    fn write_record(&mut self, node: MetadataId) {
        let facts = self.facts;
        let info = self.debug_info();
        let Some(record) = facts.debug.record(info, node) else { return };
        let Some(row) = table::row(record, facts.debug.set) else { return };
        if record.code == code::FILE
            && self.own(node).is_some()
            && let Some(known) = facts.debug.known_file(info, record)
        {
            let id = self.source_id(Some(known));
            if let Some(own) = self.own(node) {
                *own = [id; 2];
            }
            return;
        }
        let first_unit = record.code == code::COMPILE_UNIT && Some(node) == facts.debug.unit;
        if first_unit {
            self.identify(record);
        }
        self.s.debug.place = facts.debug.places.get(node.index()).copied().unwrap_or(u32::MAX);
        self.s.debug.forward = false;
        let mut words = std::mem::take(&mut self.s.debug.words);
        let mut number = row.number;
        for cell in row.cells {
            if cell.sets & facts.debug.set != 0 {
                self.operand(node, record, cell.operand, &mut number, &mut words);
            }
        }
        if record.code == code::MODULE && facts.debug.set != SHADER_200 {
            number = MODULE_INTEL;
            self.b.extension(MODULES);
            self.b.capability(lapidary_spirv::grammar::Capability::DebugInfoModuleINTEL);
        }
        // What a template makes of a type is known by the template.
        let of_template = is_made_of_template(info, node);
        let id = self.record_id(node, of_template);
        let part = self.s.debug.part;
        self.debug_outside(part, id, number, &words);
        words.clear();
        self.s.debug.words = words;
        self.s.debug.forward = false;
        let first = self.s.debug.first;
        let own =
            node.0.checked_sub(first).and_then(|own| self.s.debug.written.get_mut(own as usize));
        if let Some(written) = own {
            *written = true;
        }
        if of_template {
            self.write_template(node, id, false);
        }
        if record.code == code::FILE {
            self.rest_of_text(record, part);
        }
    }

    fn write_place(&mut self, place: Place) {
        match place {
            Place::Record(node) => self.write_record(node),
            Place::Template(node) => {
                let function = self.record_id(node, false);
                // Whatever has a place has it before this: parameters are walked first.
                self.s.debug.place = u32::MAX;
                self.write_template(node, function, true);
            }
        }
    }

    /// The template that makes what has this id.
    fn write_template(&mut self, node: MetadataId, of: Id, second: bool) {
        let mut words = vec![Word::Id(of)];
        for parameter in self.facts.debug.arguments(self.debug_info(), node) {
            let parameter = self.reference_id(Some(parameter));
            // `DebugInfoNone` stands for a parameter that a cycle left out.
            if !self.is_debug_none(parameter) {
                words.push(Word::Id(parameter));
            }
        }
        // The parameters of what is made of a type may refer to it; those of a function are all there.
        self.s.debug.forward &= !second;
        let id = self.record_id(node, second);
        self.debug_outside(self.s.debug.part, id, Number::DebugTypeTemplate, &words);
        self.s.debug.forward = false;
    }

    /// The source of a file; that of no file for `None`.
    pub(super) fn source_id(&mut self, file: Option<MetadataId>) -> Id {
        let info = self.debug_info();
        let file = file.map(|file| self.facts.debug.same_file(file));
        match file.filter(|&file| info.record(file, code::FILE).is_some()) {
            Some(file) => match self.piece_source(file, self.s.debug.part) {
                Some(id) => id,
                None => self.record_id(file, false),
            },
            None => {
                let path = Word::Id(self.debug_text(None));
                self.debug_shared(Number::DebugSource, &[path])
            }
        }
    }

    /// The source of a file of the module that the piece has, in this part or in an earlier one. `None`
    /// for a file that has its instruction elsewhere.
    fn piece_source(&mut self, file: MetadataId, part: Part) -> Option<Id> {
        if self.own(file).is_some() || self.facts.debug.has_place(file) {
            return None;
        }
        if let Some(&(id, known)) = self.s.debug.sources.get(&file)
            && known <= part
        {
            return Some(id);
        }
        let record = self.debug_info().record(file, code::FILE)?;
        let mut words = Vec::new();
        self.file_words(record, &mut words);
        let id = self.debug_now(part, Number::DebugSource, &words);
        self.rest_of_text(record, part);
        self.s.debug.sources.insert(file, (id, part));
        Some(id)
    }

    /// What identifies the build, where the set has a form for it.
    fn identify(&mut self, unit: MetadataRecord<'_>) {
        if !self.facts.debug.has_constants() {
            return;
        }
        let identifier = unit.operands.get(14).copied().unwrap_or_default().to_string();
        let identifier = Word::Id(self.b.string(identifier.as_bytes()));
        let flags = Word::Id(self.b.const_u32(1));
        self.debug_now(Part::Units, Number::DebugBuildIdentifier, &[identifier, flags]);
        let path = Word::Id(self.debug_text(reference(unit, 7)));
        self.debug_now(Part::Units, Number::DebugStoragePath, &[path]);
    }

    /// Adds the words of an operand. `number` is the instruction, which the operand may decide.
    fn operand(
        &mut self,
        node: MetadataId,
        record: MetadataRecord<'_>,
        operand: Operand,
        number: &mut Number,
        words: &mut Vec<Word>,
    ) {
        let info = self.debug_info();
        let value = |index: usize| record.operands.get(index).copied().unwrap_or_default();
        let debug = &self.facts.debug;
        let word = match operand {
            Operand::Text(table::NAMESPACE_NAME) => {
                let name = record.operands.len().min(4).saturating_sub(1);
                Word::Id(self.debug_text(reference(record, name)))
            }
            Operand::Text(at) => Word::Id(self.debug_text(reference(record, at))),
            Operand::TypeName(at) => {
                let ties = [&debug.ties, &self.s.debug.walk.ties];
                let name = ties.iter().find_map(|ties| ties.names.get(&node).copied());
                Word::Id(self.debug_text(reference(record, at).or(name)))
            }
            Operand::Node(at) => Word::Id(self.reference_id(reference(record, at))),
            Operand::Basic(at) => {
                let named = reference(record, at);
                let basic = named.and_then(|node| debug.basic(info, node));
                Word::Id(self.reference_id(basic.or(named)))
            }
            Operand::Optional(at) => match reference(record, at) {
                Some(node) => Word::Id(self.reference_id(Some(node))),
                None => return,
            },
            Operand::Parent(at) => {
                let ties = [&debug.ties, &self.s.debug.walk.ties];
                let owner = ties.iter().find_map(|ties| ties.owners.get(&node).copied());
                Word::Id(self.parent(record, owner.or(reference(record, at))))
            }
            Operand::Source(at) => Word::Id(self.source_id(reference(record, at))),
            Operand::NoSource => Word::Id(self.source_id(None)),
            Operand::File => return self.file_words(record, words),
            Operand::Number(at) => self.number(value(at) as u32),
            Operand::OptionalNumber(at) => match value(at) as u32 {
                0 => return,
                number => self.number(number),
            },
            Operand::Literal(at) => Word::Literal(value(at) as u32),
            Operand::Is(number) => self.number(number),
            Operand::Constant(at) => Word::Id(self.size(record, at)),
            Operand::Zero => Word::Id(self.b.const_u32(0)),
            Operand::None => Word::Id(self.debug_none()),
            Operand::Encoding => {
                // The translator's output has it wherever there is a basic type in these sets.
                if debug.has_constants() {
                    self.debug_none();
                }
                // An unspecified type has neither size nor encoding.
                let encoding = super::operands::encoding(value(5), debug.set);
                self.number(encoding)
            }
            Operand::Storage(at) => self.storage_of(value(at)),
            Operand::Flags(at) => self.number(super::operands::flags(value(at))),
            Operand::PointerFlags(more) => {
                let flags = super::operands::flags(value(10)) | more;
                self.number(flags)
            }
            Operand::MemberFlags(at) => self.member_flags(record, value(at)),
            Operand::VariableFlags => {
                self.number(super::operands::variable_flags(value(7), value(8)))
            }
            Operand::DwarfVersion => self.number(debug.dwarf),
            Operand::Language(at) => self.number(super::operands::language(value(at), debug.set)),
            Operand::Underlying(at) => match reference(record, at) {
                Some(node) => Word::Id(self.reference_id(Some(node))),
                // Readers take void for none, validators do not.
                None if debug.set & VALIDATED != 0 => Word::Id(self.debug_none()),
                None => Word::Id(self.b.type_void()),
            },
            Operand::Signature(at) => {
                let types: Vec<_> = match reference(record, at).and_then(|list| info.get(list)) {
                    Some(lapidary_bitcode::ir::Metadata::Node { operands, .. }) => {
                        operands.iter().collect()
                    }
                    _ => Vec::new(),
                };
                // Without a result it is `void`. In the set of OpenCL the translator, which alone reads that
                // set, says so only where there are no parameters either, and else `DebugInfoNone`.
                let parameters = match &types[..] {
                    [] => Some(&[][..]),
                    [None, parameters @ ..] if debug.has_constants() => Some(parameters),
                    _ => None,
                };
                if parameters.is_some() {
                    words.push(Word::Id(self.b.type_void()));
                }
                let rest = parameters.unwrap_or(&types);
                words.extend(rest.iter().map(|&ty| Word::Id(self.reference_id(ty))));
                return;
            }
            Operand::Members(at) => {
                // They may come later in the set of OpenCL, where they refer to the type.
                self.s.debug.members = debug.set & OCL != 0;
                for member in elements(info, reference(record, at)) {
                    // What has no form is no member: a part that varies, a friend.
                    if debug.resolve(info, member) == Some(member) {
                        let member = self.refer(member, false);
                        words.extend((!self.is_debug_none(member)).then_some(Word::Id(member)));
                    }
                }
                self.s.debug.members = false;
                return;
            }
            Operand::Enumerators(at) => {
                for node in elements(info, reference(record, at)) {
                    if let Some([value, name]) = self.enumerator(node) {
                        words.extend([Word::Id(value), Word::Id(name)]);
                    }
                }
                return;
            }
            Operand::Dimensions(at) => return self.dimensions(record, at, number, words),
            Operand::Components(at) => self.components_of(record, at, number),
            Operand::Value(at) => Word::Id(match reference(record, at) {
                // Of a pointer that is null LLVM may say nothing.
                None => self.b.const_u32(0),
                value => match self.scalar_of(value) {
                    Some(id) => id,
                    None => self.debug_none(),
                },
            }),
            Operand::OptionalValue(at) => match self.static_value(record, at) {
                Some(id) => Word::Id(id),
                None => return,
            },
            Operand::Function => Word::Id(self.described(node)),
            Operand::Location => Word::Id(self.location_of(node)),
            Operand::NodeOrExpression(at) => {
                Word::Id(self.node_or_expression(reference(record, at)))
            }
            Operand::Bool(at) => self.number(u32::from(value(at) != 0)),
            Operand::LiteralBool(at) => Word::Literal(u32::from(value(at) != 0)),
            Operand::Bit(bit) => Word::Id(self.b.const_bool(value(0) & bit != 0)),
            Operand::Declaration => {
                // The translator's output has it wherever there is a function.
                self.debug_none();
                let target = reference(record, 19).filter(|_| debug.set == SHADER_200);
                match (reference(record, 14), target) {
                    (None, None) => return,
                    (declaration, _) => words.push(Word::Id(self.declaration(declaration))),
                }
                match target {
                    Some(target) => Word::Id(self.debug_text(Some(target))),
                    None => return,
                }
            }
            Operand::NoFunction if debug.is_no_function(info, record) => {
                *number = Number::DebugFunction;
                let line = self.number(value(7) as u32);
                if debug.has_constants() {
                    line
                } else {
                    words.push(line);
                    Word::Id(self.debug_none())
                }
            }
            Operand::NoFunction => return,
        };
        words.push(word);
    }

    /// The declaration of a function, which is written for it where the node has become a `DebugFunction`
    /// of no function.
    fn declaration(&mut self, node: Option<MetadataId>) -> Id {
        let facts = self.facts;
        let info = self.debug_info();
        let own = node.and_then(|node| Some((node, facts.debug.own_declaration(info, node)?)));
        let Some((node, (record, row))) = own else { return self.reference_id(node) };
        let (mut number, mut words) = (row.number, Vec::new());
        for cell in row.cells.iter().filter(|cell| cell.operand != Operand::NoFunction) {
            if cell.sets & facts.debug.set != 0 {
                self.operand(node, record, cell.operand, &mut number, &mut words);
            }
        }
        self.debug_now(self.s.debug.part, number, &words)
    }

    /// The scope around something: a unit where there is none, or a file.
    fn parent(&mut self, record: MetadataRecord<'_>, scope: Option<MetadataId>) -> Id {
        let info = self.debug_info();
        let scope = scope.and_then(|scope| self.facts.debug.resolve(info, scope));
        let scope = scope.filter(|&scope| info.record(scope, code::FILE).is_none());
        let unit = match record.code {
            code::SUBPROGRAM => reference(record, 12),
            _ => None,
        };
        let id = match scope.or(unit).or(self.s.debug.unit) {
            // A scope is the type, not the template that makes it.
            Some(scope) if is_made_of_template(info, scope) => self.refer(scope, true),
            Some(scope) => self.reference_id(Some(scope)),
            None => return self.debug_none(),
        };
        // What has no form is no scope, but the unit around it is one.
        if !self.is_debug_none(id) {
            return id;
        }
        self.outermost()
    }

    /// The function that a node describes.
    fn described(&mut self, node: MetadataId) -> Id {
        let own = self.facts.debug.subprogram(self.body) == Some(node);
        let described = match own {
            true => self.function,
            false => self.decisions.described.get(&node).copied(),
        };
        match described {
            Some(function) => self.b.mention(Symbol(function.0)),
            None => self.debug_none(),
        }
    }

    /// Where a global variable is.
    fn location_of(&mut self, node: MetadataId) -> Id {
        let facts = self.facts;
        let variable = facts.debug.variables.get(&node).copied().unwrap_or_default();
        if let Some(global) = variable.global
            && facts.is_translated(global)
            && !self.decisions.hides(global)
        {
            return self.b.mention(Symbol(facts.variable_symbol(global)));
        }
        let expression = variable.expression.filter(|&node| {
            let empty = self.debug_info().record(node, code::EXPRESSION);
            facts.debug.has_constants() && empty.is_some_and(|it| it.operands.len() > 1)
        });
        match expression.and_then(|node| self.expression_of(Some(node), self.s.debug.part, false)) {
            Some(id) => id,
            None => self.debug_none(),
        }
    }
}

/// Whether a node is a type that a template makes.
fn is_made_of_template(info: DebugInfo<'_>, node: MetadataId) -> bool {
    info.record(node, code::COMPOSITE_TYPE).is_some() && template(info, node).next().is_some()
}
