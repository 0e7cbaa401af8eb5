//! Specialization constants of SPIR-V for `inspect`: the scalars, and the composites that are made of
//! them, each with its scalars and where these lie in memory.

use lapidary_spirv::grammar::Op;
use lapidary_spirv::read::{Instruction, Module, Section};
use rustc_hash::{FxHashMap, FxHashSet};

use super::layouts::Layouts;
use super::spirv::Notes;
use super::spirv_types::{Types, literal};
use super::{Default, SpecComposite, SpecConstant, SpecPart};

/// Most parts of all composites that are looked at, inner ones and scalars: composites may have the
/// same one over and over.
const MOST_PARTS: usize = 1 << 16;

/// How deep composites may be nested.
const DEEPEST: u32 = 64;

/// The default of a scalar.
fn default(module: &Module<'_>, constant: &Instruction<'_>) -> Option<Default> {
    match constant.op() {
        Op::SpecConstantTrue => Some(Default::Bool(true)),
        Op::SpecConstantFalse => Some(Default::Bool(false)),
        Op::SpecConstant => Some(literal(module, constant.word(1)?, constant.words.get(3..)?)),
        _ => None,
    }
}

/// All scalars, in the order of the module.
pub(super) fn scalars(
    module: &Module<'_>,
    notes: &Notes,
    types: &Types<'_, '_>,
) -> Vec<SpecConstant> {
    let constant = |instruction: Instruction<'_>| {
        let default = default(module, &instruction)?;
        let id = instruction.result()?;
        Some(SpecConstant {
            id: notes.spec_ids.get(&id).copied(),
            ty: types.name(instruction.word(1)?),
            default,
            name: notes.names.get(&id).cloned(),
        })
    };
    module.section(Section::Declarations).filter_map(constant).collect()
}

/// The composites that are part of no other, in the order of the module.
pub(super) fn composites(
    module: &Module<'_>,
    notes: &Notes,
    types: &Types<'_, '_>,
) -> Vec<SpecComposite> {
    // Each with what it is made of, which other instructions may continue.
    let mut made_of: Vec<(u32, Vec<u32>)> = Vec::new();
    for it in module.section(Section::Declarations) {
        match (it.op(), it.words) {
            (Op::SpecConstantComposite, &[_, _, id, ref parts @ ..]) => {
                made_of.push((id, parts.to_vec()));
            }
            (Op::SpecConstantCompositeContinuedINTEL, &[_, ref parts @ ..]) => {
                if let Some((_, known)) = made_of.last_mut() {
                    known.extend(parts);
                }
            }
            _ => {}
        }
    }
    let inner: FxHashSet<u32> = made_of.iter().flat_map(|it| &it.1).copied().collect();
    let order: Vec<u32> = made_of.iter().map(|it| it.0).collect();
    let made_of = made_of.into_iter().collect();
    let (layouts, left) = (Layouts::of(module), MOST_PARTS);
    let mut walk =
        Walk { module, notes, types, made_of: &made_of, layouts, parts: Vec::new(), left };
    let outer = order.into_iter().filter(|id| !inner.contains(id));
    outer
        .filter_map(|id| {
            let ty = module.definition(id)?.word(1)?;
            walk.visit(id, 0, 0);
            let size = walk.layouts.size(ty, 0).map(|it| it.0);
            let parts = std::mem::take(&mut walk.parts);
            let name = notes.names.get(&id).cloned();
            Some(SpecComposite { name, ty: types.name(ty), size, parts })
        })
        .filter(|composite| !composite.parts.is_empty())
        .collect()
}

/// Collects the scalars of composites, depth first.
struct Walk<'a, 'w> {
    module: &'a Module<'w>,
    notes: &'a Notes,
    types: &'a Types<'a, 'w>,
    made_of: &'a FxHashMap<u32, Vec<u32>>,
    layouts: Layouts<'a, 'w>,
    parts: Vec<SpecPart>,
    left: usize,
}

impl Walk<'_, '_> {
    fn visit(&mut self, id: u32, offset: u64, depth: u32) -> Option<()> {
        if depth > DEEPEST {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        let constant = self.module.definition(id)?;
        let ty = constant.word(1)?;
        if let Some(default) = default(self.module, &constant) {
            let (id, ty) = (self.notes.spec_ids.get(&id).copied(), self.types.name(ty));
            self.parts.push(SpecPart { id, offset, ty, default });
            return Some(());
        }
        for (at, &part) in self.made_of.get(&id)?.iter().enumerate() {
            let inner = self.layouts.offset(ty, at)?;
            self.visit(part, offset.checked_add(inner)?, depth.saturating_add(1));
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::MOST_PARTS;
    use crate::Module;

    /// Composites of which each is made of the one before twice, beginning with a type and a value.
    fn parts(ty: &str, value: &str) -> Vec<usize> {
        let mut text = format!(
            "OpCapability Kernel\nOpCapability Addresses\nOpMemoryModel Physical64 OpenCL\n\
             %i = OpTypeInt 64 0\n{ty}\n{value}\n\
             %t0 = OpTypeStruct %t\n%c0 = OpSpecConstantComposite %t0 %c\n"
        );
        for (inner, outer) in (0..60).zip(1..) {
            let _ = writeln!(
                text,
                "%t{outer} = OpTypeStruct %t{inner} %t{inner}\n\
                 %c{outer} = OpSpecConstantComposite %t{outer} %c{inner} %c{inner}"
            );
        }
        let words = lapidary_spirv::text::assemble(text.as_bytes(), &Default::default())
            .expect("a module in text form");
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let said = Module::parse(&bytes).and_then(|module| module.inspect()).expect("a module");
        said.modules[0].spec_composites.iter().map(|it| it.parts.len()).collect()
    }

    #[test]
    fn composites_of_composites_cost_what_is_listed() {
        let parts_of = parts("%t = OpTypeInt 32 0", "%c = OpSpecConstant %t 1");
        assert!(matches!(parts_of[..], [parts] if parts > 1000 && parts < MOST_PARTS));
        // Without anything to list.
        assert!(parts("%t = OpTypeInt 32 0", "%c = OpConstant %t 1").is_empty());
    }

    #[test]
    fn sizes_that_no_memory_has_are_none() {
        let ty = "%v = OpTypeVector %i 4294967295\n%t = OpTypeVector %v 4294967295";
        assert!(
            parts(ty, "%s = OpSpecConstant %i 1\n%c = OpSpecConstantComposite %t %s").is_empty()
        );
    }
}
