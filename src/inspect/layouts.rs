//! How types of SPIR-V lie in memory: sizes, alignments, the offsets of members.

use lapidary_spirv::grammar::{AddressingModel, Decoration, Op};
use lapidary_spirv::read::{Module, Section};
use rustc_hash::{FxHashMap, FxHashSet};

/// How deep types may be nested.
pub(crate) const DEEPEST: u32 = 64;

/// The size of a pointer in memory, as the addressing model has it.
pub(crate) fn pointer_size(module: &Module<'_>) -> u64 {
    let model = module.section(Section::MemoryModel).find(|it| it.op() == Op::MemoryModel);
    match model.and_then(|it| it.word(1)).map(AddressingModel) {
        Some(AddressingModel::Physical32) => 4,
        _ => 8,
    }
}

/// Whether it is the type of something that only the runtime can make: an image, a sampler, a queue.
pub(crate) fn is_handle(op: Op) -> bool {
    matches!(
        op,
        Op::TypeImage
            | Op::TypeSampler
            | Op::TypeSampledImage
            | Op::TypeOpaque
            | Op::TypePipe
            | Op::TypePipeStorage
            | Op::TypeQueue
            | Op::TypeEvent
            | Op::TypeDeviceEvent
            | Op::TypeReserveId
            | Op::TypeNamedBarrier
    )
}

/// Where the parts of types lie: as decorations say, or else as in C, which is how kernels lay them out.
pub(crate) struct Layouts<'a, 'w> {
    module: &'a Module<'w>,
    /// Of pointers, and of handles, which are as large.
    pointer: u64,
    /// By structure and member.
    offsets: FxHashMap<(u32, u32), u32>,
    strides: FxHashMap<u32, u32>,
    packed: FxHashSet<u32>,
    /// By type: size and alignment.
    known: FxHashMap<u32, (u64, u64)>,
    /// By structure: the offsets of its members.
    members: FxHashMap<u32, Vec<u64>>,
}

impl<'a, 'w> Layouts<'a, 'w> {
    pub(crate) fn of(module: &'a Module<'w>) -> Self {
        let (mut offsets, mut strides) = (FxHashMap::default(), FxHashMap::default());
        let mut packed = FxHashSet::default();
        for it in module.section(Section::Annotations) {
            match (it.op(), it.words) {
                (Op::MemberDecorate, &[_, ty, member, decoration, offset])
                    if decoration == Decoration::Offset.0 =>
                {
                    offsets.insert((ty, member), offset);
                }
                (Op::Decorate, &[_, ty, decoration, stride])
                    if decoration == Decoration::ArrayStride.0 =>
                {
                    strides.insert(ty, stride);
                }
                (Op::Decorate, &[_, ty, decoration]) if decoration == Decoration::CPacked.0 => {
                    packed.insert(ty);
                }
                _ => {}
            }
        }
        let (known, members) = (FxHashMap::default(), FxHashMap::default());
        let pointer = pointer_size(module);
        Self { module, pointer, offsets, strides, packed, known, members }
    }

    /// Size and alignment of a type.
    pub(crate) fn size(&mut self, ty: u32, depth: u32) -> Option<(u64, u64)> {
        if let Some(&known) = self.known.get(&ty) {
            return Some(known);
        }
        if depth > DEEPEST {
            return None;
        }
        let deeper = depth.saturating_add(1);
        let definition = self.module.definition(ty)?;
        let word = |at| definition.word(at).map(u64::from);
        let found = match definition.op() {
            Op::TypeBool => (1, 1),
            Op::TypeInt | Op::TypeFloat => {
                let bytes = word(2)?.div_ceil(8).next_power_of_two();
                (bytes, bytes)
            }
            // One of three components takes the place of four (OpenCL C, 6.1.5).
            Op::TypeVector => {
                let (component, _) = self.size(definition.word(2)?, deeper)?;
                let size = word(3)?.next_power_of_two().checked_mul(component)?;
                (size, size)
            }
            Op::TypeArray => {
                let (element, align) = self.size(definition.word(2)?, deeper)?;
                let stride = self.strides.get(&ty).map_or(element, |&stride| stride.into());
                let length = self.module.definition(definition.word(3)?)?.word(3)?;
                (stride.checked_mul(length.into())?, align)
            }
            Op::TypeStruct => {
                let (mut end, mut most) = (0u64, 1);
                let mut places = Vec::new();
                for (at, &member) in (0..).zip(definition.words.get(2..)?) {
                    let (size, align) = self.size(member, deeper)?;
                    let align = if self.packed.contains(&ty) { 1 } else { align };
                    let place = match self.offsets.get(&(ty, at)) {
                        Some(&offset) => offset.into(),
                        None => end.checked_next_multiple_of(align)?,
                    };
                    places.push(place);
                    end = place.checked_add(size)?;
                    most = most.max(align);
                }
                self.members.insert(ty, places);
                (end.checked_next_multiple_of(most)?, most)
            }
            Op::TypePointer | Op::TypeUntypedPointerKHR => (self.pointer, self.pointer),
            op if is_handle(op) => (self.pointer, self.pointer),
            _ => return None,
        };
        self.known.insert(ty, found);
        Some(found)
    }

    /// Whether the members of a structure lie without padding.
    pub(crate) fn is_packed(&self, ty: u32) -> bool {
        self.packed.contains(&ty)
    }

    /// Where a part of a type begins.
    pub(crate) fn offset(&mut self, ty: u32, part: usize) -> Option<u64> {
        let definition = self.module.definition(ty)?;
        if definition.op() == Op::TypeStruct {
            self.size(ty, 0)?;
            return self.members.get(&ty)?.get(part).copied();
        }
        let step = match self.strides.get(&ty) {
            Some(&stride) => stride.into(),
            None => self.size(definition.word(2)?, 0)?.0,
        };
        step.checked_mul(part as u64)
    }
}
