//! The one way in which the program prints: checked on standard output, never fatal on standard
//! error, with colours where they are wanted, and without the control characters of a name.
//!
//! A module is a stranger's: a name in it may hold sequences that make a terminal do things. So text
//! for people shows control characters as `\x1b`; JSON has its own escapes.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt::{Display, Write as _};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU8, Ordering};

use lapidary::answer::Answer;

use super::args::Parsed;
use super::input::Input;
use super::{Failure, highlight, module};

/// `--color`, and how much is said; set once the command line is read.
static COLOUR: AtomicU8 = AtomicU8::new(AUTO);
static VOICE: AtomicU8 = AtomicU8::new(USUAL);

const AUTO: u8 = 0;
const ALWAYS: u8 = 1;
const NEVER: u8 = 2;

/// Nothing but errors.
const QUIET: u8 = 0;
/// As the tools that Lapidary stands in for: warnings, but not where output was written.
const RESERVED: u8 = 1;
/// On a terminal, also where output went.
const USUAL: u8 = 2;
/// Where output went, too.
const VERBOSE: u8 = 3;

/// Takes the options that concern printing. Under the name of another tool (`disguised`) the program
/// does not say more than that.
pub(super) fn set_up(parsed: &Parsed, disguised: bool) {
    let no_color = parsed.has("no-color") && parsed.flag("no-color");
    let colour = match parsed.text("color") {
        _ if no_color => NEVER,
        Some("always") => ALWAYS,
        Some("never") => NEVER,
        // `--color` alone, as spirv-dis has it.
        None if parsed.is_given("color") => ALWAYS,
        _ => AUTO,
    };
    COLOUR.store(colour, Ordering::Relaxed);
    let voice = match (parsed.flag("quiet"), parsed.flag("verbose")) {
        (true, _) => QUIET,
        (_, true) => VERBOSE,
        _ if disguised => RESERVED,
        _ => USUAL,
    };
    VOICE.store(voice, Ordering::Relaxed);
}

/// Whether only errors are to be told.
pub(super) fn is_quiet() -> bool {
    VOICE.load(Ordering::Relaxed) == QUIET
}

thread_local! {
    /// What this thread says while its turn has not come.
    static HELD: RefCell<Option<Held>> = const { RefCell::new(None) };
}

/// What was said about one of several inputs that are looked at together, to be told when its turn comes.
#[derive(Default)]
pub(super) struct Held {
    warnings: Vec<u8>,
    text: Vec<u8>,
}

impl Held {
    /// Does some work, all of it on the thread that calls, and keeps what it says.
    pub(super) fn from<R>(work: impl FnOnce() -> R) -> (R, Self) {
        HELD.set(Some(Self::default()));
        let result = work();
        (result, HELD.take().unwrap_or_default())
    }

    /// Adds what was said of the next one, which complains of nothing.
    pub(super) fn append(&mut self, next: Self) {
        self.text.extend(next.text);
    }

    /// Whether there is something for standard error.
    pub(super) fn complains(&self) -> bool {
        !self.warnings.is_empty()
    }

    /// Whether it is enough to be told, or somebody waits for it.
    pub(super) fn is_due(&self) -> bool {
        self.text.len() >= 1 << 16 || io::stdout().is_terminal()
    }

    /// Says it, the warnings first, as work on one input does.
    pub(super) fn tell(&self) -> Result<(), Failure> {
        // There is nobody to tell if that fails.
        let _ = io::stderr().write_all(&self.warnings);
        data(&self.text)
    }
}

/// Does something to what this thread has said, if that is kept.
fn with_held<R>(work: impl FnOnce(&mut Held) -> R) -> Option<R> {
    HELD.with_borrow_mut(|held| held.as_mut().map(work))
}

/// Colours, or none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    coloured: bool,
}

impl Style {
    fn of(stream: &impl IsTerminal) -> Self {
        let no = || std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = || std::env::var_os("TERM").is_some_and(|value| value == "dumb");
        let coloured = match COLOUR.load(Ordering::Relaxed) {
            ALWAYS => true,
            NEVER => false,
            _ => stream.is_terminal() && !no() && !dumb(),
        };
        Style { coloured }
    }

    /// The style of standard output.
    pub(super) fn stdout() -> Self {
        Self::of(&io::stdout())
    }

    fn paint<'t>(self, code: &str, text: &'t str) -> Cow<'t, str> {
        match self.coloured {
            true => Cow::Owned(format!("\x1b[{code}m{text}\x1b[0m")),
            false => Cow::Borrowed(text),
        }
    }

    /// A heading of help.
    pub(super) fn heading(self, text: &str) -> Cow<'_, str> {
        self.paint("1;4", text)
    }

    /// A term that help explains.
    pub(super) fn term(self, text: &str) -> Cow<'_, str> {
        self.paint("1", text)
    }
}

/// The words that begin a message, and their colours.
const LABELS: [(&str, &str); 3] = [("error:", "1;31"), ("warning:", "1;33"), ("note:", "1;36")];

/// Text for people on standard output.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    data(escape(text).as_bytes())
}

/// Text for people on standard output, of whose lines the beginnings have colours.
pub(super) fn print_lines(
    text: &str,
    colour: impl Fn(&str) -> Option<(usize, &'static str)>,
) -> Result<(), Failure> {
    let (text, style) = (escape(text), Style::stdout());
    if !style.coloured {
        return data(text.as_bytes());
    }
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    for line in text.split_inclusive('\n') {
        match colour(line.trim_end_matches('\n')) {
            Some((length, colour)) => {
                let (begin, rest) = line.split_at(length);
                out.extend([&*style.paint(colour, begin), rest]);
            }
            None => out.push_str(line),
        }
    }
    data(out.as_bytes())
}

/// An answer on standard output: text, or JSON, which is indented for one input and else a line for
/// each.
pub(super) fn answer<A: Answer + Display>(parsed: &Parsed, answer: &A) -> Result<(), Failure> {
    match (parsed.flag("json"), parsed.has_several_files()) {
        (false, _) => print(&answer.to_string()),
        (true, false) => data(answer.to_json().as_bytes()),
        (true, true) => data(answer.to_json_line().as_bytes()),
    }
}

/// The same about an input, which says how long it may be.
pub(super) fn answer_about<A: Answer + Display>(
    parsed: &Parsed,
    input: &Input,
    answer: &A,
) -> Result<(), Failure> {
    let (limit, file) = (module::text_limit(parsed), input.bytes.len());
    let one_line = parsed.has_several_files();
    let text = match parsed.flag("json") {
        true => answer.to_limited_json(limit, file, one_line),
        false => limit.text(file, answer).map(|text| escape(&text).into_owned()),
    };
    data(text.map_err(|error| input.failure(error))?.as_bytes())
}

/// Bytes on standard output, as they are.
pub(super) fn data(bytes: &[u8]) -> Result<(), Failure> {
    if with_held(|held| held.text.extend_from_slice(bytes)).is_some() {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    out.write_all(bytes).and_then(|()| out.flush()).map_err(|error| Failure::stdout(&error))
}

/// Text on standard output that is too long to be gathered first. Where nobody looks at it, it goes
/// there as it is; a terminal gets no control characters, and colours if they are wanted.
pub(super) fn stream(
    write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
) -> io::Result<()> {
    let style = Style::stdout();
    let shows = io::stdout().is_terminal() || style.coloured;
    let mut out = BufWriter::with_capacity(1 << 16, Output);
    if shows {
        let mut showing = Showing { out: &mut out, style, pending: Vec::new() };
        write(&mut showing)?;
        showing.finish()?;
    } else {
        write(&mut out)?;
    }
    out.flush()
}

/// Standard output, or what is kept for it.
struct Output;

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let kept = with_held(|held| held.text.extend_from_slice(bytes));
        kept.map_or_else(|| io::stdout().write(bytes), |()| Ok(bytes.len()))
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}

/// Refuses to write a module to a terminal, which would take its bytes for commands.
pub(super) fn refuse_terminal(output: &Path) -> Result<(), Failure> {
    if output == Path::new("-") && io::stdout().is_terminal() {
        return Err(Failure::usage(
            "SPIR-V is not written to a terminal: name a file with '-o FILE', or see it as text with \
             '| lapidary dis'",
        ));
    }
    Ok(())
}

/// An error, on standard error.
pub(super) fn error(message: &str) {
    complain(&format!("error: {message}\n"));
}

/// Warnings and notes, with these words at their beginnings, on standard error.
pub(super) fn warn(text: &str) {
    if !is_quiet() {
        complain(text);
    }
}

/// Something to know about an input.
pub(super) fn note(name: &str, note: impl Display) {
    warn(&format!("note: {name}: {note}\n"));
}

/// Says what was written, if somebody wants to know. Standard output (`-`) tells by itself.
pub(super) fn wrote(what: impl Display) {
    let what = what.to_string();
    let heard = match VOICE.load(Ordering::Relaxed) {
        VERBOSE => true,
        USUAL => io::stderr().is_terminal(),
        _ => false,
    };
    if heard && what != "-" {
        complain(&format!("wrote {what}\n"));
    }
}

/// Why something was done, if somebody wants to know.
pub(super) fn explain(why: &str) {
    if VOICE.load(Ordering::Relaxed) == VERBOSE {
        complain(&format!("{why}\n"));
    }
}

/// Text on standard error. There is nobody to tell if that fails.
pub(super) fn complain(text: &str) {
    let text = paint_labels(&escape(text), Style::of(&io::stderr()));
    if with_held(|held| held.warnings.extend_from_slice(text.as_bytes())).is_none() {
        let _ = io::stderr().write_all(text.as_bytes());
    }
}

fn paint_labels(text: &str, style: Style) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let begins = |at: usize| at == 0 || line[..at].ends_with(": ");
        let label = LABELS.iter().find_map(|&(label, colour)| {
            line.find(label).filter(|&at| begins(at)).map(|at| (at, label, colour))
        });
        match label {
            Some((at, label, colour)) => {
                let rest = &line[at + label.len()..];
                let _ = write!(out, "{}{}{rest}", &line[..at], style.paint(colour, label));
            }
            None => out.push_str(line),
        }
    }
    out
}

/// Whether a character would be obeyed rather than shown: control characters but for the two that
/// make up text, and those that turn the direction of writing.
fn is_control(c: char) -> bool {
    (c.is_control() && c != '\n' && c != '\t')
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text with its control characters made visible.
fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(is_control) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        // Writing to a string does not fail.
        let _ = match (is_control(c), c as u32) {
            (false, _) => out.write_char(c),
            (true, code @ 0..=0xFF) => write!(out, "\\x{code:02x}"),
            (true, code) => write!(out, "\\u{{{code:x}}}"),
        };
    }
    Cow::Owned(out)
}

/// Makes control characters visible on the way, and colours each line.
struct Showing<'o> {
    out: &'o mut (dyn Write + Send),
    style: Style,
    /// The beginning of a line whose end has not come yet.
    pending: Vec<u8>,
}

impl Showing<'_> {
    fn show(&mut self, bytes: usize) -> io::Result<()> {
        let text = String::from_utf8_lossy(&self.pending[..bytes]);
        let text = escape(&text);
        let mut coloured = String::new();
        if self.style.coloured {
            text.split_inclusive('\n').for_each(|line| highlight::line(line, &mut coloured));
        }
        let shown = if self.style.coloured { &coloured } else { &*text };
        self.out.write_all(shown.as_bytes())?;
        self.pending.drain(..bytes);
        Ok(())
    }

    /// Shows what is left.
    fn finish(&mut self) -> io::Result<()> {
        self.show(self.pending.len())
    }
}

impl Write for Showing<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let line_end = bytes.iter().rposition(|&byte| byte == b'\n');
        let lines = line_end.map(|at| self.pending.len() + at + 1);
        self.pending.extend_from_slice(bytes);
        lines.map_or(Ok(()), |lines| self.show(lines))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_shown() {
        assert_eq!(escape("a\x1b[31m\u{9b}\u{202e}b\tc\n"), "a\\x1b[31m\\x9b\\u{202e}b\tc\n");
        assert!(matches!(escape("plain äöü\n"), Cow::Borrowed(_)));
        let (mut out, style) = (Vec::new(), Style { coloured: false });
        let mut showing = Showing { out: &mut out, style, pending: Vec::new() };
        // A piece may end within a character.
        for piece in [&b"\"\x07\"\n; \xC3"[..], b"\xA4\n", b"end"] {
            showing.write_all(piece).unwrap();
        }
        showing.finish().unwrap();
        assert_eq!(str::from_utf8(&out), Ok("\"\\x07\"\n; ä\nend"));
    }

    #[test]
    fn the_word_that_says_what_a_message_is_has_a_colour() {
        let style = Style { coloured: true };
        assert_eq!(
            paint_labels("a.cpp:1: note: x\n", style),
            "a.cpp:1: \x1b[1;36mnote:\x1b[0m x\n"
        );
        assert_eq!(paint_labels("a footnote: x", style), "a footnote: x");
        assert_eq!(paint_labels("error: x", Style { coloured: false }), "error: x");
    }
}
