//! Which execution modes an entry point may have more than once.

use crate::grammar::ExecutionMode;

/// Whether a mode is one for numbers of the width, or of the type, that is its first operand: an entry point
/// has it once for each. It has any other mode once (section 2.16.1, "Universal Validation Rules").
pub fn is_of_width(mode: ExecutionMode) -> bool {
    use ExecutionMode as M;
    matches!(
        mode,
        M::DenormPreserve
            | M::DenormFlushToZero
            | M::SignedZeroInfNanPreserve
            | M::RoundingModeRTE
            | M::RoundingModeRTZ
            | M::RoundingModeRTPINTEL
            | M::RoundingModeRTNINTEL
            | M::FloatingPointModeALTINTEL
            | M::FloatingPointModeIEEEINTEL
            | M::FPFastMathDefault
    )
}
