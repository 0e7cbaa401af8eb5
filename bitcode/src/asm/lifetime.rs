//! Lifetime markers of files before LLVM 22, which state a size: LLVM 22 wants the alloca alone, and
//! drops markers of anything else (LangRef, "llvm.lifetime.start"; LLVM's `AutoUpgrade`).
//!
//! LLVM could upgrade them from text as well, but would place the declarations elsewhere than when
//! it reads bitcode. With the new form in the text they end up where `llvm-dis` has them.

use super::context::{ModuleContext, Scope};
use super::text::{push_word, put};
use crate::Error;
use crate::ir::{
    Body, CastOp, Constant, DebugLocation, Instruction, Module, ModuleValue, TailKind, Type, Value,
    ValueId,
};

/// `start` or `end`, as in `llvm.lifetime.start`.
type Kind = &'static str;

/// A new function by its address space.
pub(super) type Declared = (Kind, u32);

/// The old marker functions of a module, and which new ones some functions need.
#[derive(Default)]
pub(super) struct Lifetimes {
    /// The old functions, in file order.
    old: Vec<(ValueId, Kind)>,
    /// The new functions by address space, in the order in which LLVM declares them.
    declared: Vec<Declared>,
    /// Those that the body at hand needs.
    called: Vec<(usize, u32)>,
}

/// A marker in a body.
pub(super) struct Marker {
    /// Index of the old function.
    function: usize,
    /// The alloca; `None` for a marker that LLVM drops.
    alloca: Option<ValueId>,
    tail: TailKind,
}

impl Lifetimes {
    pub(super) fn new(module: &Module<'_>) -> Self {
        let mut lifetimes = Lifetimes::default();
        for (index, &value) in module.values.iter().enumerate() {
            let ModuleValue::Function(id) = value else { continue };
            let function = &module.functions[id.index()];
            let name = module.str(function.object.name);
            let kind = if name.starts_with(b"llvm.lifetime.start.") {
                "start"
            } else if name.starts_with(b"llvm.lifetime.end.") {
                "end"
            } else {
                continue;
            };
            if let Type::Function { parameters, .. } = module.types.get(function.function_type)
                && parameters.len == 2
                && function.declaration
            {
                lifetimes.old.push((ValueId(index as u32), kind));
            }
        }
        lifetimes
    }

    /// Whether a function is an old marker, which is not declared.
    pub(super) fn is_old(&self, function: ValueId) -> bool {
        self.old.iter().any(|&(old, _)| old == function)
    }

    /// The marker that an instruction is.
    pub(super) fn marker(
        &self,
        module: &Module<'_>,
        body: &Body,
        inst: &Instruction<'_>,
    ) -> Option<Marker> {
        if self.old.is_empty() {
            return None;
        }
        let Instruction::Call(call) = *inst else { return None };
        let function = self.old.iter().position(|&(old, _)| old == call.callee)?;
        let &[_, pointer] = call.arguments else { return None };
        Some(Marker { function, alloca: alloca_behind(module, body, pointer), tail: call.tail })
    }

    /// Writes a marker as a line, unless it is one that is dropped.
    pub(super) fn push(
        &mut self,
        out: &mut String,
        scope: Scope<'_>,
        marker: &Marker,
        location: Option<DebugLocation>,
    ) -> Result<(), Error> {
        let Some(alloca) = marker.alloca else { return Ok(()) };
        let space = scope.address_space(alloca);
        if !self.called.contains(&(marker.function, space)) {
            self.called.push((marker.function, space));
        }
        out.push(' ');
        push_word(out, marker.tail.keyword());
        out.push_str(" call");
        put!(out, " void @llvm.lifetime.{}.p{space}(", self.old[marker.function].1);
        scope.push_typed(out, alloca)?;
        out.push(')');
        if let Some(location) = location.filter(|location| location.scope.is_some()) {
            out.push_str(", !dbg ");
            scope.push_location(out, &location)?;
        }
        out.push('\n');
        Ok(())
    }

    /// Ends a body: LLVM declares what it calls in the order of the old functions.
    pub(super) fn end_body(&mut self) {
        self.called.sort_by_key(|&(function, _)| function);
        for (function, space) in self.called.drain(..) {
            let declaration = (self.old[function].1, space);
            if !self.declared.contains(&declaration) {
                self.declared.push(declaration);
            }
        }
    }

    /// Writes what LLVM leaves behind of an old function: a declaration with the type of its first
    /// parameter.
    pub(super) fn push_rest(&self, out: &mut String, context: &ModuleContext<'_>, old: ValueId) {
        let module = context.module;
        let Some(&(_, kind)) = self.old.iter().find(|&&(function, _)| function == old) else {
            return;
        };
        let Some(ModuleValue::Function(id)) = context.module_value(old) else { return };
        let function_type = module.functions[id.index()].function_type;
        let Type::Function { parameters, .. } = module.types.get(function_type) else { return };
        let Some(&size) = module.types.list(parameters).first() else { return };
        let size = context.ty(size);
        put!(out, "\ndeclare void @llvm.lifetime.{kind}.{size}({size})\n");
    }

    /// The new functions that the bodies so far need, once each; then there are none.
    pub(super) fn take_declared(&mut self) -> Vec<Declared> {
        std::mem::take(&mut self.declared)
    }
}

/// Writes the declarations of the new functions.
pub(super) fn push_declarations(out: &mut String, declared: &[Declared]) {
    for &(kind, space) in declared {
        let pointer = if space == 0 { "ptr".into() } else { format!("ptr addrspace({space})") };
        put!(out, "\ndeclare void @llvm.lifetime.{kind}.p{space}({pointer})\n");
    }
}

/// Intrinsics that got the pointer's address space into their name after LLVM 16.
const RENAMED: [&str; 6] = [
    "llvm.va_start",
    "llvm.va_end",
    "llvm.va_copy",
    "llvm.eh.typeid.for",
    "llvm.stacksave",
    "llvm.stackrestore",
];

/// The functions that a module with old lifetime markers has under an old name, with the new one.
/// LLVM declares them anew, before the new markers.
pub(super) fn renamed(module: &Module<'_>) -> Vec<(ValueId, String)> {
    if Lifetimes::new(module).old.is_empty() {
        return Vec::new();
    }
    let mut renamed = Vec::new();
    for (index, &value) in module.values.iter().enumerate() {
        let ModuleValue::Function(id) = value else { continue };
        let function = &module.functions[id.index()];
        let name = module.str(function.object.name);
        let Some(&name) = RENAMED.iter().find(|known| known.as_bytes() == name) else { continue };
        let Type::Function { result, parameters, .. } = module.types.get(function.function_type)
        else {
            continue;
        };
        let pointer = module.types.list(parameters).first().copied().unwrap_or(result);
        if let Type::Pointer { address_space, .. } = module.types.get(pointer)
            && function.declaration
        {
            renamed.push((ValueId(index as u32), format!("{name}.p{address_space}")));
        }
    }
    renamed
}

/// The alloca that a pointer is, behind casts and indices that are all zero.
fn alloca_behind(module: &Module<'_>, body: &Body, mut pointer: ValueId) -> Option<ValueId> {
    // Casts form no cycle but in unreachable code, where one may refer to itself.
    for _ in 0..64 {
        let Value::Instruction(inst) = body.value(module, pointer) else { return None };
        pointer = match body.inst(inst) {
            Instruction::Alloca { .. } => return Some(pointer),
            Instruction::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, value, .. } => value,
            Instruction::GetElementPtr { base, indices, .. }
                if indices.iter().all(|&index| is_zero(module, body, index)) =>
            {
                base
            }
            _ => return None,
        };
    }
    None
}

fn is_zero(module: &Module<'_>, body: &Body, value: ValueId) -> bool {
    matches!(body.value(module, value), Value::Constant(_, Constant::Null | Constant::Int(0)))
}
