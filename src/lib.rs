//! Lapidary cuts device code: it reads LLVM bitcode and SPIR-V, builds one module graph, does what a
//! SYCL post-link step does and writes SPIR-V images with their property sets.

pub mod aspects;
pub mod graph;
pub mod image;
pub mod input;
pub mod lower;
pub mod output;
pub mod parallel;
pub mod passes;
