//! The instructions of a fragment: those of functions, and names and annotations of what they define.

use super::FragmentBuilder;
use crate::emit::{Id, InstructionWriter};
use crate::grammar::{Decoration, Op, OpenClStd, StorageClass, Version};

const OPENCL: &str = "OpenCL.std";

impl FragmentBuilder {
    /// An instruction with a result and only ids as operands.
    #[inline]
    pub fn op(&mut self, op: Op, ty: Id, operands: &[Id]) -> Id {
        let result = self.fresh(ty);
        match *operands {
            [a, b] => self.code.instruction_of(op, [ty, result, a, b]),
            _ => self.code.instruction_of_ids(op, [ty, result], operands),
        }
        result
    }

    /// An instruction without a result and only ids as operands.
    #[inline]
    pub fn op_void(&mut self, op: Op, operands: &[Id]) {
        self.code.instruction_of_ids(op, [], operands);
    }

    /// An instruction with a result, its operands written by `write`.
    pub fn op_with(
        &mut self,
        op: Op,
        ty: Id,
        write: impl FnOnce(InstructionWriter<'_>) -> InstructionWriter<'_>,
    ) -> Id {
        let result = self.fresh(ty);
        write(self.code.begin(op).id(ty).id(result)).end();
        result
    }

    /// The import of OpenCL.std.
    pub fn opencl_set(&mut self) -> Id {
        if self.opencl == Id::NONE {
            self.opencl = self.import(OPENCL);
        }
        self.opencl
    }

    /// `OpExtInst` of OpenCL.std.
    pub fn opencl(&mut self, number: OpenClStd, ty: Id, operands: &[Id]) -> Id {
        let set = self.opencl_set();
        self.op_with(Op::ExtInst, ty, |w| w.id(set).literal(number.0).ids(operands))
    }

    /// `OpCompositeExtract`
    pub fn extract(&mut self, ty: Id, composite: Id, indices: &[u32]) -> Id {
        self.op_with(Op::CompositeExtract, ty, |w| w.id(composite).literals(indices))
    }

    /// `OpCompositeInsert`
    pub fn insert(&mut self, ty: Id, object: Id, composite: Id, indices: &[u32]) -> Id {
        self.op_with(Op::CompositeInsert, ty, |w| w.id(object).id(composite).literals(indices))
    }

    /// `OpBitcast`, unless the value has that type.
    pub fn bitcast(&mut self, ty: Id, value: Id) -> Id {
        if self.type_of(value) == ty { value } else { self.op(Op::Bitcast, ty, &[value]) }
    }

    /// A vector of `count` times a scalar value, or the value itself when `ty` is no vector.
    pub fn splat(&mut self, ty: Id, value: Id) -> Id {
        let (_, count) = self.components(ty);
        if count == 1 || self.type_of(value) == ty {
            return value;
        }
        self.op_with(Op::CompositeConstruct, ty, |w| (0..count).fold(w, |w, _| w.id(value)))
    }

    /// `OpVariable` in the Function storage class, at the start of the function, with a constant as
    /// initializer.
    pub fn variable(&mut self, pointer_type: Id, initializer: Option<Id>) -> Id {
        let result = self.fresh(pointer_type);
        self.memory_objects.push((result, Op::Variable));
        let function = StorageClass::Function.0;
        let writer = self.variables.begin(Op::Variable);
        let writer = writer.id(pointer_type).id(result).literal(function);
        match initializer {
            Some(initializer) => writer.id(initializer).end(),
            None => writer.end(),
        }
        result
    }

    /// `OpFunctionParameter`, the next one of the function whose head is being written.
    pub fn parameter(&mut self, ty: Id) -> Id {
        let result = self.fresh(ty);
        self.memory_objects.push((result, Op::FunctionParameter));
        self.code.begin(Op::FunctionParameter).id(ty).id(result).end();
        result
    }

    /// An id for a label, to be placed with `OpLabel`.
    pub fn new_label(&mut self) -> Id {
        self.fresh(Id::NONE)
    }

    /// Ends what stands before the function's variables: everything up to here was `OpFunction`,
    /// its parameters and the label of the entry block.
    pub fn end_head(&mut self) {
        std::mem::swap(&mut self.head, &mut self.code);
        self.code.clear();
    }

    /// Swaps the code being written with the one that runs before all other instructions of the
    /// entry block. A second call swaps back.
    pub fn swap_prologue(&mut self) {
        std::mem::swap(&mut self.code, &mut self.prologue);
    }

    /// An instruction in `OpSpecConstantOp` form, at module level.
    pub fn constant_op(&mut self, op: Op, ty: Id, operands: &[Id]) -> Id {
        self.declare(Op::SpecConstantOp, ty, |w| w.literal(u32::from(op.0)).ids(operands))
    }

    /// `OpDecorate` with literals.
    pub fn decorate(&mut self, target: Id, decoration: Decoration, literals: &[u32]) {
        self.decorate_with(target, decoration, |w| w.literals(literals));
    }

    /// `OpDecorateId`, which is as old as SPIR-V 1.2.
    pub fn decorate_id(&mut self, target: Id, decoration: Decoration, ids: &[Id]) {
        self.version(Version::V1_2);
        let shared = !self.declaration_words(target).is_empty();
        let out = if shared { &mut self.shared_decorations } else { &mut self.decorations };
        out.begin(Op::DecorateId).id(target).literal(decoration.0).ids(ids).end();
    }

    /// `OpDecorate` with operands that `operands` writes. What has just been said of the target is not
    /// said again, nor is there a second value of what has one ([`said`](super::said)).
    pub fn decorate_with(
        &mut self,
        target: Id,
        decoration: Decoration,
        operands: impl FnOnce(InstructionWriter<'_>) -> InstructionWriter<'_>,
    ) {
        let shared = !self.declaration_words(target).is_empty();
        let out = if shared { &mut self.shared_decorations } else { &mut self.decorations };
        let start = out.len();
        operands(out.begin(Op::Decorate).id(target).literal(decoration.0)).end();
        if !self.decorated.is_new(target, shared, out, start) {
            out.truncate(start);
        }
    }

    /// `OpMemberDecorate` with literals. A struct is declared once for all who use it, so what is said
    /// of its members is, too.
    pub fn decorate_member(
        &mut self,
        ty: Id,
        member: u32,
        decoration: Decoration,
        literals: &[u32],
    ) {
        let out = self.shared_decorations.begin(Op::MemberDecorate);
        out.id(ty).literal(member).literal(decoration.0).literals(literals).end();
    }

    /// `OpName`, unless the name is empty.
    pub fn name(&mut self, target: Id, name: &[u8]) {
        if !name.is_empty() {
            self.names.begin(Op::Name).id(target).string(name).end();
        }
    }
}
