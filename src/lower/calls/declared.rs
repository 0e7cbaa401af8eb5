//! What a module declares a builtin or an intrinsic to be, held against the signature of its row, once
//! for each declaration.
//!
//! LLVM accepts any declaration under any name, so a wrong one would become wrong SPIR-V. The check is of
//! types as LLVM has them: what holds them in SPIR-V (a wider integer, a longer vector) follows from them
//! alone, so values of one type stay values of one type.

use lapidary_bitcode::Module;
use lapidary_bitcode::ir::{AttributeKind, FunctionId, Type, TypeId};
use lapidary_spirv::grammar::{Op, StorageClass};
use lapidary_spirv::signature::{self, Kind, Manner, Misfit, Shape};

use super::wrapped::Wrapped;
use crate::lower::facts::callees::{Builtin, Parameter, Pointee};
use crate::lower::facts::mangle::Scalar;
use crate::lower::special::{Special, special};

/// The types of a declaration.
pub(super) struct Declared<'m> {
    module: &'m Module<'m>,
    function: FunctionId,
    result: Shape,
    parameters: Vec<Shape>,
    varargs: bool,
}

impl<'m> Declared<'m> {
    /// Reads a declaration, with what a builtin's name says of the parameters.
    pub(super) fn new(
        module: &'m Module<'m>,
        function: FunctionId,
        named: &[Parameter],
        named_result: Option<Special>,
    ) -> Self {
        let ty = module.functions[function.index()].function_type;
        let Type::Function { result, parameters, varargs } = module.types.get(ty) else {
            let (result, parameters) = (Shape::UNKNOWN, Vec::new());
            return Self { module, function, result, parameters, varargs: true };
        };
        let special = |parameter: &Parameter| match parameter.pointee {
            Some(Pointee::Special(special)) => Some(special),
            _ => None,
        };
        let types = module.types.list(parameters).iter();
        let parameters = types
            .enumerate()
            .map(|(at, &ty)| named_shape(module, ty, named.get(at).and_then(special)))
            .collect();
        let result = named_shape(module, result, named_result);
        Self { module, function, result, parameters, varargs }
    }

    /// Leaves out the parameters that are samplers, which an instruction takes with their images.
    pub(super) fn without_samplers(mut self) -> Self {
        self.parameters.retain(|shape| shape.kind != Kind::Opaque(Op::TypeSampler));
        self
    }

    /// Holds the declaration against a signature.
    pub(super) fn check(&self, signature: &str, manner: Manner) -> Result<(), Misfit> {
        if self.varargs && !signature.contains("...") {
            let (least, has) = (self.parameters.len(), self.parameters.len());
            return Err(Misfit::Count { least, most: Some(least), has });
        }
        signature::check(signature, self.result, &self.parameters, manner)
    }

    /// The same for what gives its result by the instruction alone: LLVM may have it come back through
    /// memory that the first parameter points to.
    pub(super) fn check_result_anywhere(
        &self,
        signature: &str,
        manner: Manner,
    ) -> Result<(), Misfit> {
        let direct = self.check(signature, manner);
        if direct.is_ok() || self.result.kind != Kind::Void || signature.starts_with('V') {
            return direct;
        }
        match self.parameters.split_first() {
            Some((first, rest)) if matches!(first.kind, Kind::Pointer(_)) => {
                let result = self.typed_attribute(0, AttributeKind::STRUCT_RET);
                let result = result.map_or(Shape::UNKNOWN, |ty| shape(self.module, ty));
                signature::check(signature, result, rest, manner)
            }
            _ => direct,
        }
    }

    /// The same for SPIR-V friendly IR, where numbers may be wrapped in structures (see [`Wrapped`]).
    pub(super) fn check_wrapped(&self, signature: &str, manner: Manner) -> Result<(), Misfit> {
        let whole = self.check_result_anywhere(signature, manner);
        if whole.is_ok() || self.varargs {
            return whole;
        }
        let number = |at: usize, kind: AttributeKind| {
            let wrapped = Wrapped::find(self.module, self.typed_attribute(at, kind)?)?;
            Some(shape(self.module, wrapped.number))
        };
        let by_value =
            |(at, &own): (usize, &Shape)| number(at, AttributeKind::BY_VAL).unwrap_or(own);
        let parameters: Vec<Shape> = self.parameters.iter().enumerate().map(by_value).collect();
        match number(0, AttributeKind::STRUCT_RET) {
            Some(result) if self.result.kind == Kind::Void => {
                let rest = parameters.get(1..).unwrap_or_default();
                signature::check(signature, result, rest, manner).or(whole)
            }
            _ if parameters != self.parameters => {
                signature::check(signature, self.result, &parameters, manner).or(whole)
            }
            _ => whole,
        }
    }

    /// The type behind a parameter that is a pointer, as an attribute such as `sret` says.
    fn typed_attribute(&self, at: usize, kind: AttributeKind) -> Option<TypeId> {
        let list = self.module.functions[self.function.index()].attributes;
        self.module.attributes.type_of_parameter(list, at as u32, kind)?
    }

    /// Whether the parameters are floats and integers where a mangled name says so. The instruction is
    /// chosen by the name.
    pub(super) fn is_as_named(&self, builtin: &Builtin) -> bool {
        let shapes = self.parameters.iter().zip(&builtin.parameters);
        shapes.filter(|(_, parameter)| parameter.pointee.is_none()).all(
            |(shape, parameter)| match (parameter.scalar, shape.kind) {
                (_, Kind::Unknown | Kind::Pointer(_)) | (None, _) => true,
                (Some(Scalar::Float(width)), Kind::Float(has)) => u32::from(width) == has,
                (Some(Scalar::Float(_)), _) => false,
                (Some(Scalar::BFloat16), kind) => kind == Kind::BFloat,
                (Some(Scalar::Bool | Scalar::Signed(_) | Scalar::Unsigned(_)), kind) => {
                    matches!(kind, Kind::Int(_) | Kind::Bool)
                }
                _ => true,
            },
        )
    }
}

/// The shape of a type that a name may say more of than LLVM does: a pointer without a pointee.
fn named_shape(module: &Module<'_>, ty: TypeId, named: Option<Special>) -> Shape {
    match (module.types.get(ty), named) {
        (Type::Pointer { pointee: None, .. }, Some(special)) => of_special(special),
        (Type::Integer(32), Some(Special::Sampler)) => of_special(Special::Sampler),
        _ => shape(module, ty),
    }
}

/// The shape of a type of LLVM.
fn shape(module: &Module<'_>, ty: TypeId) -> Shape {
    let kind = match module.types.get(ty) {
        Type::Struct { fields, .. } => match module.types.list(fields) {
            &[first, second] => {
                let [first, second] = [first, second].map(|ty| number_shape(module, ty));
                return Shape::pair(first, second);
            }
            fields @ [first, ..] if fields.iter().all(|field| field == first) => {
                let Shape { kind, count } = number_shape(module, *first);
                return Shape { kind: Kind::Alike(kind.into(), fields.len() as u32), count };
            }
            _ => Kind::Aggregate,
        },
        Type::Array { .. } => Kind::Aggregate,
        _ => return number_shape(module, ty),
    };
    Shape::scalar(kind)
}

/// The shape of a type that is no aggregate.
fn number_shape(module: &Module<'_>, ty: TypeId) -> Shape {
    match module.types.get(ty) {
        Type::Vector { length, element, .. } => {
            Shape { kind: scalar_kind(module, element), count: length }
        }
        _ => Shape::scalar(scalar_kind(module, ty)),
    }
}

/// What a type without parts is.
fn scalar_kind(module: &Module<'_>, ty: TypeId) -> Kind {
    if let Some(special) = special(module, ty) {
        return of_special(special).kind;
    }
    match module.types.get(ty) {
        Type::Void => Kind::Void,
        // An integer of one bit is also what arithmetic is done with.
        Type::Integer(1) => Kind::Bool,
        Type::Integer(width) | Type::Byte(width) => Kind::Int(width),
        Type::Half => Kind::Float(16),
        Type::Float => Kind::Float(32),
        Type::Double => Kind::Float(64),
        Type::BFloat => Kind::BFloat,
        Type::Pointer { address_space, .. } => Kind::Pointer(storage(address_space)),
        // An opaque type is never a number.
        Type::Opaque { .. } => Kind::Aggregate,
        _ => Kind::Unknown,
    }
}

/// The storage class of an address space.
fn storage(address_space: u32) -> StorageClass {
    match address_space {
        1 => StorageClass::CrossWorkgroup,
        2 => StorageClass::UniformConstant,
        3 => StorageClass::Workgroup,
        4 => StorageClass::Generic,
        _ => StorageClass::Function,
    }
}

/// The shape of a type that SPIR-V has and LLVM only names.
fn of_special(special: Special) -> Shape {
    Shape::scalar(match special {
        Special::Image(image) => Kind::Image {
            dim: image.dim,
            arrayed: image.arrayed == 1,
            multisampled: image.multisampled == 1,
        },
        Special::SampledImage(_) => Kind::Opaque(Op::TypeSampledImage),
        Special::Sampler => Kind::Opaque(Op::TypeSampler),
        Special::Event => Kind::Opaque(Op::TypeEvent),
        Special::DeviceEvent => Kind::Opaque(Op::TypeDeviceEvent),
        Special::ReserveId => Kind::Opaque(Op::TypeReserveId),
        Special::Queue => Kind::Opaque(Op::TypeQueue),
        Special::Pipe(access) => Kind::Pipe(access),
        Special::PipeStorage => Kind::Opaque(Op::TypePipeStorage),
        Special::NamedBarrier => Kind::Opaque(Op::TypeNamedBarrier),
        Special::Avc(op) => Kind::Opaque(op),
        Special::BufferSurface(_) => Kind::Opaque(Op::TypeBufferSurfaceINTEL),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No assembler writes a value of such a type, though a file may have one.
    #[test]
    fn an_opaque_type_is_no_number() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus/bc/ll_typed_pointers/as14.bc");
        let bytes = std::fs::read(path).expect("a file of the corpus");
        let modules = lapidary_bitcode::read(&bytes).expect("a module");
        let module = &modules[0];
        let mut all = (0..module.types.len() as u32).map(TypeId);
        let is_hidden = |ty: &TypeId| match module.types.get(*ty) {
            Type::Opaque { name } => module.str(name) == b"hidden",
            _ => false,
        };
        let hidden = all.find(is_hidden).expect("a type of the file");
        assert_eq!(number_shape(module, hidden).kind, Kind::Aggregate);
    }
}
