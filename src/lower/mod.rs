//! From LLVM bitcode to SPIR-V: each function is translated once.
//!
//! The folders are layers, each of which knows those before it and none behind it:
//!
//! 1. `facts`: what the module and the options say without any body: what each declared function is
//!    (a builtin, an intrinsic, an import), what each type is to SPIR-V, the SPIR-V symbol of each
//!    function and variable, annotations. Made in one expression, never changed.
//! 2. `survey`: opaque pointers have no pointee, SPIR-V pointers do. A survey of the bodies decides
//!    those of parameters and results, which integers are samplers, the order of the definitions and
//!    the like, the same whatever the number of threads. Its `Decisions` are never changed either.
//! 3. `emit`: the emitter, which makes fragments of SPIR-V, each in an id space of its own: values,
//!    types, memory, arithmetic, and `shapes` for what SPIR-V has no type for.
//! 4. Its clients: `attach` for what is attached to functions, parameters and instructions, `debug` for
//!    debug information and lines, `calls`
//!    for calls of known names (tables of `builtins` and `intrinsics`) and of pointers, `body` for
//!    functions, blocks and variables as a whole.
//! 5. `merge`: in the order that the survey decided, the fragments' declarations are interned into the
//!    module's, ids are rewritten, and the sections are laid out as section 2.4 of the SPIR-V
//!    specification wants them. It knows facts, and no emitter.
//! 6. `translate`: the steps of a translation, on all cores.
//!
//! `tests/layers.rs` holds the folders to that.

mod attach;
mod body;
mod calls;
mod debug;
mod emit;
mod error;
mod facts;
mod gates;
mod merge;
mod options;
mod special;
mod survey;
mod translate;

pub(crate) use calls::is_builtin;
pub use error::{Error, ErrorKind, Location};
pub(crate) use gates::extension as extension_of;
pub(crate) use options::Options;
pub use options::{DebugVersion, Extensions, ExtensionsError, FpContract};
pub(crate) use survey::KEPT_BYTES;
pub(crate) use translate::{Translation, translate, translate_decoded};
