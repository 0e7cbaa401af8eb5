//! Calls that read specialization constants: what they are called, and what their arguments say.
//!
//! | function | arguments |
//! |---|---|
//! | `__sycl_getScalarSpecConstantValue`, `__sycl_getCompositeSpecConstantValue` | name |
//! | `__sycl_getScalar2020SpecConstantValue`, `__sycl_getComposite2020SpecConstantValue` | name, default, the runtime's buffer |
//! | `llvm.sycl.alloca` | name, default, the runtime's buffer, a value of the element type, alignment |
//!
//! The first four are templates by the type of the constant, which they return, or write to what their
//! first argument points to (`sret`). The last is an `alloca` of as many elements as the constant says.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, Body, Call, CastOp, Constant, ConstantExpr, FunctionId, GlobalId,
    InstId, Instruction, Type, TypeId, Value, ValueId,
};

use super::memory::{self, Memory};
use crate::{Error, Result};

/// What kind of getter a function is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// By name alone; the default is zero.
    Name,
    /// By name, default and buffer.
    Default,
    /// The length of an array.
    Alloca,
}

const GETTERS: &[(&str, Form)] = &[
    ("__sycl_getScalarSpecConstantValue", Form::Name),
    ("__sycl_getCompositeSpecConstantValue", Form::Name),
    ("__sycl_getScalar2020SpecConstantValue", Form::Default),
    ("__sycl_getComposite2020SpecConstantValue", Form::Default),
];

/// How many steps an address is followed: a limit against cycles.
const STEPS: u32 = 64;

/// A call that reads a constant.
#[derive(Clone, Debug)]
pub(crate) struct Read {
    /// The symbolic name.
    pub(crate) name: Vec<u8>,
    /// The type of the constant.
    pub(crate) ty: TypeId,
    /// The argument that points to where the value goes, if it does not come back.
    pub(crate) indirect: Option<ValueId>,
    /// The runtime's buffer, if the call has it.
    pub(crate) buffer: Option<ValueId>,
    /// Of an array with this length: the type of its elements, and their alignment.
    pub(crate) alloca: Option<(TypeId, u64)>,
    /// The variables with the name and the default.
    pub(super) variables: Vec<GlobalId>,
    /// The variable with the default, and where in it.
    default: Option<(GlobalId, u64)>,
}

/// The source name of a mangled one: `_Z`, its length, the name (Itanium C++ ABI, 5.1).
fn source_name(name: &[u8]) -> Option<&[u8]> {
    let rest = name.strip_prefix(b"_Z")?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let length: usize = std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()?;
    rest.get(digits..)?.get(..length)
}

/// Whether calls of a function of this name give the number of a specialization constant.
pub(super) fn uses_number(name: &[u8]) -> bool {
    source_name(name) == Some(b"__spirv_SpecConstant")
}

impl Form {
    /// What a function of this name is.
    pub(crate) fn of(name: &[u8]) -> Option<Self> {
        if name.starts_with(b"llvm.sycl.alloca.") {
            return Some(Self::Alloca);
        }
        let name = source_name(name)?;
        GETTERS.iter().find(|(getter, _)| getter.as_bytes() == name).map(|it| it.1)
    }

    /// What a call of such a function reads.
    pub(super) fn read(
        self,
        module: &Module<'_>,
        body: &Body,
        inst: InstId,
        call: &Call<'_>,
        callee: FunctionId,
    ) -> Result<Read> {
        let getter = || module.text(module.functions[callee.index()].object.name).into_owned();
        let is_void = body.inst_value(inst).is_none();
        let from = usize::from(self != Self::Alloca && is_void);
        let arguments = call.arguments.get(from..).unwrap_or_default();
        let argument = |at: usize| {
            arguments
                .get(at)
                .copied()
                .ok_or_else(|| Error::unsupported(format!("'{}' with too few arguments", getter())))
        };
        let of = Addresses { module, body };
        let name = of.string(argument(0)?).ok_or_else(|| {
            Error::unsupported(format!(
                "the name of a specialization constant, argument {} of '{}', is no constant string",
                from.saturating_add(1),
                getter()
            ))
        })?;
        let indirect = if from == 1 { call.arguments.first().copied() } else { None };
        let default = match self {
            Self::Name => None,
            Self::Default | Self::Alloca => {
                let value = argument(1)?;
                match of.variable(value) {
                    Some(found) => Some(found),
                    None if of.is_null(value) => None,
                    None => {
                        return Err(Error::unsupported(format!(
                            "the default of specialization constant '{}' is in no variable",
                            String::from_utf8_lossy(&name)
                        )));
                    }
                }
            }
        };
        let buffer = if self == Self::Name { None } else { Some(argument(2)?) };
        let (ty, alloca) = match (self, indirect) {
            (Self::Alloca, _) => {
                let element = body.value_type(module, argument(3)?);
                let align = match body.value(module, argument(4)?) {
                    Value::Constant(_, Constant::Int(align)) => align.max(0) as u64,
                    _ => 0,
                };
                // The constant has the type of the variable with its default.
                let (global, _) = default
                    .ok_or_else(|| Error::unsupported("an array whose length has no default"))?;
                (
                    only_part(module, module.globals[global.index()].value_type),
                    Some((element, align)),
                )
            }
            (_, None) => (body.inst_type(inst), None),
            (_, Some(pointer)) => {
                let ty = struct_return(module, call, callee)
                    .or_else(|| of.pointee(pointer))
                    .ok_or_else(|| {
                        Error::unsupported(format!("the type of what '{}' returns", getter()))
                    })?;
                (ty, None)
            }
        };
        let named = of.variable(argument(0)?);
        let variables = [named, default].into_iter().flatten().map(|found| found.0).collect();
        Ok(Read { name, ty, indirect, buffer, alloca, variables, default })
    }
}

impl Read {
    /// The default of the constant, as it is in memory.
    pub(super) fn default(&self, module: &Module<'_>) -> Result<Memory> {
        let size = module.layouts.alloc_size(self.ty).filter(|&size| size < 1 << 24);
        let size = size.ok_or_else(|| {
            Error::unsupported("a specialization constant of a type without a size")
        })? as usize;
        let Some((global, offset)) = self.default else { return Ok(Memory::zero(size)) };
        let variable = &module.globals[global.index()];
        let all = variable.initializer.map_or_else(
            || {
                Err(Error::unsupported(format!(
                    "the default of a specialization constant is in '{}', which is not defined here",
                    module.text(variable.object.name)
                )))
            },
            |value| memory::of(module, variable.value_type, value),
        )?;
        Ok(all.part(offset as usize, size))
    }
}

/// What a structure of one part has, at any depth.
fn only_part(module: &Module<'_>, mut ty: TypeId) -> TypeId {
    while let Type::Struct { fields, .. } = module.types.get(ty)
        && let &[part] = module.types.list(fields)
    {
        ty = part;
    }
    ty
}

/// The type that the attribute `sret` names.
fn struct_return(module: &Module<'_>, call: &Call<'_>, callee: FunctionId) -> Option<TypeId> {
    let declared = module.functions[callee.index()].attributes;
    [call.attributes, declared].into_iter().find_map(|list| {
        module.attributes.at(list, AttributeIndex::Parameter(0)).find_map(|attribute| {
            match attribute {
                Attribute::Type(kind, ty) if kind.name() == Some("sret") => ty,
                _ => None,
            }
        })
    })
}

/// What pointers point to.
pub(super) struct Addresses<'a> {
    pub(super) module: &'a Module<'a>,
    pub(super) body: &'a Body,
}

impl Addresses<'_> {
    fn is_null(&self, value: ValueId) -> bool {
        let mut value = value;
        for _ in 0..STEPS {
            match self.body.value(self.module, value) {
                Value::Constant(_, Constant::Null | Constant::Undef | Constant::Poison) => {
                    return true;
                }
                Value::Constant(_, Constant::Expr(ConstantExpr::Cast { value: inner, .. })) => {
                    value = inner;
                }
                Value::Instruction(inst) => match self.body.inst(inst) {
                    Instruction::Cast { value: inner, .. } => value = inner,
                    Instruction::Load { pointer, .. } => match self.stored(pointer) {
                        Some(inner) => value = inner,
                        None => return false,
                    },
                    _ => return false,
                },
                _ => return false,
            }
        }
        false
    }

    /// The variable that a pointer points into, and where.
    pub(super) fn variable(&self, value: ValueId) -> Option<(GlobalId, u64)> {
        let (mut value, mut offset) = (value, 0u64);
        for _ in 0..STEPS {
            let step = match self.body.value(self.module, value) {
                Value::Global(id) => return Some((id, offset)),
                Value::Alias(id) => (self.module.aliases[id.index()].target, 0),
                Value::Constant(_, Constant::Expr(ConstantExpr::Cast { op, value, .. }))
                    if is_pointer_cast(op) =>
                {
                    (value, 0)
                }
                Value::Constant(
                    _,
                    Constant::Expr(ConstantExpr::GetElementPtr { source, base, indices, .. }),
                ) => (base, self.element(source, indices)?),
                Value::Instruction(inst) => match self.body.inst(inst) {
                    Instruction::Cast { op, value, .. } if is_pointer_cast(op) => (value, 0),
                    Instruction::GetElementPtr { source, base, indices, .. } => {
                        (base, self.element(source, indices)?)
                    }
                    Instruction::Load { pointer, .. } => (self.stored(pointer)?, 0),
                    Instruction::Freeze(value) => (value, 0),
                    _ => return None,
                },
                _ => return None,
            };
            value = step.0;
            offset = offset.wrapping_add(step.1);
        }
        None
    }

    /// The only value that is stored to a local variable, as in code that is not optimised.
    fn stored(&self, pointer: ValueId) -> Option<ValueId> {
        let slot = self.slot(pointer)?;
        let mut only = None;
        for inst in (0..self.body.inst_count()).map(InstId) {
            if let Instruction::Store { pointer, value, .. } = self.body.inst(inst)
                && self.slot(pointer) == Some(slot)
                && only.replace(value).is_some()
            {
                return None;
            }
        }
        only
    }

    /// The local variable that a pointer is.
    fn slot(&self, mut pointer: ValueId) -> Option<InstId> {
        for _ in 0..STEPS {
            let Value::Instruction(inst) = self.body.value(self.module, pointer) else {
                return None;
            };
            match self.body.inst(inst) {
                Instruction::Alloca { .. } => return Some(inst),
                Instruction::Cast { op, value, .. } if is_pointer_cast(op) => pointer = value,
                Instruction::GetElementPtr { source, base, indices, .. }
                    if self.element(source, indices) == Some(0) =>
                {
                    pointer = base;
                }
                _ => return None,
            }
        }
        None
    }

    /// Whether what a local variable holds goes to getters and nowhere else.
    pub(super) fn is_only_loaded(
        &self,
        pointer: ValueId,
        is_getter: impl Fn(FunctionId) -> bool,
    ) -> bool {
        let Some(slot) = self.slot(pointer) else { return false };
        // The values that are or may be the address; those of the slot itself do not count.
        let mut values: Vec<ValueId> = Vec::new();
        for inst in (0..self.body.inst_count()).map(InstId) {
            let instruction = self.body.inst(inst);
            let of_slot = |value| self.slot(value) == Some(slot);
            let mut taken = false;
            instruction.for_each_operand(self.body, |value| taken |= values.contains(&value));
            match instruction {
                Instruction::Load { pointer, .. } if of_slot(pointer) => {
                    values.extend(self.body.inst_value(inst));
                    taken = false;
                }
                Instruction::Cast { .. } if taken => {
                    values.extend(self.body.inst_value(inst));
                    taken = false;
                }
                Instruction::Call(call) if taken => {
                    let callee = super::callee(self.module, self.body, &call);
                    taken = !callee.is_some_and(&is_getter);
                }
                Instruction::Store { value, .. } if of_slot(value) => return false,
                _ => {}
            }
            if taken {
                return false;
            }
        }
        true
    }

    /// The bytes that indices go beyond a pointer, if they are constants.
    fn element(&self, source: TypeId, indices: &[ValueId]) -> Option<u64> {
        let (types, layouts) = (&self.module.types, &self.module.layouts);
        let (mut ty, mut offset) = (source, 0u64);
        for (at, &index) in indices.iter().enumerate() {
            let index = match self.body.value(self.module, index) {
                Value::Constant(_, Constant::Int(index)) => index,
                Value::Constant(_, Constant::Null) => 0,
                _ => return None,
            };
            let step = if at == 0 {
                layouts.alloc_size(ty)?.wrapping_mul(index as u64)
            } else {
                match types.get(ty) {
                    Type::Struct { fields, .. } => {
                        let field = u32::try_from(index).ok()?;
                        let offset = layouts.field_offset(ty, field)?;
                        ty = *types.list(fields).get(field as usize)?;
                        offset
                    }
                    Type::Array { element, .. } | Type::Vector { element, .. } => {
                        ty = element;
                        layouts.alloc_size(element)?.wrapping_mul(index as u64)
                    }
                    _ => return None,
                }
            };
            offset = offset.wrapping_add(step);
        }
        Some(offset)
    }

    /// What a pointer points to, where the file says so or it is a local variable.
    fn pointee(&self, pointer: ValueId) -> Option<TypeId> {
        if let Some(slot) = self.slot(pointer)
            && let Instruction::Alloca { allocated, .. } = self.body.inst(slot)
        {
            return Some(allocated);
        }
        match self.module.types.get(self.body.value_type(self.module, pointer)) {
            Type::Pointer { pointee, .. } => pointee,
            _ => None,
        }
    }

    /// The text that a pointer points to, up to its zero.
    fn string(&self, value: ValueId) -> Option<Vec<u8>> {
        let (global, offset) = self.variable(value)?;
        let variable = &self.module.globals[global.index()];
        let all = memory::of(self.module, variable.value_type, variable.initializer?).ok()?;
        let text = all.bytes.get(usize::try_from(offset).ok()?..)?;
        let end = text.iter().position(|&byte| byte == 0)?;
        Some(text[..end].to_vec())
    }
}

fn is_pointer_cast(op: CastOp) -> bool {
    matches!(op, CastOp::BitCast | CastOp::AddrSpaceCast | CastOp::PtrToInt | CastOp::IntToPtr)
}
