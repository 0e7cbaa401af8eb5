//! Rules of single instructions that are about more than types: on what a decoration stands, what an
//! atomic may touch, which modes a kernel may have together, how an access chain goes through its type.
//!
//! They are those of section 2.16.1 of the specification ("Universal Validation Rules") and of the
//! instructions' own descriptions, as far as a translation can break them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Checker, InvalidKind};
use crate::grammar::{Decoration, ExecutionMode, LinkageType, MemorySemantics, Op, StorageClass};
use crate::read::{Instruction, Module};
use crate::signature::{Bearer, is_atomic, is_compare_exchange, is_of_width};

/// What stands ahead of the functions of a module and the rules for single instructions need.
pub(super) struct Said {
    /// Ids that another module defines.
    imported: FxHashSet<u32>,
    /// By entry point and mode: where it is said for the first time.
    modes: FxHashMap<(u32, u32, u32), u32>,
}

impl Said {
    pub(super) fn new(module: &Module<'_>) -> Self {
        let mut said = Self { imported: FxHashSet::default(), modes: FxHashMap::default() };
        for it in module.instructions() {
            match it.op() {
                Op::Decorate
                    if it.word(2) == Some(Decoration::LinkageAttributes.0)
                        && it.words.last() == Some(&LinkageType::Import.0) =>
                {
                    said.imported.extend(it.word(1));
                }
                Op::ExecutionMode | Op::ExecutionModeId => {
                    said.modes.entry(mode_key(&it)).or_insert(it.offset);
                }
                Op::Function => break,
                _ => {}
            }
        }
        said
    }
}

/// An execution mode as what its entry point may have but once: entry point, mode, and the width if it is
/// one of a width.
fn mode_key(it: &Instruction<'_>) -> (u32, u32, u32) {
    let [entry, mode, first] = [1, 2, 3].map(|at| it.word(at).unwrap_or_default());
    (entry, mode, if is_of_width(ExecutionMode(mode)) { first } else { 0 })
}

impl<'m, 'w> Checker<'m, 'w> {
    /// Holds an instruction against the rules that are about more than its types.
    pub(super) fn rules(&self, it: &Instruction<'_>) -> Result<(), InvalidKind> {
        let word = |index| it.word(index).unwrap_or_default();
        let broken = |rule| Err(InvalidKind::Rule(rule));
        if let Some(ty) = it.result_type()
            && it.op() != Op::Function
            && self.type_op(ty) == Some(Op::TypeFunction)
        {
            return broken("a value whose type is a function's");
        }
        match it.op() {
            Op::Decorate | Op::DecorateId | Op::DecorateString => self.bearer(it)?,
            Op::ExecutionMode | Op::ExecutionModeId => {
                if self.said.modes.get(&mode_key(it)) != Some(&it.offset) {
                    return broken("an execution mode for the second time");
                }
                let sizes = it.words.get(3..).unwrap_or_default();
                if word(2) == ExecutionMode::LocalSize.0 && sizes.contains(&0) {
                    return broken("a work-group with a size of zero");
                }
            }
            Op::Function => {
                let index = self.module.function_at(it.offset);
                let function = index.and_then(|at| self.module.functions().get(at));
                let id = it.result().unwrap_or_default();
                if function.is_some_and(|function| self.module.is_declaration(function))
                    && !self.said.imported.contains(&id)
                {
                    return broken("a function without a body that is not imported");
                }
            }
            Op::TypeImage => match self.type_op(word(2)) {
                Some(Op::TypeVoid | Op::TypeInt | Op::TypeFloat) => {}
                _ => return broken("a sampled type that is neither void nor a number"),
            },
            Op::TypeStruct | Op::TypeArray | Op::TypeVector | Op::TypeRuntimeArray => {
                let parts = match it.op() {
                    Op::TypeStruct => it.words.get(2..).unwrap_or_default(),
                    _ => it.words.get(2..3).unwrap_or_default(),
                };
                let is_value =
                    |ty: &u32| !matches!(self.type_op(*ty), Some(Op::TypeFunction | Op::TypeVoid));
                if !parts.iter().all(is_value) {
                    return broken("a part that is a function or nothing");
                }
            }
            Op::AccessChain
            | Op::InBoundsAccessChain
            | Op::PtrAccessChain
            | Op::InBoundsPtrAccessChain => self.chain(it)?,
            Op::ImageSampleExplicitLod => {
                let sampled = self.type_of(word(3)).and_then(|ty| self.module.definition(ty));
                let image = sampled.and_then(|ty| self.module.definition(ty.word(2)?));
                if image.is_some_and(|image| image.word(6) == Some(1)) {
                    return broken("a sample of an image of several samples");
                }
            }
            Op::AtomicFlagTestAndSet | Op::AtomicFlagClear => self.atomic(it)?,
            op if is_atomic(op) => self.atomic(it)?,
            _ => {}
        }
        Ok(())
    }

    /// Whether a decoration stands on what it must stand on.
    fn bearer(&self, it: &Instruction<'_>) -> Result<(), InvalidKind> {
        let decoration = Decoration(it.word(2).unwrap_or_default());
        let Some(bearer) = Bearer::of(decoration) else { return Ok(()) };
        let target = it.word(1).and_then(|id| self.module.definition(id));
        // Groups of decorations are decorated for others.
        let Some(target) = target.filter(|it| it.op() != Op::DecorationGroup) else {
            return Ok(());
        };
        let is_pointer = |ty| self.storage(ty).is_some();
        let fits = bearer.is_defined_by(target.op())
            && (target.op() != Op::FunctionParameter
                || target.result_type().is_some_and(is_pointer));
        fits.then_some(()).ok_or(InvalidKind::Bearer(decoration, bearer))
    }

    /// Follows the indices of a chain through the type that it begins with.
    fn chain(&self, it: &Instruction<'_>) -> Result<(), InvalidKind> {
        let misfit = Err(InvalidKind::Rule("an index that is not one of the type"));
        let skipped = match it.op() {
            Op::PtrAccessChain | Op::InBoundsPtrAccessChain => 1,
            _ => 0,
        };
        let pointer = it.word(3).and_then(|id| self.type_of(id));
        let mut ty = pointer.and_then(|ty| self.pointee(ty));
        for (at, &index) in it.words.get(4..).unwrap_or_default().iter().enumerate() {
            let index_type = self.type_of(index).and_then(|ty| self.module.definition(ty));
            if index_type.is_some_and(|ty| ty.op() != Op::TypeInt) {
                return misfit;
            }
            if at < skipped {
                continue;
            }
            let Some(whole) = ty.and_then(|id| self.module.definition(id)) else { return Ok(()) };
            ty = match whole.op() {
                Op::TypeStruct => {
                    let constant = self.module.definition(index);
                    let field = constant.filter(|it| {
                        it.op() == Op::Constant
                            && index_type.is_some_and(|ty| ty.word(2) == Some(32))
                    });
                    let members = whole.words.get(2..).unwrap_or_default();
                    match field.and_then(|it| members.get(it.word(3)? as usize).copied()) {
                        Some(member) => Some(member),
                        None => return misfit,
                    }
                }
                Op::TypeArray
                | Op::TypeRuntimeArray
                | Op::TypeVector
                | Op::TypeMatrix
                | Op::TypeCooperativeMatrixKHR => whole.word(2),
                _ => return misfit,
            };
        }
        let result = it.word(1).and_then(|ty| self.pointee(ty));
        match (ty, result) {
            (Some(ty), Some(result)) if ty != result => Err(InvalidKind::Mismatch),
            _ => Ok(()),
        }
    }

    /// Whether an atomic touches memory that invocations may share, and an exchange that fails is no
    /// release.
    fn atomic(&self, it: &Instruction<'_>) -> Result<(), InvalidKind> {
        use StorageClass as S;
        let stores = matches!(it.op(), Op::AtomicStore | Op::AtomicFlagClear);
        let pointer = it.word(if stores { 1 } else { 3 });
        let storage = pointer.and_then(|id| self.storage(self.type_of(id)?));
        let is_shared = storage.is_none_or(|storage| {
            matches!(
                storage,
                S::Function
                    | S::Workgroup
                    | S::CrossWorkgroup
                    | S::Generic
                    | S::Image
                    | S::Uniform
                    | S::StorageBuffer
                    | S::AtomicCounter
                    | S::PhysicalStorageBuffer
                    | S::TaskPayloadWorkgroupEXT
            )
        });
        if !is_shared {
            return Err(InvalidKind::Rule("an atomic of memory that no invocations share"));
        }
        let exchanges = is_compare_exchange(it.op());
        let unequal = it.word(6).filter(|_| exchanges).and_then(|id| self.module.definition(id));
        let order = unequal.filter(|it| it.op() == Op::Constant).and_then(|it| it.word(3));
        let releases = MemorySemantics::Release.0 | MemorySemantics::AcquireRelease.0;
        match order {
            Some(order) if order & releases != 0 => {
                Err(InvalidKind::Rule("an exchange that releases where it fails"))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::read::Module;
    use crate::text::{AssembleOptions, assemble};
    use crate::validate::validate;

    const FINE: &str = "
        OpCapability Addresses
        OpCapability Kernel
        OpCapability Linkage
        OpCapability ImageBasic
        OpCapability LiteralSampler
        OpMemoryModel Physical64 OpenCL
        OpEntryPoint Kernel %kernel \"kernel\"
        OpExecutionMode %kernel LocalSize 1 2 3
        OpExecutionMode %kernel ContractionOff
        OpDecorate %outside LinkageAttributes \"outside\" Import
        OpDecorate %variable Constant
        OpDecorate %place Restrict
        OpDecorate %number Alignment 4
        OpDecorate %pair CPacked
        %void = OpTypeVoid
        %uint = OpTypeInt 32 0
        %ulong = OpTypeInt 64 0
        %float = OpTypeFloat 32
        %bool = OpTypeBool
        %four = OpTypeVector %float 4
        %point = OpTypeVector %uint 2
        %zero = OpConstant %uint 0
        %one = OpConstant %uint 1
        %two = OpConstant %uint 2
        %eight = OpConstant %uint 8
        %wide = OpConstant %ulong 1
        %half = OpConstant %float 0.5
        %where = OpConstantComposite %point %zero %one
        %pair = OpTypeStruct %uint %float
        %pairs = OpTypeArray %pair %two
        %pairs_ptr = OpTypePointer CrossWorkgroup %pairs
        %pointer = OpTypePointer CrossWorkgroup %uint
        %float_ptr = OpTypePointer CrossWorkgroup %float
        %apart = OpTypePointer UniformConstant %uint
        %nothing = OpTypeFunction %void
        %gives = OpTypeFunction %uint %uint
        %image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
        %sampler = OpTypeSampler
        %both = OpTypeSampledImage %image
        %takes = OpTypeFunction %void %image %pointer
        %variable = OpVariable %pointer CrossWorkgroup %one
        %table = OpVariable %apart UniformConstant %one
        %all = OpVariable %pairs_ptr CrossWorkgroup
        %how = OpConstantSampler %sampler None 0 Nearest
        %outside = OpFunction %uint None %gives
        %number = OpFunctionParameter %uint
        OpFunctionEnd
        %reader = OpFunction %void None %takes
        %picture = OpFunctionParameter %image
        %place = OpFunctionParameter %pointer
        %start = OpLabel
        %sampled = OpSampledImage %both %picture %how
        %texel = OpImageSampleExplicitLod %four %sampled %where Lod %half
        OpReturn
        OpFunctionEnd
        %kernel = OpFunction %void None %nothing
        %entry = OpLabel
        %member = OpInBoundsPtrAccessChain %float_ptr %all %wide %zero %one
        %old = OpAtomicIAdd %uint %variable %one %eight %one
        %seen = OpAtomicCompareExchange %uint %variable %one %eight %two %one %zero
        OpReturn
        OpFunctionEnd
    ";

    fn of(text: &str) -> Result<(), String> {
        let words = assemble(text.as_bytes(), &AssembleOptions::default()).unwrap();
        validate(&Module::from_owned(words).unwrap()).map_err(|invalid| invalid.to_string())
    }

    #[test]
    fn rules_of_single_instructions() {
        of(FINE).unwrap();
        for (from, to, says) in [
            ("LocalSize 1 2 3", "LocalSize 1 0 3", "a size of zero"),
            ("ContractionOff", "LocalSize 1 2 3", "for the second time"),
            ("\"outside\" Import", "\"outside\" Export", "is not imported"),
            ("%variable Constant", "%entry Constant", "Constant stands only at a variable"),
            ("%place Restrict", "%picture Restrict", "Restrict stands only at"),
            ("%number Alignment 4", "%number ArrayStride 4", "ArrayStride stands only at"),
            ("%pair CPacked", "%pairs CPacked", "CPacked stands only at a structure type"),
            ("TypeImage %void", "TypeImage %bool", "neither void nor a number"),
            ("2D 0 0 0 0", "2D 0 0 1 0", "of several samples"),
            ("%pairs = OpTypeArray %pair", "%pairs = OpTypeArray %void", "a function or nothing"),
            ("%wide %zero %one", "%wide %zero %two", "not one of the type"),
            ("%wide %zero %one", "%wide %zero %wide", "not one of the type"),
            ("%wide %zero %one", "%variable %zero %one", "not one of the type"),
            ("%wide %zero %one", "%wide %zero %zero", "must be the same"),
            (
                "%uint %variable %one %eight %one",
                "%uint %table %one %eight %one",
                "no invocations share",
            ),
            ("%eight %two %one %zero", "%eight %eight %one %zero", "where it fails"),
        ] {
            assert!(FINE.contains(from), "{from}");
            let found = of(&FINE.replacen(from, to, 1)).unwrap_err();
            assert!(found.contains(says), "{to}: {found}");
        }
        let found = FINE.replacen("%entry = OpLabel", "%entry = OpLabel %odd = OpUndef %gives", 1);
        assert!(of(&found).unwrap_err().contains("a function's"));
    }
}
