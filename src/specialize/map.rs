//! The property sets of specialization constants: which scalars, by number, make up the constant of a
//! name, and the defaults of all.
//!
//! `SYCL/specialization constants` has for each name records of three 32-bit numbers: the `SpecId` of
//! a scalar, its offset within the constant, its size. The number [`PADDING`] stands for bytes that
//! belong to no scalar. `SYCL/specialization constants default values` has the bytes of all constants
//! in their order, one behind the other.

use crate::output::properties::{PropertySet, PropertySets, Value, set};
use crate::{Error, ErrorKind, Result};

/// The number in records of padding.
pub(crate) const PADDING: u32 = u32::MAX;

/// The key of the bytes of all defaults.
pub(crate) const ALL: &str = "all";

/// A record: a scalar of a constant, or padding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecRecord {
    /// The `SpecId`; all bits are set for padding.
    pub id: u32,
    /// Where it is within the bytes of the constant.
    pub offset: u32,
    /// How many bytes it has.
    pub size: u32,
}

impl SpecRecord {
    /// Whether it stands for bytes that belong to no scalar.
    pub fn is_padding(&self) -> bool {
        self.id == PADDING
    }

    /// Reads the records of a property.
    fn list(value: &Value) -> Option<Vec<Self>> {
        let numbers = value.as_u32s()?;
        let (records, rest) = numbers.as_chunks::<3>();
        let records = records.iter().map(|&[id, offset, size]| Self { id, offset, size });
        rest.is_empty().then(|| records.collect())
    }
}

/// A constant as SYCL knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedConstant {
    /// Its symbolic id.
    pub name: String,
    /// Its scalars and padding.
    pub records: Vec<SpecRecord>,
}

/// What a runtime gives to `clSetProgramSpecializationConstant`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecValue {
    /// The `SpecId`.
    pub id: u32,
    /// The value, in the order of memory.
    pub bytes: Vec<u8>,
}

impl NamedConstant {
    /// Its scalars.
    pub fn leaves(&self) -> impl Iterator<Item = &SpecRecord> {
        self.records.iter().filter(|record| !record.is_padding())
    }

    /// Bytes of a value.
    pub fn size(&self) -> usize {
        let end =
            |record: &SpecRecord| (record.offset as usize).saturating_add(record.size as usize);
        self.records.iter().map(end).max().unwrap_or_default()
    }

    /// The values of its scalars, from the bytes of the whole.
    ///
    /// # Errors
    /// If the number of bytes is not that of the constant.
    pub fn values(&self, bytes: &[u8]) -> Result<Vec<SpecValue>> {
        if bytes.len() != self.size() {
            let (name, size, given) = (&self.name, self.size(), bytes.len());
            return Err(Error::option(format!(
                "specialization constant '{name}' has {size} bytes; the value has {given}"
            )));
        }
        let value = |record: &SpecRecord| SpecValue {
            id: record.id,
            bytes: bytes[record.offset as usize..][..record.size as usize].to_vec(),
        };
        Ok(self.leaves().map(value).collect())
    }
}

/// The specialization constants of an image.
///
/// ```
/// use lapidary::SpecMap;
/// use lapidary::output::properties::{PropertySets, Value, set};
///
/// let mut sets = PropertySets::default();
/// // An i32 and a float of a structure, numbers 1 and 2.
/// sets.add(set::SPEC_CONSTANTS, "_ZTS3Pod", Value::u32s([1, 0, 4, 2, 4, 4]));
/// let map = SpecMap::of(&sets)?;
/// let values = map.find("Pod")?.values(&[7, 0, 0, 0, 0, 0, 128, 63])?;
/// assert_eq!((values[0].id, &values[0].bytes[..]), (1, &[7, 0, 0, 0][..]));
/// assert_eq!((values[1].id, &values[1].bytes[..]), (2, &1f32.to_le_bytes()[..]));
/// # Ok::<(), lapidary::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpecMap {
    constants: Vec<NamedConstant>,
    /// The bytes of all, if the image has them.
    defaults: Option<Vec<u8>>,
}

impl SpecMap {
    /// Reads the property sets of an image; empty if it has no specialization constants.
    ///
    /// # Errors
    /// If a property is malformed.
    pub fn of(sets: &PropertySets) -> Result<Self> {
        let malformed = |what: &str| {
            Error::new(ErrorKind::Malformed, format!("malformed specialization constant {what}"))
        };
        let mut map = Self::default();
        let entries = sets.set(set::SPEC_CONSTANTS).map(|set| set.entries.as_slice());
        for (name, value) in entries.unwrap_or_default() {
            let records = SpecRecord::list(value).ok_or_else(|| malformed(&format!("'{name}'")))?;
            let fits =
                |it: &SpecRecord| it.offset.checked_add(it.size).is_some_and(|end| end < 1 << 28);
            if !records.iter().all(fits) {
                return Err(malformed(&format!("'{name}'")));
            }
            map.constants.push(NamedConstant { name: name.clone(), records });
        }
        if let Some(Value::Bytes { bytes, .. }) = sets.get(set::SPEC_CONSTANT_DEFAULTS, ALL) {
            let size: usize = map.constants.iter().map(NamedConstant::size).sum();
            if bytes.len() < size {
                return Err(malformed("defaults"));
            }
            map.defaults = Some(bytes.clone());
        }
        Ok(map)
    }

    /// The constants in their order.
    pub fn constants(&self) -> &[NamedConstant] {
        &self.constants
    }

    /// The constant of a name, mangled or as in the source.
    ///
    /// # Errors
    /// If there is none, with the name that may have been meant.
    pub fn find(&self, name: &str) -> Result<&NamedConstant> {
        super::find(&self.constants, name)
    }

    /// The name of the constant that a number belongs to, and its record there.
    pub(super) fn with_id(&self, id: u32) -> Option<(String, SpecRecord)> {
        self.constants.iter().find_map(|it| {
            let record = it.leaves().find(|record| record.id == id)?;
            Some((it.name.clone(), *record))
        })
    }

    pub(super) fn push(&mut self, constant: NamedConstant) {
        self.constants.push(constant);
    }

    /// The bytes of the defaults of all, if the image has them: what the runtime's buffer holds in
    /// emulation mode.
    pub fn defaults(&self) -> Option<&[u8]> {
        self.defaults.as_deref()
    }

    /// Where the bytes of a constant, by its symbolic id, begin within those of all.
    pub fn place(&self, name: &str) -> usize {
        self.constants.iter().take_while(|it| it.name != name).map(NamedConstant::size).sum()
    }

    /// Writes over the default of a constant, from an offset within it.
    pub(super) fn set_default(&mut self, name: &str, offset: usize, bytes: &[u8]) {
        let start = self.place(name).saturating_add(offset);
        let rest = self.defaults.as_mut().and_then(|all| all.get_mut(start..));
        let place = rest.and_then(|rest| rest.get_mut(..bytes.len()));
        if let Some(place) = place {
            place.copy_from_slice(bytes);
        }
    }

    /// Forgets a constant and its default.
    pub(super) fn remove(&mut self, name: &str) {
        let start = self.place(name);
        let Some(at) = self.constants.iter().position(|it| it.name == name) else { return };
        let removed = self.constants.remove(at);
        if let Some(defaults) = &mut self.defaults {
            // The defaults have the bytes of all constants: `of` refuses fewer.
            defaults.drain(start..start.saturating_add(removed.size()));
        }
    }

    /// A scalar can no longer be set: its bytes are padding from now on. A constant of nothing else
    /// goes.
    pub(super) fn remove_id(&mut self, id: u32) {
        let Some((name, _)) = self.with_id(id) else { return };
        let constant = self.constants.iter_mut().find(|it| it.name == name);
        let records = constant.into_iter().flat_map(|it| &mut it.records);
        records.filter(|it| it.id == id).for_each(|it| it.id = PADDING);
        if self.constants.iter().any(|it| it.name == name && it.leaves().next().is_none()) {
            self.remove(&name);
        }
    }

    /// Forgets all constants.
    pub(super) fn clear(&mut self) {
        self.constants.clear();
        self.defaults = self.defaults.take().map(|_| Vec::new());
    }

    /// The property sets with these constants in place of those that they had.
    pub(super) fn put_into(self, mut sets: PropertySets) -> PropertySets {
        let entries = self.constants.iter().map(|constant| {
            let numbers = constant.records.iter().flat_map(|it| [it.id, it.offset, it.size]);
            (constant.name.clone(), Value::u32s(numbers))
        });
        let mut replace = |name: &str, entries: Vec<(String, Value)>| match sets
            .0
            .iter_mut()
            .find(|set| set.name == name)
        {
            Some(set) => set.entries = entries,
            None if entries.is_empty() => {}
            None => sets.0.push(PropertySet { name: name.into(), entries }),
        };
        let defaults = self.defaults.filter(|_| !self.constants.is_empty());
        replace(set::SPEC_CONSTANTS, entries.collect());
        let defaults = defaults.map(|bytes| (ALL.to_owned(), Value::bytes(bytes)));
        replace(set::SPEC_CONSTANT_DEFAULTS, defaults.into_iter().collect());
        // A set without entries has no heading either.
        sets.0.retain(|set| {
            !set.entries.is_empty()
                || ![set::SPEC_CONSTANTS, set::SPEC_CONSTANT_DEFAULTS].contains(&&*set.name)
        });
        sets
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets() -> PropertySets {
        let mut sets = PropertySets::default();
        sets.add(set::DEVICE_REQUIREMENTS, "aspects", Value::u32s([]));
        sets.add(set::SPEC_CONSTANTS, "one", Value::u32s([0, 0, 4]));
        let pair = [1, 0, 4, 2, 4, 1, PADDING, 5, 3];
        sets.add(set::SPEC_CONSTANTS, "pair", Value::u32s(pair));
        sets.add(set::SPEC_CONSTANTS, "two", Value::u32s([3, 0, 2]));
        let defaults = (0..14).collect();
        sets.add(set::SPEC_CONSTANT_DEFAULTS, ALL, Value::bytes(defaults));
        sets
    }

    #[test]
    fn what_is_not_changed_is_the_same() {
        assert_eq!(SpecMap::of(&sets()).unwrap().put_into(sets()), sets());
    }

    #[test]
    fn a_constant_goes_with_its_bytes() {
        let mut map = SpecMap::of(&sets()).unwrap();
        map.set_default("pair", 4, &[99]);
        map.remove("one");
        let after = map.put_into(sets());
        assert_eq!(after.get(set::SPEC_CONSTANTS, "one"), None);
        let defaults = after.get(set::SPEC_CONSTANT_DEFAULTS, ALL).unwrap();
        assert_eq!(*defaults, Value::bytes(vec![4, 5, 6, 7, 99, 9, 10, 11, 12, 13]));
    }

    #[test]
    fn a_scalar_of_a_composite_becomes_padding() {
        let mut map = SpecMap::of(&sets()).unwrap();
        map.remove_id(1);
        assert_eq!(map.find("pair").unwrap().leaves().count(), 1);
        map.remove_id(2);
        assert!(map.find("pair").is_err());
        map.remove_id(0);
        map.remove_id(3);
        let after = map.put_into(sets());
        assert_eq!(after.0.len(), 1);
    }

    #[test]
    fn malformed_records_are_refused() {
        let mut bad = sets();
        bad.add(set::SPEC_CONSTANTS, "pair", Value::u32s([1, 0]));
        assert!(SpecMap::of(&bad).is_err());
        bad.add(set::SPEC_CONSTANTS, "pair", Value::u32s([1, u32::MAX, 4]));
        assert!(SpecMap::of(&bad).is_err());
        let mut bad = sets();
        bad.add(set::SPEC_CONSTANT_DEFAULTS, ALL, Value::bytes(vec![0; 13]));
        assert!(SpecMap::of(&bad).is_err());
    }
}
