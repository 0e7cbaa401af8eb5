//! Which nodes are the same file although they say its path differently: clang writes the file of the compile
//! unit with its full name, and the same file again as a name in a directory.

use lapidary_bitcode::ir::debug_info::{DebugInfo, code, reference};
use lapidary_bitcode::ir::{MetadataId, MetadataRecord};
use rustc_hash::FxHashMap;

use super::Debug;
use super::table::SHADER_200;

/// Files are compared until their paths together have this many bytes.
const MOST_PATHS: usize = 1 << 24;

/// The longest path that is compared.
const MOST_PATH: usize = 1 << 12;

/// What a `DebugSource` says besides its text: the path, and the string that is its checksum.
type Key = (Vec<u8>, Option<MetadataId>);

/// The files of a module.
#[derive(Debug, Default)]
pub(crate) struct Files {
    /// The first node of each, by the string that is its text. One without text is the first that has some.
    first: FxHashMap<(Key, Option<MetadataId>), MetadataId>,
    /// By node of the module: the first that is the same file.
    same: FxHashMap<MetadataId, MetadataId>,
}

/// Directory and name of a file as one path.
pub(crate) fn path(directory: &[u8], name: &[u8]) -> Vec<u8> {
    if directory.is_empty() || name.starts_with(b"/") || name.get(1) == Some(&b':') {
        return name.to_vec();
    }
    let mut path = directory.to_vec();
    if !directory.ends_with(b"/") {
        path.push(b'/');
    }
    path.extend_from_slice(name);
    path
}

impl Debug {
    /// Looks through the files of the module.
    pub(super) fn find_files(&mut self, info: DebugInfo<'_>, count: u32) {
        let mut bytes: usize = 0;
        let mut found = Vec::new();
        for node in (0..count).map(MetadataId) {
            let Some((key, text)) = info.record(node, code::FILE).and_then(|it| self.key(info, it))
            else {
                continue;
            };
            bytes = bytes.saturating_add(key.0.len());
            if bytes > MOST_PATHS {
                break;
            }
            if text.is_some() {
                self.files.first.entry((key.clone(), None)).or_insert(node);
            }
            found.push((node, (key, text)));
        }
        for (node, key) in found {
            let first = *self.files.first.entry(key).or_insert(node);
            if first != node {
                self.files.same.insert(node, first);
            }
        }
    }

    /// The node that stands for a file of the module.
    pub(crate) fn same_file(&self, node: MetadataId) -> MetadataId {
        self.files.same.get(&node).copied().unwrap_or(node)
    }

    /// The node of the module that is the same file as one of a body's own.
    pub(crate) fn known_file(
        &self,
        info: DebugInfo<'_>,
        record: MetadataRecord<'_>,
    ) -> Option<MetadataId> {
        self.files.first.get(&self.key(info, record)?).copied()
    }

    /// What a file says, and its text.
    fn key(
        &self,
        info: DebugInfo<'_>,
        record: MetadataRecord<'_>,
    ) -> Option<(Key, Option<MetadataId>)> {
        let text = |at: usize| reference(record, at).and_then(|it| info.string(it));
        let [name, directory] = [1, 2].map(|at| text(at).unwrap_or_default());
        if name.len().saturating_add(directory.len()) > MOST_PATH {
            return None;
        }
        let checksum = reference(record, 4).filter(|_| self.set == SHADER_200);
        Some(((path(directory, name), checksum), reference(record, 5)))
    }
}
