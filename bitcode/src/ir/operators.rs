//! Operators, comparisons, orderings and flags of instructions (LangRef, "Instruction Reference"),
//! each a row of a table.

use super::table::table;

/// The flags of floating-point operations by bit of the record (`FastMathMap`). The first is the
/// `fast` of files before LLVM 6.
pub(crate) const FAST_MATH: &[u16] = &[
    Flags::FAST,
    Flags::NNAN,
    Flags::NINF,
    Flags::NSZ,
    Flags::ARCP,
    Flags::CONTRACT,
    Flags::AFN,
    Flags::REASSOC,
];

/// Those of a conversion from unsigned integers: `nneg`, and the others one bit higher.
const NNEG_FAST_MATH: &[u16] = &[
    Flags::NNEG,
    Flags::FAST,
    Flags::NNAN,
    Flags::NINF,
    Flags::NSZ,
    Flags::ARCP,
    Flags::CONTRACT,
    Flags::AFN,
    Flags::REASSOC,
];

/// `OverflowingBinaryOperatorOptionalFlags`, `TruncInstOptionalFlags`
const WRAP: &[u16] = &[Flags::NUW, Flags::NSW];
/// `PossiblyExactOperatorOptionalFlags`
const EXACT: &[u16] = &[Flags::EXACT];
/// `PossiblyDisjointInstOptionalFlags`
const DISJOINT: &[u16] = &[Flags::DISJOINT];
/// `PossiblyNonNegInstOptionalFlags`
const NNEG: &[u16] = &[Flags::NNEG];
/// `AddrSpaceCastInstOptionalFlags`
const NONNULL: &[u16] = &[Flags::NONNULL];
/// `ICmpOptionalFlags`
pub(crate) const SAMESIGN: &[u16] = &[Flags::SAMESIGN];
/// `GetElementPtrOptionalFlags`
pub(crate) const GEP: &[u16] = &[Flags::INBOUNDS, Flags::NUSW, Flags::NUW];
const NO_FLAGS: &[u16] = &[];

table! {
    /// Binary operators, integer and floating point. The number is that of the record, with whether
    /// it is one of floating-point numbers (`BinaryOpcodes`).
    #[allow(missing_docs, reason = "the names are LangRef's mnemonics")]
    pub enum BinaryOp((u64, bool)) with flags {
        Add = (0, false), "add", WRAP;
        FAdd = (0, true), "fadd", FAST_MATH;
        Sub = (1, false), "sub", WRAP;
        FSub = (1, true), "fsub", FAST_MATH;
        Mul = (2, false), "mul", WRAP;
        FMul = (2, true), "fmul", FAST_MATH;
        UDiv = (3, false), "udiv", EXACT;
        SDiv = (4, false), "sdiv", EXACT;
        FDiv = (4, true), "fdiv", FAST_MATH;
        URem = (5, false), "urem", NO_FLAGS;
        SRem = (6, false), "srem", NO_FLAGS;
        FRem = (6, true), "frem", FAST_MATH;
        Shl = (7, false), "shl", WRAP;
        LShr = (8, false), "lshr", EXACT;
        AShr = (9, false), "ashr", EXACT;
        And = (10, false), "and", NO_FLAGS;
        Or = (11, false), "or", DISJOINT;
        Xor = (12, false), "xor", NO_FLAGS;
    }
}

table! {
    /// Conversions (`CastOpcodes`).
    #[allow(missing_docs, reason = "the names are LangRef's mnemonics")]
    #[non_exhaustive]
    pub enum CastOp(u64) with flags {
        Trunc = 0, "trunc", WRAP;
        ZExt = 1, "zext", NNEG;
        SExt = 2, "sext", NO_FLAGS;
        FpToUi = 3, "fptoui", NO_FLAGS;
        FpToSi = 4, "fptosi", NO_FLAGS;
        UiToFp = 5, "uitofp", NNEG_FAST_MATH;
        SiToFp = 6, "sitofp", FAST_MATH;
        FpTrunc = 7, "fptrunc", FAST_MATH;
        FpExt = 8, "fpext", FAST_MATH;
        PtrToInt = 9, "ptrtoint", NO_FLAGS;
        IntToPtr = 10, "inttoptr", NO_FLAGS;
        BitCast = 11, "bitcast", NO_FLAGS;
        AddrSpaceCast = 12, "addrspacecast", NONNULL;
        PtrToAddr = 13, "ptrtoaddr", NO_FLAGS;
    }
}

table! {
    /// Predicates of `fcmp` and `icmp` (`CmpInst::Predicate`), with their word behind the mnemonic.
    #[allow(missing_docs, reason = "the names are LangRef's mnemonics, F for fcmp and I for icmp")]
    pub enum Predicate(u64) {
        FFalse = 0, "false";
        FOeq = 1, "oeq";
        FOgt = 2, "ogt";
        FOge = 3, "oge";
        FOlt = 4, "olt";
        FOle = 5, "ole";
        FOne = 6, "one";
        FOrd = 7, "ord";
        FUno = 8, "uno";
        FUeq = 9, "ueq";
        FUgt = 10, "ugt";
        FUge = 11, "uge";
        FUlt = 12, "ult";
        FUle = 13, "ule";
        FUne = 14, "une";
        FTrue = 15, "true";
        IEq = 32, "eq";
        INe = 33, "ne";
        IUgt = 34, "ugt";
        IUge = 35, "uge";
        IUlt = 36, "ult";
        IUle = 37, "ule";
        ISgt = 38, "sgt";
        ISge = 39, "sge";
        ISlt = 40, "slt";
        ISle = 41, "sle";
    }
}

impl BinaryOp {
    /// Whether it is one of floating-point numbers, and of integers else.
    #[inline]
    pub fn is_float(self) -> bool {
        self.code().1
    }
}

impl AtomicRmwOp {
    /// Whether it takes floating-point numbers, and nothing else.
    pub fn is_float(self) -> bool {
        use AtomicRmwOp::*;
        matches!(self, FAdd | FSub | FMax | FMin | FMaximum | FMinimum | FMaximumNum | FMinimumNum)
    }
}

impl Predicate {
    /// Whether it compares floating-point numbers.
    #[inline]
    pub fn is_float(self) -> bool {
        self.code() <= Predicate::FTrue.code()
    }

    /// `fcmp` or `icmp`.
    pub fn mnemonic(self) -> &'static str {
        if self.is_float() { "fcmp" } else { "icmp" }
    }
}

table! {
    /// Operations of `atomicrmw` (`RMWOperations`).
    #[allow(missing_docs, reason = "the names are LangRef's mnemonics")]
    #[non_exhaustive]
    pub enum AtomicRmwOp(u64) {
        Xchg = 0, "xchg";
        Add = 1, "add";
        Sub = 2, "sub";
        And = 3, "and";
        Nand = 4, "nand";
        Or = 5, "or";
        Xor = 6, "xor";
        Max = 7, "max";
        Min = 8, "min";
        UMax = 9, "umax";
        UMin = 10, "umin";
        FAdd = 11, "fadd";
        FSub = 12, "fsub";
        FMax = 13, "fmax";
        FMin = 14, "fmin";
        UIncWrap = 15, "uinc_wrap";
        UDecWrap = 16, "udec_wrap";
        USubCond = 17, "usub_cond";
        USubSat = 18, "usub_sat";
        FMaximum = 19, "fmaximum";
        FMinimum = 20, "fminimum";
        FMaximumNum = 21, "fmaximumnum";
        FMinimumNum = 22, "fminimumnum";
    }
}

table! {
    /// Atomic orderings (`AtomicOrderingCodes`), from the weakest to the strongest.
    #[allow(missing_docs, reason = "the names are LangRef's")]
    #[derive(PartialOrd, Ord)]
    pub enum Ordering(u64) {
        NotAtomic = 0, "not_atomic";
        Unordered = 1, "unordered";
        Monotonic = 2, "monotonic";
        Acquire = 3, "acquire";
        Release = 4, "release";
        AcqRel = 5, "acq_rel";
        SeqCst = 6, "seq_cst";
    }
}

table! {
    /// Marks of calls: `tail`, `musttail`, `notail`.
    #[allow(missing_docs, reason = "the names are LangRef's keywords")]
    pub enum TailKind {
        None, "";
        Tail, "tail";
        MustTail, "musttail";
        NoTail, "notail";
    }
}

/// Poison-generating and fast-math flags, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags(pub u16);

macro_rules! flags {
    ($($flag:ident = $bit:literal, $keyword:literal;)+) => {
        #[allow(missing_docs, reason = "the names are LangRef's keywords")]
        impl Flags {
            $(pub const $flag: u16 = 1 << $bit;)+

            /// The flags with their words, in the order in which assembly has them.
            pub const KEYWORDS: &'static [(u16, &'static str)] = &[$((Flags::$flag, $keyword)),+];
        }
    };
}

flags! {
    REASSOC = 8, "reassoc";
    NNAN = 9, "nnan";
    NINF = 10, "ninf";
    NSZ = 11, "nsz";
    ARCP = 12, "arcp";
    CONTRACT = 13, "contract";
    AFN = 14, "afn";
    INBOUNDS = 6, "inbounds";
    NUSW = 7, "nusw";
    NUW = 0, "nuw";
    NSW = 1, "nsw";
    EXACT = 2, "exact";
    DISJOINT = 3, "disjoint";
    NNEG = 4, "nneg";
    SAMESIGN = 5, "samesign";
    NONNULL = 15, "nonnull";
}

impl Flags {
    /// All fast-math flags: `fast`.
    pub const FAST: u16 = 0x7f << 8;

    /// Whether all bits of `mask` are set.
    #[inline]
    pub fn has(self, mask: u16) -> bool {
        self.0 & mask == mask
    }

    /// Reads a field of flags, of which each bit stands for one of `bits`.
    #[inline]
    pub(crate) fn from_record(bits: &[u16], mut raw: u64) -> Flags {
        let mut flags = 0;
        while raw != 0 {
            flags |= bits.get(raw.trailing_zeros() as usize).copied().unwrap_or(0);
            raw &= raw.wrapping_sub(1);
        }
        Flags(flags)
    }
}

#[cfg(test)]
mod tests {
    use super::super::*;
    use super::*;

    /// Rows in the order of the enum, and numbers that give back the row that they came from.
    macro_rules! check {
        ($($table:ident),+) => {$(
            for (row, &it) in $table::ALL.iter().enumerate() {
                assert_eq!(it as usize, row);
                assert_eq!($table::at(row as u8), it);
                assert_eq!($table::from_code(it.code()), Some(it));
                let same = |other: &&$table| other.keyword() == it.keyword();
                assert_eq!($table::ALL.iter().filter(same).count(), 1, "{it:?}");
            }
        )+};
    }

    #[test]
    fn rows_give_back_what_they_came_from() {
        check!(BinaryOp, CastOp, AtomicRmwOp, Ordering);
        check!(Linkage, Visibility, DllStorage, ThreadLocal, UnnamedAddr, Selection, CodeModel);
        for (row, &it) in Predicate::ALL.iter().enumerate() {
            assert_eq!((Predicate::at(row as u8), Predicate::from_code(it.code())), (it, Some(it)));
        }
        assert_eq!(Predicate::from_code(16), None);
        assert!(Predicate::FTrue.is_float() && !Predicate::IEq.is_float());
        assert_eq!(BinaryOp::from_code((3, true)), None);
    }

    #[test]
    fn every_flag_has_a_word_and_a_bit_of_its_own() {
        let all = Flags::KEYWORDS.iter().fold(0, |all, (flag, _)| {
            assert_eq!(all & flag, 0);
            all | flag
        });
        assert_eq!(all, u16::MAX);
        assert_eq!(Flags::from_record(FAST_MATH, 1), Flags(Flags::FAST));
        assert_eq!(Flags::from_record(FAST_MATH, 0b1000_0010).0, Flags::NNAN | Flags::REASSOC);
        assert_eq!(Flags::from_record(WRAP, 0b111), Flags(Flags::NUW | Flags::NSW));
    }
}
