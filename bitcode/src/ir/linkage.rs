//! What global symbols say of themselves (LangRef, "Linkage Types" to "Comdats"), each a row of a
//! table.

use super::table::{numbers, table};

table! {
    /// Linkage types (`getEncodedLinkage`). Behind `|` stand the numbers of older files.
    #[allow(missing_docs, reason = "the names are LangRef's keywords")]
    pub enum Linkage(u64) {
        External = 0 | 5 | 6, "external";
        AvailableExternally = 12, "available_externally";
        LinkOnceAny = 18 | 4, "linkonce";
        LinkOnceOdr = 19 | 11, "linkonce_odr";
        WeakAny = 16 | 1, "weak";
        WeakOdr = 17 | 10, "weak_odr";
        Appending = 2, "appending";
        Internal = 3, "internal";
        Private = 9 | 13 | 14, "private";
        ExternWeak = 7, "extern_weak";
        Common = 8, "common";
    }
}

impl Linkage {
    /// Whether no other module can name such a symbol.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }
}

table! {
    /// Visibility styles.
    #[allow(missing_docs, reason = "the names are LangRef's keywords")]
    pub enum Visibility(u64) {
        Default = 0, "";
        Hidden = 1, "hidden";
        Protected = 2, "protected";
    }
}

table! {
    /// DLL storage classes.
    #[allow(missing_docs, reason = "the names are LangRef's keywords")]
    pub enum DllStorage(u64) {
        Default = 0, "";
        Import = 1, "dllimport";
        Export = 2, "dllexport";
    }
}

table! {
    /// Thread-local storage models.
    #[allow(missing_docs, reason = "the names are LangRef's keywords")]
    pub enum ThreadLocal(u64) {
        No = 0, "";
        GeneralDynamic = 1, "thread_local";
        LocalDynamic = 2, "thread_local(localdynamic)";
        InitialExec = 3, "thread_local(initialexec)";
        LocalExec = 4, "thread_local(localexec)";
    }
}

table! {
    /// Whether the address of a symbol counts: everywhere, or within the module.
    #[allow(missing_docs, reason = "the names are LangRef's keywords")]
    pub enum UnnamedAddr(u64) {
        No = 0, "";
        Global = 1, "unnamed_addr";
        Local = 2, "local_unnamed_addr";
    }
}

table! {
    /// Which of several comdats with one name is kept (`ComdatSelectionKindCodes`).
    #[allow(missing_docs, reason = "the names are LangRef's keywords")]
    pub enum Selection(u64) {
        Any = 1, "any";
        ExactMatch = 2, "exactmatch";
        Largest = 3, "largest";
        NoDeduplicate = 4, "nodeduplicate";
        SameSize = 5, "samesize";
    }
}

table! {
    /// Code models of variables (`CodeModel`, plus one, as 0 in a record is none).
    #[allow(missing_docs, reason = "the names are LangRef's")]
    pub enum CodeModel(u64) {
        Tiny = 1, "tiny";
        Small = 2, "small";
        Kernel = 3, "kernel";
        Medium = 4, "medium";
        Large = 5, "large";
    }
}

/// The number of a calling convention (`CallingConv.h`). Open: unknown numbers are kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CallingConvention(pub u32);

impl CallingConvention {
    /// The C convention, which assembly does not say.
    pub const C: CallingConvention = CallingConvention(0);
}

numbers! {
    CallingConvention {
        /// `fastcc`
        FAST = 8, "fastcc";
        /// `coldcc`
        COLD = 9, "coldcc";
        /// `anyregcc`
        ANY_REG = 13, "anyregcc";
        /// `preserve_mostcc`
        PRESERVE_MOST = 14, "preserve_mostcc";
        /// `preserve_allcc`
        PRESERVE_ALL = 15, "preserve_allcc";
        /// `swiftcc`
        SWIFT = 16, "swiftcc";
        /// `cxx_fast_tlscc`
        CXX_FAST_TLS = 17, "cxx_fast_tlscc";
        /// `tailcc`
        TAIL = 18, "tailcc";
        /// `cfguard_checkcc`
        CFGUARD_CHECK = 19, "cfguard_checkcc";
        /// `swifttailcc`
        SWIFT_TAIL = 20, "swifttailcc";
        /// `preserve_nonecc`
        PRESERVE_NONE = 21, "preserve_nonecc";
        /// `x86_stdcallcc`
        X86_STDCALL = 64, "x86_stdcallcc";
        /// `x86_fastcallcc`
        X86_FASTCALL = 65, "x86_fastcallcc";
        /// `arm_apcscc`
        ARM_APCS = 66, "arm_apcscc";
        /// `arm_aapcscc`
        ARM_AAPCS = 67, "arm_aapcscc";
        /// `arm_aapcs_vfpcc`
        ARM_AAPCS_VFP = 68, "arm_aapcs_vfpcc";
        /// `x86_thiscallcc`
        X86_THISCALL = 70, "x86_thiscallcc";
        /// `ptx_kernel`
        PTX_KERNEL = 71, "ptx_kernel";
        /// `ptx_device`
        PTX_DEVICE = 72, "ptx_device";
        /// `spir_func`
        SPIR_FUNC = 75, "spir_func";
        /// `spir_kernel`
        SPIR_KERNEL = 76, "spir_kernel";
        /// `intel_ocl_bicc`
        INTEL_OCL_BI = 77, "intel_ocl_bicc";
        /// `x86_64_sysvcc`
        X86_64_SYSV = 78, "x86_64_sysvcc";
        /// `win64cc`
        WIN64 = 79, "win64cc";
        /// `x86_vectorcallcc`
        X86_VECTORCALL = 80, "x86_vectorcallcc";
        /// `x86_intrcc`
        X86_INTR = 83, "x86_intrcc";
        /// `amdgpu_kernel`
        AMDGPU_KERNEL = 91, "amdgpu_kernel";
        /// `x86_regcallcc`
        X86_REGCALL = 92, "x86_regcallcc";
        /// `amdgpu_gfx`
        AMDGPU_GFX = 100, "amdgpu_gfx";
    }
}
