//! Types as text, made once for a module: types are named far more often than they are defined.

use super::text::{name, put, quoted};
use crate::Error;
use crate::ir::Str;
use crate::ir::{Type, TypeId, TypeTable};

/// The text of the largest type that is printed. Literal types can nest so that their text grows
/// exponentially; no compiler comes near this.
const MAX_TYPE_TEXT: usize = 1 << 20;

/// All types of all modules together may not take more text than this.
const MAX_ALL_TEXT: usize = 1 << 26;

/// The text of each type as it stands in a use: a named struct by its name.
#[derive(Default)]
pub(super) struct TypeTexts {
    text: String,
    /// For each type where its text starts and ends.
    ranges: Vec<(u32, u32)>,
}

impl TypeTexts {
    pub(super) fn new(types: &TypeTable, strings: &[u8]) -> Result<Self, Error> {
        let unseen = (u32::MAX, 0);
        // A type whose elements are being printed.
        let open = (u32::MAX, 1);
        let mut texts = TypeTexts { text: String::new(), ranges: vec![unseen; types.len()] };
        let mut stack = Vec::new();
        for index in 0..types.len() as u32 {
            stack.push(TypeId(index));
            // Element types come first, by an explicit stack: input may nest without bound.
            while let Some(&ty) = stack.last() {
                let state = texts.ranges[ty.index()];
                if state == unseen {
                    texts.ranges[ty.index()] = open;
                    let mut cyclic = false;
                    each_element(types, ty, |element| {
                        cyclic |= texts.ranges[element.index()] == open;
                        stack.push(element);
                    });
                    if cyclic {
                        return Err(Error::unprintable("a literal type that contains itself"));
                    }
                } else {
                    stack.pop();
                    if state == open {
                        let text = texts.render(types, strings, ty);
                        let start = texts.text.len();
                        let all = start.saturating_add(text.len());
                        if text.len() > MAX_TYPE_TEXT || all > MAX_ALL_TEXT {
                            return Err(Error::unprintable("a type whose text is too large"));
                        }
                        texts.text.push_str(&text);
                        texts.ranges[ty.index()] = (start as u32, texts.text.len() as u32);
                    }
                }
            }
        }
        Ok(texts)
    }

    /// The text of a type.
    pub(super) fn get(&self, ty: TypeId) -> &str {
        let (start, end) = self.ranges[ty.index()];
        &self.text[start as usize..end as usize]
    }

    fn render(&self, types: &TypeTable, strings: &[u8], ty: TypeId) -> String {
        let mut out = String::new();
        match types.get(ty) {
            Type::Void => out.push_str("void"),
            Type::Half => out.push_str("half"),
            Type::BFloat => out.push_str("bfloat"),
            Type::Float => out.push_str("float"),
            Type::Double => out.push_str("double"),
            Type::X86Fp80 => out.push_str("x86_fp80"),
            Type::Fp128 => out.push_str("fp128"),
            Type::PpcFp128 => out.push_str("ppc_fp128"),
            Type::Label => out.push_str("label"),
            Type::Metadata => out.push_str("metadata"),
            // LLVM 20 replaced the type by a vector, in old files too.
            Type::X86Mmx => out.push_str("<1 x i64>"),
            Type::X86Amx => out.push_str("x86_amx"),
            Type::Token => out.push_str("token"),
            Type::Integer(width) => put!(out, "i{width}"),
            Type::Byte(width) => put!(out, "b{width}"),
            Type::Pointer { address_space: 0, .. } => out.push_str("ptr"),
            Type::Pointer { address_space, .. } => put!(out, "ptr addrspace({address_space})"),
            Type::Array { length, element } => put!(out, "[{length} x {}]", self.get(element)),
            Type::Vector { length, element, scalable } => {
                let scale = if scalable { "vscale x " } else { "" };
                put!(out, "<{scale}{length} x {}>", self.get(element));
            }
            Type::Struct { fields, packed, literal: true, .. } => {
                self.push_struct(&mut out, types.list(fields), packed);
            }
            Type::Struct { name, .. } | Type::Opaque { name } => {
                push_struct_name(&mut out, strings, name, ty);
            }
            Type::Function { result, parameters, varargs } => {
                put!(out, "{} (", self.get(result));
                self.push_list(&mut out, types.list(parameters));
                if varargs {
                    out.push_str(if parameters.len == 0 { "..." } else { ", ..." });
                }
                out.push(')');
            }
            Type::TargetExt { name, types: parameters, integers } => {
                out.push_str("target(");
                quoted(&mut out, &strings[name.start as usize..][..name.len as usize]);
                for &parameter in types.list(parameters) {
                    put!(out, ", {}", self.get(parameter));
                }
                for integer in types.integers(integers) {
                    put!(out, ", {integer}");
                }
                out.push(')');
            }
        }
        out
    }

    /// The body of a struct type: `{ i32, ptr }`.
    pub(super) fn push_struct(&self, out: &mut String, fields: &[TypeId], packed: bool) {
        if packed {
            out.push('<');
        }
        if fields.is_empty() {
            out.push_str("{}");
        } else {
            out.push_str("{ ");
            self.push_list(out, fields);
            out.push_str(" }");
        }
        if packed {
            out.push('>');
        }
    }

    fn push_list(&self, out: &mut String, list: &[TypeId]) {
        for (index, &ty) in list.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            out.push_str(self.get(ty));
        }
    }
}

/// `%name`, or `%N` for an identified struct without a name.
fn push_struct_name(out: &mut String, strings: &[u8], struct_name: Str, ty: TypeId) {
    out.push('%');
    if struct_name.is_empty() {
        put!(out, "{}", ty.0);
    } else {
        name(out, &strings[struct_name.start as usize..][..struct_name.len as usize]);
    }
}

/// The types whose text is part of that of `ty`.
fn each_element(types: &TypeTable, ty: TypeId, mut each: impl FnMut(TypeId)) {
    match types.get(ty) {
        Type::Array { element, .. } | Type::Vector { element, .. } => each(element),
        Type::Struct { fields, literal: true, .. } => {
            types.list(fields).iter().copied().for_each(each);
        }
        Type::Function { result, parameters, .. } => {
            each(result);
            types.list(parameters).iter().copied().for_each(each);
        }
        Type::TargetExt { types: parameters, .. } => {
            types.list(parameters).iter().copied().for_each(each);
        }
        _ => {}
    }
}

/// Writes the definitions of the identified structs.
pub(super) fn definitions(out: &mut String, types: &TypeTable, texts: &TypeTexts) {
    for (index, &ty) in types.types.iter().enumerate() {
        let text = texts.get(TypeId(index as u32));
        match ty {
            Type::Struct { fields, packed, literal: false, .. } => {
                put!(out, "{text} = type ");
                texts.push_struct(out, types.list(fields), packed);
                out.push('\n');
            }
            Type::Opaque { .. } => put!(out, "{text} = type opaque\n"),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::TypeList;

    fn table(types: Vec<Type>, lists: Vec<TypeId>) -> TypeTable {
        TypeTable { types, lists, integers: Vec::new() }
    }

    #[test]
    fn elements_may_come_after_their_users() {
        let types = table(
            vec![
                Type::Array { length: 4, element: TypeId(1) },
                Type::Vector { length: 2, element: TypeId(2), scalable: true },
                Type::Integer(7),
                Type::Struct {
                    name: Str::default(),
                    fields: TypeList { start: 0, len: 2 },
                    packed: true,
                    literal: false,
                },
            ],
            vec![TypeId(0), TypeId(3)],
        );
        let texts = TypeTexts::new(&types, b"").expect("printable");
        assert_eq!(texts.get(TypeId(0)), "[4 x <vscale x 2 x i7>]");
        let mut out = String::new();
        definitions(&mut out, &types, &texts);
        assert_eq!(out, "%3 = type <{ [4 x <vscale x 2 x i7>], %3 }>\n");
    }

    #[test]
    fn hostile_types_are_refused() {
        // A literal type that contains itself.
        let cycle = table(
            vec![
                Type::Array { length: 1, element: TypeId(1) },
                Type::Array { length: 1, element: TypeId(0) },
            ],
            vec![],
        );
        assert!(TypeTexts::new(&cycle, b"").is_err());
        // Text that doubles with each level.
        let mut types = vec![Type::Integer(1)];
        let mut lists = Vec::new();
        for level in 0..64 {
            let fields = TypeList { start: lists.len() as u32, len: 2 };
            lists.extend([TypeId(level), TypeId(level)]);
            types.push(Type::Struct { name: Str::default(), fields, packed: false, literal: true });
        }
        assert!(TypeTexts::new(&table(types, lists), b"").is_err());
    }
}
