//! Checks the instructions that a call has become against their signatures.
//!
//! Where a declaration has plain pointers, only the name of the function says which of them are images, pipes
//! or events. Nothing in LLVM ensures that the arguments are such values: another call may have made
//! something else of the same value, and the instruction would get an operand of another type. And what goes
//! through memory has the type that the attributes of the call give, which need not be that of the
//! declaration.

use lapidary_spirv::emit::{FragmentBuilder, Id, TypeKind};
use lapidary_spirv::grammar::{Context, ExtendedSet, Op, OperandKind, walk};
use lapidary_spirv::signature::{self, Kind, Manner, Shape};

use crate::lower::calls::site::Site;
use crate::lower::error::{Error, Result};
use crate::lower::facts::callees::{Builtin, Pointee};

/// Whether the name of a builtin says of a parameter or of the result what LLVM has no shape for.
pub(super) fn is_named(builtin: &Builtin) -> bool {
    let special = |pointee: Option<Pointee>| matches!(pointee, Some(Pointee::Special(_)));
    special(builtin.result_pointee())
        || builtin.parameters.iter().any(|parameter| special(parameter.pointee))
}

/// Refuses a call whose instructions, from a word of the code on, are given values of other types than
/// they take.
pub(super) fn check(s: &mut Site<'_, '_, '_>, builtin: &Builtin, from: usize) -> Result<()> {
    let pointer_width = s.f.facts.pointer_width;
    let manner = Manner { pointer_width, ..Manner::default() };
    let b = &*s.f.b;
    let mut rest = b.code.words().get(from..).unwrap_or_default();
    while let Some(&first) = rest.first() {
        let length = (first >> 16) as usize;
        let Some((words, behind)) = rest.split_at_checked(length.max(1)) else { break };
        rest = behind;
        // A cast is the lowering's own: it makes of a pointer the opaque value that C++ for OpenCL means by
        // it.
        if Op::of(first) == Op::Bitcast {
            continue;
        }
        let Some(signature) = signature::of_instruction(Op::of(first)) else { continue };
        let Some((result, operands)) = shapes(b, words) else { continue };
        signature::check(signature, result, &operands, manner).map_err(|misfit| {
            let name = builtin.name();
            Error::invalid(format!("'{name}' is called with values of other types: {misfit}"))
        })?;
    }
    Ok(())
}

/// A context without a module: instructions that calls become can be read without one, and those that cannot
/// are skipped.
struct Nothing;

impl Context for Nothing {
    fn extended_set(&self, _: u32) -> Option<&'static ExtendedSet> {
        None
    }

    fn literal_words(&self, _: u32) -> Option<u32> {
        None
    }
}

/// The shapes of the result and of the operands of an instruction that the grammar can split.
fn shapes(b: &FragmentBuilder, words: &[u32]) -> Option<(Shape, Vec<Shape>)> {
    let mut result = Shape::scalar(Kind::Void);
    let mut operands = Vec::with_capacity(words.len());
    let walked = walk(words, &Nothing, |span| {
        let word = words[span.start];
        match span.kind {
            OperandKind::IdResult => {}
            OperandKind::IdResultType => result = shape(b, Id(word)),
            kind if kind.is_id() => operands.push(shape(b, b.type_of(Id(word)))),
            _ => operands.push(Shape::UNKNOWN),
        }
    });
    walked.ok().map(|()| (result, operands))
}

/// The shape of a type.
fn shape(b: &FragmentBuilder, ty: Id) -> Shape {
    match b.type_kind(ty) {
        TypeKind::Struct { members: 2 } => {
            let [first, second] = [0, 1].map(|at| part(b, b.struct_member(ty, at)));
            Shape::pair(first, second)
        }
        _ => part(b, ty),
    }
}

/// The shape of a type that is no structure of two as far as signatures go.
fn part(b: &FragmentBuilder, ty: Id) -> Shape {
    let (component, count) = b.components(ty);
    Shape { kind: Kind::of_declaration(b.declaration_words(component)), count }
}
