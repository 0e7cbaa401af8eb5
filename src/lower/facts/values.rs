//! What constants and attributes of a call say.

use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, AttributeKind, AttributeListId, Body, Constant, TypeId, Value,
    ValueId,
};

use super::Facts;

/// The type attribute (`byval(T)`, `sret(T)`, `elementtype(T)` ...) of a parameter.
pub(crate) fn attribute_type(
    facts: &Facts<'_>,
    list: Option<AttributeListId>,
    parameter: u32,
) -> Option<TypeId> {
    // Few lists have any, and every pointer argument asks.
    if !facts.typed_attributes[list?.index()] {
        return None;
    }
    let mut attributes = facts.module.attributes.at(list, AttributeIndex::Parameter(parameter));
    let ty = attributes.find_map(|attribute| match attribute {
        Attribute::Type(
            AttributeKind::BY_VAL
            | AttributeKind::STRUCT_RET
            | AttributeKind::BYREF
            | AttributeKind::ELEMENTTYPE,
            ty,
        ) => ty,
        _ => None,
    })?;
    // Nothing in memory is of a type without a size.
    facts.module.layouts.alloc_size(ty).map(|_| ty)
}

/// The value of a constant integer operand of at most 64 bits, sign-extended; `None` when the
/// operand is no constant.
pub(crate) fn constant_int(facts: &Facts<'_>, body: &Body, value: ValueId) -> Option<i64> {
    if value.as_metadata().is_some() {
        return None;
    }
    match body.value(facts.module, value) {
        Value::Constant(_, Constant::Int(value)) => Some(value),
        Value::Constant(_, Constant::Null) => Some(0),
        _ => None,
    }
}
