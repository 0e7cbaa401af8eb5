//! How calls of a builtin are lowered: what a row of the tables says beside the name.

use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{BuiltIn, GroupOperation, Op, OpenClStd as Std, Scope};

use crate::lower::calls::site::Site;
use crate::lower::emit::Lowered;
use crate::lower::facts::callees::Builtin;

/// How a call is lowered.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower::calls) enum How {
    /// An instruction of OpenCL.std, the arguments in order.
    Ext(Std),
    /// An instruction, the arguments in order.
    Op(Op),
    /// A relational instruction, whose bool becomes OpenCL's integer.
    Relation(Op),
    /// The value of a builtin variable.
    Input(BuiltIn),
    /// A component of a builtin variable with three; the value for other dimensions.
    InputVector(BuiltIn, u64),
    /// A work-group or sub-group function.
    Group(Row),
    /// A core instruction by its name, with the conventions of SPIR-V friendly IR.
    Spirv(Op),
    /// An instruction of OpenCL.std by its own name: `__spirv_ocl_*`.
    SpirvExt(Std),
    /// A builtin variable by a getter of SYCL: the component, or all of it.
    SpirvInput(BuiltIn),
    /// A function of motion estimation.
    Avc,
    /// What the rest needs.
    Code(fn(&mut Site<'_, '_, '_>, &Builtin) -> Lowered),
}

impl How {
    /// The builtin variable that a function reads, if it does nothing else.
    pub(super) fn variable(self) -> Option<BuiltIn> {
        match self {
            How::Input(builtin) | How::InputVector(builtin, _) | How::SpirvInput(builtin) => {
                Some(builtin)
            }
            _ => None,
        }
    }
}

/// What a group function is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower::calls) struct Row {
    /// The instruction.
    pub(super) op: Op,
    /// Whose work-items take part; `None` for instructions without the operand.
    pub(super) scope: Option<Scope>,
    /// The literal of reductions and scans.
    pub(super) operation: Option<GroupOperation>,
    /// How arguments and results are.
    pub(super) shape: Shape,
}

/// How arguments and result of a group function are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower::calls) enum Shape {
    /// As they are.
    Plain,
    /// The first argument is an integer that means a bool.
    Predicate,
    /// `work_group_broadcast(value, x, y, z)`: one to three ids.
    Broadcast,
    /// A block read: the type of the pointee.
    BlockRead,
    /// A block write.
    BlockWrite,
    /// A block prefetch of so many bytes for each work-item.
    BlockPrefetch(u32),
    /// The image comes last, and in the instruction first.
    ImageLast,
}

/// Which operand of an instruction is a pointer, and what it points to, where the instruction says so:
/// to a second result, or to the components of what is loaded or stored (`data`).
pub(super) fn pointee_of(
    s: &mut Site<'_, '_, '_>,
    number: Std,
    data: Option<Id>,
) -> Option<(usize, Id)> {
    let result = s.result;
    Some(match number {
        Std::vloadn => (1, s.b().components(result).0),
        Std::vload_half | Std::vload_halfn | Std::vloada_halfn => (1, s.b().type_float(16)),
        Std::vstoren => {
            let ty = s.b().type_of(data?);
            (2, s.b().components(ty).0)
        }
        Std::vstore_half
        | Std::vstore_half_r
        | Std::vstore_halfn
        | Std::vstore_halfn_r
        | Std::vstorea_halfn
        | Std::vstorea_halfn_r => (2, s.b().type_float(16)),
        Std::remquo => (2, second_result(s, number)?),
        _ => (1, second_result(s, number)?),
    })
}

/// The type of the second result of an instruction, which goes where its last operand points.
pub(super) fn second_result(s: &mut Site<'_, '_, '_>, number: Std) -> Option<Id> {
    let result = s.result;
    match number {
        Std::fract | Std::modf | Std::sincos => Some(result),
        Std::frexp | Std::lgamma_r | Std::remquo => {
            let int = s.b().type_int(32);
            Some(s.b().type_like(result, int))
        }
        _ => None,
    }
}

/// Whether scalars beside vectors stand for vectors of themselves. The others have scalars of their
/// own, an offset or a number of elements.
pub(super) fn takes_scalars(number: Std) -> bool {
    !matches!(
        number,
        Std::shuffle
            | Std::shuffle2
            | Std::vloadn
            | Std::vload_half
            | Std::vload_halfn
            | Std::vloada_halfn
            | Std::printf
            | Std::prefetch
    )
}
