//! Attributes of functions as function control, FuncParamAttr and decorations.

use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, AttributeKind, AttributeListId, FunctionId, Linkage,
};
use lapidary_spirv::emit::Id;
use lapidary_spirv::grammar::{
    Capability, Decoration, Extension, FunctionControl, FunctionParameterAttribute, LinkageType,
};

use crate::lower::emit::Emitter;
use crate::lower::facts::Facts;
use crate::lower::gates;

/// Rows: LLVM's attribute of a parameter, SPIR-V's. In the order in which they are written.
pub(super) const PARAMETERS: &[(AttributeKind, FunctionParameterAttribute)] = &[
    (AttributeKind::BY_VAL, FunctionParameterAttribute::ByVal),
    (AttributeKind::NO_ALIAS, FunctionParameterAttribute::NoAlias),
    (AttributeKind::NO_CAPTURE, FunctionParameterAttribute::NoCapture),
    (AttributeKind::READ_ONLY, FunctionParameterAttribute::NoWrite),
    (AttributeKind::READ_NONE, FunctionParameterAttribute::NoReadWrite),
    (AttributeKind::STRUCT_RET, FunctionParameterAttribute::Sret),
    (AttributeKind::S_EXT, FunctionParameterAttribute::Sext),
    (AttributeKind::Z_EXT, FunctionParameterAttribute::Zext),
];

/// Rows: LLVM's attribute of a function, SPIR-V's function control.
const FUNCTIONS: &[(AttributeKind, FunctionControl)] = &[
    (AttributeKind::ALWAYS_INLINE, FunctionControl::Inline),
    (AttributeKind::NO_INLINE, FunctionControl::DontInline),
];

/// Bits of the `memory(...)` attribute: two for each kind of memory (`ModRefInfo`), however many kinds
/// there are; the topmost byte is the version of the list of kinds.
const MEMORY_REF: u64 = 0x0055_5555_5555_5555;
const MEMORY_MOD: u64 = MEMORY_REF << 1;
/// The function reads memory that the module cannot reach, such as a clock.
const INACCESSIBLE_REF: u64 = 1 << 2;

impl AttributeView<'_> {
    /// Whether an attribute of this kind is there.
    pub(super) fn has(&self, wanted: AttributeKind) -> bool {
        self.iter().any(|attribute| match attribute {
            Attribute::Enum(kind) | Attribute::Int(kind, _) | Attribute::Type(kind, _) => {
                kind == wanted
            }
            _ => false,
        })
    }

    /// The value of an integer attribute.
    fn int(&self, wanted: AttributeKind) -> Option<u64> {
        self.iter().find_map(|attribute| match attribute {
            Attribute::Int(kind, value) if kind == wanted => Some(value),
            _ => None,
        })
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = Attribute> + '_ {
        self.facts.module.attributes.at(self.list, self.index)
    }
}

/// The attributes that a list has for one place: the function, its return value or a parameter.
pub(super) struct AttributeView<'s> {
    pub(super) facts: &'s Facts<'s>,
    pub(super) list: Option<AttributeListId>,
    pub(super) index: AttributeIndex,
}

impl Facts<'_> {
    /// The function control of a function.
    fn function_control(&self, function: FunctionId) -> u32 {
        let list = self.module.functions[function.index()].attributes;
        let view = AttributeView { facts: self, list, index: AttributeIndex::Function };
        let mut control = 0;
        for &(kind, bit) in FUNCTIONS {
            if view.has(kind) {
                control |= bit.0;
            }
        }
        // Const and Pure promise the same result for the same arguments (section 3.24). A convergent function
        // does not keep that promise: its result may depend on the other work-items.
        if view.has(AttributeKind::CONVERGENT) {
            return control;
        }
        let memory = view.int(AttributeKind::MEMORY);
        if view.has(AttributeKind::READ_NONE)
            || memory.is_some_and(|memory| memory & (MEMORY_REF | MEMORY_MOD) == 0)
        {
            control |= FunctionControl::Const.0;
        } else if view.has(AttributeKind::READ_ONLY)
            || memory.is_some_and(|memory| memory & (MEMORY_MOD | INACCESSIBLE_REF) == 0)
        {
            control |= FunctionControl::Pure.0;
        }
        control
    }
}

impl Emitter<'_> {
    /// The function control of a function; notes what it needs.
    pub(crate) fn function_control(&mut self, function: FunctionId) -> u32 {
        let facts = self.facts;
        let list = facts.module.functions[function.index()].attributes;
        let view = AttributeView { facts, list, index: AttributeIndex::Function };
        let mut control = facts.function_control(function);
        if view.has(AttributeKind::OPTIMIZE_NONE)
            && let Some(row) = FunctionControl::ENUMERATION.by_value(FunctionControl::OptNoneEXT.0)
            && gates::allow(self.b, facts.options, row)
        {
            control |= FunctionControl::OptNoneEXT.0;
        }
        control
    }

    /// Decorations of a function's result: on the function itself.
    pub(crate) fn result_attributes(&mut self, function: FunctionId, id: Id) {
        let facts = self.facts;
        let list = facts.module.functions[function.index()].attributes;
        let view = AttributeView { facts, list, index: AttributeIndex::Return };
        for &(kind, attribute) in PARAMETERS {
            if matches!(kind, AttributeKind::S_EXT | AttributeKind::Z_EXT) && view.has(kind) {
                self.b.decorate(id, Decoration::FuncParamAttr, &[attribute.0]);
            }
        }
        self.vector_result(list, id);
    }

    /// `LinkageAttributes` of a function or variable.
    pub(crate) fn linkage(&mut self, id: Id, name: &[u8], linkage: Linkage, declaration: bool) {
        const LINK_ONCE: Extension = Extension::SPV_KHR_linkonce_odr;
        let kind = match linkage {
            Linkage::Internal | Linkage::Private => return,
            Linkage::AvailableExternally => LinkageType::Import,
            _ if declaration => LinkageType::Import,
            Linkage::LinkOnceOdr if self.allows(LINK_ONCE) => {
                self.b.extension(LINK_ONCE);
                LinkageType::LinkOnceODR
            }
            _ => LinkageType::Export,
        };
        self.b.capability(Capability::Linkage);
        self.b.decorate_with(id, Decoration::LinkageAttributes, |w| w.string(name).literal(kind.0));
    }
}
