//! Bytes to words: SPIR-V section 2.3, "the magic number tells the endianness".
//!
//! A file is a stream of 32-bit words in either byte order. Converting runs at the speed of a copy
//! (measured in `benches/benches/spirv.rs`); but a copy is made by one thread while all others wait,
//! into memory that is touched for the first time. So [`view`] makes none where the bytes are words of
//! this machine already.

use std::borrow::Cow;

use crate::error::{Error, ErrorKind, Place, Result};

/// The first word of every module.
pub const MAGIC: u32 = 0x0723_0203;

/// The byte order of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endianness {
    /// Least significant byte first.
    Little,
    /// Most significant byte first.
    Big,
}

/// The byte order that the first four bytes show, if they are SPIR-V's magic number.
pub fn endianness(bytes: &[u8]) -> Option<Endianness> {
    let first: [u8; 4] = bytes.get(..4)?.try_into().ok()?;
    if u32::from_le_bytes(first) == MAGIC {
        Some(Endianness::Little)
    } else if u32::from_be_bytes(first) == MAGIC {
        Some(Endianness::Big)
    } else {
        None
    }
}

/// The words of a file of either byte order: the bytes themselves, if they are in the order of this
/// machine and lie where words may.
pub fn view(bytes: &[u8]) -> Result<Cow<'_, [u32]>> {
    if cfg!(target_endian = "little")
        && endianness(bytes) == Some(Endianness::Little)
        && let Ok(words) = bytemuck::try_cast_slice(bytes)
    {
        return Ok(Cow::Borrowed(words));
    }
    words(bytes).map(Cow::Owned)
}

/// The words of a file of either byte order.
pub fn words(bytes: &[u8]) -> Result<Vec<u32>> {
    let Some(order) = endianness(bytes) else {
        let message = "not SPIR-V: the file does not start with the magic number";
        return Err(Error::new(ErrorKind::NotSpirv, Some(Place::Word(0)), message));
    };
    let (whole, rest) = bytes.as_chunks::<4>();
    if !rest.is_empty() {
        return Err(Error::malformed(
            whole.len(),
            format!("the file ends within a word: {} bytes are not a multiple of 4", bytes.len()),
        ));
    }
    Ok(match order {
        Endianness::Little => whole.iter().map(|&word| u32::from_le_bytes(word)).collect(),
        Endianness::Big => whole.iter().map(|&word| u32::from_be_bytes(word)).collect(),
    })
}

/// The bytes of words, least significant byte first.
pub fn bytes(words: &[u32]) -> Vec<u8> {
    let mut bytes = vec![0; size_of_val(words)];
    // Chunks of four are copied as a block; an iterator over single bytes is not.
    let (chunks, _) = bytes.as_chunks_mut::<4>();
    for (chunk, word) in chunks.iter_mut().zip(words) {
        *chunk = word.to_le_bytes();
    }
    bytes
}

/// Writes words as a little-endian file has them. On a machine of that order they are the bytes of the
/// file, and need no copy.
pub fn write(words: &[u32], writer: &mut dyn std::io::Write) -> std::io::Result<()> {
    if cfg!(target_endian = "little") {
        writer.write_all(bytemuck::cast_slice(words))
    } else {
        words.chunks(1 << 14).try_for_each(|part| writer.write_all(&bytes(part)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn either_order_gives_the_same_words() {
        let module = [MAGIC, 0x0001_0400, 0, 1, 0];
        let little = bytes(&module);
        let big: Vec<u8> = module.iter().flat_map(|word| word.to_be_bytes()).collect();
        assert_eq!(endianness(&little), Some(Endianness::Little));
        assert_eq!(endianness(&big), Some(Endianness::Big));
        assert_eq!(words(&little).unwrap(), module);
        // Wherever they lie.
        for start in 0..4 {
            let moved = [&[0; 4][..start], &little].concat();
            assert_eq!(*view(&moved[start..]).unwrap(), module);
        }
        assert_eq!(*view(&big).unwrap(), module);
        assert_eq!(words(&big).unwrap(), module);
    }

    #[test]
    fn what_is_not_whole_words_is_refused() {
        assert_eq!(words(b"").unwrap_err().word(), Some(0));
        assert_eq!(words(b"BC\xC0\xDE").unwrap_err().word(), Some(0));
        let mut file = bytes(&[MAGIC, 0x0001_0000]);
        file.push(7);
        assert_eq!(words(&file).unwrap_err().word(), Some(2));
        assert_eq!(view(&file).unwrap_err().word(), Some(2));
    }
}
