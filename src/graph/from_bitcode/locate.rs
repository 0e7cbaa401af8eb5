//! Where in the code something is: the instruction that uses an aspect, the call of a function.
//!
//! The graph keeps no places. Messages are few, so the body in question is decoded once more.

use lapidary_bitcode::ir::debug_info::DebugInfo;
use lapidary_bitcode::ir::{Body, FunctionId, InstId};

use super::super::SymbolId;
use super::Survey;
use super::body::Callee;

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, as debug info names it.
    pub file: String,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// What uses an aspect in a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UseSite {
    /// Number of the instruction in the function, from 0; `None` when it is the signature or the
    /// metadata of the function itself.
    pub instruction: Option<u32>,
    /// Its place, if there is debug info.
    pub place: Option<Place>,
}

impl Survey<'_> {
    /// The first instruction of a function that uses an aspect.
    pub fn use_site(&self, function: SymbolId, aspect: i32) -> UseSite {
        let mut body = Body::default();
        let mut found = None;
        if self.decode(function, &mut body) {
            self.for_each_aspect(&body, |inst, list| {
                if found.is_none() && list.contains(&aspect) {
                    found = Some(inst);
                }
            });
        }
        UseSite {
            instruction: found.map(|inst| inst.0),
            place: found.and_then(|inst| self.place(&body, inst)),
        }
    }

    /// The place of the first call of `callee` in `caller`.
    pub fn call_site(&self, caller: SymbolId, callee: SymbolId) -> Option<Place> {
        let mut body = Body::default();
        if !self.decode(caller, &mut body) {
            return None;
        }
        let calls = |inst: &InstId| {
            body.inst(*inst).as_call().is_some_and(|call| {
                matches!(self.callee(&body, call.callee), Callee::Function(id) if id.0 == callee.0)
            })
        };
        let call = (0..body.inst_count()).map(InstId).find(calls)?;
        self.place(&body, call)
    }

    fn decode(&self, function: SymbolId, body: &mut Body) -> bool {
        let defined =
            self.module.functions.get(function.0 as usize).is_some_and(|f| !f.declaration);
        defined && self.module.decode_body(FunctionId(function.0), body).is_ok()
    }

    fn place(&self, body: &Body, inst: InstId) -> Option<Place> {
        let location = body.debug_location(inst)?;
        let debug_info = DebugInfo::of_body(self.module, body);
        let file = debug_info.file(debug_info.scope_file(location.scope?)?)?;
        let file = String::from_utf8_lossy(file.name).into_owned();
        Some(Place { file, line: location.line, column: location.column })
    }
}
