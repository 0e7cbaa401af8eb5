//! Attributes of the vector back end (`"VCFunction"`, `"VCByteOffset"="8"`) as decorations and
//! execution modes of SPV_INTEL_vector_compute, SPV_KHR_float_controls and
//! SPV_INTEL_float_controls2.

use lapidary_bitcode::ir::{AttributeIndex, AttributeListId, FunctionId, GlobalId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Decoration, ExecutionMode, Extension};

use crate::lower::emit::Emitter;
use crate::lower::error::Result;

pub(crate) const EXTENSION: Extension = Extension::SPV_INTEL_vector_compute;

/// The word of `VCFloatControl`, as the back end of Intel's graphics reads it.
#[derive(Clone, Copy, Debug)]
struct FloatControl(u32);

/// Width, and the bit of the control word that keeps denormals of that width.
const WIDTHS: [(u32, u32); 3] = [(64, 1 << 6), (32, 1 << 7), (16, 1 << 10)];

/// By the two bits of rounding: `FPRoundingMode`, execution mode.
const ROUNDING: [(u32, ExecutionMode); 4] = [
    (0, ExecutionMode::RoundingModeRTE),
    (2, ExecutionMode::RoundingModeRTPINTEL),
    (3, ExecutionMode::RoundingModeRTNINTEL),
    (1, ExecutionMode::RoundingModeRTZ),
];

impl FloatControl {
    fn keeps_denormals(self, bit: u32) -> bool {
        self.0 & bit != 0
    }

    fn rounding(self) -> (u32, ExecutionMode) {
        ROUNDING[(self.0 >> 4 & 3) as usize]
    }

    /// Whether the alternative mode of operations replaces that of IEEE 754.
    fn alternative(self) -> bool {
        self.0 & 1 != 0
    }
}

/// Rows of functions: attribute, decoration, whether its value is a literal.
const FUNCTIONS: &[(&str, Decoration, bool)] = &[
    ("VCStackCall", Decoration::StackCallINTEL, false),
    ("VCFunction", Decoration::VectorComputeFunctionINTEL, false),
    ("VCSIMTCall", Decoration::SIMTCallINTEL, true),
];

/// Rows of parameters.
const PARAMETERS: &[(&str, Decoration, bool)] = &[
    ("VCArgumentIOKind", Decoration::FuncParamIOKindINTEL, true),
    ("VCMediaBlockIO", Decoration::MediaBlockIOINTEL, false),
];

/// Rows of variables.
const VARIABLES: &[(&str, Decoration, bool)] = &[
    ("VCGlobalVariable", Decoration::VectorComputeVariableINTEL, false),
    ("VCByteOffset", Decoration::GlobalVariableOffsetINTEL, true),
    ("VCVolatile", Decoration::Volatile, false),
];

/// Rows of kernels: attribute, execution mode with its value.
const MODES: &[(&str, ExecutionMode)] = &[
    ("VCSLMSize", ExecutionMode::SharedLocalMemorySizeINTEL),
    ("VCNamedBarrierCount", ExecutionMode::NamedBarrierCountINTEL),
];

/// A number in decimal, or behind `0x`, `0b`, `0o` or `0` to another base; 0 for what is none.
fn number(text: &str) -> u32 {
    let lower = text.to_ascii_lowercase();
    let (digits, base) = match lower.as_bytes() {
        [b'0', b'x', ..] => (&lower[2..], 16),
        [b'0', b'b', ..] => (&lower[2..], 2),
        [b'0', b'o', ..] => (&lower[2..], 8),
        [b'0', _, ..] => (&lower[1..], 8),
        _ => (&lower[..], 10),
    };
    u32::from_str_radix(digits, base).unwrap_or(0)
}

impl Emitter<'_> {
    /// The value of an attribute as a number, in the notations of C; 0 where it has none.
    fn attribute_number(
        &self,
        list: Option<AttributeListId>,
        index: AttributeIndex,
        name: &str,
    ) -> Option<u32> {
        let value = self.facts.property(list, index, name)?;
        Some(number(String::from_utf8_lossy(&value).trim()))
    }

    fn vector_rows(
        &mut self,
        rows: &[(&str, Decoration, bool)],
        list: Option<AttributeListId>,
        index: AttributeIndex,
        id: Id,
    ) {
        for &(name, decoration, literal) in rows {
            if let Some(value) = self.attribute_number(list, index, name) {
                let literals = [value];
                let literals = if literal { &literals[..] } else { &[] };
                self.decorate_if_allowed(id, decoration, literals);
            }
        }
    }

    /// `SingleElementVectorINTEL`: with the levels of pointers to the element, where it is one.
    fn single_element(
        &mut self,
        list: Option<AttributeListId>,
        index: AttributeIndex,
        id: Id,
        pointer: bool,
    ) {
        if let Some(levels) = self.attribute_number(list, index, "VCSingleElementVector") {
            let literals = [levels];
            let literals = if pointer { &literals[..] } else { &[] };
            self.decorate_if_allowed(id, Decoration::SingleElementVectorINTEL, literals);
        }
    }

    /// Decorations of a function.
    pub(crate) fn vector_function(&mut self, function: FunctionId, id: Id) {
        if !self.allows(EXTENSION) {
            return;
        }
        let list = self.facts.module.functions[function.index()].attributes;
        self.vector_rows(FUNCTIONS, list, AttributeIndex::Function, id);
    }

    /// Decorations of a parameter.
    pub(crate) fn vector_parameter(
        &mut self,
        list: Option<AttributeListId>,
        index: AttributeIndex,
        id: Id,
    ) {
        if !self.allows(EXTENSION) {
            return;
        }
        self.vector_rows(PARAMETERS, list, index, id);
        let pointer = matches!(self.b.kind_of(id), TypeKind::Pointer { .. });
        self.single_element(list, index, id, pointer);
    }

    /// Decorations of a result: they stand at the function.
    pub(crate) fn vector_result(&mut self, list: Option<AttributeListId>, id: Id) {
        if self.allows(EXTENSION) {
            self.single_element(list, AttributeIndex::Return, id, false);
        }
    }

    /// Decorations of a variable.
    pub(crate) fn vector_variable(&mut self, global: GlobalId, id: Id) {
        if !self.is_vector_variable(global) {
            return;
        }
        let variable = &self.facts.module.globals[global.index()];
        let list = variable.attributes;
        self.vector_rows(VARIABLES, list, AttributeIndex::Function, id);
        let pointer = matches!(
            self.facts.module.types.get(variable.value_type),
            lapidary_bitcode::ir::Type::Pointer { .. }
        );
        self.single_element(list, AttributeIndex::Function, id, pointer);
    }

    fn float_control(&self, function: FunctionId) -> Option<FloatControl> {
        let list = self.facts.module.functions[function.index()].attributes;
        self.attribute_number(list, AttributeIndex::Function, "VCFloatControl").map(FloatControl)
    }

    /// Execution modes of a kernel.
    pub(crate) fn vector_modes(&mut self, function: FunctionId, id: Id) -> Result<()> {
        let list = self.facts.module.functions[function.index()].attributes;
        // How floats are rounded needs no such extension.
        let modes = if self.allows(EXTENSION) { MODES } else { &[] };
        for &(name, mode) in modes {
            if let Some(value) = self.attribute_number(list, AttributeIndex::Function, name) {
                self.mode_if_allowed(id, mode, &[value])?;
            }
        }
        let Some(control) = self.float_control(function) else { return Ok(()) };
        let operations = match control.alternative() {
            true => ExecutionMode::FloatingPointModeALTINTEL,
            false => ExecutionMode::FloatingPointModeIEEEINTEL,
        };
        for (width, bit) in WIDTHS {
            let denormals = match control.keeps_denormals(bit) {
                true => ExecutionMode::DenormPreserve,
                false => ExecutionMode::DenormFlushToZero,
            };
            for mode in [denormals, control.rounding().1, operations] {
                self.mode_if_allowed(id, mode, &[width])?;
            }
        }
        Ok(())
    }

    /// What modes are to a kernel, decorations are to another function.
    pub(crate) fn vector_float_control(&mut self, function: FunctionId, id: Id) {
        if !self.allows(EXTENSION) {
            return;
        }
        let Some(control) = self.float_control(function) else { return };
        for (width, bit) in WIDTHS {
            let rows = [
                (Decoration::FunctionDenormModeINTEL, u32::from(!control.keeps_denormals(bit))),
                (Decoration::FunctionRoundingModeINTEL, control.rounding().0),
                (Decoration::FunctionFloatingPointModeINTEL, u32::from(control.alternative())),
            ];
            for (decoration, value) in rows {
                self.decorate_if_allowed(id, decoration, &[width, value]);
            }
        }
    }
}
