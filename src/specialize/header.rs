//! A C++ header with the specialization constants of an image.

use std::collections::{HashMap, HashSet};
use std::fmt;

use super::map::SpecMap;
use crate::names;

/// The text of the header, for C++17.
pub(super) struct Header {
    /// The constants, each with the identifier that it has in the header.
    map: SpecMap,
    identifiers: Vec<String>,
}

impl Header {
    pub(super) fn of(map: SpecMap) -> Self {
        let mut taken = HashSet::new();
        // By stem: the last number that was tried, so that names that are alike are not tried again.
        let mut numbers: HashMap<String, u32> = HashMap::new();
        let identifiers = map.constants().iter().map(|constant| {
            let stem = identifier(&names::demangle(&constant.name));
            let mut name = stem.clone();
            if !taken.insert(name.clone()) {
                let number = numbers.entry(stem.clone()).or_insert(1);
                while !taken.insert(name.clone()) {
                    *number = number.saturating_add(1);
                    name = format!("{stem}_{number}");
                }
            }
            name
        });
        Self { identifiers: identifiers.collect(), map }
    }
}

/// Letters, digits and single underscores, no digit first: C++ reserves names with two underscores.
fn identifier(name: &str) -> String {
    let mut text = String::from("constant");
    let mut words =
        name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.by_ref().for_each(|word| {
        text.push('_');
        text.push_str(word);
    });
    text
}

/// A string literal of C++.
fn literal(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => out.extend(['\\', char::from(byte)]),
            b' '..=b'~' => out.push(char::from(byte)),
            // Octal escapes end after three digits.
            _ => out.push_str(&format!("\\{byte:03o}")),
        }
    }
    out.push('"');
    out
}

const PROLOGUE: &str = "\
// Specialization constants of a device image: what clSetProgramSpecializationConstant is to be called
// with. The value of a constant has `size` bytes, of which each leaf is a part.
#pragma once

#include <cstddef>
#include <cstdint>

namespace spec_constants {

struct leaf {
  std::uint32_t id;
  std::uint32_t offset;
  std::uint32_t size;
};

struct constant {
  const char *name;
  std::size_t size;
  const leaf *leaves;
  std::size_t leaf_count;
};
";

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PROLOGUE)?;
        for (constant, name) in self.map.constants().iter().zip(&self.identifiers) {
            writeln!(f, "\ninline constexpr leaf {name}_leaves[] = {{")?;
            for leaf in constant.leaves() {
                writeln!(f, "    {{{}, {}, {}}},", leaf.id, leaf.offset, leaf.size)?;
            }
            let (text, size, count) =
                (literal(&constant.name), constant.size(), constant.leaves().count());
            writeln!(f, "}};")?;
            writeln!(f, "inline constexpr constant {name} = {{")?;
            writeln!(f, "    {text}, {size}, {name}_leaves, {count}}};")?;
        }
        if !self.identifiers.is_empty() {
            writeln!(f, "\ninline constexpr const constant *all[] = {{")?;
            for name in &self.identifiers {
                writeln!(f, "    &{name},")?;
            }
            writeln!(f, "}};")?;
        }
        writeln!(f, "\n}} // namespace spec_constants")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_identifiers_and_texts_are_literals() {
        assert_eq!(identifier("Pod<int, 3>"), "constant_Pod_int_3");
        assert_eq!(identifier("__x__"), "constant_x");
        assert_eq!(identifier(""), "constant");
        assert_eq!(literal("a\"\\\n1"), "\"a\\\"\\\\\\0121\"");
    }
}
