//! The extended instructions of OpenCL that touch memory: loads and stores of vectors and halves, and
//! functions with a second result behind a pointer.

use lapidary_spirv::grammar::Op;
use lapidary_spirv::read::Instruction;

use crate::error::{Error, Result};
use crate::extended;
use crate::float::{Format, Rounding};
use crate::integer::signed;
use crate::machine::{Done, Item, Machine};
use crate::math;
use crate::types::Type;
use crate::value::{Scalar, Value};

impl Machine<'_> {
    /// Executes an extended instruction that touches memory.
    pub(crate) fn extended_access(
        &mut self,
        item: &mut Item,
        instruction: &Instruction<'_>,
    ) -> Result<Done> {
        let words = instruction.words;
        let &[_, ty, _, set, number, ref operands @ ..] = words else { return Ok(Done::NotMine) };
        if instruction.op() != Op::ExtInst {
            return Ok(Done::NotMine);
        }
        if self.program.idle_sets.contains(&set) {
            return Ok(Done::Nothing);
        }
        let name = extended::name(&self.scope(item), set, number)?;
        if name == "prefetch" {
            return Ok(Done::Nothing);
        }
        if name.starts_with("vload") {
            return self.vector_load(item, name, ty, operands).map(Done::Value);
        }
        if name.starts_with("vstore") {
            self.vector_store(item, name, operands)?;
            return Ok(Done::Nothing);
        }
        match name {
            "fract" | "frexp" | "lgamma_r" | "modf" | "remquo" | "sincos" => {
                self.second_result(item, name, ty, operands).map(Done::Value)
            }
            _ => Ok(Done::NotMine),
        }
    }

    /// The address of the element at an offset, counted in vectors of `stride` elements.
    fn element(&self, item: &Item, offset: u32, pointer: u32, stride: u64) -> Result<u64> {
        let width = self.program.types.width(self.program.type_of(offset)?)?;
        let offset = self.scope(item).number(offset, "an offset")?;
        let address = self.address(item, pointer)?;
        let bytes = signed(offset, width).wrapping_mul(stride.into());
        Ok(address.wrapping_add(bytes as u64))
    }

    /// Elements between two vectors: those of `vloada` and `vstorea` with three are four apart.
    fn stride(name: &str, count: u64) -> u64 {
        let aligned = name.starts_with("vloada") || name.starts_with("vstorea");
        if aligned && count == 3 { 4 } else { count }
    }

    fn vector_load(&mut self, item: &Item, name: &str, ty: u32, operands: &[u32]) -> Result<Value> {
        let &[offset, pointer, ..] = operands else {
            return Err(Error::malformed(format!("{name} without a pointer")));
        };
        let (scalar, element) = self.program.types.lane(ty)?;
        let count = self.program.types.count(ty)?.unwrap_or(1);
        let of_half = name.contains("half");
        let size = if of_half { 2 } else { self.program.types.size(element)? };
        let base = self.element(item, offset, pointer, Self::stride(name, count) * size)?;
        let mut lanes = Vec::new();
        for index in 0..count {
            let address = base.wrapping_add(index * size);
            lanes.push(if of_half {
                let (bytes, undefined) = self.memory.read(address, 2)?;
                let half = u16::from_le_bytes([bytes[0], bytes[1]]).into();
                let format = self.program.types.format(ty)?;
                match undefined {
                    [0, 0] => {
                        let number = Format::Half.decode(half);
                        Scalar::new(format.encode(number, Rounding::NearestEven))
                    }
                    _ => Scalar::undefined(format.width()),
                }
            } else {
                self.load(item, address, element)?.scalar()
            });
        }
        Ok(Value::from_lanes(scalar, lanes.into_iter()))
    }

    fn vector_store(&mut self, item: &Item, name: &str, operands: &[u32]) -> Result<()> {
        let &[data, offset, pointer, ref rest @ ..] = operands else {
            return Err(Error::malformed(format!("{name} without a pointer")));
        };
        let ty = self.program.type_of(data)?;
        let (_, element) = self.program.types.lane(ty)?;
        let count = self.program.types.count(ty)?.unwrap_or(1);
        let of_half = name.contains("half");
        let size = if of_half { 2 } else { self.program.types.size(element)? };
        let base = self.element(item, offset, pointer, Self::stride(name, count) * size)?;
        let rounding = match rest {
            [mode] => Rounding::of(*mode)
                .ok_or_else(|| Error::unsupported(format!("rounding mode {mode}")))?,
            _ => Rounding::default(),
        };
        let value = self.value(item, data)?;
        for (index, lane) in value.lanes().enumerate() {
            let address = base.wrapping_add(index as u64 * size);
            if of_half {
                let format = self.program.types.format(ty)?;
                let (bytes, undefined) = self.memory.write(address, 2)?;
                let half = lane.defined().map(|bits| format.decode(bits));
                let half = half.map(|number| Format::Half.encode(number, rounding) as u16);
                bytes.copy_from_slice(&half.unwrap_or_default().to_le_bytes());
                undefined.fill(if half.is_some() { 0 } else { 0xff });
            } else {
                self.store(address, element, &lane.into())?;
            }
        }
        Ok(())
    }

    /// Functions that return one result and store another, lane by lane.
    fn second_result(
        &mut self,
        item: &Item,
        name: &str,
        ty: u32,
        operands: &[u32],
    ) -> Result<Value> {
        let Some((&pointer, operands)) = operands.split_last() else {
            return Err(Error::malformed(format!("{name} without a pointer")));
        };
        let format = self.program.types.format(ty)?;
        let (scalar, _) = self.program.types.lane(ty)?;
        let values = operands.iter().map(|&id| self.value(item, id)).collect::<Result<Vec<_>>>()?;
        // What is stored has the shape of the result: integers of 32 bits, or the result's type.
        let stores_integers = matches!(name, "frexp" | "lgamma_r" | "remquo");
        let stored_width = if stores_integers { 32 } else { format.width() };
        let (mut results, mut stored) = (Vec::new(), Vec::new());
        for index in 0..self.program.types.count(ty)?.unwrap_or(1) as usize {
            let lane = |value: &Value| value.lanes().nth(index).and_then(Scalar::defined);
            let numbers: Option<Vec<f64>> =
                values.iter().map(|value| lane(value).map(|bits| format.decode(bits))).collect();
            let Some(numbers) = numbers else {
                results.push(Scalar::undefined(format.width()));
                stored.push(Scalar::undefined(stored_width));
                continue;
            };
            let (result, second) = both(name, &numbers, format);
            let new = |number| Scalar::new(format.encode(number, Rounding::NearestEven));
            results.push(new(result));
            stored.push(match stores_integers {
                true => Scalar::partial(second as i128 as u128, 0, 32),
                false => new(second),
            });
        }
        let address = self.address(item, pointer)?;
        let pointee = match self.program.types.get(self.program.type_of(pointer)?)? {
            Type::Pointer { pointee: Some(pointee), .. } => *pointee,
            _ if !stores_integers => ty,
            _ => return Err(Error::unsupported(format!("{name} with an untyped pointer"))),
        };
        self.store(address, pointee, &Value::from_lanes(scalar, stored.into_iter()))?;
        Ok(Value::from_lanes(scalar, results.into_iter()))
    }
}

/// The result, and what is stored.
fn both(name: &str, numbers: &[f64], format: Format) -> (f64, f64) {
    let x = numbers.first().copied().unwrap_or_default();
    match name {
        "fract" => {
            // Less than one, however it is rounded.
            let below_one = format.decode(format.encode(1.0, Rounding::Zero) - 1);
            ((x - x.floor()).min(below_one), x.floor())
        }
        "frexp" => {
            let (fraction, exponent) = math::frexp(x);
            (fraction, exponent.into())
        }
        "lgamma_r" => {
            let (log, sign) = math::log_gamma(x);
            (log, sign.into())
        }
        "modf" if x.is_infinite() => (0f64.copysign(x), x),
        "modf" => ((x - x.trunc()).copysign(x), x.trunc()),
        "remquo" => math::remainder(x, numbers.get(1).copied().unwrap_or_default()),
        // sincos
        _ => (x.sin(), x.cos()),
    }
}
