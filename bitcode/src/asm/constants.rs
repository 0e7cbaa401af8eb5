//! Values as operands: symbols, local values and constants (LangRef, "Constants").

use super::context::Scope;
use super::text::{escaped, float, push_flags, put, quoted, signed, wide_integer};
use crate::ir::{Constant, ConstantExpr, InlineAsm, ModuleValue, Type, TypeId, Value, ValueId};
use crate::{Error, ErrorKind};

/// How deep constants may nest. Those of compilers stay below 100; input may nest without bound.
const MAX_DEPTH: u32 = 400;

impl Scope<'_> {
    /// Writes a value with its type.
    pub(super) fn push_typed(self, out: &mut String, value: ValueId) -> Result<(), Error> {
        self.push_typed_at(out, value, 0)
    }

    fn push_typed_at(self, out: &mut String, value: ValueId, depth: u32) -> Result<(), Error> {
        if let Some(metadata) = value.as_metadata() {
            out.push_str("metadata ");
            return self.push_metadata(out, metadata);
        }
        out.push_str(self.context.ty(self.type_of(value)));
        out.push(' ');
        self.push_value_at(out, value, depth)
    }

    /// Writes a value without its type.
    pub(super) fn push_value(self, out: &mut String, value: ValueId) -> Result<(), Error> {
        self.push_value_at(out, value, 0)
    }

    fn push_value_at(self, out: &mut String, value: ValueId, depth: u32) -> Result<(), Error> {
        if let Some(local) = self.local {
            if let Some(name) = local.expanded.get(value) {
                put!(out, "%{name}");
                return Ok(());
            }
            match local.body.value(self.context.module, value) {
                Value::Constant(ty, constant) => self.push_constant(out, ty, constant, depth)?,
                Value::Argument(_) | Value::Instruction(_) => {
                    out.push('%');
                    local.numbers.push_local(out, local.body, value);
                }
                Value::Metadata(metadata) => self.push_metadata(out, metadata)?,
                Value::Global(_) | Value::Function(_) | Value::Alias(_) | Value::IFunc(_) => {
                    self.context.push_symbol(out, value);
                }
            }
            return Ok(());
        }
        let module = self.context.module;
        match (self.context.module_value(value), module.constant(value)) {
            (Some(ModuleValue::Constant(_)), Some(constant)) => {
                self.push_constant(out, module.value_type(value), constant, depth)
            }
            (Some(_), None) => {
                self.context.push_symbol(out, value);
                Ok(())
            }
            _ => Err(Error::unprintable("a local value outside of its function")),
        }
    }

    fn push_constant(
        self,
        out: &mut String,
        ty: TypeId,
        constant: Constant<'_>,
        depth: u32,
    ) -> Result<(), Error> {
        if depth > MAX_DEPTH {
            return Err(Error::unprintable(format!("constants that nest deeper than {MAX_DEPTH}")));
        }
        if out.len() > self.context.most_text {
            return Err(Error::new(ErrorKind::LimitExceeded, None, "a text that is too long"));
        }
        let types = &self.context.module.types;
        match constant {
            Constant::Null => self.push_null(out, ty),
            Constant::Undef => out.push_str("undef"),
            Constant::Poison => out.push_str("poison"),
            Constant::Int(value) => match types.get(ty) {
                Type::Integer(1) => out.push_str(if value == 0 { "false" } else { "true" }),
                _ => put!(out, "{value}"),
            },
            Constant::WideInt(words) => match types.get(ty) {
                Type::Integer(width) | Type::Byte(width) => {
                    wide_integer(out, words, width, false);
                }
                _ => return Err(Error::unprintable("a wide integer whose type is no integer")),
            },
            Constant::Float(bits) => float(out, types.get(ty), bits),
            Constant::Splat(scalar) => {
                let element = types.scalar(ty);
                put!(out, "splat ({} ", self.context.ty(element));
                self.push_constant(out, element, scalar.into(), depth.saturating_add(1))?;
                out.push(')');
            }
            Constant::Aggregate(elements) => {
                let (open, close) = self.brackets(ty);
                out.push_str(open);
                for (index, &element) in elements.iter().enumerate() {
                    if index > 0 {
                        out.push_str(", ");
                    }
                    self.push_typed_at(out, element, depth.saturating_add(1))?;
                }
                out.push_str(close);
            }
            Constant::Data(words) => self.push_data(out, ty, words)?,
            Constant::Bytes(bytes) => {
                out.push('c');
                quoted(out, bytes);
            }
            Constant::Expr(expression) => self.push_expression(out, ty, expression, depth)?,
            Constant::BlockAddress { function, block } => {
                let Some(ModuleValue::Function(id)) = self.context.module_value(function) else {
                    return Err(Error::unprintable("blockaddress of what is no function"));
                };
                out.push_str("blockaddress(");
                self.context.push_symbol(out, function);
                out.push_str(", ");
                self.context.push_label_of(out, id, block)?;
                out.push(')');
            }
            Constant::DsoLocalEquivalent(function) => {
                out.push_str("dso_local_equivalent ");
                self.push_value_at(out, function, depth.saturating_add(1))?;
            }
            Constant::NoCfi(function) => {
                out.push_str("no_cfi ");
                self.push_value_at(out, function, depth.saturating_add(1))?;
            }
            Constant::PtrAuth(operands) => {
                out.push_str("ptrauth (");
                self.push_operands(out, operands, depth)?;
                out.push(')');
            }
            Constant::InlineAsm(assembly) => push_inline_asm(out, &assembly),
        }
        Ok(())
    }

    fn push_null(self, out: &mut String, ty: TypeId) {
        match self.context.module.types.get(ty) {
            Type::Integer(1) => out.push_str("false"),
            Type::Integer(_) | Type::Byte(_) => out.push('0'),
            ty @ (Type::Half
            | Type::BFloat
            | Type::Float
            | Type::Double
            | Type::X86Fp80
            | Type::Fp128
            | Type::PpcFp128) => float(out, ty, [0, 0]),
            Type::Pointer { .. } => out.push_str("null"),
            Type::Token => out.push_str("none"),
            _ => out.push_str("zeroinitializer"),
        }
    }

    fn brackets(self, ty: TypeId) -> (&'static str, &'static str) {
        match self.context.module.types.get(ty) {
            Type::Struct { packed: true, .. } => ("<{ ", " }>"),
            Type::Struct { .. } => ("{ ", " }"),
            Type::Vector { .. } => ("<", ">"),
            _ => ("[", "]"),
        }
    }

    /// Writes the elements of an array or vector that are kept as bits.
    fn push_data(self, out: &mut String, ty: TypeId, words: &[u64]) -> Result<(), Error> {
        let types = &self.context.module.types;
        let (Type::Array { element, .. } | Type::Vector { element, .. }) = types.get(ty) else {
            return Err(Error::unprintable("constant data whose type is no array or vector"));
        };
        let element_type = types.get(element);
        if matches!(types.get(ty), Type::Array { .. })
            && matches!(element_type, Type::Integer(8) | Type::Byte(8))
        {
            out.push_str("c\"");
            for &word in words {
                escaped(out, &[word as u8]);
            }
            out.push('"');
            return Ok(());
        }
        let (open, close) = self.brackets(ty);
        let element_text = self.context.ty(element);
        out.push_str(open);
        for (index, &word) in words.iter().enumerate() {
            put!(out, "{}{element_text} ", if index > 0 { ", " } else { "" });
            match element_type {
                Type::Integer(width @ 1..=64) | Type::Byte(width @ 1..=64) => {
                    put!(out, "{}", signed(word, width));
                }
                _ => float(out, element_type, [word, 0]),
            }
        }
        out.push_str(close);
        Ok(())
    }

    fn push_operands(
        self,
        out: &mut String,
        operands: &[ValueId],
        depth: u32,
    ) -> Result<(), Error> {
        for (index, &operand) in operands.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.push_typed_at(out, operand, depth.saturating_add(1))?;
        }
        Ok(())
    }

    fn push_expression(
        self,
        out: &mut String,
        ty: TypeId,
        expression: ConstantExpr<'_>,
        depth: u32,
    ) -> Result<(), Error> {
        if !expression.is_current() {
            return Err(Error::unprintable(format!(
                "the constant expression '{}' outside of a function",
                expression.mnemonic()
            )));
        }
        out.push_str(expression.mnemonic());
        match expression {
            ConstantExpr::Binary { flags, lhs, rhs, .. } => {
                push_flags(out, flags);
                out.push_str(" (");
                self.push_operands(out, &[lhs, rhs], depth)?;
            }
            ConstantExpr::Cast { value, .. } => {
                out.push_str(" (");
                self.push_typed_at(out, value, depth.saturating_add(1))?;
                put!(out, " to {}", self.context.ty(ty));
            }
            ConstantExpr::GetElementPtr { source, base, indices, flags, inrange, .. } => {
                push_flags(out, flags);
                if let Some(words) = inrange {
                    let (lower, upper) = words.split_at(words.len() / 2);
                    let width = (lower.len() as u32).saturating_mul(64);
                    out.push_str(" inrange(");
                    wide_integer(out, lower, width, false);
                    out.push_str(", ");
                    wide_integer(out, upper, width, false);
                    out.push(')');
                }
                put!(out, " ({}, ", self.context.ty(source));
                self.push_typed_at(out, base, depth.saturating_add(1))?;
                for &index in indices {
                    out.push_str(", ");
                    self.push_typed_at(out, index, depth.saturating_add(1))?;
                }
            }
            ConstantExpr::ExtractElement { vector, index } => {
                out.push_str(" (");
                self.push_operands(out, &[vector, index], depth)?;
            }
            ConstantExpr::InsertElement { vector, element, index } => {
                out.push_str(" (");
                self.push_operands(out, &[vector, element, index], depth)?;
            }
            ConstantExpr::ShuffleVector { first, second, mask } => {
                out.push_str(" (");
                self.push_operands(out, &[first, second, mask], depth)?;
            }
            // Refused above.
            ConstantExpr::FNeg { .. } | ConstantExpr::Select { .. } | ConstantExpr::Cmp { .. } => {}
        }
        out.push(')');
        Ok(())
    }
}

/// Writes inline assembly as a callee.
fn push_inline_asm(out: &mut String, assembly: &InlineAsm<'_>) {
    out.push_str("asm ");
    for (set, text) in [
        (assembly.side_effects, "sideeffect "),
        (assembly.align_stack, "alignstack "),
        (assembly.intel_dialect, "inteldialect "),
        (assembly.unwind, "unwind "),
    ] {
        if set {
            out.push_str(text);
        }
    }
    quoted(out, assembly.assembly);
    out.push_str(", ");
    quoted(out, assembly.constraints);
}
