//! What LLVM says of functions and variables and SPIR-V has no place for, as NonSemantic.AuxData
//! (`--spirv-preserve-auxdata`): the attributes and the metadata, for who translates back.
//!
//! The instructions stand behind the functions: they refer to these, and only instructions of
//! SPV_KHR_relaxed_extended_instruction may refer to what comes later.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{
    Attachment, Attribute, AttributeIndex, AttributeListId, Body, Constant, FunctionId, Metadata,
    Type, Value,
};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::Op;

use crate::lower::error::Result;
use crate::lower::facts::Facts;
use crate::lower::merge::Merge;
use lapidary_spirv::masks::low_ones;

const SET: &[u8] = b"NonSemantic.AuxData";

/// Numbers of the set's instructions for one kind of symbol.
#[derive(Clone, Copy)]
struct Numbers {
    metadata: u32,
    attribute: u32,
}

const FUNCTION: Numbers = Numbers { metadata: 0, attribute: 1 };
const VARIABLE: Numbers = Numbers { metadata: 2, attribute: 3 };

/// Metadata that has its own translation.
const ELSEWHERE: [&[u8]; 3] = [b"dbg", b"spirv.Decorations", b"spirv.ParameterDecorations"];

/// What of a symbol is kept.
struct Source<'s> {
    target: Id,
    numbers: Numbers,
    attributes: Option<AttributeListId>,
    attachments: &'s [Attachment],
    body: &'s Body,
}

/// Adds the instructions of all functions and variables that are in the module. Returns a note if
/// something could not be kept.
pub(crate) fn add(
    facts: &Facts<'_>,
    merge: &mut Merge<'_>,
    functions: &[Option<u32>],
    globals: &[Option<u32>],
) -> Result<Option<&'static str>> {
    merge.need_non_semantic("--spirv-preserve-auxdata")?;
    let module = facts.module;
    let set = merge.declare(Op::ExtInstImport, None, |w| w.string(SET));
    let mut complete = true;
    let mut body = Body::of_module(module);
    for (variable, id) in module.globals.iter().zip(globals) {
        let &Some(id) = id else { continue };
        let source = Source {
            target: Id(id),
            numbers: VARIABLE,
            attributes: variable.attributes,
            attachments: module.attachments_of(variable.attachments),
            body: &body,
        };
        complete &= add_symbol(module, merge, set, &source);
    }
    for (at, (function, id)) in module.functions.iter().zip(functions).enumerate() {
        let &Some(id) = id else { continue };
        let attachments = match function.declaration {
            true => module.attachments_of(function.attachments).to_vec(),
            false => {
                module.decode_attachments(FunctionId(at as u32), &mut body)?;
                body.function_attachments.clone()
            }
        };
        let source = Source {
            target: Id(id),
            numbers: FUNCTION,
            attributes: function.attributes,
            attachments: &attachments,
            body: &body,
        };
        complete &= add_symbol(module, merge, set, &source);
    }
    Ok((!complete)
        .then_some("metadata that is not of numbers and strings is not kept as auxiliary data"))
}

/// Adds what is to be said of one symbol; whether that is all.
fn add_symbol(module: &Module<'_>, merge: &mut Merge<'_>, set: Id, source: &Source<'_>) -> bool {
    let mut complete = true;
    for attribute in module.attributes.at(source.attributes, AttributeIndex::Function) {
        let mut operands = vec![source.target];
        if let Attribute::String { key, value } = attribute {
            operands.push(string(merge, module.str(key)));
            if !module.str(value).is_empty() {
                operands.push(string(merge, module.str(value)));
            }
        } else {
            match lapidary_bitcode::asm::attribute(module, &attribute) {
                Ok(text) => operands.push(string(merge, text.as_bytes())),
                Err(_) => {
                    complete = false;
                    continue;
                }
            }
        }
        merge.auxiliary(set, source.numbers.attribute, &operands);
    }
    for attachment in source.attachments {
        let Some(kind) = module.metadata_kind_name(attachment.kind) else { continue };
        if ELSEWHERE.contains(&kind) {
            continue;
        }
        let name = string(merge, kind);
        match values(module, merge, source.body, attachment) {
            Some(list) => {
                let mut operands = vec![source.target, name];
                operands.extend(list);
                merge.auxiliary(set, source.numbers.metadata, &operands);
            }
            None => complete = false,
        }
    }
    complete
}

fn string(merge: &mut Merge<'_>, text: &[u8]) -> Id {
    merge.declare(Op::String, None, |w| w.string(text))
}

/// The operands of a node as strings and constants; `None` if one is neither.
fn values(
    module: &Module<'_>,
    merge: &mut Merge<'_>,
    body: &Body,
    attachment: &Attachment,
) -> Option<Vec<Id>> {
    let Metadata::Node { operands, .. } = body.metadata(module, attachment.node) else {
        return None;
    };
    let mut list = Vec::with_capacity(operands.len());
    for operand in operands.iter() {
        list.push(match body.metadata(module, operand?) {
            Metadata::String(text) => string(merge, text),
            Metadata::Value { ty, value } => {
                let Value::Constant(_, constant) = body.value(module, value) else { return None };
                number(merge, module.types.get(ty), constant)?
            }
            _ => return None,
        });
    }
    Some(list)
}

/// A number as a constant of the module.
fn number(merge: &mut Merge<'_>, ty: Type, constant: Constant<'_>) -> Option<Id> {
    let (is_float, width) = match ty {
        Type::Integer(1) => {
            let bool = merge.declare(Op::TypeBool, None, |w| w);
            let yes = matches!(constant, Constant::Int(value) if value != 0);
            let op = if yes { Op::ConstantTrue } else { Op::ConstantFalse };
            return Some(merge.declare(op, Some(bool), |w| w));
        }
        Type::Integer(width @ (8 | 16 | 32 | 64)) => (false, width),
        Type::Half => (true, 16),
        Type::Float => (true, 32),
        Type::Double => (true, 64),
        _ => return None,
    };
    let bits = match constant {
        Constant::Int(value) => value as u64 & low_ones(width),
        Constant::Float(words) => *words.first()?,
        Constant::Null => 0,
        _ => return None,
    };
    let ty = match is_float {
        true => merge.declare(Op::TypeFloat, None, |w| w.literal(width)),
        false => merge.declare(Op::TypeInt, None, |w| w.literal(width).literal(0)),
    };
    merge.need_number(is_float, width);
    Some(merge.declare(Op::Constant, Some(ty), |w| match width {
        64 => w.literal(bits as u32).literal((bits >> 32) as u32),
        _ => w.literal(bits as u32),
    }))
}
