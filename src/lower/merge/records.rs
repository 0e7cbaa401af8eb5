//! The order of what debug-info instructions outside functions refer to and the module has once:
//! `DebugInfoNone`, the source of no file and expressions, which stand where they are needed first, and
//! strings, which stand in the order of their first use. Khronos' translator makes each when it is first
//! asked for, and whoever reads its text finds them so.

use std::collections::HashSet;

use lapidary_spirv::emit::{Code, Fragment, RECORD_PARTS};
use lapidary_spirv::grammar::{Op, ShaderDebugInfo as Number};
use rustc_hash::FxHashMap;

use crate::lower::facts::debug::Part;

/// A reference from an instruction to something that the module has once; kept once for each fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mention {
    /// The part of the section, and where the instruction begins in the fragment's words of it.
    part: usize,
    at: usize,
    /// What it refers to, by its id in the module.
    id: u32,
    is_string: bool,
}

/// Where the operands of an `OpExtInst` begin: behind opcode, type, result, set and number. The operands of
/// shared instructions are strings.
const OPERANDS: usize = 5;

/// What is shared and not a string: its id, and its words.
pub(super) struct Shared {
    pub(super) id: u32,
    pub(super) words: Vec<u32>,
}

/// What the instructions of a fragment refer to.
pub(super) fn mentions(fragment: &Fragment, map: &[u32]) -> Vec<Mention> {
    let mut found = Vec::new();
    if fragment.records.iter().all(Code::is_empty) && fragment.records_declared.is_empty() {
        return found;
    }
    let mut wanted = vec![false; fragment.bound as usize];
    let mut is_string = wanted.clone();
    let mut none = None;
    for declaration in fragment.declarations.list() {
        let words = fragment.declarations.words(declaration);
        let op = words.first().map(|&first| Op::of(first));
        let at = declaration.result.index();
        is_string[at] = op == Some(Op::String);
        wanted[at] = is_string[at] || op == Some(Op::ExtInst);
        if op == Some(Op::ExtInst) && words.get(4) == Some(&Number::DebugInfoNone.0) {
            none = Some(at);
        }
    }
    for (part, code) in fragment.records.iter().enumerate() {
        for (at, words) in code.instructions() {
            // The translator asks for it before each function and, where they have flags, basic type,
            // whether it turns out to be needed or not.
            let number = words.get(4).map(|&number| Number(number));
            let asks = none.filter(|_| match number {
                Some(Number::DebugFunction) => true,
                Some(Number::DebugTypeBasic) => words.len() > 8,
                _ => false,
            });
            let ids = (1..words.len()).filter(|word| code.is_id(at.saturating_add(*word)));
            for id in asks.into_iter().chain(ids.map(|word| words[word] as usize)) {
                if std::mem::take(&mut wanted[id]) {
                    found.push(Mention { part, at, id: map[id], is_string: is_string[id] });
                }
            }
        }
    }
    found.extend(fragment.records_declared.iter().map(|&(id, part, at)| Mention {
        part,
        at,
        id: map[id.index()],
        is_string: false,
    }));
    // An instruction that is put before another one has its strings before those of that one.
    found.sort_by_key(|mention| (mention.part, mention.at, mention.is_string));
    found
}

/// The words of the section and the strings that it refers to, in order.
#[derive(Default)]
pub(super) struct Arranged {
    pub(super) pieces: Vec<Vec<u32>>,
    pub(super) strings: Vec<u32>,
    /// What is shared and has no place yet.
    shared: FxHashMap<u32, Vec<u32>>,
}

impl Arranged {
    /// Puts an instruction here, behind what it refers to.
    fn put(&mut self, id: u32) {
        let Some(words) = self.shared.remove(&id) else { return };
        let operands = words.get(OPERANDS..).unwrap_or_default();
        match words.get(4).map(|&number| Number(number)) {
            Some(Number::DebugSource) => self.strings.extend(operands),
            Some(Number::DebugExpression) => operands.iter().for_each(|&id| self.put(id)),
            _ => {}
        }
        self.pieces.push(words);
    }
}

/// Puts what is shared between the instructions of all fragments. What none of them refers to comes last.
pub(super) fn arrange(
    fragments: Vec<([Vec<u32>; RECORD_PARTS], Vec<Mention>)>,
    shared: Vec<Shared>,
) -> Arranged {
    let ids: Vec<u32> = shared.iter().map(|it| it.id).collect();
    let is_none = |it: &&Shared| it.words.get(4) == Some(&Number::DebugInfoNone.0);
    let none = shared.iter().find(is_none).map(|it| it.id);
    let mut arranged = Arranged {
        shared: shared.into_iter().map(|it| (it.id, it.words)).collect(),
        ..Arranged::default()
    };
    // Where functions have variables, the translator begins with what stands for nothing.
    let locals = Part::Locals as usize..=Part::Values as usize;
    let has_locals = fragments.iter().any(|(parts, mentions)| {
        parts[locals.clone()].iter().any(|part| !part.is_empty())
            || mentions.iter().any(|mention| locals.contains(&mention.part))
    });
    if let Some(none) = none.filter(|_| has_locals) {
        arranged.put(none);
    }
    let mut seen = HashSet::new();
    let mut fragments: Vec<_> = fragments
        .into_iter()
        .map(|(parts, mentions)| (parts, mentions.into_iter().peekable()))
        .collect();
    for part in 0..RECORD_PARTS {
        for (parts, mentions) in &mut fragments {
            let words = std::mem::take(&mut parts[part]);
            let mut done = 0;
            while let Some(mention) = mentions.next_if(|mention| mention.part == part) {
                if mention.is_string {
                    if seen.insert(mention.id) {
                        arranged.strings.push(mention.id);
                    }
                } else if arranged.shared.contains_key(&mention.id) {
                    if done < mention.at {
                        arranged.pieces.push(words[done..mention.at].to_vec());
                        done = mention.at;
                    }
                    arranged.put(mention.id);
                }
            }
            arranged.pieces.push(if done == 0 { words } else { words[done..].to_vec() });
        }
    }
    ids.into_iter().for_each(|id| arranged.put(id));
    arranged
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of an instruction with this result.
    fn record(result: u32) -> Vec<u32> {
        vec![5 << 16 | u32::from(Op::ExtInst.0), 1, result, 2, 3]
    }

    fn parts<const N: usize>(of: [(usize, &[u32]); N]) -> [Vec<u32>; RECORD_PARTS] {
        let mut parts: [Vec<u32>; RECORD_PARTS] = Default::default();
        for (part, results) in of {
            parts[part] = results.iter().flat_map(|&result| record(result)).collect();
        }
        parts
    }

    fn results(words: &[u32]) -> Vec<u32> {
        words.chunks(5).map(|words| words[2]).collect()
    }

    #[test]
    fn each_stands_before_what_needs_it_first() {
        let mention = |part, at, id| Mention { part, at, id, is_string: id >= 30 };
        let first =
            (parts([(0, &[10]), (2, &[11, 12])]), vec![mention(0, 0, 30), mention(2, 5, 20)]);
        let second = (parts([(1, &[13]), (2, &[14])]), vec![mention(1, 0, 31), mention(2, 0, 20)]);
        let shared = [21, 20].map(|id| Shared { id, words: record(id) }).into();
        let arranged = arrange(vec![first, second], shared);
        assert_eq!(results(&arranged.pieces.concat()), [10, 13, 11, 20, 12, 14, 21]);
        assert_eq!(arranged.strings, [30, 31]);
    }

    #[test]
    fn nothing_comes_first_where_functions_have_variables() {
        let mut none = record(20);
        none[4] = Number::DebugInfoNone.0;
        let locals = Part::Locals as usize;
        let mention = Mention { part: locals, at: 0, id: 20, is_string: false };
        let fragment = (parts([(0, &[10]), (locals, &[11])]), vec![mention]);
        let arranged = arrange(vec![fragment], vec![Shared { id: 20, words: none }]);
        assert_eq!(results(&arranged.pieces.concat()), [20, 10, 11]);
    }
}
