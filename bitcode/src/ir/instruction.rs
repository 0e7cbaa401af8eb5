//! The instructions of LLVM IR (LangRef, "Instruction Reference") as they are seen by those who
//! walk a function body.
//!
//! A [`crate::ir::Body`] stores instructions in flat tables; [`Instruction`] is the view of one of
//! them, built on demand, which borrows its operand lists from the body's pools.

use super::constant::Constant;
use super::ids::{AttributeListId, BlockId, Str, TypeId, ValueId};

/// Binary operators, integer and floating point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are LangRef's mnemonics")]
pub enum BinaryOp {
    Add,
    FAdd,
    Sub,
    FSub,
    Mul,
    FMul,
    UDiv,
    SDiv,
    FDiv,
    URem,
    SRem,
    FRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
}

/// Conversions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are LangRef's mnemonics")]
#[non_exhaustive]
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    FpTrunc,
    FpExt,
    PtrToInt,
    IntToPtr,
    BitCast,
    AddrSpaceCast,
    PtrToAddr,
}

/// Predicates of `icmp` and `fcmp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are LangRef's mnemonics, F for fcmp and I for icmp")]
pub enum Predicate {
    FFalse,
    FOeq,
    FOgt,
    FOge,
    FOlt,
    FOle,
    FOne,
    FOrd,
    FUno,
    FUeq,
    FUgt,
    FUge,
    FUlt,
    FUle,
    FUne,
    FTrue,
    IEq,
    INe,
    IUgt,
    IUge,
    IUlt,
    IUle,
    ISgt,
    ISge,
    ISlt,
    ISle,
}

/// Operations of `atomicrmw`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are LangRef's mnemonics")]
#[non_exhaustive]
pub enum AtomicRmwOp {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    UIncWrap,
    UDecWrap,
    USubCond,
    USubSat,
    FMaximum,
    FMinimum,
    FMaximumNum,
    FMinimumNum,
}

/// Atomic orderings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names are LangRef's")]
pub enum Ordering {
    NotAtomic,
    Unordered,
    Monotonic,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

/// Poison-generating and fast-math flags, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags(pub u16);

#[allow(missing_docs, reason = "the names are LangRef's keywords")]
impl Flags {
    pub const NUW: u16 = 1 << 0;
    pub const NSW: u16 = 1 << 1;
    pub const EXACT: u16 = 1 << 2;
    pub const DISJOINT: u16 = 1 << 3;
    pub const NNEG: u16 = 1 << 4;
    pub const SAMESIGN: u16 = 1 << 5;
    pub const INBOUNDS: u16 = 1 << 6;
    /// `nusw` of getelementptr.
    pub const NUSW: u16 = 1 << 7;
    pub const REASSOC: u16 = 1 << 8;
    pub const NNAN: u16 = 1 << 9;
    pub const NINF: u16 = 1 << 10;
    pub const NSZ: u16 = 1 << 11;
    pub const ARCP: u16 = 1 << 12;
    pub const CONTRACT: u16 = 1 << 13;
    pub const AFN: u16 = 1 << 14;
    /// All fast-math flags: `fast`.
    pub const FAST: u16 = 0x7f << 8;

    /// Whether all bits of `mask` are set.
    #[inline]
    pub fn has(self, mask: u16) -> bool {
        self.0 & mask == mask
    }
}

/// `tail`, `musttail`, `notail`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names are LangRef's keywords")]
pub enum TailKind {
    None,
    Tail,
    MustTail,
    NoTail,
}

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
    /// Calling convention (the number; see [`crate::ir::calling_convention`]).
    pub calling_convention: u32,
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

/// A name of a local value or block in the function's symbol table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LocalName(pub Str);
