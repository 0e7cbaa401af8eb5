//! Other numbers of address spaces than those of SPIR: what a front end has for them, and what the rest
//! of the module's readers know them by.

use std::fmt;
use std::str::FromStr;

use super::data_layout::DataLayout;

/// The most that is listed: LLVM's targets have about ten.
const MOST: usize = 64;

/// Which number of an address space in a file stands for which.
///
/// Front ends for SPIR have memory of the work-item as 0 and generic pointers as 4; others, such as those
/// of CUDA and HIP, have generic pointers as 0. A module is read as if it had the numbers of SPIR.
///
/// ```
/// // Private memory is 4 in the file, and generic pointers are 0.
/// let spaces: lapidary_bitcode::AddressSpaces = "0:4,4:0".parse().unwrap();
/// assert_eq!((spaces.of(4), spaces.of(0), spaces.of(1)), (0, 4, 1));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AddressSpaces {
    /// (in the file, read as).
    pairs: Vec<(u32, u32)>,
}

/// Why a list of address spaces is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressSpacesError(String);

impl fmt::Display for AddressSpacesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for AddressSpacesError {}

impl AddressSpaces {
    /// What a number in the file is read as.
    #[inline]
    pub fn of(&self, in_file: u32) -> u32 {
        self.pairs.iter().find(|pair| pair.0 == in_file).map_or(in_file, |pair| pair.1)
    }

    /// A data layout in the numbers that it is read as.
    pub(crate) fn renumber(&self, layout: &mut DataLayout) {
        if self.pairs.is_empty() {
            return;
        }
        // A number that the layout says nothing of has the layout of the file's 0, as before.
        let mut spaces: Vec<u32> = layout.pointers.iter().map(|it| it.address_space).collect();
        spaces.extend(self.pairs.iter().map(|pair| pair.0));
        let mut pointers: Vec<_> = spaces
            .into_iter()
            .map(|space| {
                let mut pointer = layout.pointer_layout(space);
                pointer.address_space = self.of(space);
                pointer
            })
            .collect();
        pointers.sort_by_key(|it| it.address_space);
        pointers.dedup_by_key(|it| it.address_space);
        layout.pointers = pointers;
        for space in [
            &mut layout.program_address_space,
            &mut layout.globals_address_space,
            &mut layout.alloca_address_space,
        ]
        .into_iter()
        .chain(&mut layout.non_integral)
        {
            *space = self.of(*space);
        }
    }
}

impl FromStr for AddressSpaces {
    type Err = AddressSpacesError;

    /// Pairs `SPIR:FILE` with commas between them, as the translator's `--spirv-addrspace-map` has them.
    /// Each number stands once on each side; the others of a chain (`0:4` says what 4 is, but not what 0
    /// then is) have to be named, too.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        let wrong = |message: String| Err(AddressSpacesError(message));
        for pair in text.split(',') {
            let numbers = pair.split_once(':').and_then(|(spir, in_file)| {
                let number =
                    |text: &str| text.parse().ok().filter(|&number: &u32| number < 1 << 24);
                Some((number(in_file)?, number(spir)?))
            });
            let Some((in_file, spir)) = numbers else {
                return wrong(format!("'{pair}' is no pair of address spaces, such as 0:4"));
            };
            if pairs.iter().any(|&(a, b)| a == in_file || b == spir) {
                return wrong(format!("'{pair}' names an address space for the second time"));
            }
            if pairs.len() == MOST {
                return wrong(format!("more than {MOST} pairs of address spaces"));
            }
            pairs.push((in_file, spir));
        }
        // Two address spaces must not become one: a pointer to one memory is none to another.
        let open = |&&(_, spir): &&(u32, u32)| !pairs.iter().any(|&(in_file, _)| in_file == spir);
        if let Some(&(in_file, spir)) = pairs.iter().find(open) {
            return wrong(format!(
                "{in_file} is read as {spir}, and nothing says what {spir} is read as"
            ));
        }
        Ok(Self { pairs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_permutations() {
        let spaces: AddressSpaces = "0:4,4:0".parse().unwrap();
        assert_eq!([0, 1, 4].map(|space| spaces.of(space)), [4, 1, 0]);
        let turned: AddressSpaces = "0:5,5:4,4:0".parse().unwrap();
        assert_eq!([5, 4, 0].map(|space| turned.of(space)), [0, 5, 4]);
        for wrong in ["", "0", "0:4", "0:4,4:", "0:4,0:5,4:0", "0:4,4:0,5:0", "a:b", "0:16777216"] {
            assert!(wrong.parse::<AddressSpaces>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn layouts_follow() {
        let spaces: AddressSpaces = "0:5,5:0".parse().unwrap();
        let mut layout = DataLayout::parse("e-p:64:64-p3:32:32-p5:32:32-A5-G1").unwrap();
        spaces.renumber(&mut layout);
        assert_eq!((layout.alloca_address_space, layout.globals_address_space), (0, 1));
        let bits = |space| layout.pointer_layout(space).bits;
        assert_eq!([0, 3, 5].map(bits), [32, 32, 64]);
    }
}
