//! Attributes of functions and parameters as function control, FuncParamAttr and decorations.

use lapidary_bitcode::ir::{
    Attribute, AttributeIndex, AttributeKind, AttributeListId, FunctionId, Linkage,
};
use lapidary_spirv::build::{Id, TypeKind};
use lapidary_spirv::grammar::{
    Capability, Decoration, FunctionControl, FunctionParameterAttribute, LinkageType,
};

use super::function::FunctionLowering;
use super::shared::Shared;

/// Rows: LLVM's attribute of a parameter, SPIR-V's. In the order in which they are written.
const PARAMETERS: &[(&str, FunctionParameterAttribute)] = &[
    ("byval", FunctionParameterAttribute::ByVal),
    ("noalias", FunctionParameterAttribute::NoAlias),
    ("nocapture", FunctionParameterAttribute::NoCapture),
    ("readonly", FunctionParameterAttribute::NoWrite),
    ("readnone", FunctionParameterAttribute::NoReadWrite),
    ("sret", FunctionParameterAttribute::Sret),
    ("signext", FunctionParameterAttribute::Sext),
    ("zeroext", FunctionParameterAttribute::Zext),
];

/// Rows: LLVM's attribute of a function, SPIR-V's function control.
const FUNCTIONS: &[(&str, FunctionControl)] =
    &[("alwaysinline", FunctionControl::Inline), ("noinline", FunctionControl::DontInline)];

/// Bits of the `memory(...)` attribute: two for each kind of memory (`ModRefInfo`).
const MEMORY_REF: u64 = 0b01_0101_0101;
const MEMORY_MOD: u64 = 0b10_1010_1010;

impl AttributeView<'_> {
    /// Whether an attribute of this name is there.
    fn has(&self, name: &str) -> bool {
        self.iter().any(|attribute| match attribute {
            Attribute::Enum(kind) | Attribute::Int(kind, _) | Attribute::Type(kind, _) => {
                kind.name() == Some(name)
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

    fn iter(&self) -> impl Iterator<Item = Attribute> + '_ {
        self.shared.module.attributes.at(self.list, self.index)
    }
}

/// The attributes of a list at an index.
struct AttributeView<'s> {
    shared: &'s Shared<'s>,
    list: Option<AttributeListId>,
    index: AttributeIndex,
}

impl Shared<'_> {
    /// The function control of a function.
    pub(crate) fn function_control(&self, function: FunctionId) -> u32 {
        let list = self.module.functions[function.index()].attributes;
        let view = AttributeView { shared: self, list, index: AttributeIndex::Function };
        let mut control = 0;
        for &(name, bit) in FUNCTIONS {
            if view.has(name) {
                control |= bit.0;
            }
        }
        let memory = view.int(AttributeKind::MEMORY);
        if view.has("readnone") || memory == Some(0) {
            control |= FunctionControl::Const.0;
        } else if view.has("readonly")
            || memory.is_some_and(|memory| memory & MEMORY_MOD == 0 && memory & MEMORY_REF != 0)
        {
            control |= FunctionControl::Pure.0;
        }
        control
    }
}

impl FunctionLowering<'_> {
    /// Decorations of a parameter.
    pub(crate) fn parameter_attributes(&mut self, function: FunctionId, parameter: u32, id: Id) {
        let shared = self.shared;
        let list = shared.module.functions[function.index()].attributes;
        let index = AttributeIndex::Parameter(parameter);
        let view = AttributeView { shared, list, index };
        if shared.is_kernel(function) {
            self.parameter_properties(function, parameter, id);
        }
        if list.is_none() {
            return;
        }
        // Files of LLVM 15 and 16 write images and the like as pointers, with attributes of pointers.
        let is_value = matches!(self.b.kind_of(id), TypeKind::Other(_));
        for &(name, attribute) in PARAMETERS {
            if is_value && !matches!(name, "signext" | "zeroext") {
                continue;
            }
            let has = match name {
                // `captures(none)` is what became of `nocapture`.
                "nocapture" => view.has(name) || view.int(AttributeKind::CAPTURES) == Some(0),
                _ => view.has(name),
            };
            if has {
                self.b.decorate(id, Decoration::FuncParamAttr, &[attribute.0]);
            }
        }
        if is_value {
            return;
        }
        if let Some(align) = view.int(AttributeKind::ALIGNMENT) {
            self.alignment(id, align);
        }
        if let Some(bytes) = view.int(AttributeKind::DEREFERENCEABLE)
            && bytes <= u64::from(u32::MAX)
            && self.shared.options.max_version >= lapidary_spirv::grammar::Version::V1_1
        {
            self.b.version(lapidary_spirv::grammar::Version::V1_1);
            self.b.decorate(id, Decoration::MaxByteOffset, &[bytes as u32]);
        }
    }

    /// Decorations of a function's result: on the function itself.
    pub(crate) fn result_attributes(&mut self, function: FunctionId, id: Id) {
        let shared = self.shared;
        let list = shared.module.functions[function.index()].attributes;
        let view = AttributeView { shared, list, index: AttributeIndex::Return };
        for &(name, attribute) in PARAMETERS {
            if matches!(name, "signext" | "zeroext") && view.has(name) {
                self.b.decorate(id, Decoration::FuncParamAttr, &[attribute.0]);
            }
        }
    }

    /// `LinkageAttributes` of a function or variable.
    pub(crate) fn linkage(&mut self, id: Id, name: &[u8], linkage: Linkage, declaration: bool) {
        const LINK_ONCE: &str = "SPV_KHR_linkonce_odr";
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
        self.b
            .decorations
            .begin(lapidary_spirv::grammar::Op::Decorate)
            .id(id)
            .literal(Decoration::LinkageAttributes.0)
            .string(name)
            .literal(kind.0)
            .end();
    }
}
