//! Checks modules: `validate FILE...` prints what is wrong with each that is not valid.

use lapidary_spirv::read::Module;
use lapidary_spirv::validate::validate;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args_os().skip(1) {
        let name = path.display().to_string();
        let bytes = std::fs::read(path)?;
        match Module::from_bytes(&bytes) {
            Ok(module) => {
                if let Err(invalid) = validate(&module) {
                    println!("{name}: {invalid}");
                }
            }
            Err(error) => println!("{name}: {error}"),
        }
    }
    Ok(())
}
