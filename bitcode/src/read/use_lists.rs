//! Use-list orders of blocks (USELIST_BLOCK): in which order LLVM goes over the branches to a block.
//! They say nothing of the program, but the printed order of predecessors follows them, so text that
//! is to be the same needs them. They are read on demand only.

use crate::bitstream::{BlockReader, Record};
use crate::error::Error;
use crate::ir::{BlockId, Body, Module};

/// `USELIST_CODE_BB`: [index..., block].
const BB: u32 = 2;

impl Body {
    /// Calls `each` with every block that has a use-list order, and the order: a permutation of its
    /// uses.
    pub fn block_use_orders(
        &self,
        module: &Module<'_>,
        mut each: impl FnMut(BlockId, &[u64]),
    ) -> Result<(), Error> {
        let Some(block) = self.store.use_lists else { return Ok(()) };
        let mut reader = BlockReader::new(module.store.bytes, block, &module.store.info);
        let mut record = Record::default();
        let mut seen = Vec::new();
        while let Some((record_code, at)) = reader.next_record(&mut record)? {
            if record_code != BB {
                continue;
            }
            let Some((&id, order)) = record.values.split_last() else { continue };
            if id >= u64::from(self.block_count()) {
                return Err(Error::malformed(at, format!("use-list order: no block {id}")));
            }
            seen.clear();
            seen.resize(order.len(), false);
            let permutation = order.iter().all(|&index| {
                let slot = usize::try_from(index).ok().and_then(|index| seen.get_mut(index));
                slot.is_some_and(|slot| !std::mem::replace(slot, true))
            });
            if !permutation {
                let what = format!("use-list order of block {id}: not a permutation");
                return Err(Error::malformed(at, what));
            }
            each(BlockId(id as u32), order);
        }
        Ok(())
    }
}
