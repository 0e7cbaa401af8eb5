//! From LLVM bitcode to SPIR-V: each function is translated once.
//!
//! The flow, in the order of the calls:
//!
//! 1. `shared`: one pass over the module, without bodies, decides what all threads share and
//!    nobody changes afterwards: what each declared function is (a builtin, an intrinsic, an
//!    import), the SPIR-V symbol of each function and variable, and what kernels' metadata says.
//! 2. `pointee`: opaque pointers have no pointee, SPIR-V pointers do. A survey of the bodies
//!    decides those of parameters and results, the same whatever the number of threads.
//! 3. `function`: runs of bodies are lowered into fragments, each in an id space of its own, on all
//!    cores (`translate`, `survey`). One module per topic of the specification; `builtins` and
//!    `intrinsics` for calls of known names, `types` and `widths` for what values are, `metadata`
//!    for what is attached to functions, parameters and instructions.
//! 4. `merge`: in the order that `order` decides (with `helpers` behind what calls them first), the
//!    fragments' declarations are interned into the module's, ids are rewritten, and the sections
//!    are laid out as section 2.4 of the SPIR-V specification wants them.

mod builtins;
mod error;
mod function;
mod globals;
mod header;
mod helpers;
mod intrinsics;
mod merge;
mod metadata;
mod options;
mod order;
mod pointee;
mod samplers;
mod shared;
mod survey;
mod translate;
mod types;
mod variable_order;
mod widths;

pub use error::{Error, ErrorKind, Location};
pub(crate) use options::Options;
pub use options::{Extensions, ExtensionsError, FpContract};
pub(crate) use survey::KEPT_BYTES;
pub(crate) use translate::{Translation, translate, translate_decoded};
