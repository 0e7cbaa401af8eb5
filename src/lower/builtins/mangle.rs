//! Reads Itanium-mangled function names, as far as device code needs them.
//!
//! With opaque pointers the mangled name of a builtin is the only place that still says whether an
//! integer is signed, what a pointer points to, and which image or event type an argument has. This
//! reader gives the base name and the parameter types (Itanium C++ ABI, section 5.1, with Clang's
//! vendor extensions for address spaces, vectors, `_Atomic` and OpenCL types). It is not a
//! demangler for people: what it does not know ends the parameter list ([`Name::complete`] is then
//! false) and the base name still stands.
//!
//! Names come from the input file. Every step consumes a byte, substitutions share nodes, and
//! nesting is limited, so time and memory are linear in the length of the name.

/// Deepest nesting of types that is followed.
const MAX_DEPTH: u32 = 48;

/// A type in a [`Name`]'s arena.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct TypeRef(u32);

/// A range of [`Name::lists`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct List {
    start: u32,
    len: u32,
}

/// Integer and floating-point types, `void` and the like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// `void`
    Void,
    /// `bool`
    Bool,
    /// A signed integer of so many bits.
    Signed(u16),
    /// An unsigned integer of so many bits.
    Unsigned(u16),
    /// IEEE floating point of 16, 32, 64 or 128 bits.
    Float(u16),
    /// `__bf16`, `std::bfloat16_t`.
    BFloat16,
    /// `...`
    Ellipsis,
    /// Other builtin types (`std::nullptr_t`, `char8_t` ...).
    Other,
}

/// Qualifiers of a pointee.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Qualifiers {
    /// `K`
    pub(crate) constant: bool,
    /// `V`
    pub(crate) volatile: bool,
    /// `r`
    pub(crate) restrict: bool,
    /// `U3AS<n>`; names such as `CLglobal` are mapped to SPIR's numbers.
    pub(crate) address_space: Option<u32>,
}

/// One type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Type<'a> {
    /// A builtin type.
    Scalar(Scalar),
    /// `Dv<n>_<type>`
    Vector {
        /// Number of components.
        length: u32,
        /// Component type.
        element: TypeRef,
    },
    /// `P`, `R` or `O`
    Pointer {
        /// What it points to, which may be [`Type::Qualified`].
        pointee: TypeRef,
    },
    /// Qualifiers on a type.
    Qualified {
        /// The qualifiers, of which one at least is set.
        qualifiers: Qualifiers,
        /// The type.
        of: TypeRef,
    },
    /// `U7_Atomic<type>`
    Atomic(TypeRef),
    /// A type by its name: class, enum, or OpenCL type (`ocl_image2d_ro`). For a nested name the
    /// last component.
    Named {
        /// Last component of the name.
        name: &'a [u8],
        /// Template arguments.
        arguments: List,
    },
    /// `F...E`: result first.
    Function(List),
    /// `A<n>_<type>`
    Array(TypeRef),
    /// A value as template argument.
    Literal(i64),
    /// Something that has no meaning here (an expression, a pack).
    Opaque,
}

/// What a mangled name says.
#[derive(Clone, Debug)]
pub(crate) struct Name<'a> {
    /// The function's own name, without namespaces.
    pub(crate) base: &'a [u8],
    /// Whether the name is in a namespace or class.
    pub(crate) nested: bool,
    /// Whether the enclosing namespace is `cl::__spirv`, where C++ for OpenCL puts its own.
    pub(crate) in_spirv_namespace: bool,
    /// The parameters; `void` alone means none and is left out.
    pub(crate) parameters: List,
    /// Result type, which only templates have in their names.
    pub(crate) result: Option<TypeRef>,
    /// Template arguments of the function.
    pub(crate) template_arguments: List,
    /// Whether the parameter list was understood to its end.
    pub(crate) complete: bool,
    types: Vec<Type<'a>>,
    lists: Vec<TypeRef>,
}

impl<'a> Name<'a> {
    /// Reads a mangled name. `None` if it does not begin as one (`_Z` and a name).
    pub(crate) fn parse(symbol: &'a [u8]) -> Option<Self> {
        let rest = symbol.strip_prefix(b"_Z")?;
        let mut reader = Reader {
            input: rest,
            at: 0,
            types: Vec::new(),
            lists: Vec::new(),
            substitutions: Vec::new(),
            template: List::default(),
        };
        let mut name = Name {
            base: b"",
            nested: false,
            in_spirv_namespace: false,
            parameters: List::default(),
            result: None,
            template_arguments: List::default(),
            complete: false,
            types: Vec::new(),
            lists: Vec::new(),
        };
        reader.encoding(&mut name)?;
        name.types = reader.types;
        name.lists = reader.lists;
        Some(name)
    }

    /// The type behind a reference.
    pub(crate) fn get(&self, ty: TypeRef) -> Type<'a> {
        self.types[ty.0 as usize]
    }

    /// The types of a list.
    pub(crate) fn list(&self, list: List) -> &[TypeRef] {
        &self.lists[list.start as usize..][..list.len as usize]
    }

    /// The parameter types.
    pub(crate) fn parameter_types(&self) -> &[TypeRef] {
        self.list(self.parameters)
    }

    /// Parameter `index` with its qualifiers taken off.
    pub(crate) fn parameter(&self, index: usize) -> Option<Type<'a>> {
        self.parameter_types().get(index).map(|&ty| self.unqualified(ty))
    }

    /// A type without its qualifiers and without `_Atomic`.
    pub(crate) fn unqualified(&self, ty: TypeRef) -> Type<'a> {
        // Nodes refer to earlier nodes only, so this ends. Substitutions can make long chains.
        let mut ty = ty;
        loop {
            match self.get(ty) {
                Type::Qualified { of, .. } | Type::Atomic(of) => ty = of,
                other => return other,
            }
        }
    }

    /// The scalar type of a parameter: of a vector its component's.
    pub(crate) fn scalar(&self, index: usize) -> Option<Scalar> {
        match self.parameter(index)? {
            Type::Scalar(scalar) => Some(scalar),
            Type::Vector { element, .. } => match self.unqualified(element) {
                Type::Scalar(scalar) => Some(scalar),
                _ => None,
            },
            _ => None,
        }
    }

    /// The address space and the pointee (unqualified) of a pointer parameter.
    pub(crate) fn pointee(&self, index: usize) -> Option<(Option<u32>, Type<'a>)> {
        match self.parameter(index)? {
            Type::Pointer { pointee } => {
                let space = match self.get(pointee) {
                    Type::Qualified { qualifiers, .. } => qualifiers.address_space,
                    _ => None,
                };
                Some((space, self.unqualified(pointee)))
            }
            _ => None,
        }
    }

    /// The scalar that a pointer parameter points to: of a vector its component's.
    pub(crate) fn pointee_scalar(&self, index: usize) -> Option<Scalar> {
        match self.pointee(index)?.1 {
            Type::Scalar(scalar) => Some(scalar),
            Type::Vector { element, .. } => match self.unqualified(element) {
                Type::Scalar(scalar) => Some(scalar),
                _ => None,
            },
            _ => None,
        }
    }
}

/// What a step of the reader returns; `None` means "not understood".
type Step<T> = Option<T>;

struct Reader<'a> {
    input: &'a [u8],
    at: usize,
    types: Vec<Type<'a>>,
    lists: Vec<TypeRef>,
    substitutions: Vec<TypeRef>,
    template: List,
}

/// A component of a possibly nested name.
struct Component<'a> {
    name: &'a [u8],
    arguments: List,
    has_arguments: bool,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<u8> {
        self.input.get(self.at).copied()
    }

    fn peek_at(&self, offset: usize) -> Option<u8> {
        self.input.get(self.at + offset).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn eat_bytes(&mut self, bytes: &[u8]) -> bool {
        let found = self.input[self.at..].starts_with(bytes);
        if found {
            self.at += bytes.len();
        }
        found
    }

    fn number(&mut self) -> Step<u32> {
        let start = self.at;
        let mut value = 0u32;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value.checked_mul(10)?.checked_add(u32::from(digit - b'0'))?;
            self.at += 1;
        }
        (self.at > start).then_some(value)
    }

    fn source_name(&mut self) -> Step<&'a [u8]> {
        let length = self.number()? as usize;
        let name = self.input[self.at..].get(..length)?;
        self.at += length;
        Some(name)
    }

    fn push(&mut self, ty: Type<'a>) -> TypeRef {
        // One node at most for each byte of a name whose length fits u32.
        self.types.push(ty);
        TypeRef(self.types.len() as u32 - 1)
    }

    fn push_substitutable(&mut self, ty: Type<'a>) -> TypeRef {
        let ty = self.push(ty);
        self.substitutions.push(ty);
        ty
    }

    fn push_list(&mut self, items: &[TypeRef]) -> List {
        let start = self.lists.len() as u32;
        self.lists.extend_from_slice(items);
        List { start, len: items.len() as u32 }
    }

    /// `<encoding>`: the name, then the result type (templates only), then the parameters.
    fn encoding(&mut self, name: &mut Name<'a>) -> Step<()> {
        let component = if self.eat(b'N') {
            name.nested = true;
            self.qualifiers();
            let start = self.at;
            name.in_spirv_namespace = self.input[start..].starts_with(b"2cl7__spirv");
            self.nested(0)?
        } else {
            self.eat(b'L');
            let base = self.source_name()?;
            let mut component =
                Component { name: base, arguments: List::default(), has_arguments: false };
            if self.peek() == Some(b'I') {
                self.push_substitutable(Type::Named { name: base, arguments: List::default() });
                name.base = base;
                let Some(arguments) = self.template_arguments(0) else {
                    return Some(());
                };
                component.arguments = arguments;
                component.has_arguments = true;
            }
            component
        };
        name.base = component.name;
        name.template_arguments = component.arguments;
        self.template = component.arguments;
        if component.has_arguments && self.at < self.input.len() {
            match self.ty(0) {
                Some(result) => name.result = Some(result),
                None => return Some(()),
            }
        }
        let mut parameters = Vec::new();
        name.complete = self.at < self.input.len();
        while self.at < self.input.len() && self.peek() != Some(b'.') {
            match self.ty(0) {
                Some(ty) => parameters.push(ty),
                None => {
                    name.complete = false;
                    break;
                }
            }
        }
        if let [only] = parameters[..]
            && self.types[only.0 as usize] == Type::Scalar(Scalar::Void)
        {
            parameters.clear();
        }
        name.parameters = self.push_list(&parameters);
        Some(())
    }

    /// The components of a nested name up to and with its `E`.
    fn nested(&mut self, depth: u32) -> Step<Component<'a>> {
        let mut last = Component { name: b"", arguments: List::default(), has_arguments: false };
        let mut substitution = false;
        loop {
            match self.peek()? {
                b'E' => {
                    self.at += 1;
                    return Some(last);
                }
                b'S' if last.name.is_empty() && !substitution => {
                    if self.eat_bytes(b"St") {
                        continue;
                    }
                    let ty = self.substitution()?;
                    if let Type::Named { name, arguments } = self.types[ty.0 as usize] {
                        last = Component { name, arguments, has_arguments: false };
                    }
                    substitution = true;
                }
                b'T' => {
                    let ty = self.template_parameter()?;
                    if let Type::Named { name, .. } = self.types[ty.0 as usize] {
                        last.name = name;
                    }
                    self.substitutions.push(ty);
                }
                b'0'..=b'9' => {
                    let name = self.source_name()?;
                    last = Component { name, arguments: List::default(), has_arguments: false };
                    if self.peek() != Some(b'E') || depth > 0 {
                        self.push_substitutable(Type::Named { name, arguments: List::default() });
                    }
                }
                b'L' => self.at += 1,
                b'I' => {
                    last.arguments = self.template_arguments(depth + 1)?;
                    last.has_arguments = true;
                    if self.peek() != Some(b'E') || depth > 0 {
                        let Component { name, arguments, .. } = last;
                        self.push_substitutable(Type::Named { name, arguments });
                    }
                }
                // Constructors, destructors and operators are no builtins.
                _ => return None,
            }
        }
    }

    fn template_arguments(&mut self, depth: u32) -> Step<List> {
        if depth > MAX_DEPTH || !self.eat(b'I') {
            return None;
        }
        let mut arguments = Vec::new();
        while !self.eat(b'E') {
            arguments.push(self.template_argument(depth + 1)?);
        }
        Some(self.push_list(&arguments))
    }

    fn template_argument(&mut self, depth: u32) -> Step<TypeRef> {
        if depth > MAX_DEPTH {
            return None;
        }
        match self.peek()? {
            b'L' => self.literal(depth),
            b'X' => {
                self.at += 1;
                // Only the expressions that device headers produce: a parameter or a literal.
                let ty = match self.peek()? {
                    b'T' => self.template_parameter()?,
                    b'L' => self.literal(depth)?,
                    _ => return None,
                };
                self.eat(b'E').then_some(ty)
            }
            b'J' => {
                self.at += 1;
                while !self.eat(b'E') {
                    self.template_argument(depth + 1)?;
                }
                Some(self.push(Type::Opaque))
            }
            _ => self.ty(depth + 1),
        }
    }

    /// `L <type> <value> E`
    fn literal(&mut self, depth: u32) -> Step<TypeRef> {
        if !self.eat(b'L') {
            return None;
        }
        if self.eat_bytes(b"_Z") {
            // The address of a function: its encoding ends at an E that only a full reader finds.
            return None;
        }
        self.ty(depth + 1)?;
        let negative = self.eat(b'n');
        let mut value = 0i64;
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'E' => {
                    let value = if negative { value.wrapping_neg() } else { value };
                    return Some(self.push(Type::Literal(value)));
                }
                b'0'..=b'9' => {
                    value = value.wrapping_mul(10).wrapping_add(i64::from(byte - b'0'));
                }
                // A floating-point literal in hexadecimal.
                b'a'..=b'f' => {}
                _ => return None,
            }
        }
        None
    }

    /// `S_`, `S<base 36>_`, and the standard abbreviations.
    fn substitution(&mut self) -> Step<TypeRef> {
        if !self.eat(b'S') {
            return None;
        }
        let mut index = 0usize;
        if !self.eat(b'_') {
            let mut any = false;
            loop {
                let digit = match self.peek()? {
                    byte @ b'0'..=b'9' => byte - b'0',
                    byte @ b'A'..=b'Z' => byte - b'A' + 10,
                    b'_' if any => {
                        self.at += 1;
                        break;
                    }
                    _ => return None,
                };
                any = true;
                self.at += 1;
                index = index.checked_mul(36)?.checked_add(digit as usize)?;
            }
            index = index.checked_add(1)?;
        }
        self.substitutions.get(index).copied()
    }

    /// `T_`, `T<n>_`: the argument that it stands for.
    fn template_parameter(&mut self) -> Step<TypeRef> {
        if !self.eat(b'T') {
            return None;
        }
        let index = if self.eat(b'_') {
            0
        } else {
            let index = self.number()?.checked_add(1)?;
            if !self.eat(b'_') {
                return None;
            }
            index
        };
        if index >= self.template.len {
            return None;
        }
        self.lists.get((self.template.start + index) as usize).copied()
    }

    /// Any run of `r`, `V`, `K` and vendor qualifiers other than `U7_Atomic`.
    fn qualifiers(&mut self) -> Qualifiers {
        let mut qualifiers = Qualifiers::default();
        loop {
            match self.peek() {
                Some(b'r') => qualifiers.restrict = true,
                Some(b'V') => qualifiers.volatile = true,
                Some(b'K') => qualifiers.constant = true,
                Some(b'U') => {
                    let start = self.at;
                    self.at += 1;
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
            self.at += 1;
        }
    }

    fn ty(&mut self, depth: u32) -> Step<TypeRef> {
        if depth > MAX_DEPTH {
            return None;
        }
        let qualifiers = self.qualifiers();
        if qualifiers != Qualifiers::default() {
            let of = self.ty(depth + 1)?;
            return Some(self.push_substitutable(Type::Qualified { qualifiers, of }));
        }
        let byte = self.peek()?;
        if let Some(scalar) = scalar(byte) {
            self.at += 1;
            return Some(self.push(Type::Scalar(scalar)));
        }
        match byte {
            b'P' | b'R' | b'O' => {
                self.at += 1;
                let pointee = self.ty(depth + 1)?;
                Some(self.push_substitutable(Type::Pointer { pointee }))
            }
            b'D' => self.d_type(depth),
            b'U' => self.vendor_type(depth),
            b'u' => {
                self.at += 1;
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
                    self.at += 2;
                    return Some(self.push(Type::Opaque));
                }
                let ty = self.substitution()?;
                match self.types[ty.0 as usize] {
                    Type::Named { name, .. } => self.with_arguments(ty, name, depth),
                    _ => Some(ty),
                }
            }
            b'N' => {
                self.at += 1;
                self.qualifiers();
                let Component { name, arguments, .. } = self.nested(depth + 1)?;
                // The last prefix was entered as the type itself.
                Some(self.push(Type::Named { name, arguments }))
            }
            b'T' => {
                let ty = self.template_parameter()?;
                self.substitutions.push(ty);
                Some(ty)
            }
            b'F' => {
                self.at += 1;
                self.eat(b'Y');
                let mut parts = Vec::new();
                while !self.eat(b'E') {
                    parts.push(self.ty(depth + 1)?);
                }
                let parts = self.push_list(&parts);
                Some(self.push_substitutable(Type::Function(parts)))
            }
            b'A' => {
                self.at += 1;
                self.number()?;
                if !self.eat(b'_') {
                    return None;
                }
                let element = self.ty(depth + 1)?;
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
                let of = self.ty(depth + 1)?;
                Some(self.push_substitutable(Type::Atomic(of)))
            }
            b"_ExtInt" => {
                let arguments = self.template_arguments(depth + 1)?;
                let width = match self.lists.get(arguments.start as usize) {
                    Some(&ty) => match self.types[ty.0 as usize] {
                        Type::Literal(width) => u16::try_from(width).unwrap_or(0),
                        _ => 0,
                    },
                    None => 0,
                };
                let of = self.ty(depth + 1)?;
                let scalar = match self.types[of.0 as usize] {
                    Type::Scalar(Scalar::Unsigned(_)) => Scalar::Unsigned(width),
                    _ => Scalar::Signed(width),
                };
                Some(self.push_substitutable(Type::Scalar(scalar)))
            }
            b"block_pointer" => {
                let pointee = self.ty(depth + 1)?;
                Some(self.push_substitutable(Type::Pointer { pointee }))
            }
            _ => None,
        }
    }

    fn optional_arguments(&mut self, depth: u32) -> Step<List> {
        if self.peek() == Some(b'I') {
            self.template_arguments(depth + 1)
        } else {
            Some(List::default())
        }
    }

    fn with_arguments(&mut self, ty: TypeRef, name: &'a [u8], depth: u32) -> Step<TypeRef> {
        if self.peek() != Some(b'I') {
            return Some(ty);
        }
        let arguments = self.template_arguments(depth + 1)?;
        Some(self.push_substitutable(Type::Named { name, arguments }))
    }

    /// The types that begin with `D`.
    fn d_type(&mut self, depth: u32) -> Step<TypeRef> {
        let second = self.peek_at(1)?;
        self.at += 2;
        let scalar = match second {
            b'v' => {
                let length = self.number()?;
                if !self.eat(b'_') {
                    return None;
                }
                let element = self.ty(depth + 1)?;
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
        return Some(digits.iter().fold(0, |n, d| n * 10 + u32::from(d - b'0')));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn show(name: &Name<'_>, ty: TypeRef) -> String {
        match name.get(ty) {
            Type::Scalar(Scalar::Signed(n)) => format!("i{n}"),
            Type::Scalar(Scalar::Unsigned(n)) => format!("u{n}"),
            Type::Scalar(Scalar::Float(n)) => format!("f{n}"),
            Type::Scalar(other) => format!("{other:?}"),
            Type::Vector { length, element } => format!("{}x{length}", show(name, element)),
            Type::Pointer { pointee } => format!("*{}", show(name, pointee)),
            Type::Qualified { qualifiers, of } => {
                let mut text = String::new();
                if let Some(space) = qualifiers.address_space {
                    text += &format!("as{space} ");
                }
                if qualifiers.constant {
                    text += "const ";
                }
                if qualifiers.volatile {
                    text += "volatile ";
                }
                text + &show(name, of)
            }
            Type::Atomic(of) => format!("atomic {}", show(name, of)),
            Type::Named { name: own, .. } => String::from_utf8_lossy(own).into_owned(),
            Type::Function(_) => "fn".into(),
            Type::Array(of) => format!("[{}]", show(name, of)),
            Type::Literal(value) => format!("{value}"),
            Type::Opaque => "?".into(),
        }
    }

    /// `base(parameters)`, with `...` when not understood to the end.
    fn read(symbol: &str) -> String {
        let Some(name) = Name::parse(symbol.as_bytes()) else { return "-".into() };
        let parameters: Vec<_> = name.parameter_types().iter().map(|&p| show(&name, p)).collect();
        let result = name.result.map_or(String::new(), |r| format!("{} ", show(&name, r)));
        let more = if name.complete { "" } else { "..." };
        format!("{result}{}({}{more})", String::from_utf8_lossy(name.base), parameters.join(", "))
    }

    #[test]
    fn reads_names_of_opencl_builtins() {
        for (symbol, expected) in [
            ("_Z13get_global_idj", "get_global_id(u32)"),
            ("_Z12get_work_dimv", "get_work_dim()"),
            ("_Z3maxDv4_jS_", "max(u32x4, u32x4)"),
            ("_Z6vload4mPU3AS1Kf", "vload4(u64, *as1 const f32)"),
            ("_Z17vstorea_half4_rtpDv4_fmPU3AS1Dh", "vstorea_half4_rtp(f32x4, u64, *as1 f16)"),
            ("_Z5fractDv2_DhPS_", "fract(f16x2, *f16x2)"),
            ("_Z5clampDF16bDF16bDF16b", "clamp(BFloat16, BFloat16, BFloat16)"),
            ("_Z15__spirv_ocl_fmaDF16_DF16_DF16_", "__spirv_ocl_fma(f16, f16, f16)"),
            ("_Z11atomic_loadPVU3AS4U7_Atomici", "atomic_load(*as4 volatile atomic i32)"),
            (
                "_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope",
                "atomic_load_explicit(*as4 volatile atomic i32, memory_order, memory_scope)",
            ),
            (
                "_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_",
                "atomic_compare_exchange_strong_explicit(*as4 volatile atomic i32, *as4 i32, i32, memory_order, memory_order)",
            ),
            (
                "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f",
                "read_imagef(ocl_image2d_ro, ocl_sampler, f32x2)",
            ),
            (
                "_Z21async_work_group_copyPU3AS1Dv2_cPKU3AS3S_j9ocl_event",
                "async_work_group_copy(*as1 i8x2, *as3 const i8x2, u32, ocl_event)",
            ),
            ("_Z17wait_group_eventsiPU3AS49ocl_event", "wait_group_events(i32, *as4 ocl_event)"),
            ("_Z18__spirv_ocl_printfPU3AS2Kcz", "__spirv_ocl_printf(*as2 const i8, Ellipsis)"),
            ("_Z4foo8DU5_DB7_", "foo8(u5, i7)"),
        ] {
            assert_eq!(read(symbol), expected, "{symbol}");
        }
    }

    #[test]
    fn reads_templates_and_nested_enums() {
        for (symbol, expected) in [
            (
                "_Z17__spirv_ImageReadIDv2_i14ocl_image2d_roS0_ET_T0_T1_",
                "i32x2 __spirv_ImageRead(ocl_image2d_ro, i32x2)",
            ),
            ("_Z20__spirv_ReadClockKHRImET_j", "u64 __spirv_ReadClockKHR(u32)"),
            (
                "_Z21__spirv_AtomicFMinEXTPU3AS1dN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEd",
                "__spirv_AtomicFMinEXT(*as1 f64, Flag, Flag, f64)",
            ),
            (
                "_Z24__spirv_FixedSinCosINTELILi31ELi20EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii",
                "i20 __spirv_FixedSinCosINTEL(i31, Bool, i32, i32, i32, i32)",
            ),
            ("_ZN1A3fooILi42EEEiv", "i32 foo()"),
        ] {
            assert_eq!(read(symbol), expected, "{symbol}");
        }
    }

    #[test]
    fn keeps_the_base_name_of_what_it_cannot_read() {
        assert_eq!(read("_Z15__spirv_SDotKHR"), "__spirv_SDotKHR(...)");
        assert_eq!(read("_Z3fooiM1Ai"), "foo(i32...)");
        assert_eq!(read("_Z3fooS_"), "foo(...)");
        assert_eq!(read("_Z"), "-");
        assert_eq!(read("_ZN3FooclEv"), "-");
        assert_eq!(read("main"), "-");
        assert_eq!(read("_Z99999999999foo"), "-");
        assert_eq!(read("_Z9foo"), "-");
    }

    #[test]
    fn hostile_names_end() {
        let deep = format!("_Z1f{}", "P".repeat(100_000));
        assert!(!Name::parse(deep.as_bytes()).expect("has a base name").complete);
        let deep = format!("_Z1f{}", "1aI".repeat(50_000));
        assert!(!Name::parse(deep.as_bytes()).expect("has a base name").complete);
        let wide = format!("_Z1fDv4_f{}", "S_".repeat(50_000));
        let name = Name::parse(wide.as_bytes()).expect("has a base name");
        assert_eq!(name.parameter_types().len(), 50_001);
        // Every single-byte change of a real name is read or refused, never worse.
        let name =
            b"_Z21__spirv_AtomicFMinEXTPU3AS1dN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEd";
        for position in 0..name.len() {
            for byte in 0..=255 {
                let mut changed = *name;
                changed[position] = byte;
                let _ = Name::parse(&changed);
            }
        }
    }
}
