//! What all threads share while functions are lowered: decided once, never changed.

use lapidary_bitcode::Module;
use lapidary_bitcode::data_layout::Layouts;
use lapidary_bitcode::ir::{
    Attribute, AttributeListId, FunctionId, GlobalId, ModuleValue, Type, TypeId, calling_convention,
};
use lapidary_spirv::grammar::{BuiltIn, Capability, Extension, Version};
use rustc_hash::{FxHashMap, FxHashSet};

use super::builtins::{self, Builtin};
use super::error::{Error, ErrorKind, Result};
use super::intrinsics::{self, Intrinsic};
use super::options::Options;
use super::pointee::Slots;
use super::samplers::Parameter;

/// What a function is to its callers.
#[derive(Clone, Debug)]
pub(crate) enum Callee {
    /// It has a body here.
    Defined,
    /// It is declared, and no name that we know: an import.
    External,
    /// A builtin of OpenCL C or SPIR-V.
    Builtin(Builtin),
    /// An intrinsic of LLVM.
    Intrinsic(Intrinsic),
    /// An intrinsic of LLVM that is not known: calls of it are errors.
    Unknown,
}

/// Facts of a module.
pub(crate) struct Shared<'m> {
    /// The module.
    pub(crate) module: &'m Module<'m>,
    /// What may be used.
    pub(crate) options: &'m Options,
    /// Width of a pointer in bits, which is that of `size_t`.
    pub(crate) pointer_width: u32,
    /// By function: what it is.
    pub(crate) callees: Vec<Callee>,
    /// Sizes of types.
    pub(crate) layouts: Layouts,
    /// By attribute list: whether any attribute in it has a type.
    pub(crate) typed_attributes: Vec<bool>,
    /// By kind of metadata: whether it says nothing that SPIR-V has a word for.
    pub(crate) idle_metadata: Vec<bool>,
    /// The kind of metadata that says what is wanted of a loop.
    pub(crate) loop_kind: Option<u32>,
    /// By type: whether arithmetic on it is that of SPIR-V, see [`is_plain`].
    pub(crate) plain_types: Vec<bool>,
    /// By type: its address space, if it is a pointer.
    pub(crate) pointer_spaces: Vec<Option<u32>>,
    /// Pointees of parameters and results.
    pub(crate) slots: Slots,
    /// Whether integers of any width may be used.
    pub(crate) arbitrary_integers: bool,
    /// Whether vectors of any length may be used.
    pub(crate) vector_any: bool,
    /// Widths of the integers in builtin variables, as the module declares them or the functions
    /// that read them return them.
    builtin_widths: FxHashMap<BuiltIn, u32>,
    /// Whether builtins take samplers as integers.
    pub(crate) integer_samplers: bool,
    /// Parameters of integer type that are samplers.
    pub(crate) samplers: FxHashSet<Parameter>,
    /// Whether vectors of pointers are vectors (of SPV_INTEL_masked_gather_scatter, which has few
    /// instructions for them), or spread.
    pub(crate) pointer_vectors: bool,
    /// Whether there are integers of 65 to 128 bits, see [`crate::lower::widths::wide`].
    pub(crate) wide_integers: bool,
    /// By type: whether its memory has another layout in SPIR-V, see [`crate::lower::widths::odd_layouts`].
    pub(crate) odd_layouts: Vec<bool>,
    /// Whether there are vector types that are spread, see [`crate::lower::widths::spread`].
    pub(crate) spread_vectors: bool,
    /// By function: whether it is a kernel that is also called, so that the entry point is another
    /// function (entry points cannot be called).
    pub(crate) called_kernels: Vec<bool>,
    /// Annotations of functions and variables.
    pub(crate) annotations: Vec<(ModuleValue, Vec<u8>)>,
    /// Whether the module has bfloat16.
    pub(crate) has_bfloat: bool,
    /// Types that are passed by value, ascending; empty where pointers are typed.
    pub(crate) by_value: Vec<u32>,
    /// By function: whether it or what it calls has floating-point additions that must not be
    /// contracted.
    pub(crate) plain_arithmetic: Vec<bool>,
}

const ARBITRARY: [Extension; 2] = [
    Extension::SPV_ALTERA_arbitrary_precision_integers,
    Extension::SPV_INTEL_arbitrary_precision_integers,
];

/// Symbols of the entry points of kernels that are also called lie from here on, above those of
/// builtin variables.
const WRAPPERS: u32 = 1 << 16;

/// The version in the architecture of a triple: the `1.2` of `spirv64v1.2`.
pub(crate) fn triple_version(triple: &str) -> Option<Version> {
    let (_, text) = triple.split('-').next()?.rsplit_once('v')?;
    let minor: u16 = text.strip_prefix("1.")?.parse().ok()?;
    (minor <= 6).then_some(Version(0x100 | minor))
}

/// By attribute list: whether any attribute in it has a type.
fn typed_attributes(module: &Module<'_>) -> Vec<bool> {
    (0..module.attributes.lists.len() as u32)
        .map(|list| {
            module.attributes.groups(AttributeListId(list)).any(|(_, attributes)| {
                attributes.iter().any(|attribute| matches!(attribute, Attribute::Type(..)))
            })
        })
        .collect()
}

/// Kinds of metadata that optimised code has on most loads and stores and that nothing looks for.
const IDLE: &[&[u8]] =
    &[b"tbaa", b"tbaa.struct", b"noundef", b"nonnull", b"range", b"invariant.load", b"srcloc"];

fn idle_metadata(module: &Module<'_>) -> Vec<bool> {
    module.metadata_kinds.iter().map(|&name| IDLE.contains(&module.str(name))).collect()
}

/// Whether a type is a number, or a vector of numbers, of a width and length that SPIR-V has.
fn is_plain(shared: &Shared<'_>, ty: TypeId) -> bool {
    let types = &shared.module.types;
    let length = match types.get(ty) {
        Type::Vector { scalable: true, .. } => return false,
        Type::Vector { length, .. } => length,
        _ => 1,
    };
    let scalar = types.get(types.scalar(ty));
    matches!(length, 1 | 2 | 3 | 4 | 8 | 16)
        && matches!(
            scalar,
            Type::Integer(8 | 16 | 32 | 64) | Type::Half | Type::Float | Type::Double
        )
}

impl<'m> Shared<'m> {
    /// Collects the facts of a module.
    pub(crate) fn new(module: &'m Module<'m>, options: &'m Options) -> Result<Self> {
        let architecture = module.triple.split('-').next().unwrap_or_default();
        let pointer_width = match architecture {
            "spir64" | "spirv64" => 64,
            "spir" | "spirv32" => 32,
            // No triple: whatever the data layout says, 64 bits without one.
            "" => module.data_layout.pointer_layout(0).bits,
            "spirv" => return Err(Error::unsupported("logical addressing (triple 'spirv')")),
            _ if architecture.starts_with("spir64") || architecture.starts_with("spirv64") => 64,
            _ if architecture.starts_with("spir") => 32,
            _ => {
                let message = format!(
                    "InvalidTargetTriple: Expects spir-unknown-unknown or spir64-unknown-unknown. \
                     Actual target triple is {}",
                    module.triple
                );
                return Err(Error::new(ErrorKind::InvalidModule, message));
            }
        };
        let callees = module
            .functions
            .iter()
            .map(|function| {
                let name = module.str(function.object.name);
                if name.starts_with(b"llvm.") {
                    match intrinsics::classify(name) {
                        Some(intrinsic) => Callee::Intrinsic(intrinsic),
                        None => {
                            let text = String::from_utf8_lossy(name);
                            if options.allows_unknown_intrinsic(&text) {
                                Callee::External
                            } else {
                                Callee::Unknown
                            }
                        }
                    }
                } else if !function.declaration {
                    Callee::Defined
                } else {
                    match builtins::classify(name) {
                        Some(builtin) => Callee::Builtin(builtin),
                        None => Callee::External,
                    }
                }
            })
            .collect();
        let mut shared = Self {
            module,
            options,
            pointer_width,
            callees,
            layouts: Layouts::new(&module.types, &module.data_layout),
            typed_attributes: typed_attributes(module),
            idle_metadata: idle_metadata(module),
            loop_kind: (0..)
                .zip(&module.metadata_kinds)
                .find_map(|(kind, &name)| (module.str(name) == b"llvm.loop").then_some(kind)),
            plain_types: Vec::new(),
            pointer_spaces: Vec::new(),
            slots: Slots::default(),
            arbitrary_integers: ARBITRARY.iter().any(|&it| options.allows(it)),
            // `all` is no reason to write vectors that few consumers take, and validators refuse.
            vector_any: options.extensions.names(Extension::SPV_INTEL_vector_compute),
            builtin_widths: FxHashMap::default(),
            integer_samplers: false,
            samplers: FxHashSet::default(),
            pointer_vectors: options.allows(Extension::SPV_INTEL_masked_gather_scatter)
                && module.functions.iter().any(|function| {
                    let name = module.str(function.object.name);
                    name.starts_with(b"llvm.masked.gather.")
                        || name.starts_with(b"llvm.masked.scatter.")
                }),
            spread_vectors: false,
            odd_layouts: Vec::new(),
            wide_integers: false,
            called_kernels: vec![false; module.functions.len()],
            annotations: Vec::new(),
            has_bfloat: (0..module.types.len() as u32)
                .any(|ty| module.types.get(TypeId(ty)) == Type::BFloat),
            by_value: match options.extensions.names(crate::lower::merge::untyped::EXTENSION) {
                true => crate::lower::merge::untyped::by_value(module),
                false => Vec::new(),
            },
            plain_arithmetic: vec![false; module.functions.len()],
        };
        shared.pointer_spaces = super::pointee::pointer_spaces(&shared);
        shared.integer_samplers = super::samplers::has_integers(&shared);
        shared.builtin_widths = shared.find_builtin_widths();
        let types = module.types.len() as u32;
        shared.spread_vectors = (0..types).any(|ty| {
            crate::lower::widths::spread::is_spread(&shared, lapidary_bitcode::ir::TypeId(ty))
        });
        shared.wide_integers = (0..types).any(|ty| {
            crate::lower::widths::wide::wide_width(&shared, lapidary_bitcode::ir::TypeId(ty))
                .is_some()
        });
        shared.plain_types = (0..types).map(|ty| is_plain(&shared, TypeId(ty))).collect();
        shared.odd_layouts = crate::lower::widths::odd_layouts::odd_layouts(&shared);
        shared.slots = Slots::new(&shared);
        shared.annotations = super::metadata::global_annotations(&shared);
        Ok(shared)
    }

    fn find_builtin_widths(&self) -> FxHashMap<BuiltIn, u32> {
        let types = &self.module.types;
        let mut widths = FxHashMap::default();
        let mut note = |builtin: BuiltIn, ty: TypeId| {
            if let Type::Integer(width @ (32 | 64)) = types.get(types.scalar(ty)) {
                widths.entry(builtin).or_insert(width);
            }
        };
        for global in &self.module.globals {
            let name = self.module.str(global.object.name);
            if let Some(builtin) = super::globals::builtin_variable(name) {
                note(builtin, global.value_type);
            }
        }
        for (function, callee) in self.module.functions.iter().zip(&self.callees) {
            if let Callee::Builtin(builtin) = callee
                && let Some(variable) = builtin.variable()
                && let Type::Function { result, .. } = types.get(function.function_type)
            {
                note(variable, result);
            }
        }
        widths
    }

    /// Whether the module declares functions that read builtin variables of the type `size_t`.
    pub(crate) fn reads_sizes(&self) -> bool {
        self.read_builtins().any(builtins::is_vector)
    }

    /// The builtin variables that declared functions read.
    pub(crate) fn read_builtins(&self) -> impl Iterator<Item = BuiltIn> {
        self.callees.iter().filter_map(|callee| match callee {
            Callee::Builtin(builtin) => builtin.variable(),
            _ => None,
        })
    }

    /// The width of the integers in a builtin variable.
    pub(crate) fn builtin_width(&self, builtin: BuiltIn) -> Option<u32> {
        self.builtin_widths.get(&builtin).copied()
    }

    /// The symbol of the variable of a builtin.
    pub(crate) fn builtin_symbol(&self, builtin: BuiltIn) -> u32 {
        self.first_builtin() + builtin.0
    }

    /// The builtin whose variable a symbol is.
    pub(crate) fn symbol_builtin(&self, symbol: u32) -> Option<BuiltIn> {
        let number = symbol.checked_sub(self.first_builtin())?;
        (number < WRAPPERS).then_some(BuiltIn(number))
    }

    fn first_builtin(&self) -> u32 {
        (self.module.functions.len() + self.module.globals.len()) as u32
    }

    /// The symbol of a global variable.
    pub(crate) fn global_symbol(&self, global: GlobalId) -> u32 {
        self.module.functions.len() as u32 + global.0
    }

    /// The symbol of a global variable, or of the builtin that it is.
    pub(crate) fn variable_symbol(&self, global: GlobalId) -> u32 {
        let name = self.module.str(self.module.globals[global.index()].object.name);
        match super::globals::builtin_variable(name) {
            Some(builtin) => self.builtin_symbol(builtin),
            None => self.global_symbol(global),
        }
    }

    /// Whether the module has a variable of its own for a builtin.
    pub(crate) fn declares_builtin(&self, builtin: BuiltIn) -> bool {
        self.module.globals.iter().any(|global| {
            super::globals::builtin_variable(self.module.str(global.object.name)) == Some(builtin)
        })
    }

    /// The symbol of the entry point of a kernel.
    pub(crate) fn entry_symbol(&self, function: FunctionId) -> u32 {
        if self.called_kernels[function.index()] {
            self.first_builtin() + WRAPPERS + function.0
        } else {
            function.0
        }
    }

    /// The first symbol of helpers, above all others.
    pub(crate) fn first_helper(&self) -> u32 {
        self.first_builtin() + WRAPPERS + self.module.functions.len() as u32
    }

    /// What a function is.
    pub(crate) fn callee(&self, function: FunctionId) -> &Callee {
        &self.callees[function.index()]
    }

    /// Whether a function is a kernel.
    pub(crate) fn is_kernel(&self, function: FunctionId) -> bool {
        self.module.functions[function.index()].calling_convention
            == calling_convention::SPIR_KERNEL
    }

    /// The extension that brings integers of any width.
    pub(crate) fn arbitrary_integer_extension(&self) -> (Extension, Capability) {
        let allowed = ARBITRARY.into_iter().find(|&it| self.options.allows(it));
        (allowed.unwrap_or(ARBITRARY[1]), Capability::ArbitraryPrecisionIntegersINTEL)
    }
}
