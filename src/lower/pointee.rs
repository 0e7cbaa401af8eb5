//! Pointee types of opaque pointers.

/// What a pointer points to, where something else than its uses says so (a builtin's mangled name).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointee {
    /// An integer of this width.
    Int(u32),
    /// A float of this width.
    Float(u32),
    /// A vector of integers.
    IntVector {
        /// Width of a component.
        width: u32,
        /// Number of components.
        count: u32,
    },
    /// A vector of floats.
    FloatVector {
        /// Width of a component.
        width: u32,
        /// Number of components.
        count: u32,
    },
    /// A SPIR-V type without a shape in LLVM, see [`super::types::Special`].
    Special(super::types::Special),
}
