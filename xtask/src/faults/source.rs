//! The text of a source file with faults in it, each behind a switch.
//!
//! A place is a range of the text and what may stand there instead. Places nest; what stands in
//! instead of one is the text as it was, so a file grows by little more than its faults.

use std::ops::Range;

/// How a fault changes what is at its place.
#[derive(Clone, Debug)]
pub(super) enum Change {
    /// An expression: another one.
    Other(String),
    /// A condition: its opposite.
    Not,
    /// A statement: nothing.
    Nothing,
}

/// A fault at a place.
#[derive(Clone, Debug)]
pub(super) struct Planted {
    /// The number that switches it on. Two places may have one (rows that swap their names).
    pub(super) number: u32,
    pub(super) range: Range<usize>,
    pub(super) change: Change,
}

/// Text that stands for other text whether or not a fault is switched on.
#[derive(Clone, Debug)]
pub(super) struct Insertion {
    pub(super) at: usize,
    /// How much of the text it replaces.
    pub(super) length: usize,
    pub(super) text: String,
}

/// A file with its faults, as the compiler sees it.
pub(super) struct Rendered {
    pub(super) text: String,
    /// What each fault has put where.
    pub(super) spans: Vec<Span>,
}

/// A range of the rendered text that comes from a fault.
pub(super) struct Span {
    pub(super) range: Range<usize>,
    pub(super) number: u32,
    /// Whether it is what stands in, else it is all of the place.
    pub(super) inner: bool,
}

/// Writes a file with its faults. `call` is the path of the switch.
pub(super) fn render(
    text: &str,
    planted: &[Planted],
    insertions: &[Insertion],
    call: &str,
) -> Rendered {
    let mut planted: Vec<&Planted> = planted.iter().collect();
    // Outer places first; of one place conditions are the outermost.
    planted.sort_by_key(|fault| {
        let inner = !matches!(fault.change, Change::Not);
        (fault.range.start, usize::MAX - fault.range.end, inner, fault.number)
    });
    let mut insertions: Vec<&Insertion> = insertions.iter().collect();
    insertions.sort_by_key(|insertion| insertion.at);
    let mut writer = Writer { text, insertions, call, out: String::new(), spans: Vec::new() };
    writer.range(0..text.len(), &planted);
    Rendered { text: writer.out, spans: writer.spans }
}

struct Writer<'t> {
    text: &'t str,
    insertions: Vec<&'t Insertion>,
    call: &'t str,
    out: String,
    spans: Vec<Span>,
}

impl Writer<'_> {
    /// The text of a range with the faults in it, which are sorted.
    fn range(&mut self, range: Range<usize>, planted: &[&Planted]) {
        let mut at = range.start;
        let mut rest = planted;
        while let Some(first) = rest.first() {
            self.plain(at..first.range.start);
            let inside = rest.iter().take_while(|other| other.range.start < first.range.end);
            let (place, after) = rest.split_at(inside.count());
            self.place(place);
            at = first.range.end;
            rest = after;
        }
        self.plain(at..range.end);
    }

    /// Text without faults, with what is inserted there.
    fn plain(&mut self, range: Range<usize>) {
        let mut at = range.start;
        let from = self.insertions.partition_point(|insertion| insertion.at < range.start);
        for index in from..self.insertions.len() {
            let insertion = self.insertions[index];
            if insertion.at + insertion.length > range.end || insertion.at < at {
                break;
            }
            if insertion.at == range.end && insertion.length == 0 && range.end != self.text.len() {
                // It belongs to what follows.
                break;
            }
            self.out.push_str(&self.text[at..insertion.at]);
            self.out.push_str(&insertion.text);
            at = insertion.at + insertion.length;
        }
        self.out.push_str(&self.text[at..range.end]);
    }

    /// The places that begin with the first one, which holds the others.
    fn place(&mut self, planted: &[&Planted]) {
        let range = planted[0].range.clone();
        let here = planted.iter().take_while(|fault| fault.range == range).count();
        let (here, inside) = planted.split_at(here);
        let start = self.out.len();
        let mut open = 0;
        let mut alternatives = 0;
        for fault in here {
            let call = format!("{}({})", self.call, fault.number);
            match &fault.change {
                Change::Nothing => {
                    self.out.push_str(&format!("if !{call} {{"));
                    open += 1;
                }
                Change::Not => {
                    self.out.push_str(&format!("({call} ^ ("));
                    open += 2;
                }
                Change::Other(other) => {
                    let head = if alternatives == 0 { "(if" } else { " else if" };
                    self.out.push_str(&format!("{head} {call} {{ "));
                    let from = self.out.len();
                    // What stands in is plain text, in which names of tables may be renamed, too:
                    // it was made from the inserted form.
                    self.out.push_str(other);
                    let range = from..self.out.len();
                    self.spans.push(Span { range, number: fault.number, inner: true });
                    self.out.push_str(" }");
                    alternatives += 1;
                }
            }
        }
        if alternatives > 0 {
            self.out.push_str(" else { ");
        }
        self.range(range, inside);
        if alternatives > 0 {
            self.out.push_str(" })");
        }
        let closing = if matches!(here[0].change, Change::Nothing) { "}" } else { ")" };
        self.out.push_str(&closing.repeat(open));
        for fault in here {
            let range = start..self.out.len();
            self.spans.push(Span { range, number: fault.number, inner: false });
        }
    }
}

/// A range of text with what is inserted in it: what stands in for a place is cut with this.
pub(super) fn cut(text: &str, range: Range<usize>, insertions: &[Insertion]) -> String {
    let mut sorted: Vec<&Insertion> = insertions
        .iter()
        .filter(|insertion| insertion.at >= range.start)
        .filter(|insertion| insertion.at + insertion.length <= range.end)
        .collect();
    sorted.sort_by_key(|insertion| insertion.at);
    let mut out = String::new();
    let mut at = range.start;
    for insertion in sorted {
        out.push_str(&text[at..insertion.at]);
        out.push_str(&insertion.text);
        at = insertion.at + insertion.length;
    }
    out.push_str(&text[at..range.end]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn other(number: u32, range: Range<usize>, text: &str) -> Planted {
        Planted { number, range, change: Change::Other(text.into()) }
    }

    #[test]
    fn places_nest() {
        let text = "f(a, b); g(1)";
        let planted = [
            other(2, 0..7, "f(b, a)"),
            other(3, 2..3, "c"),
            Planted { number: 1, range: 0..8, change: Change::Nothing },
            other(4, 11..12, "2"),
        ];
        let done = render(text, &planted, &[], "p");
        assert_eq!(
            done.text,
            "if !p(1) {(if p(2) { f(b, a) } else { f((if p(3) { c } else { a }), b) });} \
             g((if p(4) { 2 } else { 1 }))"
        );
        let inner: Vec<_> = done.spans.iter().filter(|span| span.inner).collect();
        assert!(inner.iter().any(|span| &done.text[span.range.clone()] == "f(b, a)"));
    }

    #[test]
    fn a_condition_that_is_also_something_else() {
        let planted =
            [other(2, 0..5, "a <= b"), Planted { number: 1, range: 0..5, change: Change::Not }];
        let done = render("a < b", &planted, &[], "p");
        assert_eq!(done.text, "(p(1) ^ ((if p(2) { a <= b } else { a < b })))");
    }

    #[test]
    fn insertions_replace_text_between_places() {
        let insertion = Insertion { at: 2, length: 1, text: "T()".into() };
        let done = render("f(T, 1)", &[other(1, 5..6, "2")], std::slice::from_ref(&insertion), "p");
        assert_eq!(done.text, "f(T(), (if p(1) { 2 } else { 1 }))");
        assert_eq!(cut("f(T, 1)", 0..4, &[insertion]), "f(T(),");
    }
}
