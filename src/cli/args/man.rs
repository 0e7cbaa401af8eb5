//! Pages of the manual, in the language of `man` (roff with the macros of man(7)).

use std::fmt::Write as _;

use super::help::{Page, Row, Section};
use super::table::Command;

/// The name of a command's page: `lapidary-explain-split`.
pub(in crate::cli) fn name(called: &str) -> String {
    called.replace(' ', "-")
}

/// The page of a command that is called so, with these pages to look at beside it.
pub(in crate::cli) fn page(command: &Command, called: &str, beside: &[String]) -> String {
    let page = Page::new(command);
    let name = name(called);
    let version = env!("CARGO_PKG_VERSION");
    let mut out = format!(
        ".TH {} 1 \"\" \"lapidary {version}\" \"Lapidary\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n",
        escape(&name.to_uppercase()),
        escape(&name),
        escape(page.about)
    );
    for usage in &page.usage {
        let _ = writeln!(out, ".B {}\n{}", escape(called), escape(usage));
    }
    out.push_str(".SH DESCRIPTION\n");
    let details = if page.details.is_empty() { page.about } else { page.details };
    paragraphs(&mut out, details);
    for Section { title, rows } in &page.sections {
        let _ = writeln!(out, ".SH {}", escape(&title.to_uppercase()));
        for Row { term, meaning } in rows {
            let _ = writeln!(out, ".TP\n.B {}\n{}", escape(term), line(meaning));
        }
    }
    out.push_str(".SH NOTES\n");
    paragraphs(&mut out, page.end);
    if !beside.is_empty() {
        out.push_str(".SH SEE ALSO\n");
        let pages: Vec<String> =
            beside.iter().map(|name| format!(".BR {} (1)", escape(name))).collect();
        let _ = writeln!(out, "{}", pages.join(" ,\n"));
    }
    out
}

fn paragraphs(out: &mut String, text: &str) {
    for (at, paragraph) in text.split("\n\n").enumerate() {
        let _ = writeln!(out, "{}{}", if at > 0 { ".PP\n" } else { "" }, line(paragraph));
    }
}

/// A line of text: one that starts with a point or an apostrophe would be a request.
fn line(text: &str) -> String {
    let text = escape(&text.split_whitespace().collect::<Vec<_>>().join(" "));
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\e"),
            // Else it is a hyphen, which cannot be copied into a command line.
            '-' => out.push_str("\\-"),
            '\'' => out.push_str("\\(aq"),
            '`' => out.push_str("\\(ga"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_no_request() {
        assert_eq!(line(".so  file"), "\\&.so file");
        assert_eq!(line("'-x' \\n"), "\\(aq\\-x\\(aq \\en");
    }
}
