//! What the answers about any module say to people, as texts and as JSON: `inspect`, `reflect`,
//! `aspects`, `explain`, warnings. An error or an answer, never a panic, and the same one twice.

#![no_main]

use lapidary::answer::{Answer, HeaderLanguage, ReflectLimits, ReflectOptions};
use lapidary::graph::SymbolId;
use lapidary::passes::split::Mode;
use lapidary::{AspectRules, Module};

lapidary_fuzz::mutates_records!();

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = Module::parse_all(bytes) else { return };
    for module in &modules {
        let reflected = module.reflect(&ReflectOptions::new().check(ReflectLimits::default()));
        if let Ok(reflection) = reflected {
            let _ = (reflection.to_string(), reflection.to_json());
            for language in [HeaderLanguage::Cpp, HeaderLanguage::Rust] {
                let _ = reflection.header(language);
            }
        }
        if let Ok(inspection) = module.inspect() {
            let _ = (inspection.to_string(), inspection.to_json());
        }
        aspects(module);
    }
});

fn aspects(module: &Module<'_>) {
    let Ok(analysis) = module.analyse(&AspectRules::new()) else { return };
    let report = analysis.aspect_report();
    assert_eq!(report.to_json(), analysis.aspect_report().to_json());
    let _ = report.to_string();
    let graph = analysis.graph();
    let first = (0..graph.functions.len().min(3) as u32).map(SymbolId);
    let names: Vec<String> = first.map(|id| graph.show(id).into_owned()).collect();
    for name in &names {
        for aspect in ["1", "5", "6"] {
            let _ = analysis.explain_aspect(name, aspect).map(|it| (it.to_string(), it.to_json()));
        }
        let mode = Mode::ALL[name.len() % Mode::ALL.len()];
        let _ =
            analysis.explain_split(&names[0], name, mode).map(|it| (it.to_string(), it.to_json()));
    }
    for diagnostic in analysis.diagnostics() {
        let _ = diagnostic.to_string();
    }
}
