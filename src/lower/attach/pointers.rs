//! Annotations of pointers and local variables: compile-time properties as decorations of the pointer,
//! of the member that it points to, and of the accesses through it; other texts as `decorations` has them.
//!
//! What a property says of accesses (alignment, cache controls) goes to the loads, stores and copies that
//! use the annotated pointer, as DPC++'s pass has it: an alignment becomes theirs, and is a decoration of
//! the pointer only where there are none; cache controls are of the pointer where it has other
//! properties as well, or is an argument or a constant, and else of each access.

use lapidary_bitcode::ir::{
    CastOp, InstId, Instruction, MetadataId, ModuleValue, Type, TypeId, Value, ValueId,
};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Decoration;
use rustc_hash::FxHashMap;

use crate::lower::attach::decorations::{
    Annotation, LEFT_OUT, Subject, is_memory_attribute, parse,
};
use crate::lower::emit::Emitter;
use crate::lower::emit::state::AccessProperties;
use crate::lower::facts::callees::Callee;
use crate::lower::gates;
use crate::properties::annotation::{self, Named};
use crate::properties::{Effect, Held, Place, Target, given};

/// A member of a struct in SPIR-V: its type and number.
pub(crate) type Member = (Id, u32);

/// What the properties of a pointer come to.
#[derive(Default)]
struct PointerProperties {
    list: Vec<Annotation>,
    align: Option<u32>,
    controls: Vec<(Decoration, u32, u32)>,
}

impl PointerProperties {
    fn new(held: &[Held], target: Target) -> Self {
        let mut found = Self::default();
        for effect in held.iter().flat_map(|held| held.effects(target)) {
            match effect {
                Effect::Decoration(decoration, operands) => {
                    found.list.push(Annotation { decoration, operands });
                }
                Effect::Alignment(align) => found.align = Some(align),
                Effect::CacheControl(decoration, level, control) => {
                    found.controls.push((decoration, level, control));
                }
                // Of functions alone.
                Effect::Mode(..) | Effect::Metadata(..) => {}
            }
        }
        found
    }
}

/// The kind of memory that a compiler chooses, as the words of a text.
const DEFAULT_MEMORY: [u32; 2] = [u32::from_le_bytes(*b"DEFA"), u32::from_le_bytes(*b"ULT\0")];

impl Emitter<'_> {
    /// Decorates with what an annotation says that is no property; what may not be said is left out with
    /// a note.
    pub(crate) fn annotate(
        &mut self,
        target: Id,
        subject: Subject,
        member: Option<Member>,
        text: &[u8],
    ) {
        let allowed = |decoration: Decoration| {
            let row = Decoration::ENUMERATION.by_value(decoration.0);
            row.is_some_and(|row| gates::is_allowed(self.facts.options, row))
        };
        let may_be_said = |item: &Annotation| {
            let may_have = subject == Subject::Pointer
                || is_memory_attribute(item.decoration)
                || item.decoration == Decoration::UserSemantic;
            may_have && allowed(item.decoration)
        };
        let lists = allowed(Decoration::MemoryINTEL);
        let accesses = allowed(Decoration::BurstCoalesceINTEL);
        let mut list = Vec::new();
        // The texts to write, and whether each is only written if the list has attributes of memory, too.
        let mut texts: Vec<(&[u8], bool)> = Vec::new();
        // Whether the text counts as a list of attributes of memory, and whether it controls accesses.
        let (mut is_list, mut is_access) = (false, false);
        for item in parse(std::str::from_utf8(text).unwrap_or_default()) {
            let said = item.decorations.filter(|it| it.iter().all(may_be_said));
            let says = said.as_ref().is_some_and(|said| !said.is_empty());
            is_access |= item.is_access && says;
            is_list |= if item.is_access { lists && accesses } else { says };
            if item.is_access || said.is_none() {
                texts.push((item.text.as_bytes(), item.is_access));
            }
            list.extend(said.into_iter().flatten());
        }
        // A variable has one kind of memory: the first that is named, and DEFAULT only if no other is.
        let kinds = || list.iter().filter(|it| it.decoration == Decoration::MemoryINTEL);
        let is_default = |it: &&Annotation| it.operands == DEFAULT_MEMORY;
        if kinds().count() > 1 {
            let kind = kinds().find(|it| !is_default(it)).or_else(|| kinds().next()).cloned();
            list.retain(|it| it.decoration != Decoration::MemoryINTEL);
            list.extend(kind);
        }
        // If nothing of a list can be written as a decoration, the whole text is written, as in the
        // translator.
        match (is_list, is_access) {
            (true, _) => {}
            (false, true) => texts.retain(|text| !text.1),
            (false, false) => texts = vec![(text, false)],
        }
        self.annotation_list(target, subject, member, list);
        for (text, _) in texts {
            if !text.is_empty() && !self.user_semantic(target, text) {
                self.note(LEFT_OUT);
            }
        }
    }

    /// Decorates a pointer or variable, or the member of a struct that it is.
    fn annotation_list(
        &mut self,
        target: Id,
        subject: Subject,
        member: Option<Member>,
        list: Vec<Annotation>,
    ) {
        for item in list {
            let Annotation { decoration, operands } = item;
            if subject == Subject::Pointer && !self.may_stand(decoration, Place::POINTER)
                || !self.may_bear(decoration, target)
            {
                continue;
            }
            // Attributes of memory belong to the member, decorations of accesses to the pointer.
            match member.filter(|_| is_memory_attribute(decoration)) {
                Some((ty, member)) => {
                    self.decorate_member_if_allowed(ty, member, decoration, &operands);
                }
                None => {
                    // A decoration that several annotations of a pointer ask for is written once.
                    let said = (target, decoration, operands);
                    if !self.s.annotated.contains(&said) {
                        self.decorate_if_allowed(target, decoration, &said.2);
                        self.s.annotated.insert(said);
                    }
                }
            }
        }
    }

    /// Decorates a pointer, or the member that it points to, as a node of metadata lists it.
    pub(crate) fn listed_decorations(
        &mut self,
        pointer: Id,
        member: Option<Member>,
        list: MetadataId,
    ) {
        let list = self.decoration_list(list);
        let list = list.into_iter();
        let list = list.map(|(decoration, operands)| Annotation { decoration, operands }).collect();
        self.annotation_list(pointer, Subject::Pointer, member, list);
    }

    /// Where an annotation stands, for messages.
    fn place(&self, inst: InstId) -> String {
        let module = self.facts.module;
        let name = self.function.map(|function| module.function_name(function)).unwrap_or_default();
        let function = format!("function '{}'", String::from_utf8_lossy(name));
        let call = self.body.inst(inst);
        let arguments = call.as_call().map(|call| call.arguments).unwrap_or_default();
        match annotation::location(module, self.body, arguments) {
            Some(location) => format!("{location}, {function}"),
            None => function,
        }
    }

    /// Decorates an annotated pointer with its properties: the pointer that comes of it.
    pub(crate) fn pointer_properties(
        &mut self,
        inst: InstId,
        subject: Subject,
        pointer: Id,
        member: Option<Member>,
        named: &[Named],
    ) -> Id {
        let held = self.properties(named, Place::POINTER, |this| this.place(inst));
        let mut properties = PointerProperties::new(&held, self.facts.target);
        if let Some(align) = properties.align
            && !self.s.aligned_annotations.contains(&inst)
        {
            let aligned = Annotation { decoration: Decoration::Alignment, operands: vec![align] };
            // Alignment is said before all else, wherever it stands.
            properties.list.insert(0, aligned);
        }
        let mut pointer = pointer;
        if !self.s.spread_annotations.contains(&inst) {
            pointer = self.with_controls(pointer, &properties.controls);
        }
        self.annotation_list(pointer, subject, member, properties.list);
        pointer
    }

    /// Finds what the properties of annotated pointers say of the accesses through them, for the whole
    /// body: before it is lowered, as an access may be lowered before another one of the same pointer.
    pub(crate) fn find_annotated_accesses(&mut self) {
        self.s.annotated.clear();
        self.s.access_properties.clear();
        self.s.aligned_annotations.clear();
        self.s.spread_annotations.clear();
        if !self.facts.annotates_pointers {
            return;
        }
        let (module, body) = (self.facts.module, self.body);
        // Annotations with something to say of accesses, and what each derived pointer comes from.
        let mut roots: Vec<(InstId, PointerProperties)> = Vec::new();
        let mut derived: FxHashMap<ValueId, usize> = FxHashMap::default();
        for inst in (0..body.inst_count()).map(InstId) {
            let root = |value: ValueId| derived.get(&value).copied();
            match body.inst(inst) {
                Instruction::Cast {
                    op: CastOp::BitCast | CastOp::AddrSpaceCast, value, ..
                } => {
                    if let (Some(root), Some(result)) = (root(value), body.inst_value(inst)) {
                        derived.insert(result, root);
                    }
                }
                Instruction::Load { pointer, .. } => {
                    if let Some(root) = root(pointer) {
                        self.note_access(inst, 0, &roots[root]);
                    }
                }
                Instruction::Store { pointer, .. } => {
                    if let Some(root) = root(pointer) {
                        self.note_access(inst, 1, &roots[root]);
                    }
                }
                Instruction::Call(call) => {
                    let Value::Function(callee) = body.value(module, call.callee) else { continue };
                    let Callee::Intrinsic(intrinsic) = self.facts.callee(callee) else { continue };
                    if ["memcpy", "memcpy.inline", "memmove"].contains(&intrinsic.name) {
                        for (operand, &side) in (0..2).zip(call.arguments) {
                            if let Some(root) = root(side) {
                                self.note_access(inst, operand, &roots[root]);
                            }
                        }
                    }
                    if !intrinsic.is_annotation() {
                        continue;
                    }
                    let Some(Ok(named)) = annotation::of_call(module, body, call.arguments) else {
                        continue;
                    };
                    let held = given::check(&named, Place::POINTER);
                    let held: Vec<Held> = held.into_iter().filter_map(|it| it.read?.ok()).collect();
                    let properties = PointerProperties::new(&held, self.facts.target);
                    if (properties.align.is_some() || !properties.controls.is_empty())
                        && let Some(result) = body.inst_value(inst)
                    {
                        derived.insert(result, roots.len());
                        roots.push((inst, properties));
                    }
                }
                _ => {}
            }
        }
        // Which cache controls go to the accesses is known once it is known where the alignment went.
        for (inst, properties) in &roots {
            let aligned = properties.align.is_none() || self.s.aligned_annotations.contains(inst);
            let plain = properties.list.is_empty() && aligned;
            let call = body.inst(*inst);
            let of = call.as_call().and_then(|call| call.arguments.first().copied());
            let computed =
                of.is_some_and(|of| matches!(body.value(module, of), Value::Instruction(_)));
            if plain && computed && !properties.controls.is_empty() {
                self.s.spread_annotations.insert(*inst);
            }
        }
    }

    /// Notes what an annotation says of an access through its pointer.
    fn note_access(&mut self, inst: InstId, operand: u32, root: &(InstId, PointerProperties)) {
        let (annotation, properties) = root;
        if properties.align.is_some() {
            self.s.aligned_annotations.insert(*annotation);
        }
        let access = AccessProperties {
            annotation: *annotation,
            align: properties.align,
            controls: properties.controls.clone(),
        };
        self.s.access_properties.insert((inst, operand), access);
    }

    /// The member of a struct that a pointer points to, where the struct has a type of its own.
    pub(crate) fn member_behind(&mut self, pointer: ValueId) -> Option<Member> {
        let (module, body) = (self.facts.module, self.body);
        let Value::Instruction(inst) = body.value(module, pointer) else { return None };
        let Instruction::GetElementPtr { source, indices, .. } = body.inst(inst) else {
            return None;
        };
        let mut ty: TypeId = source;
        let (&last, before) = indices.get(1..)?.split_last()?;
        for &index in before {
            ty = match module.types.get(ty) {
                Type::Struct { fields, .. } => {
                    let at = usize::try_from(self.constant_int(index)?).ok()?;
                    *module.types.list(fields).get(at)?
                }
                Type::Array { element, .. } => element,
                _ => return None,
            };
        }
        let Type::Struct { fields, .. } = module.types.get(ty) else { return None };
        let member = u32::try_from(self.constant_int(last)?).ok()?;
        if member >= fields.len || self.facts.has_odd_layout(ty) {
            return None;
        }
        Some((self.lower_type(ty).ok()?, member))
    }

    /// Annotations of a symbol from `llvm.global.annotations`; properties are read with those of its
    /// attributes.
    pub(crate) fn annotations(&mut self, symbol: ModuleValue, id: Id) {
        let facts = self.facts;
        for text in facts.annotated(symbol).iter().flat_map(|annotated| &annotated.texts) {
            self.annotate(id, Subject::Variable, None, text);
        }
    }
}
