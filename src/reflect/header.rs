//! What the headers for C++ and Rust have in common: identifiers, and members with their padding.

use std::collections::{HashMap, HashSet};

use super::{Reflection, StructLayout, StructMember, ValueKind, ValueType};

/// The language of a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeaderLanguage {
    /// C++11 or newer.
    Cpp,
    /// Rust 1.77 or newer.
    Rust,
}

/// Bytes of an identifier; of a longer name the beginning.
const LONGEST: usize = 128;

/// Words that no name may be in the other language either, so that both headers have the same names: the
/// keywords of C++23 and Rust 2024, primitive types, what the headers themselves name, and macros that
/// compilers and `<cstddef>` define.
const RESERVED: &[&str] = &[
    "NULL",
    "Clone",
    "Copy",
    "Self",
    "abstract",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "as",
    "asm",
    "async",
    "auto",
    "await",
    "become",
    "bitand",
    "bitor",
    "bool",
    "box",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "core",
    "crate",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dyn",
    "dynamic_cast",
    "else",
    "enum",
    "errno",
    "explicit",
    "export",
    "extern",
    "f32",
    "f64",
    "false",
    "final",
    "float",
    "fn",
    "for",
    "friend",
    "gen",
    "goto",
    "i128",
    "i16",
    "i32",
    "i386",
    "i64",
    "i8",
    "if",
    "impl",
    "in",
    "inline",
    "int",
    "isize",
    "let",
    "linux",
    "long",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "offsetof",
    "operator",
    "or",
    "or_eq",
    "override",
    "priv",
    "private",
    "protected",
    "pub",
    "public",
    "ref",
    "register",
    "reinterpret_cast",
    "requires",
    "return",
    "self",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "std",
    "str",
    "struct",
    "super",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "trait",
    "true",
    "try",
    "type",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "u128",
    "u16",
    "u32",
    "u64",
    "u8",
    "union",
    "unix",
    "unsafe",
    "unsigned",
    "unsized",
    "use",
    "usize",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "where",
    "while",
    "xor",
    "xor_eq",
    "yield",
];

/// Identifiers of one scope.
#[derive(Default)]
pub(super) struct Scope {
    taken: HashSet<String>,
    /// By stem: the last number that was tried.
    numbers: HashMap<String, u32>,
}

impl Scope {
    /// An identifier for a name that nothing else here has: other characters become underscores, a word of
    /// the languages gets one at its end, and what is taken already a number.
    pub(super) fn identifier(&mut self, name: &str) -> String {
        let legal = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let mut stem: String = name.chars().map(legal).take(LONGEST).collect();
        if !stem.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            stem.insert(0, '_');
        }
        // `INT8_MAX`, `UINT64_C` and the like are macros of <cstdint>; `__linux__` is one of compilers.
        let macros = ["_MAX", "_MIN", "_C", "_WIDTH", "__"];
        let is_macro = macros.iter().any(|end| stem.ends_with(end)) || stem == "_";
        if is_macro || RESERVED.contains(&&*stem) {
            stem.push_str(if stem.ends_with('_') { "1" } else { "_" });
        }
        let mut name = stem.clone();
        while !self.taken.insert(name.clone()) {
            let number = self.numbers.entry(stem.clone()).or_insert(1);
            *number = number.saturating_add(1);
            name = format!("{stem}_{number}");
        }
        name
    }
}

/// What a header has of a structure.
pub(super) struct HeaderStruct<'r> {
    pub(super) name: String,
    pub(super) layout: &'r StructLayout,
    pub(super) fields: Vec<Field<'r>>,
    /// Whether some member is not at its alignment, so that no compiler would put it there by itself. LLVM's
    /// packed structures often have all at theirs.
    pub(super) packed: bool,
    /// Its alignment on the host, which is that of the device or more.
    pub(super) alignment: u64,
}

/// A member, or padding.
pub(super) struct Field<'r> {
    pub(super) name: String,
    pub(super) offset: u64,
    /// The member; padding has none.
    pub(super) member: Option<&'r StructMember>,
    pub(super) size: u64,
}

/// What a header has of a kernel.
pub(super) struct HeaderKernel<'r> {
    pub(super) identifier: String,
    pub(super) kernel: &'r super::ReflectedKernel,
    /// The identifiers of its arguments.
    pub(super) arguments: Vec<String>,
}

/// A header before it is in a language.
pub(super) struct Header<'r> {
    pub(super) name: String,
    /// By index; nothing for those without bytes, which a host language may not have.
    pub(super) structures: Vec<Option<HeaderStruct<'r>>>,
    pub(super) kernels: Vec<HeaderKernel<'r>>,
}

impl<'r> Header<'r> {
    pub(super) fn of(reflection: &'r Reflection) -> Self {
        let file = reflection.file.as_deref().unwrap_or("kernels");
        let stem = file.rsplit(['/', '\\']).next().unwrap_or(file);
        let stem = stem.split_once('.').map_or(stem, |(stem, _)| stem);
        let name = if stem.is_empty() || file == "<stdin>" { "kernels" } else { stem };
        let mut scope = Scope::default();
        // On the host, by index; inner structures come before outer ones.
        let mut alignments = Vec::new();
        let structures = reflection.structures.iter().map(|layout| {
            let mut structure = HeaderStruct::of(layout, &alignments);
            alignments.push(structure.alignment);
            let name = layout.name.as_deref().unwrap_or("unnamed");
            // Clang's names begin with what it is.
            let stem = ["struct.", "class.", "union."].iter().find_map(|it| name.strip_prefix(it));
            (layout.size > 0).then(|| {
                structure.name = scope.identifier(stem.unwrap_or(name));
                structure
            })
        });
        let structures = structures.collect();
        let kernels = reflection.kernels.iter().map(|kernel| {
            let mut inner = Scope::default();
            let arguments = kernel.arguments.iter().map(|argument| {
                let number = || format!("arg{}", argument.index);
                inner.identifier(&argument.name.clone().unwrap_or_else(number))
            });
            let arguments = arguments.collect();
            HeaderKernel { identifier: scope.identifier(&kernel.name), kernel, arguments }
        });
        let kernels = kernels.collect();
        Self { name: Scope::default().identifier(name), structures, kernels }
    }
}

impl<'r> HeaderStruct<'r> {
    fn of(layout: &'r StructLayout, alignments: &[u64]) -> Self {
        let mut scope = Scope::default();
        let mut fields: Vec<Field<'r>> = Vec::new();
        let (mut end, mut packed, mut most) = (0_u64, false, layout.alignment.max(1));
        let named: Vec<String> = (layout.members.iter().enumerate())
            .map(|(at, member)| match &member.name {
                Some(name) => scope.identifier(name),
                None => scope.identifier(&format!("m{at}")),
            })
            .collect();
        let mut padding = |from: u64, to: u64, fields: &mut Vec<Field<'r>>| {
            let size = to.saturating_sub(from);
            if size > 0 {
                let name = scope.identifier("padding");
                fields.push(Field { name, offset: from, member: None, size });
            }
        };
        for (member, name) in layout.members.iter().zip(named) {
            // What lies before the end of another is a part of it that was named twice.
            if member.ty.size == 0 || member.offset < end {
                continue;
            }
            padding(end, member.offset, &mut fields);
            let alignment = host_alignment(&member.ty, alignments);
            packed |= !member.offset.is_multiple_of(alignment);
            most = most.max(alignment);
            let (offset, size) = (member.offset, member.ty.size);
            fields.push(Field { name, offset, member: Some(member), size });
            end = offset.saturating_add(size);
        }
        padding(end, layout.size, &mut fields);
        packed |= !layout.size.is_multiple_of(most);
        let alignment = if packed { layout.alignment.max(1) } else { most };
        Self { name: String::new(), layout, fields, packed, alignment }
    }
}

/// The alignment of what stands for a type in a header: of the element of a vector, which is an array there.
fn host_alignment(value: &ValueType, alignments: &[u64]) -> u64 {
    match (value.structure.and_then(|at| alignments.get(at)), value.bits) {
        (Some(&alignment), _) => alignment,
        (None, Some(bits @ ..=64)) => u64::from(bits).div_ceil(8).next_power_of_two(),
        (None, None) if value.kind == ValueKind::Handle => value.alignment.clamp(1, 8),
        (None, _) => 1,
    }
}

/// What an element of a value is in a header.
pub(super) enum Element {
    /// An integer without sign of so many bits.
    Unsigned(u32),
    /// A floating-point number of so many bits.
    Float(u32),
    /// A structure.
    Structure(usize),
    /// So many bytes.
    Bytes(u64),
}

/// The element of a value, and the lengths of the arrays around it.
pub(super) fn element(value: &ValueType) -> (Element, Vec<u64>) {
    let mut dimensions = value.dimensions.clone();
    let count = dimensions.iter().fold(1_u64, |all, &it| all.saturating_mul(it)).max(1);
    let one = value.size.checked_div(count).unwrap_or_default();
    let is_vector = value.components > 1;
    let element = match (value.kind, value.bits) {
        (ValueKind::Structure, _) => {
            value.structure.map_or(Element::Bytes(one), Element::Structure)
        }
        (ValueKind::Float, Some(bits @ (32 | 64))) if !value.text.contains(" BFloat") => {
            Element::Float(bits)
        }
        (ValueKind::Bool | ValueKind::Bytes, _) => Element::Unsigned(8),
        (_, Some(bits @ (8 | 16 | 32 | 64))) => Element::Unsigned(bits),
        (ValueKind::Integer, Some(bits @ ..=64)) => {
            Element::Unsigned(bits.next_power_of_two().max(8))
        }
        (ValueKind::Handle, _) => Element::Unsigned(if one == 4 { 32 } else { 64 }),
        _ => Element::Bytes(one),
    };
    // A vector of three has the place of four.
    let lanes = match element {
        Element::Unsigned(bits) | Element::Float(bits) if is_vector => {
            one.checked_div(u64::from(bits / 8)).unwrap_or_default()
        }
        Element::Bytes(bytes) => bytes,
        _ => 0,
    };
    if lanes > 0 {
        dimensions.push(lanes);
    }
    (element, dimensions)
}

/// A string literal of C++ or Rust: what is not plain is escaped.
pub(super) fn literal(text: &str, escape: impl Fn(u8) -> String) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => out.extend(['\\', char::from(byte)]),
            b' '..=b'~' => out.push(char::from(byte)),
            _ => out.push_str(&escape(byte)),
        }
    }
    out.push('"');
    out
}

/// A comment of one line: nothing in it ends it or goes on behind it.
pub(super) fn comment(text: &str) -> String {
    let plain = |c: char| if c.is_ascii_graphic() || c == ' ' { c } else { '?' };
    // A backslash at the end of a line would make the next a part of it.
    text.chars().map(plain).take(200).collect::<String>().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::Scope;

    #[test]
    fn names_are_identifiers_that_nothing_else_is() {
        let mut scope = Scope::default();
        for (name, identifier) in [
            ("x", "x"),
            ("x", "x_2"),
            ("x_2", "x_2_2"),
            ("class", "class_"),
            ("self", "self_"),
            ("class_", "class__2"),
            ("a b::c<1>", "a_b__c_1_"),
            ("3d", "_3d"),
            ("", "_1"),
            ("_", "_1_2"),
            ("INT8_MAX", "INT8_MAX_"),
            ("__linux__", "__linux__1"),
            ("größe", "gr__e"),
        ] {
            assert_eq!(scope.identifier(name), identifier, "{name}");
        }
    }
}
