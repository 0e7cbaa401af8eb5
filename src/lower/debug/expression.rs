//! DWARF expressions (LangRef, "DIExpression"): a list of operations, each an instruction.

use std::hash::{Hash, Hasher};

use lapidary_bitcode::ir::MetadataId;
use lapidary_bitcode::ir::debug_info::code;
use lapidary_spirv::emit::{Id, Identity};
use lapidary_spirv::grammar::ShaderDebugInfo as Number;
use rustc_hash::FxHasher;

use crate::lower::emit::Emitter;
use crate::lower::emit::state::Word;
use crate::lower::facts::debug::Part;

/// `DW_OP_LLVM_arg`
const ARGUMENT: u64 = 0x1005;

/// `DW_OP_LLVM_fragment`
const FRAGMENT: u64 = 0x1000;

/// `Deref`
const DEREF: u32 = 0;

/// The highest number of an operation that the set of OpenCL has (`Fragment`).
const LAST_OF_OPENCL: u32 = 9;

/// Operations: the first and the last opcode of DWARF (DWARF 5, section 7.7.1, and LLVM's own), the
/// number of the first in the sets, and how many operands they have. Numbers above [`LAST_OF_OPENCL`]
/// are those of the translator.
const OPERATIONS: &[(u64, u64, u32, usize)] = &[
    (0x03, 0x03, 11, 1),      // addr
    (0x06, 0x06, 0, 0),       // deref
    (0x08, 0x0f, 12, 1),      // const1u to const8s
    (0x10, 0x10, 8, 1),       // constu
    (0x11, 0x11, 20, 1),      // consts
    (0x12, 0x14, 21, 0),      // dup, drop, over
    (0x15, 0x15, 24, 1),      // pick
    (0x16, 0x16, 5, 0),       // swap
    (0x17, 0x17, 25, 0),      // rot
    (0x18, 0x18, 6, 0),       // xderef
    (0x19, 0x1b, 26, 0),      // abs, and, div
    (0x1c, 0x1c, 2, 0),       // minus
    (0x1d, 0x21, 29, 0),      // mod, mul, neg, not, or
    (0x22, 0x22, 1, 0),       // plus
    (0x23, 0x23, 3, 1),       // plus_uconst
    (0x24, 0x27, 34, 0),      // shl, shr, shra, xor
    (0x28, 0x28, 38, 1),      // bra
    (0x29, 0x2e, 39, 0),      // eq, ge, gt, le, lt, ne
    (0x2f, 0x2f, 45, 1),      // skip
    (0x30, 0x4f, 46, 0),      // lit0 to lit31
    (0x50, 0x6f, 78, 0),      // reg0 to reg31
    (0x70, 0x8f, 110, 1),     // breg0 to breg31
    (0x90, 0x91, 142, 1),     // regx, fbreg
    (0x92, 0x92, 144, 2),     // bregx
    (0x93, 0x95, 145, 1),     // piece, deref_size, xderef_size
    (0x96, 0x97, 148, 0),     // nop, push_object_address
    (0x98, 0x9a, 150, 1),     // call2, call4, call_ref
    (0x9b, 0x9c, 153, 0),     // form_tls_address, call_frame_cfa
    (0x9d, 0x9d, 4, 2),       // bit_piece
    (0x9e, 0x9e, 155, 1),     // implicit_value
    (0x9f, 0x9f, 7, 0),       // stack_value
    (0x1000, 0x1001, 9, 2),   // LLVM_fragment, LLVM_convert
    (0x1002, 0x1002, 167, 1), // LLVM_tag_offset
    (0x1003, 0x1003, 159, 1), // LLVM_entry_value
    (0x1004, 0x1004, 166, 0), // LLVM_implicit_pointer
    (0x1005, 0x1005, 165, 1), // LLVM_arg
];

/// The number of an operation, and how many operands it has.
fn operation(op: u64) -> Option<(u32, usize)> {
    let row = OPERATIONS.iter().find(|row| (row.0..=row.1).contains(&op))?;
    // It is in the row: not before its first, and rows are short.
    let number = row.2.saturating_add(op.saturating_sub(row.0) as u32);
    Some((number, row.3))
}

impl Emitter<'_> {
    /// An expression (an empty one for `None`), in this part of the section or an earlier one; `None` if the
    /// set has no form for it. A leading `DW_OP_LLVM_arg 0` is implied where the set cannot express it. With
    /// `behind` the expression is about the memory at the address that it computes, so a dereference is
    /// added, in front of the fragment if there is one.
    pub(super) fn expression_of(
        &mut self,
        node: Option<MetadataId>,
        part: Part,
        mut behind: bool,
    ) -> Option<Id> {
        let record = node.and_then(|node| self.debug_info().record(node, code::EXPRESSION));
        let mut rest = record.map_or(&[][..], |record| record.operands.get(1..).unwrap_or(&[]));
        let extra = self.facts.debug.has_constants() || self.facts.options.extra_expressions;
        if let &[ARGUMENT, 0, ref after @ ..] = rest
            && !extra
        {
            rest = after;
        }
        let mut hasher = FxHasher::default();
        (rest, behind).hash(&mut hasher);
        let mut list = Vec::new();
        while let Some((&op, after)) = rest.split_first() {
            if op == FRAGMENT && behind {
                list.push(vec![self.number(DEREF)]);
                behind = false;
            }
            let (number, count) = operation(op)?;
            let operands = after.get(..count)?;
            if number > LAST_OF_OPENCL && !extra {
                return None;
            }
            let mut words = vec![self.number(number)];
            for &operand in operands {
                // The operand has to fit one word, with or without a sign.
                let fits = u32::try_from(operand).is_ok() || i32::try_from(operand as i64).is_ok();
                if !fits {
                    return None;
                }
                words.push(self.number(operand as u32));
            }
            list.push(words);
            rest = &after[count..];
        }
        if behind {
            list.push(vec![self.number(DEREF)]);
        }
        // Equal expressions are one in the module; each has operations of its own, as in the output of
        // the translator.
        let mut operations = Vec::with_capacity(list.len());
        for (at, words) in list.iter().enumerate() {
            at.hash(&mut hasher);
            let within = Identity::PartOf(hasher.finish() as u32);
            operations.push(Word::Id(self.debug_shared_as(within, Number::DebugOperation, words)));
        }
        let id = self.debug_shared(Number::DebugExpression, &operations);
        self.b.declare_in_records(id, part as usize);
        Some(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_in_order_and_have_numbers_of_their_own() {
        let mut numbers = Vec::new();
        for pair in OPERATIONS.windows(2) {
            assert!(pair[0].1 < pair[1].0, "{pair:x?}");
        }
        for &(first, last, number, _) in OPERATIONS {
            numbers.extend((first..=last).map(|op| number + (op - first) as u32));
        }
        let count = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), count);
    }

    #[test]
    fn operations_that_the_grammar_names_have_its_numbers() {
        use lapidary_spirv::grammar::OpenClDebugOperation as Operation;
        for (op, expected) in [
            (0x06, Operation::Deref),
            (0x22, Operation::Plus),
            (0x1c, Operation::Minus),
            (0x23, Operation::PlusUconst),
            (0x9d, Operation::BitPiece),
            (0x16, Operation::Swap),
            (0x18, Operation::Xderef),
            (0x9f, Operation::StackValue),
            (0x10, Operation::Constu),
            (0x1000, Operation::Fragment),
        ] {
            assert_eq!(operation(op).map(|row| row.0), Some(expected.0), "{op:x}");
        }
        assert_eq!(operation(0x31), Some((47, 0)));
        assert_eq!(operation(0x8f), Some((141, 1)));
        assert_eq!(operation(0xa3), None);
    }
}
