//! The instructions of LLVM IR (LangRef, "Instruction Reference") as they are seen by those who
//! walk a function body.
//!
//! A [`crate::ir::Body`] stores instructions in flat tables; [`Instruction`] is the view of one of
//! them, built on demand, which borrows its operand lists from the body's pools.

use super::constant::Constant;
use super::ids::{AttributeListId, BlockId, TypeId, ValueId};
use super::linkage::CallingConvention;
use super::operators::{AtomicRmwOp, BinaryOp, CastOp, Flags, Ordering, Predicate, TailKind};

/// The callee and arguments of `call`, `invoke` and `callbr`.
#[derive(Clone, Copy, Debug)]
pub struct Call<'b> {
    /// The called value; a function for a direct call.
    pub callee: ValueId,
    /// The function type of the call.
    pub function_type: TypeId,
    /// Arguments; metadata arguments are [`ValueId::from_metadata`].
    pub arguments: &'b [ValueId],
    /// Attributes of the call site, if any.
    pub attributes: Option<AttributeListId>,
    /// Calling convention.
    pub calling_convention: CallingConvention,
    /// Fast-math flags.
    pub flags: Flags,
    /// Tail-call marker.
    pub tail: TailKind,
    /// Operand bundles.
    pub bundles: &'b [Bundle],
}

/// An operand bundle of a call.
#[derive(Clone, Copy, Debug)]
pub struct Bundle {
    /// Index into [`crate::ir::Tables::bundle_tags`].
    pub tag: u32,
    /// First operand in [`crate::ir::Body::values`].
    pub start: u32,
    /// Number of operands.
    pub len: u32,
}

/// One clause of a landing pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// `filter`, else `catch`.
    pub filter: bool,
    /// The value.
    pub value: ValueId,
}

/// The view of an instruction. Result type: [`crate::ir::Body::inst_type`].
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names are LangRef's")]
#[non_exhaustive]
pub enum Instruction<'b> {
    // Terminators.
    Ret(Option<ValueId>),
    Br(BlockId),
    CondBr {
        condition: ValueId,
        then: BlockId,
        otherwise: BlockId,
    },
    /// `cases[i]` (a constant integer) goes to `targets[i]`.
    Switch {
        value: ValueId,
        default: BlockId,
        cases: &'b [ValueId],
        targets: &'b [BlockId],
    },
    IndirectBr {
        address: ValueId,
        targets: &'b [BlockId],
    },
    Invoke {
        call: Call<'b>,
        normal: BlockId,
        unwind: BlockId,
    },
    CallBr {
        call: Call<'b>,
        default: BlockId,
        indirect: &'b [BlockId],
    },
    Resume(ValueId),
    Unreachable,
    CleanupRet {
        pad: ValueId,
        unwind: Option<BlockId>,
    },
    CatchRet {
        pad: ValueId,
        target: BlockId,
    },
    /// `parent` is the token constant `none` for `within none`.
    CatchSwitch {
        parent: ValueId,
        handlers: &'b [BlockId],
        unwind: Option<BlockId>,
    },
    // Exception pads.
    LandingPad {
        cleanup: bool,
        clauses: &'b [Clause],
    },
    CatchPad {
        parent: ValueId,
        arguments: &'b [ValueId],
    },
    CleanupPad {
        parent: ValueId,
        arguments: &'b [ValueId],
    },
    // Arithmetic.
    FNeg {
        value: ValueId,
        flags: Flags,
    },
    Binary {
        op: BinaryOp,
        flags: Flags,
        lhs: ValueId,
        rhs: ValueId,
    },
    Cast {
        op: CastOp,
        flags: Flags,
        value: ValueId,
    },
    Cmp {
        predicate: Predicate,
        flags: Flags,
        lhs: ValueId,
        rhs: ValueId,
    },
    Select {
        condition: ValueId,
        then: ValueId,
        otherwise: ValueId,
        flags: Flags,
    },
    /// `values[i]` comes from `blocks[i]`.
    Phi {
        values: &'b [ValueId],
        blocks: &'b [BlockId],
        flags: Flags,
    },
    Freeze(ValueId),
    // Bytes.
    /// `value` takes the place of as many bits of `base`, `offset` bits from the end that memory has
    /// first.
    BitInsert {
        base: ValueId,
        value: ValueId,
        offset: ValueId,
    },
    BitExtract {
        source: ValueId,
        offset: ValueId,
    },
    // Vectors and aggregates.
    ExtractElement {
        vector: ValueId,
        index: ValueId,
    },
    InsertElement {
        vector: ValueId,
        element: ValueId,
        index: ValueId,
    },
    /// `mask` is a constant vector (or a splat, or poison).
    ShuffleVector {
        first: ValueId,
        second: ValueId,
        mask: ValueId,
    },
    ExtractValue {
        aggregate: ValueId,
        indices: &'b [u32],
    },
    InsertValue {
        aggregate: ValueId,
        value: ValueId,
        indices: &'b [u32],
    },
    // Memory.
    Alloca {
        allocated: TypeId,
        count: ValueId,
        /// In bytes; 0 when the file has none.
        align: u64,
        inalloca: bool,
        swifterror: bool,
    },
    Load {
        pointer: ValueId,
        align: u64,
        volatile: bool,
        ordering: Ordering,
        scope: u32,
    },
    Store {
        pointer: ValueId,
        value: ValueId,
        align: u64,
        volatile: bool,
        ordering: Ordering,
        scope: u32,
    },
    GetElementPtr {
        source: TypeId,
        base: ValueId,
        indices: &'b [ValueId],
        flags: Flags,
    },
    CmpXchg {
        pointer: ValueId,
        expected: ValueId,
        new: ValueId,
        align: u64,
        weak: bool,
        volatile: bool,
        success: Ordering,
        failure: Ordering,
        scope: u32,
    },
    AtomicRmw {
        op: AtomicRmwOp,
        pointer: ValueId,
        value: ValueId,
        align: u64,
        volatile: bool,
        ordering: Ordering,
        scope: u32,
    },
    Fence {
        ordering: Ordering,
        scope: u32,
    },
    VaArg {
        list: ValueId,
    },
    Call(Call<'b>),
}

impl Instruction<'_> {
    /// Its mnemonic in LLVM assembly.
    pub fn mnemonic(&self) -> &'static str {
        match self {
            Instruction::Ret(_) => "ret",
            Instruction::Br(_) | Instruction::CondBr { .. } => "br",
            Instruction::Switch { .. } => "switch",
            Instruction::IndirectBr { .. } => "indirectbr",
            Instruction::Invoke { .. } => "invoke",
            Instruction::CallBr { .. } => "callbr",
            Instruction::Resume(_) => "resume",
            Instruction::Unreachable => "unreachable",
            Instruction::CleanupRet { .. } => "cleanupret",
            Instruction::CatchRet { .. } => "catchret",
            Instruction::CatchSwitch { .. } => "catchswitch",
            Instruction::LandingPad { .. } => "landingpad",
            Instruction::CatchPad { .. } => "catchpad",
            Instruction::CleanupPad { .. } => "cleanuppad",
            Instruction::FNeg { .. } => "fneg",
            Instruction::Binary { op, .. } => op.keyword(),
            Instruction::Cast { op, .. } => op.keyword(),
            Instruction::Cmp { predicate, .. } => predicate.mnemonic(),
            Instruction::Select { .. } => "select",
            Instruction::Phi { .. } => "phi",
            Instruction::Freeze(_) => "freeze",
            Instruction::BitInsert { .. } => "bitinsert",
            Instruction::BitExtract { .. } => "bitextract",
            Instruction::ExtractElement { .. } => "extractelement",
            Instruction::InsertElement { .. } => "insertelement",
            Instruction::ShuffleVector { .. } => "shufflevector",
            Instruction::ExtractValue { .. } => "extractvalue",
            Instruction::InsertValue { .. } => "insertvalue",
            Instruction::Alloca { .. } => "alloca",
            Instruction::Load { .. } => "load",
            Instruction::Store { .. } => "store",
            Instruction::GetElementPtr { .. } => "getelementptr",
            Instruction::CmpXchg { .. } => "cmpxchg",
            Instruction::AtomicRmw { .. } => "atomicrmw",
            Instruction::Fence { .. } => "fence",
            Instruction::VaArg { .. } => "va_arg",
            Instruction::Call(_) => "call",
        }
    }

    /// Whether this instruction ends a basic block.
    pub fn is_terminator(&self) -> bool {
        use Instruction::*;
        matches!(
            self,
            Ret(_)
                | Br(_)
                | CondBr { .. }
                | Switch { .. }
                | IndirectBr { .. }
                | Invoke { .. }
                | CallBr { .. }
                | Resume(_)
                | Unreachable
                | CleanupRet { .. }
                | CatchRet { .. }
                | CatchSwitch { .. }
        )
    }
}

/// What a [`ValueId`] is, see [`crate::ir::Body::value`].
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "each variant names its table")]
pub enum Value<'b> {
    Global(super::ids::GlobalId),
    Function(super::ids::FunctionId),
    Alias(super::ids::AliasId),
    IFunc(super::ids::IFuncId),
    /// A constant with its type.
    Constant(TypeId, Constant<'b>),
    /// Argument number.
    Argument(u32),
    /// Result of an instruction.
    Instruction(super::ids::InstId),
    /// An operand of type `metadata`.
    Metadata(super::ids::MetadataId),
}
