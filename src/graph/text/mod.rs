//! The printed form of a graph, and its reader. Tests, the fuzzer and `generate-graph` use it.
//!
//! One line for each node or fact; `;` starts a comment. A node is a kind, a name, and then flags
//! (words) and facts (a word with a list in parentheses), in any order:
//!
//! ```text
//! aspect fp64 6
//! registered "my kernel" k
//! function k kernel defined source(a.cpp) own(6 -1) calls(helper) references(table) indirect(3)
//! function helper type(3) referenced-indirectly declared()
//! variable table defined discardable references(helper)
//! ```
//!
//! Names are bare where they have only letters, digits and `_.$:@<>&*,-`, else quoted with `\xx` for
//! odd bytes. In lists of symbols `#N` is symbol number N, for names that are empty or occur twice.
//! [`print()`] writes facts in a fixed order, so printing what was read changes nothing.

use std::collections::HashMap;

use nom::branch::alt;
use nom::bytes::complete::{escaped_transform, is_not, tag, take_while1};
use nom::character::complete::{char, one_of, space0};
use nom::combinator::{map, opt, recognize, value};
use nom::multi::many0;
use nom::sequence::{delimited, pair, preceded};
use nom::{IResult, Parser};

use super::*;

mod print;

pub use print::{print, write};

/// Types of functions have smaller numbers than this. They are nodes of the walks over a graph, so memory is
/// in proportion to the largest.
const MOST_TYPES: u32 = 1 << 20;

/// What is wrong with a text, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl std::fmt::Display for TextError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} (line {})", self.message, self.line)
    }
}

impl std::error::Error for TextError {}

/// A word, and the list in parentheses after it.
type Item = (Vec<u8>, Option<Vec<Vec<u8>>>);

/// Whether a name with this byte needs no quotes for it.
fn is_bare(byte: u8) -> bool {
    matches!(byte, b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9')
        || matches!(
            byte,
            b'_' | b'.' | b'$' | b':' | b'@' | b'<' | b'>' | b'&' | b'*' | b',' | b'-'
        )
}

fn word(input: &str) -> IResult<&str, Vec<u8>> {
    let bare = map(take_while1(|c: char| u8::try_from(c).is_ok_and(is_bare)), |text: &str| {
        text.as_bytes().to_vec()
    });
    let numbered =
        map(recognize(pair(char('#'), take_while1(|c: char| c.is_ascii_digit()))), |text: &str| {
            text.as_bytes().to_vec()
        });
    alt((quoted, numbered, bare)).parse(input)
}

fn quoted(input: &str) -> IResult<&str, Vec<u8>> {
    let hex = |digit: char| digit.to_digit(16).unwrap_or_default() as u8;
    // Latin-1 within the transformation: one char for each byte.
    let escape = alt((
        value('"', tag("\"")),
        value('\\', tag("\\")),
        map(pair(one_of("0123456789abcdef"), one_of("0123456789abcdef")), move |(a, b)| {
            (hex(a) << 4 | hex(b)) as char
        }),
    ));
    let inner = escaped_transform(is_not("\\\"\n"), '\\', escape);
    map(delimited(char('"'), opt(inner), char('"')), |text: Option<String>| {
        text.unwrap_or_default().chars().map(|c| c as u32 as u8).collect()
    })
    .parse(input)
}

fn item(input: &str) -> IResult<&str, Item> {
    let list = delimited(char('('), many0(preceded(space0, word)), preceded(space0, char(')')));
    preceded(space0, pair(word, opt(list))).parse(input)
}

fn items(input: &str) -> IResult<&str, Vec<Item>> {
    many0(item).parse(input)
}

/// Reads a graph.
pub fn parse(text: &str) -> Result<Graph, TextError> {
    let mut reader = Reader::default();
    for (number, line) in (1..).zip(text.lines()) {
        let fail = |message: String| TextError { line: number, message };
        let (rest, found) = items(line).map_err(|_| fail("not a line of a graph".into()))?;
        if !rest.trim_start().is_empty() && !rest.trim_start().starts_with(';') {
            return Err(fail(format!("cannot read {:?}", rest.trim())));
        }
        reader.line(number, &found).map_err(fail)?;
    }
    reader.finish()
}

#[derive(Default)]
struct Reader {
    builder: GraphBuilder,
    /// Edges by name, until all nodes are known: line, list, is it a variable's, node, name.
    edges: Vec<(usize, Edge, bool, usize, Vec<u8>)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Call,
    Reference,
}

impl Reader {
    fn line(&mut self, line: usize, items: &[Item]) -> Result<(), String> {
        let Some((kind, rest)) = items.split_first() else { return Ok(()) };
        let Some((name, facts)) = rest.split_first() else {
            return Err("a line has a kind and a name".into());
        };
        let graph = &mut self.builder.graph;
        match (&kind.0[..], facts) {
            (b"aspect", [number]) => {
                let name = graph.names.intern(&name.0);
                graph.module.aspects.push((name, parse_number(&number.0)?));
            }
            (b"registered", [kernel]) => {
                let pair = (graph.names.intern(&name.0), graph.names.intern(&kernel.0));
                graph.module.registered_kernels.push(pair);
            }
            (b"function", facts) => self.function(line, &name.0, facts)?,
            (b"variable", facts) => self.variable(line, &name.0, facts)?,
            _ => return Err(format!("no line of kind {:?}", String::from_utf8_lossy(&kind.0))),
        }
        Ok(())
    }

    fn function(&mut self, line: usize, name: &[u8], facts: &[Item]) -> Result<(), String> {
        let node = self.builder.graph.functions.len();
        let mut function = Function {
            name: self.builder.graph.names.add(name),
            flags: Flags::default(),
            source: None,
            own: AspectList::EMPTY,
            used_metadata: AspectList::EMPTY,
            declared: None,
            function_type: FunctionType::default(),
            details: None,
        };
        let mut details = Details::default();
        for (word, list) in facts {
            let key = String::from_utf8_lossy(word);
            let Some(list) = list else {
                function.flags = function.flags | flag(&key)?;
                continue;
            };
            let names = &mut self.builder.graph.names;
            match &*key {
                "source" => {
                    let [only] = &list[..] else { return Err(format!("{key} has one value")) };
                    function.source = Some(names.intern(only));
                }
                "type" => function.function_type = FunctionType(type_number(one(&key, list)?)?),
                "own" => {
                    function.own = self.builder.graph.aspect_lists.intern(&parse_numbers(list)?)
                }
                "metadata" => {
                    function.used_metadata =
                        self.builder.graph.aspect_lists.intern(&parse_numbers(list)?);
                }
                "declared" => {
                    function.declared =
                        Some(self.builder.graph.aspect_lists.intern(&parse_numbers(list)?));
                }
                "calls" => self.edges(line, Edge::Call, false, node, list),
                "references" => self.edges(line, Edge::Reference, false, node, list),
                "indirect" => {
                    for of_type in parse_numbers(list)? {
                        self.builder.indirect.push((node as u32, type_number(of_type)?));
                    }
                }
                _ => {
                    fact(Details::FACTS, &mut details, &key, list, names)
                        .unwrap_or_else(|| Err(format!("a function has no fact {key:?}")))?;
                    // A flag that has more to say: its word is that of the fact.
                    function.flags = flag(&key).map_or(function.flags, |it| function.flags | it);
                }
            }
        }
        function.details = self.builder.details(details);
        self.builder.graph.functions.push(function);
        Ok(())
    }

    fn variable(&mut self, line: usize, name: &[u8], facts: &[Item]) -> Result<(), String> {
        let node = self.builder.graph.variables.len();
        let name = self.builder.graph.names.add(name);
        let mut variable = Variable::new(name, Flags::default(), AspectList::EMPTY);
        for (word, list) in facts {
            let key = String::from_utf8_lossy(word);
            match (&*key, list) {
                (key, None) => variable.flags = variable.flags | flag(key)?,
                ("references", Some(list)) => self.edges(line, Edge::Reference, true, node, list),
                ("own", Some(list)) => {
                    variable.own = self.builder.graph.aspect_lists.intern(&parse_numbers(list)?);
                }
                (key, Some(list)) => {
                    let names = &mut self.builder.graph.names;
                    fact(Variable::FACTS, &mut variable, key, list, names)
                        .unwrap_or_else(|| Err(format!("a variable has no fact {key:?}")))?;
                }
            }
        }
        self.builder.graph.variables.push(variable);
        Ok(())
    }

    fn edges(&mut self, line: usize, kind: Edge, variable: bool, node: usize, names: &[Vec<u8>]) {
        self.edges.extend(names.iter().map(|name| (line, kind, variable, node, name.clone())));
    }

    fn finish(mut self) -> Result<Graph, TextError> {
        let graph = &self.builder.graph;
        let mut ids: HashMap<&[u8], u32> = HashMap::new();
        for id in 0..graph.len() as u32 {
            ids.entry(graph.name(SymbolId(id))).or_insert(id);
        }
        for (line, kind, variable, node, name) in &self.edges {
            let fail = |message: String| TextError { line: *line, message };
            let numbered = name.strip_prefix(b"#").map(parse_number::<u32>);
            let target = match numbered {
                Some(number) => number.map_err(fail)?,
                None => *ids.get(&name[..]).ok_or_else(|| {
                    fail(format!("no symbol is called {:?}", String::from_utf8_lossy(name)))
                })?,
            };
            let limit = if *kind == Edge::Call { graph.functions.len() } else { graph.len() };
            if target as usize >= limit {
                return Err(fail(format!("symbol {target} is none that can stand here")));
            }
            let source = if *variable { graph.variable_id(*node).0 } else { *node as u32 };
            match kind {
                Edge::Call => self.builder.calls.push((source, target)),
                Edge::Reference => self.builder.references.push((source, target)),
            }
        }
        Ok(self.builder.finish())
    }
}

/// Reads the fact that `key` stands for; `None` if there is none.
fn fact<S>(
    facts: &[Fact<S>],
    of: &mut S,
    key: &str,
    words: &[Vec<u8>],
    names: &mut Names,
) -> Option<Result<(), String>> {
    facts.iter().find(|fact| fact.key == key).map(|fact| (fact.parse)(of, words, names))
}

fn flag(key: &str) -> Result<Flags, String> {
    let row = Flags::ROWS.iter().find(|row| row.key == key);
    row.map(|row| row.flag).ok_or_else(|| format!("no flag is called {key:?}"))
}

fn parse_numbers<T: std::str::FromStr>(list: &[Vec<u8>]) -> Result<Vec<T>, String> {
    list.iter().map(|word| parse_number(word)).collect()
}

fn one<T: std::str::FromStr>(key: &str, list: &[Vec<u8>]) -> Result<T, String> {
    let [only] = list else { return Err(format!("{key} has one value")) };
    parse_number(only)
}

/// The number of a type of functions.
fn type_number(number: u32) -> Result<u32, String> {
    match number < MOST_TYPES {
        true => Ok(number),
        false => Err(format!("types of functions have numbers below {MOST_TYPES}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: &str = r#"aspect fp64 6
registered "my \"kernel\"\0a" k
function k defined external kernel source("a b.cpp") type(7) own(6 -1) metadata(-1) declared() work-group-size(1 64) work-group-num-dim(2) max-work-group-size(4) max-linear-work-group-size(9) sub-group-size(-1) fixed-targets(1 2) fixed-target-names(intel_gpu_dg2) device-has(6) register-alloc-mode(2) grf-size(256) opt-level(2) joint-matrix("a,b") joint-matrix-mad(c) omitted-arguments(0 1) implicit-local-argument(3) calls(f #3) references(table) indirect(3 5)
function f referenced-indirectly esimd indirectly-callable(set-a) calls-indirectly(set-a set-b)
function "" virtual-call calls-conditionally intrinsic spir-func
function "" defined
variable table defined discardable references(f dg)
variable dg device-global image-scope host-pipe unique-id(u____dg) size(4)
"#;

    #[test]
    fn printing_what_was_read_changes_nothing() {
        let graph = parse(ALL).unwrap();
        // A comma is a bare character.
        assert_eq!(print(&graph), ALL.replace("\"a,b\"", "a,b"));
        assert_eq!(graph.calls.row(0), [1, 3]);
        assert_eq!(graph.references.row(4), [1, 5]);
        assert_eq!(parse("function f references(#0 f)").unwrap().references.row(0), [0]);
    }

    #[test]
    fn every_fact_is_in_the_text() {
        let words: Vec<&str> = ALL.split([' ', '(', '\n']).collect();
        let keys = Details::FACTS.iter().map(|fact| fact.key);
        let keys = keys.chain(Variable::FACTS.iter().map(|fact| fact.key));
        let missing = keys.chain(Flags::ROWS.iter().map(|row| row.key));
        let missing: Vec<&str> = missing.filter(|key| !words.contains(key)).collect();
        assert!(missing.is_empty(), "{missing:?} are in no line");
    }

    #[test]
    fn errors_name_the_line() {
        for (text, line) in [
            ("function", 1),
            ("\nfunction f calls(g)", 2),
            ("function f\nfunction g calls(#2)", 2),
            ("function f\nvariable v references(f)\nfunction g calls(v)", 3),
            ("function f flying", 1),
            ("function f own(x)", 1),
            ("function f type(1 2)", 1),
            ("function f type(1048576)", 1),
            ("function f indirect(4294967295)", 1),
            ("thing f", 1),
            ("function f \"open", 1),
        ] {
            assert_eq!(parse(text).unwrap_err().line, line, "{text}");
        }
    }
}
