//! Types in mangled names: qualifiers, builtin types, compound types, Clang's vendor extensions
//! (Itanium C++ ABI, section 5.1.5).

use super::reader::{Component, MAX_DEPTH, Reader, Step};
use super::{List, Qualifiers, Scalar, Type, TypeRef};

impl<'a> Reader<'a> {
    /// Any run of `r`, `V`, `K` and vendor qualifiers other than `U7_Atomic`.
    pub(super) fn qualifiers(&mut self) -> Qualifiers {
        let mut qualifiers = Qualifiers::default();
        loop {
            match self.peek() {
                Some(b'r') => qualifiers.restrict = true,
                Some(b'V') => qualifiers.volatile = true,
                Some(b'K') => qualifiers.constant = true,
                Some(b'U') => {
                    let start = self.at;
                    self.skip(1);
                    match self.source_name() {
                        Some(name) if address_space(name).is_some() => {
                            qualifiers.address_space = address_space(name);
                            continue;
                        }
                        Some(b"_Atomic" | b"_ExtInt" | b"block_pointer") | None => {
                            self.at = start;
                            return qualifiers;
                        }
                        // Other qualifiers (ownership, access) say nothing here.
                        Some(_) => continue,
                    }
                }
                _ => return qualifiers,
            }
            self.skip(1);
        }
    }

    pub(super) fn ty(&mut self, depth: u32) -> Step<TypeRef> {
        if depth > MAX_DEPTH {
            return None;
        }
        let qualifiers = self.qualifiers();
        if qualifiers != Qualifiers::default() {
            let of = self.ty(depth.saturating_add(1))?;
            return Some(self.push_substitutable(Type::Qualified { qualifiers, of }));
        }
        let byte = self.peek()?;
        if let Some(scalar) = scalar(byte) {
            self.skip(1);
            return Some(self.push(Type::Scalar(scalar)));
        }
        match byte {
            b'P' | b'R' | b'O' => {
                self.skip(1);
                let pointee = self.ty(depth.saturating_add(1))?;
                Some(self.push_substitutable(Type::Pointer { pointee }))
            }
            b'D' => self.d_type(depth),
            b'U' => self.vendor_type(depth),
            b'u' => {
                self.skip(1);
                let name = self.source_name()?;
                let arguments = self.optional_arguments(depth)?;
                Some(self.push_substitutable(Type::Named { name, arguments }))
            }
            b'0'..=b'9' => {
                let name = self.source_name()?;
                let ty = self.push_substitutable(Type::Named { name, arguments: List::default() });
                self.with_arguments(ty, name, depth)
            }
            b'S' => {
                if self.eat_bytes(b"St") {
                    let name = self.source_name()?;
                    let ty =
                        self.push_substitutable(Type::Named { name, arguments: List::default() });
                    return self.with_arguments(ty, name, depth);
                }
                if let Some(b'a' | b'b' | b's' | b'i' | b'o' | b'd') = self.peek_at(1) {
                    self.skip(2);
                    return Some(self.push(Type::Opaque));
                }
                let ty = self.substitution()?;
                match self.types[ty.0 as usize] {
                    Type::Named { name, .. } => self.with_arguments(ty, name, depth),
                    _ => Some(ty),
                }
            }
            b'N' => {
                self.skip(1);
                self.qualifiers();
                let Component { name, arguments, .. } = self.nested(depth.saturating_add(1))?;
                // The last prefix was entered as the type itself.
                Some(self.push(Type::Named { name, arguments }))
            }
            b'T' => {
                let ty = self.template_parameter()?;
                self.substitutions.push(ty);
                Some(ty)
            }
            b'F' => {
                self.skip(1);
                self.eat(b'Y');
                let mut parts = Vec::new();
                while !self.eat(b'E') {
                    parts.push(self.ty(depth.saturating_add(1))?);
                }
                let parts = self.push_list(&parts);
                Some(self.push_substitutable(Type::Function(parts)))
            }
            b'A' => {
                self.skip(1);
                self.number()?;
                if !self.eat(b'_') {
                    return None;
                }
                let element = self.ty(depth.saturating_add(1))?;
                Some(self.push_substitutable(Type::Array(element)))
            }
            _ => None,
        }
    }

    /// `U7_Atomic<type>`, `U7_ExtIntI..E<type>`, `U13block_pointer<function>`.
    fn vendor_type(&mut self, depth: u32) -> Step<TypeRef> {
        if !self.eat(b'U') {
            return None;
        }
        match self.source_name()? {
            b"_Atomic" => {
                let of = self.ty(depth.saturating_add(1))?;
                Some(self.push_substitutable(Type::Atomic(of)))
            }
            b"_ExtInt" => {
                let arguments = self.template_arguments(depth.saturating_add(1))?;
                let width = match self.lists.get(arguments.start as usize) {
                    Some(&ty) => match self.types[ty.0 as usize] {
                        Type::Literal(width) => u16::try_from(width).unwrap_or(0),
                        _ => 0,
                    },
                    None => 0,
                };
                let of = self.ty(depth.saturating_add(1))?;
                let scalar = match self.types[of.0 as usize] {
                    Type::Scalar(Scalar::Unsigned(_)) => Scalar::Unsigned(width),
                    _ => Scalar::Signed(width),
                };
                Some(self.push_substitutable(Type::Scalar(scalar)))
            }
            b"block_pointer" => {
                let pointee = self.ty(depth.saturating_add(1))?;
                Some(self.push_substitutable(Type::Pointer { pointee }))
            }
            _ => None,
        }
    }

    fn optional_arguments(&mut self, depth: u32) -> Step<List> {
        if self.peek() == Some(b'I') {
            self.template_arguments(depth.saturating_add(1))
        } else {
            Some(List::default())
        }
    }

    fn with_arguments(&mut self, ty: TypeRef, name: &'a [u8], depth: u32) -> Step<TypeRef> {
        if self.peek() != Some(b'I') {
            return Some(ty);
        }
        let arguments = self.template_arguments(depth.saturating_add(1))?;
        Some(self.push_substitutable(Type::Named { name, arguments }))
    }

    /// The types that begin with `D`.
    fn d_type(&mut self, depth: u32) -> Step<TypeRef> {
        let second = self.peek_at(1)?;
        self.skip(2);
        let scalar = match second {
            b'v' => {
                let length = self.number()?;
                if !self.eat(b'_') {
                    return None;
                }
                let element = self.ty(depth.saturating_add(1))?;
                return Some(self.push_substitutable(Type::Vector { length, element }));
            }
            b'h' => Scalar::Float(16),
            b'F' => {
                let width = u16::try_from(self.number()?).ok()?;
                if self.eat(b'b') {
                    Scalar::BFloat16
                } else if self.eat(b'_') || self.eat(b'x') {
                    Scalar::Float(width)
                } else {
                    return None;
                }
            }
            b'B' | b'U' => {
                let width = u16::try_from(self.number()?).ok()?;
                if !self.eat(b'_') {
                    return None;
                }
                if second == b'B' { Scalar::Signed(width) } else { Scalar::Unsigned(width) }
            }
            b'n' | b'i' | b's' | b'u' | b'a' | b'c' => Scalar::Other,
            _ => return None,
        };
        Some(self.push(Type::Scalar(scalar)))
    }
}

/// `<builtin-type>` of one letter. `char` is signed, `long` has 64 bits (OpenCL C 6.3.1).
fn scalar(byte: u8) -> Option<Scalar> {
    Some(match byte {
        b'v' => Scalar::Void,
        b'b' => Scalar::Bool,
        b'c' | b'a' => Scalar::Signed(8),
        b'h' => Scalar::Unsigned(8),
        b's' => Scalar::Signed(16),
        b't' => Scalar::Unsigned(16),
        b'i' => Scalar::Signed(32),
        b'j' => Scalar::Unsigned(32),
        b'l' | b'x' => Scalar::Signed(64),
        b'm' | b'y' => Scalar::Unsigned(64),
        b'n' => Scalar::Signed(128),
        b'o' => Scalar::Unsigned(128),
        b'f' => Scalar::Float(32),
        b'd' => Scalar::Float(64),
        b'g' => Scalar::Float(128),
        b'w' => Scalar::Signed(32),
        b'e' => Scalar::Other,
        b'z' => Scalar::Ellipsis,
        _ => return None,
    })
}

/// The number of an address space qualifier: `AS1`, or Clang's OpenCL and SYCL names where the
/// target has no map for them.
fn address_space(name: &[u8]) -> Option<u32> {
    if let Some(digits) = name.strip_prefix(b"AS") {
        if digits.is_empty() || digits.len() > 7 || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        return str::from_utf8(digits).ok()?.parse().ok();
    }
    Some(match name {
        b"CLprivate" | b"SYprivate" => 0,
        b"CLglobal" | b"SYglobal" => 1,
        b"CLconstant" | b"SYconstant" => 2,
        b"CLlocal" | b"SYlocal" => 3,
        b"CLgeneric" => 4,
        b"CLdevice" | b"SYdevice" => 5,
        b"CLhost" | b"SYhost" => 6,
        _ => return None,
    })
}
