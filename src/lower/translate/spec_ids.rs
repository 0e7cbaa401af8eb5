//! Checks that no two specialization constants have one number, which a module of bitcode may ask for with
//! `__spirv_SpecConstant`: a runtime could not tell what size the value has.

use lapidary_spirv::grammar::{Decoration, Op};
use lapidary_spirv::read::HEADER_WORDS;
use rustc_hash::FxHashMap;

use crate::lower::error::{Error, Result};
use crate::lower::facts::Facts;
use crate::lower::facts::callees::Callee;

/// Looks at the decorations of a module that is complete, if it has called such functions.
pub(super) fn check(facts: &Facts<'_>, pieces: &[Vec<u32>]) -> Result<()> {
    let is_asked_for = facts.callees.iter().any(|callee| {
        matches!(callee, Callee::Builtin(builtin) if builtin.name() == "__spirv_SpecConstant")
    });
    if !is_asked_for {
        return Ok(());
    }
    let mut known = FxHashMap::default();
    for (number, piece) in pieces.iter().enumerate() {
        let mut at = if number == 0 { HEADER_WORDS } else { 0 };
        while let Some(&first) = piece.get(at) {
            let (op, len) = (Op::of(first), (first >> 16) as usize);
            let end = at.saturating_add(len);
            match piece.get(at..end) {
                None | Some([]) => break,
                _ if op == Op::Function => return Ok(()),
                Some(&[_, target, decoration, id]) if decoration == Decoration::SpecId.0 => {
                    let other = known.insert(id, target).filter(|&other| other != target);
                    if op == Op::Decorate && other.is_some() {
                        return Err(Error::unsupported(format_args!(
                            "two specialization constants, of different types or defaults, with the \
                             number {id}"
                        )));
                    }
                }
                Some(_) => {}
            }
            at = end;
        }
    }
    Ok(())
}
