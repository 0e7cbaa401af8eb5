//! SPIR-V as the text that golden files have: what `lapidary dis` prints, in a form in which a change
//! shows where it was made and nowhere else.
//!
//! The ids of a module are dense, so one instruction more gives every id behind it another number. Here
//! only ids of the module level have names that hold for the whole text: those of `spirv-dis`, as
//! `%v4float`; an entry point's for its function; else a number of their kind, as `%type1`. What belongs to a function is named within
//! it: by its OpName, or `%1`, `%2`, ... from the beginning of each function. Decorations of such an id
//! stand below its definition instead of at the head of the module, and its OpName, which the name
//! repeats, is left out. The header is reduced to the version: the bound is a number of ids, too.
//!
//! The digest of the words, which is beside every text, has all that this leaves out.

use std::collections::{BTreeMap, BTreeSet};

use lapidary_spirv::text::{DisassembleOptions, disassemble};

/// A piece of a line: text that stays, or an id.
enum Piece<'a> {
    Text(&'a str),
    Id(u32),
}

/// What has to be known of an id to print it.
#[derive(Default)]
struct Names {
    /// By id: the name that the disassembler gives.
    friendly: BTreeMap<u32, String>,
    /// By id: the text of its OpName.
    given: BTreeMap<u32, String>,
    /// By id: the name of the entry point.
    entries: BTreeMap<u32, String>,
    /// By id that a function defines: the function, counted from 0.
    owner: BTreeMap<u32, usize>,
}

/// The text of a module.
pub(crate) fn print(words: &[u32]) -> Result<String, String> {
    let (raw, friendly) = (dis(words, false)?, dis(words, true)?);
    let lines: Vec<Vec<Piece<'_>>> = raw.lines().map(pieces).collect();
    let mut names = Names::default();
    let mut function = None;
    let mut functions = 0;
    for ((line, raw), friendly) in lines.iter().zip(raw.lines()).zip(friendly.lines()) {
        for (id, name) in ids(line).zip(friendly_ids(friendly)) {
            names.friendly.insert(id, name);
        }
        if let Some(name) = raw.strip_prefix("OpName %").and_then(|rest| rest.split('"').nth(1)) {
            names.given.extend(ids(line).next().map(|id| (id, name.to_owned())));
        }
        if let Some(rest) = raw.strip_prefix("OpEntryPoint ") {
            let name = rest.split('"').nth(1).unwrap_or_default();
            names.entries.extend(ids(line).next().map(|id| (id, name.to_owned())));
        }
        if raw.contains(" = OpFunction ") {
            function = Some(functions);
            functions += 1;
        } else if let (Some(function), Some(id)) = (function, defined(line)) {
            names.owner.insert(id, function);
        }
        if raw.starts_with("OpFunctionEnd") {
            function = None;
        }
    }
    let shown = names.shown(&lines);
    let write = |line: &[Piece<'_>]| {
        line.iter().fold(String::new(), |text, piece| match piece {
            Piece::Text(piece) => text + piece,
            Piece::Id(id) => text + "%" + shown.get(id).map_or("?", String::as_str),
        })
    };
    // The lines of the module's head that speak of an id of a function, by that id.
    let mut below: BTreeMap<u32, String> = BTreeMap::new();
    let mut text = format!("; Version: {}.{}\n", words[1] >> 16 & 0xff, words[1] >> 8 & 0xff);
    let mut inside = false;
    for (line, raw) in lines.iter().zip(raw.lines()) {
        if raw.contains(" = OpFunction ") {
            inside = true;
            text.push('\n');
        }
        let local = ids(line).next().filter(|id| !inside && names.owner.contains_key(id));
        match local {
            Some(_) if raw.starts_with("OpName ") => {}
            Some(id) => {
                let lines = below.entry(id).or_default();
                *lines = format!("{lines}  {}\n", write(line));
            }
            None => {
                text.push_str(&write(line));
                text.push('\n');
            }
        }
        if let Some(lines) = defined(line).filter(|_| inside).and_then(|id| below.remove(&id)) {
            text.push_str(&lines);
        }
    }
    Ok(text)
}

/// What of a text is not in another one: lines of the module's head, and whole functions.
pub(crate) fn beyond(known: &str, text: &str) -> String {
    let parts = |text: &str| -> Vec<String> { text.split("\n\n").map(str::to_owned).collect() };
    let mut known: BTreeSet<String> = parts(known).into_iter().collect();
    let heads: Vec<String> = known.iter().flat_map(|it| it.lines().map(str::to_owned)).collect();
    known.extend(heads);
    let (head, functions) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut left: Vec<String> = head.lines().map(str::to_owned).collect();
    left.extend(parts(functions).into_iter().map(|function| format!("\n{}", function.trim_end())));
    left.retain(|part| !known.contains(part.trim_start()));
    left.join("\n") + "\n"
}

fn dis(words: &[u32], friendly_names: bool) -> Result<String, String> {
    let options =
        DisassembleOptions { friendly_names, indent: false, header: false, offsets: false };
    let mut text = Vec::new();
    disassemble(words, &options, &mut text).map_err(|error| error.to_string())?;
    // Line ends within strings would break the zip of both texts; other bytes are shown as they are.
    let text = String::from_utf8_lossy(&text).into_owned();
    Ok(strings_on_one_line(&text))
}

/// Replaces line ends within strings by `\n`.
fn strings_on_one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut quoted, mut escaped) = (false, false);
    for c in text.chars() {
        match c {
            '\n' if quoted => {
                out.push_str("\\n");
                continue;
            }
            '"' if !escaped => quoted = !quoted,
            _ => {}
        }
        escaped = quoted && c == '\\' && !escaped;
        out.push(c);
    }
    out
}

/// The places of ids in a line, as (start of `%`, end).
fn tokens(line: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let (mut quoted, mut escaped) = (false, false);
    let mut start = None;
    for (at, c) in line.char_indices() {
        if let Some(from) = start.filter(|_| !(c.is_ascii_alphanumeric() || c == '_')) {
            found.push((from, at));
            start = None;
        }
        match c {
            '"' if !escaped => quoted = !quoted,
            '%' if !quoted => start = Some(at),
            _ => {}
        }
        escaped = quoted && c == '\\' && !escaped;
    }
    found.extend(start.map(|from| (from, line.len())));
    found
}

fn pieces(line: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut last = 0;
    for (from, to) in tokens(line) {
        let Ok(id) = line[from + 1..to].parse() else { continue };
        pieces.extend([Piece::Text(&line[last..from]), Piece::Id(id)]);
        last = to;
    }
    pieces.push(Piece::Text(&line[last..]));
    pieces
}

fn ids<'a>(line: &'a [Piece<'_>]) -> impl Iterator<Item = u32> + 'a {
    line.iter().filter_map(|piece| match piece {
        Piece::Id(id) => Some(*id),
        Piece::Text(_) => None,
    })
}

fn friendly_ids(line: &str) -> impl Iterator<Item = String> + '_ {
    tokens(line).into_iter().map(|(from, to)| line[from + 1..to].to_owned())
}

/// The id that a line defines.
fn defined(line: &[Piece<'_>]) -> Option<u32> {
    match line {
        [Piece::Text(""), Piece::Id(id), Piece::Text(rest), ..] if rest.starts_with(" = ") => {
            Some(*id)
        }
        _ => None,
    }
}

impl Names {
    /// The name of each id in the text.
    fn shown(&self, lines: &[Vec<Piece<'_>>]) -> BTreeMap<u32, String> {
        let definitions = lines.iter().filter_map(|line| defined(line).map(|id| (id, line)));
        let order: Vec<u32> = definitions.clone().map(|(id, _)| id).collect();
        let mut shown = BTreeMap::new();
        // Structures without a name have their number in the names of what is made of them.
        let nameless = |id: &u32| self.friendly.get(id) == Some(&format!("_struct_{id}"));
        let structs: Vec<(String, String)> = order
            .iter()
            .filter(|id| nameless(id))
            .enumerate()
            .map(|(at, id)| (format!("_struct_{id}"), format!("_struct{}", at + 1)))
            .collect();
        let mut numbered: BTreeMap<&str, u32> = BTreeMap::new();
        for (id, line) in definitions.filter(|(id, _)| !self.owner.contains_key(id)) {
            let friendly = self.friendly.get(&id).cloned().unwrap_or_default();
            let name = if friendly != id.to_string() {
                structs.iter().fold(friendly, |name, (old, new)| replace(&name, old, new))
            } else if let Some(entry) = self.entries.get(&id) {
                format!("entry.{}", identifier(entry))
            } else {
                let kind = kind(line);
                let number = numbered.entry(kind).or_default();
                *number += 1;
                format!("{kind}{number}")
            };
            shown.insert(id, name);
        }
        let globals: BTreeSet<String> = shown.values().cloned().collect();
        let mut current = None;
        let (mut next, mut taken) = (0, BTreeSet::new());
        for id in order {
            let Some(&owner) = self.owner.get(&id) else { continue };
            if current != Some(owner) {
                (current, next) = (Some(owner), 0);
                taken = globals.clone();
            }
            let name = match self.given.get(&id).map(|given| identifier(given)) {
                Some(given) => {
                    let others = (0..).map(|number| format!("{given}_{number}"));
                    let mut names = std::iter::once(given.clone()).chain(others);
                    names.find(|name| !taken.contains(name)).unwrap_or(given)
                }
                None => {
                    next += 1;
                    next.to_string()
                }
            };
            taken.insert(name.clone());
            shown.insert(id, name);
        }
        shown
    }
}

/// What a nameless id of the module level is called, by the instruction that defines it.
fn kind(line: &[Piece<'_>]) -> &'static str {
    let Some(Piece::Text(text)) = line.get(2) else { return "id" };
    let op = text.trim_start_matches(" = Op");
    let kinds =
        [("Type", "type"), ("Constant", "const"), ("Function", "function"), ("ExtInst", "set")];
    kinds.iter().find(|(start, _)| op.starts_with(start)).map_or("id", |(_, kind)| kind)
}

/// Replaces a name within another one where no digit follows it.
fn replace(name: &str, old: &str, new: &str) -> String {
    let mut out = String::new();
    let mut rest = name;
    while let Some(at) = rest.find(old) {
        let end = at + old.len();
        let whole = !rest[end..].starts_with(|c: char| c.is_ascii_digit());
        out.push_str(&rest[..at]);
        out.push_str(if whole { new } else { old });
        rest = &rest[end..];
    }
    out + rest
}

/// A name as the disassembler shows it.
fn identifier(name: &str) -> String {
    let valid = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' };
    let name: String = name.chars().map(valid).collect();
    // A number would be taken for that of an id without a name.
    if name.parse::<u32>().is_ok() || name.is_empty() { format!("_{name}") } else { name }
}
