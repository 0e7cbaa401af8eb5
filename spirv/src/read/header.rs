//! The five words before the first instruction (SPIR-V section 2.3).

use crate::error::{Error, ErrorKind, Place, Result};

use super::generators;
use super::words::MAGIC;

/// The number of words in a header.
pub const HEADER_WORDS: usize = 5;

/// SPIR-V section 2.17, "Universal limits": all ids of a valid module are below this. A module may
/// have more ids than that only if it has as many words.
const UNIVERSAL_BOUND: u32 = 4_194_303;

/// The header of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// `0x00MMmm00`: major and minor version.
    pub version: u32,
    /// The tool that made it (high half, registered by Khronos) and a number of that tool's own.
    pub generator: u32,
    /// All ids are below this.
    pub bound: u32,
    /// Reserved; 0 in every version so far.
    pub schema: u32,
}

impl Header {
    /// Reads the header and checks what the rest of the reader relies on.
    pub(crate) fn read(words: &[u32]) -> Result<Self> {
        let Some(&[magic, version, generator, bound, schema]) = words.first_chunk() else {
            return Err(Error::malformed(
                words.len(),
                format!("the header has {HEADER_WORDS} words, the module ends within it"),
            ));
        };
        if magic != MAGIC {
            return Err(Error::new(
                ErrorKind::NotSpirv,
                Some(Place::Word(0)),
                format!("not SPIR-V: the magic number is {magic:#010x}"),
            ));
        }
        if version & 0xFF00_00FF != 0 || version >> 16 != 1 {
            return Err(Error::unsupported(
                1,
                format!("unknown SPIR-V version word {version:#010x}"),
            ));
        }
        // Tables by id are allocated up front: their size must be in proportion to the module.
        if bound > UNIVERSAL_BOUND && bound as usize > words.len() {
            return Err(Error::malformed(
                3,
                format!("the id bound {bound} is out of proportion to {} words", words.len()),
            ));
        }
        Ok(Self { version, generator, bound, schema })
    }

    /// Major and minor version.
    pub fn version(&self) -> (u8, u8) {
        ((self.version >> 16) as u8, (self.version >> 8) as u8)
    }

    /// The name of the tool that made the module, if it is registered.
    pub fn generator_name(&self) -> Option<&'static str> {
        generators::name((self.generator >> 16) as u16)
    }

    /// The version number of that tool, as far as it keeps one.
    pub fn generator_version(&self) -> u16 {
        self.generator as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields() {
        let header = Header::read(&[MAGIC, 0x0001_0400, 6 << 16 | 14, 21, 0]).unwrap();
        assert_eq!(header.version(), (1, 4));
        assert_eq!(header.generator_name(), Some("Khronos LLVM/SPIR-V Translator"));
        assert_eq!(header.generator_version(), 14);
        assert_eq!(header.bound, 21);
        let unknown = Header { generator: 0xFFFF_0001, ..header };
        assert_eq!(unknown.generator_name(), None);
    }

    #[test]
    fn each_field_is_checked() {
        assert_eq!(Header::read(&[MAGIC, 0x0001_0000]).unwrap_err().word(), Some(2));
        assert_eq!(Header::read(&[7, 0x0001_0000, 0, 1, 0]).unwrap_err().word(), Some(0));
        assert_eq!(Header::read(&[MAGIC, 0x0002_0000, 0, 1, 0]).unwrap_err().word(), Some(1));
        assert_eq!(Header::read(&[MAGIC, 0x0001_0001, 0, 1, 0]).unwrap_err().word(), Some(1));
        let error = Header::read(&[MAGIC, 0x0001_0000, 0, u32::MAX, 0]).unwrap_err();
        assert_eq!(error.word(), Some(3));
    }
}
