//! Memory: variables, loads, stores, element pointers (SPIR-V section 3.49.8).

use lapidary_bitcode::ir::{Flags, InstId, Metadata, TypeId, Value, ValueId};
use lapidary_spirv::emit::{Id, TypeKind};
use lapidary_spirv::grammar::{Capability, Decoration, Extension, MemoryAccess, Op, StorageClass};

use crate::lower::emit::Emitter;
use crate::lower::emit::aggregates::UNDEFINED;
use crate::lower::error::{Error, Result};

/// How a load or store accesses memory.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Access {
    /// Alignment in bytes, 0 if unknown.
    pub(crate) align: u64,
    /// `volatile`
    pub(crate) volatile: bool,
    /// `!nontemporal`
    pub(crate) nontemporal: bool,
    /// Lists of alias scopes: what it is in, and what it does not alias.
    pub(crate) scopes: [Option<Id>; 2],
}

impl Access {
    /// The Memory Operands: a mask, and the alignment if there is one.
    fn operands(self) -> ([u32; 2], usize) {
        let mut mask = 0;
        if self.volatile {
            mask |= MemoryAccess::Volatile.0;
        }
        if self.nontemporal {
            mask |= MemoryAccess::Nontemporal.0;
        }
        // The alignment is a 32-bit literal and a power of two.
        let align = self.align.min(1 << 31) as u32;
        if align != 0 {
            mask |= MemoryAccess::Aligned.0;
        }
        let bits = [MemoryAccess::AliasScopeINTELMask, MemoryAccess::NoAliasINTELMask];
        for (_, bit) in self.scopes.iter().zip(bits).filter(|(scope, _)| scope.is_some()) {
            mask |= bit.0;
        }
        match (mask, align) {
            (0, _) => ([0, 0], 0),
            (_, 0) => ([mask, 0], 1),
            _ => ([mask, align], 2),
        }
    }

    /// The ids after these.
    fn ids(self) -> impl Iterator<Item = Id> {
        self.scopes.into_iter().flatten()
    }
}

fn is_struct(kind: TypeKind) -> bool {
    matches!(kind, TypeKind::Struct { .. })
}

/// The access chain whose first index goes beyond what the pointer points to.
fn chain_behind_pointer(inbounds: bool) -> Op {
    if inbounds { Op::InBoundsPtrAccessChain } else { Op::PtrAccessChain }
}

/// The error for an address of the name or the default of a specialization constant, which exist only for the
/// calls that read the constant.
pub(crate) fn hidden() -> Error {
    Error::unsupported(
        "an address in address space 0 of the name or the default of a specialization constant, other \
         than to read the constant",
    )
}

impl Emitter<'_> {
    /// The Memory Operands of a load or store instruction.
    pub(crate) fn access(
        &mut self,
        inst: InstId,
        ty: TypeId,
        align: u64,
        volatile: bool,
    ) -> Access {
        let align = if align == 0 { self.facts.layouts.abi_align(ty).unwrap_or(0) } else { align };
        let annotated = match self.s.access_properties.is_empty() {
            true => None,
            // A load has its pointer first, a store second.
            false => self.annotated_align(inst, 0).or(self.annotated_align(inst, 1)),
        };
        let align = annotated.map_or(align, u64::from);
        let scopes = self.alias_lists(inst);
        Access { align, volatile, nontemporal: self.has_attachment(inst, b"nontemporal"), scopes }
    }

    /// Whether an instruction has metadata of a kind.
    pub(crate) fn has_attachment(&self, inst: InstId, kind: &[u8]) -> bool {
        self.attachment(inst, kind).is_some()
    }

    /// The metadata of a kind of an instruction.
    #[inline]
    pub(crate) fn attachment(
        &self,
        inst: InstId,
        kind: &[u8],
    ) -> Option<lapidary_bitcode::ir::MetadataId> {
        if self.has_attachments(inst) { self.attachment_of_kind(inst, kind) } else { None }
    }

    /// Whether an instruction may have metadata that says something: mostly not.
    #[inline]
    pub(crate) fn has_attachments(&self, inst: InstId) -> bool {
        !self.s.unattached.contains(&inst.0)
            && (!self.s.attached.1.is_empty() || self.s.attached.0 != Some(inst))
    }

    fn attachment_of_kind(
        &self,
        inst: InstId,
        kind: &[u8],
    ) -> Option<lapidary_bitcode::ir::MetadataId> {
        let of_inst = match &self.s.attached {
            (current, range) if *current == Some(inst) => &self.body.attachments[range.clone()],
            _ => self.body.attachments(inst),
        };
        self.facts.module.attached(of_inst.iter().map(|(_, attachment)| attachment), kind)
    }

    /// Finds the attachments of the instruction that is lowered next, once for all who ask. Most instructions
    /// are in a long run without any, and what optimised code attaches is mostly idle.
    #[inline]
    pub(crate) fn find_attachments(&mut self, inst: InstId) {
        if !self.s.unattached.contains(&inst.0) {
            self.find_attached(inst);
        }
    }

    fn find_attached(&mut self, inst: InstId) {
        self.s.first_id = self.b.next_id();
        let all = &self.body.attachments;
        let start = all.partition_point(|(at, _)| *at < inst);
        let count = all[start..].iter().take_while(|(at, _)| *at == inst).count();
        let end = start.saturating_add(count);
        let idle = |kind: u32| self.facts.idle_metadata.get(kind as usize) == Some(&true);
        let says = all[start..end].iter().any(|(_, attachment)| !idle(attachment.kind));
        self.s.attached = (Some(inst), if says { start..end } else { end..end });
        if !says {
            // From here up to the next instruction with an attachment that is not idle.
            let next = all[end..].iter().find(|(_, attachment)| !idle(attachment.kind));
            self.s.unattached = inst.0..next.map_or(u32::MAX, |(at, _)| at.0);
        }
    }

    /// `OpLoad`
    pub(crate) fn load(&mut self, ty: Id, pointer: Id, access: Access) -> Id {
        let (words, count) = access.operands();
        self.b.op_with(Op::Load, ty, |w| {
            let w = w.id(pointer).literals(&words[..count]);
            access.ids().fold(w, |w, id| w.id(id))
        })
    }

    /// `OpStore`, refused where memory is only read.
    pub(crate) fn store(&mut self, pointer: Id, value: Id, access: Access) -> Result<()> {
        self.check_written(pointer)?;
        let (words, count) = access.operands();
        let w = self.b.code.begin(Op::Store).id(pointer).id(value).literals(&words[..count]);
        access.ids().fold(w, |w, id| w.id(id)).end();
        Ok(())
    }

    /// `alloca`
    pub(crate) fn alloca(
        &mut self,
        inst: InstId,
        allocated: TypeId,
        count: ValueId,
        align: u64,
    ) -> Result<Id> {
        let result = self.result_type(inst)?;
        let TypeKind::Pointer { storage, pointee } = self.b.type_kind(result) else {
            return Err(Error::unsupported("alloca of a type that is not held in memory"));
        };
        let id = self.variable_of(allocated, pointee, count, align)?;
        Ok(self.in_storage(id, storage))
    }

    /// A pointer to a variable of a function as one of another storage class, which `alloca` may be of.
    fn in_storage(&mut self, id: Id, storage: StorageClass) -> Id {
        let pointee = match self.pointee(id) {
            Some((_, pointee)) if storage != StorageClass::Function => pointee,
            _ => return id,
        };
        let ty = self.b.type_pointer(storage, pointee);
        if storage == StorageClass::Generic {
            return self.b.op(Op::PtrCastToGeneric, ty, &[id]);
        }
        // No cast of SPIR-V leads from one to the other: the address is the same.
        let size = self.type_size();
        let address = self.b.op(Op::ConvertPtrToU, size, &[id]);
        self.b.op(Op::ConvertUToPtr, ty, &[address])
    }

    /// A variable of a function, or several one behind the other: the pointer to the first.
    fn variable_of(
        &mut self,
        allocated: TypeId,
        pointee: Id,
        count: ValueId,
        align: u64,
    ) -> Result<Id> {
        // What was inferred may differ from what is allocated only in pointers inside.
        let element = match self.facts.pointer_space(allocated) {
            Some(_) if matches!(self.b.type_kind(pointee), TypeKind::Pointer { .. }) => pointee,
            _ => self.memory_type(allocated)?,
        };
        let id = match self.constant_int(count) {
            Some(1) => {
                let ty = self.b.type_pointer(StorageClass::Function, element);
                self.b.variable(ty, None)
            }
            Some(count) if count >= 0 => {
                let length = match u32::try_from(count) {
                    Ok(count) => self.b.const_u32(count.max(1)),
                    Err(_) => self.array_length(count as u64),
                };
                return Ok(self.array_variable(element, length, align));
            }
            Some(_) => return Err(Error::unsupported("alloca of a negative number of elements")),
            None => {
                // A specialization constant is a length as any other.
                let known = self.value(count)?;
                if self.b.is_constant(known) {
                    return Ok(self.array_variable(element, known, align));
                }
                return self.array_of_variable_length(element, known, align);
            }
        };
        self.alignment(id, align);
        Ok(id)
    }

    /// Local memory for as many elements as only the run will tell: the pointer to the first.
    pub(crate) fn array_of_variable_length(
        &mut self,
        element: Id,
        count: Id,
        align: u64,
    ) -> Result<Id> {
        const EXTENSION: Extension = Extension::SPV_INTEL_variable_length_array;
        if !self.allows(EXTENSION) {
            return Err(Error::needs_extension_for(
                EXTENSION,
                format!("Translation of dynamic alloca requires {EXTENSION} extension."),
            )
            .untranslatable());
        }
        self.b.extension(EXTENSION);
        self.b.capability(Capability::VariableLengthArrayINTEL);
        let ty = self.b.type_pointer(StorageClass::Function, element);
        let first = self.b.op(Op::VariableLengthArrayINTEL, ty, &[count]);
        self.alignment(first, align);
        Ok(first)
    }

    /// A variable that is an array: the pointer to its first element.
    pub(crate) fn array_variable(&mut self, element: Id, length: Id, align: u64) -> Id {
        let array = self.b.type_array(element, length);
        let variable = self.local_variable(array, None);
        self.alignment(variable, align);
        let ty = self.b.type_pointer(StorageClass::Function, element);
        self.b.op(Op::Bitcast, ty, &[variable])
    }

    /// `OpDecorate Alignment`
    pub(crate) fn alignment(&mut self, id: Id, align: u64) {
        if align != 0 {
            self.b.decorate(id, Decoration::Alignment, &[align.min(1 << 31) as u32]);
        }
    }

    /// The pointer through which values of `ty` are accessed, and the type that is there.
    ///
    /// Memory that holds pointers may have been inferred to hold other pointers than the value is:
    /// then the access goes by what is there, and the value is cast.
    fn access_pointer(&mut self, pointer: ValueId, ty: Id) -> Result<(Id, Id)> {
        let id = self.value(pointer)?;
        let Some((_, has)) = self.pointee(id) else {
            return Err(Error::unsupported("access of memory through a value that is no pointer"));
        };
        if has == ty || self.are_pointers(has, ty) {
            return Ok((id, has));
        }
        Ok((self.pointer_to(id, ty), ty))
    }

    /// `load`
    pub(crate) fn load_instruction(
        &mut self,
        inst: InstId,
        pointer: ValueId,
        align: u64,
        volatile: bool,
    ) -> Result<Id> {
        let llvm = self.body.inst_type(inst);
        let ty = self.result_type(inst)?;
        let access = self.access(inst, llvm, align, volatile);
        if self.facts.is_held_larger(llvm) {
            return self.load_pieces(llvm, ty, pointer, access);
        }
        if let Some(id) = self.load_input(inst, pointer, ty, access)? {
            return Ok(id);
        }
        let (pointer, there) = self.access_pointer(pointer, ty)?;
        let pointer = self.cache_controlled(inst, 0, pointer);
        let id = self.load(there, pointer, access);
        Ok(self.convert_pointer(id, ty))
    }

    /// Clang loads a vector of three as one of four, but a builtin variable has three components and
    /// is no memory that could be seen as another type. Where nothing asks for the fourth or for all of
    /// them, three will do.
    fn load_input(
        &mut self,
        inst: InstId,
        pointer: ValueId,
        ty: Id,
        access: Access,
    ) -> Result<Option<Id>> {
        let TypeKind::Vector { component, count: 4 } = self.b.type_kind(ty) else {
            return Ok(None);
        };
        if !matches!(self.body.value(self.facts.module, pointer), Value::Global(_)) {
            return Ok(None);
        }
        let variable = self.value(pointer)?;
        let TypeKind::Pointer { storage: StorageClass::Input, pointee } = self.b.kind_of(variable)
        else {
            return Ok(None);
        };
        if self.b.type_kind(pointee) != (TypeKind::Vector { component, count: 3 }) {
            return Ok(None);
        }
        let three = self.load(pointee, variable, access);
        if self.only_three_are_used(inst) {
            return Ok(Some(three));
        }
        Ok(Some(self.b.op_with(Op::VectorShuffle, ty, |w| {
            w.id(three).id(three).literals(&[0, 1, 2, UNDEFINED])
        })))
    }

    /// `store`
    pub(crate) fn store_instruction(
        &mut self,
        inst: InstId,
        pointer: ValueId,
        value: ValueId,
        align: u64,
        volatile: bool,
    ) -> Result<()> {
        let llvm = self.llvm_type(value);
        if let Some(specs) = &self.decisions.specs {
            let (module, getters) = (self.facts.module, &self.facts.getters);
            match specs.table.hides_store(module, getters, self.body, pointer, value) {
                Some(false) => {}
                Some(true) => return Ok(()),
                None => return Err(hidden()),
            }
        }
        let id = self.value(value)?;
        let access = self.access(inst, llvm, align, volatile);
        if self.facts.is_held_larger(llvm) {
            return self.store_pieces(llvm, id, pointer, access);
        }
        let ty = self.b.type_of(id);
        let (pointer, there) = self.access_pointer(pointer, ty)?;
        let pointer = self.cache_controlled(inst, 1, pointer);
        let id = self.convert_pointer(id, there);
        self.store(pointer, id, access)
    }

    /// Refuses a pointer that no function of OpenCL's set takes: one to memory for input.
    pub(crate) fn check_addressed(&self, pointer: Id) -> Result<()> {
        match self.b.kind_of(pointer) {
            TypeKind::Pointer { storage: StorageClass::Input, .. } => {
                Err(Error::invalid("a function of a pointer to memory for input"))
            }
            _ => Ok(()),
        }
    }

    /// Refuses a store to constant memory or to a builtin variable (SPIR-V, 2.16.1: both are only read).
    pub(crate) fn check_written(&self, pointer: Id) -> Result<()> {
        match self.b.kind_of(pointer) {
            TypeKind::Pointer {
                storage: StorageClass::UniformConstant | StorageClass::Input,
                ..
            } => Err(Error::invalid("a store to memory that is only read")),
            _ => Ok(()),
        }
    }

    /// `getelementptr`. `wanted` is the type of the result where a pointee was inferred.
    pub(crate) fn element_pointer(
        &mut self,
        source: TypeId,
        base: ValueId,
        indices: &[ValueId],
        flags: Flags,
        ty: TypeId,
        wanted: Option<Id>,
    ) -> Result<Id> {
        if indices.is_empty() {
            return self.value(base);
        }
        if self.facts.pointer_space(ty).is_none() {
            return self.vector_of_pointers(source, base, indices, flags, ty);
        }
        let of = base;
        let base = self.value(of)?;
        if self.facts.has_odd_layout(source) {
            return self.pointer_by_bytes(source, base, indices);
        }
        let Some((storage, has)) = self.pointee(base) else {
            return Err(Error::unsupported("getelementptr on a value that is no pointer"));
        };
        // An array of pointers: what the base points to stays.
        let source_type = if self.facts.pointer_space(source).is_some()
            && matches!(self.b.type_kind(has), TypeKind::Pointer { .. })
        {
            has
        } else {
            self.lower_type(source)?
        };
        let inbounds = flags.has(Flags::INBOUNDS);
        let (base, op) = if has == source_type {
            (base, chain_behind_pointer(inbounds))
        } else if let Some(wanted) = wanted
            && let Some(place) = self.typed_place(source, of, indices, flags, wanted)?
        {
            return Ok(place);
        } else if matches!(self.b.type_kind(has), TypeKind::Array { element, .. } if element == source_type)
            && !self.constant_mode
            && self.is_variable(of)
        {
            // The first index is one of the array that the variable is.
            (base, if inbounds { Op::InBoundsAccessChain } else { Op::AccessChain })
        } else {
            (self.pointer_to(base, source_type), chain_behind_pointer(inbounds))
        };
        let mut operands = std::mem::take(&mut self.s.scratch);
        operands.clear();
        operands.push(base);
        let mut element = source_type;
        let mut result = Ok(());
        for (at, &index) in indices.iter().enumerate() {
            let index_type = self.llvm_type(index);
            let is_field = at > 0 && is_struct(self.b.type_kind(element));
            let id = self.value(index).and_then(|id| match is_field {
                true => Ok(id),
                false => self.element_index(id, index_type),
            });
            match id {
                Ok(id) => operands.push(id),
                Err(error) => {
                    result = Err(error);
                    break;
                }
            }
            if at == 0 {
                continue;
            }
            element = match self.b.type_kind(element) {
                TypeKind::Struct { members } => match self.constant_int(index) {
                    Some(field)
                        if (0..i64::from(members)).contains(&field)
                            && self.may_name_field(index_type) =>
                    {
                        self.b.struct_member(element, field as u32)
                    }
                    _ => {
                        result = Err(Error::malformed("a getelementptr index is not a field"));
                        break;
                    }
                },
                TypeKind::Array { element, .. } => element,
                TypeKind::Vector { component, .. } => component,
                // A vector of one element is that element.
                _ => {
                    self.s.scratch = operands;
                    return self.pointer_by_bytes(source, base, indices);
                }
            };
        }
        let pointer = self.b.type_pointer(storage, element);
        let id = self.emit(op, pointer, &operands);
        self.s.scratch = operands;
        result.map(|()| id)
    }

    /// `getelementptr` by the offset in bytes.
    fn pointer_by_bytes(&mut self, source: TypeId, base: Id, indices: &[ValueId]) -> Result<Id> {
        let mut list = Vec::with_capacity(indices.len());
        for &index in indices {
            list.push((self.value(index)?, self.llvm_type(index)));
        }
        self.byte_pointer(source, base, &list)
    }

    /// The integer that metadata operand `at` of a node is.
    pub(crate) fn metadata_int(
        &self,
        node: lapidary_bitcode::ir::MetadataId,
        at: usize,
    ) -> Option<i64> {
        let Metadata::Node { operands, .. } = self.body.metadata(self.facts.module, node) else {
            return None;
        };
        match self.body.metadata(self.facts.module, operands.get(at)?) {
            // SPIR-V's literals are unsigned, and so are those that metadata has for them.
            Metadata::Value { ty, value } => {
                let value = self.constant_int(value)?;
                Some(self.facts.module.types.narrow_as_unsigned(ty, value))
            }
            _ => None,
        }
    }
}
