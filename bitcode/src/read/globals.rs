//! Global variables, functions, aliases, ifuncs and comdats: records of MODULE_BLOCK.
//!
//! Since version 2 a record begins with offset and length of the name in the string table of the
//! file; before, names are in the module's symbol table.

use crate::codes::module as code;
use crate::error::{Error, Fault};
use crate::ir::type_index::TypeIndex;
use crate::ir::*;

/// What the records refer to besides the module.
#[derive(Debug, Default)]
pub(super) struct Names {
    pub(super) sections: Vec<Str>,
    pub(super) collectors: Vec<Str>,
    /// Length of the string table, which is the beginning of the module's strings.
    pub(super) strtab: u64,
    /// Whether names are in the string table.
    pub(super) in_strtab: bool,
}

/// The values of one record.
struct Values<'r> {
    values: &'r [u64],
    at: u64,
    what: &'static str,
}

impl Values<'_> {
    fn required(&self, index: usize) -> Result<u64, Error> {
        self.values.get(index).copied().ok_or_else(|| self.error("record is too short"))
    }

    /// A field that older writers did not have; 0 means its absence.
    fn optional(&self, index: usize) -> u64 {
        self.values.get(index).copied().unwrap_or(0)
    }

    fn error(&self, fault: impl Into<Fault>) -> Error {
        Error::within(self.at, self.what, fault)
    }

    /// Entry `raw - 1` of a table, 0 for none.
    fn entry(&self, raw: u64, table: &[Str], name: &str) -> Result<Str, Error> {
        match raw.checked_sub(1) {
            None => Ok(Str::default()),
            Some(index) => usize::try_from(index)
                .ok()
                .and_then(|index| table.get(index))
                .copied()
                .ok_or_else(|| self.error(format!("{name} {raw} is not defined"))),
        }
    }

    fn align(&self, raw: u64) -> Result<u64, Error> {
        // The exponent + 1; LLVM's limit is 2^32.
        match raw.checked_sub(1) {
            None => Ok(0),
            Some(exponent @ 0..=32) => Ok(1 << exponent),
            Some(_) => Err(self.error("alignment out of range")),
        }
    }

    fn type_id(&self, raw: u64, module: &Tables<'_>) -> Result<TypeId, Error> {
        if raw < module.types.len() as u64 {
            Ok(TypeId(raw as u32))
        } else {
            Err(self.error(format!("type {raw} does not exist")))
        }
    }

    fn attributes(&self, raw: u64, module: &Tables<'_>) -> Result<Option<AttributeListId>, Error> {
        if raw > module.attributes.lists.len() as u64 {
            return Err(self.error(format!("attribute list {raw} does not exist")));
        }
        Ok((raw as u32).checked_sub(1).map(AttributeListId))
    }

    fn comdat(&self, raw: u64, module: &Tables<'_>) -> Result<Option<ComdatId>, Error> {
        if raw > module.comdats.len() as u64 {
            return Err(self.error(format!("comdat {raw} does not exist")));
        }
        Ok((raw as u32).checked_sub(1).map(ComdatId))
    }

    /// A value number + 1; its bound is checked at the end of the module.
    fn value(&self, raw: u64) -> Result<Option<ValueId>, Error> {
        if raw > 1 << 31 {
            return Err(self.error("value out of range"));
        }
        Ok((raw as u32).checked_sub(1).map(ValueId))
    }

    fn address_space(&self, raw: u64) -> Result<u32, Error> {
        if raw < 1 << 24 { Ok(raw as u32) } else { Err(self.error("address space out of range")) }
    }

    fn strtab(&self, offset: u64, len: u64, names: &Names) -> Result<Str, Error> {
        if len == 0 {
            return Ok(Str::default());
        }
        match offset.checked_add(len) {
            Some(end) if end <= names.strtab => Ok(Str { start: offset as u32, len: len as u32 }),
            _ => Err(self.error(format!(
                "a name at {offset} of {len} bytes lies outside the string table of {} bytes",
                names.strtab
            ))),
        }
    }

    /// Takes the name off the front.
    fn name(&mut self, names: &Names) -> Result<Str, Error> {
        if !names.in_strtab {
            return Ok(Str::default());
        }
        let name = self.strtab(self.required(0)?, self.required(1)?, names)?;
        self.values = &self.values[2..];
        Ok(name)
    }
}

/// `getDecodedLinkage`; unknown numbers are external linkage there too.
fn linkage(raw: u64) -> Linkage {
    Linkage::from_code(raw).unwrap_or(Linkage::External)
}

fn visibility(raw: u64, linkage: Linkage) -> Visibility {
    Visibility::from_code(raw).filter(|_| !linkage.is_local()).unwrap_or(Visibility::Default)
}

/// The field, or, before there was one, what the linkage says (5 import, 6 export).
fn dll_storage(field: Option<u64>, raw_linkage: u64) -> DllStorage {
    match (field, raw_linkage) {
        _ if linkage(raw_linkage).is_local() => DllStorage::Default,
        (Some(field), _) => DllStorage::from_code(field).unwrap_or(DllStorage::Default),
        (None, 5) => DllStorage::Import,
        (None, 6) => DllStorage::Export,
        (None, _) => DllStorage::Default,
    }
}

/// Unknown models are the general one.
fn thread_local(raw: u64) -> ThreadLocal {
    ThreadLocal::from_code(raw).unwrap_or(ThreadLocal::GeneralDynamic)
}

fn unnamed_addr(raw: u64) -> UnnamedAddr {
    UnnamedAddr::from_code(raw).unwrap_or(UnnamedAddr::No)
}

/// What is encoded, and what linkage and visibility imply.
fn dso_local(raw: u64, linkage: Linkage, visibility: Visibility) -> bool {
    raw == 1
        || linkage.is_local()
        || (visibility != Visibility::Default && linkage != Linkage::ExternWeak)
}

/// The type of a pointer to a global symbol.
fn pointer(
    index: &mut TypeIndex,
    module: &mut Tables<'_>,
    address_space: u32,
    pointee: TypeId,
    typed: bool,
) -> TypeId {
    let pointee = typed.then_some(pointee);
    index.ensure(&mut module.types, Type::Pointer { address_space, pointee })
}

/// Whether pointers have pointees in this file.
pub(super) fn has_typed_pointers(types: &TypeTable) -> bool {
    let mut pointers = types.types.iter().filter_map(|ty| match ty {
        Type::Pointer { pointee, .. } => Some(pointee.is_some()),
        _ => None,
    });
    pointers.next().unwrap_or(false)
}

/// Reads a record of a global symbol and returns the type of the value.
pub(super) fn read(
    record_code: u32,
    values: &[u64],
    at: u64,
    names: &Names,
    index: &mut TypeIndex,
    typed: bool,
    module: &mut Tables<'_>,
) -> Result<TypeId, Error> {
    let what = match record_code {
        code::GLOBALVAR => "global variable",
        code::FUNCTION => "function",
        code::IFUNC => "ifunc",
        _ => "alias",
    };
    let mut values = Values { values, at, what };
    let name = values.name(names)?;
    match record_code {
        code::GLOBALVAR => global_variable(&values, name, names, index, typed, module),
        code::FUNCTION => function(&values, name, names, index, typed, module),
        _ => indirect_symbol(record_code, &values, name, names, index, typed, module),
    }
}

/// [type, constant | explicit type << 1 | address space << 2, initialiser + 1, linkage,
/// alignment, section, visibility, thread-local, unnamed_addr, externally initialised, DLL
/// storage, comdat, attributes, dso_local, partition (2), sanitizer, code model]
fn global_variable(
    values: &Values<'_>,
    name: Str,
    names: &Names,
    index: &mut TypeIndex,
    typed: bool,
    module: &mut Tables<'_>,
) -> Result<TypeId, Error> {
    let mut value_type = values.type_id(values.required(0)?, module)?;
    let flags = values.required(1)?;
    let address_space = if flags & 2 != 0 {
        module.address_spaces.of(values.address_space(flags >> 2)?)
    } else {
        // The old form has the type of the pointer.
        let Type::Pointer { address_space, pointee: Some(pointee) } = module.types.get(value_type)
        else {
            return Err(values.error("its type is not a typed pointer"));
        };
        value_type = pointee;
        address_space
    };
    if !module.types.is_element(value_type) {
        return Err(values.error("its type is none that is in memory"));
    }
    let raw_linkage = values.required(3)?;
    let linkage = linkage(raw_linkage);
    let visibility = visibility(values.optional(6), linkage);
    let object = GlobalObject {
        name,
        linkage,
        visibility,
        dll_storage: dll_storage(values.values.get(10).copied(), raw_linkage),
        thread_local: thread_local(values.optional(7)),
        unnamed_addr: unnamed_addr(values.optional(8)),
        dso_local: dso_local(values.optional(13), linkage, visibility),
        address_space,
        partition: values.strtab(values.optional(14), values.optional(15), names)?,
    };
    let global = GlobalVariable {
        object,
        value_type,
        constant: flags & 1 != 0,
        externally_initialized: values.optional(9) != 0,
        initializer: values.value(values.required(2)?)?,
        align: values.align(values.required(4)?)?,
        section: values.entry(values.required(5)?, &names.sections, "section")?,
        comdat: values.comdat(values.optional(11), module)?,
        attributes: values.attributes(values.optional(12), module)?,
        code_model: match values.optional(17) {
            0 => None,
            raw => Some(
                CodeModel::from_code(raw)
                    .ok_or_else(|| values.error(Fault::Unsupported("code model".into())))?,
            ),
        },
        sanitizer: u32::try_from(values.optional(16))
            .map_err(|_| values.error("sanitizer flags out of range"))?,
        attachments: (0, 0),
    };
    module.values.push(ModuleValue::Global(GlobalId(module.globals.len() as u32)));
    module.globals.push(global);
    Ok(pointer(index, module, address_space, value_type, typed))
}

/// [type, calling convention, declaration, linkage, attributes, alignment, section, visibility,
/// collector, unnamed_addr, prologue, DLL storage, comdat, prefix, personality, dso_local,
/// address space, partition (2), preferred alignment]
fn function(
    values: &Values<'_>,
    name: Str,
    names: &Names,
    index: &mut TypeIndex,
    typed: bool,
    module: &mut Tables<'_>,
) -> Result<TypeId, Error> {
    let mut function_type = values.type_id(values.required(0)?, module)?;
    if let Type::Pointer { pointee: Some(pointee), .. } = module.types.get(function_type) {
        function_type = pointee;
    }
    if !matches!(module.types.get(function_type), Type::Function { .. }) {
        return Err(values.error("its type is not a function type"));
    }
    let calling_convention = values.required(1)?;
    if calling_convention > 1023 {
        return Err(values.error("calling convention out of range"));
    }
    let raw_linkage = values.required(3)?;
    let linkage = linkage(raw_linkage);
    let visibility = visibility(values.required(7)?, linkage);
    let address_space = match values.values.get(16) {
        Some(&raw) => module.address_spaces.of(values.address_space(raw)?),
        None => module.data_layout.program_address_space,
    };
    let object = GlobalObject {
        name,
        linkage,
        visibility,
        dll_storage: dll_storage(values.values.get(11).copied(), raw_linkage),
        thread_local: ThreadLocal::No,
        unnamed_addr: unnamed_addr(values.optional(9)),
        dso_local: dso_local(values.optional(15), linkage, visibility),
        address_space,
        partition: values.strtab(values.optional(17), values.optional(18), names)?,
    };
    let function = Function {
        object,
        function_type,
        calling_convention: CallingConvention(calling_convention as u32),
        declaration: values.required(2)? != 0,
        attributes: values.attributes(values.required(4)?, module)?,
        align: values.align(values.required(5)?)?,
        section: values.entry(values.required(6)?, &names.sections, "section")?,
        gc: values.entry(values.optional(8), &names.collectors, "garbage collector")?,
        comdat: values.comdat(values.optional(12), module)?,
        prologue: values.value(values.optional(10))?,
        prefix: values.value(values.optional(13))?,
        personality: values.value(values.optional(14))?,
        preferred_align: values.align(values.optional(19))?,
        attachments: (0, 0),
    };
    module.values.push(ModuleValue::Function(FunctionId(module.functions.len() as u32)));
    module.functions.push(function);
    Ok(pointer(index, module, address_space, function_type, typed))
}

/// ALIAS and IFUNC: [type, address space, target, linkage, visibility, (alias only: DLL storage,
/// thread-local, unnamed_addr,) dso_local, partition (2)]. ALIAS_OLD: [pointer type, target,
/// linkage, ...].
fn indirect_symbol(
    record_code: u32,
    values: &Values<'_>,
    name: Str,
    names: &Names,
    index: &mut TypeIndex,
    typed: bool,
    module: &mut Tables<'_>,
) -> Result<TypeId, Error> {
    let mut value_type = values.type_id(values.required(0)?, module)?;
    let (address_space, behind) = if record_code == code::ALIAS_OLD {
        let Type::Pointer { address_space, pointee: Some(pointee) } = module.types.get(value_type)
        else {
            return Err(values.error("its type is not a typed pointer"));
        };
        value_type = pointee;
        (address_space, 1)
    } else {
        (module.address_spaces.of(values.address_space(values.required(1)?)?), 2)
    };
    let mut fields = values.values.iter().skip(behind);
    let mut field = || fields.next().copied();
    let target = field().ok_or_else(|| values.error("record is too short"))?;
    let raw_linkage = field().ok_or_else(|| values.error("record is too short"))?;
    let linkage = linkage(raw_linkage);
    let visibility = visibility(field().unwrap_or(0), linkage);
    let alias = record_code != code::IFUNC;
    let dll = if alias { dll_storage(field(), raw_linkage) } else { DllStorage::Default };
    let thread_local = if alias { thread_local(field().unwrap_or(0)) } else { ThreadLocal::No };
    let unnamed_addr = if alias { unnamed_addr(field().unwrap_or(0)) } else { UnnamedAddr::No };
    let dso_local = dso_local(field().unwrap_or(0), linkage, visibility);
    let (start, len) = (field().unwrap_or(0), field().unwrap_or(0));
    let object = GlobalObject {
        name,
        linkage,
        visibility,
        dll_storage: dll,
        thread_local,
        unnamed_addr,
        dso_local,
        address_space,
        partition: values.strtab(start, len, names)?,
    };
    if target >= 1 << 31 {
        return Err(values.error("value out of range"));
    }
    let symbol = IndirectSymbol { object, value_type, target: ValueId(target as u32) };
    if alias {
        module.values.push(ModuleValue::Alias(AliasId(module.aliases.len() as u32)));
        module.aliases.push(symbol);
    } else {
        module.values.push(ModuleValue::IFunc(IFuncId(module.ifuncs.len() as u32)));
        module.ifuncs.push(symbol);
    }
    Ok(pointer(index, module, address_space, value_type, typed))
}

/// COMDAT: [offset, length of the name, kind], or before version 2 [kind, length, name...].
pub(super) fn comdat(
    values: &[u64],
    at: u64,
    names: &Names,
    module: &mut Tables<'_>,
) -> Result<(), Error> {
    let mut values = Values { values, at, what: "comdat" };
    let (name, kind) = if names.in_strtab {
        let name = values.name(names)?;
        (name, values.required(0)?)
    } else {
        let (kind, len) = (values.required(0)?, values.required(1)?);
        let characters = &values.values[2..];
        if len > characters.len() as u64 {
            return Err(values.error("its name is longer than the record"));
        }
        let name = super::types::push_string(&mut module.strings, &characters[..len as usize]);
        (name, kind)
    };
    // Unknown kinds count as `any`, as LLVM has it.
    let selection = Selection::from_code(kind).unwrap_or(Selection::Any);
    module.comdats.push(Comdat { name, selection });
    Ok(())
}
