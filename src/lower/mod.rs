//! From LLVM bitcode to SPIR-V: each function is translated once.
//!
//! The flow, in the order of the calls:
//!
//! 1. `shared`: one pass over the module, without bodies, decides what all threads share and
//!    nobody changes afterwards: what each declared function is (a builtin, an intrinsic, an
//!    import), the SPIR-V symbol of each function and variable, and what kernels' metadata says.
//! 2. `pointee`: opaque pointers have no pointee, SPIR-V pointers do. A survey of the bodies
//!    decides those of parameters and results, the same whatever the number of threads.
//! 3. `function`: each body is decoded, lowered into a fragment in an id space of its own and
//!    dropped, on all cores. One module per topic of the specification; `builtins` and
//!    `intrinsics` for calls of known names.
//! 4. `merge`: in the order that `order` decides (with `helpers` behind what calls them first), the
//!    fragments' declarations are interned into the
//!    module's, ids are rewritten, and the sections are laid out as section 2.4 of the SPIR-V
//!    specification wants them.

mod access_metadata;
mod aggregates;
mod arithmetic;
mod atomics;
mod attributes;
mod auxdata;
mod bfloat;
mod body;
mod builtins;
mod calls;
mod constants;
mod control;
mod conversions;
mod debug;
mod decorations;
mod error;
mod function;
mod function_pointers;
mod globals;
mod header;
mod helpers;
mod in_order;
mod intrinsics;
mod kernel;
mod kernel_arguments;
mod kernel_attributes;
mod legalize;
mod loops;
mod memory;
mod merge;
mod metadata;
mod needs;
mod odd_layouts;
mod odd_memory;
mod options;
mod order;
mod pointee;
mod properties;
mod samplers;
mod shared;
mod site;
mod spread;
mod translate;
mod types;
mod untyped;
mod vector_compute;
mod wide;

pub use error::Error;
pub use options::{Extensions, FpContract, Options};
pub use translate::{Translation, translate};
