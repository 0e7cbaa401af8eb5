//! The attribute kinds that bitcode numbers (`LLVMBitCodes.h`, `AttributeKindCodes`): name in assembly,
//! and what stands behind it.
//!
//! The numbers never change and are never reused: a kind that LLVM has dropped (`nocapture`,
//! `argmemonly`) keeps its row here, with the name that LLVM's assembly parser still upgrades.

use super::attribute::AttributeKind;
use super::table::numbers;

/// What an attribute has behind its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payload {
    /// Nothing.
    None,
    /// A type, which the oldest files leave out: `byval(i32)`.
    Type,
    /// A number: `dereferenceable(4)`.
    Number,
    /// A number of bytes, or nothing for all of them: `dead_on_return(4)`, which LLVM 22 has none of.
    NumberOrAll,
    /// An alignment in bytes, `align 4`.
    Align,
    /// An alignment in bytes, `alignstack(4)`.
    StackAlign,
    /// Numbers of one or two parameters, `allocsize(0,1)`.
    AllocSize,
    /// Two numbers, `vscale_range(1,16)`.
    VscaleRange,
    /// `uwtable` or `uwtable(sync)`.
    UwTable,
    /// A set of words, `allockind("alloc,zeroed")`.
    AllocKind,
    /// Effects on kinds of memory, `memory(argmem: read)`.
    Memory,
    /// A set of classes, `nofpclass(nan inf)`.
    FpClasses,
    /// What escapes, `captures(address)`.
    Captures,
    /// A range of integers, `range(i32 0, 10)`.
    Range,
    /// Ranges of integers, `initializes((0, 4))`.
    Ranges,
    /// What becomes of denormal numbers, `denormal_fpenv(preservesign|ieee, float: ieee)`.
    DenormalEnvironment,
}

macro_rules! kinds {
    ($($constant:ident = $number:literal, $name:literal, $payload:ident;)+) => {
        numbers! {
            AttributeKind {
                $(#[doc = concat!("`", $name, "`")] $constant = $number, $name;)+
            }
        }

        impl AttributeKind {
            /// What stands behind its name; nothing for a kind newer than the table.
            pub const fn payload(self) -> Payload {
                match self.0 {
                    $($number => Payload::$payload,)+
                    _ => Payload::None,
                }
            }
        }
    };
}

kinds! {
    ALIGNMENT = 1, "align", Align;
    ALWAYS_INLINE = 2, "alwaysinline", None;
    BY_VAL = 3, "byval", Type;
    INLINE_HINT = 4, "inlinehint", None;
    IN_REG = 5, "inreg", None;
    MIN_SIZE = 6, "minsize", None;
    NAKED = 7, "naked", None;
    NEST = 8, "nest", None;
    NO_ALIAS = 9, "noalias", None;
    NO_BUILTIN = 10, "nobuiltin", None;
    NO_CAPTURE = 11, "nocapture", None;
    NO_DUPLICATE = 12, "noduplicate", None;
    NO_IMPLICIT_FLOAT = 13, "noimplicitfloat", None;
    NO_INLINE = 14, "noinline", None;
    NON_LAZY_BIND = 15, "nonlazybind", None;
    NO_RED_ZONE = 16, "noredzone", None;
    NO_RETURN = 17, "noreturn", None;
    NO_UNWIND = 18, "nounwind", None;
    OPTIMIZE_FOR_SIZE = 19, "optsize", None;
    READ_NONE = 20, "readnone", None;
    READ_ONLY = 21, "readonly", None;
    RETURNED = 22, "returned", None;
    RETURNS_TWICE = 23, "returns_twice", None;
    S_EXT = 24, "signext", None;
    STACK_ALIGNMENT = 25, "alignstack", StackAlign;
    STACK_PROTECT = 26, "ssp", None;
    STACK_PROTECT_REQ = 27, "sspreq", None;
    STACK_PROTECT_STRONG = 28, "sspstrong", None;
    STRUCT_RET = 29, "sret", Type;
    SANITIZE_ADDRESS = 30, "sanitize_address", None;
    SANITIZE_THREAD = 31, "sanitize_thread", None;
    SANITIZE_MEMORY = 32, "sanitize_memory", None;
    UW_TABLE = 33, "uwtable", UwTable;
    Z_EXT = 34, "zeroext", None;
    BUILTIN = 35, "builtin", None;
    COLD = 36, "cold", None;
    OPTIMIZE_NONE = 37, "optnone", None;
    IN_ALLOCA = 38, "inalloca", Type;
    NON_NULL = 39, "nonnull", None;
    JUMP_TABLE = 40, "jumptable", None;
    DEREFERENCEABLE = 41, "dereferenceable", Number;
    DEREFERENCEABLE_OR_NULL = 42, "dereferenceable_or_null", Number;
    CONVERGENT = 43, "convergent", None;
    SAFESTACK = 44, "safestack", None;
    ARGMEMONLY = 45, "argmemonly", None;
    SWIFT_SELF = 46, "swiftself", None;
    SWIFT_ERROR = 47, "swifterror", None;
    NO_RECURSE = 48, "norecurse", None;
    INACCESSIBLEMEM_ONLY = 49, "inaccessiblememonly", None;
    INACCESSIBLEMEM_OR_ARGMEMONLY = 50, "inaccessiblemem_or_argmemonly", None;
    ALLOC_SIZE = 51, "allocsize", AllocSize;
    WRITEONLY = 52, "writeonly", None;
    SPECULATABLE = 53, "speculatable", None;
    STRICT_FP = 54, "strictfp", None;
    SANITIZE_HWADDRESS = 55, "sanitize_hwaddress", None;
    NOCF_CHECK = 56, "nocf_check", None;
    OPT_FOR_FUZZING = 57, "optforfuzzing", None;
    SHADOWCALLSTACK = 58, "shadowcallstack", None;
    SPECULATIVE_LOAD_HARDENING = 59, "speculative_load_hardening", None;
    IMMARG = 60, "immarg", None;
    WILLRETURN = 61, "willreturn", None;
    NOFREE = 62, "nofree", None;
    NOSYNC = 63, "nosync", None;
    SANITIZE_MEMTAG = 64, "sanitize_memtag", None;
    PREALLOCATED = 65, "preallocated", Type;
    NOMERGE = 66, "nomerge", None;
    NULL_POINTER_IS_VALID = 67, "null_pointer_is_valid", None;
    NOUNDEF = 68, "noundef", None;
    BYREF = 69, "byref", Type;
    MUSTPROGRESS = 70, "mustprogress", None;
    NO_CALLBACK = 71, "nocallback", None;
    HOT = 72, "hot", None;
    NO_PROFILE = 73, "noprofile", None;
    VSCALE_RANGE = 74, "vscale_range", VscaleRange;
    SWIFT_ASYNC = 75, "swiftasync", None;
    NO_SANITIZE_COVERAGE = 76, "nosanitize_coverage", None;
    ELEMENTTYPE = 77, "elementtype", Type;
    DISABLE_SANITIZER_INSTRUMENTATION = 78, "disable_sanitizer_instrumentation", None;
    NO_SANITIZE_BOUNDS = 79, "nosanitize_bounds", None;
    ALLOC_ALIGN = 80, "allocalign", None;
    ALLOCATED_POINTER = 81, "allocptr", None;
    ALLOC_KIND = 82, "allockind", AllocKind;
    PRESPLIT_COROUTINE = 83, "presplitcoroutine", None;
    FNRETTHUNK_EXTERN = 84, "fn_ret_thunk_extern", None;
    SKIP_PROFILE = 85, "skipprofile", None;
    MEMORY = 86, "memory", Memory;
    NOFPCLASS = 87, "nofpclass", FpClasses;
    OPTIMIZE_FOR_DEBUGGING = 88, "optdebug", None;
    WRITABLE = 89, "writable", None;
    CORO_ONLY_DESTROY_WHEN_COMPLETE = 90, "coro_only_destroy_when_complete", None;
    DEAD_ON_UNWIND = 91, "dead_on_unwind", None;
    RANGE = 92, "range", Range;
    SANITIZE_NUMERICAL_STABILITY = 93, "sanitize_numerical_stability", None;
    INITIALIZES = 94, "initializes", Ranges;
    HYBRID_PATCHABLE = 95, "hybrid_patchable", None;
    SANITIZE_REALTIME = 96, "sanitize_realtime", None;
    SANITIZE_REALTIME_BLOCKING = 97, "sanitize_realtime_blocking", None;
    CORO_ELIDE_SAFE = 98, "coro_elide_safe", None;
    NO_EXT = 99, "noext", None;
    NO_DIVERGENCE_SOURCE = 100, "nodivergencesource", None;
    SANITIZE_TYPE = 101, "sanitize_type", None;
    CAPTURES = 102, "captures", Captures;
    DEAD_ON_RETURN = 103, "dead_on_return", NumberOrAll;
    SANITIZE_ALLOC_TOKEN = 104, "sanitize_alloc_token", None;
    NO_CREATE_UNDEF_OR_POISON = 105, "nocreateundeforpoison", None;
    DENORMAL_FPENV = 106, "denormal_fpenv", DenormalEnvironment;
    NOOUTLINE = 107, "nooutline", None;
    FLATTEN = 108, "flatten", None;
    NOIPA = 109, "noipa", None;
    NOFREEOBJ = 110, "nofreeobj", None;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_agree() {
        assert_eq!(AttributeKind::MEMORY.name(), Some("memory"));
        assert_eq!(AttributeKind::CAPTURES.name(), Some("captures"));
        assert_eq!(AttributeKind::OPTIMIZE_NONE.name(), Some("optnone"));
        assert_eq!(AttributeKind(0).name(), None);
        assert_eq!(AttributeKind(100_000).name(), None);
        for (at, &kind) in AttributeKind::ALL.iter().enumerate() {
            assert_eq!(kind.0 as usize, at + 1, "no hole");
            assert_eq!(kind.name().and_then(AttributeKind::from_name), Some(kind));
        }
        assert_eq!(AttributeKind::from_name(""), None);
    }
}
