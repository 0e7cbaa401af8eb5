//! Friendly names: `%uint_42` rather than `%17`.
//!
//! The rules are those of `spirv-dis`: the name that `OpName` gives, made an identifier; a name made
//! from what a type or constant is; the name of a built-in; else the number. A name that is taken
//! gets `_0`, `_1` and so on. Names are given in the order of the words: instruction by instruction
//! ([`FriendlyNames::add`]), or, where it makes no difference, many at the same time
//! ([`survey`](super::survey)).

use super::context::{SeenAt, string_bytes};
use super::idmap::IdMap;
use super::print_number;
use super::shards::{SHARDS, Shard, shard_of};
use crate::grammar::{
    AccessQualifier, BuiltIn, Decoration, FPEncoding, InstructionDesc, Op, StorageClass,
};

/// A suggestion of more bytes than this gives way to the number. So names made of other names do not
/// grow with each level of nesting, and all names together take memory in proportion to the module.
pub(super) const LONGEST: usize = 256;

/// The names of a module's ids. Each is an identifier, and no two ids share one.
#[derive(Debug)]
pub(super) struct FriendlyNames {
    shards: Vec<Shard>,
    /// By id: 1 + [`SHARDS`] times the index in its shard + the number of that; or from [`CLAIMED`] on.
    of_id: IdMap<u32>,
    /// Some name is made of digits alone.
    digits: bool,
    /// A suggestion was taken.
    collided: bool,
    /// Memory that is used again.
    scratch: Vec<u8>,
}

/// In [`FriendlyNames::of_id`]: the name is the number of the id, and stands nowhere.
const NUMBER: u32 = u32::MAX;

/// In [`FriendlyNames::of_id`]: from here on an id has no name yet, but it is known what gives it one.
const CLAIMED: u32 = 1 << 31;

impl FriendlyNames {
    /// No names yet.
    pub(super) fn new(limit: usize) -> Self {
        Self {
            shards: (0..SHARDS).map(|_| Shard::default()).collect(),
            of_id: IdMap::new(limit),
            digits: false,
            collided: false,
            scratch: Vec::new(),
        }
    }

    /// Takes the names that the next instruction gives; `seen` is what was seen up to it.
    pub(super) fn add(&mut self, row: &InstructionDesc, words: &[u32], seen: SeenAt<'_>) {
        let result = row.layout.result_word().and_then(|word| words.get(word)).copied();
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        if let Some((id, named)) = self.suggest(row.op, words, result, seen, &mut scratch) {
            if named && scratch.len() <= LONGEST {
                self.save(id, &scratch);
            } else {
                self.save_number(id, &mut scratch);
            }
        }
        self.scratch = scratch;
    }

    /// The name of an id, if it is not its number.
    #[inline]
    pub(super) fn get(&self, id: u32) -> Option<&[u8]> {
        let place = self.of_id.get(id).wrapping_sub(1);
        if place >= CLAIMED - 1 {
            return None;
        }
        let place = place as usize;
        Some(self.shards[place % SHARDS].get(place / SHARDS))
    }

    /// Appends the name of an id, or its number.
    fn push(&self, out: &mut Vec<u8>, id: u32) {
        match self.get(id) {
            Some(name) => out.extend_from_slice(name),
            None => print_number::unsigned(out, u64::from(id)),
        }
    }

    /// Notes that an id gets its name from the claim with a number, below [`CLAIMED`] - 1, or its
    /// number as its name, unless that is known already.
    #[inline]
    pub(super) fn claim(&mut self, id: u32, claim: Option<u32>) {
        if self.of_id.get(id) == 0 {
            self.of_id.set(id, claim.map_or(NUMBER, |claim| CLAIMED | claim));
        }
    }

    /// The claim that an id waits for.
    #[inline]
    pub(super) fn claim_of(&self, id: u32) -> Option<u32> {
        match self.of_id.get(id) {
            0..CLAIMED | NUMBER => None,
            claim => Some(claim & !CLAIMED),
        }
    }

    /// Takes the name that an instruction gives to an id that waits for it. Says whether it is the
    /// one that was suggested.
    pub(super) fn redeem(
        &mut self,
        id: u32,
        row: &InstructionDesc,
        words: &[u32],
        seen: SeenAt<'_>,
    ) -> bool {
        self.of_id.set(id, 0);
        self.collided = false;
        self.add(row, words, seen);
        !self.collided
    }

    /// All names by shard, to be worked on apart; [`set_shards`](Self::set_shards) takes them back.
    pub(super) fn take_shards(&mut self) -> Vec<Shard> {
        std::mem::take(&mut self.shards)
    }

    /// Takes shards with the ids of those of their names that are new: the last ones.
    pub(super) fn set_shards(&mut self, shards: Vec<(Shard, Vec<u32>)>) {
        for (number, (shard, ids)) in shards.into_iter().enumerate() {
            let first = shard.len().saturating_sub(ids.len());
            for (index, id) in (first..).zip(ids) {
                self.of_id.set(id, place(number, index));
            }
            self.shards.push(shard);
        }
    }

    /// Gives an id its number as its name.
    pub(super) fn set_number(&mut self, id: u32) {
        self.of_id.set(id, NUMBER);
    }

    /// What an instruction names, and whether it suggests a name, which is then in `out`, or the
    /// number.
    fn suggest(
        &self,
        op: Op,
        words: &[u32],
        result: Option<u32>,
        seen: SeenAt<'_>,
        out: &mut Vec<u8>,
    ) -> Option<(u32, bool)> {
        match (op, words) {
            (Op::Name, [_, target, name @ ..]) => {
                out.extend(string_bytes(name));
                return Some((*target, true));
            }
            (Op::Decorate, [_, target, kind, value, ..]) if *kind == Decoration::BuiltIn.0 => {
                out.extend_from_slice(built_in(BuiltIn(*value))?.as_bytes());
                return Some((*target, true));
            }
            _ => {}
        }
        let result = result?;
        if self.of_id.get(result) != 0 {
            return None;
        }
        Some((result, self.derive(op, words, result, seen, out)))
    }

    /// A name from what the instruction defines.
    pub(super) fn derive(
        &self,
        op: Op,
        words: &[u32],
        result: u32,
        seen: SeenAt<'_>,
        out: &mut Vec<u8>,
    ) -> bool {
        match (op, words) {
            (Op::TypeVoid, _) => out.extend_from_slice(b"void"),
            (Op::TypeBool, _) => out.extend_from_slice(b"bool"),
            (Op::TypeInt, [_, _, width, signed, ..]) => integer(out, *width, *signed != 0),
            (Op::TypeFloat, [_, _, width, encoding @ ..]) => {
                float(out, *width, encoding.first().copied());
            }
            (Op::TypeVector, [_, _, component, count, ..]) => {
                out.push(b'v');
                print_number::unsigned(out, u64::from(*count));
                self.push(out, *component);
            }
            (Op::TypeMatrix, [_, _, column, count, ..]) => {
                out.extend_from_slice(b"mat");
                print_number::unsigned(out, u64::from(*count));
                self.push(out, *column);
            }
            (Op::TypeArray, [_, _, element, length, ..]) => {
                out.extend_from_slice(b"_arr_");
                self.push(out, *element);
                out.push(b'_');
                self.push(out, *length);
            }
            (Op::TypeRuntimeArray, [_, _, element, ..]) => {
                out.extend_from_slice(b"_runtimearr_");
                self.push(out, *element);
            }
            (Op::TypeNodePayloadArrayAMDX, [_, _, payload, ..]) => {
                out.extend_from_slice(b"_payloadarr_");
                self.push(out, *payload);
            }
            (Op::TypePointer, [_, _, class, pointee, ..]) => {
                out.extend_from_slice(b"_ptr_");
                storage_class(out, *class);
                out.push(b'_');
                self.push(out, *pointee);
            }
            (Op::TypeUntypedPointerKHR, [_, _, class, ..]) => {
                out.extend_from_slice(b"_ptr_");
                storage_class(out, *class);
            }
            (Op::TypePipe, [_, _, access, ..]) => {
                out.extend_from_slice(b"Pipe");
                match AccessQualifier(*access).name() {
                    Some(name) => out.extend_from_slice(name.as_bytes()),
                    None => return false,
                }
            }
            (Op::TypeEvent, _) => out.extend_from_slice(b"Event"),
            (Op::TypeDeviceEvent, _) => out.extend_from_slice(b"DeviceEvent"),
            (Op::TypeReserveId, _) => out.extend_from_slice(b"ReserveId"),
            (Op::TypeQueue, _) => out.extend_from_slice(b"Queue"),
            (Op::TypeOpaque, [_, _, name @ ..]) => {
                out.extend_from_slice(b"Opaque_");
                let start = out.len();
                out.extend(string_bytes(name));
                if out.len() == start {
                    out.push(b'_');
                }
            }
            (Op::TypePipeStorage, _) => out.extend_from_slice(b"PipeStorage"),
            (Op::TypeNamedBarrier, _) => out.extend_from_slice(b"NamedBarrier"),
            (Op::TypeStruct, _) => {
                out.extend_from_slice(b"_struct_");
                print_number::unsigned(out, u64::from(result));
            }
            (Op::ConstantTrue, _) => out.extend_from_slice(b"true"),
            (Op::ConstantFalse, _) => out.extend_from_slice(b"false"),
            (Op::Constant, [_, type_id, _, value @ ..]) => {
                self.push(out, *type_id);
                out.push(b'_');
                let start = out.len();
                let Some(number) = seen.number(*type_id) else { return false };
                if !print_number::literal(out, number, value) {
                    return false;
                }
                let negative = |byte: &mut u8| {
                    if *byte == b'-' {
                        *byte = b'n';
                    }
                };
                out[start..].iter_mut().for_each(negative);
            }
            _ => return false,
        }
        true
    }

    /// Gives an id a name unless it has one: the suggestion as an identifier, or that with the first
    /// number behind it that is free.
    fn save(&mut self, id: u32, suggested: &[u8]) {
        if self.of_id.get(id) != 0 {
            return;
        }
        let number = shard_of(suggested);
        if is_number(suggested) {
            self.digits = true;
            self.spell_out_number(number, suggested);
        }
        let shard = &mut self.shards[number];
        let index = shard.len();
        self.collided |= shard.save(suggested).is_some();
        self.of_id.set(id, place(number, index));
    }

    /// Gives an id its number as its name. Nearly all ids have theirs, so it is not stored, unless
    /// another id was given these digits before.
    fn save_number(&mut self, id: u32, scratch: &mut Vec<u8>) {
        if self.of_id.get(id) != 0 {
            return;
        }
        if self.digits {
            scratch.clear();
            print_number::unsigned(scratch, u64::from(id));
            self.save(id, scratch);
        } else {
            self.of_id.set(id, NUMBER);
        }
    }

    /// Where a suggestion is the number of an id that is called so, makes it the name of that id, for
    /// others to find.
    fn spell_out_number(&mut self, shard: usize, digits: &[u8]) {
        let number = std::str::from_utf8(digits).ok().and_then(|text| text.parse().ok());
        let Some(id) = number.filter(|&id: &u32| self.of_id.get(id) == NUMBER) else { return };
        // Only the usual spelling is its name.
        if digits.len() > 1 && digits[0] == b'0' {
            return;
        }
        let index = self.shards[shard].len();
        self.shards[shard].save(digits);
        self.of_id.set(id, place(shard, index));
    }
}

/// Whether a suggestion is made of digits alone.
pub(super) fn is_number(suggested: &[u8]) -> bool {
    !suggested.is_empty() && suggested.iter().all(u8::is_ascii_digit)
}

/// What stands in [`FriendlyNames::of_id`] for a name of a shard. Beyond what there is room for, which
/// takes a module of gigabytes, names are numbers.
fn place(shard: usize, index: usize) -> u32 {
    match u32::try_from(index.saturating_mul(SHARDS).saturating_add(shard).saturating_add(1)) {
        Ok(place) if place < CLAIMED => place,
        _ => NUMBER,
    }
}

/// Whether an instruction may be what its result is named after.
pub(super) const fn is_named(op: Op) -> bool {
    matches!(
        op,
        Op::TypeVoid
            | Op::TypeBool
            | Op::TypeInt
            | Op::TypeFloat
            | Op::TypeVector
            | Op::TypeMatrix
            | Op::TypeArray
            | Op::TypeRuntimeArray
            | Op::TypeNodePayloadArrayAMDX
            | Op::TypePointer
            | Op::TypeUntypedPointerKHR
            | Op::TypePipe
            | Op::TypeEvent
            | Op::TypeDeviceEvent
            | Op::TypeReserveId
            | Op::TypeQueue
            | Op::TypeOpaque
            | Op::TypePipeStorage
            | Op::TypeNamedBarrier
            | Op::TypeStruct
            | Op::ConstantTrue
            | Op::ConstantFalse
            | Op::Constant
    )
}

fn integer(out: &mut Vec<u8>, width: u32, signed: bool) {
    let root: &[u8] = match width {
        8 => b"char",
        16 => b"short",
        32 => b"int",
        64 => b"long",
        _ => {
            out.push(if signed { b'i' } else { b'u' });
            print_number::unsigned(out, u64::from(width));
            return;
        }
    };
    if !signed {
        out.push(b'u');
    }
    out.extend_from_slice(root);
}

fn float(out: &mut Vec<u8>, width: u32, encoding: Option<u32>) {
    let name: &[u8] = match (encoding.map(FPEncoding), width) {
        (Some(FPEncoding::BFloat16KHR), _) => b"bfloat16",
        (Some(FPEncoding::Float8E4M3EXT), _) => b"fp8e4m3",
        (Some(FPEncoding::Float8E5M2EXT), _) => b"fp8e5m2",
        (Some(FPEncoding::Float6E3M2EXT), _) => b"fp6e3m2",
        (Some(FPEncoding::Float6E2M3EXT), _) => b"fp6e2m3",
        (Some(FPEncoding::Float4E2M1EXT), _) => b"fp4e2m1",
        (Some(FPEncoding::Float8UnsignedE8M0EXT), _) => b"fp8e8m0",
        (Some(FPEncoding::MXInt8EXT), _) => b"mxint8",
        (_, 16) => b"half",
        (_, 32) => b"float",
        (_, 64) => b"double",
        _ => {
            out.extend_from_slice(b"fp");
            print_number::unsigned(out, u64::from(width));
            return;
        }
    };
    out.extend_from_slice(name);
}

fn storage_class(out: &mut Vec<u8>, class: u32) {
    match StorageClass(class).name() {
        Some(name) => out.extend_from_slice(name.as_bytes()),
        None => {
            out.extend_from_slice(b"StorageClass");
            print_number::unsigned(out, u64::from(class));
        }
    }
}

/// The name of a variable for a built-in: GLSL's where it has one.
pub(super) fn built_in(value: BuiltIn) -> Option<&'static str> {
    Some(match value {
        BuiltIn::Position => "gl_Position",
        BuiltIn::PointSize => "gl_PointSize",
        BuiltIn::ClipDistance => "gl_ClipDistance",
        BuiltIn::CullDistance => "gl_CullDistance",
        BuiltIn::VertexId => "gl_VertexID",
        BuiltIn::InstanceId => "gl_InstanceID",
        BuiltIn::PrimitiveId => "gl_PrimitiveID",
        BuiltIn::InvocationId => "gl_InvocationID",
        BuiltIn::Layer => "gl_Layer",
        BuiltIn::ViewportIndex => "gl_ViewportIndex",
        BuiltIn::TessLevelOuter => "gl_TessLevelOuter",
        BuiltIn::TessLevelInner => "gl_TessLevelInner",
        BuiltIn::TessCoord => "gl_TessCoord",
        BuiltIn::PatchVertices => "gl_PatchVertices",
        BuiltIn::FragCoord => "gl_FragCoord",
        BuiltIn::PointCoord => "gl_PointCoord",
        BuiltIn::FrontFacing => "gl_FrontFacing",
        BuiltIn::SampleId => "gl_SampleID",
        BuiltIn::SamplePosition => "gl_SamplePosition",
        BuiltIn::SampleMask => "gl_SampleMask",
        BuiltIn::FragDepth => "gl_FragDepth",
        BuiltIn::HelperInvocation => "gl_HelperInvocation",
        BuiltIn::NumWorkgroups => "gl_NumWorkGroups",
        BuiltIn::WorkgroupSize => "gl_WorkGroupSize",
        BuiltIn::WorkgroupId => "gl_WorkGroupID",
        BuiltIn::LocalInvocationId => "gl_LocalInvocationID",
        BuiltIn::GlobalInvocationId => "gl_GlobalInvocationID",
        BuiltIn::LocalInvocationIndex => "gl_LocalInvocationIndex",
        BuiltIn::VertexIndex => "gl_VertexIndex",
        BuiltIn::InstanceIndex => "gl_InstanceIndex",
        BuiltIn::WorkDim => "WorkDim",
        BuiltIn::GlobalSize => "GlobalSize",
        BuiltIn::EnqueuedWorkgroupSize => "EnqueuedWorkgroupSize",
        BuiltIn::GlobalOffset => "GlobalOffset",
        BuiltIn::GlobalLinearId => "GlobalLinearId",
        BuiltIn::SubgroupSize => "SubgroupSize",
        BuiltIn::SubgroupMaxSize => "SubgroupMaxSize",
        BuiltIn::NumSubgroups => "NumSubgroups",
        BuiltIn::NumEnqueuedSubgroups => "NumEnqueuedSubgroups",
        BuiltIn::SubgroupId => "SubgroupId",
        BuiltIn::SubgroupLocalInvocationId => "SubgroupLocalInvocationId",
        BuiltIn::SubgroupEqMask => "SubgroupEqMaskKHR",
        BuiltIn::SubgroupGeMask => "SubgroupGeMaskKHR",
        BuiltIn::SubgroupGtMask => "SubgroupGtMaskKHR",
        BuiltIn::SubgroupLeMask => "SubgroupLeMaskKHR",
        BuiltIn::SubgroupLtMask => "SubgroupLtMaskKHR",
        _ => return None,
    })
}
