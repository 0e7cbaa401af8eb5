//! One module (MODULE_BLOCK): all of its tables, and the places of the function bodies.

use super::globals::{self, Names};
use super::types::{self, push_string};
use super::{attributes, metadata};
use crate::bitstream::{BLOCKINFO, Block, BlockInfo, BlockReader, Entry, Record};
use crate::codes::{block, module as code, symtab};
use crate::error::{Error, Fault};
use crate::ir::constants::{ConstantTable, Scope};
use crate::ir::data_layout::{DataLayout, Layouts};
use crate::ir::metadata::{Bounds, MetadataStore};
use crate::ir::type_index::TypeIndex;
use crate::ir::*;
use crate::{LLVM_VERSIONS, limits};

/// Reads the module in `block`. `strtab` is the string table that its names are in.
pub(super) fn read<'a>(
    bytes: &'a [u8],
    block: Block,
    producer: &str,
    strtab: &'a [u8],
    spaces: &AddressSpaces,
) -> Result<Module<'a>, Error> {
    let mut reader = ModuleReader {
        bytes,
        record: Record::default(),
        module: empty(bytes, producer),
        groups: attributes::Groups::default(),
        names: Names { strtab: strtab.len() as u64, ..Names::default() },
        index: TypeIndex::default(),
        types_read: false,
        typed: false,
        bodies: Vec::new(),
        bounds: Bounds::default(),
        owners: Vec::new(),
        unknown_metadata: None,
        asm_properties: Vec::new(),
        unknown_records: Vec::new(),
        pending_types: Vec::new(),
    };
    reader.module.address_spaces = spaces.clone();
    // Memory that is not touched costs nothing; to grow costs as much as what is there already. Behind the
    // names of symbols come those of types, attributes and metadata.
    reader.module.strings.reserve(strtab.len().saturating_add(strtab.len() / 4));
    reader.module.strings.extend_from_slice(strtab);
    reader.module.functions.reserve((block.bytes() >> 10) as usize);
    reader.read(block)?;
    reader.finish(block)
}

fn empty<'a>(bytes: &'a [u8], producer: &str) -> Tables<'a> {
    Tables {
        producer: producer.to_string(),
        triple: String::new(),
        data_layout_string: String::new(),
        data_layout: DataLayout::default(),
        address_spaces: AddressSpaces::default(),
        layouts: Layouts::default(),
        source_filename: Str::default(),
        module_asm: Vec::new(),
        dependent_libraries: Vec::new(),
        strings: Vec::new(),
        types: TypeTable::default(),
        attributes: AttributeTable::default(),
        comdats: Vec::new(),
        globals: Vec::new(),
        functions: Vec::new(),
        aliases: Vec::new(),
        ifuncs: Vec::new(),
        values: Vec::new(),
        metadata_kinds: Vec::new(),
        named_metadata: Vec::new(),
        named_operands: Vec::new(),
        attachments: Vec::new(),
        bundle_tags: Vec::new(),
        sync_scopes: Vec::new(),
        notes: Vec::new(),
        store: Store {
            bytes,
            info: BlockInfo::default(),
            relative_ids: false,
            typed_pointers: false,
            index: TypeIndex::default(),
            value_types: Vec::new(),
            constants: ConstantTable::default(),
            metadata: MetadataStore::default(),
            metadata_type: TypeId(0),
            floats: Vec::new(),
            bodies: Vec::new(),
        },
    }
}

struct ModuleReader<'a> {
    bytes: &'a [u8],
    record: Record<'a>,
    module: Tables<'a>,
    groups: attributes::Groups,
    names: Names,
    index: TypeIndex,
    types_read: bool,
    typed: bool,
    /// Function blocks in order.
    bodies: Vec<Block>,
    bounds: Bounds,
    owners: Vec<(u64, u64, u32)>,
    unknown_metadata: Option<u32>,
    /// Properties of the module-level assembly that comes next.
    asm_properties: Vec<(Str, Str)>,
    /// Codes of records of the module itself that no known LLVM writes.
    unknown_records: Vec<u32>,
    /// Types of the values read so far.
    pending_types: Vec<TypeId>,
}

impl<'a> ModuleReader<'a> {
    fn read(&mut self, block: Block) -> Result<(), Error> {
        // The module's own abbreviations come with it; BLOCKINFO defines none for MODULE_BLOCK.
        let none = BlockInfo::default();
        let mut reader = BlockReader::new(self.bytes, block, &none);
        loop {
            match reader.advance()? {
                Entry::End => return Ok(()),
                Entry::Block(nested) => self.nested(nested)?,
                Entry::Record(abbreviation) => {
                    let at = reader.cursor().byte();
                    let record_code = reader.record(abbreviation, &mut self.record)?;
                    self.record(record_code, at)?;
                }
            }
        }
    }

    fn nested(&mut self, nested: Block) -> Result<(), Error> {
        let at = nested.start / 8;
        let module = &mut self.module;
        let needs_types = |read: bool| {
            if read {
                Ok(())
            } else {
                Err(Error::malformed(at, "a block that needs types before them"))
            }
        };
        if nested.id == BLOCKINFO {
            let cursor = crate::bitstream::Cursor::new(self.bytes, nested.start, nested.end);
            return module.store.info.read(cursor, nested.width);
        }
        if nested.id == block::FUNCTION {
            self.bodies.push(nested);
            return Ok(());
        }
        // The info is moved out while the module is filled.
        let info = std::mem::take(&mut module.store.info);
        let mut reader = BlockReader::new(self.bytes, nested, &info);
        let record = &mut self.record;
        match nested.id {
            block::PARAMATTR_GROUP => {
                attributes::read_groups(&mut reader, record, module, &mut self.groups)?;
            }
            block::PARAMATTR => {
                attributes::read_lists(&mut reader, record, &mut module.attributes, &self.groups)?;
            }
            block::TYPE => {
                if self.types_read {
                    return Err(Error::malformed(at, "a second type table"));
                }
                let spaces = &module.address_spaces;
                let (types, strings) = (&mut module.types, &mut module.strings);
                self.index = types::read(&mut reader, record, types, strings, spaces)?;
                self.types_read = true;
                self.typed = globals::has_typed_pointers(&module.types);
            }
            block::CONSTANTS => {
                needs_types(self.types_read)?;
                self.constants(&mut reader)?;
            }
            block::METADATA => {
                needs_types(self.types_read)?;
                let mut store = std::mem::take(&mut module.store.metadata);
                let mut tables = metadata::Tables {
                    strings: &mut module.strings,
                    kinds: &mut module.metadata_kinds,
                    named: &mut module.named_metadata,
                    named_operands: &mut module.named_operands,
                    attachments: &mut module.attachments,
                    owners: &mut self.owners,
                    types: module.types.len(),
                    unknown: &mut self.unknown_metadata,
                };
                store.read(self.bytes, nested, &info, record, &mut tables, &mut self.bounds)?;
                module.store.metadata = store;
            }
            block::METADATA_KIND
            | block::OPERAND_BUNDLE_TAGS
            | block::SYNC_SCOPE_NAMES
            | block::VALUE_SYMTAB => self.strings(nested.id, &mut reader)?,
            // Use-list orders and summaries for link-time optimisation say nothing of the program.
            _ => {}
        }
        self.module.store.info = info;
        Ok(())
    }

    fn constants(&mut self, reader: &mut BlockReader<'a, '_>) -> Result<(), Error> {
        let module = &mut self.module;
        let table = &mut module.store.constants;
        if table.len() != 0 && !matches!(module.values.last(), Some(ModuleValue::Constant(_))) {
            return Err(reader.error("a second block of constants behind global symbols"));
        }
        let first = module.values.len().saturating_sub(table.len()) as u32;
        let before = table.len();
        let scope = Scope { types: &module.types, index: &self.index, module_values: first, first };
        table.read(reader, &mut self.record, &scope)?;
        for index in before..table.len() {
            module.values.push(ModuleValue::Constant(ConstantId(index as u32)));
            self.pending_types.push(table.ty(index));
        }
        Ok(())
    }

    /// Blocks whose records are names.
    fn strings(&mut self, id: u32, reader: &mut BlockReader<'a, '_>) -> Result<(), Error> {
        while let Some(abbreviation) = reader.next_abbreviation()? {
            let at = reader.cursor().byte();
            // With a string table, the module's symbol table holds nothing but places of bodies.
            if id == block::VALUE_SYMTAB && self.names.in_strtab {
                reader.skip_record(abbreviation)?;
                continue;
            }
            let record_code = reader.record(abbreviation, &mut self.record)?;
            let module = &mut self.module;
            let values = &self.record.values;
            match id {
                block::METADATA_KIND => {
                    metadata::read_kind(values, &mut module.metadata_kinds, &mut module.strings)
                        .map_err(|fault| Error::at(at, fault))?;
                }
                block::OPERAND_BUNDLE_TAGS => {
                    module.bundle_tags.push(push_string(&mut module.strings, values));
                }
                block::SYNC_SCOPE_NAMES => {
                    module.sync_scopes.push(push_string(&mut module.strings, values));
                }
                _ => self.symbol(record_code, at)?,
            }
        }
        Ok(())
    }

    /// A record of the symbol table of a file before version 2: [value, name...] or, for
    /// functions, [value, place, name...].
    fn symbol(&mut self, record_code: u32, at: u64) -> Result<(), Error> {
        let skip = match record_code {
            symtab::ENTRY => 1,
            symtab::FNENTRY => 2,
            _ => return Ok(()),
        };
        let module = &mut self.module;
        let values = &self.record.values;
        let (Some(&id), Some(name)) = (values.first(), values.get(skip..)) else {
            return Err(Error::malformed(at, "symbol table: record is too short"));
        };
        let Some(value) = usize::try_from(id).ok().and_then(|id| module.values.get(id)).copied()
        else {
            return Err(Error::malformed(at, format!("symbol table: value {id} does not exist")));
        };
        let name = push_string(&mut module.strings, name);
        match value {
            ModuleValue::Global(id) => module.globals[id.index()].object.name = name,
            ModuleValue::Function(id) => module.functions[id.index()].object.name = name,
            ModuleValue::Alias(id) => module.aliases[id.index()].object.name = name,
            ModuleValue::IFunc(id) => module.ifuncs[id.index()].object.name = name,
            ModuleValue::Constant(_) => {
                return Err(Error::malformed(at, "symbol table: a constant has a name"));
            }
        }
        Ok(())
    }

    fn record(&mut self, record_code: u32, at: u64) -> Result<(), Error> {
        let module = &mut self.module;
        let values = &self.record.values;
        let text = || {
            let bytes: Vec<u8> = values.iter().map(|&value| value as u8).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        match record_code {
            code::VERSION => match values.first() {
                Some(&version @ 0..=2) => {
                    module.store.relative_ids = version >= 1;
                    self.names.in_strtab = version == 2;
                }
                Some(version) => {
                    return Err(Error::unsupported(at, format!("module version {version}")));
                }
                None => return Err(Error::malformed(at, "module version: record is too short")),
            },
            code::TRIPLE => module.triple = text(),
            code::DATALAYOUT => {
                module.data_layout_string = text();
                module.data_layout = DataLayout::parse(&module.data_layout_string)
                    .map_err(|error| Error::malformed(at, error.message()))?;
                module.address_spaces.renumber(&mut module.data_layout);
            }
            code::ASM => {
                let text = push_string(&mut module.strings, values);
                let properties = std::mem::take(&mut self.asm_properties);
                module.module_asm.push(ModuleAsm { text, properties });
            }
            // [name, 0, value], in front of the assembly.
            code::ASM_PROPERTY => {
                let Some(end) = values.iter().position(|&value| value == 0) else {
                    let message = "a property of module-level assembly without value";
                    return Err(Error::malformed(at, message));
                };
                let name = push_string(&mut module.strings, &values[..end]);
                let value = push_string(
                    &mut module.strings,
                    values.get(end.saturating_add(1)..).unwrap_or_default(),
                );
                self.asm_properties.push((name, value));
            }
            code::SECTIONNAME => {
                self.names.sections.push(push_string(&mut module.strings, values));
            }
            code::GCNAME => {
                self.names.collectors.push(push_string(&mut module.strings, values));
            }
            code::DEPLIB => {
                let library = push_string(&mut module.strings, values);
                module.dependent_libraries.push(library);
            }
            code::SOURCE_FILENAME => {
                module.source_filename = push_string(&mut module.strings, values);
            }
            code::COMDAT => globals::comdat(values, at, &self.names, module)?,
            code::GLOBALVAR | code::FUNCTION | code::ALIAS | code::ALIAS_OLD | code::IFUNC => {
                if module.store.constants.len() != 0 {
                    return Err(Error::malformed(at, "a global symbol behind the constants"));
                }
                let ty = globals::read(
                    record_code,
                    values,
                    at,
                    &self.names,
                    &mut self.index,
                    self.typed,
                    module,
                )?;
                self.pending_types.push(ty);
            }
            // The place of the symbol table, the hash, and identities for link-time optimisation.
            code::VSTOFFSET | code::HASH | code::GUIDLIST => {}
            other => {
                if !self.unknown_records.contains(&other) {
                    self.unknown_records.push(other);
                }
            }
        }
        Ok(())
    }

    fn finish(mut self, block: Block) -> Result<Module<'a>, Error> {
        let at = block.start / 8;
        let module = &mut self.module;
        let lengths = [module.strings.len(), module.named_operands.len(), module.attachments.len()];
        if !limits::all_fit(&lengths) {
            let message = "a module with tables of more than 32 bits";
            return Err(Error::at(at, Fault::LimitExceeded(message.into())));
        }
        attributes::check(module, at)?;
        let values = module.values.len() as u64;
        if values >= 1 << 30 {
            return Err(Error::at(at, Fault::LimitExceeded("too many values".into())));
        }
        let metadata = u64::from(module.store.metadata.count());
        let absent = |what: String, value: u64, bound: u64| {
            Error::malformed(at, format!("{what} refers to value {value} of {bound}"))
        };
        let check = |what: &str, number: usize, value: Option<ValueId>| match value {
            Some(value) if u64::from(value.0) >= values => {
                Err(absent(format!("{what} {number}"), value.0.into(), values))
            }
            _ => Ok(()),
        };
        let types = &self.pending_types;
        for (number, global) in module.globals.iter().enumerate() {
            check("global variable", number, global.initializer)?;
            if global.initializer.is_some_and(|value| types[value.index()] != global.value_type) {
                let what = format!("global variable {number} has an initializer of another type");
                return Err(Error::malformed(at, what));
            }
        }
        for (number, function) in module.functions.iter().enumerate() {
            check("function", number, function.prologue)?;
            check("function", number, function.prefix)?;
            check("function", number, function.personality)?;
        }
        for (number, symbol) in module.aliases.iter().chain(&module.ifuncs).enumerate() {
            check("alias or ifunc", number, Some(symbol.target))?;
        }
        for (value, &ty) in module.values.iter().zip(types) {
            if let ModuleValue::Alias(id) = value
                && types[module.aliases[id.index()].target.index()] != ty
            {
                let what = format!("alias {} stands for something of another type", id.index());
                return Err(Error::malformed(at, what));
            }
        }
        if self.bounds.values > values {
            return Err(absent("metadata".into(), self.bounds.values.saturating_sub(1), values));
        }
        if self.bounds.metadata > metadata {
            let id = self.bounds.metadata.saturating_sub(1);
            return Err(Error::malformed(
                at,
                format!("metadata {id} of {metadata} is referred to"),
            ));
        }
        // Attachments: one record after the other in `attachments`.
        let nexts = self.owners.iter().skip(1).map(|owner| owner.2);
        let ends = nexts.chain([module.attachments.len() as u32]);
        for (&(at, value, start), end) in self.owners.iter().zip(ends) {
            let range = (start, end.saturating_sub(start));
            match usize::try_from(value).ok().and_then(|value| module.values.get(value)) {
                Some(ModuleValue::Global(id)) => module.globals[id.index()].attachments = range,
                Some(ModuleValue::Function(id)) => module.functions[id.index()].attachments = range,
                _ => return Err(Error::malformed(at, "metadata attached to no global")),
            }
        }
        // Bodies belong to the functions that are not declarations, in order.
        let mut bodies = self.bodies.into_iter();
        for (number, function) in module.functions.iter().enumerate() {
            let body = if function.declaration { None } else { bodies.next() };
            if body.is_none() && !function.declaration {
                let name = String::from_utf8_lossy(module.function_name(FunctionId(number as u32)));
                return Err(Error::malformed(at, format!("function '{name}' has no body")));
            }
            module.store.bodies.push(body);
        }
        if let Some(body) = bodies.next() {
            return Err(Error::malformed(body.start / 8, "a body without a function"));
        }
        let newest = *LLVM_VERSIONS.end();
        if let Some(version) = llvm_version(&module.producer).filter(|&version| version > newest) {
            let what = "what it added may be misread";
            module.notes.push(format!("written by LLVM {version}; {newest} is known, {what}"));
        }
        for unknown in self.unknown_records {
            module.notes.push(format!("module records with unknown code {unknown} are left out"));
        }
        if let Some(unknown) = self.unknown_metadata {
            module.notes.push(format!("metadata records with unknown code {unknown} are kept raw"));
        }
        module.store.metadata_type = self.index.ensure(&mut module.types, Type::Metadata);
        module.store.typed_pointers = self.typed;
        module.store.value_types = self.pending_types;
        module.store.index = self.index;
        let types = &module.types;
        module.store.floats = (0..types.len() as u32)
            .map(|ty| types.get(types.scalar(TypeId(ty))).is_float())
            .collect();
        module.layouts = Layouts::new(&module.types, &module.data_layout);
        Ok(Module(self.module))
    }
}

/// The version of LLVM in an identification: 22 of `LLVM22.1.8`.
fn llvm_version(producer: &str) -> Option<u32> {
    let rest = producer.strip_prefix("LLVM")?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    rest[..digits].parse().ok()
}
