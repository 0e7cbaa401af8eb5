//! A module made ready to run: its types, constants and global variables, and what decorations and
//! names say of an id.

use lapidary_spirv::grammar::{
    BuiltIn, Decoration, FunctionParameterAttribute, LinkageType, Op, StorageClass,
};
use lapidary_spirv::read::{Instruction, Module, Section};

use crate::error::{Error, Result};
use crate::float::Rounding;
use crate::integer::NoWrap;
use crate::memory::Memory;
use crate::types::{Type, Types};
use crate::value::Value;

/// What decorations say of an id, as far as it changes what is computed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Marks {
    pub(crate) rounding: Option<Rounding>,
    pub(crate) saturated: bool,
    pub(crate) no_wrap: NoWrap,
    pub(crate) packed: bool,
    pub(crate) constant: bool,
    pub(crate) by_value: bool,
    pub(crate) imported: bool,
    pub(crate) built_in: Option<BuiltIn>,
    pub(crate) spec_id: Option<u32>,
}

/// A function as the machine calls it.
#[derive(Clone, Debug)]
pub(crate) struct Callee {
    pub(crate) id: u32,
    pub(crate) parameters: Vec<u32>,
    /// The label of the first block; none if the function has no body here.
    pub(crate) entry: Option<u32>,
    /// How many ids its body defines.
    pub(crate) locals: usize,
}

/// A module made ready to run.
#[derive(Clone, Debug)]
pub(crate) struct Program<'m> {
    pub(crate) module: &'m Module<'m>,
    pub(crate) types: Types,
    /// Constants and addresses of global variables, by id.
    pub(crate) constants: Vec<Option<Value>>,
    marks: Vec<Marks>,
    /// Of an id that a function body defines: which one of these it is.
    local_index: Vec<u32>,
    callees: Vec<Callee>,
    names: Vec<(u32, String)>,
    /// The ids of `OpExtInstImport "OpenCL.std"`.
    pub(crate) standard_set: Vec<u32>,
    /// The ids of sets whose instructions do nothing.
    pub(crate) idle_sets: Vec<u32>,
}

impl<'m> Program<'m> {
    /// Reads what surrounds the declarations; [`Program::declare`](Self::declare) does the rest.
    pub(crate) fn new(module: &'m Module<'m>, memory: &mut Memory) -> Result<Self> {
        let bound = module.definitions().len();
        let mut program = Self {
            module,
            types: Types::new(bound, pointer_width(module)?),
            constants: vec![None; bound],
            marks: vec![Marks::default(); bound],
            local_index: vec![u32::MAX; bound],
            callees: Vec::new(),
            names: Vec::new(),
            standard_set: Vec::new(),
            idle_sets: Vec::new(),
        };
        *memory = Memory::new(program.types.pointer_width);
        for import in module.section(Section::Imports) {
            let name = import.string(2).map(|(name, _)| name).unwrap_or_default();
            if name == "OpenCL.std" {
                program.standard_set.extend(import.result());
            }
            let idle = ["OpenCL.DebugInfo.100", "SPIRV.debug"].contains(&&*name);
            if idle || name.starts_with("NonSemantic.") {
                program.idle_sets.extend(import.result());
            }
        }
        for name in module.section(Section::Names).filter(|name| name.op() == Op::Name) {
            program.names.extend(name.word(1).zip(name.string(2).map(|(text, _)| text)));
        }
        program.names.sort();
        for annotation in module.section(Section::Annotations) {
            program.annotate(&annotation)?;
        }
        for function in module.functions() {
            program.function(function.id, module.instructions_in(function.range()))?;
        }
        Ok(program)
    }

    fn function(
        &mut self,
        id: u32,
        instructions: impl Iterator<Item = Instruction<'m>>,
    ) -> Result<()> {
        let mut callee = Callee { id, parameters: Vec::new(), entry: None, locals: 0 };
        for instruction in instructions {
            let Some(result) = instruction.result() else { continue };
            match instruction.op() {
                Op::Function => continue,
                Op::Label => {
                    callee.entry = callee.entry.or(Some(result));
                    continue;
                }
                Op::FunctionParameter => callee.parameters.push(result),
                _ => {}
            }
            self.local_index[result as usize] = callee.locals as u32;
            callee.locals += 1;
        }
        self.callees.push(callee);
        Ok(())
    }

    fn annotate(&mut self, annotation: &Instruction<'_>) -> Result<()> {
        match annotation.op() {
            Op::GroupDecorate | Op::GroupMemberDecorate => {
                return Err(Error::unsupported(annotation.op().to_string()));
            }
            Op::Decorate | Op::DecorateId => {}
            _ => return Ok(()),
        }
        let (Some(target), Some(kind)) = (annotation.word(1), annotation.word(2)) else {
            return Err(Error::malformed("a decoration without a target"));
        };
        let parameter = annotation.word(3).unwrap_or_default();
        let Some(marks) = self.marks.get_mut(target as usize) else {
            return Err(Error::malformed(format!("a decoration of %{target}")));
        };
        match Decoration(kind) {
            Decoration::FPRoundingMode => {
                let mode = Rounding::of(parameter);
                let unknown = || Error::unsupported(format!("rounding mode {parameter}"));
                marks.rounding = Some(mode.ok_or_else(unknown)?);
            }
            Decoration::SaturatedConversion => marks.saturated = true,
            Decoration::NoSignedWrap => marks.no_wrap.signed = true,
            Decoration::NoUnsignedWrap => marks.no_wrap.unsigned = true,
            Decoration::CPacked => marks.packed = true,
            Decoration::Constant => marks.constant = true,
            Decoration::FuncParamAttr => {
                marks.by_value |= parameter == FunctionParameterAttribute::ByVal.0;
            }
            Decoration::BuiltIn => marks.built_in = Some(BuiltIn(parameter)),
            Decoration::SpecId => marks.spec_id = Some(parameter),
            Decoration::LinkageAttributes => {
                let (_, end) = annotation.string(3).unwrap_or_default();
                marks.imported = annotation.word(end) == Some(LinkageType::Import.0);
            }
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn marks(&self, id: u32) -> Marks {
        self.marks.get(id as usize).copied().unwrap_or_default()
    }

    /// The function with an id.
    pub(crate) fn callee(&self, id: u32) -> Result<&Callee> {
        let found = self.callees.iter().find(|callee| callee.id == id);
        found.ok_or_else(|| Error::malformed(format!("%{id} is not a function")))
    }

    /// The type of a value.
    pub(crate) fn type_of(&self, id: u32) -> Result<u32> {
        let definition = self.module.definition(id);
        let ty = definition.and_then(|definition| definition.result_type());
        ty.ok_or_else(|| Error::malformed(format!("%{id} is not a value")))
    }

    /// The storage class of a pointer type.
    pub(crate) fn class(&self, ty: u32) -> Result<StorageClass> {
        match self.types.get(ty)? {
            Type::Pointer { class, .. } => Ok(*class),
            _ => Err(Error::malformed(format!("%{ty} is not a type of pointers"))),
        }
    }

    /// An id with its name.
    pub(crate) fn name(&self, id: u32) -> String {
        match self.names.binary_search_by_key(&id, |name| name.0) {
            Ok(at) if !self.names[at].1.is_empty() => format!("%{id} '{}'", self.names[at].1),
            _ => format!("%{id}"),
        }
    }

    /// Where the value of an id is among those of its function.
    pub(crate) fn local(&self, id: u32) -> Result<usize> {
        match self.local_index.get(id as usize) {
            None | Some(&u32::MAX) => Err(Error::malformed(format!("%{id} is not a value"))),
            Some(&index) => Ok(index as usize),
        }
    }
}

/// What an instruction can see: constants, and the values of its function.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'a, 'm> {
    pub(crate) program: &'a Program<'m>,
    pub(crate) locals: &'a [Option<Value>],
}

impl<'a> Scope<'a, '_> {
    pub(crate) fn value(&self, id: u32) -> Result<&'a Value> {
        if let Some(Some(value)) = self.program.constants.get(id as usize) {
            return Ok(value);
        }
        let local = self.locals.get(self.program.local(id)?).and_then(Option::as_ref);
        local.ok_or_else(|| Error::malformed(format!("%{id} is used before it has a value")))
    }

    pub(crate) fn scalar(&self, id: u32) -> Result<crate::value::Scalar> {
        Ok(self.value(id)?.scalar())
    }

    /// The value of a constant integer, or of any other that must be defined.
    pub(crate) fn number(&self, id: u32, what: &'static str) -> Result<u128> {
        self.scalar(id)?.defined().ok_or_else(|| Error::undefined(what))
    }
}

fn pointer_width(module: &Module<'_>) -> Result<u32> {
    let model = module.section(Section::MemoryModel).next().and_then(|model| model.word(1));
    match model {
        Some(1) => Ok(32),
        Some(2) => Ok(64),
        _ => Err(Error::unsupported("modules without physical addresses")),
    }
}
