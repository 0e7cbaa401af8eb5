//! The values that instructions and constants are made of, for who follows uses whatever the kind.
//!
//! These stand beside the enumerations, so that a new instruction or constant cannot be forgotten.

use super::{Body, Call, Constant, ConstantExpr, Instruction, ValueId};

impl<'b> Instruction<'b> {
    /// Calls `visit` with each value operand that is no metadata, in LLVM's order as far as it
    /// matters. The callee of a call is not among them; operand bundles are.
    pub fn for_each_operand(&self, body: &Body, mut visit: impl FnMut(ValueId)) {
        use Instruction as I;
        let mut one = |value: ValueId| {
            if value.as_metadata().is_none() {
                visit(value);
            }
        };
        match *self {
            I::Ret(None) | I::Br(_) | I::Unreachable | I::Fence { .. } => {}
            I::Ret(Some(value)) | I::Resume(value) | I::Freeze(value) => one(value),
            I::CondBr { condition, .. } => one(condition),
            I::Switch { value, cases, .. } => {
                one(value);
                cases.iter().copied().for_each(one);
            }
            I::IndirectBr { address, .. } => one(address),
            I::Invoke { ref call, .. } | I::CallBr { ref call, .. } | I::Call(ref call) => {
                arguments(call, body, one);
            }
            I::CleanupRet { pad, .. } | I::CatchRet { pad, .. } => one(pad),
            I::CatchSwitch { parent, .. } => one(parent),
            I::LandingPad { clauses, .. } => {
                clauses.iter().map(|clause| clause.value).for_each(one)
            }
            I::CatchPad { parent, arguments } | I::CleanupPad { parent, arguments } => {
                one(parent);
                arguments.iter().copied().for_each(one);
            }
            I::FNeg { value, .. } | I::Cast { value, .. } => one(value),
            I::Binary { lhs, rhs, .. } | I::Cmp { lhs, rhs, .. } => {
                [lhs, rhs].into_iter().for_each(one)
            }
            I::Select { condition, then, otherwise, .. } => {
                [condition, then, otherwise].into_iter().for_each(one);
            }
            I::Phi { values, .. } => values.iter().copied().for_each(one),
            I::BitInsert { base, value, offset } => [base, value, offset].into_iter().for_each(one),
            I::BitExtract { source, offset } => [source, offset].into_iter().for_each(one),
            I::ExtractElement { vector, index } => [vector, index].into_iter().for_each(one),
            I::InsertElement { vector, element, index } => {
                [vector, element, index].into_iter().for_each(one);
            }
            I::ShuffleVector { first, second, mask } => {
                [first, second, mask].into_iter().for_each(one)
            }
            I::ExtractValue { aggregate, .. } => one(aggregate),
            I::InsertValue { aggregate, value, .. } => [aggregate, value].into_iter().for_each(one),
            I::Alloca { count, .. } => one(count),
            I::Load { pointer, .. } => one(pointer),
            I::Store { pointer, value, .. } => [value, pointer].into_iter().for_each(one),
            I::GetElementPtr { base, indices, .. } => {
                one(base);
                indices.iter().copied().for_each(one);
            }
            I::CmpXchg { pointer, expected, new, .. } => {
                [pointer, expected, new].into_iter().for_each(one)
            }
            I::AtomicRmw { pointer, value, .. } => [pointer, value].into_iter().for_each(one),
            I::VaArg { list } => one(list),
        }
    }

    /// The call of a `call`, `invoke` or `callbr`.
    pub fn as_call(&self) -> Option<Call<'b>> {
        match *self {
            Instruction::Invoke { call, .. }
            | Instruction::CallBr { call, .. }
            | Instruction::Call(call) => Some(call),
            _ => None,
        }
    }
}

fn arguments(call: &Call<'_>, body: &Body, mut one: impl FnMut(ValueId)) {
    call.arguments.iter().copied().for_each(&mut one);
    for bundle in call.bundles {
        body.bundle_operands(bundle).iter().copied().for_each(&mut one);
    }
}

impl Constant<'_> {
    /// Calls `visit` with each value that a constant is made of.
    pub fn for_each_part(&self, mut visit: impl FnMut(ValueId)) {
        use ConstantExpr as E;
        match *self {
            Constant::Aggregate(parts) | Constant::PtrAuth(parts) => {
                parts.iter().copied().for_each(visit)
            }
            Constant::BlockAddress { function, .. } => visit(function),
            Constant::DsoLocalEquivalent(value) | Constant::NoCfi(value) => visit(value),
            Constant::Expr(ref expr) => match *expr {
                E::Binary { lhs, rhs, .. } | E::Cmp { lhs, rhs, .. } => {
                    [lhs, rhs].into_iter().for_each(visit)
                }
                E::FNeg { value } | E::Cast { value, .. } => visit(value),
                E::GetElementPtr { base, indices, .. } => {
                    visit(base);
                    indices.iter().copied().for_each(visit);
                }
                E::Select { condition, then, otherwise } => {
                    [condition, then, otherwise].into_iter().for_each(visit);
                }
                E::ExtractElement { vector, index } => [vector, index].into_iter().for_each(visit),
                E::InsertElement { vector, element, index } => {
                    [vector, element, index].into_iter().for_each(visit);
                }
                E::ShuffleVector { first, second, mask } => {
                    [first, second, mask].into_iter().for_each(visit);
                }
            },
            Constant::Null
            | Constant::Undef
            | Constant::Poison
            | Constant::Int(_)
            | Constant::WideInt(_)
            | Constant::Float(_)
            | Constant::Splat(_)
            | Constant::Data(_)
            | Constant::Bytes(_)
            | Constant::InlineAsm(_) => {}
        }
    }
}
