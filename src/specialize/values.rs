//! Values of specialization constants, from text or bytes to the bytes of a constant.

use lapidary_spirv::specialize::SpecConstants;

use super::map::NamedConstant;
use crate::{Error, Result};

/// A value for a specialization constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecText {
    /// The bytes of the constant, in the order of memory.
    Bytes(Vec<u8>),
    /// A text: of a scalar `true`, `false`, a decimal number, or its bits as a hexadecimal number
    /// behind `0x`; of a composite its scalars, separated by commas, or its bytes in the order of
    /// memory, two hexadecimal digits each, behind `0x`.
    Text(String),
}

impl From<&str> for SpecText {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Vec<u8>> for SpecText {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Bytes(bytes)
    }
}

/// The bytes of a value for the scalar of a number.
pub(super) fn of_id(constants: &SpecConstants, id: u32, value: &SpecText) -> Result<Vec<u8>> {
    let scalar = constants.with_id(id)?.next().map(|constant| constant.scalar);
    match (value, scalar) {
        (SpecText::Text(text), Some(scalar)) => scalar.parse(text).ok_or_else(|| {
            let ty = scalar.name();
            Error::option(format!("'{text}' is no {ty}, the type of specialization constant {id}"))
        }),
        (SpecText::Bytes(bytes), _) => Ok(bytes.clone()),
        (SpecText::Text(_), None) => Ok(Vec::new()),
    }
}

/// The bytes of a value for the constant of a name.
pub(super) fn of_constant(
    constant: &NamedConstant,
    constants: &SpecConstants,
    value: &SpecText,
) -> Result<Vec<u8>> {
    let text = match value {
        SpecText::Bytes(bytes) => {
            // The size is checked where they are taken apart.
            constant.values(bytes)?;
            return Ok(bytes.clone());
        }
        SpecText::Text(text) => text,
    };
    let leaves: Vec<_> = constant.leaves().collect();
    let (name, size) = (&constant.name, constant.size());
    // Where the kernels read the constant from memory, the module does not tell its type.
    let is_untyped = leaves.iter().any(|leaf| constants.with_id(leaf.id).is_err());
    if leaves.len() != 1 || is_untyped {
        if let Some(digits) = text.strip_prefix("0x") {
            let bytes = from_hex(digits).filter(|bytes| bytes.len() == size);
            return bytes.ok_or_else(|| {
                Error::option(format!(
                    "'{text}' is no value of specialization constant '{name}': {} hexadecimal digits \
                     behind 0x are its {size} bytes in the order of memory",
                    size.saturating_mul(2)
                ))
            });
        }
        if is_untyped {
            return Err(Error::option(format!(
                "the module does not tell the type of specialization constant '{name}', so its value \
                 must be given as its {size} bytes: 0x and {} hexadecimal digits",
                size.saturating_mul(2)
            )));
        }
    }
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() != leaves.len() {
        let (given, wanted) = (parts.len(), leaves.len());
        return Err(Error::option(format!(
            "specialization constant '{name}' has {wanted} scalars; the value has {given}"
        )));
    }
    let mut bytes = vec![0; size];
    for (leaf, part) in leaves.into_iter().zip(parts) {
        let value = of_id(constants, leaf.id, &SpecText::from(part.trim()))
            .map_err(|error| error.within(format!("'{name}'")))?;
        if value.len() != leaf.size as usize {
            let (id, size) = (leaf.id, leaf.size);
            return Err(Error::option(format!(
                "the module and the properties are not of one image: specialization constant {id} \
                 ('{name}') has {} bytes in the one and {size} in the other",
                value.len()
            )));
        }
        bytes[leaf.offset as usize..][..value.len()].copy_from_slice(&value);
    }
    Ok(bytes)
}

fn from_hex(digits: &str) -> Option<Vec<u8>> {
    let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let byte = |&[high, low]: &[u8; 2]| Some(digit(high)? << 4 | digit(low)?);
    if rest.is_empty() { pairs.iter().map(byte).collect() } else { None }
}
