//! The `lapidary` program. All of it is in [`cli`].

mod cli;

#[cfg(all(target_os = "linux", target_pointer_width = "64"))]
#[global_allocator]
static MEMORY: lapidary::memory::HugePages = lapidary::memory::HugePages::new();

fn main() -> std::process::ExitCode {
    cli::main()
}
