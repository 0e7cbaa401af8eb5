//! The table of the properties. A new one is a row here, and a case in `corpus/src/ll`.

use std::fmt;

use lapidary_spirv::grammar::{Decoration, ExecutionMode};

use super::metadata::{Interface, REGISTER_MAP, STREAMING};
use super::value::{Kind, WORD};

/// Where properties stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(pub(crate) u8);

impl Place {
    /// A function definition; modes are those of kernels.
    pub(crate) const FUNCTION: Place = Place(1);
    /// A parameter of a kernel.
    pub(crate) const PARAMETER: Place = Place(2);
    /// A global variable.
    pub(crate) const GLOBAL: Place = Place(4);
    /// A pointer, by an annotation.
    pub(crate) const POINTER: Place = Place(8);
    /// A member of a struct, by an annotation of a pointer to it.
    pub(crate) const MEMBER: Place = Place(16);

    /// All places with their names.
    pub(crate) const ALL: [(Place, &'static str); 5] = [
        (Place::FUNCTION, "function"),
        (Place::PARAMETER, "parameter"),
        (Place::GLOBAL, "global"),
        (Place::POINTER, "pointer"),
        (Place::MEMBER, "member"),
    ];

    const fn and(self, other: Place) -> Place {
        Place(self.0 | other.0)
    }

    /// Whether these are some of the places.
    pub(crate) fn has(self, place: Place) -> bool {
        self.0 & place.0 == place.0
    }

    /// The names of the places.
    pub(crate) fn names(self) -> impl Iterator<Item = &'static str> {
        Place::ALL.into_iter().filter(move |row| self.has(row.0)).map(|row| row.1)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.names().collect::<Vec<_>>().join(", "))
    }
}

/// What becomes of a property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// This decoration, with the value as its operand.
    Decoration(Decoration),
    /// The decoration of a device global, with its unique name.
    HostAccess,
    /// The alignment of a parameter, or of the accesses through a pointer.
    Alignment,
    /// The control of loads at the level that the value says.
    Prefetch(u32),
    /// The controls of this decoration that a packed value says.
    CacheControl(Decoration),
    /// What function metadata of this kind says, of sizes in the order of SYCL; the mode of it.
    Sizes(&'static str, Option<ExecutionMode>),
    /// What function metadata of this kind says, which has the number as it is.
    Metadata(&'static str, ExecutionMode),
    /// No work dimension, where the target is an FPGA.
    SingleTask,
    /// The interface of a kernel (`ip_interface`), with its word where the value is not 0.
    Interface(Interface),
    /// Whether clusters stall.
    Cluster,
    /// How many registers a thread has: a mode of allocation, or a number of them ahead of time.
    GrfSize,
    /// The mode of allocation as a number.
    AllocMode,
    /// How many registers a thread may have.
    MaximumRegisters,
    /// Whether and how often invocations start.
    Pipelined,
    /// Rounding and denormals, by bits.
    FloatControl,
    /// The aspects that a function may use (`sycl_declared_aspects`).
    DeclaredAspects,
    /// A fact of the graph, which the passes and the property sets have of it.
    Fact(&'static str),
}

/// A property.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Property {
    /// Its name, in attributes and in annotations.
    pub(crate) name: &'static str,
    /// Where it may stand.
    pub(crate) places: Place,
    /// What values it takes.
    pub(crate) kind: Kind,
    /// What becomes of it.
    pub(crate) outcome: Outcome,
}

/// A row.
const fn row(name: &'static str, places: Place, kind: Kind, outcome: Outcome) -> Property {
    Property { name, places, kind, outcome }
}

const FUNCTION: Place = Place::FUNCTION;
const PARAMETER: Place = Place::PARAMETER;
const GLOBAL: Place = Place::GLOBAL;
const POINTER: Place = Place::POINTER;
/// Everywhere but in structs: what DPC++'s pass does not restrict.
const ANY: Place = FUNCTION.and(PARAMETER).and(GLOBAL).and(POINTER);
/// What has an address (SPIR-V, `Restrict`).
const OBJECT: Place = PARAMETER.and(GLOBAL).and(POINTER);
/// Where memory is declared.
const MEMORY: Place = ANY.and(Place::MEMBER);

/// How the host may access a variable: SPIR-V's numbers and the words of the design.
const ACCESS: Kind = Kind::Named(&[("none", 0), ("read", 1), ("write", 2), ("read_write", 3)]);

/// Rounding to nearest, up, down, to zero; flush denormals; keep them for 64, 32, 16 bits. Two
/// roundings exclude each other, and so do flushing and keeping.
const FLOATS: Kind = Kind::Bits { all: 0xff, exclusive: &[0x0f, 0x30, 0x50, 0x90] };

/// The properties, by name within each group.
pub(crate) static PROPERTIES: &[Property] = &[
    // Variables that the host can name (SPV_INTEL_global_variable_decorations).
    row("sycl-device-global-size", GLOBAL, WORD, Outcome::Fact("SYCL/device globals")),
    row("sycl-device-image-scope", GLOBAL, Kind::Boolean, Outcome::Fact("SYCL/device globals")),
    row("sycl-host-access", GLOBAL, ACCESS, Outcome::HostAccess),
    row("sycl-host-pipe", GLOBAL, Kind::Bare, Outcome::Fact("SYCL/host pipes")),
    row("sycl-host-pipe-size", GLOBAL, WORD, Outcome::Fact("SYCL/host pipes")),
    row(
        "sycl-implement-in-csr",
        GLOBAL,
        Kind::Boolean,
        Outcome::Decoration(Decoration::ImplementInCSRINTEL),
    ),
    row(
        "sycl-init-mode",
        GLOBAL,
        Kind::OneOf(&[0, 1]),
        Outcome::Decoration(Decoration::InternalInitModeINTEL),
    ),
    row("sycl-unique-id", GLOBAL, Kind::Text, Outcome::Fact("SYCL/device globals")),
    // Arguments of FPGA kernels (SPV_INTEL_fpga_argument_interfaces, _fpga_buffer_location).
    row("sycl-alignment", PARAMETER.and(POINTER), Kind::PowerOfTwo, Outcome::Alignment),
    row(
        "sycl-awidth",
        ANY,
        WORD,
        Outcome::Decoration(Decoration::MMHostInterfaceAddressWidthINTEL),
    ),
    row("sycl-buffer-location", ANY, WORD, Outcome::Decoration(Decoration::BufferLocationINTEL)),
    row(
        "sycl-conduit",
        ANY,
        Kind::Boolean,
        Outcome::Decoration(Decoration::ConduitKernelArgumentINTEL),
    ),
    row("sycl-dwidth", ANY, WORD, Outcome::Decoration(Decoration::MMHostInterfaceDataWidthINTEL)),
    row("sycl-latency", ANY, WORD, Outcome::Decoration(Decoration::MMHostInterfaceLatencyINTEL)),
    row("sycl-maxburst", ANY, WORD, Outcome::Decoration(Decoration::MMHostInterfaceMaxBurstINTEL)),
    row(
        "sycl-read-write-mode",
        ANY,
        Kind::OneOf(&[0, 1, 2]),
        Outcome::Decoration(Decoration::MMHostInterfaceReadWriteModeINTEL),
    ),
    row(
        "sycl-register-map",
        ANY,
        Kind::Boolean,
        Outcome::Decoration(Decoration::RegisterMapKernelArgumentINTEL),
    ),
    row(
        "sycl-stable",
        ANY,
        Kind::Boolean,
        Outcome::Decoration(Decoration::StableKernelArgumentINTEL),
    ),
    row("sycl-strict", OBJECT, Kind::Boolean, Outcome::Decoration(Decoration::Restrict)),
    row(
        "sycl-wait-request",
        ANY,
        WORD,
        Outcome::Decoration(Decoration::MMHostInterfaceWaitRequestINTEL),
    ),
    row(
        "sycl-implicit-local-arg",
        PARAMETER.and(FUNCTION),
        Kind::Bare,
        Outcome::Fact("SYCL/implicit local arg"),
    ),
    // Latency of accesses (SPV_INTEL_fpga_latency_control).
    row(
        "sycl-latency-anchor-id",
        ANY,
        WORD,
        Outcome::Decoration(Decoration::LatencyControlLabelINTEL),
    ),
    row(
        "sycl-latency-constraint",
        ANY,
        Kind::Numbers(3),
        Outcome::Decoration(Decoration::LatencyControlConstraintINTEL),
    ),
    // Memory of an FPGA (SPV_INTEL_fpga_memory_attributes).
    row(
        "sycl-bi-directional-ports-false",
        MEMORY,
        Kind::Bare,
        Outcome::Decoration(Decoration::SimpleDualPortINTEL),
    ),
    row(
        "sycl-bi-directional-ports-true",
        MEMORY,
        Kind::Bare,
        Outcome::Decoration(Decoration::TrueDualPortINTEL),
    ),
    row(
        "sycl-clock-2x-false",
        MEMORY,
        Kind::Bare,
        Outcome::Decoration(Decoration::SinglepumpINTEL),
    ),
    row("sycl-clock-2x-true", MEMORY, Kind::Bare, Outcome::Decoration(Decoration::DoublepumpINTEL)),
    row("sycl-datapath", MEMORY, Kind::Bare, Outcome::Decoration(Decoration::RegisterINTEL)),
    row(
        "sycl-max-private-copies",
        MEMORY,
        WORD,
        Outcome::Decoration(Decoration::MaxPrivateCopiesINTEL),
    ),
    row("sycl-num-banks", MEMORY, WORD, Outcome::Decoration(Decoration::NumbanksINTEL)),
    row("sycl-num-replicates", MEMORY, WORD, Outcome::Decoration(Decoration::MaxReplicatesINTEL)),
    row("sycl-ram-stitching", MEMORY, WORD, Outcome::Decoration(Decoration::ForcePow2DepthINTEL)),
    row("sycl-resource", MEMORY, Kind::Text, Outcome::Decoration(Decoration::MemoryINTEL)),
    row("sycl-stride-size", MEMORY, WORD, Outcome::Decoration(Decoration::StridesizeINTEL)),
    row("sycl-word-size", MEMORY, WORD, Outcome::Decoration(Decoration::WordsizeINTEL)),
    // Caches (SPV_INTEL_cache_controls).
    row(
        "sycl-cache-read-assertion",
        POINTER,
        Kind::Number(0, 0xf_ffff),
        Outcome::CacheControl(Decoration::CacheControlLoadINTEL),
    ),
    row(
        "sycl-cache-read-hint",
        POINTER,
        Kind::Number(0, 0xf_ffff),
        Outcome::CacheControl(Decoration::CacheControlLoadINTEL),
    ),
    row(
        "sycl-cache-write-hint",
        POINTER,
        Kind::Number(0, 0xfff_ffff),
        Outcome::CacheControl(Decoration::CacheControlStoreINTEL),
    ),
    row("sycl-prefetch-hint", POINTER, WORD, Outcome::Prefetch(1)),
    row("sycl-prefetch-hint-nt", POINTER, WORD, Outcome::Prefetch(3)),
    // Kernels: sizes, which the split and the requirements of an image have of the graph.
    row(
        "sycl-max-linear-work-group-size",
        FUNCTION,
        Kind::Number(1, i64::MAX),
        Outcome::Sizes("max_linear_work_group_size", None),
    ),
    row(
        "sycl-max-work-group-size",
        FUNCTION,
        Kind::Sizes,
        Outcome::Sizes("max_work_group_size", Some(ExecutionMode::MaxWorkgroupSizeINTEL)),
    ),
    row(
        "sycl-sub-group-size",
        FUNCTION,
        Kind::Number(-1, i32::MAX as i64),
        Outcome::Metadata("intel_reqd_sub_group_size", ExecutionMode::SubgroupSize),
    ),
    row(
        "sycl-work-group-size",
        FUNCTION,
        Kind::Sizes,
        Outcome::Sizes("reqd_work_group_size", Some(ExecutionMode::LocalSize)),
    ),
    row(
        "sycl-work-group-size-hint",
        FUNCTION,
        Kind::Sizes,
        Outcome::Sizes("work_group_size_hint", Some(ExecutionMode::LocalSizeHint)),
    ),
    // Kernels: registers (SPV_INTEL_maximum_registers), floats (SPV_KHR_float_controls,
    // SPV_INTEL_float_controls2).
    row("sycl-floating-point-control", FUNCTION, FLOATS, Outcome::FloatControl),
    row("sycl-grf-size", FUNCTION, Kind::OneOf(&[0, 128, 256, 512]), Outcome::GrfSize),
    row(
        "sycl-maximum-registers",
        FUNCTION,
        Kind::OneOf(&[0, 128, 256, 512]),
        Outcome::MaximumRegisters,
    ),
    row("sycl-register-alloc-mode", FUNCTION, Kind::OneOf(&[0, 1, 2]), Outcome::AllocMode),
    // Kernels of an FPGA (SPV_INTEL_kernel_attributes, _fpga_cluster_attributes,
    // _fpga_invocation_pipelining_attributes).
    row("sycl-fpga-cluster", FUNCTION, WORD, Outcome::Cluster),
    row(
        "sycl-pipelined",
        FUNCTION,
        Kind::Number(i32::MIN as i64, i32::MAX as i64),
        Outcome::Pipelined,
    ),
    row("sycl-register-map-interface", FUNCTION, WORD, Outcome::Interface(REGISTER_MAP)),
    row("sycl-single-task", FUNCTION, Kind::Bare, Outcome::SingleTask),
    row("sycl-streaming-interface", FUNCTION, WORD, Outcome::Interface(STREAMING)),
    // What the passes alone want to know.
    row("sycl-call-if-on-device-conditionally", FUNCTION, Kind::Bare, Outcome::Fact("aspects")),
    row("sycl-device-has", FUNCTION, Kind::List, Outcome::DeclaredAspects),
    row("sycl-module-id", FUNCTION, Kind::Text, Outcome::Fact("split")),
    row("sycl-optlevel", FUNCTION, Kind::Number(0, 3), Outcome::Fact("split, optLevel")),
];

/// Properties that say the opposite of each other.
const CONFLICTS: &[(&str, &str)] = &[
    ("sycl-bi-directional-ports-false", "sycl-bi-directional-ports-true"),
    ("sycl-clock-2x-false", "sycl-clock-2x-true"),
    ("sycl-conduit", "sycl-register-map"),
    ("sycl-grf-size", "sycl-maximum-registers"),
    ("sycl-grf-size", "sycl-register-alloc-mode"),
    ("sycl-register-map-interface", "sycl-streaming-interface"),
];

/// Whether two properties cannot both hold.
pub(crate) fn conflict(a: &str, b: &str) -> bool {
    CONFLICTS.iter().any(|&pair| pair == (a, b) || pair == (b, a))
}

/// Whether any other property cannot hold beside this one.
pub(crate) fn has_conflicts(name: &str) -> bool {
    CONFLICTS.iter().any(|&(a, b)| a == name || b == name)
}

/// The row of a property; none for a name that is nobody's.
pub(crate) fn find(name: &[u8]) -> Option<&'static Property> {
    if !name.starts_with(b"sycl-") {
        return None;
    }
    PROPERTIES.iter().find(|row| row.name.as_bytes() == name)
}

/// Whether a decoration may stand somewhere; one that no property becomes may.
pub(crate) fn stands_at(decoration: Decoration, place: Place) -> bool {
    let becomes = |row: &&Property| row.outcome == Outcome::Decoration(decoration);
    PROPERTIES.iter().find(becomes).is_none_or(|row| row.places.has(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_conflicts_are_of_rows() {
        for (at, row) in PROPERTIES.iter().enumerate() {
            let found = find(row.name.as_bytes()).expect("is in the table");
            assert!(std::ptr::eq(found, &PROPERTIES[at]), "{} is there twice", row.name);
            assert_ne!(row.places, Place(0), "{} stands nowhere", row.name);
        }
        for (a, b) in CONFLICTS {
            assert!(find(a.as_bytes()).is_some() && find(b.as_bytes()).is_some(), "{a}, {b}");
        }
        assert!(find(b"sycl-foo").is_none() && find(b"frame-pointer").is_none());
    }
}
