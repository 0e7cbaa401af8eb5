//! Names of the attribute kinds that bitcode numbers (`LLVMBitCodes.h`, `AttributeKindCodes`).
//!
//! The numbers never change and are never reused: a kind that LLVM has dropped (`nocapture`,
//! `argmemonly`) keeps its name here, which is the one that LLVM's assembly parser still upgrades.

use super::attribute::AttributeKind;

/// Name of each kind by its number; empty where there is none.
const NAMES: [&str; 106] = [
    "",
    "align",
    "alwaysinline",
    "byval",
    "inlinehint",
    "inreg",
    "minsize",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "nocapture",
    "noduplicate",
    "noimplicitfloat",
    "noinline",
    "nonlazybind",
    "noredzone",
    "noreturn",
    "nounwind",
    "optsize",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "signext",
    "alignstack",
    "ssp",
    "sspreq",
    "sspstrong",
    "sret",
    "sanitize_address",
    "sanitize_thread",
    "sanitize_memory",
    "uwtable",
    "zeroext",
    "builtin",
    "cold",
    "optnone",
    "inalloca",
    "nonnull",
    "jumptable",
    "dereferenceable",
    "dereferenceable_or_null",
    "convergent",
    "safestack",
    "argmemonly",
    "swiftself",
    "swifterror",
    "norecurse",
    "inaccessiblememonly",
    "inaccessiblemem_or_argmemonly",
    "allocsize",
    "writeonly",
    "speculatable",
    "strictfp",
    "sanitize_hwaddress",
    "nocf_check",
    "optforfuzzing",
    "shadowcallstack",
    "speculative_load_hardening",
    "immarg",
    "willreturn",
    "nofree",
    "nosync",
    "sanitize_memtag",
    "preallocated",
    "nomerge",
    "null_pointer_is_valid",
    "noundef",
    "byref",
    "mustprogress",
    "nocallback",
    "hot",
    "noprofile",
    "vscale_range",
    "swiftasync",
    "nosanitize_coverage",
    "elementtype",
    "disable_sanitizer_instrumentation",
    "nosanitize_bounds",
    "allocalign",
    "allocptr",
    "allockind",
    "presplitcoroutine",
    "fn_ret_thunk_extern",
    "skipprofile",
    "memory",
    "nofpclass",
    "optdebug",
    "writable",
    "coro_only_destroy_when_complete",
    "dead_on_unwind",
    "range",
    "sanitize_numerical_stability",
    "initializes",
    "hybrid_patchable",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "coro_elide_safe",
    "noext",
    "nodivergencesource",
    "sanitize_type",
    "captures",
    "dead_on_return",
    "sanitize_alloc_token",
    "nocreateundeforpoison",
];

/// The kinds that carry a payload or are looked for by name.
#[allow(missing_docs, reason = "each is the attribute of its name in LangRef")]
impl AttributeKind {
    pub const ALIGNMENT: AttributeKind = AttributeKind(1);
    pub const ALWAYS_INLINE: AttributeKind = AttributeKind(2);
    pub const BY_VAL: AttributeKind = AttributeKind(3);
    pub const NO_ALIAS: AttributeKind = AttributeKind(9);
    pub const NO_CAPTURE: AttributeKind = AttributeKind(11);
    pub const NO_INLINE: AttributeKind = AttributeKind(14);
    pub const READ_NONE: AttributeKind = AttributeKind(20);
    pub const READ_ONLY: AttributeKind = AttributeKind(21);
    pub const S_EXT: AttributeKind = AttributeKind(24);
    pub const STACK_ALIGNMENT: AttributeKind = AttributeKind(25);
    pub const STRUCT_RET: AttributeKind = AttributeKind(29);
    pub const UW_TABLE: AttributeKind = AttributeKind(33);
    pub const Z_EXT: AttributeKind = AttributeKind(34);
    pub const OPTIMIZE_NONE: AttributeKind = AttributeKind(37);
    pub const DEREFERENCEABLE: AttributeKind = AttributeKind(41);
    pub const DEREFERENCEABLE_OR_NULL: AttributeKind = AttributeKind(42);
    pub const ALLOC_SIZE: AttributeKind = AttributeKind(51);
    pub const BYREF: AttributeKind = AttributeKind(69);
    pub const VSCALE_RANGE: AttributeKind = AttributeKind(74);
    pub const ELEMENTTYPE: AttributeKind = AttributeKind(77);
    pub const ALLOC_KIND: AttributeKind = AttributeKind(82);
    pub const MEMORY: AttributeKind = AttributeKind(86);
    pub const NOFPCLASS: AttributeKind = AttributeKind(87);
    pub const CAPTURES: AttributeKind = AttributeKind(102);
}

impl AttributeKind {
    /// The attribute's name in LLVM assembly; `None` for a kind newer than this table.
    pub fn name(self) -> Option<&'static str> {
        NAMES.get(self.0 as usize).copied().filter(|name| !name.is_empty())
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<AttributeKind> {
        let index = NAMES.iter().position(|&known| known == name && !name.is_empty())?;
        Some(AttributeKind(index as u32))
    }
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
        for number in 1..NAMES.len() as u32 {
            let kind = AttributeKind(number);
            assert_eq!(AttributeKind::from_name(kind.name().expect("no hole")), Some(kind));
        }
        assert_eq!(AttributeKind::from_name(""), None);
    }
}
