//! Colours for assembly, SPIR-V's and LLVM's alike: a look at one line at a time is enough for both.

/// What a piece of a line is, by the number of its colour.
const COMMENT: &str = "90";
const STRING: &str = "32";
const RESULT: &str = "34";
const NAME: &str = "33";
const ATTACHED: &str = "36";
const NUMBER: &str = "31";

/// Adds a line with its colours.
pub(super) fn line(line: &str, out: &mut String) {
    let mut rest = line;
    let mut before = ' ';
    while let Some(first) = rest.chars().next() {
        let (length, colour) = piece(rest, first, before);
        let (piece, behind) = rest.split_at(length);
        // What is named at the beginning of a line is defined there.
        let defines = colour == Some(NAME) && behind.trim_start().starts_with('=');
        match colour.map(|colour| if defines { RESULT } else { colour }) {
            Some(colour) => out.extend(["\x1b[", colour, "m", piece, "\x1b[0m"]),
            None => out.push_str(piece),
        }
        before = piece.chars().next_back().unwrap_or(before);
        rest = behind;
    }
}

/// The length of the piece that begins with `first`, and its colour if it has one.
fn piece(text: &str, first: char, before: char) -> (usize, Option<&'static str>) {
    let word = |from: usize| {
        let more = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
        from + text[from..].find(|c| !more(c)).unwrap_or(text.len() - from)
    };
    match first {
        ';' => (text.trim_end_matches('\n').len(), Some(COMMENT)),
        '"' => (string(text), Some(STRING)),
        // A name may be in quotation marks.
        '%' | '@' if text[1..].starts_with('"') => (1 + string(&text[1..]), Some(NAME)),
        '%' | '@' => (word(1), Some(NAME)),
        '!' | '#' => (word(1), Some(ATTACHED)),
        '-' if !text[1..].starts_with(|c: char| c.is_ascii_digit()) => (1, None),
        '0'..='9' | '-' if !is_word(before) => (word(1), Some(NUMBER)),
        c if is_word(c) => (word(c.len_utf8()), None),
        c => (c.len_utf8(), None),
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The length of a string with its quotation marks. Those of SPIR-V may have lines in them, of which
/// each is looked at by itself.
fn string(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.trim_end_matches('\n').len()
}

#[cfg(test)]
mod tests {
    use super::line;

    /// The line with `{COLOUR:piece}` for what has a colour.
    fn shown(text: &str) -> String {
        let mut out = String::new();
        line(text, &mut out);
        out.replace("\x1b[0m", "}").replace("\x1b[", "{").replace('m', ":")
    }

    #[test]
    fn pieces_have_colours() {
        for (text, expected) in [
            ("; a b\n", "{90:; a b}\n"),
            ("   %4 = OpTypeInt 32 0\n", "   {34:%4} = OpTypeInt {31:32} {31:0}\n"),
            ("OpNop %f \"a ; \\\" b\" %x", "OpNop {33:%f} {32:\"a ; \\\" b\"} {33:%x}"),
            (
                "%r = add i32 %\"a b\", -1, !dbg !7",
                "{34:%r} = add i32 {33:%\"a b\"}, {31:-1}, {36:!dbg} {36:!7}",
            ),
            ("e-p:64 #0 \"open\n", "e-p:{31:64} {36:#0} {32:\"open}\n"),
            ("", ""),
        ] {
            assert_eq!(shown(text), expected);
        }
    }
}
