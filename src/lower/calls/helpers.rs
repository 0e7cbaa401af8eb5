//! Functions that no one wrote: what an intrinsic or a builtin needs that takes more than a few
//! instructions, once in the module instead of at every call.
//!
//! Names, parameters and results are those of Khronos' translator, because its way back, on which
//! several runtimes build, knows a helper by its name and puts the intrinsic there again. A helper
//! has a symbol like any function ([`Helper::symbol`]); those that the fragments mention are lowered
//! when the bodies are done, each placed behind the function that mentions it first.

use lapidary_bitcode::ir::{FunctionId, Type};
use lapidary_spirv::emit::{Id, Symbol};
use lapidary_spirv::grammar::{MemoryAccess, Op};

use super::builtins::{ORDERS, SCOPES};
use super::intrinsics::reversed;
use crate::lower::emit::Emitter;
use crate::lower::error::{Error, Result};
use crate::lower::facts::helpers::{Helper, base_name, parameter_width};

impl Emitter<'_> {
    /// Lowers a helper's definition.
    pub(crate) fn lower_helper(&mut self, helper: Helper) -> Result<()> {
        let (result, types) = self.helper_types(helper)?;
        let id = self.b.symbol(Symbol(helper.symbol(self.facts)), Id::NONE);
        let ty = self.b.type_function(result, &types);
        self.b.code.begin(Op::Function).id(result).id(id).literal(0).id(ty).end();
        let name = helper.name(self.facts);
        self.b.name(id, &name);
        let mut parameters = Vec::with_capacity(types.len());
        for &ty in &types {
            let parameter = self.b.parameter(ty);
            parameters.push(parameter);
        }
        let entry = self.b.new_label();
        self.begin_block(entry);
        self.b.end_head();
        match helper {
            Helper::Scope => {
                let cases: Vec<_> = (0..).zip(SCOPES.map(|scope| scope.0)).collect();
                self.translation(&parameters, &cases, 2);
            }
            Helper::Order => {
                // Consume is not among the cases: the strongest order does for it.
                let mut cases: Vec<_> = (0..).zip(ORDERS.map(|order| order.0)).collect();
                cases.remove(1);
                self.translation(&parameters, &cases, 5);
            }
            Helper::Wide(which, _) => {
                self.wide_loop_body(which, entry, parameters[0], parameters[1])?;
            }
            Helper::Intrinsic { function, volatile } => {
                self.export(id, &name);
                self.intrinsic_body(function, volatile, entry, &parameters)?;
            }
        }
        self.b.op_void(Op::FunctionEnd, &[]);
        Ok(())
    }

    /// Result and parameter types of a helper.
    fn helper_types(&mut self, helper: Helper) -> Result<(Id, Vec<Id>)> {
        let function = match helper {
            Helper::Scope | Helper::Order => {
                let int = self.b.type_int(32);
                return Ok((int, vec![int]));
            }
            Helper::Wide(which, words) => {
                let wide = self.wide_type(words as usize);
                return Ok((self.wide_loop_result(which, words as usize), vec![wide, wide]));
            }
            Helper::Intrinsic { function, .. } => function,
        };
        let module = self.facts.module;
        let llvm = module.functions[function.index()].function_type;
        let Type::Function { result, parameters, .. } = module.types.get(llvm) else {
            return Err(Error::malformed("an intrinsic without a function type"));
        };
        let result = self.lower_type(result)?;
        let list = module.types.list(parameters);
        let list = list.iter().map(|&ty| self.lower_type(ty)).collect::<Result<_>>()?;
        Ok((result, list))
    }

    /// A switch that gives the value of a case, of the case `default` where there is none.
    fn translation(&mut self, parameters: &[Id], cases: &[(u32, u32)], default: u32) {
        let key = parameters[0];
        let int = self.b.type_of(key);
        self.b.name(key, b"key");
        let slot = self.local_variable(int, None);
        self.b.name(slot, b"result");
        let labels: Vec<Id> = cases.iter().map(|_| self.b.new_label()).collect();
        let exit = self.b.new_label();
        let at = cases.iter().position(|case| case.0 == default);
        let other = at.map_or(exit, |at| labels[at]);
        let mut w = self.b.code.begin(Op::Switch).id(key).id(other);
        for (case, &label) in cases.iter().zip(&labels) {
            w = w.literal(case.0).id(label);
        }
        w.end();
        let aligned = MemoryAccess::Aligned.0;
        for (case, &label) in cases.iter().zip(&labels) {
            self.begin_block(label);
            let value = self.b.const_int(int, u64::from(case.1));
            self.b.code.begin(Op::Store).id(slot).id(value).literal(aligned).literal(4).end();
            self.branch(exit);
        }
        self.begin_block(exit);
        let value = self.b.op_with(Op::Load, int, |w| w.id(slot).literal(aligned).literal(4));
        self.b.op_void(Op::ReturnValue, &[value]);
    }

    /// The body of an intrinsic's helper.
    fn intrinsic_body(
        &mut self,
        function: FunctionId,
        volatile: bool,
        entry: Id,
        parameters: &[Id],
    ) -> Result<()> {
        let name = self.facts.module.function_name(function);
        let name = name.strip_prefix(b"llvm.").unwrap_or(name);
        let base = base_name(name);
        let width = parameter_width(function, self.facts);
        match (base, parameters) {
            (b"bitreverse", &[value]) => {
                self.b.name(value, b"A");
                self.b.name(entry, b"entry");
                let width = width.ok_or_else(|| {
                    Error::malformed("an intrinsic's parameter should be an integer")
                })?;
                let value = reversed(self, value, width);
                self.b.op_void(Op::ReturnValue, &[value]);
            }
            (b"bswap", &[value]) => {
                self.b.name(entry, b"entry");
                self.swap_bytes(value);
            }
            (b"fshl" | b"fshr", &[high, low, amount]) => {
                self.b.name(entry, b"rotate");
                let width = width.ok_or_else(|| {
                    Error::malformed("an intrinsic's parameter should be an integer")
                })?;
                self.funnel_shift(base == b"fshl", width, [high, low, amount]);
            }
            (b"memset", &[target, value, length, flag]) => {
                self.b.name(flag, b"isvolatile");
                self.fill(entry, [target, value, length], volatile);
            }
            _ => return Err(Error::unsupported("a helper for this intrinsic")),
        }
        Ok(())
    }

    /// The bytes from the last to the first: each is moved to its place, then all are put together in pairs.
    fn swap_bytes(&mut self, value: Id) {
        let ty = self.b.type_of(value);
        let width = self.b.width(ty);
        let mut parts: Vec<Id> = Vec::with_capacity(8);
        for (from, to) in (0..width / 8).zip((0..width / 8).rev()) {
            let op = if to > from { Op::ShiftLeftLogical } else { Op::ShiftRightLogical };
            let by = self.b.const_int(ty, 8 * u64::from(to.abs_diff(from)));
            parts.push(self.b.op(op, ty, &[value, by]));
        }
        // The outermost bytes are alone where they are.
        let inner = (width / 8).saturating_sub(1);
        for (part, byte) in parts.iter_mut().skip(1).zip((1..inner).rev()) {
            let mask = self.b.const_int(ty, 0xff_u64.unbounded_shl(byte.saturating_mul(8)));
            *part = self.b.op(Op::BitwiseAnd, ty, &[*part, mask]);
        }
        while parts.len() > 1 {
            let pairs = parts.chunks(2).map(|pair| match pair {
                &[alone] => alone,
                pair => self.b.op(Op::BitwiseOr, ty, pair),
            });
            parts = pairs.collect();
        }
        self.b.op_void(Op::ReturnValue, &[parts[0]]);
    }

    /// The upper or lower half of two integers side by side, shifted. A shift by the width of the
    /// type is undefined in SPIR-V (section 3.49.14), so nothing is shifted when the amount is 0.
    fn funnel_shift(&mut self, left: bool, width: u32, [high, low, amount]: [Id; 3]) {
        let ty = self.b.type_of(high);
        let bits = self.b.const_int(ty, u64::from(width));
        let guarded = width == self.b.width(ty);
        let (mut low, mut amount) = (low, amount);
        if !guarded {
            low = self.extend_zero(low, width);
            amount = self.extend_zero(amount, width);
        }
        let amount = self.b.op(Op::UMod, ty, &[amount, bits]);
        let kept = if left { high } else { low };
        let bool = self.b.type_bool_like(ty);
        let zero = self.b.const_int(ty, 0);
        let none = guarded.then(|| self.b.op(Op::IEqual, bool, &[amount, zero]));
        let scalar = self.b.components(ty).1 == 1;
        let unshifted = self.b.new_label();
        if let Some(none) = none.filter(|_| scalar) {
            let shifted = self.b.new_label();
            self.branch_if(none, unshifted, shifted);
            self.begin_block(shifted);
        }
        let (first, second) = if left {
            (Op::ShiftLeftLogical, Op::ShiftRightLogical)
        } else {
            (Op::ShiftRightLogical, Op::ShiftLeftLogical)
        };
        let one = self.b.op(first, ty, &[kept, amount]);
        let rest = self.b.op(Op::ISub, ty, &[bits, amount]);
        let other = if left { low } else { high };
        let other = self.b.op(second, ty, &[other, rest]);
        let mut value = self.b.op(Op::BitwiseOr, ty, &[one, other]);
        if let Some(none) = none.filter(|_| !scalar) {
            value = self.b.op(Op::Select, ty, &[none, kept, value]);
        }
        self.b.op_void(Op::ReturnValue, &[value]);
        if guarded && scalar {
            self.begin_block(unshifted);
            self.b.op_void(Op::ReturnValue, &[kept]);
        }
    }

    /// Fills memory byte by byte.
    fn fill(&mut self, entry: Id, [target, value, length]: [Id; 3], volatile: bool) {
        let (head, done) = (self.b.new_label(), self.b.new_label());
        for (id, name) in [
            (target, &b"dest"[..]),
            (value, b"val"),
            (length, b"len"),
            (entry, b"entry"),
            (head, b"loadstoreloop"),
            (done, b"split"),
        ] {
            self.b.name(id, name);
        }
        let ty = self.b.type_of(length);
        let pointer = self.b.type_of(target);
        let bool = self.b.type_bool();
        let zero = self.b.const_int(ty, 0);
        let one = self.b.const_int(ty, 1);
        let empty = self.b.op(Op::IEqual, bool, &[zero, length]);
        self.branch_if(empty, done, head);
        self.begin_block(head);
        let next = self.b.fresh(ty);
        let offset = self.b.op(Op::Phi, ty, &[zero, entry, next, head]);
        let target = self.b.op(Op::Bitcast, pointer, &[target]);
        let at = self.b.op(Op::InBoundsPtrAccessChain, pointer, &[target, offset]);
        let mask = MemoryAccess::Aligned.0 | if volatile { MemoryAccess::Volatile.0 } else { 0 };
        self.b.code.begin(Op::Store).id(at).id(value).literal(mask).literal(1).end();
        self.b.code.begin(Op::IAdd).id(ty).id(next).id(offset).id(one).end();
        let more = self.b.op(Op::ULessThan, bool, &[next, length]);
        self.branch_if(more, head, done);
        self.begin_block(done);
        self.b.op_void(Op::Return, &[]);
    }

    fn export(&mut self, id: Id, name: &[u8]) {
        let linkage = lapidary_bitcode::ir::Linkage::External;
        self.linkage(id, name, linkage, false);
    }
}
