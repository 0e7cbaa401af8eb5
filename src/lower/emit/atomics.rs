//! Atomics and fences (SPIR-V section 3.49.18).

use lapidary_bitcode::ir::{AtomicRmwOp, InstId, Instruction, Ordering, Type, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Capability, Extension, Op, Scope, StorageClass};

use crate::lower::emit::Emitter;
use crate::lower::error::{Error, ErrorKind, Result};

/// Memory semantics of an ordering.
pub(crate) fn semantics(ordering: Ordering) -> u32 {
    match ordering {
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic => 0,
        Ordering::Acquire => 0x2,
        Ordering::Release => 0x4,
        Ordering::AcqRel => 0x8,
        Ordering::SeqCst => 0x10,
    }
}

/// The ordering of a compare-exchange that succeeds. LLVM lets the one that fails be stronger; in SPIR-V it
/// cannot be (section 3.52.18, OpAtomicCompareExchange), so both get the stronger one.
fn with_failure(success: Ordering, failure: Ordering) -> Ordering {
    match (success, failure) {
        (_, Ordering::SeqCst) => Ordering::SeqCst,
        (Ordering::Monotonic, Ordering::Acquire) => Ordering::Acquire,
        _ => success,
    }
}

/// What a floating-point atomic needs.
struct FloatNeeds {
    /// The extension that must be allowed.
    extension: Extension,
    /// Another one that is declared beside it.
    beside: Option<Extension>,
    capability: Capability,
}

/// What a floating-point atomic on floats of a width needs (SPV_EXT_shader_atomic_float_add,
/// `_float16_add`, `_float_min_max`, SPV_INTEL_16bit_atomics); `bfloat` for those of bfloat16.
fn float_needs(op: Op, width: u32, bfloat: bool) -> FloatNeeds {
    use Capability as C;
    const ADD: Extension = Extension::SPV_EXT_shader_atomic_float_add;
    const HALF_ADD: Extension = Extension::SPV_EXT_shader_atomic_float16_add;
    const MIN_MAX: Extension = Extension::SPV_EXT_shader_atomic_float_min_max;
    const BITS_16: Extension = Extension::SPV_INTEL_16bit_atomics;
    let min_max = op != Op::AtomicFAddEXT;
    let (extension, beside, capability) = match (min_max, width) {
        (false, 16) if bfloat => (BITS_16, Some(ADD), C::AtomicBFloat16AddINTEL),
        (true, 16) if bfloat => (BITS_16, Some(MIN_MAX), C::AtomicBFloat16MinMaxINTEL),
        (false, 16) => (HALF_ADD, Some(ADD), C::AtomicFloat16AddEXT),
        (false, 32) => (ADD, None, C::AtomicFloat32AddEXT),
        (false, _) => (ADD, None, C::AtomicFloat64AddEXT),
        (true, 16) => (MIN_MAX, None, C::AtomicFloat16MinMaxEXT),
        (true, 32) => (MIN_MAX, None, C::AtomicFloat32MinMaxEXT),
        (true, _) => (MIN_MAX, None, C::AtomicFloat64MinMaxEXT),
    };
    FloatNeeds { extension, beside, capability }
}

/// The instruction of an operation on floats.
fn float_op(op: AtomicRmwOp) -> Option<Op> {
    Some(match op {
        AtomicRmwOp::FAdd | AtomicRmwOp::FSub => Op::AtomicFAddEXT,
        AtomicRmwOp::FMin => Op::AtomicFMinEXT,
        AtomicRmwOp::FMax => Op::AtomicFMaxEXT,
        _ => return None,
    })
}

impl Emitter<'_> {
    /// The scope of a synchronisation scope by its number.
    pub(crate) fn scope(&mut self, scope: u32) -> Result<Id> {
        let module = self.facts.module;
        let name =
            module.sync_scopes.get(scope as usize).map_or(&b""[..], |&name| module.str(name));
        let scope = match name {
            // Files without names have the two that are fixed.
            b"" if scope == 0 && module.sync_scopes.is_empty() => Scope::Invocation,
            b"" | b"all_svm_devices" => Scope::CrossDevice,
            b"singlethread" | b"work_item" => Scope::Invocation,
            b"device" => Scope::Device,
            b"workgroup" => Scope::Workgroup,
            b"subgroup" | b"sub_group" | b"wavefront" => Scope::Subgroup,
            // Of an unknown scope all that is safe is the widest.
            _ => {
                self.note("an unknown synchronisation scope was taken as that of all devices");
                Scope::CrossDevice
            }
        };
        Ok(self.b.const_u32(scope.0))
    }

    /// Atomic instructions.
    pub(crate) fn atomic(&mut self, inst: InstId) -> Result<()> {
        match self.body.inst(inst) {
            Instruction::AtomicRmw { value, .. } | Instruction::CmpXchg { new: value, .. }
                if self.facts.wide_width(self.llvm_type(value)).is_some() =>
            {
                Err(Error::unsupported("atomic access of more than 64 bits"))
            }
            Instruction::Load { pointer, ordering, scope, .. } => {
                let ty = self.result_type(inst)?;
                let scope = self.scope(scope)?;
                let order = self.b.const_u32(semantics(ordering));
                let moved = self.atomic_bits(ty).unwrap_or(ty);
                let pointer = self.atomic_place(pointer, moved)?;
                self.atomic_needs(Op::AtomicLoad, moved)?;
                let id = self.atomic_access(inst, Op::AtomicLoad, moved, &[pointer, scope, order]);
                let id = self.of_atomic_bits(id, ty);
                self.define(inst, id)
            }
            Instruction::Store { pointer, value, ordering, scope, .. } => {
                let scope = self.scope(scope)?;
                let order = self.b.const_u32(semantics(ordering));
                let (value, ty) = self.atomic_operand(value)?;
                let pointer = self.atomic_place(pointer, ty)?;
                self.atomic_needs(Op::AtomicStore, ty)?;
                self.b.op_void(Op::AtomicStore, &[pointer, scope, order, value]);
                Ok(())
            }
            Instruction::CmpXchg { pointer, expected, new, success, failure, scope, .. } => {
                if matches!(failure, Ordering::Release | Ordering::AcqRel) {
                    return Err(Error::malformed("a cmpxchg that releases where it fails"));
                }
                let scope = self.scope(scope)?;
                let (new, ty) = self.atomic_operand(new)?;
                let (expected, _) = self.atomic_operand(expected)?;
                let pointer = self.atomic_place(pointer, ty)?;
                let equal = self.b.const_u32(semantics(with_failure(success, failure)));
                let unequal = self.b.const_u32(semantics(failure));
                let operands = [pointer, scope, equal, unequal, new, expected];
                self.atomic_needs(Op::AtomicCompareExchange, ty)?;
                let old = self.atomic_access(inst, Op::AtomicCompareExchange, ty, &operands);
                let bool = self.b.type_bool();
                let done = self.b.op(Op::IEqual, bool, &[old, expected]);
                let result = self.result_type(inst)?;
                let member = self.b.struct_member(result, 0);
                let old = self.of_atomic_bits(old, member);
                let id = self.b.undef(result);
                let id = self.b.insert(result, old, id, &[0]);
                let id = self.b.insert(result, done, id, &[1]);
                self.define(inst, id)
            }
            Instruction::AtomicRmw { op, pointer, value, ordering, scope, .. } => {
                let scope = self.scope(scope)?;
                let order = self.b.const_u32(semantics(ordering));
                let id = self.atomic_rmw(op, pointer, value, scope, order)?;
                self.alias_decorations(inst, id);
                self.define(inst, id)
            }
            Instruction::Fence { ordering, scope } => {
                let scope = self.scope(scope)?;
                let order = self.b.const_u32(semantics(ordering));
                self.b.op_void(Op::MemoryBarrier, &[scope, order]);
                Ok(())
            }
            _ => Err(Error::malformed("not an atomic instruction")),
        }
    }

    /// An atomic instruction with a result, with what is said of its aliases.
    pub(crate) fn atomic_access(&mut self, inst: InstId, op: Op, ty: Id, operands: &[Id]) -> Id {
        let id = self.b.op(op, ty, operands);
        self.alias_decorations(inst, id);
        id
    }

    /// Whether a type is that of bfloat16: OpTypeFloat with an encoding is longer.
    pub(crate) fn is_bfloat(&self, ty: Id) -> bool {
        self.b.type_kind(ty) == TypeKind::Float(16) && self.b.declaration_words(ty).len() > 3
    }

    fn float_atomic_allowed(&self, op: Op, ty: Id) -> bool {
        self.allows(float_needs(op, self.b.width(ty), self.is_bfloat(ty)).extension)
    }

    /// Capabilities and extensions of an atomic instruction on values of type `ty`: 64-bit integers,
    /// 16 bits, floats.
    pub(crate) fn atomic_needs(&mut self, op: Op, ty: Id) -> Result<()> {
        let kind = self.b.type_kind(ty);
        let width = self.b.width(ty);
        let exchanges = op == Op::AtomicCompareExchange;
        match kind {
            TypeKind::Int(_) => {}
            TypeKind::Float(_) if !exchanges => {}
            // LLVM wants whole bytes, which a bool is not.
            TypeKind::Bool => return Err(Error::malformed("an atomic access of less than a byte")),
            _ => return Err(Error::unsupported("atomic access of what is no integer or number")),
        }
        if matches!(op, Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT) {
            let needs = float_needs(op, width, self.is_bfloat(ty));
            if !self.allows(needs.extension) {
                return Err(Error::needs_extension(format_args!("{op}"), needs.extension));
            }
            self.b.extension(needs.extension);
            if let Some(beside) = needs.beside {
                self.b.extension(beside);
            }
            self.b.capability(needs.capability);
            return Ok(());
        }
        const BITS_16: Extension = Extension::SPV_INTEL_16bit_atomics;
        match kind {
            TypeKind::Int(64) => self.b.capability(Capability::Int64Atomics),
            TypeKind::Int(16) if self.allows(BITS_16) => {
                self.b.extension(BITS_16);
                self.b.capability(Capability::AtomicInt16CompareExchangeINTEL);
                let moves = [Op::AtomicLoad, Op::AtomicStore, Op::AtomicExchange];
                if !moves.contains(&op) && op != Op::AtomicCompareExchange {
                    self.b.capability(Capability::Int16AtomicsINTEL);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The pointer of an atomic instruction to what is of type `ty`.
    fn atomic_place(&mut self, pointer: ValueId, ty: Id) -> Result<Id> {
        let pointer = self.pointer_value(pointer, ty)?;
        self.for_atomics(pointer)
    }

    /// A pointer for an atomic instruction, which the universal rules of validation (section 2.16.1) bind
    /// to memory that invocations share. Intel's storage classes for the device and the host are not on
    /// their list; CrossWorkgroup, which has both, is.
    pub(crate) fn for_atomics(&mut self, pointer: Id) -> Result<Id> {
        use StorageClass as S;
        let Some((storage, pointee)) = self.pointee(pointer) else {
            return Err(Error::unsupported("an atomic access through a value that is no pointer"));
        };
        match storage {
            S::UniformConstant | S::Input => {
                Err(Error::invalid("an atomic access of memory that is only read"))
            }
            S::Private | S::CodeSectionINTEL => {
                Err(Error::unsupported("an atomic access of memory that invocations do not share"))
            }
            S::DeviceOnlyINTEL | S::HostOnlyINTEL => {
                let ty = self.b.type_pointer(S::CrossWorkgroup, pointee);
                Ok(self.b.op(Op::PtrCastToCrossWorkgroupINTEL, ty, &[pointer]))
            }
            _ => Ok(pointer),
        }
    }

    /// The integers that are moved in place of values that are not atomic in SPIR-V: pointers and bfloat16.
    fn atomic_bits(&mut self, ty: Id) -> Option<Id> {
        match self.b.type_kind(ty) {
            TypeKind::Pointer { .. } => Some(self.type_size()),
            _ if self.is_bfloat(ty) => Some(self.b.type_int(16)),
            _ => None,
        }
    }

    /// An operand of an atomic that moves it, and its type.
    fn atomic_operand(&mut self, value: ValueId) -> Result<(Id, Id)> {
        let id = self.value(value)?;
        let ty = self.b.type_of(id);
        let Some(bits) = self.atomic_bits(ty) else { return Ok((id, ty)) };
        let op = if self.is_bfloat(ty) { Op::Bitcast } else { Op::ConvertPtrToU };
        Ok((self.b.op(op, bits, &[id]), bits))
    }

    /// What an atomic that moves values gives, as the type that it is of.
    fn of_atomic_bits(&mut self, id: Id, ty: Id) -> Id {
        if self.b.type_of(id) == ty {
            return id;
        }
        let op = if self.is_bfloat(ty) { Op::Bitcast } else { Op::ConvertUToPtr };
        self.b.op(op, ty, &[id])
    }

    fn atomic_rmw(
        &mut self,
        op: AtomicRmwOp,
        pointer: ValueId,
        value: ValueId,
        scope: Id,
        order: Id,
    ) -> Result<Id> {
        let float = match self.facts.module.types.get(self.llvm_type(value)) {
            Type::Integer(_) => Some(false),
            Type::Pointer { .. } if op == AtomicRmwOp::Xchg => Some(false),
            ty if ty.is_float() => Some(true),
            Type::Vector { element, .. } if self.facts.module.types.get(element).is_float() => {
                Some(true)
            }
            _ => None,
        };
        if op != AtomicRmwOp::Xchg && float != Some(op.is_float()) || float.is_none() {
            return Err(Error::malformed(format!("atomicrmw {op:?} of a value of this type")));
        }
        let operand = self.value(value)?;
        let given = self.b.type_of(operand);
        let (operand, ty) = match op {
            AtomicRmwOp::Xchg => self.atomic_operand(value)?,
            _ => (operand, given),
        };
        if let TypeKind::Vector { .. } = self.b.type_kind(ty) {
            return self.atomic_loop(op, pointer, value, scope, order);
        }
        let target = self.atomic_place(pointer, ty)?;
        let float = matches!(self.b.type_kind(ty), TypeKind::Float(_));
        let instruction = match op {
            AtomicRmwOp::Xchg => Op::AtomicExchange,
            AtomicRmwOp::Add => Op::AtomicIAdd,
            AtomicRmwOp::Sub => Op::AtomicISub,
            AtomicRmwOp::And => Op::AtomicAnd,
            AtomicRmwOp::Or => Op::AtomicOr,
            AtomicRmwOp::Xor => Op::AtomicXor,
            AtomicRmwOp::Max => Op::AtomicSMax,
            AtomicRmwOp::Min => Op::AtomicSMin,
            AtomicRmwOp::UMax => Op::AtomicUMax,
            AtomicRmwOp::UMin => Op::AtomicUMin,
            _ => match float_op(op).filter(|_| float) {
                Some(instruction) if self.float_atomic_allowed(instruction, ty) => {
                    let mut operand = operand;
                    if op == AtomicRmwOp::FSub {
                        self.check_bfloat_ids(ty, &[])?;
                        operand = self.b.op(Op::FNegate, ty, &[operand]);
                    }
                    self.atomic_needs(instruction, ty)?;
                    return Ok(self.b.op(instruction, ty, &[target, scope, order, operand]));
                }
                // Without the instruction nobody has said that there are atomics of that width.
                Some(instruction) if self.b.width(ty) == 16 => {
                    self.atomic_needs(instruction, ty)?;
                    return Err(
                        Error::new(ErrorKind::Unsupported, "atomics of 16 bits").untranslatable()
                    );
                }
                _ => return self.atomic_loop(op, pointer, value, scope, order),
            },
        };
        self.atomic_needs(instruction, ty)?;
        let id = self.b.op(instruction, ty, &[target, scope, order, operand]);
        Ok(self.of_atomic_bits(id, given))
    }

    /// An operation that SPIR-V has no instruction for: a loop of compare-and-exchange.
    fn atomic_loop(
        &mut self,
        op: AtomicRmwOp,
        pointer: ValueId,
        value: ValueId,
        scope: Id,
        order: Id,
    ) -> Result<Id> {
        let operand = self.value(value)?;
        let ty = self.b.type_of(operand);
        let width = self.b.width(ty).saturating_mul(self.b.components(ty).1);
        let held = self.facts.is_held_larger(self.llvm_type(value));
        if held || !matches!(width, 8 | 16 | 32 | 64) {
            return Err(Error::unsupported(format_args!("atomicrmw {op:?} of {width} bits")));
        }
        if self.is_bfloat(self.b.components(ty).0) {
            self.check_bfloat_ids(ty, &[operand])?;
        }
        let int = self.b.type_int(width);
        self.atomic_needs(Op::AtomicCompareExchange, int)?;
        let target = self.atomic_place(pointer, int)?;
        let relaxed = self.b.const_u32(0);
        // The first load needs no order, and neither does an exchange that fails: the loop goes on.
        let first = self.b.op(Op::AtomicLoad, int, &[target, scope, relaxed]);
        let before = self.current_block;
        let (head, exit) = (self.b.new_label(), self.b.new_label());
        self.branch(head);
        self.begin_block(head);
        let old = self.b.fresh(int);
        let writer = self.b.code.begin(Op::Phi).id(int).id(old).id(first).id(before);
        let word = writer.position();
        writer.id(Id::NONE).id(head).end();
        let current = self.b.bitcast(ty, old);
        let new = self.combine(op, current, operand, ty)?;
        let new = self.b.bitcast(int, new);
        let operands = [target, scope, order, relaxed, new, old];
        let seen = self.b.op(Op::AtomicCompareExchange, int, &operands);
        self.b.code.patch(word, seen);
        let bool = self.b.type_bool();
        let done = self.b.op(Op::IEqual, bool, &[seen, old]);
        self.branch_if(done, exit, head);
        self.begin_block(exit);
        Ok(if ty == int { seen } else { self.b.bitcast(ty, seen) })
    }

    /// What an atomic operation writes.
    fn combine(&mut self, op: AtomicRmwOp, old: Id, operand: Id, ty: Id) -> Result<Id> {
        use lapidary_spirv::grammar::OpenClStd;
        let bool = self.b.type_bool();
        Ok(match op {
            AtomicRmwOp::Nand => {
                let and = self.b.op(Op::BitwiseAnd, ty, &[old, operand]);
                self.b.op(Op::Not, ty, &[and])
            }
            AtomicRmwOp::FAdd => self.b.op(Op::FAdd, ty, &[old, operand]),
            AtomicRmwOp::FSub => self.b.op(Op::FSub, ty, &[old, operand]),
            AtomicRmwOp::FMax => self.b.opencl(OpenClStd::fmax, ty, &[old, operand]),
            AtomicRmwOp::FMin => self.b.opencl(OpenClStd::fmin, ty, &[old, operand]),
            AtomicRmwOp::FMaximum => self.extremum("maximum", old, operand),
            AtomicRmwOp::FMinimum => self.extremum("minimum", old, operand),
            AtomicRmwOp::FMaximumNum => self.extremum("maximumnum", old, operand),
            AtomicRmwOp::FMinimumNum => self.extremum("minimumnum", old, operand),
            AtomicRmwOp::UIncWrap => {
                let (one, zero) = (self.b.const_int(ty, 1), self.b.const_int(ty, 0));
                let next = self.b.op(Op::IAdd, ty, &[old, one]);
                let wrap = self.b.op(Op::UGreaterThanEqual, bool, &[old, operand]);
                self.b.op(Op::Select, ty, &[wrap, zero, next])
            }
            AtomicRmwOp::UDecWrap => {
                let (one, zero) = (self.b.const_int(ty, 1), self.b.const_int(ty, 0));
                let next = self.b.op(Op::ISub, ty, &[old, one]);
                let is_zero = self.b.op(Op::IEqual, bool, &[old, zero]);
                let above = self.b.op(Op::UGreaterThan, bool, &[old, operand]);
                let wrap = self.b.op(Op::LogicalOr, bool, &[is_zero, above]);
                self.b.op(Op::Select, ty, &[wrap, operand, next])
            }
            AtomicRmwOp::USubCond => {
                let difference = self.b.op(Op::ISub, ty, &[old, operand]);
                let fits = self.b.op(Op::UGreaterThanEqual, bool, &[old, operand]);
                self.b.op(Op::Select, ty, &[fits, difference, old])
            }
            AtomicRmwOp::USubSat => self.b.opencl(OpenClStd::u_sub_sat, ty, &[old, operand]),
            _ => return Err(Error::unsupported(format_args!("atomicrmw {op:?}"))),
        })
    }
}
