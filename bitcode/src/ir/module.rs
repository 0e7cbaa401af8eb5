//! A module: the tables that bitcode keeps outside function bodies.

use super::address_spaces::AddressSpaces;
use super::attribute::AttributeTable;
use super::constant::Constant;
use super::data_layout::{DataLayout, Layouts};
use super::ids::*;
use super::linkage::*;
use super::metadata::{Attachment, Metadata, MetadataRecord, NamedMetadata};
use super::store::Store;
use super::types::TypeTable;

/// What global variables, functions, aliases and ifuncs have in common.
#[derive(Clone, Copy, Debug)]
pub struct GlobalObject {
    /// Name without `@`; empty for an unnamed one.
    pub name: Str,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// DLL storage class.
    pub dll_storage: DllStorage,
    /// Thread-local model (variables and aliases).
    pub thread_local: ThreadLocal,
    /// `unnamed_addr`
    pub unnamed_addr: UnnamedAddr,
    /// `dso_local`
    pub dso_local: bool,
    /// Address space.
    pub address_space: u32,
    /// `partition "..."`
    pub partition: Str,
}

/// A global variable.
#[derive(Clone, Copy, Debug)]
pub struct GlobalVariable {
    /// Name, linkage and so on.
    pub object: GlobalObject,
    /// The value type (not the pointer to it).
    pub value_type: TypeId,
    /// `constant`
    pub constant: bool,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// The initialiser; `None` for a declaration.
    pub initializer: Option<ValueId>,
    /// Alignment in bytes; 0 when the file has none.
    pub align: u64,
    /// Section; empty if none.
    pub section: Str,
    /// Comdat.
    pub comdat: Option<ComdatId>,
    /// Attributes (the variable's own are at the function index).
    pub attributes: Option<AttributeListId>,
    /// `code_model`
    pub code_model: Option<CodeModel>,
    /// Sanitizer flags: bits of the record (no_sanitize_address, no_sanitize_hwaddress,
    /// sanitize_memtag, sanitize_address_dyninit).
    pub sanitizer: u32,
    /// Attachments: range in [`Tables::attachments`].
    pub attachments: (u32, u32),
}

/// A function.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// Name, linkage and so on.
    pub object: GlobalObject,
    /// Its function type.
    pub function_type: TypeId,
    /// Calling convention.
    pub calling_convention: CallingConvention,
    /// Whether this module has no body for it.
    pub declaration: bool,
    /// Attributes.
    pub attributes: Option<AttributeListId>,
    /// Alignment in bytes; 0 when the file has none.
    pub align: u64,
    /// Section; empty if none.
    pub section: Str,
    /// Garbage collector; empty if none.
    pub gc: Str,
    /// Comdat.
    pub comdat: Option<ComdatId>,
    /// Prologue data.
    pub prologue: Option<ValueId>,
    /// Prefix data.
    pub prefix: Option<ValueId>,
    /// Personality function.
    pub personality: Option<ValueId>,
    /// `prefalign` (LLVM 22), 0 if absent.
    pub preferred_align: u64,
    /// Attachments of a declaration: range in [`Tables::attachments`]. Those of a definition lie in
    /// its body: [`Module::decode_attachments`] reads them without decoding the instructions.
    pub attachments: (u32, u32),
}

/// An alias or an ifunc.
#[derive(Clone, Copy, Debug)]
pub struct IndirectSymbol {
    /// Name, linkage and so on.
    pub object: GlobalObject,
    /// Value type.
    pub value_type: TypeId,
    /// Aliasee or resolver.
    pub target: ValueId,
}

/// A comdat.
#[derive(Clone, Copy, Debug)]
pub struct Comdat {
    /// The name.
    pub name: Str,
    /// Which of several is kept.
    pub selection: Selection,
}

/// A module value, by [`ValueId`] below [`Tables::values`]' length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each variant names its table")]
#[non_exhaustive]
pub enum ModuleValue {
    Global(GlobalId),
    Function(FunctionId),
    Alias(AliasId),
    IFunc(IFuncId),
    Constant(ConstantId),
}

/// A module as read: everything but the function bodies, which [`Module::decode_body`] decodes on demand
/// (from several threads at once, if wished).
///
/// It gives its [`Tables`] to be read, as if they were its own fields, and to nobody to be changed: what
/// they refer to was checked once, and accessors rely on it.
///
/// ```compile_fail,E0596
/// # let bitcode = Vec::new();
/// let mut modules = lapidary_bitcode::read(&bitcode).unwrap();
/// modules[0].functions.clear();
/// ```
#[derive(Debug)]
pub struct Module<'a>(pub(crate) Tables<'a>);

impl<'a> std::ops::Deref for Module<'a> {
    type Target = Tables<'a>;

    #[inline]
    fn deref(&self) -> &Tables<'a> {
        &self.0
    }
}

/// A piece of module-level inline assembly.
#[derive(Clone, Debug, Default)]
pub struct ModuleAsm {
    /// Its lines.
    pub text: Str,
    /// For what target it is, name and value: `target_features`, `target_cpu` (LLVM 23).
    pub properties: Vec<(Str, Str)>,
}

/// What a [`Module`] holds, all of it public but for what its accessors know how to read.
#[derive(Debug)]
pub struct Tables<'a> {
    /// Identification string, `LLVM22.1.8` for instance.
    pub producer: String,
    /// Target triple.
    pub triple: String,
    /// The data layout string as in the file.
    pub data_layout_string: String,
    /// The data layout, parsed.
    pub data_layout: DataLayout,
    /// The numbers that address spaces have in the file, where they are not those of SPIR.
    pub address_spaces: AddressSpaces,
    /// Size and alignment of each type.
    pub layouts: Layouts,
    /// Source file name.
    pub source_filename: Str,
    /// Module-level inline assembly, in pieces (one, before LLVM 23).
    pub module_asm: Vec<ModuleAsm>,
    /// `DEPLIB` strings.
    pub dependent_libraries: Vec<Str>,
    /// Bytes of all [`Str`]s.
    pub strings: Vec<u8>,
    /// Types.
    pub types: TypeTable,
    /// Attributes.
    pub attributes: AttributeTable,
    /// Comdats.
    pub comdats: Vec<Comdat>,
    /// Global variables.
    pub globals: Vec<GlobalVariable>,
    /// Functions.
    pub functions: Vec<Function>,
    /// Aliases.
    pub aliases: Vec<IndirectSymbol>,
    /// IFuncs.
    pub ifuncs: Vec<IndirectSymbol>,
    /// What each module-level [`ValueId`] is.
    pub values: Vec<ModuleValue>,
    /// Names of metadata kinds by number (`dbg`, `tbaa`, ...); empty where the file names none.
    pub metadata_kinds: Vec<Str>,
    /// Named metadata, in file order.
    pub named_metadata: Vec<NamedMetadata>,
    /// Operands of named metadata.
    pub named_operands: Vec<MetadataId>,
    /// Attachments of globals and declarations.
    pub attachments: Vec<Attachment>,
    /// Names of operand bundle tags by number.
    pub bundle_tags: Vec<Str>,
    /// Names of synchronisation scopes by number (0 `singlethread`, 1 the system scope, which is
    /// empty).
    pub sync_scopes: Vec<Str>,
    /// What was kept without being understood (unknown records); for one note to the user.
    pub notes: Vec<String>,
    /// Constants, metadata and body positions: private to the reader, see its accessors.
    pub(crate) store: Store<'a>,
}

impl Tables<'_> {
    /// The bytes of a string.
    ///
    /// # Panics
    ///
    /// If it is a string of another module.
    #[inline]
    pub fn str(&self, s: Str) -> &[u8] {
        &self.strings[s.start as usize..][..s.len as usize]
    }

    /// A string for people: invalid UTF-8 is replaced.
    ///
    /// # Panics
    ///
    /// If it is a string of another module.
    pub fn text(&self, s: Str) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.str(s))
    }

    /// The name of a kind of metadata, if the file has one.
    pub fn metadata_kind_name(&self, kind: u32) -> Option<&[u8]> {
        self.metadata_kinds.get(kind as usize).map(|&name| self.str(name))
    }

    /// The number of a kind of metadata, if the file names it.
    pub fn metadata_kind(&self, name: &[u8]) -> Option<u32> {
        (0..).zip(&self.metadata_kinds).find(|&(_, &kind)| self.str(kind) == name).map(|it| it.0)
    }

    /// The attachments of a variable or of a declaration, by the range that it names.
    pub fn attachments_of(&self, (start, len): (u32, u32)) -> &[Attachment] {
        &self.attachments[start as usize..][..len as usize]
    }

    /// What is attached to something under the name of a kind of metadata. There is little on one thing,
    /// so that names are looked at and not looked up.
    #[inline]
    pub fn attached<'s>(
        &self,
        attachments: impl IntoIterator<Item = &'s Attachment>,
        kind: &[u8],
    ) -> Option<MetadataId> {
        let mut attachments = attachments.into_iter();
        let named = |it: &&Attachment| self.metadata_kind_name(it.kind) == Some(kind);
        attachments.find(named).map(|attachment| attachment.node)
    }

    /// The functions that have a body, in the order of the file.
    pub fn definitions(&self) -> impl Iterator<Item = FunctionId> + '_ {
        let defined = self.functions.iter().zip(0..).filter(|(function, _)| !function.declaration);
        defined.map(|(_, id)| FunctionId(id))
    }

    /// Name of a function.
    ///
    /// # Panics
    ///
    /// If it is a function of another module.
    pub fn function_name(&self, id: FunctionId) -> &[u8] {
        self.str(self.functions[id.index()].object.name)
    }
}

impl Module<'_> {
    /// A module-level constant, or `None` when the value is a global symbol or no module value.
    pub fn constant(&self, value: ValueId) -> Option<Constant<'_>> {
        match self.values.get(value.index())? {
            ModuleValue::Constant(id) => Some(self.store.constants.get(id.index())),
            _ => None,
        }
    }

    /// The type of a module-level value: the pointer type of a global symbol, or the constant's.
    pub fn value_type(&self, value: ValueId) -> TypeId {
        self.store.value_types.get(value.index()).copied().unwrap_or(self.store.metadata_type)
    }

    /// Whether the file has typed pointers (LLVM 14 and before, as a rule).
    pub fn has_typed_pointers(&self) -> bool {
        self.store.typed_pointers
    }

    /// Number of types that the file has; the reader may have added some behind them.
    pub fn file_type_count(&self) -> u32 {
        self.store.index.in_file
    }

    /// Number of metadata at module level.
    pub fn metadata_count(&self) -> u32 {
        self.store.metadata.count()
    }

    /// Module-level metadata. For a number that the module does not have (numbers in records of
    /// debug info are not checked), an empty record with the code [`NO_METADATA`].
    pub fn metadata(&self, id: MetadataId) -> Metadata<'_> {
        self.store.metadata.get(id.0, &self.store.info).unwrap_or(ABSENT)
    }
}

/// The code of the record that stands for metadata that does not exist.
pub const NO_METADATA: u32 = u32::MAX;

pub(crate) const ABSENT: Metadata<'static> =
    Metadata::Record(MetadataRecord { code: NO_METADATA, operands: &[] });
