//! What a file is that Lapidary does not read: the formats of this field, known by how they begin,
//! and what makes a module of each.

use crate::{Error, ErrorKind};

/// A file of another format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Foreign {
    /// What it is: `an ELF file`.
    what: &'static str,
    /// How to get at the module in it.
    instead: &'static str,
}

const DEVICE_CODE: &str =
    "'lapidary ls FILE' lists the images in it, and FILE@NUMBER or FILE@KERNEL names one";
const UNPACK: &str = "unpack it first";

/// First bytes, what begins so, and what to do.
#[rustfmt::skip]
const MAGIC: &[(&[u8], &str, &str)] = &[
    (b"\x7FELF", "an ELF file", DEVICE_CODE),
    (b"MZ", "a PE file", DEVICE_CODE),
    (b"\xCF\xFA\xED\xFE", "a Mach-O file", DEVICE_CODE),
    (b"!<arch>\n", "an archive", DEVICE_CODE),
    (b"!<thin>\n", "a thin archive", "name the files that llvm-ar t lists"),
    (b"__CLANG_OFFLOAD_BUNDLE__", "an offload bundle", DEVICE_CODE),
    (b"CCOB", "a compressed offload bundle", DEVICE_CODE),
    // OffloadBinary::getMagic.
    (b"\x10\xFF\x10\xAD", "an OffloadBinary", DEVICE_CODE),
    // 0x53594249, in either byte order.
    (b"IBYS", "a SYCLBIN file", DEVICE_CODE),
    (b"SYBI", "a SYCLBIN file", "take its images out first"),
    (b"PK\x03\x04", "a zip archive", DEVICE_CODE),
    (b"\x1F\x8B", "a gzip file", UNPACK),
    (b"\x28\xB5\x2F\xFD", "a zstd file", UNPACK),
    (b"[Code", "a table of images", DEVICE_CODE),
    (b"[SYCL/", "a file of property sets", "name the image beside it"),
];

const LLVM: Foreign = Foreign { what: "LLVM assembly", instead: "llvm-as makes bitcode of it" };
const SPIRV: Foreign =
    Foreign { what: "SPIR-V assembly", instead: "'lapidary as' makes a module of it" };

impl Foreign {
    /// What the first bytes say, if they are those of something that is known.
    fn of(head: &[u8]) -> Option<Self> {
        if head.is_empty() {
            return Some(Foreign { what: "an empty file", instead: "nothing was written to it" });
        }
        let magic = MAGIC.iter().find(|(magic, ..)| head.starts_with(magic));
        magic.map(|&(_, what, instead)| Foreign { what, instead }).or_else(|| assembly(head))
    }
}

/// That bytes are in no format that is read, and what they are if that is known.
pub(crate) fn error(head: &[u8]) -> Error {
    unknown("neither LLVM bitcode nor SPIR-V", head)
}

/// The same where a container of device images would do, too.
#[cfg(feature = "containers")]
pub(crate) fn not_a_container(head: &[u8]) -> Error {
    unknown("neither a module nor anything that holds device images", head)
}

fn unknown(expected: &str, head: &[u8]) -> Error {
    let known = match Foreign::of(head) {
        Some(Foreign { what, instead }) => format!(", but {what}: {instead}"),
        None => String::new(),
    };
    Error::new(ErrorKind::UnknownFormat, format!("{expected}{known}"))
}

/// What is written as text: the first line that is not empty tells, or a comment before it.
fn assembly(head: &[u8]) -> Option<Foreign> {
    let text = String::from_utf8_lossy(head);
    for line in text.lines().map(str::trim_start).filter(|line| !line.is_empty()) {
        let begins = |words: &[&str]| words.iter().any(|word| line.starts_with(word));
        if begins(&["; SPIR-V"]) {
            return Some(SPIRV);
        }
        if begins(&["; ModuleID"]) {
            return Some(LLVM);
        }
        if line.starts_with(';') {
            continue;
        }
        let operation = line.split_once(" = ").map_or(line, |(_, operation)| operation);
        let mut letters =
            operation.trim_start().strip_prefix("Op").into_iter().flat_map(str::chars);
        if letters.next().is_some_and(|letter| letter.is_ascii_uppercase()) {
            return Some(SPIRV);
        }
        const STARTS: &[&str] =
            &["source_filename =", "target ", "define ", "declare ", "module asm", "attributes #"];
        let entity = begins(&["@", "%", "!", "$"]) && line.contains(" = ");
        return (begins(STARTS) || entity).then_some(LLVM);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_known_by_its_first_line() {
        let what = |text: &str| Foreign::of(text.as_bytes()).map(|foreign| foreign.what);
        for text in [
            "; ModuleID = 'a'\n",
            "; by hand\n\n  target triple = \"spir64\"\n",
            "%t = type { i32 }",
            "@a = global i32 0",
            "define void @f() {",
        ] {
            assert_eq!(what(text), Some("LLVM assembly"), "{text}");
        }
        for text in ["; SPIR-V\n", "; by hand\n OpCapability Kernel", "%1 = OpTypeVoid"] {
            assert_eq!(what(text), Some("SPIR-V assembly"), "{text}");
        }
        for text in ["Operation", "# a heading", "; nothing else", "\0\0\0\0"] {
            assert_eq!(what(text), None, "{text}");
        }
    }
}
