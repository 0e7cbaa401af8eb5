//! What must be known of a module before any part of its text can be printed: where instructions
//! start, types and imports, and the names of ids. Found in parts, which may be done at the same time.
//!
//! Names are given in the order of the words, and a name depends on those before it. But what `OpName` gives
//! stands before all types and constants, and only names of one shard ever meet ([`shards`](super::shards)).
//! So first the shards are filled with names, at the same time. Types, of which there are few, follow one
//! after another, and with them constants that types ask for. Then the rest of the constants, again by
//! shards. Within functions nothing is named.
//!
//! That is the same as one after another as long as no constant meets what is none, and no name is a
//! number. Where that does not hold, or the order is an unusual one, names are given one by one.

use std::ops::Range;

use super::context::{Seen, string_bytes};
use super::names::{FriendlyNames, LONGEST, built_in, is_named, is_number};
use super::shards::{SHARDS, Shard, shard_of};
use crate::grammar::{BuiltIn, Decoration, Op, instruction};
use crate::parts::InParts;
use crate::read::{HEADER_WORDS, cuts, has_zero, result_word};
use crate::{Error, Result};

/// About so many words are printed at a time.
const PRINTED_WORDS: usize = 8 << 10;

/// What is known of a module.
#[derive(Debug)]
pub(super) struct Survey {
    /// The first word of each part that is to be printed at a time, and the end of the module.
    pub(super) starts: Vec<usize>,
    pub(super) seen: Seen,
    pub(super) names: Option<FriendlyNames>,
}

impl Survey {
    /// Looks at a module that has a header.
    ///
    /// # Errors
    /// If the word count of an instruction is wrong.
    pub(super) fn new(words: &[u32], friendly: bool, parts: &impl InParts) -> Result<Self> {
        let tiles = tiles(words, parts)?;
        let (seen, names) = match in_parts(words, friendly, &tiles, parts) {
            Some(known) => known,
            None => one_by_one(words, friendly),
        };
        let mut starts: Vec<usize> = tiles.into_iter().flat_map(|tile| tile.starts).collect();
        starts.push(words.len());
        Ok(Self { starts, seen, names })
    }
}

/// A part of a module whose word counts have been checked.
struct Tile {
    range: Range<usize>,
    /// Where parts to be printed start.
    starts: Vec<usize>,
    /// The first `OpFunction`.
    function: Option<usize>,
    /// The last instruction that names something or says what others mean.
    naming: Option<usize>,
    /// Ids whose types say how wide literals are.
    selectors: Vec<u32>,
}

/// What matters of an opcode.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Other,
    /// What may name something, or says what others mean.
    Naming,
    Function,
    /// What has literals as wide as another value.
    Selecting,
}

impl Class {
    const fn of_opcode(opcode: u16) -> Self {
        let op = Op(opcode);
        match op {
            Op::Name | Op::Decorate | Op::ExtInstImport => Self::Naming,
            Op::Function => Self::Function,
            Op::Switch | Op::SpecConstantOp => Self::Selecting,
            _ if is_named(op) => Self::Naming,
            _ => Self::Other,
        }
    }
}

/// By opcode; what is beyond is [`Class::Other`].
static CLASSES: [Class; 1 << 13] = {
    let mut classes = [Class::Other; 1 << 13];
    let mut opcode = 0;
    while opcode < classes.len() {
        classes[opcode] = Class::of_opcode(opcode as u16);
        opcode += 1;
    }
    classes
};

const _: () = assert!(Op::TypeNodePayloadArrayAMDX.0 < 1 << 13, "the table has all that matter");

fn class(op: Op) -> Class {
    CLASSES.get(usize::from(op.0)).copied().unwrap_or(Class::Other)
}

/// The module as parts, each with whole instructions.
fn tiles(words: &[u32], parts: &impl InParts) -> Result<Vec<Tile>> {
    let ranges = cuts::ranges(words, parts, |_, _| true);
    if ranges.len() > 1 {
        // What ends elsewhere was not cut between instructions.
        let tiles = parts.each(ranges, |range| scan(words, range).ok().flatten());
        if let Some(tiles) = tiles.into_iter().collect() {
            return Ok(tiles);
        }
    }
    Ok(scan(words, HEADER_WORDS..words.len())?.into_iter().collect())
}

/// Checks the word counts in a range; nothing if the last instruction does not end with it.
fn scan(words: &[u32], range: Range<usize>) -> Result<Option<Tile>> {
    let mut tile = Tile {
        range: range.clone(),
        starts: vec![range.start],
        function: None,
        naming: None,
        selectors: Vec::new(),
    };
    let mut at = range.start;
    let mut limit = at.saturating_add(PRINTED_WORDS);
    while at < range.end {
        if at >= limit {
            tile.starts.push(at);
            limit = at.saturating_add(PRINTED_WORDS);
        }
        let left = &words[at..];
        let (count, op) = ((left[0] >> 16) as usize, Op::of(left[0]));
        if count == 0 {
            return Err(Error::malformed(at, format!("{op} has a word count of 0")));
        }
        let Some(instruction) = left.get(..count) else {
            let left = left.len();
            return Err(Error::malformed(
                at,
                format!("{op} has {count} words, but the module ends after {left}"),
            ));
        };
        match class(op) {
            Class::Other => {}
            Class::Naming => tile.naming = Some(at),
            Class::Function => tile.function = tile.function.or(Some(at)),
            Class::Selecting => match *instruction {
                // The operation of a constant may be any.
                [_, selector, _, operation, ..]
                    if op == Op::Switch || operation == u32::from(Op::Switch.0) =>
                {
                    tile.selectors.push(selector);
                }
                [_, selector, ..] if op == Op::Switch => tile.selectors.push(selector),
                _ => {}
            },
        }
        // All of it is within the words.
        at = at.wrapping_add(count);
    }
    Ok((at == range.end).then_some(tile))
}

/// What is known, found in the order of the words.
fn one_by_one(words: &[u32], friendly: bool) -> (Seen, Option<FriendlyNames>) {
    let mut seen = Seen::new(words.len());
    let mut names = friendly.then(|| FriendlyNames::new(words.len()));
    for (at, next) in instructions(words, HEADER_WORDS..words.len()) {
        if let Some(row) = instruction(Op::of(next[0])) {
            seen.record(at as u32, row, next);
            if let Some(names) = &mut names {
                names.add(row, next, seen.at(at as u32));
            }
        }
    }
    (seen, names)
}

/// The instructions of a part.
fn instructions(words: &[u32], range: Range<usize>) -> impl Iterator<Item = (usize, &[u32])> {
    let mut at = range.start;
    std::iter::from_fn(move || {
        let start = at;
        let count = (*words.get(start).filter(|_| start < range.end)? >> 16) as usize;
        // The count has been checked: all of it is within the words.
        at = at.wrapping_add(count);
        Some((start, &words[start..at]))
    })
}

/// An instruction at module scope that names an id, or leaves it its number.
#[derive(Clone, Copy)]
struct Event {
    id: u32,
    /// The place of the instruction.
    at: u32,
    what: What,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// The number becomes the name.
    Number,
    /// A name of a shard.
    Name,
    /// A name that may depend on others, or is seldom.
    InOrder,
    /// The name of a constant.
    Constant,
}

/// The events of a part.
#[derive(Default)]
struct Events {
    events: Vec<Event>,
    /// Which of them have names, by shard.
    names: Vec<Vec<u32>>,
    /// What is done one after another: events of [`What::InOrder`], and imports.
    in_order: Vec<u32>,
    constants: Vec<u32>,
    /// The number of events in the parts before.
    first: u32,
    /// A name is made of digits.
    digits: bool,
}

impl Events {
    /// Those of a part of the module scope.
    fn of(words: &[u32], range: Range<usize>) -> Self {
        let mut found = Self { names: vec![Vec::new(); SHARDS], ..Self::default() };
        let mut text = Vec::new();
        for (at, words) in instructions(words, range) {
            let op = Op::of(words[0]);
            let number = found.events.len() as u32;
            let (id, what) = match (op, words) {
                (Op::Name, [_, target, name @ ..]) => {
                    text.clear();
                    push_string(&mut text, name);
                    if text.len() > LONGEST {
                        (*target, What::Number)
                    } else {
                        found.digits |= is_number(&text);
                        found.names[shard_of(&text)].push(number);
                        (*target, What::Name)
                    }
                }
                (Op::Decorate, [_, target, kind, value, ..])
                    if *kind == Decoration::BuiltIn.0 && built_in(BuiltIn(*value)).is_some() =>
                {
                    (*target, What::InOrder)
                }
                _ => {
                    let result = match result_word(op.0) {
                        0 => None,
                        word => words.get(word),
                    };
                    let Some(&result) = result else { continue };
                    match op {
                        Op::Constant | Op::ConstantTrue | Op::ConstantFalse => {
                            found.constants.push(number);
                            (result, What::Constant)
                        }
                        _ if is_named(op) => (result, What::InOrder),
                        _ => (result, What::Number),
                    }
                }
            };
            if what == What::InOrder || op == Op::ExtInstImport {
                found.in_order.push(number);
            }
            found.events.push(Event { id, at: at as u32, what });
        }
        found
    }

    /// Events by their numbers in this part, with those in the module.
    fn numbered(&self, numbers: &[u32]) -> impl Iterator<Item = (u32, Event)> {
        let event = |number: u32| (self.first.saturating_add(number), self.events[number as usize]);
        numbers.iter().map(move |&number| event(number))
    }
}

/// What is known, found in parts; nothing if what came of it could depend on the order.
fn in_parts(
    words: &[u32],
    friendly: bool,
    tiles: &[Tile],
    parts: &impl InParts,
) -> Option<(Seen, Option<FriendlyNames>)> {
    let end = tiles.iter().find_map(|tile| tile.function).unwrap_or(words.len());
    // Ids of claims and places have 31 bits.
    if words.len() > 1 << 31 || tiles.iter().any(|tile| tile.naming.is_some_and(|at| at > end)) {
        return None;
    }
    let head: Vec<Range<usize>> = tiles
        .iter()
        .filter(|tile| tile.range.start < end)
        .map(|tile| tile.range.start..tile.range.end.min(end))
        .collect();
    let mut events = parts.each(head, |range| Events::of(words, range));
    let mut first = 0u32;
    for events in &mut events {
        events.first = first;
        first = first.saturating_add(events.events.len() as u32);
    }
    let mut seen = Seen::new(0);
    let mut names = friendly.then(|| FriendlyNames::new(words.len()));
    if let Some(names) = &mut names {
        claim(names, &events)?;
        name_by_shards(names, words, &events, parts);
    }
    name_in_order(names.as_mut(), &mut seen, words, &events)?;
    if let Some(names) = &mut names {
        name_constants(names, &seen, words, &events, parts)?;
    }
    find_selectors(&mut seen, words, tiles, parts)?;
    Some((seen, names))
}

/// Gives each id to the first that names it.
fn claim(names: &mut FriendlyNames, events: &[Events]) -> Option<()> {
    let (mut last_name, mut first_other) = (0, u32::MAX);
    for part in events {
        if part.digits {
            return None;
        }
        for (number, event) in (part.first..).zip(&part.events) {
            match event.what {
                What::Number => {}
                What::Name => last_name = event.at,
                What::InOrder | What::Constant => first_other = first_other.min(event.at),
            }
            names.claim(event.id, (event.what != What::Number).then_some(number));
        }
    }
    (last_name < first_other).then_some(())
}

/// Names what `OpName` names.
fn name_by_shards(
    names: &mut FriendlyNames,
    words: &[u32],
    events: &[Events],
    parts: &impl InParts,
) {
    let shards: Vec<(usize, Shard)> = names.take_shards().into_iter().enumerate().collect();
    let claims = &*names;
    let shards = parts.each(shards, |(number, mut shard)| {
        let count = events.iter().map(|part| part.names[number].len()).sum();
        shard.reserve(count);
        let (mut ids, mut text) = (Vec::with_capacity(count), Vec::new());
        for part in events {
            for (claim, event) in part.numbered(&part.names[number]) {
                if claims.claim_of(event.id) == Some(claim) {
                    text.clear();
                    push_string(&mut text, instruction_at(words, event.at).get(2..).unwrap_or(&[]));
                    shard.save(&text);
                    ids.push(event.id);
                }
            }
        }
        (shard, ids)
    });
    names.set_shards(shards);
}

/// Takes what is to be taken in the order of the words: types, built-ins, imports.
fn name_in_order(
    mut names: Option<&mut FriendlyNames>,
    seen: &mut Seen,
    words: &[u32],
    events: &[Events],
) -> Option<()> {
    let event = |claim: u32| {
        let part = events[..events.partition_point(|part| part.first <= claim)].last()?;
        part.events.get(claim.checked_sub(part.first)? as usize).copied()
    };
    for part in events {
        for (claim, Event { id, at, what }) in part.numbered(&part.in_order) {
            let words_of = |at| instruction_at(words, at);
            let row_of = |words: &[u32]| instruction(Op::of(words[0]));
            let these = words_of(at);
            let Some(row) = row_of(these) else { continue };
            seen.record(at, row, these);
            let Some(names) = names.as_deref_mut().filter(|_| what == What::InOrder) else {
                continue;
            };
            if names.claim_of(id) != Some(claim) {
                continue;
            }
            // A type may be called after a constant, the length of an array. If that is no id but
            // looks like one, some constant has its name earlier.
            for &part in these.iter().skip(2).take(2) {
                if let Some(other) = names.claim_of(part).and_then(event)
                    && (other.what, other.id) == (What::Constant, part)
                    && other.at < at
                {
                    let constant = words_of(other.at);
                    if !names.redeem(part, row_of(constant)?, constant, seen.at(other.at)) {
                        return None;
                    }
                }
            }
            names.redeem(id, row, these, seen.at(at));
        }
    }
    Some(())
}

/// Names of constants for a shard: their ids and lengths, and the names one behind the other.
#[derive(Clone, Default)]
struct Suggested {
    ids: Vec<(u32, u32)>,
    texts: Vec<u8>,
}

/// Names of the constants of a part, by shard, and the ids that keep their numbers.
#[derive(Default)]
struct Suggestions {
    shards: Vec<Suggested>,
    numbers: Vec<u32>,
}

/// Names the constants that have no names yet; nothing if one meets a name that is not of these.
fn name_constants(
    names: &mut FriendlyNames,
    seen: &Seen,
    words: &[u32],
    events: &[Events],
    parts: &impl InParts,
) -> Option<()> {
    let named = &*names;
    let suggest = |part: &Events| {
        let shards = vec![Suggested::default(); SHARDS];
        let mut suggestions = Suggestions { shards, ..Suggestions::default() };
        let mut text = Vec::new();
        for (claim, Event { id, at, .. }) in part.numbered(&part.constants) {
            if named.claim_of(id) != Some(claim) {
                continue;
            }
            let these = instruction_at(words, at);
            // A type that is itself a constant, which is never so.
            if these.get(1).is_some_and(|&ty| named.claim_of(ty).is_some()) {
                return None;
            }
            text.clear();
            let op = Op::of(these[0]);
            if named.derive(op, these, id, seen.at(at), &mut text) && text.len() <= LONGEST {
                let shard = &mut suggestions.shards[shard_of(&text)];
                shard.ids.push((id, text.len() as u32));
                shard.texts.extend_from_slice(&text);
            } else {
                suggestions.numbers.push(id);
            }
        }
        Some(suggestions)
    };
    let suggestions = parts.each(events.iter().collect(), suggest);
    let suggestions: Vec<Suggestions> = suggestions.into_iter().collect::<Option<_>>()?;
    let shards: Vec<(usize, Shard)> = names.take_shards().into_iter().enumerate().collect();
    let shards = parts.each(shards, |(number, mut shard)| {
        let known = shard.len();
        let count = suggestions.iter().map(|part| part.shards[number].ids.len()).sum();
        shard.reserve(count);
        let mut given = Vec::with_capacity(count);
        for part in &suggestions {
            let Suggested { ids, texts } = &part.shards[number];
            let mut left = &texts[..];
            for &(id, length) in ids {
                let (text, rest) = left.split_at_checked(length as usize)?;
                left = rest;
                if shard.save(text).is_some_and(|met| met < known) {
                    return None;
                }
                given.push(id);
            }
        }
        Some((shard, given))
    });
    names.set_shards(shards.into_iter().collect::<Option<_>>()?);
    for part in &suggestions {
        part.numbers.iter().for_each(|&id| names.set_number(id));
    }
    Some(())
}

/// Notes the types of the values whose types say how wide literals are.
fn find_selectors(
    seen: &mut Seen,
    words: &[u32],
    tiles: &[Tile],
    parts: &impl InParts,
) -> Option<()> {
    let selectors = || tiles.iter().flat_map(|tile| &tile.selectors).map(|&id| id as usize);
    let Some(last) = selectors().max() else { return Some(()) };
    if last > words.len() {
        return None;
    }
    let mut wanted = vec![0u64; (last / 64).saturating_add(1)];
    selectors().for_each(|id| wanted[id / 64] |= 1 << (id % 64));
    let find = |tile: &Tile| {
        let mut found = Vec::new();
        for (at, words) in instructions(words, tile.range.clone()) {
            if result_word(Op::of(words[0]).0) == 2
                && let Some(&id) = words.get(2)
                && wanted.get(id as usize / 64).is_some_and(|bits| bits >> (id % 64) & 1 != 0)
            {
                found.push(at as u32);
            }
        }
        found
    };
    for at in parts.each(tiles.iter().collect(), find).into_iter().flatten() {
        let these = instruction_at(words, at);
        if let Some(row) = instruction(Op::of(these[0])) {
            seen.record(at, row, these);
        }
    }
    Some(())
}

/// The instruction at a place where one starts.
fn instruction_at(words: &[u32], at: u32) -> &[u32] {
    let words = &words[at as usize..];
    &words[..(words[0] >> 16) as usize]
}

/// Appends the bytes of a string up to its terminating zero.
fn push_string(text: &mut Vec<u8>, words: &[u32]) {
    // Words without a zero byte are most.
    let whole = words.iter().take_while(|word| !has_zero(**word)).count();
    text.extend(words[..whole].iter().flat_map(|word| word.to_le_bytes()));
    text.extend(string_bytes(&words[whole..]));
}

#[cfg(test)]
mod tests {
    use super::super::{AssembleOptions, assemble};
    use super::*;
    use crate::parts::OneByOne;

    /// Whether a text's names were given in parts, which must be those that are given one by one.
    fn in_parts_as_one_by_one(text: &str) -> bool {
        let words = assemble(text.as_bytes(), &AssembleOptions::default()).expect("text");
        let (_, names) = one_by_one(&words, true);
        let tiles = tiles(&words, &OneByOne).unwrap();
        let parts = in_parts(&words, true, &tiles, &OneByOne);
        let survey = Survey::new(&words, true, &OneByOne).unwrap();
        assert_eq!(tiles.len(), cuts::ranges(&words, &OneByOne, |_, _| true).len());
        for id in 0..words[3] {
            let [one, other] = [&names, &survey.names].map(|it| it.as_ref().unwrap().get(id));
            assert_eq!(one.map(String::from_utf8_lossy), other.map(String::from_utf8_lossy));
        }
        parts.is_some()
    }

    const TYPES: &str = "%1 = OpTypeInt 32 0\n%2 = OpConstant %1 4\n%3 = OpTypeArray %1 %2\n\
        %4 = OpTypePointer Function %3\n%5 = OpConstant %1 7\n%6 = OpTypeStruct %3\n";

    #[test]
    fn what_makes_no_difference_is_named_in_parts() {
        let names = "OpName %6 \"s\"\nOpName %9 \"x\"\nOpName %8 \"x\"\nOpName %7 \"x_0\"\n";
        assert!(in_parts_as_one_by_one(&format!("{names}{TYPES}")));
        // The first of two names counts; a variable and a function have theirs.
        let more = "OpName %9 \"y\"\nOpName %20 \"f\"\nOpDecorate %9 BuiltIn GlobalInvocationId\n\
            OpDecorate %10 BuiltIn GlobalInvocationId\n";
        let code = "%9 = OpVariable %4 Input\n%10 = OpVariable %4 Input\n\
            %20 = OpFunction %1 None %30\n%21 = OpLabel\n%22 = OpUndef %1\n\
            OpSwitch %22 %21 5 %21\nOpFunctionEnd\n";
        assert!(in_parts_as_one_by_one(&format!("{names}{more}{TYPES}{code}")));
        // Constants that are the same, and one that is called as another was.
        let twice = "%11 = OpConstant %1 7\n%12 = OpConstant %1 7\n%13 = OpConstantTrue %1\n";
        assert!(in_parts_as_one_by_one(&format!("{names}{TYPES}{twice}")));
    }

    #[test]
    fn what_makes_a_difference_is_named_in_order() {
        for text in [
            // Digits.
            format!("OpName %9 \"17\"\n{TYPES}"),
            // A constant is called like something else, the second like the length of an array.
            format!("OpName %9 \"uint_7\"\n{TYPES}"),
            format!("{TYPES}%7 = OpConstant %1 4\n"),
            "%1 = OpTypeInt 32 0\n%2 = OpConstant %1 0\n%3 = OpTypeInt 32 0\n".to_owned(),
            // Names behind types, types in functions.
            format!("{TYPES}OpName %5 \"x\"\n"),
            format!("%20 = OpFunction %1 None %30\n%21 = OpLabel\nOpFunctionEnd\n{TYPES}"),
        ] {
            assert!(!in_parts_as_one_by_one(&text), "{text}");
        }
    }

    #[test]
    fn names_of_many_parts() {
        let mut state = 1u32;
        let mut random = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % below
        };
        let mut text = String::new();
        for id in 100..30_100 {
            let letter = char::from(b'a' + random(20) as u8);
            let name = ["", "_0", "_1", "_0_0", ".b", "long_name_of_it"][random(6) as usize];
            if random(3) > 0 {
                text += &format!("OpName %{} \"{letter}{name}\"\n", 100 + random(id - 99));
            }
        }
        text += TYPES;
        (100..30_100).for_each(|id| text += &format!("%{id} = OpConstant %1 {}\n", id * 3));
        assert!(in_parts_as_one_by_one(&text));
    }
}
