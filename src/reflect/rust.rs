//! Kernels as a module for Rust.

use std::fmt::{self, Write as _};

use super::header::{Element, Field, Header, HeaderStruct, comment, element, literal};
use super::{Reflection, ValueType};

const PROLOGUE: &str = "\
// Arguments of kernels: `clSetKernelArg(kernel, NAME::arguments::A, NAME::sizes::A, &value)`, where local
// memory takes its bytes and no value. Pointers in structures are addresses on the device.
";

/// Names are those of the device.
const ALLOWED: &str =
    "#[allow(dead_code, non_camel_case_types, non_snake_case, non_upper_case_globals)]";

/// The text of the module.
pub(super) fn header(reflection: &Reflection) -> String {
    let mut text = String::new();
    let written = write(&mut text, reflection);
    debug_assert!(written.is_ok(), "a text takes all that is written to it");
    text
}

fn write(out: &mut String, reflection: &Reflection) -> fmt::Result {
    let header = Header::of(reflection);
    writeln!(out, "{PROLOGUE}\n{ALLOWED}\npub mod {} {{", header.name)?;
    for structure in header.structures.iter().flatten() {
        write_structure(out, structure, &header)?;
    }
    for kernel in &header.kernels {
        writeln!(out)?;
        if let Some(said) = &kernel.kernel.demangled {
            writeln!(out, "    // {}", comment(said))?;
        }
        let name = literal(&kernel.kernel.name, |byte| format!("\\x{byte:02x}"));
        writeln!(out, "    pub mod {} {{", kernel.identifier)?;
        writeln!(out, "        pub const name: &[u8] = b{name};")?;
        if !kernel.arguments.is_empty() {
            let both = || kernel.kernel.arguments.iter().zip(&kernel.arguments);
            writeln!(out, "        pub mod arguments {{")?;
            for (argument, name) in both() {
                let (index, kind) = (argument.index, argument.kind.name());
                writeln!(out, "            pub const {name}: u32 = {index}; // {kind}")?;
            }
            writeln!(out, "        }}\n        pub mod sizes {{")?;
            for (argument, name) in both() {
                if let Some(size) = argument.size {
                    writeln!(out, "            pub const {name}: usize = {size};")?;
                }
            }
            writeln!(out, "        }}")?;
        }
        writeln!(out, "    }}")?;
    }
    writeln!(out, "}}")
}

fn write_structure(
    out: &mut String,
    structure: &HeaderStruct<'_>,
    header: &Header<'_>,
) -> fmt::Result {
    let (name, layout) = (&structure.name, structure.layout);
    // Rust has no structure that is packed and aligned, too.
    let (packed, aligned) = (structure.packed, !structure.packed);
    let how = match packed {
        true => "packed".to_owned(),
        false => format!("align({})", structure.alignment),
    };
    writeln!(out, "\n    #[repr(C, {how})]\n    #[derive(Clone, Copy)]\n    pub struct {name} {{")?;
    for Field { name, member, size, .. } in &structure.fields {
        match member {
            // Nor one that is packed and has one that is aligned.
            Some(member) if packed && member.ty.structure.is_some() => {
                let text = comment(&member.ty.text);
                writeln!(out, "        pub {name}: [u8; {size}], // {text}")?;
            }
            Some(member) => {
                let (ty, text) = (declared(&member.ty, header), comment(&member.ty.text));
                writeln!(out, "        pub {name}: {ty}, // {text}")?;
            }
            None => writeln!(out, "        pub {name}: [u8; {size}],")?,
        }
    }
    writeln!(out, "    }}")?;
    writeln!(out, "    impl {name} {{")?;
    writeln!(out, "        /// All of it zero, padding too.")?;
    writeln!(out, "        pub const fn zeroed() -> Self {{")?;
    writeln!(out, "            // SAFETY: there are only numbers in it.")?;
    writeln!(out, "            unsafe {{ core::mem::zeroed() }}")?;
    writeln!(out, "        }}\n    }}")?;
    writeln!(out, "    const _: () = {{")?;
    writeln!(out, "        assert!(core::mem::size_of::<{name}>() == {});", layout.size)?;
    if aligned {
        writeln!(
            out,
            "        assert!(core::mem::align_of::<{name}>() == {});",
            structure.alignment
        )?;
    }
    for Field { name: field, offset, .. } in
        structure.fields.iter().filter(|it| it.member.is_some())
    {
        writeln!(out, "        assert!(core::mem::offset_of!({name}, {field}) == {offset});")?;
    }
    writeln!(out, "    }};")
}

/// The type of a member.
fn declared(value: &ValueType, header: &Header<'_>) -> String {
    let (element, dimensions) = element(value);
    let ty = match element {
        Element::Unsigned(bits) => format!("u{bits}"),
        Element::Float(bits) => format!("f{bits}"),
        Element::Bytes(_) => "u8".to_owned(),
        Element::Structure(at) => match header.structures.get(at).and_then(Option::as_ref) {
            Some(structure) => structure.name.clone(),
            None => "u8".to_owned(),
        },
    };
    dimensions.iter().rev().fold(ty, |of, length| format!("[{of}; {length}]"))
}
