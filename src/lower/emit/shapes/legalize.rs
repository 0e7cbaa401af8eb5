//! Integers and vectors that SPIR-V does not have.
//!
//! An `iN` of an odd width lives in the next wider integer; its upper bits mean nothing until an operation
//! looks at them, which then extends. A vector of an odd length lives in the next longer one, whose upper
//! components mean nothing. Memory behind such a value must not be touched, so these values are loaded and
//! stored in pieces ([`super::odd_memory`]).

use lapidary_bitcode::ir::{Type, TypeId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use crate::lower::emit::Emitter;

impl Emitter<'_> {
    /// A divisor whose components beyond those of LLVM type `ty` are 1: they are undefined
    /// otherwise, and a division by zero in one component has no defined result in any.
    pub(crate) fn pad_divisor(&mut self, id: Id, ty: TypeId) -> Id {
        let Type::Vector { length, .. } = self.facts.module.types.get(ty) else { return id };
        let vector = self.b.type_of(id);
        let (component, container) = self.b.components(vector);
        if container <= length || self.constant_mode {
            return id;
        }
        let one = self.b.const_int(component, 1);
        let ones = self.b.const_splat(vector, one, container);
        self.b.op_with(Op::VectorShuffle, vector, |w| {
            let lane = |at: u32| if at < length { at } else { at.saturating_add(container) };
            (0..container).fold(w.id(id).id(ones), |w, at| w.literal(lane(at)))
        })
    }
}
