//! Source lines: `OpLine` with the file as `OpString` (SPIR-V section 3.49.3).

use lapidary_bitcode::ir::debug_info::DebugInfo;
use lapidary_bitcode::ir::{InstId, MetadataId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use crate::lower::emit::Emitter;

/// Directory and name of a file as one path.
fn path(directory: &[u8], name: &[u8]) -> Vec<u8> {
    if directory.is_empty() || name.starts_with(b"/") || name.get(1) == Some(&b':') {
        return name.to_vec();
    }
    let mut path = directory.to_vec();
    path.push(b'/');
    path.extend_from_slice(name);
    path
}

impl Emitter<'_> {
    /// `OpLine` for an instruction, if its place is another than that of the one before.
    #[inline]
    pub(crate) fn line(&mut self, inst: InstId) {
        if !self.body.locations.is_empty() {
            self.line_of(inst);
        }
    }

    fn line_of(&mut self, inst: InstId) {
        let Some(location) = self.body.debug_location(inst) else { return };
        let Some(scope) = location.scope else { return };
        let Some(file) = self.file_of(scope) else { return };
        let place = (file, location.line, location.column);
        if self.s.lines.current == Some(place) {
            return;
        }
        self.s.lines.current = Some(place);
        self.b.code.begin(Op::Line).id(file).literal(location.line).literal(location.column).end();
    }

    fn file_of(&mut self, scope: MetadataId) -> Option<Id> {
        if let Some(&id) = self.s.lines.files.get(&scope) {
            return Some(id);
        }
        let info = DebugInfo::of_body(self.facts.module, self.body);
        let file = info.file(info.scope_file(scope)?)?;
        let id = self.b.string(&path(file.directory, file.name));
        self.s.lines.files.insert(scope, id);
        Some(id)
    }

    /// The source location of an instruction, for errors.
    pub(crate) fn source_of(&self, inst: InstId) -> Option<(String, u32, u32)> {
        let location = self.body.debug_location(inst)?;
        let info = DebugInfo::of_body(self.facts.module, self.body);
        let file = info.file(info.scope_file(location.scope?)?)?;
        let path = path(file.directory, file.name);
        Some((String::from_utf8_lossy(&path).into_owned(), location.line, location.column))
    }
}
