//! Types, constants and global variables: the declarations of a module, evaluated in order.

use lapidary_spirv::grammar::{FPEncoding, Op, StorageClass};
use lapidary_spirv::read::{Instruction, Section};

use crate::error::{Error, Result};
use crate::evaluate::evaluate;
use crate::float::Format;
use crate::memory::{Memory, Owner, Slot};
use crate::program::{Program, Scope};
use crate::types::Type;
use crate::value::{Scalar, Value};

impl Program<'_> {
    /// Evaluates the declarations. `specializations` are values of specialization constants, by
    /// their `SpecId`.
    pub(crate) fn declare(
        &mut self,
        memory: &mut Memory,
        specializations: &[(u32, u64)],
    ) -> Result<()> {
        let module = self.module;
        for callee in module.functions() {
            // A function has an address, as a pointer to it is a number like any other.
            let address =
                memory.reserve(Owner::Function(callee.id), StorageClass::CodeSectionINTEL, 0)?;
            self.constants[callee.id as usize] = Some(Scalar::new(address.into()).into());
        }
        for declaration in module.section(Section::Declarations) {
            let Some(id) = declaration.result() else { continue };
            self.declaration(id, &declaration, memory, specializations)
                .map_err(|error| error.within(|| format!("in {} %{id}", declaration.op())))?;
        }
        Ok(())
    }

    fn declaration(
        &mut self,
        id: u32,
        declaration: &Instruction<'_>,
        memory: &mut Memory,
        specializations: &[(u32, u64)],
    ) -> Result<()> {
        let op = declaration.op();
        if self.declare_type(id, declaration)? {
            return Ok(());
        }
        let Some(ty) = declaration.result_type() else { return Ok(()) };
        if op == Op::Variable || op == Op::UntypedVariableKHR {
            return self.variable(id, ty, declaration, memory);
        }
        let marks = self.marks(id);
        let chosen = marks.spec_id.and_then(|spec_id| {
            let chosen = specializations.iter().find(|(number, _)| *number == spec_id);
            chosen.map(|(_, value)| u128::from(*value))
        });
        let operands = declaration.words.get(3..).unwrap_or_default();
        let value = match op {
            Op::ConstantTrue => Value::bool(true),
            Op::ConstantFalse => Value::bool(false),
            Op::SpecConstantTrue => Value::bool(chosen.is_none_or(|value| value != 0)),
            Op::SpecConstantFalse => Value::bool(chosen.is_some_and(|value| value != 0)),
            Op::Constant | Op::SpecConstant => {
                let literal =
                    operands.iter().rev().fold(0u128, |n, &word| n << 32 | u128::from(word));
                Scalar::partial(chosen.unwrap_or(literal), 0, self.types.width(ty)?).into()
            }
            Op::ConstantNull => self.types.null(ty)?,
            Op::Undef => self.types.undefined(ty)?,
            Op::ConstantComposite
            | Op::SpecConstantComposite
            | Op::ConstantCompositeContinuedINTEL
            | Op::SpecConstantCompositeContinuedINTEL => {
                if operands.len() as u64 != self.types.count(ty)?.unwrap_or_default() {
                    // The rest is in the instructions after it (SPV_INTEL_long_composites).
                    return Err(Error::unsupported(format!("{op} in several parts")));
                }
                let scope = Scope { program: self, locals: &[] };
                let parts = operands.iter().map(|&part| scope.value(part).cloned());
                parts.collect::<Result<Value>>()?
            }
            Op::SpecConstantOp => {
                let scope = Scope { program: self, locals: &[] };
                let inner = Op(operands.first().copied().unwrap_or_default() as u16);
                evaluate(&scope, inner, ty, id, &operands[1..])?
            }
            Op::ConstantFunctionPointerINTEL => {
                let scope = Scope { program: self, locals: &[] };
                scope.value(operands.first().copied().unwrap_or_default())?.clone()
            }
            // What uses it, an image or a record of debug information, has its own opinion of it.
            _ => return Ok(()),
        };
        self.constants[id as usize] = Some(value);
        Ok(())
    }

    /// Adds a type; whether it is one.
    fn declare_type(&mut self, id: u32, declaration: &Instruction<'_>) -> Result<bool> {
        let word = |index| declaration.word(index).unwrap_or_default();
        let ty = match declaration.op() {
            Op::TypeVoid => Type::Void,
            Op::TypeBool => Type::Bool,
            Op::TypeInt => match word(2) {
                width @ 1..=128 => Type::Int { width },
                width => return Err(Error::unsupported(format!("integers of {width} bits"))),
            },
            Op::TypeFloat => Type::Float(match (word(2), declaration.word(3)) {
                (16, None) => Format::Half,
                (16, Some(encoding)) if encoding == FPEncoding::BFloat16KHR.0 => Format::BFloat,
                (32, None) => Format::Single,
                (64, None) => Format::Double,
                (width, _) => return Err(Error::unsupported(format!("a type of {width} bits"))),
            }),
            Op::TypeVector => Type::Vector { element: word(2), count: word(3) },
            Op::TypeArray => {
                let scope = Scope { program: self, locals: &[] };
                let count = scope.number(word(3), "the length of an array")?;
                let count = u64::try_from(count).unwrap_or(u64::MAX);
                Type::Array { element: word(2), count }
            }
            Op::TypeStruct => {
                let packed = self.marks(id).packed;
                self.types.insert_struct(id, &declaration.words[2..], packed)?;
                return Ok(true);
            }
            Op::TypePointer => {
                Type::Pointer { class: StorageClass(word(2)), pointee: Some(word(3)) }
            }
            Op::TypeUntypedPointerKHR => {
                Type::Pointer { class: StorageClass(word(2)), pointee: None }
            }
            Op::TypeFunction => Type::Function,
            Op::TypeEvent | Op::TypeOpaque => Type::Handle,
            op => {
                // An image, a queue: an instruction that uses it is refused, the type need not be.
                let is_type = op.name().is_some_and(|name| name.starts_with("OpType"));
                if is_type {
                    self.types.insert(id, Type::Handle)?;
                }
                return Ok(is_type);
            }
        };
        self.types.insert(id, ty)?;
        Ok(true)
    }

    /// Gives a global variable its memory. Local memory has a life for each work-group.
    fn variable(
        &mut self,
        id: u32,
        ty: u32,
        variable: &Instruction<'_>,
        memory: &mut Memory,
    ) -> Result<()> {
        let words = variable.words;
        let (pointee, initializer) = match variable.op() {
            Op::Variable => (self.types.pointee(ty)?, words.get(4)),
            _ => (words.get(4).copied().unwrap_or_default(), words.get(5)),
        };
        let class = self.class(ty)?;
        let marks = self.marks(id);
        let size = self.types.size(pointee)? as usize;
        let (mut bytes, mut undefined) = (vec![0; size], vec![0xff; size]);
        match initializer {
            Some(&initializer) => {
                // Padding of an initialised variable is zero.
                undefined.fill(0);
                let scope = Scope { program: self, locals: &[] };
                self.types.write(pointee, scope.value(initializer)?, &mut bytes, &mut undefined)?;
            }
            None if marks.imported && marks.built_in.is_none() => {
                // A kernel that uses it cannot run here; others of the module can.
                return Ok(());
            }
            // "A variable in program scope is zero if nothing else is said" (OpenCL C, 6.5.1).
            None if class == StorageClass::CrossWorkgroup => undefined.fill(0),
            None => {}
        }
        let constant = class == StorageClass::UniformConstant || class == StorageClass::Input;
        let address = memory.allocate(Slot {
            owner: Owner::Variable(id),
            class,
            constant,
            built_in: marks.built_in,
            bytes,
            undefined,
        })?;
        self.constants[id as usize] = Some(Scalar::new(address.into()).into());
        Ok(())
    }
}
