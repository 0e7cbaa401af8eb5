//! Extensions as values, so that one that is misspelt does not compile.

use std::fmt;

use super::tables::{EXTENSION_NAMES, FORMER_EXTENSION_NAMES};

/// An extension of SPIR-V that the tables know. Its names are constants, in the spelling of the
/// registry; values are in the order of the names.
///
/// A module may declare others: `OpExtension` holds a string, and the [reader](crate::read) and the
/// [linker](crate::link) keep whatever it says.
///
/// ```
/// use lapidary_spirv::grammar::{Extension, Op, instruction};
///
/// let extension = Extension::by_name("SPV_KHR_expect_assume").unwrap();
/// assert_eq!(extension, Extension::SPV_KHR_expect_assume);
/// assert_eq!(instruction(Op::ExpectKHR).unwrap().extensions, [extension]);
/// assert_eq!(Extension::by_name("SPV_FOO_bar"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Extension(pub(super) u16);

impl Extension {
    /// Every extension, in the order of the names.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..EXTENSION_NAMES.len() as u16).map(Self)
    }

    /// The name, as `OpExtension` has it.
    pub fn name(self) -> &'static str {
        EXTENSION_NAMES[usize::from(self.0)]
    }

    /// The extension of a name, or of a former name.
    pub fn by_name(name: &str) -> Option<Self> {
        match EXTENSION_NAMES.binary_search(&name) {
            Ok(at) => Some(Self(at as u16)),
            Err(_) => FORMER_EXTENSION_NAMES.iter().find(|old| old.0 == name).map(|old| old.1),
        }
    }
}

impl fmt::Display for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
