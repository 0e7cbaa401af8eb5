//! Tables of images as `post-link` writes them: a row for each image, with the names of the files that have
//! its code and its property sets.

use super::part::Part;
use super::walk::{About, Step, Storage, Walk};
use crate::output::properties::PropertySets;
use crate::output::table::Table;
use crate::{Error, ErrorKind, Result};

/// All images of a table, whose files come from where the table does.
pub(super) fn visit<S: Storage>(walk: &mut Walk<'_>, part: Part<'_>, storage: &mut S) -> Step {
    let text = part.text(0, part.len(), "a table of images")?;
    let bad = |error| part.error(0, &format!("a table of images: {error}"));
    let table = Table::parse(&text).map_err(bad)?;
    let Some(code) = table.column("Code") else {
        return Err(part.error(0, "a table that names no code").into());
    };
    let properties = table.column("Properties");
    for row in table.rows() {
        let properties = match properties {
            Some(at) => Some(property_sets(storage, row.cells[at])?),
            None => None,
        };
        let bytes = read(storage, row.cells[code])?;
        walk.grow(bytes.len() as u64);
        walk.image(Part::unpacked(&bytes), About { properties, ..About::default() })?;
    }
    Ok(())
}

fn property_sets<S: Storage>(storage: &mut S, name: &str) -> Result<PropertySets> {
    let bytes = read(storage, name)?;
    PropertySets::parse(&String::from_utf8_lossy(&bytes))
        .map_err(|error| Error::new(ErrorKind::Malformed, format!("{name}: {error}")))
}

fn read<S: Storage>(storage: &mut S, name: &str) -> Result<Vec<u8>> {
    storage.named(name).map_err(|error| {
        Error::new(ErrorKind::Read, format!("the file {name} of the table cannot be read: {error}"))
    })
}
