//! Constants: integers, floats, aggregates, references to symbols, constant expressions.
//!
//! In a function a constant expression is a few instructions at the start of the entry block
//! (which dominates every use); in an initialiser it is `OpSpecConstantOp`.

use lapidary_bitcode::ir::{
    BlockId, Constant, ConstantExpr, FunctionId, GlobalId, Type, TypeId, Value, ValueId,
};
use lapidary_spirv::emit::{Id, Symbol, TypeKind};
use lapidary_spirv::grammar::Op;

use crate::lower::emit::Emitter;
use crate::lower::emit::aggregates::UNDEFINED;
use crate::lower::emit::memory::hidden;
use crate::lower::error::{Error, Result};
use crate::lower::facts::builtin_variable;
use lapidary_spirv::masks::low_ones;

/// Deepest nesting of constants.
const MAX_DEPTH: u32 = 500;

/// Most elements of a splat: the file states one element, so a large number of them costs it nothing.
const MAX_SPLAT: u32 = 1 << 16;

/// A constant expression on a vector whose components are not known.
fn unknown_part() -> Error {
    Error::unsupported("a constant expression on such a vector in an initialiser")
}

/// The words of an integer of more than 64 bits, by their places.
fn wide_words(constant: Constant<'_>) -> Option<impl Fn(usize) -> u64> {
    let (words, above) = match constant {
        Constant::Null => (&[][..], Some(0)),
        Constant::Int(value) => (&[][..], Some(value)),
        Constant::WideInt(words) => (words, None),
        _ => return None,
    };
    Some(move |at: usize| match above {
        Some(value) if at == 0 => value as u64,
        Some(value) => (value >> 63) as u64,
        None => words.get(at).copied().unwrap_or(0),
    })
}

impl Emitter<'_> {
    /// The id of a constant or symbol.
    pub(crate) fn constant(&mut self, value: ValueId, kind: Value<'_>) -> Result<Id> {
        if self.depth > MAX_DEPTH {
            return Err(Error::unsupported("constants nested more than 500 deep"));
        }
        self.depth = self.depth.saturating_add(1);
        let id = self.constant_kind(value, kind);
        self.depth = self.depth.saturating_sub(1);
        id
    }

    fn constant_kind(&mut self, value: ValueId, kind: Value<'_>) -> Result<Id> {
        match kind {
            Value::Constant(ty, constant) => self.constant_of(ty, constant),
            Value::Global(global) => self.global(global),
            Value::Function(function) => self.function_pointer(function),
            Value::Alias(alias) => {
                let alias = &self.facts.module.aliases[alias.index()];
                let (target, name) = (alias.target, alias.object.name);
                let id = self.value(target)?;
                // The name is free where the symbol itself has another one.
                if self.called_function(target).is_some() {
                    let name = self.facts.module.str(name);
                    self.b.name(id, name);
                }
                Ok(id)
            }
            Value::IFunc(_) => Err(Error::unsupported("ifuncs")),
            Value::Metadata(_) => Err(Error::unsupported("metadata as an operand")),
            Value::Argument(_) | Value::Instruction(_) => {
                Err(Error::malformed(format!("value {} is not a constant", value.0)))
            }
        }
    }

    /// The function that a value is, through aliases.
    pub(crate) fn called_function(&self, value: ValueId) -> Option<FunctionId> {
        let mut value = value;
        for _ in 0..16 {
            match self.body.value(self.facts.module, value) {
                Value::Function(function) => return Some(function),
                Value::Alias(alias) => {
                    value = self.facts.module.aliases[alias.index()].target;
                }
                _ => return None,
            }
        }
        None
    }

    /// What stands for the address of a block, which SPIR-V cannot take: the number of the block in its
    /// function, from 1 on so that none is null.
    pub(crate) fn address_of_block(block: BlockId) -> u64 {
        u64::from(block.0).saturating_add(1)
    }

    /// The id of a global variable: a pointer to its value type.
    pub(crate) fn global(&mut self, global: GlobalId) -> Result<Id> {
        if self.decisions.hides(global) {
            return Err(hidden());
        }
        let name = self.facts.module.str(self.facts.module.globals[global.index()].object.name);
        if self.facts.is_internal_global(global) {
            return Err(Error::unsupported(format_args!(
                "a use of '{}', which is LLVM's own,",
                String::from_utf8_lossy(name)
            )));
        }
        // It has an address in each work-item, so no constant holds it.
        if self.constant_mode && builtin_variable(name).is_some() {
            return Err(Error::unsupported(format_args!(
                "the address of '{}' in a constant",
                String::from_utf8_lossy(name)
            )));
        }
        let (symbol, ty) = self.global_symbol(global)?;
        Ok(self.b.symbol(Symbol(symbol), ty))
    }

    fn constant_of(&mut self, ty: TypeId, constant: Constant<'_>) -> Result<Id> {
        if let Constant::Expr(expression) = constant {
            return self.constant_expression(ty, expression);
        }
        let types = &self.facts.module.types;
        let id = self.lower_type(ty)?;
        if self.facts.wide_width(ty).is_some()
            && let Some(words) = wide_words(constant)
        {
            return Ok(self.wide_constant_of(id, words));
        }
        match constant {
            Constant::Null => Ok(match types.get(ty) {
                Type::Integer(_) | Type::Byte(_) => self.b.const_int(id, 0),
                Type::Half | Type::Float | Type::Double => self.b.const_float_bits(id, 0),
                _ => self.b.const_null(id),
            }),
            Constant::Undef | Constant::Poison => Ok(self.b.undef(id)),
            Constant::Int(value) => {
                let value = match types.get(ty) {
                    Type::Integer(width @ 1..=63) | Type::Byte(width @ 1..=63) => {
                        value as u64 & low_ones(width)
                    }
                    _ => value as u64,
                };
                Ok(self.b.const_int(id, value))
            }
            Constant::WideInt(words) => {
                let width = self.b.width(id);
                let count = width.div_ceil(32) as usize;
                let word = |at: usize| {
                    let bits = words.get(at / 2).copied().unwrap_or(0);
                    (if at.is_multiple_of(2) { bits } else { bits >> 32 }) as u32
                };
                Ok(self
                    .b
                    .declare(Op::Constant, id, |w| (0..count).fold(w, |w, at| w.literal(word(at)))))
            }
            Constant::Float(bits) => Ok(self.b.const_float_bits(id, bits[0])),
            Constant::Splat(scalar) => {
                let (element, count) = self.elements(ty);
                if count > MAX_SPLAT {
                    let what = format_args!("a constant vector of {count} equal elements");
                    return Err(Error::unsupported(what));
                }
                let part = self.constant_of(element, scalar.into())?;
                let (component, padding) = self.element_of(id, count as usize);
                let mut parts = vec![part; count as usize];
                self.pad(&mut parts, component, padding);
                Ok(self.composite(id, &parts))
            }
            Constant::Aggregate(parts) => {
                self.check_aggregate(ty, parts)?;
                self.aggregate(id, parts)
            }
            Constant::Data(elements) => {
                let (element, padding) = self.element_of(id, elements.len());
                let float = matches!(self.b.type_kind(element), TypeKind::Float(_));
                let mut parts = Vec::with_capacity(elements.len());
                for &bits in elements {
                    parts.push(if float {
                        self.b.const_float_bits(element, bits)
                    } else {
                        self.b.const_int(element, bits)
                    });
                }
                self.pad(&mut parts, element, padding);
                Ok(self.composite(id, &parts))
            }
            Constant::Bytes(bytes) => {
                let (element, _) = self.element_of(id, bytes.len());
                let mut parts = Vec::with_capacity(bytes.len());
                for &byte in bytes {
                    parts.push(self.b.const_int(element, u64::from(byte)));
                }
                Ok(self.composite(id, &parts))
            }
            Constant::DsoLocalEquivalent(value) | Constant::NoCfi(value) => {
                if self.llvm_type(value) != ty {
                    return Err(Error::malformed("a constant of another type than its function"));
                }
                self.value(value)
            }
            Constant::PtrAuth(_) => Err(Error::unsupported("constant 'ptrauth'")),
            Constant::BlockAddress { block, .. } => {
                let size = self.type_size();
                let number = self.b.const_int(size, Self::address_of_block(BlockId(block)));
                match self.b.type_kind(id) {
                    TypeKind::Pointer { .. } => {
                        Ok(self.b.constant_op(Op::ConvertUToPtr, id, &[number]))
                    }
                    _ => Err(Error::malformed("the address of a block that is no pointer")),
                }
            }
            Constant::InlineAsm(_) => {
                Err(Error::unsupported("inline assembly other than as a callee"))
            }
            Constant::Expr(_) => {
                Err(Error::malformed("a constant expression was not expected here"))
            }
            _ => Err(Error::unsupported("a constant of this kind")),
        }
    }

    /// The element type of an array or vector, and the number of elements that its container has
    /// beyond `count`.
    fn element_of(&self, ty: Id, count: usize) -> (Id, usize) {
        match self.b.type_kind(ty) {
            TypeKind::Array { element, length } => {
                let length = self.b.constant_value(length).unwrap_or(count as u64);
                (element, (length as usize).saturating_sub(count))
            }
            TypeKind::Vector { component, count: has } => {
                (component, (has as usize).saturating_sub(count))
            }
            _ => (ty, 0),
        }
    }

    fn pad(&mut self, parts: &mut Vec<Id>, element: Id, padding: usize) {
        if padding > 0 {
            let filler = self.b.undef(element);
            parts.extend(std::iter::repeat_n(filler, padding.min(1024)));
        }
    }

    fn aggregate(&mut self, ty: Id, values: &[ValueId]) -> Result<Id> {
        let inline = self.at_entry();
        let outer = std::mem::replace(&mut self.s.hoisting, !inline);
        let id = self.aggregate_at(ty, values, inline);
        self.s.hoisting = outer;
        id
    }

    /// `inline`: instructions go where code is being written.
    fn aggregate_at(&mut self, ty: Id, values: &[ValueId], inline: bool) -> Result<Id> {
        let mut parts = Vec::with_capacity(values.len());
        let (element, padding) = self.element_of(ty, values.len());
        for (at, &value) in values.iter().enumerate() {
            let member = match self.b.type_kind(ty) {
                TypeKind::Struct { .. } => self.b.struct_member(ty, at as u32),
                _ => element,
            };
            // Expressions inside a composite have their constant form, so that it is one too.
            let outer = std::mem::replace(&mut self.constant_mode, true);
            let id = self.value(value);
            let id = id.map(|id| self.convert_pointer(id, member));
            self.constant_mode = outer;
            parts.push(id?);
        }
        if values.is_empty() && padding == 0 {
            return Ok(self.b.const_null(ty));
        }
        if element != ty {
            self.pad(&mut parts, element, padding);
        }
        if let Some(part) = self.only_part(ty, &parts) {
            return Ok(part);
        }
        // References to instructions of a function cannot be in a constant composite.
        if !self.constant_mode && parts.iter().any(|&part| !self.b.is_constant(part)) {
            if inline {
                return Ok(self.b.op(Op::CompositeConstruct, ty, &parts));
            }
            self.b.swap_prologue();
            let id = self.b.op(Op::CompositeConstruct, ty, &parts);
            self.b.swap_prologue();
            return Ok(id);
        }
        Ok(self.b.const_composite(ty, &parts))
    }

    /// A vector of one element is that element.
    fn only_part(&self, ty: Id, parts: &[Id]) -> Option<Id> {
        match *parts {
            [part] if self.b.type_of(part) == ty => Some(part),
            _ => None,
        }
    }

    /// A constant of these parts.
    fn composite(&mut self, ty: Id, parts: &[Id]) -> Id {
        self.only_part(ty, parts).unwrap_or_else(|| self.b.const_composite(ty, parts))
    }

    /// A component of a constant vector in an initialiser.
    fn initializer_part(&mut self, vector: Id, at: u32) -> Result<Id> {
        if let Some(part) = self.constant_part(vector, at) {
            return Ok(part);
        }
        if !self.b.is_constant(vector) {
            return Err(unknown_part());
        }
        let (component, count) = self.parts(self.b.type_of(vector));
        if count == 1 {
            return Ok(vector);
        }
        let extract = u32::from(Op::CompositeExtract.0);
        Ok(self
            .b
            .declare(Op::SpecConstantOp, component, |w| w.literal(extract).id(vector).literal(at)))
    }

    fn constant_expression(&mut self, ty: TypeId, expression: ConstantExpr<'_>) -> Result<Id> {
        self.check_expression(ty, expression)?;
        if self.constant_mode {
            return self.expression(ty, expression);
        }
        let inline = self.at_entry();
        let outer = std::mem::replace(&mut self.s.hoisting, !inline);
        let id = self.expression_at(ty, expression, inline);
        self.s.hoisting = outer;
        id
    }

    /// `inline`: where code is being written, else before all of the entry block.
    fn expression_at(
        &mut self,
        ty: TypeId,
        expression: ConstantExpr<'_>,
        inline: bool,
    ) -> Result<Id> {
        // Operands first: they may be expressions, which go before this one.
        expression.try_each_operand(|operand| self.value(operand).map(|_| ()))?;
        if inline {
            return self.expression(ty, expression);
        }
        self.b.swap_prologue();
        let id = self.expression(ty, expression);
        self.b.swap_prologue();
        id
    }

    fn expression(&mut self, ty: TypeId, expression: ConstantExpr<'_>) -> Result<Id> {
        match expression {
            ConstantExpr::Cast { op, value, .. } => self.cast(op, value, ty, None),
            ConstantExpr::GetElementPtr { source, base, indices, flags, .. } => {
                self.element_pointer(source, base, indices, flags, ty, None)
            }
            ConstantExpr::Binary { op, flags, lhs, rhs } => self.binary(op, flags, lhs, rhs, ty),
            ConstantExpr::Cmp { predicate, lhs, rhs } => self.compare(predicate, lhs, rhs, ty),
            ConstantExpr::Select { condition, then, otherwise } => {
                let result = self.lower_type(ty)?;
                self.select(condition, then, otherwise, result)
            }
            ConstantExpr::FNeg { value } => {
                let result = self.lower_type(ty)?;
                let value = self.value(value)?;
                Ok(self.emit(Op::FNegate, result, &[value]))
            }
            ConstantExpr::ExtractElement { vector, index } if !self.constant_mode => {
                let result = self.lower_type(ty)?;
                self.extract_element(vector, index, result)
            }
            ConstantExpr::InsertElement { vector, element, index } if !self.constant_mode => {
                let result = self.lower_type(ty)?;
                self.insert_element(vector, element, index, result)
            }
            ConstantExpr::ShuffleVector { first, second, mask } if !self.constant_mode => {
                let result = self.lower_type(ty)?;
                self.shuffle_vector(first, second, mask, ty, result)
            }
            ConstantExpr::ExtractElement { vector, index } => {
                let vector = self.value(vector)?;
                let at = self.constant_int(index).and_then(|at| u32::try_from(at).ok());
                self.initializer_part(vector, at.ok_or_else(unknown_part)?)
            }
            ConstantExpr::InsertElement { vector, element, index } => {
                let result = self.lower_type(ty)?;
                let (vector, element) = (self.value(vector)?, self.value(element)?);
                let at = self.constant_int(index).ok_or_else(unknown_part)?;
                let mut parts = Vec::new();
                for place in 0..self.parts(result).1 {
                    parts.push(match i64::from(place) == at {
                        true => element,
                        false => self.initializer_part(vector, place)?,
                    });
                }
                Ok(self.composite(result, &parts))
            }
            ConstantExpr::ShuffleVector { first, second, mask } => {
                let result = self.lower_type(ty)?;
                let mut places = Vec::new();
                self.mask(mask, &mut places)?;
                let length = self.elements(self.llvm_type(first)).1;
                let (first, second) = (self.value(first)?, self.value(second)?);
                let (component, count) = self.parts(result);
                let mut parts = Vec::with_capacity(places.len());
                for &at in &places {
                    parts.push(match at.checked_sub(length) {
                        _ if at == UNDEFINED => self.b.undef(component),
                        None => self.initializer_part(first, at)?,
                        Some(of_second) => self.initializer_part(second, of_second)?,
                    });
                }
                let padding = (count as usize).saturating_sub(parts.len());
                self.pad(&mut parts, component, padding);
                Ok(self.composite(result, &parts))
            }
            _ => Err(Error::unsupported("a constant expression of this kind")),
        }
    }
}
