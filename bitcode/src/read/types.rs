//! The type table (TYPE_BLOCK_NEW).

use crate::bitstream::{BlockReader, Record};
use crate::codes::types as code;
use crate::error::{Error, Fault};
use crate::ir::type_index::TypeIndex;
use crate::ir::{AddressSpaces, Str, Type, TypeId, TypeList, TypeTable};
use crate::limits;

/// Widest integer or byte type of LLVM (`IntegerType::MAX_INT_BITS`, `ByteType::MAX_BYTE_BITS`).
const MAX_INT_BITS: u64 = 1 << 23;

/// Reads the type table.
pub(super) fn read<'a>(
    reader: &mut BlockReader<'a, '_>,
    record: &mut Record<'a>,
    table: &mut TypeTable,
    strings: &mut Vec<u8>,
    spaces: &AddressSpaces,
) -> Result<TypeIndex, Error> {
    let mut name = Str::default();
    let mut announced = 0;
    // The highest reference to a type that had not been read yet; only identified structs may be
    // referred to so.
    let mut forward = Vec::new();
    while let Some((record_code, at)) = reader.next_record(record)? {
        let values = &record.values;
        let id = table.types.len() as u64;
        let short =
            || Error::malformed(at, format!("type {id}: record {record_code} is too short"));
        let value = |index: usize| values.get(index).copied().ok_or_else(short);
        let space = |raw| Ok::<_, Error>(spaces.of(address_space(at, raw)?));
        let mut references = References { announced, id, at, forward: &mut forward };
        let ty = match record_code {
            code::NUMENTRY => {
                // Once: references were checked against it.
                if announced != 0 {
                    return Err(Error::malformed(at, "types: a second NUMENTRY"));
                }
                announced = value(0)?.min(u64::from(u32::MAX >> 1));
                continue;
            }
            code::STRUCT_NAME => {
                name = push_string(strings, values);
                continue;
            }
            code::VOID => Type::Void,
            code::HALF => Type::Half,
            code::BFLOAT => Type::BFloat,
            code::FLOAT => Type::Float,
            code::DOUBLE => Type::Double,
            code::X86_FP80 => Type::X86Fp80,
            code::FP128 => Type::Fp128,
            code::PPC_FP128 => Type::PpcFp128,
            code::LABEL => Type::Label,
            code::METADATA => Type::Metadata,
            code::X86_MMX => Type::X86Mmx,
            code::X86_AMX => Type::X86Amx,
            code::TOKEN => Type::Token,
            code::INTEGER | code::BYTE => {
                let bits = value(0)?;
                let (what, ty): (_, fn(u32) -> Type) = match record_code {
                    code::INTEGER => ("an integer", Type::Integer),
                    _ => ("a byte", Type::Byte),
                };
                if bits == 0 || bits > MAX_INT_BITS {
                    return Err(Error::malformed(at, format!("type {id}: {what} of {bits} bits")));
                }
                ty(bits as u32)
            }
            code::POINTER => Type::Pointer {
                address_space: space(values.get(1).copied().unwrap_or(0))?,
                pointee: Some(references.one(value(0)?)?),
            },
            code::OPAQUE_POINTER => {
                Type::Pointer { address_space: space(value(0)?)?, pointee: None }
            }
            code::ARRAY => Type::Array { length: value(0)?, element: references.one(value(1)?)? },
            code::VECTOR => {
                let length = value(0)?;
                if length == 0 || length > u64::from(u32::MAX) {
                    return Err(Error::malformed(
                        at,
                        format!("type {id}: a vector of {length} elements"),
                    ));
                }
                Type::Vector {
                    length: length as u32,
                    element: references.one(value(1)?)?,
                    scalable: values.get(2).is_some_and(|&scalable| scalable != 0),
                }
            }
            code::STRUCT_ANON | code::STRUCT_NAMED => {
                let packed = value(0)? != 0;
                let fields = references.list(&mut table.lists, &values[1..])?;
                let literal = record_code == code::STRUCT_ANON;
                let name = if literal { Str::default() } else { std::mem::take(&mut name) };
                Type::Struct { name, fields, packed, literal }
            }
            code::OPAQUE => Type::Opaque { name: std::mem::take(&mut name) },
            // FUNCTION: [vararg, result, parameters...]; the old form has an attribute in between.
            code::FUNCTION | code::FUNCTION_OLD => {
                let varargs = value(0)? != 0;
                let first = if record_code == code::FUNCTION { 1 } else { 2 };
                let result = references.one(value(first)?)?;
                let parameters = references.list(
                    &mut table.lists,
                    values.get(first..).and_then(|rest| rest.get(1..)).unwrap_or_default(),
                )?;
                Type::Function { result, parameters, varargs }
            }
            // TARGET_TYPE: [number of types, types..., integers...]
            code::TARGET_TYPE => {
                let count = value(0)?;
                if count >= values.len() as u64 {
                    return Err(short());
                }
                let (types, integers) = values[1..].split_at(count as usize);
                let types = references.list(&mut table.lists, types)?;
                let start = table.integers.len() as u32;
                for &integer in integers {
                    table.integers.push(u32::try_from(integer).map_err(|_| {
                        Error::malformed(at, format!("type {id}: integer parameter out of range"))
                    })?);
                }
                Type::TargetExt {
                    name: std::mem::take(&mut name),
                    types,
                    integers: TypeList { start, len: integers.len() as u32 },
                }
            }
            other => {
                return Err(Error::unsupported(at, format!("type record with code {other}")));
            }
        };
        if id >= announced {
            return Err(Error::malformed(at, format!("more types than the {announced} announced")));
        }
        table.types.push(ty);
    }
    let at = reader.cursor().byte();
    if table.types.len() as u64 != announced {
        return Err(Error::malformed(
            at,
            format!("{} types where {announced} were announced", table.types.len()),
        ));
    }
    for (at, id) in forward {
        if !matches!(table.get(id), Type::Struct { literal: false, .. } | Type::Opaque { .. }) {
            return Err(Error::malformed(
                at,
                format!(
                    "type {} is referred to before its definition and is no named struct",
                    id.0
                ),
            ));
        }
    }
    check(table).map_err(|fault| Error::at(at, fault))?;
    Ok(TypeIndex::new(table))
}

/// The references of one record to other types.
struct References<'f> {
    announced: u64,
    id: u64,
    at: u64,
    forward: &'f mut Vec<(u64, TypeId)>,
}

impl References<'_> {
    fn one(&mut self, raw: u64) -> Result<TypeId, Error> {
        if raw >= self.announced {
            return Err(Error::malformed(
                self.at,
                format!("type {} refers to type {raw} of {}", self.id, self.announced),
            ));
        }
        if raw >= self.id {
            self.forward.push((self.at, TypeId(raw as u32)));
        }
        Ok(TypeId(raw as u32))
    }

    fn list(&mut self, lists: &mut Vec<TypeId>, raw: &[u64]) -> Result<TypeList, Error> {
        let start = lists.len() as u32;
        for &raw in raw {
            lists.push(self.one(raw)?);
        }
        Ok(TypeList { start, len: raw.len() as u32 })
    }
}

fn address_space(at: u64, raw: u64) -> Result<u32, Error> {
    // LLVM has 24 bits for it.
    if raw < 1 << 24 {
        Ok(raw as u32)
    } else {
        Err(Error::malformed(at, format!("address space {raw} is out of range")))
    }
}

/// Appends the characters of a record to the string pool.
pub(super) fn push_string(strings: &mut Vec<u8>, values: &[u64]) -> Str {
    let start = strings.len() as u32;
    strings.extend(values.iter().map(|&value| value as u8));
    Str { start, len: values.len() as u32 }
}

/// Where the entries from `start` on are in a table, as rows say it; [`limits::all_fit`] is asked of the
/// table.
pub(super) fn span<T>(start: usize, table: &[T]) -> (u32, u32) {
    (start as u32, table.len().saturating_sub(start) as u32)
}

/// Checks what types may hold, that no type holds itself by value, and that nesting is bounded.
fn check(table: &TypeTable) -> Result<(), Fault> {
    if !limits::all_fit(&[table.lists.len(), table.integers.len()]) {
        return Err(Fault::LimitExceeded("types with tables of more than 32 bits".into()));
    }
    let too_deep = |id: usize| {
        Fault::LimitExceeded(format!("type {id} nests deeper than {}", limits::NESTING))
    };
    let mut depth = vec![0u32; table.len()];
    // Depth-first over by-value containment, with a stack of its own. A type is `OPEN` while its
    // parts are being visited.
    const OPEN: u32 = u32::MAX;
    let mut stack: Vec<(TypeId, u32)> = Vec::new();
    for root in 0..table.len() as u32 {
        if depth[root as usize] != 0 {
            continue;
        }
        stack.push((TypeId(root), 0));
        depth[root as usize] = OPEN;
        while let Some((id, next)) = stack.pop() {
            let part = part(table, id, next as usize);
            let Some(part) = part else {
                let parts = (0..).map_while(|index| self::part(table, id, index));
                let deepest = parts.map(|part| depth[part.index()]).max().unwrap_or(0);
                if deepest >= limits::NESTING {
                    return Err(too_deep(id.index()));
                }
                depth[id.index()] = deepest.saturating_add(1);
                continue;
            };
            stack.push((id, next.saturating_add(1)));
            match depth[part.index()] {
                0 => {
                    depth[part.index()] = OPEN;
                    stack.push((part, 0));
                }
                OPEN => return Err(format!("type {} contains itself", part.0).into()),
                _ => {}
            }
        }
    }
    // Nesting through pointers and functions up to named structs, whose names end a printed type.
    let mut depth = vec![0u32; table.len()];
    for (id, &ty) in table.types.iter().enumerate() {
        let mut deepest = 0;
        let mut visit = |part: TypeId| {
            if !matches!(table.get(part), Type::Struct { literal: false, .. } | Type::Opaque { .. })
            {
                deepest = deepest.max(depth[part.index()]);
            }
        };
        let valid = match ty {
            Type::Array { element, .. } => {
                visit(element);
                table.is_element(element)
            }
            Type::Vector { element, .. } => {
                visit(element);
                matches!(
                    table.get(element),
                    Type::Integer(_)
                        | Type::Byte(_)
                        | Type::Pointer { .. }
                        | Type::Half
                        | Type::BFloat
                        | Type::Float
                        | Type::Double
                        | Type::X86Fp80
                        | Type::Fp128
                        | Type::PpcFp128
                        | Type::TargetExt { .. }
                )
            }
            Type::Struct { fields, .. } => table.list(fields).iter().all(|&field| {
                visit(field);
                table.is_element(field)
            }),
            Type::Function { result, parameters, .. } => {
                visit(result);
                !matches!(table.get(result), Type::Function { .. } | Type::Label | Type::Metadata)
                    && table.list(parameters).iter().all(|&parameter| {
                        visit(parameter);
                        !matches!(table.get(parameter), Type::Void | Type::Function { .. })
                    })
            }
            Type::TargetExt { types, .. } => {
                table.list(types).iter().for_each(|&ty| visit(ty));
                true
            }
            Type::Pointer { pointee: Some(pointee), .. } => {
                visit(pointee);
                !matches!(
                    table.get(pointee),
                    Type::Void | Type::Label | Type::Metadata | Type::Token
                )
            }
            _ => true,
        };
        if !valid {
            return Err(format!("type {id} has a part of a type that it cannot have").into());
        }
        if deepest >= limits::NESTING {
            return Err(too_deep(id));
        }
        depth[id] = deepest.saturating_add(1);
    }
    Ok(())
}

/// Part `index` of a type that holds others by value.
fn part(table: &TypeTable, id: TypeId, index: usize) -> Option<TypeId> {
    match table.get(id) {
        Type::Array { element, .. } | Type::Vector { element, .. } => {
            (index == 0).then_some(element)
        }
        Type::Struct { fields, .. } => table.list(fields).get(index).copied(),
        Type::TargetExt { types, .. } => table.list(types).get(index).copied(),
        _ => None,
    }
}
