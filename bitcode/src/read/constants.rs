//! The records of CONSTANTS_BLOCK, of every version: also those of constant expressions that LLVM no
//! longer has.

use super::attributes::decode_signed;
use super::operators;
use super::types::span;
use crate::bitstream::{BlockReader, Record};
use crate::codes::constant as code;
use crate::error::{Error, Fault};
use crate::ir::constants::{ConstantTable, INRANGE_INDEX, INRANGE_WORDS, Kind, Row, SPLAT, Scope};
use crate::ir::*;

impl ConstantTable {
    /// Reads the constants of a block.
    pub(super) fn read<'a>(
        &mut self,
        reader: &mut BlockReader<'a, '_>,
        record: &mut Record<'a>,
        scope: &Scope<'_>,
    ) -> Result<(), Error> {
        let before = self.rows.len();
        let types = scope.types;
        let mut ty = scope.index.find(Type::Integer(32));
        let start = reader.cursor().byte();
        while let Some((record_code, at)) = reader.next_record(record)? {
            if record_code == code::SETTYPE {
                let id = record.get(0).filter(|&id| id < types.len() as u64).ok_or_else(|| {
                    Error::malformed(at, "constants: SETTYPE of a type that does not exist")
                })?;
                let id = TypeId(id as u32);
                if matches!(types.get(id), Type::Void | Type::Function { .. } | Type::Label) {
                    return Err(Error::malformed(
                        at,
                        "constants: SETTYPE of a type without values",
                    ));
                }
                ty = Some(id);
                continue;
            }
            let Some(ty) = ty else {
                return Err(Error::malformed(at, "constants: a constant before SETTYPE"));
            };
            let row = self.read_one(record_code, &record.values, ty, scope).map_err(|fault| {
                let number = self.rows.len().saturating_add(scope.first as usize);
                Error::within(at, format_args!("constant {number}"), fault)
            })?;
            self.rows.push(row);
        }
        self.check(before, scope).map_err(|fault| Error::at(start, fault))
    }

    fn read_one(
        &mut self,
        record_code: u32,
        values: &[u64],
        ty: TypeId,
        scope: &Scope<'_>,
    ) -> Result<Row, Fault> {
        let types = scope.types;
        let row = |kind, a, b| Row { ty, kind, sub: 0, flags: Flags(0), a, b };
        let long = |kind, value: u64| row(kind, value as u32, (value >> 32) as u32);
        let value = |index: usize| {
            let short = || Fault::from(format!("record {record_code} is too short"));
            values.get(index).copied().ok_or_else(short)
        };
        let operand = |index: usize| -> Result<ValueId, Fault> {
            let id = value(index)?;
            if id < 1 << 31 { Ok(ValueId(id as u32)) } else { Err("operand out of range".into()) }
        };
        let type_at = |index: usize| -> Result<TypeId, Fault> {
            let id = value(index)?;
            if id < types.len() as u64 {
                Ok(TypeId(id as u32))
            } else {
                Err(format!("type {id} does not exist").into())
            }
        };
        let scalar = types.get(types.scalar(ty));
        // A number whose type is a vector is that of all elements.
        let splat = if matches!(types.get(ty), Type::Vector { .. }) { SPLAT } else { 0 };
        let number = |row: Row| Row { sub: splat, ..row };
        // The width of an integer or a byte, whichever the record is of.
        let width = |byte: bool| match scalar {
            Type::Integer(bits) if !byte => Ok(bits),
            Type::Byte(bits) if byte => Ok(bits),
            _ if byte => Err(Fault::from("a byte of another type")),
            _ => Err(Fault::from("an integer of another type")),
        };
        let needs_vector = || match types.get(ty) {
            Type::Vector { .. } => Ok(()),
            _ => Err(Fault::from("the type is not a vector")),
        };
        Ok(match record_code {
            code::NULL => row(Kind::Null, 0, 0),
            code::UNDEF => row(Kind::Undef, 0, 0),
            code::POISON => row(Kind::Poison, 0, 0),
            code::INTEGER | code::BYTE => {
                let bits = width(record_code == code::BYTE)?;
                let unused = 64u32.saturating_sub(bits);
                number(long(Kind::Int, ((decode_signed(value(0)?) << unused) >> unused) as u64))
            }
            code::WIDE_INTEGER | code::WIDE_BYTE => {
                let bits = width(record_code == code::WIDE_BYTE)?;
                let full = bits.div_ceil(64) as usize;
                value(0)?;
                if values.len() > full {
                    return Err(
                        format!("{} words for an integer of {bits} bits", values.len()).into()
                    );
                }
                if let Some(unused) = 64u32.checked_sub(bits) {
                    return Ok(number(long(
                        Kind::Int,
                        ((decode_signed(values[0]) << unused) >> unused) as u64,
                    )));
                }
                let start = self.words.len();
                self.words.extend(values.iter().map(|&word| decode_signed(word) as u64));
                if bits <= 1024 {
                    self.words.resize(start.saturating_add(full), 0);
                }
                let (start, len) = span(start, &self.words);
                number(row(Kind::WideInt, start, len))
            }
            code::FLOAT => match scalar {
                Type::Half | Type::BFloat => number(long(Kind::Float, value(0)? & 0xffff)),
                Type::Float => number(long(Kind::Float, value(0)? & 0xffff_ffff)),
                Type::Double => number(long(Kind::Float, value(0)?)),
                Type::X86Fp80 | Type::Fp128 | Type::PpcFp128 => {
                    let (first, second) = (value(0)?, value(1)?);
                    let start = self.words.len() as u32;
                    // The record has the upper 64 bits of the 80, then the lower 16.
                    self.words.extend(if matches!(scalar, Type::X86Fp80) {
                        [second & 0xffff | first << 16, first >> 48]
                    } else {
                        [first, second]
                    });
                    number(row(Kind::WideFloat, start, 2))
                }
                _ => return Err("a floating-point number of another type".into()),
            },
            code::AGGREGATE => {
                let length = match types.get(ty) {
                    Type::Struct { fields, .. } => u64::from(fields.len),
                    Type::Array { length, .. } => length,
                    Type::Vector { length, scalable: false, .. } => u64::from(length),
                    _ => return Err("an aggregate of another type".into()),
                };
                if values.len() as u64 != length {
                    return Err(format!("{} elements where {length} belong", values.len()).into());
                }
                if values.iter().any(|&id| id >= 1 << 31) {
                    return Err("operand out of range".into());
                }
                let (a, b) = self.push_operands(values.iter().map(|&id| ValueId(id as u32)));
                row(Kind::Aggregate, a, b)
            }
            code::STRING | code::CSTRING => {
                let nul = record_code == code::CSTRING;
                match types.get(ty) {
                    Type::Array { length, element }
                        if matches!(types.get(element), Type::Integer(8) | Type::Byte(8))
                            && length.checked_sub(nul.into()) == Some(values.len() as u64) => {}
                    _ => return Err("a string whose type is not an array of its length".into()),
                }
                let start = self.bytes.len();
                self.bytes.extend(values.iter().map(|&byte| byte as u8));
                if nul {
                    self.bytes.push(0);
                }
                let (start, len) = span(start, &self.bytes);
                row(Kind::Bytes, start, len)
            }
            code::DATA => {
                let (length, element) = match types.get(ty) {
                    Type::Array { length, element } => (length, element),
                    Type::Vector { length, element, scalable: false } => {
                        (u64::from(length), element)
                    }
                    _ => return Err("data of another type than array or vector".into()),
                };
                let mask = match types.get(element) {
                    Type::Integer(8) | Type::Byte(8) => 0xff,
                    Type::Integer(16) | Type::Byte(16) | Type::Half | Type::BFloat => 0xffff,
                    Type::Integer(32) | Type::Byte(32) | Type::Float => 0xffff_ffff,
                    Type::Integer(64) | Type::Byte(64) | Type::Double => u64::MAX,
                    _ => return Err("data with elements of another type".into()),
                };
                if values.len() as u64 != length {
                    return Err(format!("{} elements where {length} belong", values.len()).into());
                }
                let start = self.words.len();
                self.words.extend(values.iter().map(|&value| value & mask));
                row(Kind::Data, start as u32, values.len() as u32)
            }
            // [opcode, operand]
            code::CE_UNOP => {
                if value(0)? != 0 {
                    return Err(Fault::Unsupported(format!("unary operator {}", value(0)?)));
                }
                row(Kind::FNeg, operand(1)?.0, 0)
            }
            // [opcode, operand, operand, flags?]
            code::CE_BINOP => {
                let op = operators::binary(value(0)?, scalar.is_float())
                    .ok_or_else(|| Fault::Unsupported(format!("binary operator {}", values[0])))?;
                let flags = values.get(3).map_or(Flags(0), |&raw| operators::binary_flags(op, raw));
                Row { sub: op as u8, flags, ..row(Kind::Binary, operand(1)?.0, operand(2)?.0) }
            }
            // [opcode, operand's type, operand]
            code::CE_CAST => {
                let op = CastOp::from_code(value(0)?)
                    .ok_or_else(|| Fault::Unsupported(format!("cast {}", values[0])))?;
                type_at(1)?;
                Row { sub: op as u8, ..row(Kind::Cast, operand(2)?.0, 0) }
            }
            code::CE_GEP_OLD
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD
            | code::CE_GEP_WITH_INRANGE
            | code::CE_GEP => return self.read_gep(record_code, values, ty, scope),
            code::CE_SELECT => {
                let (a, b) = self.push_operands([operand(0)?, operand(1)?, operand(2)?]);
                row(Kind::Select, a, b)
            }
            // [vector's type, vector, index's type, index]; before LLVM 3.3 without the third.
            code::CE_EXTRACTELT => {
                type_at(0)?;
                let index = if values.len() == 4 { operand(3)? } else { operand(2)? };
                row(Kind::ExtractElement, operand(1)?.0, index.0)
            }
            code::CE_INSERTELT => {
                needs_vector()?;
                let index = if values.len() == 4 { operand(3)? } else { operand(2)? };
                let (a, b) = self.push_operands([operand(0)?, operand(1)?, index]);
                row(Kind::InsertElement, a, b)
            }
            code::CE_SHUFFLEVEC => {
                needs_vector()?;
                let (a, b) = self.push_operands([operand(0)?, operand(1)?, operand(2)?]);
                row(Kind::ShuffleVector, a, b)
            }
            code::CE_SHUFVEC_EX => {
                needs_vector()?;
                type_at(0)?;
                let (a, b) = self.push_operands([operand(1)?, operand(2)?, operand(3)?]);
                row(Kind::ShuffleVector, a, b)
            }
            // [operands' type, operand, operand, predicate]
            code::CE_CMP => {
                let predicate = Predicate::from_code(value(3)?)
                    .ok_or_else(|| Fault::Unsupported(format!("predicate {}", values[3])))?;
                Row { sub: predicate as u8, ..row(Kind::Cmp, operand(1)?.0, operand(2)?.0) }
            }
            code::INLINEASM_OLD | code::INLINEASM_OLD2 | code::INLINEASM_OLD3 | code::INLINEASM => {
                return self.read_inline_asm(record_code, values, ty, types);
            }
            // [function's type, function, block]
            code::BLOCKADDRESS => {
                let block = u32::try_from(value(2)?).map_err(|_| "block out of range")?;
                row(Kind::BlockAddress, operand(1)?.0, block)
            }
            code::DSO_LOCAL_EQUIVALENT => row(Kind::DsoLocalEquivalent, operand(1)?.0, 0),
            code::NO_CFI_VALUE => row(Kind::NoCfi, operand(1)?.0, 0),
            code::PTRAUTH | code::PTRAUTH2 => {
                let count = if record_code == code::PTRAUTH { 4 } else { 5 };
                let operands = (0..count).map(operand).collect::<Result<Vec<_>, _>>()?;
                let (a, b) = self.push_operands(operands);
                row(Kind::PtrAuth, a, b)
            }
            other => return Err(Fault::Unsupported(format!("constant record with code {other}"))),
        })
    }

    /// `getelementptr`: [source type, flags or inrange, (type, operand)...] in several forms.
    fn read_gep(
        &mut self,
        record_code: u32,
        values: &[u64],
        ty: TypeId,
        scope: &Scope<'_>,
    ) -> Result<Row, Fault> {
        let types = scope.types;
        let mut rest = values;
        let mut next = || -> Result<u64, Fault> {
            let (&first, tail) = rest.split_first().ok_or("a getelementptr is too short")?;
            rest = tail;
            Ok(first)
        };
        let mut sub = 0;
        let mut extra = [0; 2];
        let mut flags = Flags(0);
        let mut source = None;
        match record_code {
            code::CE_GEP_OLD | code::CE_INBOUNDS_GEP => {
                if values.len() % 2 == 1 {
                    source = Some(next()?);
                }
                if record_code == code::CE_INBOUNDS_GEP {
                    flags = Flags(Flags::INBOUNDS);
                }
            }
            _ => {
                source = Some(next()?);
                let raw = next()?;
                match record_code {
                    code::CE_GEP_WITH_INRANGE_INDEX_OLD => {
                        flags = operators::gep_flags(raw & 1);
                        sub = INRANGE_INDEX;
                        extra[0] = u32::try_from(raw >> 1).map_err(|_| "inrange index")?;
                    }
                    code::CE_GEP_WITH_INRANGE => {
                        flags = operators::gep_flags(raw);
                        sub = INRANGE_WORDS;
                        let width = next()?;
                        if width == 0 || width > 64 {
                            return Err(Fault::Unsupported(format!("inrange of {width} bits")));
                        }
                        let start = self.words.len() as u32;
                        let (low, high) = (decode_signed(next()?), decode_signed(next()?));
                        self.words.extend([low as u64, high as u64]);
                        extra = [start, 2];
                    }
                    _ => flags = operators::gep_flags(raw),
                }
            }
        }
        if rest.is_empty() || !rest.len().is_multiple_of(2) {
            return Err("a getelementptr whose operands are not pairs".into());
        }
        let mut base_type = None;
        let start = self.operands.len();
        self.operands.extend([ValueId(0), ValueId(extra[0]), ValueId(extra[1])]);
        for pair in rest.chunks_exact(2) {
            if pair[0] >= types.len() as u64 || pair[1] >= 1 << 31 {
                return Err("a getelementptr has an operand out of range".into());
            }
            base_type.get_or_insert(TypeId(pair[0] as u32));
            self.operands.push(ValueId(pair[1] as u32));
        }
        let pointer = base_type.map(|ty| types.get(types.scalar(ty)));
        let Some(Type::Pointer { pointee, .. }) = pointer else {
            return Err("the base of a getelementptr is no pointer".into());
        };
        let source = match source {
            Some(id) if id < types.len() as u64 => TypeId(id as u32),
            Some(_) => return Err("a getelementptr of a type that does not exist".into()),
            None => pointee.ok_or("an old getelementptr on an opaque pointer")?,
        };
        if !types.is_element(source) {
            return Err("a getelementptr in a type that is not in memory".into());
        }
        self.operands[start] = ValueId(source.0);
        let (start, len) = span(start, &self.operands);
        Ok(Row { ty, kind: Kind::GetElementPtr, sub, flags, a: start, b: len })
    }

    /// Inline assembly: [function type?, flags, length, assembly..., length, constraints...].
    fn read_inline_asm(
        &mut self,
        record_code: u32,
        values: &[u64],
        ty: TypeId,
        types: &TypeTable,
    ) -> Result<Row, Fault> {
        let short = "inline assembly: record is too short";
        let (function_type, rest) = if record_code == code::INLINEASM {
            let (&id, rest) = values.split_first().ok_or(short)?;
            (Some(id), rest)
        } else {
            // Before LLVM 14 the type was that of the pointer.
            let pointee = match types.get(ty) {
                Type::Pointer { pointee, .. } => pointee,
                _ => None,
            };
            (pointee.map(|id| u64::from(id.0)), values)
        };
        let function_type = match function_type {
            Some(id)
                if id < types.len() as u64
                    && matches!(types.get(TypeId(id as u32)), Type::Function { .. }) =>
            {
                TypeId(id as u32)
            }
            _ => return Err("inline assembly without a function type".into()),
        };
        let &[flags, length, ref rest @ ..] = rest else { return Err(short.into()) };
        if length >= rest.len() as u64 {
            return Err(short.into());
        }
        let (assembly, rest) = rest.split_at(length as usize);
        let (&length, constraints) = rest.split_first().ok_or(short)?;
        if length > constraints.len() as u64 {
            return Err(short.into());
        }
        let constraints = &constraints[..length as usize];
        let start = self.bytes.len() as u32;
        self.bytes.extend(assembly.iter().chain(constraints).map(|&byte| byte as u8));
        let (a, _) = self.push_operands([
            ValueId(function_type.0),
            ValueId(assembly.len() as u32),
            ValueId(constraints.len() as u32),
        ]);
        let mask = match record_code {
            code::INLINEASM_OLD => 3,
            code::INLINEASM_OLD2 => 7,
            _ => 15,
        };
        let sub = (flags & mask) as u8;
        Ok(Row { ty, kind: Kind::InlineAsm, sub, flags: Flags(0), a, b: start })
    }
}
