//! How much may be said of a file. Shared constants are written out where they are used, and sets for
//! each function that has them: a file of a few KB can say a text that no disk holds.

use std::fmt;
use std::io;

use crate::{Error, ErrorKind};

/// How long the text about a file may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub struct TextLimit(u64);

impl TextLimit {
    /// As many times the length of the file, if nothing else is said. Assembly is about ten times as
    /// long as bitcode.
    pub const TIMES: u64 = 250;

    /// A text up to this long is never too long.
    pub const LEAST: u64 = 1 << 24;

    /// So many times the length of the file; 0 for no limit.
    pub fn times(times: u64) -> Self {
        Self(times)
    }

    /// The bytes of text for a file of so many bytes.
    pub fn of(self, file: usize) -> u64 {
        match self.0 {
            0 => u64::MAX,
            times => times.saturating_mul(file as u64).max(Self::LEAST),
        }
    }

    pub(crate) fn error(self) -> Error {
        Error::new(
            ErrorKind::LimitExceeded,
            format!(
                "the text ends here, as it would be more than {} times as long as the file \
                 (--limit=TIMES allows more, --limit=0 all)",
                self.0
            ),
        )
    }

    /// The text of a value about a file of so many bytes.
    ///
    /// # Errors
    /// If it would be longer than allowed.
    pub fn text(self, file: usize, value: &impl fmt::Display) -> Result<String, Error> {
        let mut limited = Limited::new(Vec::new(), self.of(file));
        let written = io::Write::write_fmt(&mut limited, format_args!("{value}"));
        limited.result(self, written.is_ok())
    }
}

impl Default for TextLimit {
    fn default() -> Self {
        Self(Self::TIMES)
    }
}

/// Passes on so many bytes, and then none.
pub(crate) struct Limited<W> {
    writer: W,
    left: u64,
    pub(crate) is_cut: bool,
}

impl<W: io::Write> Limited<W> {
    pub(crate) fn new(writer: W, left: u64) -> Self {
        Self { writer, left, is_cut: false }
    }
}

impl Limited<Vec<u8>> {
    /// What was written, if all of it was.
    pub(crate) fn result(self, limit: TextLimit, complete: bool) -> Result<String, Error> {
        match String::from_utf8(self.writer) {
            Ok(text) if complete && !self.is_cut => Ok(text),
            _ => Err(limit.error()),
        }
    }
}

impl<W: io::Write> io::Write for Limited<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let fits = usize::try_from(self.left).map_or(bytes.len(), |left| left.min(bytes.len()));
        if fits == 0 && !bytes.is_empty() {
            self.is_cut = true;
            return Err(io::Error::other("the text is too long"));
        }
        let written = self.writer.write(&bytes[..fits])?;
        self.left = self.left.saturating_sub(written as u64);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_ends_at_its_limit() {
        let limit = TextLimit::times(2);
        assert_eq!(limit.of(1 << 20), TextLimit::LEAST);
        assert_eq!(limit.of(1 << 30), 1 << 31);
        assert_eq!(TextLimit::times(0).of(1), u64::MAX);
        let long = "x".repeat(TextLimit::LEAST as usize);
        assert_eq!(limit.text(1, &long).map(|it| it.len()).ok(), Some(long.len()));
        let error = limit.text(1, &format!("{long}y")).expect_err("a byte too many");
        assert_eq!(error.kind(), ErrorKind::LimitExceeded);
        assert!(error.to_string().contains("more than 2 times"), "{error}");
    }
}
