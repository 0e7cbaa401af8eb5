//! Kernels as a header for C++.

use std::fmt::{self, Display, Write as _};

use super::header::{Element, Field, Header, HeaderStruct, comment, element, literal};
use super::{ArgumentKind, KernelArgument, Reflection, ValueType};

const PROLOGUE: &str = "\
// Arguments of kernels: clSetKernelArg(kernel, NAME::arguments::A, NAME::sizes::A, &value), where local
// memory takes its bytes and no value. Pointers in structures are addresses on the device.
#pragma once

#include <cstddef>
#include <cstdint>
";

/// The header.
pub(super) fn header(reflection: &Reflection) -> String {
    let mut text = String::new();
    let written = write(&mut text, reflection);
    debug_assert!(written.is_ok(), "a text takes all that is written to it");
    text
}

fn write(out: &mut String, reflection: &Reflection) -> fmt::Result {
    let header = Header::of(reflection);
    writeln!(out, "{PROLOGUE}\nnamespace {} {{", header.name)?;
    for structure in header.structures.iter().flatten() {
        write_structure(out, structure, &header)?;
    }
    for kernel in &header.kernels {
        let said = &kernel.kernel.demangled;
        writeln!(out)?;
        if let Some(said) = said {
            writeln!(out, "// {}", comment(said))?;
        }
        // Octal escapes end after three digits.
        let name = literal(&kernel.kernel.name, |byte| format!("\\{byte:03o}"));
        writeln!(out, "namespace {} {{", kernel.identifier)?;
        writeln!(out, "constexpr const char *name = {name};")?;
        if !kernel.arguments.is_empty() {
            let both = || kernel.kernel.arguments.iter().zip(&kernel.arguments);
            writeln!(out, "namespace arguments {{")?;
            for (argument, name) in both() {
                let kind = argument.kind.name();
                writeln!(out, "constexpr std::uint32_t {name} = {}; // {kind}", argument.index)?;
            }
            writeln!(out, "}} // namespace arguments\nnamespace sizes {{")?;
            for (argument, name) in both() {
                if let Some(size) = argument.size {
                    writeln!(out, "constexpr std::size_t {name} = {size};")?;
                }
            }
            writeln!(out, "}} // namespace sizes")?;
            for (argument, name) in both() {
                write_type(out, argument, name, &header)?;
            }
        }
        writeln!(out, "}} // namespace {}", kernel.identifier)?;
    }
    writeln!(out, "\n}} // namespace {}", header.name)
}

/// That the structure of a value has the size that the argument is set with.
fn write_type(
    out: &mut String,
    argument: &KernelArgument,
    name: &str,
    header: &Header<'_>,
) -> fmt::Result {
    let value = argument.value.as_ref().filter(|value| value.dimensions.is_empty());
    let structure = value.and_then(|value| header.structures.get(value.structure?)?.as_ref());
    match (structure, argument.size, argument.kind) {
        (Some(structure), Some(_), ArgumentKind::Value | ArgumentKind::Stream) => writeln!(
            out,
            "static_assert(sizeof({}) == sizes::{name}, \"{name} is a {}\");",
            structure.name, structure.name
        ),
        _ => Ok(()),
    }
}

fn write_structure(
    out: &mut String,
    structure: &HeaderStruct<'_>,
    header: &Header<'_>,
) -> fmt::Result {
    let (name, layout) = (&structure.name, structure.layout);
    writeln!(out)?;
    if structure.packed {
        writeln!(out, "#pragma pack(push, 1)")?;
    }
    writeln!(out, "struct alignas({}) {name} {{", structure.alignment)?;
    for Field { name, member, size, .. } in &structure.fields {
        match member {
            Some(member) => {
                let (ty, dimensions) = declared(&member.ty, header);
                write!(out, "  {ty} {name}")?;
                dimensions.iter().try_for_each(|length| write!(out, "[{length}]"))?;
                writeln!(out, "; // {}", comment(&member.ty.text))?;
            }
            None => writeln!(out, "  unsigned char {name}[{size}];")?,
        }
    }
    writeln!(out, "}};")?;
    if structure.packed {
        writeln!(out, "#pragma pack(pop)")?;
    }
    let mut holds = |what: &dyn Display, value: u64| {
        writeln!(out, "static_assert({what} == {value}, \"{name} as on the device\");")
    };
    holds(&format_args!("sizeof({name})"), layout.size)?;
    holds(&format_args!("alignof({name})"), structure.alignment)?;
    for field in structure.fields.iter().filter(|field| field.member.is_some()) {
        holds(&format_args!("offsetof({name}, {})", field.name), field.offset)?;
    }
    Ok(())
}

/// The type of a member, and the lengths of the arrays that it is in.
fn declared(value: &ValueType, header: &Header<'_>) -> (String, Vec<u64>) {
    let (element, dimensions) = element(value);
    let ty = match element {
        Element::Unsigned(bits) => format!("std::uint{bits}_t"),
        Element::Float(64) => "double".to_owned(),
        Element::Float(_) => "float".to_owned(),
        Element::Bytes(_) => "unsigned char".to_owned(),
        // A member may have the name of its structure.
        Element::Structure(at) => match header.structures.get(at).and_then(Option::as_ref) {
            Some(structure) => format!("struct {}", structure.name),
            None => "unsigned char".to_owned(),
        },
    };
    (ty, dimensions)
}
