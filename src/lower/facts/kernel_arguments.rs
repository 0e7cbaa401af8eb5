//! What the metadata of a kernel says of its parameters.
//!
//! Files of LLVM 15 and 16 write images, samplers, pipes, queues and the like as plain pointers.
//! The mangled names of the builtins that use them say what they are, but a parameter that is only
//! passed on, or given to a function without a mangled name (all pipe functions), has no other
//! description than `kernel_arg_base_type` and its companions (OpenCL C's `clGetKernelArgInfo`).

use lapidary_bitcode::ir::{Body, Metadata, MetadataId};
use lapidary_spirv::grammar::AccessQualifier;

use super::Facts;
use crate::lower::special::Special;

/// Strings of a list of metadata, by parameter.
pub(crate) struct Strings<'s>(&'s Facts<'s>, &'s Body, MetadataId);

impl<'s> Strings<'s> {
    /// Those of a body, by the kind of its metadata.
    pub(crate) fn find(facts: &'s Facts<'s>, body: &'s Body, kind: &[u8]) -> Option<Self> {
        let node = facts.module.attached(&body.function_attachments, kind)?;
        Some(Self(facts, body, node))
    }

    /// That of a parameter.
    pub(crate) fn get(&self, parameter: u32) -> Option<&str> {
        let &Self(facts, body, node) = self;
        let Metadata::Node { operands, .. } = body.metadata(facts.module, node) else {
            return None;
        };
        match body.metadata(facts.module, operands.get(parameter as usize)?) {
            Metadata::String(text) => std::str::from_utf8(text).ok(),
            _ => None,
        }
    }
}

/// The type that a pointer parameter of a kernel stands for, if its metadata says that it is none.
pub(crate) struct KernelArguments<'s> {
    types: Option<Strings<'s>>,
    qualifiers: Option<Strings<'s>>,
    access: Option<Strings<'s>>,
}

impl<'s> KernelArguments<'s> {
    /// Those of a body (of a kernel; other functions have no such metadata).
    pub(crate) fn new(facts: &'s Facts<'s>, body: &'s Body) -> Self {
        let find = |kind: &[u8]| Strings::find(facts, body, kind);
        Self {
            types: find(b"kernel_arg_base_type").or_else(|| find(b"kernel_arg_type")),
            qualifiers: find(b"kernel_arg_type_qual"),
            access: find(b"kernel_arg_access_qual"),
        }
    }

    /// What a pointer parameter stands for.
    pub(crate) fn special(&self, parameter: u32) -> Option<Special> {
        fn get<'a>(strings: &'a Option<Strings<'_>>, parameter: u32) -> Option<&'a str> {
            strings.as_ref().and_then(|strings| strings.get(parameter))
        }
        let ty = get(&self.types, parameter)?;
        // Most are what they look like.
        if ty.ends_with('*') {
            return None;
        }
        let access = get(&self.access, parameter).unwrap_or_default();
        let qualifiers = get(&self.qualifiers, parameter);
        if qualifiers.is_some_and(|text| text.split(' ').any(|word| word == "pipe")) {
            return Some(Special::Pipe(match access {
                "write_only" => AccessQualifier::WriteOnly,
                _ => AccessQualifier::ReadOnly,
            }));
        }
        Special::from_argument(ty, access)
    }
}
