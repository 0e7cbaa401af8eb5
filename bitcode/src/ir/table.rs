//! The form of the tables of operators, linkages, orderings and so on: a row is a variant, its number
//! in bitcode (`LLVMBitCodes.h`) and its word in LLVM assembly. The reader, the assembly and whoever
//! writes or parses go through the same row.

/// Makes an enum of rows `Variant = number, "word";`. Older numbers for the same thing follow behind
/// `|`. A number is whatever tells the variants apart in records; an enum that records have no
/// number for leaves it out.
macro_rules! table {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $($(#[$doc:meta])* $variant:ident, $keyword:literal;)+
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$doc])* $variant),+
        }

        impl $name {
            /// All of them, in the order of their rows.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its word in LLVM assembly; empty for what is not said.
            pub const fn keyword(self) -> &'static str {
                match self { $($name::$variant => $keyword),+ }
            }

            /// That of row `row`, which somebody kept as `self as u8`. The clamp is never reached.
            #[inline]
            #[allow(dead_code, reason = "not every enum is kept so")]
            pub(crate) fn at(row: u8) -> Self {
                const LAST: usize = $name::ALL.len() - 1;
                Self::ALL[usize::from(row).min(LAST)]
            }
        }
    };
    (
        $(#[$attribute:meta])*
        pub enum $name:ident($number:ty) {
            $($(#[$doc:meta])* $variant:ident = $code:tt $(| $old:tt)*, $keyword:literal;)+
        }
    ) => {
        $crate::ir::table::table! {
            $(#[$attribute])*
            pub enum $name {
                $($(#[$doc])* $variant, $keyword;)+
            }
        }

        impl $name {
            /// Its number in bitcode.
            pub const fn code(self) -> $number {
                match self { $($name::$variant => $code),+ }
            }

            /// The one with this number in bitcode.
            #[inline]
            pub const fn from_code(code: $number) -> Option<Self> {
                match code {
                    $($code $(| $old)* => Some($name::$variant),)+
                    _ => None,
                }
            }
        }
    };
    // With a third column: the flags that follow the operator in its record, by bit.
    (
        $(#[$attribute:meta])*
        pub enum $name:ident($number:ty) with flags {
            $($variant:ident = $code:tt, $keyword:literal, $flags:expr;)+
        }
    ) => {
        $crate::ir::table::table! {
            $(#[$attribute])*
            pub enum $name($number) {
                $($variant = $code, $keyword;)+
            }
        }

        impl $name {
            /// The flags that it may have, each at the bit of the record that sets it.
            pub(crate) const fn record_flags(self) -> &'static [u16] {
                match self { $($name::$variant => $flags),+ }
            }
        }
    };
}

/// Makes the constants and the names of an open set of numbers, of rows `CONSTANT = number, "word";`:
/// numbers that have no row are kept, as later versions of LLVM give out more.
macro_rules! numbers {
    (
        $name:ident {
            $($(#[$doc:meta])* $constant:ident = $number:literal, $keyword:literal;)+
        }
    ) => {
        impl $name {
            $($(#[$doc])* pub const $constant: $name = $name($number);)+

            /// All that have a row.
            pub const ALL: &'static [$name] = &[$($name::$constant),+];

            /// Its word in LLVM assembly; `None` for a number newer than this table.
            pub const fn name(self) -> Option<&'static str> {
                match self.0 {
                    $($number => Some($keyword),)+
                    _ => None,
                }
            }

            /// The one with this word.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|it| it.name() == Some(name))
            }
        }
    };
}

pub(super) use {numbers, table};
