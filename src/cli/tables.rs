//! Answers that are tables, for people: as wide as the terminal, with colours, and after the line of progress
//! is gone.

use std::fmt::{self, Display, Formatter};
use std::io::{self, IsTerminal as _};

use lapidary::answer::Answer;

use super::args::{Kind, Opt, Parsed, value};
use super::input::Input;
use super::phases::Phases;
use super::{Failure, console, module};

/// How wide tables may be.
pub(super) const WIDTH: Opt = value(
    "width",
    "N",
    Kind::Number(1 << 32),
    "Fit tables into N columns, where names give way; 0 is as wide as they come, which is what files and \
     pipes get",
)
.default("the terminal");

/// The columns that the options or the terminal allow.
fn width(parsed: &Parsed) -> Option<usize> {
    match parsed.number(WIDTH.name) {
        Some(columns) => usize::try_from(columns).ok().filter(|&columns| columns > 0),
        None if io::stdout().is_terminal() => {
            terminal_size::terminal_size_of(io::stdout()).map(|size| usize::from(size.0.0))
        }
        None => None,
    }
}

/// An answer in lines of so many columns.
struct Fitted<'a, A>(&'a A, Option<usize>);

impl<A: Display> Display for Fitted<'_, A> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.1 {
            Some(width) => write!(f, "{:.width$}", self.0),
            None => Display::fmt(self.0, f),
        }
    }
}

/// An answer on standard output, as [`console::answer`] prints it.
pub(super) fn answer<A: Answer + Display>(
    parsed: &Parsed,
    phases: &Phases,
    answer: &A,
) -> Result<(), Failure> {
    phases.pause();
    match parsed.flag("json") {
        true => console::answer(parsed, answer),
        false => console::print_lines(&Fitted(answer, width(parsed)).to_string(), colour),
    }
}

/// The same about an input, which says how long it may be.
pub(super) fn answer_about<A: Answer + Display>(
    parsed: &Parsed,
    phases: &Phases,
    input: &Input,
    answer: &A,
) -> Result<(), Failure> {
    phases.pause();
    if parsed.flag("json") {
        return console::answer_about(parsed, input, answer);
    }
    let (limit, file) = (module::text_limit(parsed), input.bytes.len());
    let text = limit.text(file, &Fitted(answer, width(parsed)));
    console::print_lines(&text.map_err(|error| input.failure(error))?, colour)
}

/// The length of what has a colour at the beginning of a line, and the colour.
fn colour(line: &str) -> Option<(usize, &'static str)> {
    const BOLD: &str = "1";
    let is_heading = line.contains(char::is_uppercase)
        && !line.contains(|c: char| c.is_lowercase() || c.is_ascii_digit())
        && line.trim_start().contains("  ");
    // In a table it may be the name of a mode.
    let is_kernel = line.strip_prefix("kernel ").is_some_and(|name| !name.starts_with(' '));
    if is_heading || is_kernel {
        return Some((line.len(), BOLD));
    }
    None
}

/// An answer about what changed.
pub(super) fn changes<A: Answer + Display>(parsed: &Parsed, changes: &A) -> Result<(), Failure> {
    match parsed.flag("json") {
        true => console::data(changes.to_json().as_bytes()),
        false => console::print_lines(&Fitted(changes, width(parsed)).to_string(), change),
    }
}

/// As `diff` and its kin colour what came and what went.
fn change(line: &str) -> Option<(usize, &'static str)> {
    const WORDS: [(&str, &str); 6] = [
        ("added ", "32"),
        ("removed ", "31"),
        ("changed ", "33"),
        ("calls ", "36"),
        ("modes ", "36"),
        ("moved ", "36"),
    ];
    let word = WORDS.iter().find(|(word, _)| line.starts_with(word));
    if let Some((word, colour)) = word {
        return Some((word.trim_end().len(), colour));
    }
    let colour = match line {
        _ if line.starts_with("--- ") || line.starts_with("+++ ") => "1",
        _ if line.starts_with('-') => "31",
        _ if line.starts_with('+') => "32",
        _ if line.starts_with("@@") => "36",
        _ => return None,
    };
    Some((line.len(), colour))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_and_changes_have_a_colour() {
        assert_eq!(colour("IMAGE  KIND   TARGET"), Some((20, "1")));
        assert_eq!(colour("kernel Add<float>"), Some((17, "1")));
        assert_eq!(colour("kernel          8        17772"), None);
        assert_eq!(colour("@0     spirv  -"), None);
        assert_eq!(colour("         104    0.6            -  K"), None);
        assert_eq!(change("removed kernel 'a': 4 bytes"), Some((7, "31")));
        assert_eq!(change("+++ new.spv"), Some((11, "1")));
        assert_eq!(change("+ OpReturn"), Some((10, "32")));
        assert_eq!(change("the same: 12"), None);
    }
}
