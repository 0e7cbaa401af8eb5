//! Numbers of blocks and records, with the names of LLVM's `LLVMBitCodes.h` (less their prefixes).

#![allow(
    missing_docs,
    reason = "the names are LLVM's; what a record holds is said where it is read"
)]

/// Blocks.
pub mod block {
    pub const MODULE: u32 = 8;
    pub const PARAMATTR: u32 = 9;
    pub const PARAMATTR_GROUP: u32 = 10;
    pub const CONSTANTS: u32 = 11;
    pub const FUNCTION: u32 = 12;
    pub const IDENTIFICATION: u32 = 13;
    pub const VALUE_SYMTAB: u32 = 14;
    pub const METADATA: u32 = 15;
    pub const METADATA_ATTACHMENT: u32 = 16;
    pub const TYPE: u32 = 17;
    pub const USELIST: u32 = 18;
    pub const MODULE_STRTAB: u32 = 19;
    pub const GLOBALVAL_SUMMARY: u32 = 20;
    pub const OPERAND_BUNDLE_TAGS: u32 = 21;
    pub const METADATA_KIND: u32 = 22;
    pub const STRTAB: u32 = 23;
    pub const FULL_LTO_GLOBALVAL_SUMMARY: u32 = 24;
    pub const SYMTAB: u32 = 25;
    pub const SYNC_SCOPE_NAMES: u32 = 26;
}

/// Records of IDENTIFICATION_BLOCK.
pub mod identification {
    pub const STRING: u32 = 1;
    pub const EPOCH: u32 = 2;
}

/// Records of MODULE_BLOCK.
pub mod module {
    pub const VERSION: u32 = 1;
    pub const TRIPLE: u32 = 2;
    pub const DATALAYOUT: u32 = 3;
    pub const ASM: u32 = 4;
    pub const SECTIONNAME: u32 = 5;
    pub const DEPLIB: u32 = 6;
    pub const GLOBALVAR: u32 = 7;
    pub const FUNCTION: u32 = 8;
    pub const ALIAS_OLD: u32 = 9;
    pub const GCNAME: u32 = 11;
    pub const COMDAT: u32 = 12;
    pub const VSTOFFSET: u32 = 13;
    pub const ALIAS: u32 = 14;
    pub const SOURCE_FILENAME: u32 = 16;
    pub const HASH: u32 = 17;
    pub const IFUNC: u32 = 18;
    pub const ASM_PROPERTY: u32 = 19;
    pub const GUIDLIST: u32 = 20;
}

/// Records of PARAMATTR_BLOCK and PARAMATTR_GROUP_BLOCK.
pub mod attribute {
    pub const CODE_ENTRY_OLD: u32 = 1;
    pub const CODE_ENTRY: u32 = 2;
    pub const GRP_CODE_ENTRY: u32 = 3;
}

/// Records of TYPE_BLOCK_NEW.
pub mod types {
    pub const NUMENTRY: u32 = 1;
    pub const VOID: u32 = 2;
    pub const FLOAT: u32 = 3;
    pub const DOUBLE: u32 = 4;
    pub const LABEL: u32 = 5;
    pub const OPAQUE: u32 = 6;
    pub const INTEGER: u32 = 7;
    pub const POINTER: u32 = 8;
    pub const FUNCTION_OLD: u32 = 9;
    pub const HALF: u32 = 10;
    pub const ARRAY: u32 = 11;
    pub const VECTOR: u32 = 12;
    pub const X86_FP80: u32 = 13;
    pub const FP128: u32 = 14;
    pub const PPC_FP128: u32 = 15;
    pub const METADATA: u32 = 16;
    pub const X86_MMX: u32 = 17;
    pub const STRUCT_ANON: u32 = 18;
    pub const STRUCT_NAME: u32 = 19;
    pub const STRUCT_NAMED: u32 = 20;
    pub const FUNCTION: u32 = 21;
    pub const TOKEN: u32 = 22;
    pub const BFLOAT: u32 = 23;
    pub const X86_AMX: u32 = 24;
    pub const OPAQUE_POINTER: u32 = 25;
    pub const TARGET_TYPE: u32 = 26;
    pub const BYTE: u32 = 27;
}

/// Records of VALUE_SYMTAB_BLOCK.
pub mod symtab {
    pub const ENTRY: u32 = 1;
    pub const BBENTRY: u32 = 2;
    pub const FNENTRY: u32 = 3;
}

/// Records of METADATA_BLOCK.
pub mod metadata {
    pub const STRING_OLD: u32 = 1;
    pub const VALUE: u32 = 2;
    pub const NODE: u32 = 3;
    pub const NAME: u32 = 4;
    pub const DISTINCT_NODE: u32 = 5;
    pub const KIND: u32 = 6;
    pub const LOCATION: u32 = 7;
    pub const OLD_NODE: u32 = 8;
    pub const OLD_FN_NODE: u32 = 9;
    pub const NAMED_NODE: u32 = 10;
    pub const ATTACHMENT: u32 = 11;
    pub const GENERIC_DEBUG: u32 = 12;
    pub const SUBRANGE: u32 = 13;
    pub const ENUMERATOR: u32 = 14;
    pub const BASIC_TYPE: u32 = 15;
    pub const FILE: u32 = 16;
    pub const DERIVED_TYPE: u32 = 17;
    pub const COMPOSITE_TYPE: u32 = 18;
    pub const SUBROUTINE_TYPE: u32 = 19;
    pub const COMPILE_UNIT: u32 = 20;
    pub const SUBPROGRAM: u32 = 21;
    pub const LEXICAL_BLOCK: u32 = 22;
    pub const LEXICAL_BLOCK_FILE: u32 = 23;
    pub const NAMESPACE: u32 = 24;
    pub const TEMPLATE_TYPE: u32 = 25;
    pub const TEMPLATE_VALUE: u32 = 26;
    pub const GLOBAL_VAR: u32 = 27;
    pub const LOCAL_VAR: u32 = 28;
    pub const EXPRESSION: u32 = 29;
    pub const OBJC_PROPERTY: u32 = 30;
    pub const IMPORTED_ENTITY: u32 = 31;
    pub const MODULE: u32 = 32;
    pub const MACRO: u32 = 33;
    pub const MACRO_FILE: u32 = 34;
    pub const STRINGS: u32 = 35;
    pub const GLOBAL_DECL_ATTACHMENT: u32 = 36;
    pub const GLOBAL_VAR_EXPR: u32 = 37;
    pub const INDEX_OFFSET: u32 = 38;
    pub const INDEX: u32 = 39;
    pub const LABEL: u32 = 40;
    pub const STRING_TYPE: u32 = 41;
    pub const COMMON_BLOCK: u32 = 44;
    pub const GENERIC_SUBRANGE: u32 = 45;
    pub const ARG_LIST: u32 = 46;
    pub const ASSIGN_ID: u32 = 47;
    pub const SUBRANGE_TYPE: u32 = 48;
    pub const FIXED_POINT_TYPE: u32 = 49;
    pub const PROPERTY: u32 = 50;
    pub const LAYERLOC: u32 = 51;
    pub const LAYERLOCLIST: u32 = 52;
}

/// Records of CONSTANTS_BLOCK.
pub mod constant {
    pub const SETTYPE: u32 = 1;
    pub const NULL: u32 = 2;
    pub const UNDEF: u32 = 3;
    pub const INTEGER: u32 = 4;
    pub const WIDE_INTEGER: u32 = 5;
    pub const FLOAT: u32 = 6;
    pub const AGGREGATE: u32 = 7;
    pub const STRING: u32 = 8;
    pub const CSTRING: u32 = 9;
    pub const CE_BINOP: u32 = 10;
    pub const CE_CAST: u32 = 11;
    pub const CE_GEP_OLD: u32 = 12;
    pub const CE_SELECT: u32 = 13;
    pub const CE_EXTRACTELT: u32 = 14;
    pub const CE_INSERTELT: u32 = 15;
    pub const CE_SHUFFLEVEC: u32 = 16;
    pub const CE_CMP: u32 = 17;
    pub const INLINEASM_OLD: u32 = 18;
    pub const CE_SHUFVEC_EX: u32 = 19;
    pub const CE_INBOUNDS_GEP: u32 = 20;
    pub const BLOCKADDRESS: u32 = 21;
    pub const DATA: u32 = 22;
    pub const INLINEASM_OLD2: u32 = 23;
    pub const CE_GEP_WITH_INRANGE_INDEX_OLD: u32 = 24;
    pub const CE_UNOP: u32 = 25;
    pub const POISON: u32 = 26;
    pub const DSO_LOCAL_EQUIVALENT: u32 = 27;
    pub const INLINEASM_OLD3: u32 = 28;
    pub const NO_CFI_VALUE: u32 = 29;
    pub const INLINEASM: u32 = 30;
    pub const CE_GEP_WITH_INRANGE: u32 = 31;
    pub const CE_GEP: u32 = 32;
    pub const PTRAUTH: u32 = 33;
    pub const PTRAUTH2: u32 = 34;
    pub const BYTE: u32 = 35;
    pub const WIDE_BYTE: u32 = 36;
}

/// Records of FUNCTION_BLOCK.
pub mod function {
    pub const DECLAREBLOCKS: u32 = 1;
    pub const INST_BINOP: u32 = 2;
    pub const INST_CAST: u32 = 3;
    pub const INST_GEP_OLD: u32 = 4;
    pub const INST_SELECT: u32 = 5;
    pub const INST_EXTRACTELT: u32 = 6;
    pub const INST_INSERTELT: u32 = 7;
    pub const INST_SHUFFLEVEC: u32 = 8;
    pub const INST_CMP: u32 = 9;
    pub const INST_RET: u32 = 10;
    pub const INST_BR: u32 = 11;
    pub const INST_SWITCH: u32 = 12;
    pub const INST_INVOKE: u32 = 13;
    pub const INST_UNREACHABLE: u32 = 15;
    pub const INST_PHI: u32 = 16;
    pub const INST_ALLOCA: u32 = 19;
    pub const INST_LOAD: u32 = 20;
    pub const INST_VAARG: u32 = 23;
    pub const INST_STORE_OLD: u32 = 24;
    pub const INST_EXTRACTVAL: u32 = 26;
    pub const INST_INSERTVAL: u32 = 27;
    pub const INST_CMP2: u32 = 28;
    pub const INST_VSELECT: u32 = 29;
    pub const INST_INBOUNDS_GEP_OLD: u32 = 30;
    pub const INST_INDIRECTBR: u32 = 31;
    pub const DEBUG_LOC_AGAIN: u32 = 33;
    pub const INST_CALL: u32 = 34;
    pub const DEBUG_LOC: u32 = 35;
    pub const INST_FENCE: u32 = 36;
    pub const INST_CMPXCHG_OLD: u32 = 37;
    pub const INST_ATOMICRMW_OLD: u32 = 38;
    pub const INST_RESUME: u32 = 39;
    pub const INST_LANDINGPAD_OLD: u32 = 40;
    pub const INST_LOADATOMIC: u32 = 41;
    pub const INST_STOREATOMIC_OLD: u32 = 42;
    pub const INST_GEP: u32 = 43;
    pub const INST_STORE: u32 = 44;
    pub const INST_STOREATOMIC: u32 = 45;
    pub const INST_CMPXCHG: u32 = 46;
    pub const INST_LANDINGPAD: u32 = 47;
    pub const INST_CLEANUPRET: u32 = 48;
    pub const INST_CATCHRET: u32 = 49;
    pub const INST_CATCHPAD: u32 = 50;
    pub const INST_CLEANUPPAD: u32 = 51;
    pub const INST_CATCHSWITCH: u32 = 52;
    pub const OPERAND_BUNDLE: u32 = 55;
    pub const INST_UNOP: u32 = 56;
    pub const INST_CALLBR: u32 = 57;
    pub const INST_FREEZE: u32 = 58;
    pub const INST_ATOMICRMW: u32 = 59;
    pub const BLOCKADDR_USERS: u32 = 60;
    pub const DEBUG_RECORD_VALUE: u32 = 61;
    pub const DEBUG_RECORD_DECLARE: u32 = 62;
    pub const DEBUG_RECORD_ASSIGN: u32 = 63;
    pub const DEBUG_RECORD_VALUE_SIMPLE: u32 = 64;
    pub const DEBUG_RECORD_LABEL: u32 = 65;
    pub const DEBUG_RECORD_DECLARE_VALUE: u32 = 66;
    pub const INST_BITINSERT: u32 = 67;
    pub const INST_BITEXTRACT: u32 = 68;
}

/// Records of STRTAB_BLOCK.
pub mod strtab {
    pub const BLOB: u32 = 1;
}
