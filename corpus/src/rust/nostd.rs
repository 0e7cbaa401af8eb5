//! A small library without std: what rustc's bitcode looks like to a reader of device bitcode.
#![no_std]

/// A shape, so that there is an enum with data.
pub enum Shape {
    /// By radius.
    Circle(f32),
    /// By sides.
    Box { width: f32, height: f32 },
}

/// A trait object and a vtable.
pub trait Area {
    /// The area.
    fn area(&self) -> f32;
}

impl Area for Shape {
    fn area(&self) -> f32 {
        match self {
            Shape::Circle(r) => 3.0 * r * r,
            Shape::Box { width, height } => width * height,
        }
    }
}

/// Sums through dynamic dispatch.
#[unsafe(no_mangle)]
pub fn total(shapes: &[&dyn Area]) -> f32 {
    shapes.iter().map(|s| s.area()).sum()
}

/// Checked arithmetic, slices, 128-bit integers, a loop with an early end.
#[unsafe(no_mangle)]
pub fn digest(bytes: &[u8], seed: u128) -> Option<u128> {
    let mut state = seed;
    for (i, &byte) in bytes.iter().enumerate() {
        state = state.checked_mul(0x0100_0000_01b3)?.rotate_left(7) ^ u128::from(byte);
        if state == 0 {
            return bytes.get(i + 1).map(|&b| u128::from(b));
        }
    }
    Some(state)
}

/// Atomics.
pub static COUNTER: core::sync::atomic::AtomicU32 = core::sync::atomic::AtomicU32::new(1);

/// Adds to the counter.
#[unsafe(no_mangle)]
pub fn count(by: u32) -> u32 {
    COUNTER.fetch_add(by, core::sync::atomic::Ordering::AcqRel)
}
