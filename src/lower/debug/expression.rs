//! DWARF expressions (LangRef, "DIExpression"): a list of operations, each an instruction.

use lapidary_bitcode::ir::MetadataId;
use lapidary_bitcode::ir::debug_info::code;
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::ShaderDebugInfo as Number;

use crate::lower::emit::Emitter;
use crate::lower::emit::state::Word;

/// `DW_OP_LLVM_arg`
const ARGUMENT: u64 = 0x1005;

/// `DW_OP_LLVM_fragment`
const FRAGMENT: u64 = 0x1000;

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
    Some((row.2 + (op - row.0) as u32, row.3))
}

/// Who needs an expression: a record, which it stands before, or functions, which share it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Where {
    Record,
    Function,
}

impl Emitter<'_> {
    /// An expression (an empty one for `None`); `None` if the set has no form for it. An argument is
    /// named as one only where it is not all that the expression begins with. It may be about the memory
    /// at the address that it computes, and which part of the variable that is comes last.
    pub(super) fn expression_of(
        &mut self,
        node: Option<MetadataId>,
        place: Where,
        mut behind: bool,
    ) -> Option<Id> {
        let record = node.and_then(|node| self.debug_info().record(node, code::EXPRESSION));
        let mut rest = record.map_or(&[][..], |record| record.operands.get(1..).unwrap_or(&[]));
        if let &[ARGUMENT, 0, ref after @ ..] = rest
            && !names_argument(after)
        {
            rest = after;
        }
        let extra = self.facts.debug.has_constants() || self.facts.options.extra_expressions;
        let mut list = Vec::new();
        while let Some((&op, after)) = rest.split_first() {
            if op == FRAGMENT && behind {
                list.push(self.dereferenced(place));
                behind = false;
            }
            let (number, count) = operation(op)?;
            let operands = after.get(..count)?;
            if number > LAST_OF_OPENCL && !extra {
                return None;
            }
            let mut words = vec![self.number(number)];
            for &operand in operands {
                // There is one word for it, of which the upper half may be a sign.
                let fits = u32::try_from(operand).is_ok() || i32::try_from(operand as i64).is_ok();
                if !fits {
                    return None;
                }
                words.push(self.number(operand as u32));
            }
            list.push(Word::Id(self.placed(place, Number::DebugOperation, &words)));
            rest = &after[count..];
        }
        if behind {
            list.push(self.dereferenced(place));
        }
        Some(self.placed(place, Number::DebugExpression, &list))
    }

    fn dereferenced(&mut self, place: Where) -> Word {
        let number = self.number(0);
        Word::Id(self.placed(place, Number::DebugOperation, &[number]))
    }

    fn placed(&mut self, place: Where, number: Number, words: &[Word]) -> Id {
        match place {
            Where::Record => self.debug_now(number, words),
            Where::Function => self.debug_shared(number, words),
        }
    }
}

/// Whether an expression names an argument.
pub(super) fn names_argument(operands: &[u64]) -> bool {
    let mut rest = operands;
    while let Some((&op, after)) = rest.split_first() {
        if op == ARGUMENT {
            return true;
        }
        let count = operation(op).map_or(0, |row| row.1);
        rest = after.get(count..).unwrap_or(&[]);
    }
    false
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
