//! Text to tokens.
//!
//! Tokens are separated by white space; `;` starts a comment to the end of the line, except in a
//! string. A token is a range of the text: nothing is copied.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// `%name`
    Id,
    /// `=`
    Equals,
    /// `"..."`, quotes included.
    String,
    /// A string without its closing quote.
    OpenString,
    /// `!12`: a word as it is.
    Immediate,
    /// `(`, `)` or `,`
    Punctuation,
    /// Anything else.
    Word,
}

/// A token: bytes `start..end` of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Reads tokens, one ahead.
pub(super) struct Lexer<'a> {
    text: &'a [u8],
    /// What has not been read yet: an end of the text.
    rest: &'a [u8],
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a [u8]) -> Self {
        Self { text, rest: text }
    }

    /// Where the rest starts.
    fn at(&self) -> usize {
        self.text.len().saturating_sub(self.rest.len())
    }

    /// Skips up to a byte, or all.
    fn skip_to(&mut self, is_end: impl Fn(u8) -> bool) {
        let len = self.rest.iter().position(|&byte| is_end(byte)).unwrap_or(self.rest.len());
        self.rest = &self.rest[len..];
    }

    fn skip_blank(&mut self) {
        while let [byte, rest @ ..] = self.rest {
            if *byte == b';' {
                self.skip_to(|byte| byte == b'\n');
            } else if byte.is_ascii_whitespace() {
                self.rest = rest;
            } else {
                break;
            }
        }
    }
}

/// Whether a byte ends a word.
fn is_delimiter(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b';' | b'"' | b'=' | b'(' | b')' | b',')
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        self.skip_blank();
        let start = self.at();
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        let kind = match first {
            b'=' => TokenKind::Equals,
            b'(' | b')' | b',' => TokenKind::Punctuation,
            b'"' => self.string(),
            b'%' => TokenKind::Id,
            b'!' => TokenKind::Immediate,
            _ => TokenKind::Word,
        };
        if matches!(kind, TokenKind::Id | TokenKind::Immediate | TokenKind::Word) {
            self.skip_to(is_delimiter);
        }
        Some(Token { kind, start, end: self.at() })
    }
}

impl Lexer<'_> {
    /// Reads on behind the first quote. A string may go over lines; a backslash keeps the byte behind it.
    fn string(&mut self) -> TokenKind {
        loop {
            self.rest = match self.rest {
                [] => return TokenKind::OpenString,
                [b'"', rest @ ..] => {
                    self.rest = rest;
                    return TokenKind::String;
                }
                [b'\\', _, rest @ ..] | [_, rest @ ..] => rest,
            };
        }
    }
}

/// The line and column of a byte, both from 1.
pub(super) fn line_and_column(text: &[u8], at: usize) -> (usize, usize) {
    let before = &text[..at.min(text.len())];
    let line = before.split(|&byte| byte == b'\n').count();
    let in_line = before.iter().rev().take_while(|&&byte| byte != b'\n').count();
    (line, in_line.saturating_add(1))
}
