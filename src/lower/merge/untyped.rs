//! Untyped pointers (SPV_KHR_untyped_pointers): from a fragment with typed pointers to one without.
//!
//! Functions are lowered with typed pointers in every mode. Where the extension is asked for by its
//! name, the fragment is rewritten before it is merged, as if its pointers had no pointee: all pointer
//! types of a storage class are one, a variable says the type of its data, an access chain that of its
//! base. What the pointees told is read off the fragment before they go.
//!
//! Some pointers stay typed, by what they point to, so that all fragments agree: to functions, to
//! cooperative matrices, and to structs that are passed by value somewhere (ByVal wants to know what
//! is copied). Others do because their type is kept: those to variables that the translation adds. And some
//! instructions take typed pointers alone: for these a pointer is cast where it is used.

use lapidary_spirv::emit::{
    Code, Declaration, Declarations, Fragment, Id, Identity, InstructionWriter,
};
use lapidary_spirv::grammar::{Capability, Op, OpenClStd, instruction};

use crate::lower::facts::{Facts, UNTYPED_POINTERS};

/// Instructions that need to be told a type: the untyped form, and the word of the pointer whose
/// pointee that is (2 for the result itself, whose type is word 1).
fn untyped_form(op: Op) -> Option<(Op, usize)> {
    Some(match op {
        Op::AccessChain => (Op::UntypedAccessChainKHR, 3),
        Op::InBoundsAccessChain => (Op::UntypedInBoundsAccessChainKHR, 3),
        Op::PtrAccessChain => (Op::UntypedPtrAccessChainKHR, 3),
        Op::InBoundsPtrAccessChain => (Op::UntypedInBoundsPtrAccessChainKHR, 3),
        Op::Variable => (Op::UntypedVariableKHR, 2),
        Op::VariableLengthArrayINTEL => (Op::UntypedVariableLengthArrayINTEL, 2),
        _ => return None,
    })
}

/// The words of an instruction that must be typed pointers, by the specification (atomic flags, one side of a
/// copy whose size is that of the pointee) or by what spirv-val knows of it.
fn typed_words(words: &[u32]) -> &'static [usize] {
    match Op::of(words[0]) {
        Op::AtomicFlagTestAndSet => &[3],
        Op::AtomicFlagClear | Op::CopyMemory => &[1],
        Op::GroupAsyncCopy => &[4, 5],
        Op::GroupWaitEvents => &[3],
        Op::ReadPipe | Op::WritePipe => &[4],
        Op::ReservedReadPipe | Op::ReservedWritePipe => &[6],
        // What has such a number in another set has no pointer there.
        Op::ExtInst => match words.get(4).map(|&number| OpenClStd(number)) {
            Some(OpenClStd::vloadn) => &[6],
            Some(OpenClStd::vstoren) => &[7],
            _ => &[],
        },
        _ => &[],
    }
}

/// What the pointers of a fragment point to, by local ids.
struct Untyped {
    /// By type: what a pointer type is.
    pointers: Vec<Option<Pointer>>,
    /// By value: its type.
    types: Vec<u32>,
}

/// A pointer type of a fragment.
#[derive(Clone, Copy, Debug)]
struct Pointer {
    storage: u32,
    pointee: Id,
    /// Whether it stays typed.
    typed: bool,
}

/// Rewrites a fragment.
pub(crate) fn rewrite(fragment: &mut Fragment, facts: &Facts<'_>) {
    let untyped = Untyped::new(fragment, facts);
    let mut declarations = Declarations::default();
    for declaration in fragment.declarations.list() {
        untyped.declare(&mut declarations, &fragment.declarations, declaration);
    }
    let pointee = |ty: &Id| untyped.pointee(*ty).unwrap_or(Id::NONE);
    fragment.symbol_data = fragment.symbol_types.iter().map(pointee).collect();
    // Where typed pointers stay, untyped ones are needed beside them.
    let mut casts = Casts { next: fragment.bound, ..Casts::default() };
    for storage in untyped.storages() {
        let ty = casts.id();
        declarations.append(Identity::Structural, ty, |code| pointer_type(code, storage));
        casts.types.push((storage, ty));
    }
    for (storage, pointee) in untyped.wanted_typed(&fragment.code) {
        let ty = casts.id();
        declarations.append(Identity::Kept, ty, |code| {
            code.begin(Op::TypePointer).id(Id::NONE).literal(storage).id(pointee).end();
        });
        casts.typed.push((storage, pointee, ty));
    }
    let steps_over_pointers = |words| {
        untyped.form(words).is_some_and(|(form, over, _)| untyped.steps_over_pointers(form, over))
    };
    if fragment.code.instructions().any(|(_, words)| steps_over_pointers(words)) {
        let (ty, width) = (casts.id(), facts.pointer_width);
        declarations.append(Identity::Structural, ty, |code| {
            code.begin(Op::TypeInt).id(Id::NONE).literal(width).literal(0).end();
        });
        if width == 64 {
            fragment.capabilities.add(Capability::Int64);
        }
        casts.pointer_sized = ty;
    }
    let mut code = Code::new();
    code.reserve(fragment.code.len());
    for (start, words) in fragment.code.instructions() {
        let instruction = Instruction { code: &fragment.code, start, words };
        if let Some(capability) = untyped.write(instruction, &mut casts, &mut code) {
            fragment.capabilities.add(capability);
        }
    }
    fragment.bound = casts.next;
    fragment.declarations = declarations;
    fragment.code = code;
    if untyped.pointers.iter().any(Option::is_some) {
        fragment.capabilities.add(Capability::UntypedPointersKHR);
        fragment.extensions.add(UNTYPED_POINTERS);
    }
}

/// The type of untyped pointers of a storage class.
fn pointer_type(code: &mut Code, storage: u32) {
    code.begin(Op::TypeUntypedPointerKHR).id(Id::NONE).literal(storage).end();
}

/// Typed pointers that access chains do not give: the chain gives an untyped one, which is cast. And those
/// that instructions want.
#[derive(Default)]
struct Casts {
    /// The integer type as large as a pointer, where one is needed.
    pointer_sized: Id,
    /// Storage classes and their untyped pointer types.
    types: Vec<(u32, Id)>,
    /// Storage classes and pointees of the typed pointers that instructions want, with their types.
    typed: Vec<(u32, Id, Id)>,
    /// The next free id.
    next: u32,
}

impl Casts {
    fn id(&mut self) -> Id {
        let id = Id(self.next);
        self.next = self.next.saturating_add(1);
        id
    }

    /// The untyped type of a storage class, and an id for a pointer of it.
    fn to(&mut self, storage: u32) -> Option<(Id, Id)> {
        let ty = self.types.iter().find(|row| row.0 == storage)?.1;
        Some((ty, self.id()))
    }
}

/// An instruction of a fragment.
#[derive(Clone, Copy)]
struct Instruction<'c> {
    code: &'c Code,
    /// Its first word in the code.
    start: usize,
    words: &'c [u32],
}

impl Instruction<'_> {
    /// Appends some of its words.
    fn copy<'w>(
        self,
        mut writer: InstructionWriter<'w>,
        range: std::ops::Range<usize>,
    ) -> InstructionWriter<'w> {
        for at in range {
            let word = self.words[at];
            writer = match self.code.is_id(self.start.saturating_add(at)) {
                true => writer.id(Id(word)),
                false => writer.literal(word),
            };
        }
        writer
    }
}

impl Untyped {
    /// Reads a fragment.
    fn new(fragment: &Fragment, facts: &Facts<'_>) -> Self {
        let bound = fragment.bound as usize;
        let mut untyped = Self { pointers: vec![None; bound], types: vec![0; bound] };
        // By type: whether a pointer to it stays typed.
        let mut typed = vec![false; bound];
        let mut symbols = fragment.symbol_types.iter();
        for declaration in fragment.declarations.list() {
            let result = declaration.result.index();
            if declaration.symbol().is_some() {
                untyped.types[result] = symbols.next().map_or(0, |ty| ty.0);
                continue;
            }
            let words = fragment.declarations.words(declaration);
            let op = Op::of(words[0]);
            typed[result] = match op {
                Op::TypeFunction | Op::TypeCooperativeMatrixKHR => true,
                Op::TypeStruct => match declaration.identity() {
                    Identity::Struct(ty) => facts.is_by_value(ty),
                    _ => false,
                },
                _ => false,
            };
            if op == Op::TypePointer {
                let (storage, pointee) = (words[2], Id(words[3]));
                let typed = typed[pointee.index()] || declaration.identity() == Identity::Kept;
                untyped.pointers[result] = Some(Pointer { storage, pointee, typed });
            } else if instruction(op).is_some_and(|row| row.has_result_type()) {
                untyped.types[result] = words[1];
            }
        }
        for (_, words) in fragment.code.instructions() {
            let op = Op::of(words[0]);
            if let [_, ty, result, ..] = *words
                && instruction(op).is_some_and(|row| row.has_result_type())
                && let Some(place) = untyped.types.get_mut(result as usize)
            {
                *place = ty;
            }
        }
        untyped
    }

    fn pointer(&self, ty: u32) -> Option<Pointer> {
        *self.pointers.get(ty as usize)?
    }

    /// What a pointer type points to, unless it keeps that.
    fn pointee(&self, ty: Id) -> Option<Id> {
        self.pointer(ty.0).filter(|pointer| !pointer.typed).map(|pointer| pointer.pointee)
    }

    /// The pointer type of a value.
    fn of_value(&self, value: u32) -> Option<Pointer> {
        self.pointer(*self.types.get(value as usize)?)
    }

    /// The untyped pointers of an instruction that must be typed ones: their words, and what they were.
    fn misfits(&self, words: &[u32]) -> impl Iterator<Item = (usize, Pointer)> {
        let places = typed_words(words).iter();
        places.filter_map(|&at| {
            let pointer = self.of_value(*words.get(at)?)?;
            (!pointer.typed).then_some((at, pointer))
        })
    }

    /// The typed pointers that instructions want, each once: storage class and pointee.
    fn wanted_typed(&self, code: &Code) -> Vec<(u32, Id)> {
        let all = code.instructions().flat_map(|(_, words)| self.misfits(words));
        let mut wanted: Vec<(u32, Id)> = all.map(|(_, it)| (it.storage, it.pointee)).collect();
        wanted.sort_unstable();
        wanted.dedup();
        wanted
    }

    /// The storage classes of pointers that stay typed.
    fn storages(&self) -> Vec<u32> {
        let typed = self.pointers.iter().flatten().filter(|pointer| pointer.typed);
        let mut storages: Vec<u32> = typed.map(|pointer| pointer.storage).collect();
        storages.sort_unstable();
        storages.dedup();
        storages
    }

    /// Declares what a declaration becomes. Pointer types may become equal: merging makes them one.
    fn declare(&self, to: &mut Declarations, from: &Declarations, declaration: &Declaration) {
        let (result, identity) = (declaration.result, declaration.identity());
        let words = from.words(declaration);
        let Some(&first) = words.first() else { return to.append(identity, result, |_| ()) };
        let op = Op::of(first);
        if op == Op::TypePointer && self.pointee(result).is_some() {
            return to.append(Identity::Structural, result, |code| pointer_type(code, words[2]));
        }
        // Constant expressions: type, result, opcode, operands.
        if op == Op::SpecConstantOp
            && let Some((form, 3)) = untyped_form(Op::of(words[3]))
            && self.pointee(Id(words[1])).is_some()
            && let Some(base) = words.get(4).and_then(|&base| self.of_value(base))
        {
            return to.append(identity, result, |code| {
                let writer = code.begin(op).id(Id(words[1])).id(Id::NONE);
                let writer = writer.literal(u32::from(form.0)).id(base.pointee);
                words[4..].iter().fold(writer, |writer, &id| writer.id(Id(id))).end();
            });
        }
        to.append_from(from, declaration);
    }

    /// The untyped form of an instruction: the opcode, the type that it says, and for an access
    /// chain whether its result is typed nevertheless.
    fn form(&self, words: &[u32]) -> Option<(Op, Id, Option<Pointer>)> {
        let (form, at) = untyped_form(Op::of(words[0]))?;
        let result = self.pointer(*words.get(1)?)?;
        if at == 2 {
            return (!result.typed).then_some((form, result.pointee, None));
        }
        let base = self.of_value(*words.get(at)?)?;
        match (base.typed, result.typed) {
            (true, true) => None,
            (_, false) => Some((form, base.pointee, None)),
            (false, true) => Some((form, base.pointee, Some(result))),
        }
    }

    /// Whether the untyped form of an access chain goes over pointers. spirv-val wants such chains to go over
    /// something else, so they go over integers of that size.
    fn steps_over_pointers(&self, form: Op, over: Id) -> bool {
        let says_data = [Op::UntypedVariableKHR, Op::UntypedVariableLengthArrayINTEL];
        !says_data.contains(&form) && self.pointer(over.0).is_some()
    }

    /// Appends an instruction in its untyped form. Gives the capability that only this form needs.
    fn write(
        &self,
        instruction: Instruction<'_>,
        casts: &mut Casts,
        to: &mut Code,
    ) -> Option<Capability> {
        let words = instruction.words;
        let op = Op::of(words[0]);
        // Markers of lifetimes take typed pointers alone; they are hints.
        if let [_, pointer, ..] = *words
            && matches!(op, Op::LifetimeStart | Op::LifetimeStop)
            && self.of_value(pointer).is_some_and(|pointer| !pointer.typed)
        {
            return None;
        }
        let Some((form, ty, cast)) = self.form(words) else {
            let mut cast = Vec::new();
            for (at, pointer) in self.misfits(words) {
                let of =
                    |row: &&(u32, Id, Id)| (row.0, row.1) == (pointer.storage, pointer.pointee);
                if let Some(&(.., ty)) = casts.typed.iter().find(of) {
                    let id = casts.id();
                    to.begin(Op::Bitcast).id(ty).id(id).id(Id(words[at])).end();
                    cast.push((at, id));
                }
            }
            let mut writer = to.begin(op);
            let mut from = 1;
            for (at, id) in cast {
                writer = instruction.copy(writer, from..at).id(id);
                from = at.saturating_add(1);
            }
            instruction.copy(writer, from..words.len()).end();
            return None;
        };
        let cast = cast.and_then(|cast| casts.to(cast.storage));
        let writer = to.begin(form);
        let writer = match cast {
            Some((ty, pointer)) => writer.id(ty).id(pointer),
            None => instruction.copy(writer, 1..3),
        };
        let ty = if self.steps_over_pointers(form, ty) { casts.pointer_sized } else { ty };
        // A variable has its storage class before the type of its data.
        let head = if form == Op::UntypedVariableKHR { 4 } else { 3 };
        let writer = instruction.copy(writer, 3..head).id(ty);
        instruction.copy(writer, head..words.len()).end();
        if let Some((_, pointer)) = cast {
            instruction.copy(to.begin(Op::Bitcast), 1..3).id(pointer).end();
        }
        (form == Op::UntypedVariableLengthArrayINTEL)
            .then_some(Capability::UntypedVariableLengthArrayINTEL)
    }
}
