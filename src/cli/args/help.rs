//! Help: a command's table as a page, and the page as text for a terminal.
//!
//! Pages of the manual ([`super::man`]) are made from the same page, so that both say the same.

use super::super::console::Style;
use super::table::{COMMON, Command, Count, Fate, Group, Kind, Opt, Takes, dashed};

/// A page of help.
pub(super) struct Page {
    pub(super) about: &'static str,
    /// The forms of the command line, without the name of the program.
    pub(super) usage: Vec<String>,
    /// Paragraphs.
    pub(super) details: &'static str,
    pub(super) sections: Vec<Section>,
    /// Paragraphs behind everything else.
    pub(super) end: &'static str,
}

/// A heading with a list below it.
pub(super) struct Section {
    pub(super) title: &'static str,
    pub(super) rows: Vec<Row>,
}

/// A term and what it means.
pub(super) struct Row {
    pub(super) term: String,
    pub(super) meaning: String,
}

/// What holds for all commands.
const END: &str = "Options may have one dash or two, and stand before or behind the other \
arguments; `--name value` and `--name=value` are the same where a value is needed. `--` ends the \
options.\n\nExit codes: 0 for success, 1 if the input or the work fails, 2 if the command line is \
wrong.";

impl Page {
    /// The page of a command.
    pub(super) fn new(command: &Command) -> Self {
        let mut sections = Vec::new();
        let mut add = |title, rows: Vec<Row>| {
            if !rows.is_empty() {
                sections.push(Section { title, rows });
            }
        };
        let arguments = command.arguments.iter().map(|argument| {
            let meaning = argument.help.to_string() + &choices(argument.kind);
            Row { term: argument.name.into(), meaning }
        });
        add("Arguments", arguments.collect());
        let mut headings: Vec<&str> = Vec::new();
        for below in command.commands {
            if !headings.contains(&below.heading) {
                headings.push(below.heading);
            }
        }
        for heading in headings {
            let below = command.commands.iter().filter(|below| below.heading == heading);
            let row = |it: &&Command| Row { term: it.name.into(), meaning: it.about.into() };
            add(heading, below.map(row).collect());
        }
        let rows = |groups: &[Group], fate| -> Vec<Row> {
            let options = groups.iter().flat_map(|group| group.rows);
            options.filter(|option| option.fate == fate).map(row).collect()
        };
        for group in command.options {
            add(group.title, rows(std::slice::from_ref(group), Fate::Used));
        }
        add(COMMON.title, rows(&[COMMON], Fate::Used));
        add("Accepted, without effect", rows(command.options, Fate::Ignored));
        add("Not supported", rows(command.options, Fate::Refused));
        Page {
            about: command.about,
            usage: usage(command),
            details: command.details,
            sections,
            end: END,
        }
    }
}

fn usage(command: &Command) -> Vec<String> {
    let mut line = String::from("[OPTIONS]");
    if !command.commands.is_empty() {
        line.push_str(" COMMAND");
    }
    for argument in command.arguments {
        line.push_str(&match argument.count {
            Count::One => format!(" {}", argument.name),
            Count::Optional => format!(" [{}]", argument.name),
            Count::Many => format!(" [{}]...", argument.name),
        });
    }
    vec![line]
}

fn row(option: &Opt) -> Row {
    let names: Vec<String> = option.names().map(dashed).collect();
    let value = option.placeholder;
    let value = match option.takes {
        Takes::Nothing => String::new(),
        Takes::Value(_) if option.name.len() == 1 => format!(" {value}"),
        Takes::Value(_) => format!("={value}"),
        Takes::Optional(_) => format!("[={value}]"),
    };
    let mut meaning = option.help.to_string();
    if option.fate == Fate::Used {
        meaning.push_str(&option.kind().map(choices).unwrap_or_default());
    }
    if !option.default.is_empty() {
        meaning.push_str(&format!(" (default: {})", option.default));
    }
    if option.repeats {
        meaning.push_str("; may be given several times");
    }
    Row { term: names.join(", ") + &value, meaning }
}

/// The values that there are, if they are few.
fn choices(kind: Kind) -> String {
    match kind {
        Kind::Choice(choices) => {
            let names: Vec<&str> = choices.iter().map(|names| names[0]).collect();
            format!(": {}", names.join(", "))
        }
        _ => String::new(),
    }
}

/// Where lines end, and where the meaning of a term starts.
const WIDTH: usize = 80;
const COLUMN: usize = 26;

/// The help of a command that is called so.
pub(in crate::cli) fn text(command: &Command, called: &str, style: Style) -> String {
    let page = Page::new(command);
    let mut out = format!("{}.\n\n", page.about);
    for usage in &page.usage {
        out.push_str(&format!("{} {called} {usage}\n", style.heading("Usage:")));
    }
    paragraphs(&mut out, page.details);
    for Section { title, rows } in &page.sections {
        out.push_str(&format!("\n{}\n", style.heading(&format!("{title}:"))));
        for Row { term, meaning } in rows {
            let shown = style.term(term);
            let mut lines = wrap(meaning, WIDTH - COLUMN).into_iter();
            let fits = term.len() + 4 <= COLUMN;
            match lines.next() {
                Some(first) if fits => {
                    out.push_str(&format!("  {shown}{:1$}{first}\n", "", COLUMN - 2 - term.len()));
                }
                first => {
                    out.push_str(&format!("  {shown}\n"));
                    out.extend(first.map(|line| format!("{:COLUMN$}{line}\n", "")));
                }
            }
            out.extend(lines.map(|line| format!("{:COLUMN$}{line}\n", "")));
        }
    }
    paragraphs(&mut out, page.end);
    out
}

fn paragraphs(out: &mut String, text: &str) {
    for paragraph in text.split("\n\n").filter(|paragraph| !paragraph.is_empty()) {
        out.push('\n');
        out.extend(wrap(paragraph, WIDTH).iter().map(|line| format!("{line}\n")));
    }
}

/// The lines of a text, none longer than this if its words are not.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_fits() {
        assert_eq!(wrap("aa bb  cc\ndd", 5), ["aa bb", "cc dd"]);
        assert_eq!(wrap("long-word x", 4), ["long-word", "x"]);
        assert!(wrap("", 4).is_empty());
    }
}
