//! Built-in variables: who a work-item is (SPIR-V, section 3.21).

use lapidary_spirv::grammar::BuiltIn;

use crate::launch::Place;
use crate::machine::{Item, Machine};

impl Machine<'_> {
    /// If an address is in a built-in variable, gives it its value for a work-item.
    pub(crate) fn refresh(&mut self, item: &Item, address: u64) {
        let Some(slot) = self.memory.slot_mut(address) else { return };
        let Some(built_in) = slot.built_in else { return };
        let Some(numbers) = item.place.built_in(built_in) else {
            // Undefined, as it was.
            return;
        };
        let vector = is_vector(built_in);
        // Of three components, a vector has the room of four.
        let size = if vector { slot.bytes.len() / 4 } else { slot.bytes.len() };
        for (bytes, number) in slot.bytes.chunks_exact_mut(size.max(1)).zip(numbers) {
            bytes.copy_from_slice(&number.to_le_bytes()[..bytes.len()]);
        }
        let known = size * numbers.len();
        if let Some(undefined) = slot.undefined.get_mut(..known.min(slot.bytes.len())) {
            undefined.fill(0);
        }
    }
}

fn is_vector(built_in: BuiltIn) -> bool {
    matches!(
        built_in,
        BuiltIn::GlobalInvocationId
            | BuiltIn::LocalInvocationId
            | BuiltIn::WorkgroupId
            | BuiltIn::NumWorkgroups
            | BuiltIn::GlobalSize
            | BuiltIn::WorkgroupSize
            | BuiltIn::EnqueuedWorkgroupSize
            | BuiltIn::GlobalOffset
            | BuiltIn::SubgroupEqMask
            | BuiltIn::SubgroupGeMask
            | BuiltIn::SubgroupGtMask
            | BuiltIn::SubgroupLeMask
            | BuiltIn::SubgroupLtMask
    )
}

impl Place {
    /// The numbers in a built-in variable, None if it is not known.
    fn built_in(&self, built_in: BuiltIn) -> Option<[u64; 4]> {
        let [x, y, z] = match built_in {
            BuiltIn::GlobalInvocationId => self.global,
            BuiltIn::LocalInvocationId => self.local,
            BuiltIn::WorkgroupId => self.group,
            BuiltIn::NumWorkgroups => self.groups,
            BuiltIn::GlobalSize => self.global_size,
            BuiltIn::WorkgroupSize | BuiltIn::EnqueuedWorkgroupSize => self.local_size,
            BuiltIn::GlobalOffset => self.offset,
            _ => return self.number(built_in),
        };
        Some([x, y, z, 0])
    }

    fn number(&self, built_in: BuiltIn) -> Option<[u64; 4]> {
        let lane = self.lane() as u32;
        let all = mask_below(self.sub_group_size() as u32);
        let number = match built_in {
            BuiltIn::WorkDim => self.dimensions.into(),
            BuiltIn::LocalInvocationIndex => self.local_linear(),
            BuiltIn::GlobalLinearId => {
                let [x, y, z] = [0, 1, 2].map(|d| self.global[d] - self.offset[d]);
                (z * self.global_size[1] + y) * self.global_size[0] + x
            }
            BuiltIn::SubgroupSize => self.sub_group_size(),
            BuiltIn::SubgroupMaxSize => self.sub_group_limit,
            BuiltIn::NumSubgroups | BuiltIn::NumEnqueuedSubgroups => {
                self.group_items().div_ceil(self.sub_group_limit)
            }
            BuiltIn::SubgroupId => self.sub_group(),
            BuiltIn::SubgroupLocalInvocationId => self.lane(),
            // Masks of lanes, 32 in a component.
            BuiltIn::SubgroupEqMask => return Some(words(1 << lane)),
            BuiltIn::SubgroupLtMask => return Some(words(mask_below(lane))),
            BuiltIn::SubgroupLeMask => return Some(words(mask_below(lane + 1))),
            BuiltIn::SubgroupGtMask => return Some(words(all & !mask_below(lane + 1))),
            BuiltIn::SubgroupGeMask => return Some(words(all & !mask_below(lane))),
            _ => return None,
        };
        Some([number, 0, 0, 0])
    }
}

fn mask_below(lane: u32) -> u128 {
    crate::value::mask(lane)
}

/// The 32-bit words of a mask of lanes, lowest first.
pub(crate) fn words(mask: u128) -> [u64; 4] {
    [0, 32, 64, 96].map(|shift| (mask >> shift) as u64 & 0xffff_ffff)
}
