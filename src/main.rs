//! The `lapidary` program. All of it is in [`cli`].

mod cli;

fn main() -> std::process::ExitCode {
    cli::main()
}
