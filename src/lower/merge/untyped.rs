//! Untyped pointers (SPV_KHR_untyped_pointers), as the last step.
//!
//! Functions are lowered with typed pointers in every mode. Where the extension is asked for by its
//! name, a fragment is merged as if its pointers had no pointee: all pointer types of a storage
//! class are one, a variable says the type of its data, an access chain that of its base. What the
//! pointees told is read off the fragment before they go.
//!
//! Some pointers stay typed, by what they point to, so that all fragments agree: to functions, to
//! cooperative matrices, and to structs that are passed by value somewhere (ByVal wants to know what
//! is copied). Others do because their type has a salt: those to variables that the translation adds.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{Attribute, AttributeIndex, Type};
use lapidary_spirv::emit::{Code, Declaration, Declarations, Fragment, Id};
use lapidary_spirv::grammar::{Capability, Extension, Op, instruction};

use crate::lower::shared::Shared;

/// The extension.
pub(crate) const EXTENSION: Extension = Extension::SPV_KHR_untyped_pointers;

impl Shared<'_> {
    /// Whether a type is passed by value somewhere.
    fn is_by_value(&self, ty: u32) -> bool {
        self.by_value.binary_search(&ty).is_ok()
    }
}

/// The types of the module that functions take by value, ascending.
pub(crate) fn by_value(module: &Module<'_>) -> Vec<u32> {
    let mut found = Vec::new();
    for function in &module.functions {
        let count = match module.types.get(function.function_type) {
            Type::Function { parameters, .. } => parameters.len,
            _ => 0,
        };
        for parameter in 0..count {
            let index = AttributeIndex::Parameter(parameter);
            found.extend(module.attributes.at(function.attributes, index).filter_map(
                |attribute| match attribute {
                    Attribute::Type(kind, ty) if kind.name() == Some("byval") => ty.map(|ty| ty.0),
                    _ => None,
                },
            ));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

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

/// What the pointers of a fragment point to, by local ids.
pub(crate) struct Untyped {
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

/// Where new ids and types of the module come from while code is written.
pub(crate) struct Target<'t> {
    /// The next free id.
    pub(crate) next: &'t mut u32,
    /// Storage classes and their untyped pointer types.
    pub(crate) types: &'t [(u32, u32)],
    /// What the written code needs.
    pub(crate) needs: &'t mut Vec<Capability>,
}

impl Untyped {
    /// Reads a fragment.
    pub(crate) fn new(fragment: &Fragment, shared: &Shared<'_>) -> Self {
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
            let op = Op(words[0] as u16);
            typed[result] = match op {
                Op::TypeFunction | Op::TypeCooperativeMatrixKHR => true,
                Op::TypeStruct => {
                    declaration.salt().checked_sub(1).is_some_and(|ty| shared.is_by_value(ty))
                }
                _ => false,
            };
            if op == Op::TypePointer {
                let (storage, pointee) = (words[2], Id(words[3]));
                let typed = typed[pointee.index()] || declaration.salt() != 0;
                untyped.pointers[result] = Some(Pointer { storage, pointee, typed });
            } else if instruction(op).is_some_and(|row| row.has_result_type()) {
                untyped.types[result] = words[1];
            }
        }
        for (_, words) in fragment.code.instructions() {
            let op = Op(words[0] as u16);
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
    pub(crate) fn pointee(&self, ty: Id) -> Option<Id> {
        self.pointer(ty.0).filter(|pointer| !pointer.typed).map(|pointer| pointer.pointee)
    }

    /// The pointer type of a value.
    fn of_value(&self, value: u32) -> Option<Pointer> {
        self.pointer(*self.types.get(value as usize)?)
    }

    /// The storage classes of pointers that stay typed: untyped ones are needed beside them.
    pub(crate) fn storages(&self) -> Vec<u32> {
        let typed = self.pointers.iter().flatten().filter(|pointer| pointer.typed);
        let mut storages: Vec<u32> = typed.map(|pointer| pointer.storage).collect();
        storages.sort_unstable();
        storages.dedup();
        storages
    }

    /// A declaration of the fragment as one of the module.
    pub(crate) fn declare(
        &self,
        module: &mut Declarations,
        from: &Declarations,
        declaration: &Declaration,
        map: &[u32],
        next: Id,
    ) -> (Id, bool) {
        let words = from.words(declaration);
        let op = Op(words[0] as u16);
        if op == Op::TypePointer && self.pointee(declaration.result).is_some() {
            return declare_type(module, words[2], next);
        }
        // Constant expressions: type, result, opcode, operands.
        if op == Op::SpecConstantOp
            && let Some((form, 3)) = untyped_form(Op(words[3] as u16))
            && self.pointee(Id(words[1])).is_some()
            && let Some(base) = words.get(4).and_then(|&base| self.of_value(base))
        {
            let ty = Id(map[words[1] as usize]);
            let operands: Vec<Id> = words[4..].iter().map(|&id| Id(map[id as usize])).collect();
            let base = Id(map[base.pointee.index()]);
            return module.declare(op, Some(ty), declaration.salt(), next, |w| {
                w.literal(u32::from(form.0)).id(base).ids(&operands)
            });
        }
        module.declare_mapped(from, declaration, map, next)
    }

    /// The untyped form of an instruction: the opcode, the type that it says, and for an access
    /// chain whether its result is typed nevertheless.
    fn form(&self, words: &[u32]) -> Option<(Op, Id, Option<Pointer>)> {
        let (form, at) = untyped_form(Op(words[0] as u16))?;
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

    /// Appends code, ids replaced, instructions in their untyped form.
    pub(crate) fn write(&self, code: &Code, map: &[u32], out: &mut Vec<u32>, to: &mut Target<'_>) {
        for (start, words) in code.instructions() {
            let mapped = |at: usize| match code.is_id(start + at) {
                true => map[words[at] as usize],
                false => words[at],
            };
            // Markers of lifetimes take typed pointers alone; they are hints.
            if let [first, pointer, ..] = *words
                && matches!(Op(first as u16), Op::LifetimeStart | Op::LifetimeStop)
                && self.of_value(pointer).is_some_and(|pointer| !pointer.typed)
            {
                continue;
            }
            let Some((form, ty, cast)) = self.form(words) else {
                out.push(words[0]);
                out.extend((1..words.len()).map(mapped));
                continue;
            };
            if form == Op::UntypedVariableLengthArrayINTEL {
                to.needs.push(Capability::UntypedVariableLengthArrayINTEL);
            }
            out.push((words.len() as u32 + 1) << 16 | u32::from(form.0));
            let (result_type, result) = (mapped(1), mapped(2));
            let untyped = cast.and_then(|cast| {
                to.types.iter().find(|row| row.0 == cast.storage).map(|row| row.1)
            });
            match untyped {
                // Access chains give untyped pointers; a cast makes the typed one.
                Some(untyped) => out.extend([untyped, *to.next]),
                None => out.extend([result_type, result]),
            }
            // A variable has its storage class before the type of its data.
            let head = if form == Op::UntypedVariableKHR { 4 } else { 3 };
            out.extend((3..head).map(mapped));
            out.push(map[ty.index()]);
            out.extend((head..words.len()).map(mapped));
            if untyped.is_some() {
                out.extend([4 << 16 | u32::from(Op::Bitcast.0), result_type, result, *to.next]);
                *to.next += 1;
            }
        }
    }
}

/// The untyped pointer type of a storage class.
pub(crate) fn declare_type(module: &mut Declarations, storage: u32, next: Id) -> (Id, bool) {
    module.declare(Op::TypeUntypedPointerKHR, None, 0, next, |w| w.literal(storage))
}
