//! A stretch of bytes that knows where it lies in the file, so that every error can say at which byte
//! something is wrong. All numbers are little-endian, and every read is checked.

use crate::{Error, ErrorKind, Place, Result};

/// The sum of offsets and lengths. One that overflows becomes the greatest number, which lies in no file, so
/// that the read there reports the error.
pub(super) fn after<const N: usize>(lengths: [u64; N]) -> u64 {
    lengths.into_iter().fold(0, u64::saturating_add)
}

/// A stretch of a file, or of what was decompressed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part<'a> {
    pub(super) bytes: &'a [u8],
    /// Where it begins in the file; `None` if it does not lie there as it is.
    pub(super) offset: Option<u64>,
}

impl<'a> Part<'a> {
    /// All of a file.
    pub(super) fn file(bytes: &'a [u8]) -> Self {
        Self { bytes, offset: Some(0) }
    }

    /// What was decompressed.
    pub(super) fn unpacked(bytes: &'a [u8]) -> Self {
        Self { bytes, offset: None }
    }

    pub(super) fn len(self) -> u64 {
        self.bytes.len() as u64
    }

    /// What is wrong at this byte of it.
    #[cold]
    pub(super) fn error(self, at: u64, what: &str) -> Error {
        self.error_of(ErrorKind::Malformed, at, what)
    }

    /// The same for another kind of error.
    #[cold]
    pub(super) fn error_of(self, kind: ErrorKind, at: u64, what: &str) -> Error {
        let at = after([self.offset.unwrap_or(0), at]);
        let of = if self.offset.is_some() { "" } else { " of what was decompressed" };
        Error::new(kind, format!("{what} (at byte {at}{of})")).at(Place::Byte(at))
    }

    /// A stretch of it; `what` says in the error what would be there.
    pub(super) fn slice(self, at: u64, len: u64, what: &str) -> Result<Self> {
        let found = at
            .checked_add(len)
            .and_then(|end| self.bytes.get(usize::try_from(at).ok()?..usize::try_from(end).ok()?));
        let cut = || self.error(at, &format!("{what} of {len} bytes does not fit into the file"));
        let bytes = found.ok_or_else(cut)?;
        Ok(Self { bytes, offset: self.offset.map(|offset| after([offset, at])) })
    }

    /// What comes from this byte on.
    pub(super) fn rest(self, at: u64) -> Option<Self> {
        let bytes = self.bytes.get(usize::try_from(at).ok()?..)?;
        Some(Self { bytes, offset: self.offset.map(|offset| after([offset, at])) })
    }

    fn array<const N: usize>(self, at: u64) -> Result<[u8; N]> {
        let found =
            usize::try_from(at).ok().and_then(|at| self.bytes.get(at..)?.first_chunk::<N>());
        found.copied().ok_or_else(|| self.error(at, "the file ends within a number"))
    }

    pub(super) fn u16(self, at: u64) -> Result<u16> {
        self.array(at).map(u16::from_le_bytes)
    }

    pub(super) fn u32(self, at: u64) -> Result<u32> {
        self.array(at).map(u32::from_le_bytes)
    }

    pub(super) fn u64(self, at: u64) -> Result<u64> {
        self.array(at).map(u64::from_le_bytes)
    }

    /// The bytes up to the next NUL.
    pub(super) fn c_string(self, at: u64) -> Result<&'a [u8]> {
        let rest = self.rest(at).map_or(&[][..], |rest| rest.bytes);
        let end = rest.iter().position(|&byte| byte == 0);
        end.map(|end| &rest[..end]).ok_or_else(|| self.error(at, "a text has no end"))
    }

    /// A text of this length.
    pub(super) fn text(self, at: u64, len: u64, what: &str) -> Result<String> {
        let part = self.slice(at, len, what)?;
        let text = str::from_utf8(part.bytes);
        text.map(str::to_owned).map_err(|_| self.error(at, &format!("{what} is not UTF-8")))
    }
}
