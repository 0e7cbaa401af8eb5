//! What is made beyond a translation: nothing yet.

use std::path::Path;

use crate::File;
use crate::programs::Program;

pub(crate) fn post_link(_program: &Program) -> Result<Vec<File>, String> {
    Ok(Vec::new())
}

pub(crate) fn from_spirv(_name: &str, _path: &Path) -> Result<Vec<File>, String> {
    Ok(Vec::new())
}
