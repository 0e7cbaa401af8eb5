//! What the fuzz targets share: a mutator that knows the records of bitcode, and what is asked of every
//! module and every property file that comes out.

pub mod mutate;

use lapidary::output::properties::PropertySets;
use lapidary_spirv::read;
use lapidary_spirv::validate::validate;

/// Reads a module that was written again, and holds it to what SPIR-V asks. `FUZZ_VALID=0` in the
/// environment asks only that it can be read.
///
/// # Panics
/// If it cannot be read, or is not valid.
pub fn check_module(words: Vec<u32>) {
    let spirv = read::Module::from_owned(words).expect("what is written can be read");
    if std::env::var_os("FUZZ_VALID").is_none_or(|value| value != "0") {
        validate(&spirv).expect("what is written is valid");
    }
}

/// Holds a property file to what it says: it reads again to the same.
///
/// # Panics
/// If it does not.
pub fn check_properties(sets: &PropertySets) {
    if sets.unspeakable().is_some() {
        return;
    }
    let text = sets.print();
    let again = PropertySets::parse(&text).expect("what was printed can be read");
    assert_eq!(again.print(), text);
}

/// The mutator of the targets that read bitcode.
#[macro_export]
macro_rules! mutates_records {
    () => {
        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
            $crate::mutate::mutate(data, size, most, seed)
        });
    };
}
