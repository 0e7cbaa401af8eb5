//! Property sets: the text files that tell a runtime what it must know of an image.
//!
//! A file is a list of sets, `[name]`, and each set a list of `key=type|value`: type 1 is an unsigned
//! 32-bit number in decimal, type 2 a byte array: its length in *bits* as 64-bit number and then the
//! bytes, in the base64 of [`super::base64`]. Order is the order of insertion.

use std::fmt::Write;

use super::base64;

/// Names of the sets, as the runtime knows them.
pub mod set {
    /// What a device must have.
    pub const DEVICE_REQUIREMENTS: &str = "SYCL/device requirements";
    /// Device-library functions that the image needs.
    pub const DEVICELIB_REQ_MASK: &str = "SYCL/devicelib req mask";
    /// Specialization constants: the numbers of their scalars.
    pub const SPEC_CONSTANTS: &str = "SYCL/specialization constants";
    /// The bytes of the defaults of all specialization constants.
    pub const SPEC_CONSTANT_DEFAULTS: &str = "SYCL/specialization constants default values";
    /// Which device library an image is.
    pub const DEVICELIB_METADATA: &str = "SYCL/devicelib metadata";
    /// Which kernel arguments were removed.
    pub const KERNEL_PARAM_OPT: &str = "SYCL/kernel param opt";
    /// Facts of kernels and device globals.
    pub const PROGRAM_METADATA: &str = "SYCL/program metadata";
    /// Facts of the image.
    pub const MISC_PROPERTIES: &str = "SYCL/misc properties";
    /// The kernels.
    pub const KERNEL_NAMES: &str = "SYCL/kernel names";
    /// Kernels that may assert.
    pub const ASSERT_USED: &str = "SYCL/assert used";
    /// Functions for other images.
    pub const EXPORTED_SYMBOLS: &str = "SYCL/exported symbols";
    /// Functions that other images must have.
    pub const IMPORTED_SYMBOLS: &str = "SYCL/imported symbols";
    /// Kernels with an implicit local-memory argument.
    pub const IMPLICIT_LOCAL_ARG: &str = "SYCL/implicit local arg";
    /// Device globals.
    pub const DEVICE_GLOBALS: &str = "SYCL/device globals";
    /// Host pipes.
    pub const HOST_PIPES: &str = "SYCL/host pipes";
    /// Virtual functions.
    pub const VIRTUAL_FUNCTIONS: &str = "SYCL/virtual functions";
    /// Kernels by their registered names.
    pub const REGISTERED_KERNELS: &str = "SYCL/registered kernels";
}

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Type 1.
    U32(u32),
    /// Type 2: bytes, and how many of their bits count.
    Bytes {
        /// The bytes.
        bytes: Vec<u8>,
        /// Number of bits; the bytes are just enough for it.
        bits: u64,
    },
}

impl Value {
    /// A byte array of whole bytes.
    pub fn bytes(bytes: Vec<u8>) -> Value {
        Value::Bytes { bits: (bytes.len() as u64).saturating_mul(8), bytes }
    }

    /// A byte array of 32-bit numbers.
    pub fn u32s(numbers: impl IntoIterator<Item = u32>) -> Value {
        Value::bytes(numbers.into_iter().flat_map(u32::to_le_bytes).collect())
    }

    /// A byte array of 64-bit numbers.
    pub fn u64s(numbers: impl IntoIterator<Item = u64>) -> Value {
        Value::bytes(numbers.into_iter().flat_map(u64::to_le_bytes).collect())
    }

    /// A byte array that is a text, without NUL.
    pub fn text(text: &[u8]) -> Value {
        Value::bytes(text.to_vec())
    }

    /// A bit vector, the first bit lowest.
    pub fn bit_vector(bits: &[bool]) -> Value {
        let mut bytes = vec![0u8; bits.len().div_ceil(8)];
        for (at, _) in bits.iter().enumerate().filter(|(_, bit)| **bit) {
            bytes[at / 8] |= 1 << (at % 8);
        }
        Value::Bytes { bytes, bits: bits.len() as u64 }
    }

    /// The 32-bit numbers of a byte array, if it has a whole number of them.
    pub fn as_u32s(&self) -> Option<Vec<u32>> {
        let Value::Bytes { bytes, .. } = self else { return None };
        let (numbers, rest) = bytes.as_chunks::<4>();
        rest.is_empty().then(|| numbers.iter().map(|&four| u32::from_le_bytes(four)).collect())
    }

    /// The 64-bit numbers of a byte array, if it has a whole number of them.
    pub fn as_u64s(&self) -> Option<Vec<u64>> {
        let Value::Bytes { bytes, .. } = self else { return None };
        let (numbers, rest) = bytes.as_chunks::<8>();
        rest.is_empty().then(|| numbers.iter().map(|&eight| u64::from_le_bytes(eight)).collect())
    }
}

/// Whether a text can be a key.
fn is_key(text: &str) -> bool {
    !text.contains(|c: char| c.is_control() || c == '=' || c == char::REPLACEMENT_CHARACTER)
        && !text.starts_with('[')
}

/// A named set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PropertySet {
    /// The name.
    pub name: String,
    /// Keys and values, in order of insertion; no key twice.
    pub entries: Vec<(String, Value)>,
}

/// All sets of an image.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PropertySets(pub Vec<PropertySet>);

/// Why a property file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, in the words of the tools that read such files today.
    pub message: String,
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} (line {})", self.message, self.line)
    }
}

impl std::error::Error for ReadError {}

impl PropertySets {
    /// Adds a property; a set is made where its first property is added. A key that is there
    /// already gets the new value.
    pub fn add(&mut self, set: &str, key: impl Into<String>, value: Value) {
        let key = key.into();
        let entries = &mut self.make(set).entries;
        match entries.iter_mut().find(|(known, _)| *known == key) {
            Some(entry) => entry.1 = value,
            None => entries.push((key, value)),
        }
    }

    /// Adds properties with distinct keys that are not there yet, without looking.
    pub fn extend(&mut self, set: &str, entries: impl IntoIterator<Item = (String, Value)>) {
        let mut entries = entries.into_iter().peekable();
        if entries.peek().is_some() {
            self.make(set).entries.extend(entries);
        }
    }

    fn make(&mut self, name: &str) -> &mut PropertySet {
        let at = self.0.iter().position(|set| set.name == name).unwrap_or_else(|| {
            let at = self.0.len();
            self.0.push(PropertySet { name: name.to_string(), entries: Vec::new() });
            at
        });
        &mut self.0[at]
    }

    /// The set of this name.
    pub fn set(&self, name: &str) -> Option<&PropertySet> {
        self.0.iter().find(|set| set.name == name)
    }

    /// The value of a key.
    pub fn get(&self, set: &str, key: &str) -> Option<&Value> {
        self.set(set)?.entries.iter().find(|(known, _)| known == key).map(|(_, value)| value)
    }

    /// A key that a file cannot have: a line would end in it, its value begin in it, or a set with it.
    pub fn unspeakable(&self) -> Option<&str> {
        let keys = self.0.iter().flat_map(|set| &set.entries).map(|(key, _)| key.as_str());
        keys.into_iter().find(|key| !is_key(key))
    }

    /// The file.
    pub fn print(&self) -> String {
        let mut out = String::new();
        for set in &self.0 {
            writeln!(out, "[{}]", set.name).expect("writing to a string");
            for (key, value) in &set.entries {
                write!(out, "{key}=").expect("writing to a string");
                match value {
                    Value::U32(number) => write!(out, "1|{number}").expect("writing to a string"),
                    Value::Bytes { bytes, bits } => {
                        out.push_str("2|");
                        let mut data = bits.to_le_bytes().to_vec();
                        data.extend_from_slice(bytes);
                        base64::encode(&data, &mut out);
                    }
                }
                out.push('\n');
            }
        }
        out
    }

    /// Reads a file.
    pub fn parse(text: &str) -> Result<PropertySets, ReadError> {
        let mut sets = PropertySets::default();
        for (number, line) in (1..).zip(text.lines()) {
            let fail = |message: String| ReadError { line: number, message };
            if line.is_empty() {
                continue;
            }
            if let Some(name) = line.strip_prefix('[') {
                let name =
                    name.strip_suffix(']').ok_or_else(|| fail(format!("invalid line: {line}")))?;
                sets.0.push(PropertySet { name: name.to_string(), entries: Vec::new() });
                continue;
            }
            let set = sets.0.last_mut().ok_or_else(|| fail("property category missing".into()))?;
            let (key, typed) = line
                .split_once('=')
                .ok_or_else(|| fail(format!("invalid property line: {line}")))?;
            let (kind, value) = typed
                .split_once('|')
                .ok_or_else(|| fail(format!("invalid property value: {typed}")))?;
            let bad_value = || fail(format!("invalid property value: {value}"));
            let value = match kind.parse::<u32>() {
                Err(_) => return Err(fail(format!("invalid property type: {kind}"))),
                Ok(1) => Value::U32(value.parse().map_err(|_| bad_value())?),
                Ok(2) => {
                    let data = base64::decode(value).ok_or_else(bad_value)?;
                    let (bits, bytes) = data.split_first_chunk::<8>().ok_or_else(bad_value)?;
                    let bits = u64::from_le_bytes(*bits);
                    if bits.div_ceil(8) != bytes.len() as u64 {
                        return Err(bad_value());
                    }
                    Value::Bytes { bytes: bytes.to_vec(), bits }
                }
                Ok(number) => return Err(fail(format!("bad property type {number}"))),
            };
            set.entries.push((key.to_string(), value));
        }
        Ok(sets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_printed_is_read_again() {
        let mut sets = PropertySets::default();
        sets.add(set::DEVICE_REQUIREMENTS, "aspects", Value::u32s([0, 1, 6, 9, 12]));
        sets.add(set::DEVICE_REQUIREMENTS, "reqd_work_group_size_uint64_t", Value::u64s([64]));
        sets.add(set::KERNEL_PARAM_OPT, "k=2", Value::U32(7));
        sets.add(set::KERNEL_PARAM_OPT, "bits", Value::bit_vector(&[true, false, true]));
        sets.add(set::DEVICE_REQUIREMENTS, "none", Value::u32s([]));
        let text = sets.print();
        assert_eq!(
            text,
            "[SYCL/device requirements]\naspects=2|gCAAAAAAAAAAAAAABAAAAYAAAAQCAAAAMAAAAA\n\
             reqd_work_group_size_uint64_t=2|ABAAAAAAAAAQAAAAAAAAAA\nnone=2|AAAAAAAAAAA\n\
             [SYCL/kernel param opt]\nk=2=1|7\nbits=2|DAAAAAAAAAQB\n"
        );
        // A key ends at the first `=`; no symbol of a program has one.
        assert!(PropertySets::parse(&text).is_err());
        let text = text.replace("k=2=", "k2=");
        assert_eq!(PropertySets::parse(&text).unwrap().print(), text);
    }

    #[test]
    fn a_new_value_replaces_the_old() {
        let mut sets = PropertySets::default();
        sets.add("s", "k", Value::U32(1));
        sets.add("s", "k", Value::U32(2));
        assert_eq!(sets.get("s", "k"), Some(&Value::U32(2)));
        assert_eq!(sets.0[0].entries.len(), 1);
    }

    #[test]
    fn what_a_file_cannot_say_is_found() {
        for (key, speakable) in [
            ("_ZTS1k", true),
            ("k@reqd_work_group_size", true),
            ("a\n[SYCL/device requirements]", false),
            ("a=1|7", false),
            ("a\0b", false),
            ("a\rb", false),
            ("[a]", false),
        ] {
            let mut sets = PropertySets::default();
            sets.add("s", "k", Value::U32(1));
            sets.add("s", key, Value::U32(1));
            assert_eq!(sets.unspeakable(), (!speakable).then_some(key));
        }
    }

    #[test]
    fn errors_have_the_known_texts() {
        for (text, message) in [
            ("k=1|2", "property category missing"),
            ("[s]\nk", "invalid property line: k"),
            ("[s]\nk=1", "invalid property value: 1"),
            ("[s]\nk=x|1", "invalid property type: x"),
            ("[s]\nk=3|1", "bad property type 3"),
            ("[s]\nk=1|x", "invalid property value: x"),
            ("[s]\nk=2|gAAAAAAAAAA", "invalid property value: gAAAAAAAAAA"),
            ("[s", "invalid line: [s"),
        ] {
            assert_eq!(PropertySets::parse(text).unwrap_err().message, message);
        }
    }
}
