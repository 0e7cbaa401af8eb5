//! The scope and the line of an instruction: `DebugScope`, and `OpLine` with the file as `OpString`
//! (SPIR-V section 3.49.3), or `DebugLine` in the sets that have it.

use lapidary_bitcode::ir::{InstId, MetadataId};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{Op, ShaderDebugInfo as Number};

use crate::lower::emit::Emitter;
use crate::lower::emit::state::{Scope, Word};
use crate::lower::facts::debug::table::SHADER_200;
use crate::lower::facts::debug::{Part, path};

/// How deep calls are inlined in each other at most: a limit against circles.
const MOST_INLINED: usize = 4096;

impl Emitter<'_> {
    /// The place of an instruction, if it is another than that of the one before.
    #[inline(always)]
    pub(crate) fn line(&mut self, inst: InstId) {
        if !self.body.locations.is_empty() {
            self.line_in_source(inst);
        }
    }

    fn line_in_source(&mut self, inst: InstId) {
        let location = self.body.debug_location(inst);
        let Some((location, scope)) = location.and_then(|it| Some((it, it.scope?))) else {
            self.no_scope();
            return;
        };
        self.source_place((scope, location.inlined_at), location.line, location.column);
    }

    /// What follows is here in the source.
    pub(super) fn source_place(&mut self, scope: Scope, line: u32, column: u32) {
        self.enter_scope(scope);
        let Some(file) = self.file_of(scope.0) else { return };
        let place = (file, line, column);
        if self.s.lines.current == Some(place) {
            return;
        }
        self.s.lines.current = Some(place);
        if !self.facts.debug.has_constants() {
            self.b.code.begin(Op::Line).id(file).literal(line).literal(column).end();
            return;
        }
        // Lines start at 1: 0 is nowhere.
        if line == 0 {
            return self.debug_inside(Number::DebugNoLine, &[]);
        }
        let [line, from, to] =
            [line, column, column.saturating_add(1)].map(|it| self.b.const_u32(it));
        self.debug_inside(Number::DebugLine, &[file, line, line, from, to]);
    }

    /// What follows is in this scope.
    fn enter_scope(&mut self, scope: Scope) {
        if !self.facts.debug.is_there() || self.s.lines.scope == Some(scope) {
            return;
        }
        self.s.lines.scope = Some(scope);
        let ids = match self.s.debug.scopes.get(&scope) {
            Some(&ids) => ids,
            None => {
                let id = self.debug_node(Some(scope.0));
                let inlined = scope.1.filter(|_| id != self.s.debug.none);
                let inlined = inlined.and_then(|at| self.inlined_at(at)).unwrap_or(Id::NONE);
                self.s.debug.scopes.insert(scope, [id, inlined]);
                [id, inlined]
            }
        };
        match ids {
            [id, _] if id == self.s.debug.none => {}
            [id, Id::NONE] => self.debug_inside(Number::DebugScope, &[id]),
            both => self.debug_inside(Number::DebugScope, &both),
        }
    }

    /// What follows is nowhere in the source.
    fn no_scope(&mut self) {
        if self.s.lines.scope.take().is_some() {
            self.debug_inside(Number::DebugNoScope, &[]);
        }
    }

    /// `DebugInlinedAt` of a place where something was inlined.
    fn inlined_at(&mut self, node: MetadataId) -> Option<Id> {
        let info = self.debug_info();
        let mut chain = Vec::new();
        let mut next = Some(node);
        let mut outer = None;
        while let Some(node) = next {
            if let Some(&known) = self.s.debug.inlined.get(&node) {
                outer = Some(known);
                break;
            }
            if chain.len() == MOST_INLINED {
                return None;
            }
            let location = info.location(node)?;
            chain.push((node, location));
            next = location.inlined_at;
        }
        for (node, location) in chain.into_iter().rev() {
            let line = self.number(location.line);
            let mut words = vec![line];
            if self.facts.debug.set == SHADER_200 {
                let column = self.number(location.column);
                words.push(column);
            }
            let scope = self.debug_node(location.scope);
            if self.is_debug_none(scope) {
                return None;
            }
            words.push(Word::Id(scope));
            words.extend(outer.map(Word::Id));
            let id = self.debug_now(Part::Inlined, Number::DebugInlinedAt, &words);
            self.s.debug.inlined.insert(node, id);
            outer = Some(id);
        }
        outer
    }

    /// The file of a scope, as lines name it.
    fn file_of(&mut self, scope: MetadataId) -> Option<Id> {
        if let Some(&id) = self.s.lines.files.get(&scope) {
            return Some(id);
        }
        let info = self.debug_info();
        let node = info.scope_file(scope)?;
        let file = info.file(node)?;
        let id = match self.facts.debug.has_constants() {
            true => self.debug_node(Some(node)),
            false => self.b.string(&path(file.directory, file.name)),
        };
        self.s.lines.files.insert(scope, id);
        Some(id)
    }

    /// The source location of an instruction, for errors.
    pub(crate) fn source_of(&self, inst: InstId) -> Option<(String, u32, u32)> {
        let location = self.body.debug_location(inst)?;
        let info = self.debug_info();
        let file = info.file(info.scope_file(location.scope?)?)?;
        let path = path(file.directory, file.name);
        Some((String::from_utf8_lossy(&path).into_owned(), location.line, location.column))
    }
}
