//! What instructions take and give: a signature for each instruction whose operands have types of their
//! own, and a check of types against it.
//!
//! The grammar says how many operands an instruction has and which of them are literals; that both sides
//! of an addition have the type of the sum, or that a coordinate has as many components as an image has
//! dimensions, only the text of the specification says. A signature is that in a line,
//! the result first: `"F F .i"` is `ldexp`, whose result is of the type of its first operand, floats, and
//! whose second is 32-bit integers, as many. A compiler holds what a program declares against it before
//! it emits anything; [`validate`](crate::validate) holds a finished module against the same rows.
//!
//! | word | what it stands for |
//! |---|---|
//! | `F` `H` `I` `E` `N` `B` `A` `T` | the type of the row: floats, bfloat16, integers, integers of an even number of bytes, integers or floats, bools, these or numbers, anything; all of one signature are the same |
//! | `F32x4` `Nx1` `Fv` | the same with a width or a number of components, as a vector |
//! | `.s` `.i` `.j` `.u` `.w` `.d` `.f` `.v` `.n` `.b` | as many components as the type of the row has: its component itself, 32-bit integers, integers, integers as wide, of another width, twice as wide, floats, floats of another width, numbers, bools |
//! | `.c` `.h` `.3` to `.8` `.p` | any number of its components, half of them, a third and so on, as many pointers |
//! | `{TT}` `{Tb}` `{Ti}` `{hh}` `{3}` to `{8}` | a structure: twice the type of the row, it and bools, it and 32-bit integers, its halves, its thirds and so on |
//! | `i` `f` `b` `j` `i32` `i32x4` | an integer, a float, a bool, integers of any number, and so on, whatever the row has |
//! | `*` `out*` `local*` `global*` `generic*` | a pointer, one to memory that is not only read, to memory of the work-group, of the device, of any |
//! | `image` `msimage` `lodimage` `coord` `icoord` `dims` `grad` | an image, one of several samples, of one; a coordinate in it, of integers; its sizes; a gradient |
//! | `size` `id` `L` `V` `?` | an integer as wide as a pointer; the number of a work-item, a scalar or up to three; a literal; nothing; anything |
//! | `event` `sampler` `pipe` `in-pipe` `out-pipe` ... | a value of the type with that name |
//! | <code>\|</code> `...` `/` | what follows may be left out; anything may follow; another signature |

mod bearers;
mod modes;
mod opencl;
mod rows;
mod words;

pub use self::bearers::Bearer;
pub use self::modes::is_of_width;
use crate::grammar::{AccessQualifier, Dim, Op, OpenClStd, StorageClass};

/// What a value is, as far as signatures tell types apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// No value.
    Void,
    /// Bools.
    Bool,
    /// Integers of a width.
    Int(u32),
    /// Floats of a width.
    Float(u32),
    /// Numbers with the encoding of bfloat16.
    BFloat,
    /// A pointer, with its storage class.
    Pointer(StorageClass),
    /// An image.
    Image {
        /// Its dimensionality.
        dim: Dim,
        /// Whether it is an array.
        arrayed: bool,
        /// Whether it has several samples.
        multisampled: bool,
    },
    /// Another type without parts, by the instruction that declares it.
    Opaque(Op),
    /// A pipe.
    Pipe(AccessQualifier),
    /// A structure of two scalars or vectors with as many components as the shape has.
    Pair(Part, Part),
    /// A structure of so many members that are alike, three or more.
    Alike(Part, u32),
    /// Another structure, or an array.
    Aggregate,
    /// What nobody knows: fits everywhere.
    Unknown,
}

impl Kind {
    /// What a type is, by the words of the instruction that declares it. Vectors and pairs, whose parts other
    /// instructions declare, are unknown.
    pub fn of_declaration(words: &[u32]) -> Self {
        let word = |index: usize| words.get(index).copied().unwrap_or_default();
        match Op::of(word(0)) {
            Op::TypeVoid => Self::Void,
            Op::TypeBool => Self::Bool,
            Op::TypeInt => Self::Int(word(2)),
            // Another encoding: what may be done with it its extension says.
            Op::TypeFloat if words.len() == 3 => Self::Float(word(2)),
            Op::TypePointer | Op::TypeUntypedPointerKHR => Self::Pointer(StorageClass(word(2))),
            Op::TypeImage => {
                Self::Image { dim: Dim(word(3)), arrayed: word(5) == 1, multisampled: word(6) == 1 }
            }
            Op::TypePipe => Self::Pipe(AccessQualifier(word(2))),
            Op::TypeArray | Op::TypeStruct => Self::Aggregate,
            op @ (Op::TypeEvent
            | Op::TypeDeviceEvent
            | Op::TypeSampler
            | Op::TypeSampledImage
            | Op::TypePipeStorage
            | Op::TypeQueue
            | Op::TypeReserveId
            | Op::TypeNamedBarrier) => Self::Opaque(op),
            _ => Self::Unknown,
        }
    }
}

/// What a member of a structure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Part {
    /// Bools.
    Bool,
    /// Integers of a width.
    Int(u32),
    /// Floats of a width.
    Float(u32),
    /// Something else.
    Other,
}

impl From<Kind> for Part {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Bool => Part::Bool,
            Kind::Int(width) => Part::Int(width),
            Kind::Float(width) => Part::Float(width),
            _ => Part::Other,
        }
    }
}

/// The type of a value: what it is, or what its components are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// What it is, of a vector its components.
    pub kind: Kind,
    /// The number of components; 1 if it is no vector.
    pub count: u32,
}

/// How strictly types are held against signatures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// A scalar operand stands for a vector of itself where the row's type is a vector.
    pub widens: bool,
    /// A result that is bool may be declared as an integer.
    pub loose_bools: bool,
    /// Bools are integers of one bit.
    pub bits: bool,
    /// The width of a pointer; 0 if it is not known.
    pub pointer_width: u32,
}

/// What does not fit a signature.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Misfit {
    /// A wrong number of operands.
    Count {
        /// The least that there may be.
        least: usize,
        /// The most, if there is a limit.
        most: Option<usize>,
        /// How many there are.
        has: usize,
    },
    /// The type of the result.
    Result {
        /// What it should be, in words.
        wanted: String,
    },
    /// The type of an operand.
    Operand {
        /// Its number, from 0.
        at: usize,
        /// What it should be, in words.
        wanted: String,
    },
}

impl Shape {
    /// A structure of two.
    pub fn pair(first: Self, second: Self) -> Self {
        match first.count == second.count {
            true => Self { kind: Kind::Pair(first.kind.into(), second.kind.into()), ..first },
            false => Self::scalar(Kind::Aggregate),
        }
    }

    /// One value of a kind.
    pub const fn scalar(kind: Kind) -> Self {
        Self { kind, count: 1 }
    }

    /// Something that is not known.
    pub const UNKNOWN: Self = Self::scalar(Kind::Unknown);

    /// Whether it has so many times the components of another.
    fn is_times(self, times: u32, other: Shape) -> bool {
        other.count.checked_mul(times) == Some(self.count)
    }

    fn bits(self) -> Option<u64> {
        let width = match self.kind {
            Kind::Int(width) | Kind::Float(width) => width,
            Kind::BFloat => 16,
            _ => return None,
        };
        Some(u64::from(width).saturating_mul(self.count.into()))
    }
}

/// The signature of a core instruction; `None` where the grammar is all that is known.
pub fn of_instruction(op: Op) -> Option<&'static str> {
    find(rows::ROWS, op)
}

/// The signature of an instruction of OpenCL.std.
pub fn of_opencl(number: OpenClStd) -> Option<&'static str> {
    find(opencl::ROWS, number)
}

/// Signatures, with the instructions that have them.
type Rows<T> = &'static [(&'static str, &'static [T])];

fn find<T: PartialEq>(rows: Rows<T>, instruction: T) -> Option<&'static str> {
    rows.iter().find(|row| row.1.contains(&instruction)).map(|row| row.0)
}

/// Whether a function may be called that stands for an instruction: whether it computes something of
/// its operands, and does not declare, decorate or branch.
pub fn is_computation(op: Op) -> bool {
    rows::is_computation(op)
}

/// Whether an instruction is an atomic access of a number. Those of flags are apart.
pub fn is_atomic(op: Op) -> bool {
    (Op::AtomicLoad..=Op::AtomicXor).contains(&op)
        || matches!(op, Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT)
}

/// Whether an atomic access has memory semantics for the case that it changes nothing.
pub fn is_compare_exchange(op: Op) -> bool {
    (Op::AtomicCompareExchange..=Op::AtomicCompareExchangeWeak).contains(&op)
}

/// Holds the types of a result and of operands against a signature.
///
/// # Errors
///
/// What fits none of the alternatives: the misfit that is farthest in the one with that number of
/// operands.
pub fn check(
    signature: &str,
    result: Shape,
    operands: &[Shape],
    manner: Manner,
) -> Result<(), Misfit> {
    let mut worst: Option<Misfit> = None;
    for alternative in signature.split('/') {
        match check_one(alternative, result, operands, manner) {
            Ok(()) => return Ok(()),
            Err(misfit) => {
                if worst.as_ref().is_none_or(|worst| misfit.depth() > worst.depth()) {
                    worst = Some(misfit);
                }
            }
        }
    }
    worst.map_or(Ok(()), Err)
}

impl Misfit {
    /// How far the check came.
    fn depth(&self) -> usize {
        match self {
            Misfit::Count { .. } => 0,
            Misfit::Result { .. } => 1,
            Misfit::Operand { at, .. } => at.saturating_add(2),
        }
    }
}

fn check_one(
    signature: &str,
    result: Shape,
    operands: &[Shape],
    manner: Manner,
) -> Result<(), Misfit> {
    let (required, optional) = signature.split_once('|').unwrap_or((signature, ""));
    let open = signature.contains("...");
    let words = || required.split_whitespace().chain(optional.split_whitespace());
    let wanted_operands = || words().skip(1).filter(|word| *word != "...");
    let least = required.split_whitespace().filter(|word| *word != "...").count().saturating_sub(1);
    let most = wanted_operands().count();
    if operands.len() < least || !open && operands.len() > most {
        let most = (!open).then_some(most);
        return Err(Misfit::Count { least, most, has: operands.len() });
    }
    let typed = || {
        let first = words().next().map(|word| (word, result));
        first.into_iter().chain(wanted_operands().zip(operands.iter().copied()))
    };
    let row = Row {
        // The type of the row, from the first that has it; where scalars stand for vectors, from the
        // first vector.
        ty: {
            let mut of_row = typed().filter(|(word, _)| is_row_type(word)).map(|(_, shape)| shape);
            let first = of_row.clone().next();
            let vector = of_row.find(|shape| manner.widens && shape.count > 1);
            vector.or(first).unwrap_or(Shape::UNKNOWN)
        },
        image: typed().map(|(_, shape)| shape.kind).find(|kind| matches!(kind, Kind::Image { .. })),
        manner: Manner {
            widens: manner.widens && words().next().is_some_and(is_row_type),
            ..manner
        },
    };
    let mut parts = None;
    for (at, (word, shape)) in typed().enumerate() {
        // What is shuffled or multiplied together is of one type.
        let same = !matches!(word, ".c" | "j") || *parts.get_or_insert(shape) == shape;
        if same && row.takes(word, shape, at == 0) {
            continue;
        }
        let wanted = row.words(word);
        return Err(match at.checked_sub(1) {
            None => Misfit::Result { wanted },
            Some(at) => Misfit::Operand { at, wanted },
        });
    }
    Ok(())
}

/// Whether a word stands for the type of the row.
fn is_row_type(word: &str) -> bool {
    word != "V" && word != "L" && word.starts_with(|first: char| first.is_ascii_uppercase())
}

/// `32x4` as a width and a number of components.
fn numbers(text: &str) -> (Option<u32>, Option<u32>) {
    let (width, count) = text.split_once('x').unwrap_or((text, ""));
    (width.parse().ok(), count.parse().ok())
}

/// Whether a word wants the type of the row to be a vector.
fn wants_vector(word: &str) -> bool {
    word.ends_with('v')
}

/// A signature being checked.
struct Row {
    ty: Shape,
    image: Option<Kind>,
    manner: Manner,
}

impl Row {
    /// Whether a type is what a word of the signature wants.
    fn takes(&self, word: &str, shape: Shape, is_result: bool) -> bool {
        let Shape { kind, count } = shape;
        if kind == Kind::Unknown || word == "?" {
            return true;
        }
        if is_row_type(word) {
            return self.is_row(word, shape, is_result);
        }
        if let Some(part) = word.strip_prefix('.') {
            let known = self.ty.kind != Kind::Unknown;
            return !known || self.follows(part, shape, is_result);
        }
        let int = matches!(kind, Kind::Int(_));
        let scalar = count == 1;
        match word {
            "V" => kind == Kind::Void,
            "L" | "i" => int && scalar,
            "f" => matches!(kind, Kind::Float(_)) && scalar,
            "b" => scalar && (kind == Kind::Bool || is_result && self.manner.loose_bools && int),
            "size" => {
                int && scalar
                    && (self.manner.pointer_width == 0
                        || kind == Kind::Int(self.manner.pointer_width))
            }
            "id" => int && count <= 3,
            "j" => int,
            "*" => matches!(kind, Kind::Pointer(_)) && scalar,
            // Section 2.16.1: what these classes have is only read.
            "out*" => {
                let read_only =
                    |it| matches!(it, StorageClass::UniformConstant | StorageClass::Input);
                matches!(kind, Kind::Pointer(storage) if !read_only(storage)) && scalar
            }
            "local*" => kind == Kind::Pointer(StorageClass::Workgroup) && scalar,
            "global*" => kind == Kind::Pointer(StorageClass::CrossWorkgroup) && scalar,
            "generic*" => kind == Kind::Pointer(StorageClass::Generic) && scalar,
            "image" => matches!(kind, Kind::Image { .. }),
            "msimage" => matches!(kind, Kind::Image { multisampled: true, .. }),
            "lodimage" => matches!(kind, Kind::Image { multisampled: false, .. }),
            "coord" => (int || matches!(kind, Kind::Float(_))) && count >= self.coordinates(true),
            "icoord" => int && count >= self.coordinates(true),
            "dims" => int && count == self.coordinates(true),
            "grad" => matches!(kind, Kind::Float(_)) && count >= self.coordinates(false),
            "{TT}" | "{Tb}" | "{Ti}" | "{hh}" => {
                let row = Part::from(self.ty.kind);
                let (other, many) = match (word, kind) {
                    ("{Tb}", _) => (Part::Bool, 1),
                    ("{Ti}", Kind::Pair(_, other @ Part::Int(_))) => (other, 1),
                    ("{Ti}", _) => (Part::Int(32), 1),
                    ("{hh}", _) => (row, 2),
                    _ => (row, 1),
                };
                self.ty.kind == Kind::Unknown
                    || kind == Kind::Pair(row, other) && self.ty.is_times(many, shape)
            }
            "{3}" | "{4}" | "{5}" | "{6}" | "{7}" | "{8}" => match kind {
                Kind::Alike(part, members) => {
                    word[1..2].parse() == Ok(members)
                        && part == Part::from(self.ty.kind)
                        && self.ty.is_times(members, shape)
                }
                _ => false,
            },
            "pipe" => matches!(kind, Kind::Pipe(_)),
            "in-pipe" => kind == Kind::Pipe(AccessQualifier::ReadOnly),
            "out-pipe" => kind == Kind::Pipe(AccessQualifier::WriteOnly),
            _ => match opaque(word) {
                Some(op) => kind == Kind::Opaque(op),
                None => {
                    let (width, wanted) = numbers(&word[1..]);
                    let fits = match (word.as_bytes().first(), kind) {
                        (Some(b'i'), Kind::Int(has)) | (Some(b'f'), Kind::Float(has)) => {
                            width.is_none_or(|width| width == has)
                        }
                        _ => false,
                    };
                    fits && count == wanted.unwrap_or(1)
                }
            },
        }
    }

    /// Whether a type is that of the row, and one that the word allows.
    fn is_row(&self, word: &str, shape: Shape, is_result: bool) -> bool {
        let (width, count) = numbers(&word[1..]);
        let of_word = match (&word[..1], self.ty.kind) {
            (_, Kind::Unknown) => return true,
            ("T", kind) => kind != Kind::Void,
            ("F", Kind::Float(has)) => width.is_none_or(|width| width == has),
            ("F", Kind::BFloat) => width.is_none_or(|width| width == 16),
            ("H", Kind::BFloat) => true,
            ("I", Kind::Int(has)) => width.is_none_or(|width| width == has),
            ("E", Kind::Int(has)) => has.is_multiple_of(16),
            ("I", Kind::Bool) => self.manner.bits && width.is_none(),
            ("N", Kind::Int(_) | Kind::Float(_) | Kind::BFloat) => true,
            ("A", Kind::Int(_) | Kind::Float(_) | Kind::BFloat | Kind::Bool) => true,
            ("B", Kind::Bool) => true,
            _ => false,
        };
        let of_count = count.is_none_or(|count| count == self.ty.count)
            && (self.ty.count > 1 || !wants_vector(word));
        let widened = self.manner.widens && !is_result && shape.count == 1;
        of_word && of_count && (shape == self.ty || widened && shape.kind == self.ty.kind)
    }

    /// Whether a type follows from that of the row in the way of a word behind a dot.
    fn follows(&self, part: &str, shape: Shape, is_result: bool) -> bool {
        let Shape { kind, count } = shape;
        let width = match self.ty.kind {
            Kind::Int(width) | Kind::Float(width) => width,
            Kind::BFloat => 16,
            _ => 0,
        };
        let widened = self.manner.widens && !is_result && count == 1;
        let as_many = count == self.ty.count || widened;
        match (part, kind) {
            ("s", _) => kind == self.ty.kind && count == 1,
            ("c", _) => kind == self.ty.kind && count > 1,
            ("h", _) => kind == self.ty.kind && self.ty.is_times(2, shape),
            ("3" | "4" | "5" | "6" | "7" | "8", _) => {
                let parts: u32 = part.parse().unwrap_or(1);
                kind == self.ty.kind && self.ty.is_times(parts, shape)
            }
            ("p", Kind::Pointer(_)) => as_many,
            ("x", _) => match (shape.bits(), self.ty.bits()) {
                (Some(has), Some(wanted)) => has == wanted,
                _ => false,
            },
            ("i", Kind::Int(32)) | ("j", Kind::Int(_)) | ("f", Kind::Float(_) | Kind::BFloat) => {
                as_many
            }
            ("u", Kind::Int(has)) => as_many && has == width,
            ("w", Kind::Int(has)) | ("v", Kind::Float(has)) => as_many && has != width,
            ("v", Kind::BFloat) => as_many && self.ty.kind != Kind::BFloat,
            ("d", Kind::Int(has)) => as_many && width.checked_mul(2) == Some(has),
            ("n", Kind::Int(_) | Kind::Float(_)) | ("b", Kind::Bool) => as_many,
            ("b", Kind::Int(_)) => as_many && is_result && self.manner.loose_bools,
            _ => false,
        }
    }

    /// The number of components of a coordinate in the image of the row.
    fn coordinates(&self, with_layer: bool) -> u32 {
        let Some(Kind::Image { dim, arrayed, .. }) = self.image else { return 1 };
        let own: u32 = match dim {
            Dim::Dim1D | Dim::Buffer => 1,
            Dim::Dim3D | Dim::Cube => 3,
            _ => 2,
        };
        own.saturating_add(u32::from(arrayed && with_layer))
    }
}

/// The types without parts by their words.
const OPAQUE: &[(&str, Op)] = &[
    ("event", Op::TypeEvent),
    ("device-event", Op::TypeDeviceEvent),
    ("sampler", Op::TypeSampler),
    ("sampled-image", Op::TypeSampledImage),
    ("pipe-storage", Op::TypePipeStorage),
    ("queue", Op::TypeQueue),
    ("reserve-id", Op::TypeReserveId),
    ("named-barrier", Op::TypeNamedBarrier),
];

fn opaque(word: &str) -> Option<Op> {
    OPAQUE.iter().find(|row| row.0 == word).map(|row| row.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLOAT: Shape = Shape::scalar(Kind::Float(32));
    const FLOAT4: Shape = Shape { kind: Kind::Float(32), count: 4 };
    const INT: Shape = Shape::scalar(Kind::Int(32));
    const STRICT: Manner =
        Manner { widens: false, loose_bools: false, bits: false, pointer_width: 64 };

    #[test]
    fn what_fits_and_what_does_not() {
        let check = |result, operands: &[Shape]| check("F F .i", result, operands, STRICT);
        assert_eq!(check(FLOAT, &[FLOAT, INT]), Ok(()));
        let count = |has| Err(Misfit::Count { least: 2, most: Some(2), has });
        assert_eq!(check(FLOAT, &[FLOAT]), count(1));
        assert_eq!(check(FLOAT, &[FLOAT, INT, INT]), count(3));
        assert!(matches!(check(INT, &[FLOAT, INT]), Err(Misfit::Result { .. })));
        assert!(matches!(check(FLOAT, &[FLOAT, FLOAT]), Err(Misfit::Operand { at: 1, .. })));
        assert!(matches!(check(FLOAT4, &[FLOAT4, INT]), Err(Misfit::Operand { at: 1, .. })));
    }

    #[test]
    fn scalars_stand_for_vectors_where_that_is_asked_for() {
        let widening = Manner { widens: true, ..STRICT };
        assert!(check("F F F", FLOAT4, &[FLOAT4, FLOAT], STRICT).is_err());
        assert_eq!(check("F F F", FLOAT4, &[FLOAT4, FLOAT], widening), Ok(()));
        assert!(check("F F F", FLOAT, &[FLOAT4, FLOAT], widening).is_err());
    }

    #[test]
    fn sizes_from_files_may_be_of_any_number() {
        let huge = Shape { kind: Kind::Int(u32::MAX), count: u32::MAX };
        assert_eq!(check(".x N", huge, &[huge], STRICT), Ok(()));
        for signature in [".h I", ".d I", "{hh} I", ".8 I", ".x N"] {
            assert!(check(signature, INT, &[huge], STRICT).is_err(), "{signature}");
            assert!(check(signature, huge, &[INT], STRICT).is_err(), "{signature}");
        }
        let pair = Kind::Pair(Part::Int(u32::MAX), Part::Int(u32::MAX));
        assert!(check("{hh} I", Shape { kind: pair, count: u32::MAX }, &[huge], STRICT).is_err());
    }

    #[test]
    fn coordinates_have_the_components_of_their_image() {
        let kind = Kind::Image { dim: Dim::Dim2D, arrayed: true, multisampled: false };
        let int = |count| Shape { kind: Kind::Int(32), count };
        let check =
            |count| check("Nx4 image icoord", FLOAT4, &[Shape::scalar(kind), int(count)], STRICT);
        assert_eq!(check(3), Ok(()));
        assert!(matches!(check(2), Err(Misfit::Operand { at: 1, .. })));
    }

    #[test]
    fn what_is_written_to_is_not_only_read() {
        let pointer = |storage| Shape::scalar(Kind::Pointer(storage));
        for storage in [StorageClass::Function, StorageClass::CrossWorkgroup] {
            assert_eq!(check("F F out*", FLOAT, &[FLOAT, pointer(storage)], STRICT), Ok(()));
        }
        for storage in [StorageClass::UniformConstant, StorageClass::Input] {
            let found = check("F F out*", FLOAT, &[FLOAT, pointer(storage)], STRICT);
            assert!(matches!(found, Err(Misfit::Operand { at: 1, .. })), "{storage:?}");
        }
    }

    #[test]
    fn every_word_of_every_row_is_known() {
        let row = Row { ty: FLOAT4, image: None, manner: STRICT };
        let of_instructions = rows::ROWS.iter().map(|row| row.0);
        for signature in of_instructions.chain(opencl::ROWS.iter().map(|row| row.0)) {
            for word in
                signature.split_whitespace().filter(|word| !matches!(*word, "|" | "/" | "..."))
            {
                let (width, count) = numbers(word.get(1..).unwrap_or_default());
                let named = is_row_type(word) && "FINBTAVLH".contains(&word[..1])
                    || word.starts_with('.') && ".s.c.h.p.x.i.j.u.w.d.f.v.n.b".contains(word)
                    || opaque(word).is_some()
                    || matches!(
                        word,
                        "V" | "L" | "?" | "i" | "f" | "b" | "j" | "size" | "id" | "pipe"
                    )
                    || word.starts_with('{')
                    || word.ends_with("-pipe")
                    || matches!(
                        word,
                        "image" | "msimage" | "lodimage" | "coord" | "icoord" | "dims" | "grad"
                    )
                    || word.ends_with('*')
                    || width.or(count).is_some() && "if".contains(&word[..1]);
                assert!(named, "'{word}' in '{signature}'");
                assert!(!row.words(word).is_empty());
            }
        }
    }
}
