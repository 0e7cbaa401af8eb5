//! Blocks hold what is written into them, wherever they lie and whoever has the others.

use super::*;

/// A block with what was last written into it.
struct Block {
    at: *mut u8,
    layout: Layout,
    value: u8,
}

impl Block {
    fn fill(&mut self, value: u8) {
        self.value = value;
        // SAFETY: the block has so many bytes and is this one's.
        unsafe { self.at.write_bytes(value, self.layout.size()) };
    }

    fn is_whole(&self, size: usize) -> bool {
        // SAFETY: all of the block was written.
        let bytes = unsafe { std::slice::from_raw_parts(self.at, size) };
        bytes.iter().all(|&byte| byte == self.value)
    }
}

/// Makes, moves and gives back blocks of all sizes around the bounds.
fn use_some(memory: &HugePages, thread: u64) {
    let mut seed = thread;
    let mut draw = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as usize % below
    };
    let mut blocks: Vec<Block> = Vec::new();
    for step in 0..4_000 {
        let bound = [40, LEAF, 2 * LEAF, 5 * LEAF, 9 * LEAF, 1 << 20, 2 << 20][draw(7)];
        let size = (bound + draw(3)).saturating_sub(1).max(1);
        let align = [1, 8, 64, 4096, LEAF, 2 * LEAF][draw(6)];
        match draw(3) {
            0 if blocks.len() < 40 => {
                let layout = Layout::from_size_align(size, align).expect("a layout");
                let zeroed = draw(2) == 0;
                // SAFETY: the size is not zero.
                let at = unsafe {
                    if zeroed { memory.alloc_zeroed(layout) } else { memory.alloc(layout) }
                };
                assert!(!at.is_null() && at.addr().is_multiple_of(align));
                assert_eq!(memory.leaf(at).is_some(), SIZES.contains(&size) && align <= LEAF);
                let mut block = Block { at, layout, value: 0 };
                assert!(!zeroed || block.is_whole(size), "{size} zeros");
                block.fill(step as u8);
                blocks.push(block);
            }
            1 if !blocks.is_empty() => {
                let block = blocks.swap_remove(draw(blocks.len()));
                assert!(block.is_whole(block.layout.size()));
                // SAFETY: it was made with this layout and is in use no more.
                unsafe { memory.dealloc(block.at, block.layout) };
            }
            _ if !blocks.is_empty() => {
                let which = draw(blocks.len());
                let block = &mut blocks[which];
                let layout = Layout::from_size_align(size, block.layout.align()).expect("a layout");
                // SAFETY: it was made with this layout; the size is not zero.
                block.at = unsafe { memory.realloc(block.at, block.layout, size) };
                assert!(!block.at.is_null() && block.at.addr().is_multiple_of(layout.align()));
                assert!(block.is_whole(size.min(block.layout.size())));
                block.layout = layout;
                block.fill(step as u8);
            }
            _ => {}
        }
    }
    for block in blocks {
        assert!(block.is_whole(block.layout.size()));
        // SAFETY: it was made with this layout and is in use no more.
        unsafe { memory.dealloc(block.at, block.layout) };
    }
}

#[test]
fn blocks_hold_what_is_written() {
    static MEMORY: HugePages = HugePages::new();
    std::thread::scope(|scope| {
        for thread in 0..4 {
            scope.spawn(move || use_some(&MEMORY, thread));
        }
    });
    // All of it came back: the next block lies at the front.
    let layout = Layout::from_size_align(1 << 20, LEAF).expect("a layout");
    // SAFETY: the size is not zero; and the block was made with this layout.
    unsafe {
        let block = MEMORY.alloc(layout);
        assert_eq!(MEMORY.leaf(block), Some(0));
        MEMORY.dealloc(block, layout);
    }
}

#[test]
fn without_a_range_the_system_has_all() {
    let memory = HugePages::new();
    memory.leaves().open(0);
    use_some_elsewhere(&memory);
    assert!(memory.start.load(Ordering::Relaxed).is_null());
}

fn use_some_elsewhere(memory: &HugePages) {
    for size in [1, LEAF, 3 * LEAF, 1 << 20] {
        let layout = Layout::from_size_align(size, 8).expect("a layout");
        // SAFETY: the size is not zero; each block is given back with the layout that it has.
        unsafe {
            let block = memory.alloc(layout);
            assert!(!block.is_null() && memory.leaf(block).is_none());
            let block = memory.realloc(block, layout, 4 * LEAF);
            assert!(!block.is_null() && memory.leaf(block).is_none());
            let layout = Layout::from_size_align(4 * LEAF, 8).expect("a layout");
            memory.dealloc(block, layout);
            let block = memory.alloc_zeroed(layout);
            assert!(std::slice::from_raw_parts(block, 4 * LEAF).iter().all(|&byte| byte == 0));
            memory.dealloc(block, layout);
        }
    }
}
