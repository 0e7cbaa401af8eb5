//! What a function or variable is or is not: a row for each such fact.

use lapidary_spirv::grammar::Decoration;

use super::table::Carrier;

/// A set of flags of a [`Function`](super::Function) or [`Variable`](super::Variable).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags(pub u16);

/// A row of [`Flags::ROWS`].
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// The flag.
    pub flag: Flags,
    /// Its word in the printed form.
    pub key: &'static str,
    /// What sets it in a file; none for what a front end finds out by itself.
    pub carriers: &'static [Carrier],
}

macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident = $key:literal, [$($carrier:expr),*];)+) => {
        /// The flags in order: each has the next bit.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "named as the flags")]
        enum Bit { $($name),+ }

        impl Flags {
            $($(#[$doc])* pub const $name: Flags = Flags(1 << Bit::$name as u16);)+

            /// All flags, in order of their bits.
            pub const ROWS: &'static [Flag] = {
                use Carrier::*;
                &[$(Flag { flag: Flags::$name, key: $key, carriers: &[$($carrier),*] }),+]
            };
        }
    };
}

flags! {
    /// It has a body or an initialiser here.
    DEFINED = "defined", [];
    /// Other modules can name it: its linkage is not internal or private.
    EXTERNAL = "external", [];
    /// Nobody misses it when it is unused: internal, private, linkonce or available_externally.
    DISCARDABLE = "discardable", [];
    /// A kernel, by its calling convention (SPIR, PTX, AMDGPU) or entry point.
    KERNEL = "kernel", [];
    /// Indirect calls of its type may reach it.
    REFERENCED_INDIRECTLY = "referenced-indirectly", [
        Attribute("referenced-indirectly"),
        Decorated(Decoration::ReferencedIndirectlyINTEL)
    ];
    /// A virtual function; its set is in [`Details`](super::Details).
    INDIRECTLY_CALLABLE = "indirectly-callable", [Attribute("indirectly-callable")];
    /// It has a call with the attribute `virtual-call`.
    VIRTUAL_CALL = "virtual-call", [];
    /// It calls the functions that it is given only on devices that have their aspects.
    CALLS_CONDITIONALLY = "calls-conditionally",
        [Attribute("sycl-call-if-on-device-conditionally")];
    /// An ESIMD function.
    ESIMD = "esimd", [Metadata("sycl_explicit_simd")];
    /// An LLVM intrinsic.
    INTRINSIC = "intrinsic", [];
    /// The calling convention is that of a SPIR function, which exported symbols have.
    SPIR_FUNC = "spir-func", [];
    /// A variable that the host can name.
    DEVICE_GLOBAL = "device-global", [Attribute("sycl-device-global-size")];
    /// A variable of which each image has its own.
    IMAGE_SCOPE = "image-scope", [TrueAttribute("sycl-device-image-scope")];
    /// A variable that stands for a pipe to the host.
    HOST_PIPE = "host-pipe", [Attribute("sycl-host-pipe-size"), Attribute("sycl-host-pipe")];
}

impl Flags {
    /// Whether all of these flags are set.
    #[inline]
    pub fn has(self, flags: Flags) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// With these flags too, if `condition`.
    #[must_use]
    pub fn with(self, flags: Flags, condition: bool) -> Flags {
        if condition { self | flags } else { self }
    }

    /// The flags that something sets in a file, by whether this is what sets them.
    pub(crate) fn carried(by: impl Fn(&Carrier) -> bool) -> Flags {
        Flags::ROWS
            .iter()
            .fold(Flags::default(), |flags, row| flags.with(row.flag, row.carriers.iter().any(&by)))
    }
}

impl std::ops::BitOr for Flags {
    type Output = Flags;

    fn bitor(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }
}
