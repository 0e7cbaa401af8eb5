//! Memory of huge pages for the large blocks of a program, as its `#[global_allocator]`.
//!
//! A translation touches most of its memory once, and to touch a new page takes longer than to fill it:
//! of M/o2 (3 MB), 5,000 page faults were a sixth of the CPU time. Blocks of 16 KiB to 1 MiB lie here
//! in one range of addresses that the system is asked to back with huge pages ([`madvise(2)`],
//! `MADV_HUGEPAGE`); all others are left to the system's allocator. With it, that translation has 870
//! page faults and takes 8% less CPU time, on two threads 10%; its peak grows by 2 MB of 32.
//!
//! The bookkeeping ([`leaves`]) is beside the memory and safe. What is `unsafe` is the contract of
//! [`GlobalAlloc`], in this file.
//!
//! [`madvise(2)`]: https://man7.org/linux/man-pages/man2/madvise.2.html

#![allow(
    unsafe_code,
    reason = "the trait is unsafe, and so is each call of the allocator behind; nothing safe gives \
              vectors other memory. What it brings is measured above; each block has its proof"
)]

mod leaves;

use std::alloc::{GlobalAlloc, Layout, System};
use std::ops::RangeInclusive;
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use memmap2::{Advice, MmapOptions};

use self::leaves::{LEAVES, Leaves};

/// The sizes of blocks that lie here. Smaller ones share pages as it is; larger ones have mostly grown
/// by doubling, and huge pages would make resident what is never written of them.
const SIZES: RangeInclusive<usize> = 16 << 10..=1 << 20;

/// What blocks are made of: they begin and end where one does.
const LEAF: usize = 8 << 10;

/// How long the range is. It costs addresses only; what finds no room in it lies elsewhere.
const LENGTH: usize = LEAVES * LEAF;

/// A huge page of x86-64, and of AArch64 with pages of 4 KiB.
const HUGE_PAGE: usize = 2 << 20;

/// An allocator that keeps large blocks in huge pages.
///
/// ```
/// use lapidary::memory::HugePages;
///
/// #[global_allocator]
/// static MEMORY: HugePages = HugePages::new();
/// # assert_eq!(vec![7_u8; 100_000].len(), 100_000);
/// ```
#[derive(Debug)]
pub struct HugePages {
    /// Where the range begins; null as long as there is none. Written once, under the lock of `leaves`.
    start: AtomicPtr<u8>,
    leaves: Mutex<Leaves>,
}

impl Default for HugePages {
    fn default() -> Self {
        Self::new()
    }
}

/// How many leaves a block of so many bytes has.
fn leaves_of(size: usize) -> usize {
    size.div_ceil(LEAF)
}

impl HugePages {
    /// One that has no memory yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { start: AtomicPtr::new(ptr::null_mut()), leaves: Mutex::new(Leaves::new()) }
    }

    /// The bookkeeping. Nothing that is done under the lock allocates or panics.
    fn leaves(&self) -> MutexGuard<'_, Leaves> {
        self.leaves.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Memory for a block, and whether nothing has been written there, so that it is all zeros. `None`
    /// if it is to lie elsewhere.
    fn take(&self, layout: Layout) -> Option<(NonNull<u8>, bool)> {
        if !SIZES.contains(&layout.size()) || layout.align() > LEAF {
            return None;
        }
        let mut leaves = self.leaves();
        if leaves.is_closed() {
            self.open(&mut leaves);
        }
        let (at, fresh) = leaves.take(leaves_of(layout.size()))?;
        let start = self.start.load(Ordering::Relaxed);
        // Within the range, since `at` is less than LEAVES.
        Some((NonNull::new(start.wrapping_add(at.wrapping_mul(LEAF)))?, fresh))
    }

    /// Asks the system for the range. Where it gives none, every block lies elsewhere.
    fn open(&self, leaves: &mut Leaves) {
        // Private memory of no file: read as zeros, and no one else's.
        let options = MmapOptions::new().len(LENGTH + HUGE_PAGE).no_reserve_swap().map_anon();
        let Ok(mut pages) = options else { return leaves.open(0) };
        let before = pages.as_ptr().align_offset(HUGE_PAGE);
        // A system that has no huge pages, or is set up to use none, is right too.
        let _ = pages.advise_range(Advice::HugePage, before, LENGTH);
        // Less than HUGE_PAGE, which is how much longer the mapping is.
        self.start.store(pages.as_mut_ptr().wrapping_add(before), Ordering::Relaxed);
        // It stays as long as the program.
        std::mem::forget(pages);
        leaves.open(LEAVES);
    }

    /// The leaf where a block begins, if it lies here.
    ///
    /// Who has a block has seen `start` as whoever made the block left it. Another's memory is never
    /// within the range, which is one mapping.
    fn leaf(&self, block: *mut u8) -> Option<usize> {
        let start = self.start.load(Ordering::Relaxed);
        let offset = block.addr().checked_sub(start.addr())?;
        (!start.is_null() && offset < LENGTH).then_some(offset / LEAF)
    }

    /// Moves a block.
    ///
    /// # Safety
    /// As for [`GlobalAlloc::realloc`].
    unsafe fn moved(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller promises that `size` is not zero and does not overflow when it is rounded up
        // to the alignment, which is that of a layout already.
        let new = unsafe { self.alloc(Layout::from_size_align_unchecked(size, layout.align())) };
        if !new.is_null() {
            // SAFETY: both have so many bytes, and no byte is in two blocks at a time.
            unsafe { ptr::copy_nonoverlapping(block, new, layout.size().min(size)) };
            // SAFETY: the block is the caller's, who gives it up for the new one.
            unsafe { self.dealloc(block, layout) };
        }
        new
    }
}

// SAFETY: a block that lies here is a run of leaves that no other block has (`Leaves` gives none out
// twice before it gets it back), within a mapping that is never undone, and aligned to a leaf, which is
// as much as was asked or the block lies elsewhere. Of a block that lies elsewhere all calls go to the
// system's allocator with the layout that it knows. Which of the two it is, the address alone says.
// No method panics or allocates by itself.
unsafe impl GlobalAlloc for HugePages {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match self.take(layout) {
            Some((block, _)) => block.as_ptr(),
            // SAFETY: the caller's promises are what is asked there.
            None => unsafe { System.alloc(layout) },
        }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        match self.take(layout) {
            Some((block, true)) => block.as_ptr(),
            Some((block, false)) => {
                // SAFETY: the block has so many bytes, and nobody else has it.
                unsafe { block.write_bytes(0, layout.size()) };
                block.as_ptr()
            }
            // SAFETY: the caller's promises are what is asked there.
            None => unsafe { System.alloc_zeroed(layout) },
        }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        match self.leaf(block) {
            Some(at) => self.leaves().give(at, leaves_of(layout.size())),
            // SAFETY: what does not lie here is the system's, and was made with this layout.
            None => unsafe { System.dealloc(block, layout) },
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let Some(at) = self.leaf(block) else {
            if SIZES.contains(&size) && layout.size() < size {
                // SAFETY: the caller's promises are the same.
                return unsafe { self.moved(block, layout, size) };
            }
            // SAFETY: what does not lie here is the system's, and was made with this layout.
            return unsafe { System.realloc(block, layout, size) };
        };
        let resized = SIZES.contains(&size)
            && self.leaves().resize(at, leaves_of(layout.size()), leaves_of(size));
        if resized {
            return block;
        }
        // SAFETY: the caller's promises are the same.
        unsafe { self.moved(block, layout, size) }
    }
}

#[cfg(test)]
mod tests;
