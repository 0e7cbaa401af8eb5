//! What the rows of the tables of facts have in common: what says a fact in a file, and the macro
//! that makes a struct and its table of one list of rows.

use lapidary_spirv::grammar::{Decoration, ExecutionMode};

use super::value::Given;
#[cfg(feature = "graph-text")]
use super::value::Word;
use crate::graph::Names;

/// What says a fact of a function or variable in a file. Of several that a row lists, any will do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carrier {
    /// LLVM: metadata of this kind, attached to the function. Of several nodes the first counts.
    Metadata(&'static str),
    /// LLVM: this string attribute of the function or variable.
    Attribute(&'static str),
    /// LLVM: this string attribute with any value but `false`, or none.
    TrueAttribute(&'static str),
    /// LLVM: this string attribute of a parameter. The fact is the number of the first that has it.
    ParameterAttribute(&'static str),
    /// SPIR-V: this execution mode of a kernel. Of several the last counts.
    Mode(ExecutionMode),
    /// SPIR-V: this decoration.
    Decorated(Decoration),
}

/// Reads a fact of an `S` from the words of the printed form.
#[cfg(feature = "graph-text")]
type Parse<S> = fn(&mut S, &[Vec<u8>], &mut Names) -> Result<(), String>;

/// A row: a fact of an `S`.
pub(crate) struct Fact<S: 'static> {
    /// Its word in the printed form.
    #[cfg(feature = "graph-text")]
    pub(crate) key: &'static str,
    /// What says it in a file; none for what a front end finds out by itself.
    pub(crate) carriers: &'static [Carrier],
    /// Reads it from what says it.
    pub(crate) read: fn(&mut S, Given<'_>, &mut Names),
    /// Reads it from the words of the printed form.
    #[cfg(feature = "graph-text")]
    pub(crate) parse: Parse<S>,
    /// Its words in the printed form; `None` where there is nothing to say.
    #[cfg(feature = "graph-text")]
    pub(crate) words: fn(&S) -> Option<Vec<Word>>,
}

/// Makes a struct of its fields, some plain ones and behind `..` its facts, one in a row:
/// `field: Type = "its word in the printed form", [what says it];`. The type says how a fact is read
/// and written (`super::value::Value`). `FACTS` are the rows, in the order of the printed form; `new`
/// makes one of the plain fields, where there are any.
macro_rules! facts {
    (
        $(#[$attribute:meta])*
        pub struct $name:ident {
            $($(#[$plain_doc:meta])* $plain:ident: $plain_type:ty,)*
            ..
            $($(#[$doc:meta])* $field:ident: $type:ty = $key:literal, [$($carrier:expr),*];)+
        }
    ) => {
        $(#[$attribute])*
        pub struct $name {
            $($(#[$plain_doc])* pub $plain: $plain_type,)*
            $($(#[$doc])* pub $field: $type,)+
        }

        facts!(@new $name [$($plain: $plain_type),*] [$($field: $type),+]);

        impl $name {
            /// Its facts, in the order of the printed form.
            pub(crate) const FACTS: &'static [$crate::graph::facts::table::Fact<$name>] = {
                #[allow(unused_imports, reason = "some tables have rows of one kind only")]
                use $crate::graph::facts::table::{Carrier::*, Fact};
                use $crate::graph::facts::value::Value;
                &[$(Fact {
                    #[cfg(feature = "graph-text")]
                    key: $key,
                    carriers: &[$($carrier),*],
                    read: |of, given, names| of.$field = Value::read(given, names),
                    #[cfg(feature = "graph-text")]
                    parse: |of, words, names| {
                        of.$field = Value::parse($key, words, names)?;
                        Ok(())
                    },
                    #[cfg(feature = "graph-text")]
                    words: |of| of.$field.words(),
                }),+]
            };
        }
    };

    (@new $name:ident [] [$($field:ident: $type:ty),+]) => {};

    (@new $name:ident [$($plain:ident: $plain_type:ty),+] [$($field:ident: $type:ty),+]) => {
        impl $name {
            /// One of which nothing else is known.
            pub fn new($($plain: $plain_type),+) -> Self {
                $name { $($plain,)+ $($field: <$type>::default(),)+ }
            }
        }
    };
}

pub(super) use facts;
