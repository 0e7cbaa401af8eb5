//! Writes the printed form of a graph, line by line: the text of a large one takes more memory than
//! the graph.

use std::collections::HashMap;
use std::hash::BuildHasher;
use std::io;

use rustc_hash::FxBuildHasher;

use super::super::*;
use super::is_bare;

/// How much is collected before it is written.
const BUFFER: usize = 1 << 16;

/// Prints a graph.
pub fn print(graph: &Graph) -> String {
    let mut text = Vec::new();
    write(graph, &mut text).expect("a vector takes everything");
    String::from_utf8(text).expect("what is not ASCII is escaped")
}

/// Writes what [`print()`] returns.
pub fn write(graph: &Graph, out: &mut impl io::Write) -> io::Result<()> {
    let numbered = numbered(graph);
    let mut lines = Lines { graph, numbered, text: Vec::with_capacity(2 * BUFFER) };
    for &(name, number) in &graph.module.aspects {
        lines.start("aspect", graph.names.get(name));
        lines.text.push(b' ');
        lines.display(&number);
        lines.end(out)?;
    }
    for &(name, kernel) in &graph.module.registered_kernels {
        lines.start("registered", graph.names.get(name));
        lines.text.push(b' ');
        quote(&mut lines.text, graph.names.get(kernel));
        lines.end(out)?;
    }
    for id in graph.function_ids() {
        lines.function(id);
        lines.end(out)?;
    }
    for (at, variable) in graph.variables.iter().enumerate() {
        lines.variable(graph.variable_id(at), variable);
        lines.end(out)?;
    }
    out.write_all(&lines.text)
}

/// A bit for each symbol that has to be named by its number: it has no name, or one that others have.
fn numbered(graph: &Graph) -> Vec<u64> {
    let names = || (0..graph.len() as u32).map(|id| (id, graph.name(SymbolId(id))));
    // Nearly all names are the only ones with some bits of their hash, and need no table of names.
    let slots =
        graph.len().saturating_mul(4).checked_next_power_of_two().unwrap_or(1 << 31).max(64);
    let mask = slots.saturating_sub(1);
    let slot = |name: &[u8]| FxBuildHasher.hash_one(name) as usize & mask;
    let (mut once, mut again) = (vec![0u64; slots / 64], vec![0u64; slots / 64]);
    for (_, name) in names() {
        let (word, bit) = (slot(name) / 64, 1 << (slot(name) % 64));
        again[word] |= once[word] & bit;
        once[word] |= bit;
    }
    let mut first: HashMap<&[u8], u32> = HashMap::new();
    let mut numbered = vec![0; graph.len().div_ceil(64)];
    let mut mark = |id: u32| numbered[id as usize / 64] |= 1 << (id % 64);
    for (id, name) in names() {
        if name.is_empty() {
            mark(id);
        } else if again[slot(name) / 64] >> (slot(name) % 64) & 1 != 0 {
            let known = *first.entry(name).or_insert(id);
            if known != id {
                mark(known);
                mark(id);
            }
        }
    }
    numbered
}

/// The word of a fact, and what stands in its parentheses.
type Written = (&'static str, Vec<Word>);

/// The facts of which there is something to say.
fn written<S>(facts: &[Fact<S>], of: &S) -> Vec<Written> {
    facts.iter().filter_map(|fact| Some((fact.key, (fact.words)(of)?))).collect()
}

struct Lines<'g> {
    graph: &'g Graph,
    numbered: Vec<u64>,
    text: Vec<u8>,
}

impl Lines<'_> {
    fn start(&mut self, kind: &str, name: &[u8]) {
        self.text.extend_from_slice(kind.as_bytes());
        self.text.push(b' ');
        quote(&mut self.text, name);
    }

    fn end(&mut self, out: &mut impl io::Write) -> io::Result<()> {
        self.text.push(b'\n');
        if self.text.len() >= BUFFER {
            out.write_all(&self.text)?;
            self.text.clear();
        }
        Ok(())
    }

    fn function(&mut self, id: SymbolId) {
        let graph = self.graph;
        let function = &graph.functions[id.0 as usize];
        let details = graph.details(function);
        let facts = details.map_or(Vec::new(), |details| written(Details::FACTS, details));
        self.start("function", graph.name(id));
        self.flags(function.flags, &facts);
        if let Some(source) = function.source {
            self.list("source", [source], |lines, name| {
                quote(&mut lines.text, lines.graph.names.get(name));
            });
        }
        if function.function_type != FunctionType::default() {
            self.numbers("type", &[function.function_type.0]);
        }
        self.numbers("own", graph.aspect_lists.get(function.own));
        self.numbers("metadata", graph.aspect_lists.get(function.used_metadata));
        if let Some(declared) = function.declared {
            self.list("declared", graph.aspect_lists.get(declared), Self::display);
        }
        self.facts(facts);
        self.symbols("calls", graph.calls.row(id.0));
        self.symbols("references", graph.references.row(id.0));
        self.numbers("indirect", graph.indirect.row(id.0));
    }

    fn variable(&mut self, id: SymbolId, variable: &Variable) {
        self.start("variable", self.graph.name(id));
        let facts = written(Variable::FACTS, variable);
        self.flags(variable.flags, &facts);
        self.numbers("own", self.graph.aspect_lists.get(variable.own));
        self.facts(facts);
        self.symbols("references", self.graph.references.row(id.0));
    }

    /// The flags, but for those that have more to say, as a fact.
    fn flags(&mut self, flags: Flags, facts: &[Written]) {
        for row in Flags::ROWS {
            if flags.has(row.flag) && !facts.iter().any(|(key, _)| *key == row.key) {
                self.text.push(b' ');
                self.text.extend_from_slice(row.key.as_bytes());
            }
        }
    }

    fn facts(&mut self, facts: Vec<Written>) {
        for (key, words) in facts {
            self.list(key, words, |lines, word| match word {
                Word::Number(number) => lines.display(&number),
                Word::Text(text) => quote(&mut lines.text, lines.graph.names.get(text)),
            });
        }
    }

    /// A list, empty or not.
    fn list<T>(
        &mut self,
        key: &str,
        list: impl IntoIterator<Item = T>,
        mut print: impl FnMut(&mut Self, T),
    ) {
        self.text.push(b' ');
        self.text.extend_from_slice(key.as_bytes());
        self.text.push(b'(');
        for (at, element) in list.into_iter().enumerate() {
            if at != 0 {
                self.text.push(b' ');
            }
            print(self, element);
        }
        self.text.push(b')');
    }

    /// A list of numbers that is left out when empty.
    fn numbers<T: std::fmt::Display>(&mut self, key: &str, list: &[T]) {
        if !list.is_empty() {
            self.list(key, list, Self::display);
        }
    }

    /// A list of symbols that is left out when empty.
    fn symbols(&mut self, key: &str, list: &[u32]) {
        if list.is_empty() {
            return;
        }
        self.list(key, list, |lines, &id| {
            if lines.numbered[id as usize / 64] >> (id % 64) & 1 != 0 {
                lines.text.push(b'#');
                lines.display(&id);
            } else {
                quote(&mut lines.text, lines.graph.name(SymbolId(id)));
            }
        });
    }

    fn display(&mut self, number: &impl std::fmt::Display) {
        use io::Write;
        write!(self.text, "{number}").expect("a vector takes everything");
    }
}

/// A name as it stands in the text.
fn quote(text: &mut Vec<u8>, name: &[u8]) {
    if !name.is_empty() && name.iter().all(|&byte| is_bare(byte)) {
        text.extend_from_slice(name);
        return;
    }
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    text.push(b'"');
    for &byte in name {
        match byte {
            b'"' | b'\\' => text.extend([b'\\', byte]),
            b' '..=b'~' => text.push(byte),
            _ => {
                text.extend([b'\\', DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]])
            }
        }
    }
    text.push(b'"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_occur_again_are_numbers() {
        let mut text = String::from("function f calls(#0 g #2 h0)\nfunction g\nfunction f\n");
        // Enough for names that share their place in the table with others.
        for number in 0..500 {
            text += &format!("function h{number} calls(h{} #2)\n", (number + 1) % 500);
        }
        text += "variable g\n";
        let text = text.replace(" g ", " #1 ");
        let graph = crate::graph::text::parse(&text).expect("the graph of the test");
        assert_eq!(print(&graph), text);
    }
}
