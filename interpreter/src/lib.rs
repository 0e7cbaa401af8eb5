//! An interpreter of SPIR-V kernels, for tests.
//!
//! It says what a kernel computes without a driver, and it is stricter than one: memory is made of
//! buffers that no pointer leaves unnoticed, every bit knows whether anybody has given it a value,
//! and to branch on, divide by or address with a bit that has none is an error with the instruction
//! that did it. What it does not know is refused by name. It makes no attempt to be fast.
//!
//! ```
//! use lapidary_interpreter::{Argument, Machine, Range};
//! # let text = br#"
//! #     OpCapability Kernel
//! #     OpCapability Addresses
//! #     OpMemoryModel Physical64 OpenCL
//! #     OpEntryPoint Kernel %twice "twice"
//! #     %uint = OpTypeInt 32 0
//! #     %two = OpConstant %uint 2
//! #     %void = OpTypeVoid
//! #     %pointer = OpTypePointer CrossWorkgroup %uint
//! #     %type = OpTypeFunction %void %pointer
//! #     %twice = OpFunction %void None %type
//! #     %data = OpFunctionParameter %pointer
//! #     %entry = OpLabel
//! #     %old = OpLoad %uint %data Aligned 4
//! #     %new = OpIMul %uint %old %two
//! #     OpStore %data %new Aligned 4
//! #     OpReturn
//! #     OpFunctionEnd
//! # "#;
//! # let words = lapidary_spirv::text::assemble(text, &Default::default()).unwrap();
//! let module = lapidary_spirv::read::Module::from_words(&words)?;
//! let mut machine = Machine::new(&module, &[])?;
//! let data = machine.buffer(21u32.to_le_bytes().to_vec())?;
//! machine.launch("twice", &Range::items(1), &[Argument::Buffer(data)])?;
//! assert_eq!(machine.contents(data).bytes, 42u32.to_le_bytes());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it works
//!
//! [`Machine::new`] evaluates what a module declares, [`Machine::launch`] runs the work-items of one
//! group after the other. A work-item runs until it ends or comes to something that it must do together
//! with others, a barrier or a reduction; when all that belong to it have come, they go on. Memory is
//! sequentially consistent, as only one work-item runs at a time.

mod access;
mod atomics;
mod builtins;
mod composite;
mod control;
mod convert;
mod declare;
mod error;
mod evaluate;
mod extended;
mod extended_memory;
mod float;
mod groups;
mod integer;
mod launch;
mod machine;
mod math;
mod memory;
mod program;
mod types;
mod value;

pub use error::{Error, ErrorKind, Result};
pub use launch::{Argument, Range};
pub use machine::{Contents, Machine};
pub use memory::BufferId;
