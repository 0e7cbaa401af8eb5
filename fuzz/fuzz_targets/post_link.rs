//! A whole post-link of any module, and the answers about it: an error, or images that can be read again
//! and property files that say what was meant. With `FUZZ_VALID` in the environment, what comes of
//! bitcode must be valid.

#![no_main]

use lapidary::graph::SymbolId;
use lapidary::output::properties::PropertySets;
use lapidary::{AspectRules, Module, PropertyChoice, Split};
use lapidary_spirv::validate::validate;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = Module::parse_all(bytes) else { return };
    for module in &modules {
        texts(module);
        for split in [Split::per_kernel(), Split::whole()] {
            images(module, &split.properties(everything()));
        }
    }
});

fn everything() -> PropertyChoice {
    PropertyChoice {
        param_info: true,
        program_metadata: true,
        kernel_names: true,
        exported_symbols: true,
        imported_symbols: true,
        device_globals: true,
    }
}

/// What the answers about a module say, to people.
fn texts(module: &Module<'_>) {
    let Ok(analysis) = module.analyse(&AspectRules::new()) else { return };
    let _ = analysis.aspect_report().to_string();
    let graph = analysis.graph();
    let first = (0..graph.functions.len().min(2) as u32).map(SymbolId);
    let names: Vec<String> = first.map(|id| graph.show(id).into_owned()).collect();
    if let [a, b] = &names[..] {
        let _ = analysis.explain_split(a, b, lapidary::Mode::Auto).map(|answer| answer.to_string());
    }
    for diagnostic in analysis.diagnostics() {
        let _ = diagnostic.to_string();
    }
}

fn images(module: &Module<'_>, split: &Split) {
    let Ok(cut) = module.split(split) else { return };
    for image in cut.images().take(4) {
        let sets = image.properties();
        if sets.unspeakable().is_none() {
            let text = sets.print();
            let again = PropertySets::parse(&text).expect("what was printed can be read");
            assert_eq!(again.print(), text);
        }
        let Ok(words) = image.words() else { return };
        let spirv = lapidary_spirv::read::Module::from_owned(words).expect("an image is a module");
        if module.as_bitcode().is_some() && std::env::var_os("FUZZ_VALID").is_some() {
            validate(&spirv).expect("what comes of bitcode is valid");
        }
    }
}
