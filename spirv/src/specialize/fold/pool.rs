//! The constants that are known while folding: those of the module, and those that are made.
//!
//! A constant is known by its id. What is made is made once; it gets ids from the bound of the module
//! on, and is written before the first instruction that needs it.

use std::collections::HashMap;

use rustc_hash::FxHashMap;

use crate::grammar::Op;
use crate::read::Module;
use crate::specialize::Scalar;

/// An array of zeros that is longer is not taken apart.
const LONGEST: u32 = 1 << 16;

pub(super) struct Pool<'m, 'w> {
    module: &'m Module<'w>,
    /// Constants that were made, by their words with 0 for the result.
    made: HashMap<Vec<u32>, u32>,
    /// The words of constants from the bound of the module on.
    words: Vec<Vec<u32>>,
    /// How many of them have been written.
    written: usize,
    /// What an id of the module stands for: a constant, or another value.
    aliases: FxHashMap<u32, u32>,
}

impl<'m, 'w> Pool<'m, 'w> {
    pub(super) fn new(module: &'m Module<'w>) -> Self {
        Self {
            module,
            made: HashMap::new(),
            words: Vec::new(),
            written: 0,
            aliases: FxHashMap::default(),
        }
    }

    /// The bound of the ids.
    pub(super) fn bound(&self) -> u32 {
        self.module.header().bound.saturating_add(self.words.len() as u32)
    }

    /// From now on an id stands for another value.
    pub(super) fn alias(&mut self, id: u32, value: u32) {
        self.aliases.insert(id, self.resolve(value));
    }

    /// What an id stands for.
    pub(super) fn resolve(&self, mut id: u32) -> u32 {
        while let Some(&value) = self.aliases.get(&id) {
            id = value;
        }
        id
    }

    /// Whether anything stands for something else.
    pub(super) fn is_alias(&self, id: u32) -> bool {
        self.aliases.contains_key(&id)
    }

    /// Appends the constants that were made since the last call.
    pub(super) fn write_made(&mut self, to: &mut Vec<u32>) {
        for words in &self.words[self.written..] {
            to.extend_from_slice(words);
        }
        self.written = self.words.len();
    }

    /// The instruction of a constant.
    pub(super) fn constant(&self, id: u32) -> Option<&[u32]> {
        let id = self.resolve(id);
        if let Some(made) = id.checked_sub(self.module.header().bound) {
            return self.words.get(made as usize).map(Vec::as_slice);
        }
        let words = self.module.definition(id)?.words;
        let is_constant = matches!(
            Op::of(words[0]),
            Op::Constant
                | Op::ConstantTrue
                | Op::ConstantFalse
                | Op::ConstantComposite
                | Op::ConstantNull
        );
        (is_constant && words.len() >= 3).then_some(words)
    }

    /// The type and the bits of a scalar constant of 64 bits at most.
    pub(super) fn scalar(&self, id: u32) -> Option<(Scalar, u64)> {
        let words = self.constant(id)?;
        let ty = Scalar::of(self.module, words[1]).filter(|ty| ty.width() <= 64)?;
        let bits = match Op::of(words[0]) {
            Op::ConstantTrue => 1,
            Op::ConstantFalse | Op::ConstantNull => 0,
            Op::Constant => {
                let low = u64::from(*words.get(3)?);
                low | u64::from(words.get(4).copied().unwrap_or_default()) << 32
            }
            _ => return None,
        };
        Some((ty, bits & ty.mask()))
    }

    /// A truth value or an integer.
    pub(super) fn bits(&self, id: u32) -> Option<u64> {
        self.scalar(id).map(|(_, bits)| bits)
    }

    /// A scalar constant.
    pub(super) fn make_scalar(&mut self, ty: u32, bits: u64) -> Option<u32> {
        let scalar = Scalar::of(self.module, ty).filter(|it| it.width() <= 64)?;
        let bits = bits & scalar.mask();
        Some(match scalar {
            Scalar::Bool if bits == 0 => self.make(Op::ConstantFalse, ty, &[]),
            Scalar::Bool => self.make(Op::ConstantTrue, ty, &[]),
            _ => {
                let literal = scalar.literal(&bits.to_le_bytes()[..scalar.bytes()]);
                self.make(Op::Constant, ty, &literal)
            }
        })
    }

    /// A composite of constants.
    pub(super) fn make_composite(&mut self, ty: u32, parts: &[u32]) -> u32 {
        self.make(Op::ConstantComposite, ty, parts)
    }

    /// A constant of the type and value of another with the result id of an instruction that it
    /// replaces.
    pub(super) fn with_result(&self, id: u32, result: u32) -> Option<Vec<u32>> {
        let mut words = self.constant(id)?.to_vec();
        words[2] = result;
        Some(words)
    }

    fn make(&mut self, op: Op, ty: u32, operands: &[u32]) -> u32 {
        let count = operands.len().saturating_add(3);
        let mut words = Vec::with_capacity(count);
        words.extend([op.first_word(count), ty, 0]);
        words.extend_from_slice(operands);
        if let Some(&id) = self.made.get(&words) {
            return id;
        }
        let id = self.bound();
        let key = words.clone();
        words[2] = id;
        self.words.push(words);
        self.made.insert(key, id);
        id
    }

    /// The component type and the number of components of a vector.
    pub(super) fn vector(&self, ty: u32) -> Option<(u32, u32)> {
        let ty = self.module.definition(ty).filter(|it| it.op() == Op::TypeVector)?;
        Some((ty.word(2)?, ty.word(3)?))
    }

    /// The type of a part of a composite type.
    fn part_type(&self, ty: u32, index: u32) -> Option<u32> {
        let ty = self.module.definition(ty)?;
        match ty.op() {
            Op::TypeVector | Op::TypeMatrix if index < ty.word(3)? => ty.word(2),
            Op::TypeArray if index < self.length(ty.word(3)?)? => ty.word(2),
            Op::TypeStruct => ty.word((index as usize).saturating_add(2)),
            _ => None,
        }
    }

    /// How many parts a composite type has.
    pub(super) fn part_count(&self, ty: u32) -> Option<u32> {
        let ty = self.module.definition(ty)?;
        match ty.op() {
            Op::TypeVector | Op::TypeMatrix => ty.word(3),
            Op::TypeArray => self.length(ty.word(3)?),
            Op::TypeStruct => u32::try_from(ty.words.len().saturating_sub(2)).ok(),
            _ => None,
        }
    }

    fn length(&self, id: u32) -> Option<u32> {
        self.bits(id)?.try_into().ok()
    }

    /// A part of a composite: of a constant, or of a composite of which that part is one.
    pub(super) fn part(&mut self, composite: u32, index: u32) -> Option<u32> {
        let composite = self.resolve(composite);
        if let Some(words) = self.constant(composite) {
            let ty = words[1];
            return match Op::of(words[0]) {
                Op::ConstantComposite if self.is_whole(words) => Some(
                    self.resolve(words[(index as usize).saturating_add(3)..].first().copied()?),
                ),
                Op::ConstantNull => {
                    let part = self.part_type(ty, index)?;
                    Some(self.make_null(part))
                }
                _ => None,
            };
        }
        let definition = self.module.definition(composite)?;
        let is_open = definition.op() == Op::SpecConstantComposite;
        (is_open && self.is_whole(definition.words)).then(|| {
            definition.word((index as usize).saturating_add(3)).map(|part| self.resolve(part))
        })?
    }

    /// Whether a composite has all its parts, not some of them in instructions that continue it.
    fn is_whole(&self, words: &[u32]) -> bool {
        self.part_count(words[1]) == u32::try_from(words.len().saturating_sub(3)).ok()
    }

    /// The zero of a type: as a number where it is one, so that equal constants are one constant.
    fn make_null(&mut self, ty: u32) -> u32 {
        match self.make_scalar(ty, 0) {
            Some(scalar) => scalar,
            None => self.make(Op::ConstantNull, ty, &[]),
        }
    }

    /// All parts of a composite constant.
    pub(super) fn parts(&mut self, composite: u32) -> Option<Vec<u32>> {
        let words = self.constant(composite)?;
        let count = self.part_count(words[1]).filter(|&count| count <= LONGEST)?;
        (0..count).map(|index| self.part(composite, index)).collect()
    }

    /// The type of a constant.
    pub(super) fn type_of(&self, id: u32) -> Option<u32> {
        self.constant(id).map(|words| words[1])
    }

    /// What its type is, if it is a scalar.
    pub(super) fn scalar_type(&self, ty: u32) -> Option<Scalar> {
        Scalar::of(self.module, ty)
    }
}
