//! The answer of `reflect`: what a host must set before it launches a kernel. Each argument with its kind,
//! size and place, values taken apart down to their scalars; what a kernel asks of its work-groups; and, as
//! `check` of it, what no runtime can set.
//!
//! Bitcode is looked at as it is translated, so that both formats have the same answer; names and types of
//! the source, which SPIR-V may lack, come from the bitcode itself.

mod bitcode;
mod cpp;
mod header;
mod kernels;
mod rules;
mod rust;
mod text;
mod values;

#[cfg(feature = "json")]
use schemars::JsonSchema;
#[cfg(feature = "json")]
use serde::Serialize;

use crate::answer::{Aspect, Name, SpecComposite, SpecConstant};
use crate::aspects::Numbering;
use crate::{Module, Result};

pub use header::HeaderLanguage;
pub use rules::{Finding, Limits, Rule};

/// What is asked about kernels.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ReflectOptions {
    numbering: Numbering,
    check: Option<Limits>,
}

impl ReflectOptions {
    /// What kernels take, and nothing of what stands against it.
    pub fn new() -> Self {
        Self::default()
    }

    /// Which numbers aspects have.
    pub fn numbering(mut self, numbering: Numbering) -> Self {
        self.numbering = numbering;
        self
    }

    /// Look for what no runtime can set, and for what is beyond these limits of a device.
    pub fn check(mut self, limits: impl Into<Option<Limits>>) -> Self {
        self.check = limits.into();
        self
    }
}

/// What the kernels of a file take.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Reflection {
    /// The file, if the module was given the name of one.
    pub file: Option<String>,
    /// The bytes of a pointer on the device.
    pub pointer_size: u64,
    /// The kernels, in the order of the module.
    pub kernels: Vec<ReflectedKernel>,
    /// The structures in values that arguments pass, inner ones before outer ones: `structure` is an index
    /// of this list.
    pub structures: Vec<StructLayout>,
    /// The specialization constants that are scalars, or parts of composites.
    pub spec_constants: Vec<SpecConstant>,
    /// The composites that are made of them.
    pub spec_composites: Vec<SpecComposite>,
    /// What no runtime can set, and what is beyond the limits; null if nobody asked.
    pub findings: Option<Vec<Finding>>,
    /// Why there are no kernels here though the file has some, when what was found is the cause; else null.
    pub problem: Option<String>,
}

/// A kernel.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ReflectedKernel {
    /// Its name, as the module has it.
    pub name: String,
    /// Its name as in the source, if it is mangled and can be read; else null.
    pub demangled: Option<String>,
    /// Whether kernels launch it from the device, so that no host sets its arguments.
    pub enqueued: bool,
    /// Its arguments.
    pub arguments: Vec<KernelArgument>,
    /// The bytes of all its arguments together, each at its alignment; null if that of one is not known.
    /// What the host names by a handle counts as a pointer.
    pub argument_bytes: Option<u64>,
    /// The work-group size that it must be launched with, as the runtime counts dimensions.
    pub work_group_size: Vec<u64>,
    /// How many of these dimensions the source has; null if the module does not say.
    pub work_group_dimensions: Option<u32>,
    /// The work-group size that it was written for.
    pub work_group_size_hint: Vec<u64>,
    /// The largest work-group size that it may be launched with, by dimension.
    pub max_work_group_size: Vec<u64>,
    /// The most work-items of a work-group that it may be launched with; null if the module does not say.
    pub max_linear_work_group_size: Option<u64>,
    /// The sub-group size that it needs; null if any will do.
    pub sub_group_size: Option<u32>,
    /// The bytes of local memory that it has itself, without what the host sets; null if that is not known.
    pub local_memory: Option<u64>,
    /// The aspects that a device must have.
    pub aspects: Vec<Aspect>,
}

/// How the host sets an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum ArgumentKind {
    /// By its bytes.
    Value,
    /// By a buffer or an address.
    Pointer,
    /// By a number of bytes that each work-group gets.
    Local,
    /// By an image.
    Image,
    /// By a sampler.
    Sampler,
    /// By a pipe.
    Pipe,
    /// By a queue of the device.
    Queue,
    /// By the bytes of a `sycl::stream`, which the runtime makes.
    Stream,
    /// Not at all.
    Unsettable,
}

impl ArgumentKind {
    /// As the JSON has it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Value => "value",
            Self::Pointer => "pointer",
            Self::Local => "local",
            Self::Image => "image",
            Self::Sampler => "sampler",
            Self::Pipe => "pipe",
            Self::Queue => "queue",
            Self::Stream => "stream",
            Self::Unsettable => "unsettable",
        }
    }
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct KernelArgument {
    /// Its index, by which it is set.
    pub index: u32,
    /// Its name, if the module has one.
    pub name: Option<String>,
    /// How it is set.
    pub kind: ArgumentKind,
    /// Its type in the source language, if the module tells it.
    pub source_type: Option<String>,
    /// What a pointer points to: `global`, `constant`, `local`, `private`, `generic`, `device`, `host` or
    /// `code`; else null.
    pub address_space: Option<String>,
    /// How an image or pipe is accessed: `read_only`, `write_only` or `read_write`; of a pointer `read_only`
    /// if the compiler knows that the kernel only reads; else null.
    pub access: Option<String>,
    /// The shape of an image, as `2D`, `1D array`; else null.
    pub image: Option<String>,
    /// Of a pointer, in the source: `const`, `restrict`, `volatile`. Where the module does not keep what the
    /// source says, `restrict` and `volatile` as the code has them.
    pub qualifiers: Vec<String>,
    /// The bytes that it is set with; null if they are not known, or if the host chooses, as of local memory.
    pub size: Option<u64>,
    /// How these bytes are aligned; null if that is not known.
    pub alignment: Option<u64>,
    /// Whether the compiler passes the value behind a pointer.
    pub by_value: bool,
    /// The type of its value, if it is set by its bytes.
    pub value: Option<ValueType>,
    /// Its value taken apart, in the order of memory: the sequence of scalars that a runtime copies. Empty
    /// for what is not set by its bytes; null if it would be too long.
    pub leaves: Option<Vec<Leaf>>,
}

/// What a value is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum ValueKind {
    /// Truth values, whose size in memory SPIR-V does not say; one byte is assumed.
    Bool,
    /// Integers.
    Integer,
    /// Floating-point numbers.
    Float,
    /// Pointers.
    Pointer,
    /// Structures.
    Structure,
    /// Handles, which only the runtime can make.
    Handle,
    /// Bytes in a layout that has no other description here.
    Bytes,
}

/// The type of a value: a scalar, vector or structure, or an array of these.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct ValueType {
    /// In words: `i32`, `<4 x f32>`, `[2 x struct.Pair]`, `global*`.
    pub text: String,
    /// What it is made of.
    pub kind: ValueKind,
    /// The bits of a scalar; else null.
    pub bits: Option<u32>,
    /// The components of a vector; 1 for all else.
    pub components: u32,
    /// The lengths of an array, the outermost first; empty if it is none.
    pub dimensions: Vec<u64>,
    /// The structure that it is, or that its elements are; else null.
    pub structure: Option<usize>,
    /// What a pointer points to; else null.
    pub address_space: Option<String>,
    /// Its bytes.
    pub size: u64,
    /// Its alignment.
    pub alignment: u64,
}

/// A structure.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct StructLayout {
    /// Its name, if the module has one.
    pub name: Option<String>,
    /// Its bytes, with the padding at its end.
    pub size: u64,
    /// Its alignment.
    pub alignment: u64,
    /// Whether its members lie without padding.
    pub packed: bool,
    /// Its members.
    pub members: Vec<StructMember>,
}

/// A member of a structure.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct StructMember {
    /// Its name, if the module has one.
    pub name: Option<String>,
    /// Where it begins.
    pub offset: u64,
    /// Its type.
    #[cfg_attr(feature = "json", serde(rename = "type"))]
    pub ty: ValueType,
}

/// A scalar or vector of a value, or a run of equal ones.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "json", derive(Serialize, JsonSchema), serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Leaf {
    /// The way to it from the value: `.position[1].x`, with the numbers of members that have no name;
    /// empty if it is the value itself.
    pub path: String,
    /// Where it begins.
    pub offset: u64,
    /// The bytes of one.
    pub size: u64,
    /// How many there are, one behind the other.
    pub count: u64,
    /// The type of one.
    #[cfg_attr(feature = "json", serde(rename = "type"))]
    pub ty: String,
}

impl Module<'_> {
    /// What its kernels take.
    ///
    /// # Errors
    /// If a function is malformed, or bitcode cannot be translated.
    pub fn reflect(&self, options: &ReflectOptions) -> Result<Reflection> {
        Reflection::of(std::slice::from_ref(self), options)
    }
}

impl Reflection {
    /// What the kernels of these modules of a file take ([`Module::parse_all`]).
    ///
    /// # Errors
    /// As of [`Module::reflect`].
    pub fn of(modules: &[Module<'_>], options: &ReflectOptions) -> Result<Self> {
        let mut reflection = Self {
            file: modules.first().and_then(|module| module.name.clone()),
            pointer_size: 8,
            kernels: Vec::new(),
            structures: Vec::new(),
            spec_constants: Vec::new(),
            spec_composites: Vec::new(),
            findings: options.check.is_some().then(Vec::new),
            problem: None,
        };
        for module in modules {
            reflection.add(module, options)?;
        }
        Ok(reflection)
    }

    fn add(&mut self, module: &Module<'_>, options: &ReflectOptions) -> Result<()> {
        let before = self.kernels.len();
        if let (Some(findings), Some(bitcode)) = (&mut self.findings, module.as_bitcode()) {
            bitcode::findings(bitcode, findings)?;
        }
        if let Err(error) = kernels::add(self, module, options) {
            // What was found in bitcode may be why it cannot be translated.
            if self.findings.as_ref().is_none_or(Vec::is_empty) {
                return Err(error);
            }
            self.problem = Some(error.to_string());
        }
        if let (Some(limits), Some(mut findings)) = (&options.check, self.findings.take()) {
            rules::findings(self, before, limits, &mut findings);
            self.findings = Some(findings);
        }
        Ok(())
    }

    /// As a header for host programs: structures with what holds of them asserted, the indices of arguments.
    pub fn header(&self, language: HeaderLanguage) -> String {
        match language {
            HeaderLanguage::Cpp => cpp::header(self),
            HeaderLanguage::Rust => rust::header(self),
        }
    }
}

impl ReflectedKernel {
    pub(crate) fn named(&self) -> Name {
        Name::new(self.name.as_str())
    }
}
