//! Which words of an instruction are ids: what rewriting ids needs to know.
//!
//! Most instructions are a fixed row of ids and one-word literals, perhaps with more ids or more
//! literals to the end. For these a mask and a tail say it all, worked out when the tables are
//! compiled. The rest (strings in the middle, enumerants with parameters, extended instructions)
//! goes through [`mod@walk`].

use super::{
    Context, Op, Operand, OperandError, OperandErrorKind, OperandKind, Quantifier, instruction,
    walk,
};

/// The part that an id plays in an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IdRole {
    /// The type of the result.
    ResultType,
    /// The id that the instruction defines.
    Result,
    /// An operand.
    Use,
}

/// Where the ids of an instruction are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Bit i is set if word i is an id, for words below `fixed`.
    ids: u32,
    /// The words that the mask describes: the opcode and all operands of one word up to the first
    /// that is not.
    fixed: u8,
    /// The least number of words, the opcode included.
    least: u8,
    /// What follows the fixed words.
    tail: Tail,
    /// The word of the result id, or 0.
    result: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tail {
    /// Nothing may follow.
    Nothing,
    /// Ids to the end.
    Ids,
    /// Literals to the end.
    Literals,
    /// `MemoryAccess ?`, nearly always `Aligned` with its literal.
    MemoryAccess,
    /// See [`mod@walk`].
    Walk,
}

impl Layout {
    /// Works out the layout of a list of operands.
    pub(super) const fn of(operands: &[Operand]) -> Self {
        let mut layout = Self { ids: 0, fixed: 1, least: 1, tail: Tail::Nothing, result: 0 };
        let mut left = operands;
        let mut fixed = true;
        while let [Operand { kind, quantifier }, rest @ ..] = left {
            let (kind, quantifier, last) = (*kind, *quantifier, rest.is_empty());
            left = rest;
            if fixed {
                let tail = match (kind, quantifier) {
                    (_, Quantifier::Repeated) => match kind {
                        OperandKind::IdRef | OperandKind::PairIdRefIdRef => Tail::Ids,
                        OperandKind::LiteralInteger => Tail::Literals,
                        _ => Tail::Walk,
                    },
                    (
                        OperandKind::LiteralString | OperandKind::LiteralContextDependentNumber,
                        _,
                    ) if last => Tail::Literals,
                    (OperandKind::MemoryAccess, Quantifier::Optional) if last => Tail::MemoryAccess,
                    _ if is_one_word(kind) => {
                        assert!(layout.fixed < 32, "the mask has room");
                        if is_id(kind) {
                            layout.ids |= 1 << layout.fixed;
                        }
                        if matches!(kind, OperandKind::IdResult) {
                            layout.result = layout.fixed;
                        }
                        layout.fixed = layout.fixed.saturating_add(1);
                        Tail::Nothing
                    }
                    _ => Tail::Walk,
                };
                layout.tail = tail;
                fixed = matches!(tail, Tail::Nothing);
                // A walk must see the whole rest; ids after a repeated operand cannot occur.
                assert!(
                    fixed || last || matches!(tail, Tail::Walk),
                    "a repeated operand is the last"
                );
            }
            if matches!(quantifier, Quantifier::Once) {
                layout.least = layout.least.saturating_add(1);
            }
        }
        layout
    }

    /// Whether word 1 is the type of the result.
    #[inline]
    pub const fn has_result_type(&self) -> bool {
        self.result == 2
    }

    /// The word that holds the result id.
    #[inline]
    pub const fn result_word(&self) -> Option<usize> {
        if self.result == 0 { None } else { Some(self.result as usize) }
    }

    /// Whether an instruction may have so many words, the opcode included.
    #[inline]
    pub(crate) fn may_have(&self, words: usize) -> bool {
        words >= usize::from(self.least)
            && (self.tail != Tail::Nothing || words <= usize::from(self.fixed))
    }

    #[inline]
    fn role(&self, word: usize) -> IdRole {
        match usize::from(self.result) {
            result if result == word => IdRole::Result,
            2 if word == 1 => IdRole::ResultType,
            _ => IdRole::Use,
        }
    }
}

const fn is_id(kind: OperandKind) -> bool {
    use OperandKind as K;
    matches!(kind, K::IdResultType | K::IdResult | K::IdMemorySemantics | K::IdScope | K::IdRef)
}

const fn is_one_word(kind: OperandKind) -> bool {
    match kind {
        OperandKind::LiteralInteger | OperandKind::LiteralFloat => true,
        _ => match kind.enumeration() {
            Some(table) => !table.has_parameters,
            None => is_id(kind),
        },
    }
}

impl OperandKind {
    /// Whether an operand of this kind is one id.
    #[inline]
    pub const fn is_id(self) -> bool {
        is_id(self)
    }
}

/// Calls `visit` with the index and the role of each word that is an id, in order.
///
/// `words` is exactly the instruction, its first word included. An instruction whose ids cannot be
/// told is an error; then some of the ids may have been visited.
#[inline]
pub fn for_each_id<C: Context + ?Sized>(
    words: &[u32],
    context: &C,
    mut visit: impl FnMut(usize, IdRole),
) -> Result<(), OperandError> {
    let op = Op::of(words.first().copied().unwrap_or_default());
    let fail = |word, kind| Err(OperandError { op, word, kind });
    let Some(row) = instruction(op) else {
        return fail(0, OperandErrorKind::UnknownOpcode);
    };
    let layout = &row.layout;
    if words.len() < usize::from(layout.least) {
        return walk(words, context, |_| {});
    }
    let fixed = usize::from(layout.fixed);
    let rest = words.get(fixed..).unwrap_or_default();
    if !rest.is_empty() {
        match layout.tail {
            Tail::Nothing => return fail(fixed, OperandErrorKind::Excess),
            Tail::Ids | Tail::Literals => {}
            // Volatile, Aligned and Nontemporal: no ids. Aligned, the only one of these with a
            // parameter, is a literal.
            Tail::MemoryAccess if matches!(rest, [0 | 1 | 4 | 5] | [2 | 3 | 6 | 7, _]) => {}
            Tail::MemoryAccess | Tail::Walk => {
                return walk(words, context, |span| {
                    if span.kind.is_id() {
                        visit(span.start, layout.role(span.start));
                    }
                });
            }
        }
    }
    let mut ids = layout.ids;
    if words.len() < fixed {
        ids &= !(u32::MAX << words.len());
    }
    while ids != 0 {
        let word = ids.trailing_zeros() as usize;
        visit(word, layout.role(word));
        ids &= ids.wrapping_sub(1);
    }
    if layout.tail == Tail::Ids {
        (fixed..words.len()).for_each(|word| visit(word, IdRole::Use));
    }
    Ok(())
}
