//! What the grammar does not say: capabilities that follow from the width of a type, from the type
//! that an instruction works on, or from a literal.
//!
//! Each row follows the capability's description in SPIR-V section 3.2.30 or in its extension. What
//! is neither here nor in the grammar is no reason to drop anything: see [`needs`](super::needs).

use crate::grammar::{AccessQualifier, Capability, ExecutionMode, Op};
use crate::read::Module;

/// Any one of these capabilities is needed.
pub(super) type Rule = &'static [Capability];

// Widths of OpTypeInt.
static INT4: Rule = &[Capability::Int4TypeINTEL, Capability::ArbitraryPrecisionIntegersALTERA];
static INT8: Rule = &[Capability::Int8];
static INT16: Rule = &[Capability::Int16];
static INT64: Rule = &[Capability::Int64];
static INT_ANY: Rule = &[Capability::ArbitraryPrecisionIntegersALTERA];
// Widths of OpTypeFloat. Float16Buffer allows pointers to half, Float16 arithmetic as well; which of
// the two is meant cannot be told from the type, so both are needed where half is.
static FLOAT16: Rule = &[Capability::Float16];
static FLOAT16_BUFFER: Rule = &[Capability::Float16Buffer];
static FLOAT64: Rule = &[Capability::Float64];
// Component counts of OpTypeVector.
static VECTOR16: Rule = &[Capability::Vector16];
static VECTOR_ANY: Rule = &[Capability::VectorAnyINTEL, Capability::LongVectorEXT];
// OpTypeImage of kernels.
static IMAGE: Rule = &[Capability::ImageBasic];
static IMAGE_READ_WRITE: Rule = &[Capability::ImageReadWrite];
// Atomics by the type that they work on.
static ATOMIC_INT64: Rule = &[Capability::Int64Atomics];
static ATOMIC_INT16: Rule = &[Capability::Int16AtomicsINTEL];
static ATOMIC_VECTOR: Rule = &[Capability::AtomicFloat16VectorNV];
static ADD_16: Rule = &[Capability::AtomicFloat16AddEXT, Capability::AtomicBFloat16AddINTEL];
static ADD_32: Rule = &[Capability::AtomicFloat32AddEXT];
static ADD_64: Rule = &[Capability::AtomicFloat64AddEXT];
static MINMAX_16: Rule =
    &[Capability::AtomicFloat16MinMaxEXT, Capability::AtomicBFloat16MinMaxINTEL];
static MINMAX_32: Rule = &[Capability::AtomicFloat32MinMaxEXT];
static MINMAX_64: Rule = &[Capability::AtomicFloat64MinMaxEXT];
// Modes of floating point (SPV_INTEL_float_controls2), where the grammar names another capability than
// the text of the extension, which writers declare beside it.
static FLOAT_MODE: Rule = &[Capability::FloatingPointModeINTEL];
// Integer dot products: which of the three is meant depends on the operands, so all are needed where
// there is a dot product.
static DOT_ALL: Rule = &[Capability::DotProductInputAll];
static DOT_4X8: Rule = &[Capability::DotProductInput4x8Bit];
static DOT_4X8_PACKED: Rule = &[Capability::DotProductInput4x8BitPacked];

/// Whether [`rules`] decides for this instruction instead of the grammar's list, which names the
/// capabilities of all widths.
pub(super) fn overrides_grammar(op: Op) -> bool {
    matches!(op, Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT)
}

fn is_atomic(op: Op) -> bool {
    (Op::AtomicLoad.0..=Op::AtomicXor.0).contains(&op.0) || overrides_grammar(op)
}

fn is_dot_product(op: Op) -> bool {
    (Op::SDot.0..=Op::SUDotAccSat.0).contains(&op.0)
}

/// Whether [`rules`] has anything to say of an opcode.
pub(super) fn has_rules(op: Op) -> bool {
    matches!(op, Op::TypeInt | Op::TypeFloat | Op::TypeVector | Op::TypeImage | Op::ExecutionMode)
        || is_dot_product(op)
        || is_atomic(op)
}

/// Calls `need` with each rule that an instruction needs.
pub(super) fn rules(words: &[u32], module: &Module<'_>, mut need: impl FnMut(Rule)) {
    let operand = |index: usize| words.get(index).copied().unwrap_or_default();
    match Op::of(words[0]) {
        Op::TypeInt => match operand(2) {
            4 => need(INT4),
            8 => need(INT8),
            16 => need(INT16),
            32 => {}
            64 => need(INT64),
            _ => need(INT_ANY),
        },
        // With an encoding (bfloat16 and the like) the enumerant says what is needed.
        Op::TypeFloat if words.len() == 3 => match operand(2) {
            16 => {
                need(FLOAT16);
                need(FLOAT16_BUFFER);
            }
            64 => need(FLOAT64),
            _ => {}
        },
        Op::TypeVector => match operand(3) {
            2..=4 => {}
            8 | 16 => need(VECTOR16),
            _ => need(VECTOR_ANY),
        },
        Op::TypeImage => {
            need(IMAGE);
            if words.get(9) == Some(&AccessQualifier::ReadWrite.0) {
                need(IMAGE_READ_WRITE);
            }
        }
        Op::ExecutionMode => {
            const ALT: u32 = ExecutionMode::FloatingPointModeALTINTEL.0;
            const IEEE: u32 = ExecutionMode::FloatingPointModeIEEEINTEL.0;
            if matches!(operand(2), ALT | IEEE) {
                need(FLOAT_MODE);
            }
        }
        op if is_dot_product(op) => {
            need(DOT_ALL);
            need(DOT_4X8);
            need(DOT_4X8_PACKED);
        }
        op if is_atomic(op) => {
            let ty = match op {
                // Pointer, scope, semantics, value.
                Op::AtomicStore => module.definition(operand(4)).and_then(|it| it.result_type()),
                _ => Some(operand(1)),
            };
            if let Some(ty) = ty.and_then(|ty| module.definition(ty)) {
                atomic(op, ty.op(), ty.word(2), need);
            }
        }
        _ => {}
    }
}

/// The rule of an atomic instruction on a type, of which `width` is the second operand.
fn atomic(op: Op, ty: Op, width: Option<u32>, mut need: impl FnMut(Rule)) {
    match (ty, width) {
        (Op::TypeInt, Some(64)) => need(ATOMIC_INT64),
        (Op::TypeInt, Some(16)) => need(ATOMIC_INT16),
        (Op::TypeVector, _) => need(ATOMIC_VECTOR),
        (Op::TypeFloat, Some(width)) => match (op, width) {
            (Op::AtomicFAddEXT, 16) => need(ADD_16),
            (Op::AtomicFAddEXT, 32) => need(ADD_32),
            (Op::AtomicFAddEXT, 64) => need(ADD_64),
            (Op::AtomicFMinEXT | Op::AtomicFMaxEXT, 16) => need(MINMAX_16),
            (Op::AtomicFMinEXT | Op::AtomicFMaxEXT, 32) => need(MINMAX_32),
            (Op::AtomicFMinEXT | Op::AtomicFMaxEXT, 64) => need(MINMAX_64),
            _ => {}
        },
        _ => {}
    }
}
