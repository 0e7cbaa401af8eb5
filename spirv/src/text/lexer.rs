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
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a [u8]) -> Self {
        Self { text, at: 0 }
    }

    fn skip_blank(&mut self) {
        while let Some(&byte) = self.text.get(self.at) {
            if byte == b';' {
                let rest = &self.text[self.at..];
                self.at += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
            } else if byte.is_ascii_whitespace() {
                self.at += 1;
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
        let start = self.at;
        let kind = match *self.text.get(start)? {
            b'=' => TokenKind::Equals,
            b'(' | b')' | b',' => TokenKind::Punctuation,
            b'"' => return Some(self.string()),
            b'%' => TokenKind::Id,
            b'!' => TokenKind::Immediate,
            _ => TokenKind::Word,
        };
        self.at += 1;
        if !matches!(kind, TokenKind::Equals | TokenKind::Punctuation) {
            let rest = &self.text[self.at..];
            self.at += rest.iter().position(|&byte| is_delimiter(byte)).unwrap_or(rest.len());
        }
        Some(Token { kind, start, end: self.at })
    }
}

impl Lexer<'_> {
    /// A string may go over lines; a backslash keeps the byte behind it.
    fn string(&mut self) -> Token {
        let start = self.at;
        self.at += 1;
        while let Some(&byte) = self.text.get(self.at) {
            self.at += 1;
            match byte {
                b'"' => return Token { kind: TokenKind::String, start, end: self.at },
                b'\\' => self.at = (self.at + 1).min(self.text.len()),
                _ => {}
            }
        }
        Token { kind: TokenKind::OpenString, start, end: self.at }
    }
}

/// The line and column of a byte, both from 1.
pub(super) fn line_and_column(text: &[u8], at: usize) -> (usize, usize) {
    let before = &text[..at.min(text.len())];
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
    (line, column)
}
