//! The answer of `inspect`: what a file is, how much is in it, and its kernels with their arguments.
//!
//! The keys are the same for both formats; what one of them does not have is null or empty.

mod bitcode;
pub(crate) mod layouts;
mod spec_constants;
pub(crate) mod spirv;
mod spirv_types;
mod text;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

pub(crate) use bitcode::{by_value, is_kernel};

use crate::module::Contents;
use crate::{Format, Module, Result};

/// What a file is.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Inspection {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// What its bytes are.
    pub format: FileFormat,
    /// Whether it is bitcode behind a wrapper header.
    pub wrapped: bool,
    /// Its length.
    pub bytes: usize,
    /// Its modules: one of SPIR-V, any number of bitcode.
    pub modules: Vec<ModuleReport>,
}

/// What the bytes of a file are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum FileFormat {
    /// LLVM bitcode.
    LlvmBitcode,
    /// SPIR-V.
    Spirv,
}

/// What is said of a module.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ModuleReport {
    /// The tool that wrote it.
    pub producer: String,
    /// The version of SPIR-V; null for bitcode.
    pub version: Option<String>,
    /// The order of the bytes of SPIR-V: `little-endian` or `big-endian`; null for bitcode.
    pub byte_order: Option<String>,
    /// The bound of the ids of SPIR-V; null for bitcode.
    pub id_bound: Option<u32>,
    /// The target of bitcode; null for SPIR-V.
    pub triple: Option<String>,
    /// The data layout of bitcode; null for SPIR-V.
    pub data_layout: Option<String>,
    /// Whether the pointers of bitcode have types; null for SPIR-V.
    pub typed_pointers: Option<bool>,
    /// The addressing model of SPIR-V; null for bitcode.
    pub addressing_model: Option<String>,
    /// The memory model of SPIR-V; null for bitcode.
    pub memory_model: Option<String>,
    /// The capabilities that SPIR-V declares.
    pub capabilities: Vec<String>,
    /// The extensions that SPIR-V declares.
    pub extensions: Vec<String>,
    /// The sets of extended instructions that SPIR-V imports.
    pub imports: Vec<String>,
    /// What it was made from: the name of a file for bitcode, languages with their versions for SPIR-V.
    pub sources: Vec<String>,
    /// How much is in it.
    pub counts: Counts,
    /// How long the sections of SPIR-V are, in the order of the module, empty ones left out.
    pub sections: Vec<SectionSize>,
    /// The kernels, and entry points of other kinds.
    pub kernels: Vec<Kernel>,
    /// The specialization constants that are scalars, or parts of composites. Those of bitcode have the
    /// numbers that `translate` gives them; each image of `post-link` has its own.
    pub spec_constants: Vec<SpecConstant>,
    /// The composites that are made of specialization constants, those left out that are part of others.
    pub spec_composites: Vec<SpecComposite>,
    /// The functions and variables that other modules can see or must have, kernels left out.
    pub symbols: Vec<Symbol>,
    /// What the reader found odd.
    pub notes: Vec<String>,
}

/// How much is in a module. What its format does not count is null.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Counts {
    /// Types.
    pub types: u64,
    /// Constants at module scope, of SPIR-V.
    pub constants: Option<u64>,
    /// Global variables.
    pub global_variables: u64,
    /// Functions.
    pub functions: u64,
    /// Functions with bodies.
    pub function_bodies: u64,
    /// Aliases, of bitcode.
    pub aliases: Option<u64>,
    /// Functions that are chosen when the program is loaded, of bitcode.
    pub ifuncs: Option<u64>,
    /// Nodes and strings of metadata, of bitcode.
    pub metadata: Option<u64>,
    /// Basic blocks.
    pub basic_blocks: u64,
    /// Instructions: of bodies for bitcode, all for SPIR-V.
    pub instructions: u64,
}

/// The length of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct SectionSize {
    /// Its name.
    pub name: String,
    /// Its length.
    pub bytes: usize,
}

/// A kernel, or an entry point of another kind.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Kernel {
    /// Its name, as the module has it.
    pub name: String,
    /// Its name as in the source, if it is mangled and can be read; else null.
    pub demangled: Option<String>,
    /// Its execution model, which is `Kernel` for all of bitcode.
    pub execution_model: String,
    /// Its execution modes; for bitcode those that its metadata stands for.
    pub modes: Vec<Mode>,
    /// Its arguments.
    pub arguments: Vec<Argument>,
}

/// An execution mode.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct Mode {
    /// Its name in the grammar of SPIR-V, or its number if the grammar has none.
    pub name: String,
    /// Its operands.
    pub operands: Vec<u32>,
    /// Whether the operands are ids of constants, not numbers.
    pub by_id: bool,
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Argument {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its type, in the words of the format.
    #[cfg_attr(feature = "json", serde(rename = "type"))]
    pub ty: String,
    /// Its type in the source language, if the module tells it.
    pub source_type: Option<String>,
    /// What it points to, if it is a pointer.
    pub address_space: Option<AddressSpace>,
    /// Whether it is a value behind a pointer, which the caller copies.
    pub by_value: bool,
    /// The type of that value, if the module tells it.
    pub value_type: Option<String>,
}

/// An address space.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct AddressSpace {
    /// Its number in LLVM's IR for SPIR; null if SPIR has none for it.
    pub number: Option<u32>,
    /// The storage class that it is in SPIR-V; null for numbers that SPIR does not have.
    pub storage_class: Option<String>,
}

/// A specialization constant.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct SpecConstant {
    /// The number by which it is set; null if it has none.
    pub id: Option<u32>,
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its type.
    #[cfg_attr(feature = "json", serde(rename = "type"))]
    pub ty: String,
    /// Its default value.
    pub default: Default,
}

/// A composite of specialization constants.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct SpecComposite {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its type.
    #[cfg_attr(feature = "json", serde(rename = "type"))]
    pub ty: String,
    /// How many bytes it has in memory; null if that is not known.
    pub size: Option<u64>,
    /// Its scalars that can be set, in their order; they are in `spec_constants`, too.
    pub parts: Vec<SpecPart>,
}

/// A scalar of a composite.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct SpecPart {
    /// The number by which it is set; null if it has none.
    pub id: Option<u32>,
    /// Where it begins within the bytes of the composite.
    pub offset: u64,
    /// Its type.
    #[cfg_attr(feature = "json", serde(rename = "type"))]
    pub ty: String,
    /// Its default value.
    pub default: Default,
}

/// The default value of a specialization constant.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(untagged))]
#[non_exhaustive]
pub enum Default {
    /// A truth value.
    Bool(bool),
    /// An integer without sign.
    Unsigned(u64),
    /// An integer with a sign.
    Signed(i64),
    /// A finite number.
    Float(f64),
    /// The bits of anything else, in hexadecimal digits after `0x`.
    Bits(String),
}

/// What a symbol is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
pub enum SymbolKind {
    /// A function.
    Function,
    /// A variable.
    Variable,
}

/// A function or variable that other modules can see or must have.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
pub struct Symbol {
    /// Its name, as the module has it.
    pub name: String,
    /// Its name as in the source, if it is mangled and can be read; else null.
    pub demangled: Option<String>,
    /// What it is.
    pub kind: SymbolKind,
    /// Its linkage, as SPIR-V calls it: `Export`, `Import` or `LinkOnceODR`, or a number.
    pub linkage: String,
}

/// The address spaces of SPIR and the storage classes that they are.
const ADDRESS_SPACES: &[(u32, &str)] = &[
    (0, "Function"),
    (1, "CrossWorkgroup"),
    (2, "UniformConstant"),
    (3, "Workgroup"),
    (4, "Generic"),
    (5, "DeviceOnlyINTEL"),
    (6, "HostOnlyINTEL"),
    (7, "Input"),
    (9, "CodeSectionINTEL"),
];

impl Module<'_> {
    /// What it is, how much is in it, and its kernels with their arguments.
    ///
    /// # Errors
    /// If a function is malformed.
    pub fn inspect(&self) -> Result<Inspection> {
        Inspection::of(std::slice::from_ref(self))
    }

    fn report(&self) -> Result<ModuleReport> {
        match &self.contents {
            Contents::Bitcode(module) => bitcode::report(module),
            Contents::SpirV(module) => Ok(spirv::report(module, self.format)),
        }
    }
}

impl Inspection {
    /// What a file with these modules is ([`Module::parse_all`]).
    ///
    /// # Errors
    /// If a function is malformed.
    pub fn of(modules: &[Module<'_>]) -> Result<Self> {
        let first = modules.first();
        let format = first.map_or(Format::Bitcode, Module::format);
        Ok(Self {
            file: first.and_then(|module| module.name.clone()),
            format: match format {
                Format::SpirV(_) => FileFormat::Spirv,
                Format::Bitcode | Format::WrappedBitcode => FileFormat::LlvmBitcode,
            },
            wrapped: format == Format::WrappedBitcode,
            bytes: first.map_or(0, |module| module.bytes),
            modules: modules.iter().map(Module::report).collect::<Result<_>>()?,
        })
    }
}
