//! Cuts a linked module into one image for each kernel, in memory: `post_link IN`.

use lapidary::{Module, PropertyChoice, Split};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let bytes = std::fs::read(std::env::args_os().nth(1).expect("IN"))?;
    let module = Module::parse(&bytes)?;
    let sets = PropertyChoice { kernel_names: true, ..PropertyChoice::default() };
    let cut = module.split(&Split::per_kernel().properties(sets))?;
    cut.diagnostics().iter().for_each(|warning| eprint!("{warning}"));
    // On all cores; a plain loop over `cut.images()` does the same.
    let images = cut.for_each_image(|image, code| {
        let (properties, symbols) = (image.properties().print(), image.symbols());
        Ok::<_, lapidary::Error>((image.name(), code.to_vec(), properties, symbols))
    })?;
    for (name, code, properties, symbols) in images {
        println!("{name}: {} bytes for", code.len());
        print!("{}{properties}", String::from_utf8_lossy(&symbols));
    }
    Ok(())
}
