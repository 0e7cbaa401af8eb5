//! From LLVM types to SPIR-V types.
//!
//! What a type is was decided once ([`crate::lower::facts::shapes`]); [`super::shapes::legalize`] has
//! the rest of the story of odd integers and vectors.
//! Identified structs stay distinct: their identity is their [`TypeId`], by which
//! the merge finds their names again.

use lapidary_bitcode::ir::{Type, TypeId, TypeTable};
use lapidary_spirv::emit::{Id, Identity};
use lapidary_spirv::grammar::{Capability, Extension, FPEncoding, Op, StorageClass};

use super::Emitter;
use crate::lower::error::{Error, Result};
use crate::lower::facts::Facts;
use crate::lower::facts::shapes::Shape;
use crate::lower::special::{Special, special, special_struct};

/// The storage class of an address space of SPIR (`spir` and `spir64` triples).
pub(crate) fn storage_class(address_space: u32, facts: &Facts<'_>) -> Result<StorageClass> {
    Ok(match address_space {
        0 => StorageClass::Function,
        1 => StorageClass::CrossWorkgroup,
        2 => StorageClass::UniformConstant,
        3 => StorageClass::Workgroup,
        4 => StorageClass::Generic,
        // Intel's split of the global space; without the extension both are global.
        5 if facts.options.allows(Extension::SPV_INTEL_usm_storage_classes) => {
            StorageClass::DeviceOnlyINTEL
        }
        6 if facts.options.allows(Extension::SPV_INTEL_usm_storage_classes) => {
            StorageClass::HostOnlyINTEL
        }
        5 | 6 => StorageClass::CrossWorkgroup,
        7 => StorageClass::Input,
        8 => StorageClass::Output,
        9 if facts.options.function_pointer_storage => StorageClass::CodeSectionINTEL,
        9 => StorageClass::Function,
        10 => StorageClass::Private,
        _ => return Err(Error::unsupported(format_args!("address space {address_space}"))),
    })
}

/// An integer that nothing holds.
#[cold]
fn too_wide(width: u32) -> Error {
    const EXTENSION: Extension = Extension::SPV_INTEL_arbitrary_precision_integers;
    let message = format!(
        "InvalidBitWidth: Invalid bit width in input: {width}\nIntegers of any width need {EXTENSION}"
    );
    Error::needs_extension_for(EXTENSION, message)
}

/// Deepest nesting of types that is followed.
const MAX_DEPTH: u32 = 200;

impl Emitter<'_> {
    /// The SPIR-V type of an LLVM type. A pointer points to `i8`, unless the file says what it
    /// points to.
    #[inline]
    pub(crate) fn lower_type(&mut self, ty: TypeId) -> Result<Id> {
        match self.s.cached_type(ty) {
            Some(id) => Ok(id),
            None => self.lower_type_at(ty, 0),
        }
    }

    fn lower_type_at(&mut self, ty: TypeId, depth: u32) -> Result<Id> {
        let types: &TypeTable = &self.facts.module.types;
        let kind = types.get(ty);
        // A typed pointer inside another type points to i8; on its own it points to what the file says.
        let inner = depth > 0 && matches!(kind, Type::Pointer { pointee: Some(_), .. });
        if !inner && let Some(id) = self.s.cached_type(ty) {
            return Ok(id);
        }
        if depth > MAX_DEPTH {
            return Err(Error::unsupported("types nested more than 200 deep"));
        }
        let id = match kind {
            Type::Void => self.b.type_void(),
            Type::Half => self.b.type_float(16),
            Type::Float => self.b.type_float(32),
            Type::Double => self.b.type_float(64),
            Type::BFloat => self.type_bfloat()?,
            Type::Integer(width) | Type::Byte(width) => match self.facts.shape(ty) {
                Shape::Bool => self.b.type_bool(),
                Shape::Plain => self.type_integer(width),
                Shape::Odd { container, .. } => self.type_integer(container.into()),
                Shape::Wide(width) => self.wide_type(usize::from(width.div_ceil(64))),
                _ => return Err(too_wide(width)),
            },
            Type::Pointer { address_space, pointee } => {
                self.lower_pointer_type(ty, address_space, pointee, depth)?
            }
            Type::Array { length, element } => {
                let element = self.lower_type_at(element, depth.saturating_add(1))?;
                // SPIR-V has no array of no elements; one element is never accessed.
                let length = self.array_length(length.max(1));
                self.b.type_array(element, length)
            }
            Type::Vector { scalable: true, .. } => {
                return Err(Error::unsupported("scalable vector types"));
            }
            Type::Vector { length, element, .. } => {
                let count = match self.facts.shape(ty) {
                    Shape::Spread { places } => {
                        let id = self.spread_type(element, length, places)?;
                        self.s.cache_type(ty, id);
                        return Ok(id);
                    }
                    Shape::Long { count } => count,
                    _ => length,
                };
                let element = self.lower_type_at(element, depth.saturating_add(1))?;
                if count != 1 && !matches!(count, 2 | 3 | 4 | 8 | 16) {
                    self.b.extension(Extension::SPV_INTEL_vector_compute);
                    self.b.capability(Capability::VectorAnyINTEL);
                }
                self.b.type_vector(element, count)
            }
            Type::Struct { fields, literal, packed, .. } => {
                let mut members = Vec::with_capacity(fields.len as usize);
                for at in 0..fields.len as usize {
                    members
                        .push(self.lower_type_at(types.list(fields)[at], depth.saturating_add(1))?);
                }
                let identity = match literal && !packed {
                    true => Identity::Structural,
                    false => Identity::Struct(ty.0),
                };
                self.b.declare_as(identity, Op::TypeStruct, Id::NONE, |w| w.ids(&members))
            }
            Type::Opaque { name } => {
                if let Some(special) = special_struct(self.facts.module, ty) {
                    self.special_type(special)?
                } else {
                    let module = self.facts.module;
                    let name = module.str(name);
                    self.b.declare(Op::TypeOpaque, Id::NONE, |w| w.string(name))
                }
            }
            Type::TargetExt { .. } => self.lower_target_type(ty)?,
            Type::Function { result, parameters, .. } => {
                let result = self.lower_type_at(result, depth.saturating_add(1))?;
                let mut list = Vec::with_capacity(parameters.len as usize);
                for at in 0..parameters.len as usize {
                    list.push(
                        self.lower_type_at(types.list(parameters)[at], depth.saturating_add(1))?,
                    );
                }
                self.b.type_function(result, &list)
            }
            Type::Token => self.b.declare(Op::TypeTokenINTEL, Id::NONE, |w| w),
            Type::Fp128 => return Err(Error::unsupported("type fp128")),
            Type::X86Fp80 => return Err(Error::unsupported("type x86_fp80")),
            Type::PpcFp128 => return Err(Error::unsupported("type ppc_fp128")),
            Type::X86Mmx => return Err(Error::unsupported("type x86_mmx")),
            Type::X86Amx => return Err(Error::unsupported("type x86_amx")),
            Type::Label => return Err(Error::unsupported("values of type label")),
            Type::Metadata => return Err(Error::unsupported("values of type metadata")),
            _ => return Err(Error::unsupported("a type of this kind")),
        };
        if !inner {
            self.s.cache_type(ty, id);
        }
        Ok(id)
    }

    /// The type of a component of something: a pointer points to `i8`.
    pub(crate) fn lower_component(&mut self, ty: TypeId) -> Result<Id> {
        self.lower_type_at(ty, 1)
    }

    /// `OpTypeInt` of a width that may need the extension for arbitrary precision.
    pub(crate) fn type_integer(&mut self, width: u32) -> Id {
        if width == 4 && self.allows(Extension::SPV_INTEL_int4) {
            self.b.extension(Extension::SPV_INTEL_int4);
            self.b.capability(Capability::Int4TypeINTEL);
        } else if !matches!(width, 8 | 16 | 32 | 64) {
            let (extension, capability) = self.facts.arbitrary_integer_extension();
            self.b.extension(extension);
            self.b.capability(capability);
        }
        self.b.type_int(width)
    }

    /// `OpTypeFloat` with the encoding of bfloat16.
    pub(crate) fn type_bfloat(&mut self) -> Result<Id> {
        const EXTENSION: Extension = Extension::SPV_KHR_bfloat16;
        if !self.allows(EXTENSION) {
            return Err(Error::needs_extension_because(
                EXTENSION,
                "LLVM module contains bfloat type, translation of which requires this extension",
            ));
        }
        self.b.extension(EXTENSION);
        self.b.capability(Capability::BFloat16TypeKHR);
        Ok(self
            .b
            .declare(Op::TypeFloat, Id::NONE, |w| w.literal(16).literal(FPEncoding::BFloat16KHR.0)))
    }

    pub(crate) fn array_length(&mut self, length: u64) -> Id {
        // As in Khronos' translator, the length has the width of size_t.
        let ty = if self.facts.pointer_width == 32 && length <= u64::from(u32::MAX) {
            self.b.type_int(32)
        } else {
            self.b.type_int(64)
        };
        self.b.const_int(ty, length)
    }

    fn lower_pointer_type(
        &mut self,
        ty: TypeId,
        address_space: u32,
        pointee: Option<TypeId>,
        depth: u32,
    ) -> Result<Id> {
        if let Some(special) = special(self.facts.module, ty) {
            return self.special_type(special);
        }
        let storage = storage_class(address_space, self.facts)?;
        let storage = self.storage(storage)?;
        let pointee = match pointee {
            // A struct may contain pointers to itself; these point to i8, as opaque ones do.
            Some(pointee) if depth == 0 && !self.s.in_pointer => {
                self.s.in_pointer = true;
                let lowered = match self.facts.module.types.get(pointee) {
                    Type::Function { .. } => None,
                    _ if self.facts.has_odd_layout(pointee) => Some(self.memory_type(pointee)),
                    _ => Some(self.lower_type_at(pointee, depth.saturating_add(1))),
                };
                self.s.in_pointer = false;
                match lowered {
                    Some(lowered) => lowered?,
                    None => self.b.type_int(8),
                }
            }
            _ => self.b.type_int(8),
        };
        Ok(self.b.type_pointer(storage, pointee))
    }

    /// Notes what a storage class needs.
    pub(crate) fn storage(&mut self, storage: StorageClass) -> Result<StorageClass> {
        match storage {
            StorageClass::DeviceOnlyINTEL | StorageClass::HostOnlyINTEL => {
                self.b.extension(Extension::SPV_INTEL_usm_storage_classes);
                self.b.capability(Capability::USMStorageClassesINTEL);
            }
            // Variables that shaders write. With their capability the control flow would have to be
            // structured.
            StorageClass::Output => {
                return Err(Error::unsupported(
                    "address space 8 (Output), which only shaders have",
                ));
            }
            // Kernels have variables of modules and pointers to them for the vector back end only.
            StorageClass::Private => {
                const EXTENSION: Extension = Extension::SPV_INTEL_vector_compute;
                if !self.allows(EXTENSION) {
                    return Err(Error::needs_extension("address space 10 (Private)", EXTENSION));
                }
                self.b.extension(EXTENSION);
                self.b.capability(Capability::VectorComputeINTEL);
            }
            StorageClass::CodeSectionINTEL => {
                self.b.extension(Extension::SPV_INTEL_function_pointers);
                self.b.capability(Capability::FunctionPointersINTEL);
            }
            _ => {}
        }
        Ok(storage)
    }

    /// The SPIR-V pointer type for an address space and pointee.
    pub(crate) fn pointer_type(&mut self, address_space: u32, pointee: Id) -> Result<Id> {
        let storage = storage_class(address_space, self.facts)?;
        let storage = self.storage(storage)?;
        Ok(self.b.type_pointer(storage, pointee))
    }

    /// A type that LLVM has only by its name, where the extension that brings it is allowed.
    pub(crate) fn special_type(&mut self, special: Special) -> Result<Id> {
        if let Some((op, extension)) = special.extension() {
            self.need_for_type(op, extension)?;
        }
        Ok(special.lower(self.b))
    }

    /// Refuses a type whose extension is not allowed, and notes the extension.
    fn need_for_type(&mut self, op: Op, extension: Extension) -> Result<()> {
        if !self.allows(extension) {
            return Err(Error::needs_extension(op, extension));
        }
        self.b.extension(extension);
        Ok(())
    }

    fn lower_target_type(&mut self, ty: TypeId) -> Result<Id> {
        let module = self.facts.module;
        let Type::TargetExt { name, types, integers } = module.types.get(ty) else {
            return Err(Error::malformed("not a target extension type"));
        };
        let full = module.text(name).into_owned();
        let list = module.types.list(types);
        let numbers = module.types.integers(integers);
        match special(self.facts.module, ty) {
            Some(Special::Image(image)) => {
                let sampled = self.sampled_type(list)?;
                return Ok(image.lower(self.b, sampled));
            }
            Some(Special::SampledImage(image)) => {
                let sampled = self.sampled_type(list)?;
                let image = image.lower(self.b, sampled);
                return Ok(self.b.declare(Op::TypeSampledImage, Id::NONE, |w| w.id(image)));
            }
            Some(special) => return self.special_type(special),
            None => {}
        }
        let base = full.strip_prefix("spirv.").unwrap_or(&full);
        match base {
            "CooperativeMatrixKHR" if !list.is_empty() => {
                const EXTENSION: Extension = Extension::SPV_KHR_cooperative_matrix;
                if !self.allows(EXTENSION) {
                    return Err(Error::needs_extension(format_args!("type {full}"), EXTENSION));
                }
                let is_number = matches!(
                    module.types.get(list[0]),
                    Type::Integer(2..=64) | Type::Half | Type::BFloat | Type::Float | Type::Double
                );
                if !is_number || numbers.len() != 4 {
                    return Err(Error::invalid(format!(
                        "type target(\"{full}\") is of a number, its scope, rows, columns and use"
                    )));
                }
                let element = self.lower_type(list[0])?;
                self.b.extension(EXTENSION);
                self.b.capability(Capability::CooperativeMatrixKHR);
                if let Type::BFloat = module.types.get(list[0]) {
                    self.b.capability(Capability::BFloat16CooperativeMatrixKHR);
                }
                if numbers.get(3).is_some_and(|&matrix_use| matrix_use > 2) {
                    return Err(Error::invalid_instruction(
                        "TypeCooperativeMatrixKHR\n\
                         Incorrect Use parameter, should be MatrixA, MatrixB or Accumulator",
                    ));
                }
                // Scope, rows, columns, use: constants in SPIR-V.
                let operands: Vec<Id> = numbers.iter().map(|&n| self.b.const_u32(n)).collect();
                Ok(self.b.declare(Op::TypeCooperativeMatrixKHR, Id::NONE, |w| {
                    w.id(element).ids(&operands)
                }))
            }
            "VmeImageINTEL" => {
                let Some(Special::Image(image)) = Special::from_parameters("Image", numbers) else {
                    return Err(Error::unsupported(format_args!("type target(\"{full}\")")));
                };
                let sampled = self.sampled_type(list)?;
                let image = image.lower(self.b, sampled);
                const EXTENSION: Extension = Extension::SPV_INTEL_device_side_avc_motion_estimation;
                self.need_for_type(Op::TypeVmeImageINTEL, EXTENSION)?;
                Ok(self.b.declare(Op::TypeVmeImageINTEL, Id::NONE, |w| w.id(image)))
            }
            "TaskSequenceINTEL" => {
                const EXTENSION: Extension = Extension::SPV_INTEL_task_sequence;
                if !self.allows(EXTENSION) {
                    return Err(Error::needs_extension(format_args!("type {full}"), EXTENSION));
                }
                self.b.extension(EXTENSION);
                self.b.capability(Capability::TaskSequenceINTEL);
                Ok(self.b.declare(Op::TypeTaskSequenceINTEL, Id::NONE, |w| w))
            }
            _ => Err(Error::unsupported(format_args!("type target(\"{full}\")"))),
        }
    }

    /// The sampled type of an image: void or a number (section 3.56.6, "OpTypeImage").
    fn sampled_type(&mut self, list: &[TypeId]) -> Result<Id> {
        let Some(&ty) = list.first() else { return Ok(self.b.type_void()) };
        match self.facts.module.types.get(ty) {
            Type::Void | Type::Integer(2..=64) | Type::Half | Type::Float | Type::Double => {
                self.lower_type(ty)
            }
            _ => Err(Error::invalid("the sampled type of an image is neither void nor a number")),
        }
    }
}
