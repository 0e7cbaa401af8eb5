//! The types of values out of SPIR-V: structures once each, values taken apart into their scalars.

use lapidary_spirv::grammar::{FPEncoding, Op, StorageClass};
use lapidary_spirv::read::{Module, Section};
use rustc_hash::FxHashMap;

use super::{Leaf, StructLayout, StructMember, ValueKind, ValueType};
use crate::inspect::layouts::{DEEPEST, Layouts, is_handle};

/// Leaves of all arguments of a module, and structures that are come by for them: a structure of some that
/// are each of two of the next is doubled with each.
pub(super) const MOST_LEAVES: u64 = 1 << 16;

/// Bytes of a name of a structure or member in a text; for a longer one its number stands.
const LONGEST: usize = 256;

/// The words of OpenCL C for storage classes, and of the extensions that add some.
const ADDRESS_SPACES: &[(StorageClass, &str)] = &[
    (StorageClass::Function, "private"),
    (StorageClass::CrossWorkgroup, "global"),
    (StorageClass::UniformConstant, "constant"),
    (StorageClass::Workgroup, "local"),
    (StorageClass::Generic, "generic"),
    (StorageClass::DeviceOnlyALTERA, "device"),
    (StorageClass::HostOnlyALTERA, "host"),
    (StorageClass::CodeSectionINTEL, "code"),
];

/// What a pointer of this class points to.
pub(super) fn address_space(class: StorageClass) -> String {
    let known = ADDRESS_SPACES.iter().find(|(known, _)| *known == class);
    known.map_or_else(|| class.0.to_string(), |&(_, name)| name.to_owned())
}

/// The values of a module.
pub(super) struct Values<'a, 'w> {
    module: &'a Module<'w>,
    names: &'a FxHashMap<u32, String>,
    members: FxHashMap<(u32, u32), String>,
    pub(super) layouts: Layouts<'a, 'w>,
    /// By type: its structure.
    known: FxHashMap<u32, usize>,
    pub(super) structures: Vec<StructLayout>,
}

impl<'a, 'w> Values<'a, 'w> {
    /// With the structures of other modules of the file.
    pub(super) fn new(
        module: &'a Module<'w>,
        names: &'a FxHashMap<u32, String>,
        structures: Vec<StructLayout>,
    ) -> Self {
        let member = |it: lapidary_spirv::read::Instruction<'_>| {
            let name = it.string(3)?.0;
            let is_name = it.op() == Op::MemberName && !name.is_empty();
            is_name.then_some(((it.word(1)?, it.word(2)?), name))
        };
        Self {
            module,
            names,
            members: module.section(Section::Names).filter_map(member).collect(),
            layouts: Layouts::of(module),
            known: FxHashMap::default(),
            structures,
        }
    }

    /// The type of a value; `None` if it has no size.
    pub(super) fn value(&mut self, ty: u32) -> Option<ValueType> {
        self.nested(ty, 0)
    }

    fn nested(&mut self, ty: u32, depth: u32) -> Option<ValueType> {
        let (size, alignment) = self.layouts.size(ty, 0)?;
        let scalar = |text: String, kind, bits| ValueType {
            text,
            kind,
            bits,
            components: 1,
            dimensions: Vec::new(),
            structure: None,
            address_space: None,
            size,
            alignment,
        };
        let definition = self.module.definition(ty)?;
        if depth > DEEPEST {
            return None;
        }
        Some(match definition.op() {
            Op::TypeBool => scalar("bool".into(), ValueKind::Bool, None),
            Op::TypeInt => {
                let bits = definition.word(2)?;
                scalar(format!("i{bits}"), ValueKind::Integer, Some(bits))
            }
            Op::TypeFloat => {
                let bits = definition.word(2)?;
                let encoding = definition.word(3).and_then(|it| FPEncoding(it).name());
                let encoding = encoding.map_or(String::new(), |name| format!(" {name}"));
                scalar(format!("f{bits}{encoding}"), ValueKind::Float, Some(bits))
            }
            Op::TypeVector => {
                let (of, components) = (definition.word(2)?, definition.word(3)?);
                let of = self.nested(of, depth.saturating_add(1))?;
                let text = format!("<{components} x {}>", of.text);
                ValueType { text, components, size, alignment, ..of }
            }
            Op::TypeArray => {
                let of = self.nested(definition.word(2)?, depth.saturating_add(1))?;
                let length = self.module.definition(definition.word(3)?)?.word(3)?;
                let length = u64::from(length);
                if of.size.checked_mul(length) != Some(size) {
                    // Elements that are farther apart than they are long.
                    let bytes = scalar(format!("[{size} x i8]"), ValueKind::Bytes, Some(8));
                    return Some(ValueType { dimensions: vec![size], ..bytes });
                }
                let mut dimensions = vec![length];
                dimensions.extend(&of.dimensions);
                let text = format!("[{length} x {}]", of.text);
                ValueType { text, dimensions, size, alignment, ..of }
            }
            Op::TypeStruct => {
                let structure = self.structure(ty, depth)?;
                let name = self.structures[structure].name.clone();
                let name = name.filter(|name| name.len() <= LONGEST);
                let text = name.unwrap_or_else(|| format!("struct {structure}"));
                let value = scalar(text, ValueKind::Structure, None);
                ValueType { structure: Some(structure), ..value }
            }
            Op::TypePointer | Op::TypeUntypedPointerKHR => {
                let space = address_space(StorageClass(definition.word(2)?));
                let bits = size.checked_mul(8).and_then(|bits| u32::try_from(bits).ok());
                let value = scalar(format!("{space}*"), ValueKind::Pointer, bits);
                ValueType { address_space: Some(space), ..value }
            }
            op if is_handle(op) => {
                let name = op.name().and_then(|name| name.strip_prefix("OpType"));
                scalar(name.unwrap_or("handle").to_lowercase(), ValueKind::Handle, None)
            }
            _ => return None,
        })
    }

    fn structure(&mut self, ty: u32, depth: u32) -> Option<usize> {
        if let Some(&known) = self.known.get(&ty) {
            return Some(known);
        }
        let (size, alignment) = self.layouts.size(ty, 0)?;
        let mut members = Vec::new();
        for (at, &member) in (0..).zip(self.module.definition(ty)?.words.get(2..)?) {
            members.push(StructMember {
                name: self.members.get(&(ty, at)).cloned(),
                offset: self.layouts.offset(ty, at as usize)?,
                ty: self.nested(member, depth.saturating_add(1))?,
            });
        }
        let packed = self.layouts.is_packed(ty);
        let name = self.names.get(&ty).cloned();
        let at = self.structures.len();
        self.structures.push(StructLayout { name, size, alignment, packed, members });
        self.known.insert(ty, at);
        Some(at)
    }
}

/// The way to a member.
pub(super) fn step(member: &StructMember, at: usize) -> String {
    let name = member.name.as_ref().filter(|name| name.len() <= LONGEST);
    name.map_or_else(|| format!(".{at}"), |name| format!(".{name}"))
}

/// Takes values apart, as many as there is room for.
pub(super) struct Leaves {
    left: u64,
}

impl Leaves {
    pub(super) fn new() -> Self {
        Self { left: MOST_LEAVES }
    }

    /// The leaves of a value; `None` if they are too many.
    pub(super) fn of(&mut self, value: &ValueType, all: &[StructLayout]) -> Option<Vec<Leaf>> {
        let mut leaves = Vec::new();
        self.add(value, all, &mut String::new(), 0, &mut leaves)?;
        Some(leaves)
    }

    fn add(
        &mut self,
        value: &ValueType,
        all: &[StructLayout],
        path: &mut String,
        offset: u64,
        leaves: &mut Vec<Leaf>,
    ) -> Option<()> {
        // Long names make long ways.
        self.left = self.left.checked_sub((path.len() as u64 / 64).saturating_add(1))?;
        let count = value.dimensions.iter().try_fold(1_u64, |all, &it| all.checked_mul(it))?;
        let size = value.size.checked_div(count).unwrap_or(0);
        let Some(structure) = value.structure.and_then(|at| all.get(at)) else {
            // The text of an array has those of its elements at its end.
            let ty = match value.dimensions.len() {
                0 => value.text.clone(),
                deep => value.text.splitn(deep.saturating_add(1), " x ").last()?.replace(']', ""),
            };
            leaves.push(Leaf { path: path.clone(), offset, size, count, ty });
            return Some(());
        };
        let length = path.len();
        for element in 0..count {
            self.left = self.left.checked_sub(1)?;
            let mut stride = count;
            for &dimension in &value.dimensions {
                stride = stride.checked_div(dimension)?;
                path.push_str(&format!(
                    "[{}]",
                    element.checked_div(stride)?.checked_rem(dimension)?
                ));
            }
            let here = offset.checked_add(element.checked_mul(size)?)?;
            for (at, member) in structure.members.iter().enumerate() {
                let before = path.len();
                path.push_str(&step(member, at));
                self.add(&member.ty, all, path, here.checked_add(member.offset)?, leaves)?;
                path.truncate(before);
            }
            path.truncate(length);
        }
        Some(())
    }
}
