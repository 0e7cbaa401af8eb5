//! The macros that turn generated rows into constants and tables.
//!
//! A row is `Name "spelling"? = value [operands] [capabilities] [extensions] version;`. Each macro
//! reads its rows twice: once into associated constants, once into a static table.

/// The spelling of a row in text: its own where given, else its identifier.
macro_rules! spelling {
    ($name:ident) => {
        stringify!($name)
    };
    ($name:ident $text:literal) => {
        $text
    };
}

macro_rules! instructions {
    (
        rows { $($name:ident = $value:literal [$($operand:ident),*] [$($capability:ident),*]
            [$($extension:ident),*] $version:ident;)* }
        aliases { $($alias:ident = $target:ident;)* }
    ) => {
        impl Op {
            $(#[doc = concat!("`Op", stringify!($name), "`")] pub const $name: Self = Self($value);)*
            $(#[doc = concat!("Another name of `Op", stringify!($target), "`")]
            pub const $alias: Self = Self::$target;)*
        }

        /// All instructions by ascending opcode.
        pub static INSTRUCTIONS: &[InstructionDesc] = &[
            $(InstructionDesc {
                op: Op::$name,
                name: concat!("Op", stringify!($name)),
                operands: &[$(Operand::$operand),*],
                capabilities: &[$(Capability::$capability),*],
                extensions: &[$(Extension::$extension),*],
                version: Version::$version,
                layout: const { Layout::of(&[$(Operand::$operand),*]) },
            },)*
        ];

        /// Further names of instructions, with `Op` in front.
        pub static OP_ALIASES: &[(&str, Op)] =
            &[$((concat!("Op", stringify!($alias)), Op::$target)),*];
    };
}

macro_rules! enumeration {
    (
        $category:ident $kind:ident
        rows { $($name:ident $($text:literal)? = $value:literal [$($operand:ident),*]
            [$($capability:ident),*] [$($extension:ident),*] $version:ident;)* }
        aliases { $($alias:ident $($alias_text:literal)? = $target:ident;)* }
    ) => {
        #[doc = concat!("The operand kind `", stringify!($kind), "`.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $kind(pub u32);

        impl $kind {
            $(#[doc = concat!("`", spelling!($name $($text)?), "`")]
            pub const $name: Self = Self($value);)*
            $(#[doc = concat!("Another name of `", stringify!($target), "`")]
            pub const $alias: Self = Self::$target;)*

            /// The table of this kind.
            pub const ENUMERATION: &'static Enumeration = {
                static ENUMERANTS: &[Enumerant] = &[
                    $(Enumerant {
                        value: $value,
                        name: spelling!($name $($text)?),
                        parameters: &[$(Operand::$operand),*],
                        capabilities: &[$(Capability::$capability),*],
                        extensions: &[$(Extension::$extension),*],
                        version: Version::$version,
                    },)*
                ];
                static TABLE: Enumeration = Enumeration {
                    name: stringify!($kind),
                    bits: category_is_bits!($category),
                    has_parameters: 0 $(+ <[Operand]>::len(&[$(Operand::$operand),*]))* > 0,
                    enumerants: ENUMERANTS,
                    aliases: &[$((spelling!($alias $($alias_text)?), $kind::$target.0)),*],
                };
                &TABLE
            };

            /// The name of this value, if the tables know it.
            pub fn name(self) -> Option<&'static str> {
                Self::ENUMERATION.by_value(self.0).map(|row| row.name)
            }
        }
    };
}

macro_rules! category_is_bits {
    (bits) => {
        true
    };
    (values) => {
        false
    };
}

macro_rules! extended_set {
    (
        $set:ident $import:literal
        rows { $($name:ident $($text:literal)? = $value:literal [$($operand:ident),*]
            [$($capability:ident),*] [$($extension:ident),*] $version:ident;)* }
    ) => {
        #[doc = concat!("An instruction number of the set `", $import, "`.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $set(pub u32);

        impl $set {
            $(#[doc = concat!("`", stringify!($name), "`")] pub const $name: Self = Self($value);)*

            /// The table of this set.
            pub const SET: &'static ExtendedSet = {
                static INSTRUCTIONS: &[ExtendedDesc] = &[
                    $(ExtendedDesc {
                        number: $value,
                        name: spelling!($name $($text)?),
                        operands: &[$(Operand::$operand),*],
                        capabilities: &[$(Capability::$capability),*],
                        // Only rows of `intel.txt` have no version.
                        public: Version::$version.0 != Version::NEVER.0,
                    },)*
                ];
                static TABLE: ExtendedSet = ExtendedSet {
                    name: $import,
                    instructions: INSTRUCTIONS,
                    non_semantic: starts_with($import, "NonSemantic."),
                };
                &TABLE
            };

            /// The name of this instruction, if the tables know it.
            pub fn name(self) -> Option<&'static str> {
                Self::SET.by_number(self.0).map(|row| row.name)
            }
        }
    };
}

macro_rules! extended_sets {
    ($($set:ident)*) => {
        /// All sets of extended instructions that the tables know.
        pub static EXTENDED_SETS: &[&ExtendedSet] = &[$($set::SET),*];
    };
}

macro_rules! kinds {
    (
        base { $($base:ident)* }
        enumerations { $($enumeration:ident)* }
        operands { $($operand:ident = $quantifier:ident $kind:ident;)* }
    ) => {
        /// What an operand is: an id, a literal, a pair of them, or a value of an enumeration.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum OperandKind {
            $(#[doc = concat!("`", stringify!($base), "`")] $base,)*
            $(#[doc = concat!("A value of [`", stringify!($enumeration), "`].")] $enumeration,)*
        }

        impl OperandKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$base,)* $(Self::$enumeration,)*];

            /// The table of values, if this is an enumeration.
            pub const fn enumeration(self) -> Option<&'static Enumeration> {
                match self {
                    $(Self::$base => None,)*
                    $(Self::$enumeration => Some($enumeration::ENUMERATION),)*
                }
            }

            /// The name in the grammar.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$base => stringify!($base),)*
                    $(Self::$enumeration => stringify!($enumeration),)*
                }
            }
        }

        /// The operands that the tables name: a kind, with `Opt` or `Any` in front for its quantifier.
        impl Operand {
            $(#[doc = concat!(stringify!($quantifier), ": ", stringify!($kind))]
            pub const $operand: Self =
                Self { kind: OperandKind::$kind, quantifier: Quantifier::$quantifier };)*
        }
    };
}

macro_rules! extensions {
    (
        names { $($name:ident)* }
        former { $($old:ident = $new:ident;)* }
    ) => {
        /// The place of each extension in the order of the names.
        #[expect(non_camel_case_types, reason = "the names are those of the registry")]
        enum Position {
            $($name,)*
        }

        impl Extension {
            $(#[doc = concat!("`", stringify!($name), "`")]
            pub const $name: Self = Self(Position::$name as u16);)*
        }

        /// The names of all extensions, ascending.
        pub(in crate::grammar) static EXTENSION_NAMES: &[&str] = &[$(stringify!($name)),*];

        /// Names that extensions had before.
        pub(in crate::grammar) static FORMER_EXTENSION_NAMES: &[(&str, Extension)] =
            &[$((stringify!($old), Extension::$new)),*];
    };
}
