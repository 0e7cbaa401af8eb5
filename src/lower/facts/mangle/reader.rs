//! The cursor over a mangled name, and names: encodings, nested names, template arguments and
//! substitutions (Itanium C++ ABI, sections 5.1.2, 5.1.6 and 5.1.10).

use super::{List, Name, Scalar, Type, TypeRef};

/// Deepest nesting of types that is followed.
pub(super) const MAX_DEPTH: u32 = 48;

/// What a step of the reader returns; `None` means "not understood".
pub(super) type Step<T> = Option<T>;

/// A position in a mangled name, and what was read so far.
pub(super) struct Reader<'a> {
    pub(super) input: &'a [u8],
    pub(super) at: usize,
    /// The arena of types: nodes refer to earlier nodes only.
    pub(super) types: Vec<Type<'a>>,
    /// The types of all lists, one after another.
    pub(super) lists: Vec<TypeRef>,
    /// What `S_`, `S0_` ... stand for.
    pub(super) substitutions: Vec<TypeRef>,
    /// What `T_`, `T0_` ... stand for.
    template: List,
}

/// A component of a possibly nested name.
pub(super) struct Component<'a> {
    pub(super) name: &'a [u8],
    pub(super) arguments: List,
    has_arguments: bool,
}

impl<'a> Reader<'a> {
    pub(super) fn new(input: &'a [u8]) -> Self {
        Self {
            input,
            at: 0,
            types: Vec::new(),
            lists: Vec::new(),
            substitutions: Vec::new(),
            template: List::default(),
        }
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.input.get(self.at).copied()
    }

    pub(super) fn peek_at(&self, offset: usize) -> Option<u8> {
        self.input.get(self.at.saturating_add(offset)).copied()
    }

    pub(super) fn skip(&mut self, count: usize) {
        self.at = self.at.saturating_add(count);
    }

    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.skip(usize::from(found));
        found
    }

    pub(super) fn eat_bytes(&mut self, bytes: &[u8]) -> bool {
        let found = self.input[self.at..].starts_with(bytes);
        if found {
            self.skip(bytes.len());
        }
        found
    }

    pub(super) fn number(&mut self) -> Step<u32> {
        let start = self.at;
        let mut value = 0u32;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            value = value.checked_mul(10)?.checked_add((digit & 0xf).into())?;
            self.skip(1);
        }
        (self.at > start).then_some(value)
    }

    pub(super) fn source_name(&mut self) -> Step<&'a [u8]> {
        let length = self.number()? as usize;
        let name = self.input[self.at..].get(..length)?;
        self.skip(length);
        Some(name)
    }

    pub(super) fn push(&mut self, ty: Type<'a>) -> TypeRef {
        // One node at most for each byte of a name whose length fits u32.
        let id = TypeRef(self.types.len() as u32);
        self.types.push(ty);
        id
    }

    pub(super) fn push_substitutable(&mut self, ty: Type<'a>) -> TypeRef {
        let ty = self.push(ty);
        self.substitutions.push(ty);
        ty
    }

    pub(super) fn push_list(&mut self, items: &[TypeRef]) -> List {
        let start = self.lists.len() as u32;
        self.lists.extend_from_slice(items);
        List { start, len: items.len() as u32 }
    }

    /// `<encoding>`: the name, then the result type (templates only), then the parameters.
    pub(super) fn encoding(&mut self, name: &mut Name<'a>) -> Step<()> {
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
    pub(super) fn nested(&mut self, depth: u32) -> Step<Component<'a>> {
        let mut last = Component { name: b"", arguments: List::default(), has_arguments: false };
        let mut substitution = false;
        loop {
            match self.peek()? {
                b'E' => {
                    self.skip(1);
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
                b'L' => self.skip(1),
                b'I' => {
                    last.arguments = self.template_arguments(depth.saturating_add(1))?;
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

    pub(super) fn template_arguments(&mut self, depth: u32) -> Step<List> {
        if depth > MAX_DEPTH || !self.eat(b'I') {
            return None;
        }
        let mut arguments = Vec::new();
        while !self.eat(b'E') {
            arguments.push(self.template_argument(depth.saturating_add(1))?);
        }
        Some(self.push_list(&arguments))
    }

    pub(super) fn template_argument(&mut self, depth: u32) -> Step<TypeRef> {
        if depth > MAX_DEPTH {
            return None;
        }
        match self.peek()? {
            b'L' => self.literal(depth),
            b'X' => {
                self.skip(1);
                // Only the expressions that device headers produce: a parameter or a literal.
                let ty = match self.peek()? {
                    b'T' => self.template_parameter()?,
                    b'L' => self.literal(depth)?,
                    _ => return None,
                };
                self.eat(b'E').then_some(ty)
            }
            b'J' => {
                self.skip(1);
                while !self.eat(b'E') {
                    self.template_argument(depth.saturating_add(1))?;
                }
                Some(self.push(Type::Opaque))
            }
            _ => self.ty(depth.saturating_add(1)),
        }
    }

    /// `L <type> <value> E`
    pub(super) fn literal(&mut self, depth: u32) -> Step<TypeRef> {
        if !self.eat(b'L') {
            return None;
        }
        if self.eat_bytes(b"_Z") {
            // The address of a function: its encoding ends at an E that only a full reader finds.
            return None;
        }
        self.ty(depth.saturating_add(1))?;
        let negative = self.eat(b'n');
        let mut value = 0i64;
        while let Some(byte) = self.peek() {
            self.skip(1);
            match byte {
                b'E' => {
                    let value = if negative { value.wrapping_neg() } else { value };
                    return Some(self.push(Type::Literal(value)));
                }
                b'0'..=b'9' => {
                    value = value.wrapping_mul(10).wrapping_add((byte & 0xf).into());
                }
                // A floating-point literal in hexadecimal.
                b'a'..=b'f' => {}
                _ => return None,
            }
        }
        None
    }

    /// `S_`, `S<base 36>_`, and the standard abbreviations.
    pub(super) fn substitution(&mut self) -> Step<TypeRef> {
        if !self.eat(b'S') {
            return None;
        }
        let mut index = 0usize;
        if !self.eat(b'_') {
            let mut any = false;
            loop {
                let digit = match self.peek()? {
                    byte @ (b'0'..=b'9' | b'A'..=b'Z') => char::from(byte).to_digit(36)?,
                    b'_' if any => {
                        self.skip(1);
                        break;
                    }
                    _ => return None,
                };
                any = true;
                self.skip(1);
                index = index.checked_mul(36)?.checked_add(digit as usize)?;
            }
            index = index.checked_add(1)?;
        }
        self.substitutions.get(index).copied()
    }

    /// `T_`, `T<n>_`: the argument that it stands for.
    pub(super) fn template_parameter(&mut self) -> Step<TypeRef> {
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
        self.lists.get(self.template.start.saturating_add(index) as usize).copied()
    }
}
