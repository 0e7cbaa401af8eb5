//! Translates LLVM bitcode to SPIR-V: `translate IN.bc OUT.spv`.

use lapidary::{Module, Translate, Version};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let [input, output] = [1, 2].map(|at| std::env::args_os().nth(at).expect("IN.bc OUT.spv"));
    let bytes = std::fs::read(input)?;
    let module = Module::parse(&bytes)?;
    let translation = module.translate(&Translate::new().max_version(Version::V1_4))?;
    translation.notes().iter().for_each(|note| eprintln!("note: {note}"));
    std::fs::write(output, translation.to_bytes())?;
    Ok(())
}
