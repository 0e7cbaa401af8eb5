//! Telling somebody how far a long piece of work is.

/// Who wants to know how far the work is. What is told comes from whichever thread does the work.
pub trait Progress: Send + Sync {
    /// A phase begins, of so many steps if they are counted, else 0.
    fn phase(&self, name: &'static str, steps: usize) {
        let _ = (name, steps);
    }

    /// One step of the phase is done.
    fn step(&self) {}
}

/// Nobody.
impl Progress for () {}
