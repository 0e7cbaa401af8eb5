//! What a module and the options say, before any body is looked at: made in one expression, and never
//! changed.
//!
//! Facts know neither the survey nor the emitter. What somebody wants to know of the module and costs
//! more than a look is a field here.

pub(crate) mod callees;
pub(crate) mod debug;
mod exports;
pub(crate) mod helpers;
pub(crate) mod kernel_arguments;
mod layouts;
pub(crate) mod mangle;
pub(crate) mod metadata;
mod rules;
pub(crate) mod shapes;
pub(crate) mod target;
pub(crate) mod values;

use lapidary_bitcode::Module;
use lapidary_bitcode::data_layout::Layouts;
use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, AttributeListId, CallingConvention, FunctionId, GlobalId,
    MetadataId, ModuleValue, Type, TypeId,
};
use lapidary_spirv::grammar::{BuiltIn, Capability, Extension};
use rustc_hash::FxHashMap;

use self::callees::Callee;
use self::debug::Debug;
use self::rules::{ARBITRARY, Rules};
pub(crate) use self::shapes::MOST_WIDE_BITS;
use self::shapes::{Shape, Shapes};
pub(crate) use self::target::triple_version;
use super::error::Result;
use super::options::Options;
use crate::properties::annotation::{self, Annotated, Symbol};
use crate::properties::listed::{self, Listed};
use crate::properties::{self, Place, given};
use crate::spec_constants::Getters;

/// Facts of a module.
pub(crate) struct Facts<'m> {
    /// The module.
    pub(crate) module: &'m Module<'m>,
    /// What may be used.
    pub(crate) options: &'m Options,
    /// Width of a pointer in bits, which is that of `size_t`.
    pub(crate) pointer_width: u32,
    /// By function: what it is to those who call it.
    pub(crate) callees: Vec<Callee>,
    /// Sizes of types.
    pub(crate) layouts: Layouts,
    /// What each type of the module is.
    pub(crate) shapes: Shapes,
    /// By attribute list: whether any attribute in it has a type.
    pub(crate) typed_attributes: Vec<bool>,
    /// By attribute list: whether any attribute in it is a property that SPIR-V has something for, or
    /// that is to be told of.
    pub(crate) has_properties: Vec<bool>,
    /// Whether bodies may have annotations of local variables.
    pub(crate) annotates_variables: bool,
    /// Whether bodies may have annotations of pointers.
    pub(crate) annotates_pointers: bool,
    /// By kind of metadata: whether it says nothing that SPIR-V has a word for.
    pub(crate) idle_metadata: Vec<bool>,
    /// Widths of the integers in builtin variables, as the module declares them or the functions
    /// that read them return them.
    builtin_widths: FxHashMap<BuiltIn, u32>,
    /// Whether builtins take samplers as integers.
    pub(crate) integer_samplers: bool,
    /// What decides what becomes of properties.
    pub(crate) target: properties::Target,
    /// What annotations say of functions and variables.
    annotated: FxHashMap<Symbol, Annotated>,
    /// The debug information.
    pub(crate) debug: Debug,
    /// The execution modes that the module lists.
    listed_modes: FxHashMap<FunctionId, Vec<Listed>>,
    /// Types that are passed by value, ascending; empty where pointers are typed.
    by_value: Vec<u32>,
    /// Functions whose calls read specialization constants.
    pub(crate) getters: Getters,
}

/// Pointers without a pointee.
pub(crate) const UNTYPED_POINTERS: Extension = Extension::SPV_KHR_untyped_pointers;

/// Functions as values.
pub(crate) const FUNCTION_POINTERS: Extension = Extension::SPV_INTEL_function_pointers;

/// Symbols of the entry points of kernels that are also called lie from here on, above those of
/// builtin variables.
const WRAPPERS: u32 = 1 << 16;

/// Symbols of debug-info instructions lie from here on, above all others.
const RECORDS: u32 = 1 << 30;

/// By attribute list: whether any attribute in it is one of these.
fn lists_with(
    module: &Module<'_>,
    wanted: impl Fn(AttributeIndex, Attribute) -> bool,
) -> Vec<bool> {
    (0..module.attributes.lists.len() as u32)
        .map(|list| {
            module
                .attributes
                .groups(AttributeListId(list))
                .any(|(index, attributes)| attributes.iter().any(|&it| wanted(index, it)))
        })
        .collect()
}

/// Kinds of metadata that optimised code has on most loads and stores and that nothing looks for.
const IDLE: &[&[u8]] =
    &[b"tbaa", b"tbaa.struct", b"noundef", b"nonnull", b"range", b"invariant.load", b"srcloc"];

fn idle_metadata(module: &Module<'_>) -> Vec<bool> {
    module.metadata_kinds.iter().map(|&name| IDLE.contains(&module.str(name))).collect()
}

impl<'m> Facts<'m> {
    /// Collects the facts of a module whose functions are these `callees`.
    pub(crate) fn new(
        module: &'m Module<'m>,
        options: &'m Options,
        callees: Vec<Callee>,
    ) -> Result<Self> {
        exports::check(module)?;
        let layouts = Layouts::new(&module.types, &module.data_layout);
        Ok(Self {
            module,
            options,
            pointer_width: target::pointer_width(module)?,
            shapes: Shapes::new(module, &Rules::new(module, options), &layouts),
            layouts,
            typed_attributes: lists_with(module, |_, it| matches!(it, Attribute::Type(..))),
            has_properties: lists_with(module, |index, it| match (index, it) {
                (AttributeIndex::Return, _) => false,
                (AttributeIndex::Function, Attribute::String { key, value }) => {
                    !given::is_idle(module.str(key), &module.text(value), Place::FUNCTION)
                }
                (AttributeIndex::Parameter(_), Attribute::String { key, value }) => {
                    !given::is_idle(module.str(key), &module.text(value), Place::PARAMETER)
                }
                _ => false,
            }),
            annotates_variables: annotation::annotates_variables(module),
            annotates_pointers: annotation::annotates_pointers(module),
            idle_metadata: idle_metadata(module),
            builtin_widths: builtin_widths(module, &callees),
            integer_samplers: callees::has_integer_samplers(module, &callees),
            target: properties::Target::new(module),
            annotated: annotation::by_symbol(module),
            debug: Debug::new(module, options, &callees),
            listed_modes: listed::modes(module),
            by_value: match options.extensions.names(UNTYPED_POINTERS) {
                true => by_value(module),
                false => Vec::new(),
            },
            getters: Getters::of(module),
            callees,
        })
    }

    /// What values of a type are.
    #[inline]
    pub(crate) fn shape(&self, ty: TypeId) -> Shape {
        self.shapes.of(ty)
    }

    /// Whether a type is a pointer (and not one that stands for an image or the like): its address
    /// space.
    #[inline]
    pub(crate) fn pointer_space(&self, ty: TypeId) -> Option<u32> {
        match self.shape(ty) {
            Shape::Pointer(space) => Some(space),
            _ => None,
        }
    }

    /// Whether values of a type are spread vectors.
    #[inline]
    pub(crate) fn is_spread(&self, ty: TypeId) -> bool {
        matches!(self.shape(ty), Shape::Spread { .. })
    }

    /// The types of the values that a call gives at once: those of the members of a struct, or the one type.
    pub(crate) fn results<'s>(&'s self, ty: &'s TypeId) -> &'s [TypeId] {
        let types = &self.module.types;
        match types.get(*ty) {
            Type::Struct { fields, .. } => types.list(fields),
            _ => std::slice::from_ref(ty),
        }
    }

    /// The width of a type if it is a wide integer.
    #[inline]
    pub(crate) fn wide_width(&self, ty: TypeId) -> Option<u32> {
        match self.shape(ty) {
            Shape::Wide(width) => Some(width.into()),
            _ => None,
        }
    }

    /// The width of an integer type, or of a vector's elements, that SPIR-V holds in something larger.
    pub(crate) fn odd_width(&self, ty: TypeId) -> Option<u32> {
        match self.shape(ty) {
            Shape::Odd { width, .. } => Some(width.into()),
            Shape::Wide(width) => Some(width.into()),
            Shape::Long { .. } | Shape::Spread { .. } => {
                self.odd_width(self.module.types.scalar(ty))
            }
            _ => None,
        }
    }

    /// Whether memory of a type must not be accessed with the type that holds its values.
    pub(crate) fn is_held_larger(&self, ty: TypeId) -> bool {
        match self.shape(ty) {
            Shape::Bool | Shape::Odd { .. } | Shape::Long { .. } | Shape::Wide(_) => true,
            Shape::Spread { places } => !self.lies_as_array(ty, places),
            Shape::Plain | Shape::Pointer(_) | Shape::Special => false,
            Shape::Other => self.has_odd_layout(ty),
        }
    }

    /// Whether the memory of a spread vector is that of its array: as long, and of elements that are there
    /// what they are elsewhere.
    fn lies_as_array(&self, ty: TypeId, places: u32) -> bool {
        match self.module.types.get(ty) {
            Type::Vector { length, element, .. } => {
                let is_same = matches!(self.shape(element), Shape::Plain | Shape::Pointer(_));
                is_same && length == places
            }
            _ => false,
        }
    }

    /// Whether the memory of a type has another layout in SPIR-V.
    #[inline]
    pub(crate) fn has_odd_layout(&self, ty: TypeId) -> bool {
        self.shapes.has_odd_layout(ty)
    }

    /// Whether a type is passed by value somewhere.
    pub(crate) fn is_by_value(&self, ty: u32) -> bool {
        self.by_value.binary_search(&ty).is_ok()
    }

    /// Whether pointers have no pointee in the module that comes out.
    pub(crate) fn untyped_pointers(&self) -> bool {
        self.options.extensions.names(UNTYPED_POINTERS)
    }

    /// Whether a pointee may be a function.
    pub(crate) fn function_pointers(&self) -> bool {
        self.options.allows(FUNCTION_POINTERS)
    }

    /// The value of a string attribute.
    pub(crate) fn property(
        &self,
        list: Option<AttributeListId>,
        index: AttributeIndex,
        name: &str,
    ) -> Option<Vec<u8>> {
        let module = self.module;
        module.attributes.at(list, index).find_map(|attribute| match attribute {
            Attribute::String { key, value } if module.str(key) == name.as_bytes() => {
                Some(module.str(value).to_vec())
            }
            _ => None,
        })
    }

    /// What annotations say of a function or variable, if any do.
    pub(crate) fn annotated(&self, value: ModuleValue) -> Option<&Annotated> {
        if self.annotated.is_empty() {
            return None;
        }
        let symbol = match value {
            ModuleValue::Function(function) => Symbol::Function(function),
            ModuleValue::Global(global) => Symbol::Global(global),
            _ => return None,
        };
        self.annotated.get(&symbol)
    }

    /// Whether calls of a function read a specialization constant.
    pub(crate) fn reads_spec_constant(&self, callee: FunctionId) -> bool {
        self.getters.contains(callee)
    }

    /// Whether a global variable is one of LLVM's own (`llvm.used` ...), which say nothing of the
    /// program.
    pub(crate) fn is_internal_global(&self, global: GlobalId) -> bool {
        let object = &self.module.globals[global.index()].object;
        let section = self.module.globals[global.index()].section;
        self.module.str(object.name).starts_with(b"llvm.")
            || self.module.str(section) == b"llvm.metadata"
    }

    /// Whether a global variable is in the module that comes out, if it is for more than specialization
    /// constants.
    pub(crate) fn is_translated(&self, global: GlobalId) -> bool {
        let symbol = self.module.functions.len().saturating_add(global.index());
        !self.is_internal_global(global)
            && self.options.only.as_ref().is_none_or(|only| only.get(symbol) == Some(&true))
    }

    /// The builtin variables that declared functions read.
    pub(crate) fn read_builtins(&self) -> impl Iterator<Item = BuiltIn> {
        self.callees.iter().filter_map(|callee| match callee {
            Callee::Builtin(builtin) => builtin.variable,
            _ => None,
        })
    }

    /// The type of the variable of a builtin: the width of its integers, and how many there are. They are as
    /// the module has them, else those of the Kernel execution model are 32-bit unless they count
    /// work-items (SPIR-V environment specification for OpenCL, section 2.9).
    pub(crate) fn builtin_type(&self, builtin: BuiltIn) -> (u32, u32) {
        if is_mask(builtin) {
            return (32, 4);
        }
        let vector = is_vector(builtin);
        let sizes =
            vector || matches!(builtin, BuiltIn::GlobalLinearId | BuiltIn::LocalInvocationIndex);
        let usual = if sizes { self.pointer_width } else { 32 };
        let width = self.builtin_widths.get(&builtin).copied().unwrap_or(usual);
        (width, if vector { 3 } else { 1 })
    }

    /// The symbol of the variable of a builtin.
    pub(crate) fn builtin_symbol(&self, builtin: BuiltIn) -> u32 {
        self.first_builtin().saturating_add(builtin.0)
    }

    /// The builtin whose variable a symbol is.
    pub(crate) fn symbol_builtin(&self, symbol: u32) -> Option<BuiltIn> {
        let number = symbol.checked_sub(self.first_builtin())?;
        (number < WRAPPERS).then_some(BuiltIn(number))
    }

    fn first_builtin(&self) -> u32 {
        self.module.functions.len().saturating_add(self.module.globals.len()) as u32
    }

    /// The symbol of a global variable.
    pub(crate) fn global_symbol(&self, global: GlobalId) -> u32 {
        (self.module.functions.len() as u32).saturating_add(global.0)
    }

    /// Whether a symbol is that of a global variable or of the variable of a builtin.
    pub(crate) fn is_variable_symbol(&self, symbol: u32) -> bool {
        (self.module.functions.len() as u32..self.first_wrapper()).contains(&symbol)
    }

    /// The symbol of a global variable, or of the builtin that it is.
    pub(crate) fn variable_symbol(&self, global: GlobalId) -> u32 {
        let name = self.module.str(self.module.globals[global.index()].object.name);
        match builtin_variable(name) {
            Some(builtin) => self.builtin_symbol(builtin),
            None => self.global_symbol(global),
        }
    }

    /// Whether the module has a variable of its own for a builtin.
    pub(crate) fn declares_builtin(&self, builtin: BuiltIn) -> bool {
        self.module
            .globals
            .iter()
            .any(|global| builtin_variable(self.module.str(global.object.name)) == Some(builtin))
    }

    fn first_wrapper(&self) -> u32 {
        self.first_builtin().saturating_add(WRAPPERS)
    }

    /// The symbol of the entry point of a kernel that is also called.
    pub(crate) fn wrapper_symbol(&self, function: FunctionId) -> u32 {
        self.first_wrapper().saturating_add(function.0)
    }

    /// The first symbol of helpers, above all others.
    pub(crate) fn first_helper(&self) -> u32 {
        self.first_wrapper().saturating_add(self.module.functions.len() as u32)
    }

    /// The symbol of the instruction that a node of the module's debug information is. A node may have
    /// two: a template stands for the type or function that it is made of, which is the second.
    pub(crate) fn record_symbol(node: MetadataId, second: bool) -> u32 {
        RECORDS.saturating_add(node.0.saturating_mul(2)).saturating_add(second.into())
    }

    /// The number of a record, from 0, if a symbol is that of one.
    pub(crate) fn symbol_record(symbol: u32) -> Option<usize> {
        symbol.checked_sub(RECORDS).map(|number| number as usize)
    }

    /// What a function is.
    pub(crate) fn callee(&self, function: FunctionId) -> &Callee {
        &self.callees[function.index()]
    }

    /// The execution modes that the module lists of a function.
    pub(crate) fn listed_modes(&self, function: FunctionId) -> &[Listed] {
        self.listed_modes.get(&function).map_or(&[], |modes| modes)
    }

    /// Whether a function is a kernel.
    pub(crate) fn is_kernel(&self, function: FunctionId) -> bool {
        self.module.functions[function.index()].calling_convention == CallingConvention::SPIR_KERNEL
    }

    /// The extension that brings integers of any width.
    pub(crate) fn arbitrary_integer_extension(&self) -> (Extension, Capability) {
        let allowed = ARBITRARY.into_iter().find(|&it| self.options.allows(it));
        (allowed.unwrap_or(ARBITRARY[0]), Capability::ArbitraryPrecisionIntegersINTEL)
    }
}

/// Widths of the integers in builtin variables.
fn builtin_widths(module: &Module<'_>, callees: &[Callee]) -> FxHashMap<BuiltIn, u32> {
    let types = &module.types;
    let mut widths = FxHashMap::default();
    let mut note = |builtin: BuiltIn, ty: TypeId| {
        if let Type::Integer(width @ (32 | 64)) = types.get(types.scalar(ty)) {
            widths.entry(builtin).or_insert(width);
        }
    };
    for global in &module.globals {
        if let Some(builtin) = builtin_variable(module.str(global.object.name)) {
            note(builtin, global.value_type);
        }
    }
    for (function, callee) in module.functions.iter().zip(callees) {
        if let Callee::Builtin(builtin) = callee
            && let Some(variable) = builtin.variable
            && let Type::Function { result, .. } = types.get(function.function_type)
        {
            note(variable, result);
        }
    }
    widths
}

/// The types of the module that functions take by value, ascending.
fn by_value(module: &Module<'_>) -> Vec<u32> {
    let mut found = Vec::new();
    for function in &module.functions {
        let count = match module.types.get(function.function_type) {
            Type::Function { parameters, .. } => parameters.len,
            _ => 0,
        };
        for parameter in 0..count {
            let index = AttributeIndex::Parameter(parameter);
            found.extend(module.attributes.at(function.attributes, index).filter_map(
                |attribute| match attribute {
                    Attribute::Type(kind, ty) if kind.name() == Some("byval") => ty.map(|ty| ty.0),
                    _ => None,
                },
            ));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The builtin that a variable of this name is.
pub(crate) fn builtin_variable(name: &[u8]) -> Option<BuiltIn> {
    let name = std::str::from_utf8(name).ok()?.strip_prefix("__spirv_BuiltIn")?;
    BuiltIn::ENUMERATION.by_name(name).map(BuiltIn)
}

/// Whether a builtin is a mask of the work-items of a sub-group.
pub(crate) fn is_mask(builtin: BuiltIn) -> bool {
    (BuiltIn::SubgroupEqMask.0..=BuiltIn::SubgroupLtMask.0).contains(&builtin.0)
}

/// Whether a builtin has a component for each dimension.
pub(crate) fn is_vector(builtin: BuiltIn) -> bool {
    matches!(
        builtin,
        BuiltIn::GlobalInvocationId
            | BuiltIn::GlobalSize
            | BuiltIn::GlobalOffset
            | BuiltIn::LocalInvocationId
            | BuiltIn::WorkgroupId
            | BuiltIn::WorkgroupSize
            | BuiltIn::EnqueuedWorkgroupSize
            | BuiltIn::NumWorkgroups
    )
}
