//! A call of a known function as the tables of builtins and intrinsics see it.
//!
//! [`Site`] joins the emitter with the call and adds what the rows of the tables share: arguments by
//! number, integers among them as LLVM means them, pointers to the pointee that an instruction wants,
//! results of the type that the call has, and the gates for extensions.

use lapidary_bitcode::ir::{
    AttributeKind, AttributeListId, Call, CastOp, Constant, ConstantExpr, FunctionId, Instruction,
    Metadata, Type, TypeId, Value, ValueId,
};
use lapidary_spirv::emit::{FragmentBuilder, Id, TypeKind};
use lapidary_spirv::grammar::{self, Extension, Op, StorageClass};

use crate::lower::emit::{CallSite, Emitter, Lowered};
use crate::lower::error::{Error, Result};
use crate::lower::facts::helpers::Helper;
use lapidary_spirv::masks::low_ones;

/// A call being lowered.
pub(crate) struct Site<'a, 's, 'b> {
    /// The function.
    pub(crate) f: &'a mut Emitter<'s>,
    /// The call.
    pub(crate) call: &'a CallSite<'b>,
    /// The type of its result (the void type when there is none).
    pub(crate) result: Id,
    /// The component of its vectors that it is lowered for, when that is done for each.
    component: Option<u32>,
}

impl<'a, 's, 'b> Site<'a, 's, 'b> {
    /// A call, with the type that its result must have.
    pub(crate) fn new(f: &'a mut Emitter<'s>, call: &'a CallSite<'b>) -> Result<Self> {
        let result = f.result_type(call.inst)?;
        Ok(Self { f, call, result, component: None })
    }

    /// A call for one component of its vectors, with the type of that component.
    pub(crate) fn of_component(
        f: &'a mut Emitter<'s>,
        call: &'a CallSite<'b>,
        component: u32,
        result: Id,
    ) -> Self {
        Self { f, call, result, component: Some(component) }
    }

    /// Whether it is lowered for one component.
    pub(crate) fn is_component(&self) -> bool {
        self.component.is_some()
    }

    /// An argument as LLVM value.
    pub(crate) fn llvm_arg(&self, index: usize) -> Option<ValueId> {
        self.call.call.arguments.get(index).copied()
    }

    /// The LLVM type of an argument as it is lowered: of a component where one is.
    pub(crate) fn type_here(&self, index: usize) -> Result<TypeId> {
        let ty = self.llvm_arg(index).map(|value| self.f.llvm_type(value));
        let ty = ty.ok_or_else(|| Error::malformed("a call without arguments"))?;
        Ok(if self.is_component() { self.f.facts.module.types.scalar(ty) } else { ty })
    }
}

impl Site<'_, '_, '_> {
    /// A call of the helper that stands for the intrinsic, where there is one.
    pub(crate) fn call_helper(&mut self) -> Lowered {
        // A helper has the intrinsic's types: for a component there is none.
        if self.is_component() {
            return Ok(None);
        }
        let (facts, body, call) = (self.f.facts, self.f.body, self.call);
        let Some(helper) = Helper::of_call(facts, body, &call.call, call.callee) else {
            return Ok(None);
        };
        let arguments = self.args()?;
        let result = self.result;
        Ok(Some(self.f.call_helper(helper, result, &arguments)))
    }

    /// The builder.
    #[inline]
    pub(crate) fn b(&mut self) -> &mut FragmentBuilder {
        self.f.b
    }

    /// Number of arguments.
    pub(crate) fn len(&self) -> usize {
        self.call.call.arguments.len()
    }

    /// An argument as LLVM value, which the builtin does not go without.
    pub(crate) fn required_arg(&self, index: usize) -> Result<ValueId> {
        self.llvm_arg(index).ok_or_else(|| {
            Error::invalid(format!(
                "a call of a builtin that takes at least {} arguments has {}",
                index.saturating_add(1),
                self.len()
            ))
        })
    }

    /// An argument.
    pub(crate) fn arg(&mut self, index: usize) -> Result<Id> {
        let value = self.required_arg(index)?;
        let (id, ty) = (self.f.value(value)?, self.f.llvm_type(value));
        let vector = self.f.elements(ty).0 != ty;
        match self.component.filter(|_| vector) {
            Some(at) => Ok(self.f.part(id, at)),
            None => Ok(self.f.cache_controlled(self.call.inst, index as u32, id)),
        }
    }

    /// All arguments from `first` on.
    pub(crate) fn args_from(&mut self, first: usize) -> Result<Vec<Id>> {
        (first..self.len()).map(|index| self.arg(index)).collect()
    }

    /// All arguments.
    pub(crate) fn args(&mut self) -> Result<Vec<Id>> {
        self.args_from(0)
    }

    /// The value of an argument that is an integer constant, sign-extended.
    pub(crate) fn constant(&self, index: usize) -> Option<i64> {
        self.llvm_arg(index).and_then(|value| self.f.constant_int(value))
    }

    /// An argument that SPIR-V wants as a literal.
    pub(crate) fn literal(&self, index: usize) -> Result<u32> {
        let narrow = self.llvm_width(index).unwrap_or(32).min(32);
        let mask = low_ones(narrow.max(1)) as u32;
        self.constant(index).map(|value| value as u32 & mask).ok_or_else(|| {
            Error::unsupported(format_args!(
                "argument {} must be a constant, because SPIR-V has a literal there",
                index.saturating_add(1)
            ))
        })
    }

    /// Does something with the call as if its last arguments were not there.
    pub(crate) fn without_last<R>(
        &mut self,
        count: usize,
        work: impl FnOnce(&mut Site<'_, '_, '_>) -> R,
    ) -> R {
        let arguments = self.call.call.arguments;
        let arguments = &arguments[..arguments.len().saturating_sub(count)];
        let call = CallSite {
            inst: self.call.inst,
            call: Call { arguments, ..self.call.call },
            callee: self.call.callee,
            result: self.call.result,
        };
        let (result, component) = (self.result, self.component);
        work(&mut Site { f: self.f, call: &call, result, component })
    }

    /// Whether the call has no result.
    pub(crate) fn is_void(&mut self) -> bool {
        let ty = self.result;
        self.b().type_kind(ty) == TypeKind::Void
    }

    /// What an attribute such as `sret` says of an argument; bitcode of LLVM 14 may have it without its type.
    fn typed_attribute(&self, index: usize, kind: AttributeKind) -> Option<Option<TypeId>> {
        let module = self.f.facts.module;
        self.typed_lists()
            .find_map(|list| module.attributes.type_of_parameter(list, index as u32, kind))
    }

    /// Whether arguments of the call go through memory, as attributes such as `sret` say.
    pub(crate) fn goes_through_memory(&self) -> bool {
        self.typed_lists().next().is_some()
    }

    /// The attributes of the call and of the declaration, as far as they have types.
    fn typed_lists(&self) -> impl Iterator<Item = Option<AttributeListId>> {
        let facts = self.f.facts;
        let declared = facts.module.functions[self.call.callee.index()].attributes;
        let lists = [self.call.call.attributes, declared].into_iter();
        lists.filter(|list| list.is_some_and(|list| facts.typed_attributes[list.index()]))
    }

    /// What the attribute `sret` says of the first argument: whether the result comes back through it,
    /// and its type.
    pub(crate) fn struct_return(&self) -> Option<Option<TypeId>> {
        self.typed_attribute(0, AttributeKind::STRUCT_RET)
    }

    /// The type of an argument that is passed by value through a pointer.
    pub(crate) fn by_value(&self, index: usize) -> Option<TypeId> {
        self.typed_attribute(index, AttributeKind::BY_VAL)?
    }

    /// Refuses unless an extension is allowed, and notes it.
    pub(crate) fn need(&mut self, extension: Extension) -> Result<()> {
        if !self.f.allows(extension) {
            return Err(Error::needs_extension("a call", extension));
        }
        self.b().extension(extension);
        Ok(())
    }

    /// Refuses an instruction that needs an extension which is not allowed, and notes the extension
    /// unless the core of an allowed version has the instruction.
    pub(crate) fn check_op(&mut self, op: Op) -> Result<()> {
        let Some(row) = grammar::instruction(op) else {
            return Err(Error::unsupported(format_args!("{op}, which is not in the grammar")));
        };
        let version = self.f.facts.options.max_version;
        if row.extensions.is_empty() || row.version <= version {
            return Ok(());
        }
        if let Some(extension) = row.extensions.iter().find(|&&it| self.f.allows(it)) {
            self.b().extension(*extension);
            return Ok(());
        }
        Err(Error::needs_extension(format_args!("{op}"), row.extensions[0]))
    }

    /// An instruction with ids as operands: with a result of the call's type, or without.
    pub(crate) fn instruction(&mut self, op: Op, operands: &[Id]) -> Result<Option<Id>> {
        let ty = self.result;
        if grammar::instruction(op).is_some_and(|row| row.has_result()) {
            return Ok(Some(self.b().op(op, ty, operands)));
        }
        self.b().op_void(op, operands);
        Ok(None)
    }

    /// Argument `index` as a pointer to `pointee`.
    pub(crate) fn pointer(&mut self, index: usize, pointee: Id) -> Result<Id> {
        let value = self.arg(index)?;
        self.storage(value)?;
        Ok(self.f.pointer_to(value, pointee))
    }

    /// The storage class of a pointer value.
    pub(crate) fn storage(&mut self, value: Id) -> Result<StorageClass> {
        match self.b().kind_of(value) {
            TypeKind::Pointer { storage, .. } => Ok(storage),
            _ => Err(Error::invalid("an argument of a builtin should be a pointer")),
        }
    }

    /// The value that an instruction gave as what the call must give: bools become integers,
    /// integers change width, pointers are cast.
    pub(crate) fn give(&mut self, value: Id) -> Id {
        let want = self.result;
        let has = self.b().type_of(value);
        if want == has {
            return value;
        }
        let f = &mut *self.f;
        if f.is_bool(has) && f.is_int(want) {
            // True is 1 in a scalar, and all ones in the components of a vector (OpenCL C 6.3.4,
            // "Relational Operators").
            let ones = f.b.components(want).1 > 1;
            return f.bool_to_int(want, value, ones);
        }
        if f.is_int(has) && f.is_int(want) {
            return f.convert_int(value, want, false);
        }
        if f.is_int(has) && f.is_bool(want) {
            return f.int_to_bool(value);
        }
        self.b().bitcast(want, value)
    }

    /// A 32-bit constant.
    pub(crate) fn u32(&mut self, value: u32) -> Id {
        self.b().const_u32(value)
    }
}

/// Integers as LLVM means them. An integer that SPIR-V lacks lives in a wider one, its upper bits
/// mean nothing; `i1` is bool, and is widened to 8 bits for arithmetic.
impl Site<'_, '_, '_> {
    /// The width that LLVM gives an integer argument, or the components of a vector.
    pub(crate) fn llvm_width(&self, index: usize) -> Result<u32> {
        let Some(value) = self.llvm_arg(index) else {
            return Err(Error::invalid("an intrinsic is called with too few arguments"));
        };
        let types = &self.f.facts.module.types;
        match types.get(types.scalar(self.f.llvm_type(value))) {
            Type::Integer(width) => Ok(width),
            _ => Err(Error::invalid("an argument of an intrinsic should be an integer")),
        }
    }

    /// An integer argument in a container of 8, 16, 32 or 64 bits, also where SPIR-V may have integers
    /// of any width: consumers take sums of these, but get OpBitCount and the calls of OpenCL.std, whose
    /// specification knows the four widths alone, wrong. The bits above the number may be anything.
    pub(crate) fn int_arg(&mut self, index: usize) -> Result<Id> {
        let value = self.arg(index)?;
        let b = self.b();
        let ty = b.type_of(value);
        let container = match b.width(ty) {
            odd @ 1..64 => odd.next_power_of_two().max(8),
            width => width,
        };
        if b.width(ty) == container {
            return Ok(value);
        }
        let component = b.type_int(container);
        let ty = b.type_like(ty, component);
        Ok(self.f.convert_int(value, ty, false))
    }

    /// An integer argument whose container holds the unsigned number.
    pub(crate) fn unsigned_arg(&mut self, index: usize) -> Result<Id> {
        let width = self.llvm_width(index)?;
        let value = self.int_arg(index)?;
        Ok(self.f.extend_zero(value, width))
    }

    /// An integer argument whose container holds the signed number.
    pub(crate) fn signed_arg(&mut self, index: usize) -> Result<Id> {
        let width = self.llvm_width(index)?;
        let value = self.int_arg(index)?;
        Ok(self.f.extend_sign(value, width))
    }

    /// An integer in its container as what the call must give.
    pub(crate) fn give_int(&mut self, value: Id) -> Id {
        let want = self.result;
        self.f.convert_int(value, want, false)
    }
}

/// What lies behind pointers and metadata.
impl Site<'_, '_, '_> {
    /// An argument that is a metadata string.
    pub(crate) fn metadata_string(&self, index: usize) -> Option<&[u8]> {
        let module = self.f.facts.module;
        let id = self.llvm_arg(index)?.as_metadata()?;
        match self.f.body.metadata(module, id) {
            Metadata::String(text) => Some(text),
            _ => None,
        }
    }

    /// The address space of what a pointer argument points to, behind casts and offsets.
    pub(crate) fn space_behind(&self, index: usize) -> Option<u32> {
        let module = self.f.facts.module;
        let mut value = self.llvm_arg(index)?;
        for _ in 0..16 {
            let next = match self.f.body.value(module, value) {
                Value::Constant(_, Constant::Expr(ConstantExpr::Cast { op, value, .. })) => {
                    pointer_cast(op).then_some(value)
                }
                Value::Constant(_, Constant::Expr(ConstantExpr::GetElementPtr { base, .. })) => {
                    Some(base)
                }
                Value::Instruction(inst) => match self.f.body.inst(inst) {
                    Instruction::Cast { op, value, .. } => pointer_cast(op).then_some(value),
                    Instruction::GetElementPtr { base, .. } => Some(base),
                    _ => None,
                },
                _ => None,
            };
            match next {
                Some(next) => value = next,
                None => break,
            }
        }
        match module.types.get(self.f.llvm_type(value)) {
            Type::Pointer { address_space, .. } => Some(address_space),
            _ => None,
        }
    }

    /// The function that an argument is.
    pub(crate) fn function_arg(&self, index: usize) -> Option<FunctionId> {
        match self.f.body.value(self.f.facts.module, self.llvm_arg(index)?) {
            Value::Function(function) => Some(function),
            _ => None,
        }
    }

    /// Whether a pointer argument is an `alloca` itself.
    pub(crate) fn is_variable(&self, index: usize) -> bool {
        let module = self.f.facts.module;
        let value = self.llvm_arg(index).map(|value| self.f.body.value(module, value));
        match value {
            Some(Value::Instruction(inst)) => {
                matches!(self.f.body.inst(inst), Instruction::Alloca { .. })
            }
            _ => false,
        }
    }

    /// The C string in the constant variable that a pointer argument points to.
    pub(crate) fn string(&self, index: usize) -> Option<Vec<u8>> {
        let module = self.f.facts.module;
        let mut value = self.llvm_arg(index)?;
        // Through a few casts and the `getelementptr 0, 0` of typed pointers.
        for _ in 0..8 {
            match self.f.body.value(module, value) {
                Value::Global(global) => {
                    let initializer = module.globals[global.index()].initializer?;
                    return match module.constant(initializer)? {
                        Constant::Bytes(bytes) => {
                            let end = bytes.iter().position(|&byte| byte == 0);
                            Some(bytes[..end.unwrap_or(bytes.len())].to_vec())
                        }
                        Constant::Data(words) => Some(
                            words.iter().map(|&word| word as u8).take_while(|&b| b != 0).collect(),
                        ),
                        Constant::Null => Some(Vec::new()),
                        _ => None,
                    };
                }
                Value::Constant(_, Constant::Expr(ConstantExpr::Cast { value: of, .. })) => {
                    value = of;
                }
                Value::Constant(_, Constant::Expr(ConstantExpr::GetElementPtr { base, .. })) => {
                    value = base
                }
                Value::Instruction(inst) => match self.f.body.inst(inst) {
                    Instruction::Cast { value: of, .. } => value = of,
                    _ => return None,
                },
                _ => return None,
            }
        }
        None
    }
}

/// Whether a cast makes a pointer of a pointer.
fn pointer_cast(op: CastOp) -> bool {
    matches!(op, CastOp::BitCast | CastOp::AddrSpaceCast)
}
