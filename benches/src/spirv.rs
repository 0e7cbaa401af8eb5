//! The SPIR-V workload: a file that `LAPIDARY_BENCH_SPV` names, or a corpus module written many
//! times over into one.

use std::path::Path;

use lapidary_spirv::grammar::for_each_id;
use lapidary_spirv::read::{self, Module, ModuleContext, Section};

/// The words to be measured, and what they are.
///
/// # Panics
///
/// If the file cannot be read: a benchmark without its workload measures nothing.
pub fn workload() -> (String, Vec<u32>) {
    if let Ok(path) = std::env::var("LAPIDARY_BENCH_SPV") {
        let bytes = std::fs::read(&path).expect("the file of LAPIDARY_BENCH_SPV");
        return (path, read::words(&bytes).expect("SPIR-V"));
    }
    let name = "corpus/spv/sycl_functors.spv";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    let words = read::words(&std::fs::read(path).expect("the corpus")).expect("SPIR-V");
    let copies = 4_000_000 / words.len();
    (format!("{copies} times {name}"), repeated(&words, copies))
}

/// One module with the content of `words` so many times, each with ids of its own, except that they
/// share what a module has once: capabilities, imports, sources.
fn repeated(words: &[u32], copies: usize) -> Vec<u32> {
    let module = Module::from_words(words).expect("a module");
    let context = ModuleContext::new(&module);
    let bound = module.header().bound;
    let mut out = words[..read::HEADER_WORDS].to_vec();
    out[3] = bound * copies as u32;
    let once = |section: Section| section <= Section::MemoryModel || section == Section::Sources;
    let mut shared = vec![false; bound as usize];
    for run in module.runs().iter().filter(|run| once(run.section)) {
        let instructions = module.instructions_in(run.start as usize..run.end as usize);
        instructions.filter_map(|it| it.result()).for_each(|id| shared[id as usize] = true);
    }
    // Sections in the order of the layout, each with all copies of its content.
    for section in Section::ALL {
        for copy in 0..copies as u32 {
            for run in module.runs().iter().filter(|run| run.section == section) {
                if once(run.section) && copy > 0 {
                    continue;
                }
                for instruction in module.instructions_in(run.start as usize..run.end as usize) {
                    let start = out.len();
                    out.extend_from_slice(instruction.words);
                    for_each_id(instruction.words, &context, |word, _| {
                        let id = &mut out[start + word];
                        if !shared[*id as usize] {
                            *id += copy * bound;
                        }
                    })
                    .expect("a known instruction");
                }
            }
        }
    }
    out
}
