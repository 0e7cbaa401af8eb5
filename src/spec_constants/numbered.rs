//! Specialization constants that a module has numbered itself: a tool has put calls of
//! `__spirv_SpecConstant` in the place of the getters.
//!
//! Which numbers make up the constant of a name says `!sycl.specialization-constants`, a node for each
//! constant: the name, and number, offset and size of each scalar, or of padding. The defaults are
//! in `!sycl.specialization-constants-default-values`, one behind the other, or else in the calls. In
//! a module that no call uses such a number in, they are read from the runtime's buffer.

use std::collections::HashSet;

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    Body, Call, Constant as Literal, FunctionId, Metadata, MetadataId, TypeId, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::memory::{self, Memory};
use crate::graph::from_bitcode::Reader;
use crate::passes::spec_constants::{Constant, Part};
use crate::specialize::PADDING;
use crate::{Error, ErrorKind, Result};

const CONSTANTS: &[u8] = b"sycl.specialization-constants";
const DEFAULTS: &[u8] = b"sycl.specialization-constants-default-values";

/// What is larger is no specialization constant, and neither do all of them together have more bytes.
const MOST_BYTES: u32 = 1 << 24;

/// The constants of a module that have numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Numbered {
    /// Those with names, in the order of the module.
    pub(crate) constants: Vec<Constant>,
    /// By function: the numbers that it uses, in the order of first use.
    used_by: FxHashMap<u32, Vec<u32>>,
    /// What is in those lists.
    uses: FxHashSet<(u32, u32)>,
    /// By number: which of the constants it belongs to, and which of its parts it is.
    owners: FxHashMap<u32, (u32, u32)>,
    /// Whether the constants are read from the runtime's buffer, where each has its place.
    in_buffer: bool,
    /// The types and the defaults that calls give.
    defaults: FxHashMap<u32, (TypeId, Memory)>,
}

/// A call of `__spirv_SpecConstant`.
#[derive(Clone, Debug)]
pub(crate) struct NumberUse {
    id: u32,
    /// The type and the bytes of the default.
    default: Option<(TypeId, Memory)>,
}

impl NumberUse {
    /// What a call says. If that is nothing, its lowering will say why.
    pub(super) fn of(module: &Module<'_>, body: &Body, call: &Call<'_>) -> Option<Self> {
        let constant = |at: usize| match body.value(module, *call.arguments.get(at)?) {
            Value::Constant(ty, constant) => Some((ty, constant)),
            _ => None,
        };
        let id = match constant(0)?.1 {
            Literal::Int(id) => id as u32,
            Literal::Null => 0,
            _ => return None,
        };
        let default = constant(1)
            .and_then(|(ty, default)| Some((ty, memory::of_scalar(module, ty, default).ok()?)));
        Some(Self { id, default })
    }
}

fn malformed(what: std::fmt::Arguments<'_>) -> Error {
    let name = String::from_utf8_lossy(CONSTANTS);
    Error::new(ErrorKind::Malformed, format!("'!{name}': {what}"))
}

fn too_many_bytes(metadata: &[u8]) -> Error {
    Error::unsupported(format!(
        "specialization constants that have more than {MOST_BYTES} bytes together, in '!{}'",
        String::from_utf8_lossy(metadata)
    ))
}

impl Numbered {
    /// The constants that a module names.
    pub(super) fn of(module: &Module<'_>) -> Result<Self> {
        let mut numbered = Self::default();
        let (mut names, mut bytes) = (HashSet::new(), 0);
        for (at, node) in (Reader { module, body: None }).named(CONSTANTS).enumerate() {
            let constant = constant(module, node)
                .ok_or_else(|| malformed(format_args!("node {at} is no name with scalars")))?;
            for (part, id) in (0..).zip(&constant.parts).filter_map(|(at, it)| Some((at, it.id?))) {
                let owner = (numbered.constants.len() as u32, part);
                if let Some((other, _)) = numbered.owners.insert(id, owner) {
                    let other = numbered.constants.get(other as usize).unwrap_or(&constant);
                    return Err(malformed(format_args!(
                        "'{}' and '{}' both have the number {id}",
                        other.name, constant.name
                    )));
                }
            }
            bytes = constant.size.saturating_add(bytes);
            if bytes > u64::from(MOST_BYTES) {
                return Err(too_many_bytes(CONSTANTS));
            }
            if !names.insert(constant.name.clone()) {
                return Err(malformed(format_args!("'{}' is there twice", constant.name)));
            }
            numbered.constants.push(constant);
        }
        Ok(numbered)
    }

    /// Takes note of a call in a function.
    pub(super) fn add(&mut self, function: FunctionId, number: &NumberUse) -> Result<()> {
        let id = number.id;
        let used = self.used_by.entry(function.0).or_default();
        if self.uses.insert((function.0, id)) {
            used.push(id);
        }
        let Some((ty, default)) = &number.default else { return Ok(()) };
        if let Some(&(owner, part)) = self.owners.get(&id) {
            let owner = &self.constants[owner as usize];
            let size = owner.parts[part as usize].size as usize;
            if size != default.bytes.len() {
                return Err(Error::unsupported(format!(
                    "number {id} of specialization constant '{}' has {size} bytes, and {} where it is \
                     used",
                    owner.name,
                    default.bytes.len()
                )));
            }
        }
        self.defaults.entry(id).or_insert_with(|| (*ty, default.clone()));
        Ok(())
    }

    /// Works out the defaults, once all calls are known.
    pub(super) fn complete(&mut self, module: &Module<'_>) -> Result<()> {
        let listed = listed_defaults(module)?;
        self.in_buffer = !self.owners.keys().any(|id| self.defaults.contains_key(id));
        let mut place = 0;
        for constant in &mut self.constants {
            let size = constant.size as usize;
            let listed = listed.as_ref().map(|listed| listed.part(place, size));
            place = size.saturating_add(place);
            if let Some(listed) = &listed {
                constant.default.copy_from_slice(&listed.bytes);
            }
            for part in &constant.parts {
                let Some((_, default)) = part.id.and_then(|id| self.defaults.get(&id)) else {
                    continue;
                };
                let (start, size) = (part.offset as usize, part.size as usize);
                let of = start..start.saturating_add(size);
                let differs = |listed: &Memory| {
                    !listed.is_unknown(start, size) && listed.bytes[of.clone()] != default.bytes
                };
                if listed.as_ref().is_some_and(differs) {
                    return Err(Error::unsupported(format!(
                        "specialization constant '{}' has two defaults: in '!{}' and where it is used",
                        constant.name,
                        String::from_utf8_lossy(DEFAULTS)
                    )));
                }
                constant.default[of].copy_from_slice(&default.bytes);
            }
        }
        Ok(())
    }

    /// The type of the scalar of a number, if a call tells it.
    pub(super) fn type_of(&self, id: u32) -> Option<TypeId> {
        Some(self.defaults.get(&id)?.0)
    }

    /// Whether a number is part of a constant that the runtime is told of.
    pub(crate) fn is_named(&self, id: u32) -> bool {
        self.owners.contains_key(&id)
    }

    /// The numbers that functions use, with repeats.
    pub(crate) fn used<'s>(
        &'s self,
        functions: impl Iterator<Item = u32> + 's,
    ) -> impl Iterator<Item = u32> + 's {
        functions.filter_map(|function| self.used_by.get(&function)).flatten().copied()
    }

    /// The highest number that anything has.
    pub(super) fn highest(&self) -> Option<u32> {
        self.all().max()
    }

    /// All numbers, with repeats, in no order.
    pub(super) fn all(&self) -> impl Iterator<Item = u32> {
        self.used_by.values().flatten().chain(self.owners.keys()).copied()
    }

    /// Which of the constants functions read, by index, in the order of the module.
    pub(crate) fn read(&self, functions: impl Iterator<Item = u32>) -> Vec<u32> {
        if self.in_buffer {
            return (0..self.constants.len() as u32).collect();
        }
        let owners = self.used(functions).filter_map(|id| Some(self.owners.get(&id)?.0));
        let mut read: Vec<u32> = owners.collect();
        read.sort_unstable();
        read.dedup();
        read
    }
}

/// A constant from a node of metadata.
fn constant(module: &Module<'_>, node: MetadataId) -> Option<Constant> {
    let reader = Reader { module, body: None };
    let operands = reader.operands(node);
    let (&name, numbers) = operands.split_first()?;
    let name = reader.string(name)?;
    let numbers: Option<Vec<u32>> =
        numbers.iter().map(|&id| reader.integer(id).map(|number| number as u32)).collect();
    let (records, rest) = numbers.as_deref()?.as_chunks::<3>();
    if records.is_empty() || !rest.is_empty() {
        return None;
    }
    let mut parts = Vec::with_capacity(records.len());
    for &[id, offset, size] in records {
        offset.checked_add(size).filter(|&end| end <= MOST_BYTES)?;
        parts.push(Part { id: (id != PADDING).then_some(id), offset, size });
    }
    let end = |part: &Part| u64::from(part.offset).saturating_add(part.size.into());
    let size = parts.iter().map(end).max()?;
    Some(Constant {
        name: String::from_utf8_lossy(name).into_owned(),
        parts,
        ids: 0,
        size,
        align: 1,
        default: vec![0; size as usize],
        is_numbered: true,
    })
}

/// The defaults that metadata lists, one behind the other.
fn listed_defaults(module: &Module<'_>) -> Result<Option<Memory>> {
    let reader = Reader { module, body: None };
    let nodes: Vec<MetadataId> = reader.named(DEFAULTS).collect();
    if nodes.is_empty() {
        return Ok(None);
    }
    let mut all = Memory::zero(0);
    for node in nodes {
        let value = reader.operands(node).first().map(|&id| module.metadata(id));
        let Some(Metadata::Value { ty, value }) = value else {
            return Err(malformed(format_args!("a default that is no constant")));
        };
        let size = module.layouts.alloc_size(ty).unwrap_or_default();
        if size.saturating_add(all.bytes.len() as u64) > u64::from(MOST_BYTES) {
            return Err(too_many_bytes(DEFAULTS));
        }
        let default = memory::of(module, ty, value)?;
        all.bytes.extend_from_slice(&default.bytes);
        all.known.extend_from_slice(&default.known);
    }
    Ok(Some(all))
}
