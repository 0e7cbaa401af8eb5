//! Types that must be the same, where no signature says which: those of memory and of what is in it, of
//! functions and of what they take and give, of composites and their parts.

use super::{Checker, InvalidKind};
use crate::grammar::{Op, StorageClass};
use crate::read::Instruction;

impl<'m, 'w> Checker<'m, 'w> {
    /// Holds the types in an instruction against each other. What is not there to be compared passes.
    pub(super) fn same_types(&self, it: &Instruction<'_>) -> Result<(), InvalidKind> {
        let word = |index| it.word(index).unwrap_or_default();
        let same = |one: Option<u32>, other: Option<u32>| match (one, other) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        };
        let fits = match it.op() {
            Op::EntryPoint => {
                self.type_of(word(2)).is_none_or(|ty| self.type_op(ty) == Some(Op::TypeVoid))
            }
            Op::Variable => same(self.pointee(word(1)), it.word(4).and_then(|id| self.type_of(id))),
            Op::Load => {
                let pointer = self.type_of(word(3));
                same(pointer.and_then(|ty| self.pointee(ty)), Some(word(1)))
            }
            Op::Store => {
                let pointer = self.type_of(word(1));
                let storage = pointer.and_then(|ty| self.storage(ty));
                if matches!(storage, Some(StorageClass::UniformConstant | StorageClass::Input)) {
                    return Err(InvalidKind::ReadOnly);
                }
                same(pointer.and_then(|ty| self.pointee(ty)), self.type_of(word(2)))
            }
            Op::Return => {
                self.result_of(it).is_none_or(|ty| self.type_op(ty) == Some(Op::TypeVoid))
            }
            Op::ReturnValue => same(self.result_of(it), self.type_of(word(1))),
            Op::FunctionCall => self.call_fits(it),
            Op::Phi => {
                let values = it.words.get(3..).unwrap_or_default().iter().step_by(2);
                values.copied().all(|value| same(self.type_of(value), Some(word(1))))
            }
            Op::VectorShuffle => [1, 3, 4].into_iter().all(|at| {
                let ty = if at == 1 { Some(word(1)) } else { self.type_of(word(at)) };
                ty.is_none_or(|ty| self.type_op(ty) == Some(Op::TypeVector))
            }),
            Op::ConstantComposite | Op::SpecConstantComposite => self.parts_fit(it),
            _ => true,
        };
        fits.then_some(()).ok_or(InvalidKind::Mismatch)
    }

    /// The type of a value.
    pub(super) fn type_of(&self, id: u32) -> Option<u32> {
        self.module.definition(id)?.result_type()
    }

    /// The instruction that declares a type.
    pub(super) fn type_op(&self, id: u32) -> Option<Op> {
        self.module.definition(id).map(|it| it.op())
    }

    /// What a typed pointer points to.
    pub(super) fn pointee(&self, ty: u32) -> Option<u32> {
        self.module.definition(ty).filter(|it| it.op() == Op::TypePointer)?.word(3)
    }

    /// Where a pointer points.
    pub(super) fn storage(&self, ty: u32) -> Option<StorageClass> {
        let pointer = self.module.definition(ty)?;
        let is_pointer = matches!(pointer.op(), Op::TypePointer | Op::TypeUntypedPointerKHR);
        is_pointer.then(|| pointer.word(2).map(StorageClass)).flatten()
    }

    /// What the function that an instruction is in gives.
    fn result_of(&self, it: &Instruction<'_>) -> Option<u32> {
        let function = self.module.functions().get(self.module.function_at(it.offset)?)?;
        self.type_of(function.id)
    }

    fn call_fits(&self, call: &Instruction<'_>) -> bool {
        let callee = call.word(3).and_then(|id| self.module.definition(id));
        let ty = callee.filter(|it| it.op() == Op::Function).and_then(|it| it.word(4));
        let Some(ty) = ty.and_then(|id| self.module.definition(id)) else { return true };
        let arguments = call.words.get(4..).unwrap_or_default();
        let parameters = ty.words.get(3..).unwrap_or_default();
        ty.word(2) == call.word(1)
            && arguments.len() == parameters.len()
            && arguments.iter().zip(parameters).all(|(&argument, &parameter)| {
                self.type_of(argument)
                    .is_none_or(|ty| ty == parameter || self.is_private(ty, parameter))
            })
    }

    /// Whether a pointer to a variable of the vector back end stands for one into the memory of functions
    /// (SPV_INTEL_vector_compute).
    fn is_private(&self, argument: u32, parameter: u32) -> bool {
        self.storage(argument) == Some(StorageClass::Private)
            && self.storage(parameter) == Some(StorageClass::Function)
            && self.pointee(argument) == self.pointee(parameter)
    }

    fn parts_fit(&self, whole: &Instruction<'_>) -> bool {
        let Some(ty) = whole.word(1).and_then(|id| self.module.definition(id)) else { return true };
        let parts = whole.words.get(3..).unwrap_or_default();
        let types: Vec<u32> = match ty.op() {
            Op::TypeStruct => ty.words.get(2..).unwrap_or_default().to_vec(),
            Op::TypeVector | Op::TypeArray => {
                vec![ty.word(2).unwrap_or_default(); parts.len()]
            }
            // Matrices of extensions have one part that stands for all.
            _ => return true,
        };
        // The rest of long ones stands in instructions of its own.
        parts.len() <= types.len()
            && parts
                .iter()
                .zip(types)
                .all(|(&part, ty)| self.type_of(part).is_none_or(|it| it == ty))
    }
}

#[cfg(test)]
mod tests {
    use crate::read::Module;
    use crate::text::{AssembleOptions, assemble};
    use crate::validate::{InvalidKind, validate};

    const FINE: &str = "
        OpCapability Addresses
        OpCapability Kernel
        OpCapability Linkage
        OpCapability VectorComputeINTEL
        OpExtension \"SPV_INTEL_vector_compute\"
        OpMemoryModel Physical64 OpenCL
        OpEntryPoint Kernel %kernel \"kernel\"
        %void = OpTypeVoid
        %uint = OpTypeInt 32 0
        %float = OpTypeFloat 32
        %two = OpTypeVector %uint 2
        %one = OpConstant %uint 1
        %half = OpConstant %float 0.5
        %ones = OpConstantComposite %two %one %one
        %pointer = OpTypePointer CrossWorkgroup %uint
        %table = OpTypePointer UniformConstant %uint
        %variable = OpVariable %pointer CrossWorkgroup %one
        %gives = OpTypeFunction %uint %uint
        %nothing = OpTypeFunction %void
        %near = OpTypePointer Function %uint
        %apart = OpTypePointer Private %uint
        %other = OpTypePointer Private %float
        %takes = OpTypeFunction %uint %near
        %vector = OpVariable %apart Private
        %callee = OpFunction %uint None %gives
        %number = OpFunctionParameter %uint
        %first = OpLabel
        OpReturnValue %number
        OpFunctionEnd
        %reader = OpFunction %uint None %takes
        %place = OpFunctionParameter %near
        %start = OpLabel
        %there = OpLoad %uint %place
        OpReturnValue %there
        OpFunctionEnd
        %kernel = OpFunction %void None %nothing
        %entry = OpLabel
        %called = OpFunctionCall %uint %callee %one
        %unused = OpFunctionCall %uint %reader %vector
        %loaded = OpLoad %uint %variable
        %mixed = OpVectorShuffle %two %ones %ones 0 1
        OpStore %variable %called
        OpReturn
        OpFunctionEnd
    ";

    fn of(text: &str) -> Result<(), InvalidKind> {
        let words = assemble(text.as_bytes(), &AssembleOptions::default()).unwrap();
        validate(&Module::from_owned(words).unwrap()).map_err(|invalid| invalid.kind)
    }

    #[test]
    fn types_that_must_be_the_same() {
        of(FINE).unwrap();
        for (from, to) in [
            ("CrossWorkgroup %one", "CrossWorkgroup %half"),
            ("%two %one %one", "%two %one %half"),
            ("OpReturnValue %number", "OpReturnValue %half"),
            ("OpReturnValue %number", "OpReturn"),
            ("%callee %one", "%callee %half"),
            ("%uint %reader", "%float %reader"),
            ("OpVariable %apart", "OpVariable %other"),
            ("OpLoad %uint", "OpLoad %float"),
            ("%ones %ones", "%ones %one"),
            ("OpStore %variable %called", "OpStore %variable %half"),
            ("Kernel %kernel", "Kernel %callee"),
        ] {
            let broken = FINE.replacen(from, to, 1);
            assert!(matches!(of(&broken), Err(InvalidKind::Mismatch)), "{to}: {:?}", of(&broken));
        }
        let constant = FINE.replacen(
            "= OpVariable %pointer CrossWorkgroup",
            "= OpVariable %table UniformConstant",
            1,
        );
        assert!(matches!(of(&constant), Err(InvalidKind::ReadOnly)), "{:?}", of(&constant));
    }
}
