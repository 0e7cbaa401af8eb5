//! The SPIR-V linker: the index of any module, and images of it. What it writes must be a module
//! again, and an image of that image must be itself.

#![no_main]

use lapidary_spirv::link::{Exports, LinkIndex, Named, Request, Scratch};
use lapidary_spirv::read::Module;
use lapidary_spirv::validate::validate;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = Module::from_bytes(bytes) else { return };
    let Ok(index) = LinkIndex::new(&module) else { return };
    let entries: Vec<u32> = module.entry_points().map(|entry| entry.function).collect();
    let functions: Vec<u32> = module.functions().iter().map(|function| function.id).collect();
    let was_valid = validate(&module).is_ok();
    let mut scratch = Scratch::new();
    for (function, &id) in functions.iter().enumerate() {
        assert!(index.callees(function).all(|callee| callee < functions.len()));
        let _ = (index.references(id).count(), index.needs_of(id).count());
    }
    // The whole, the entry points, the first of them, and that with every other function imported
    // and the others exported.
    let first = &entries[..entries.len().min(1)];
    let named = |from: usize| -> Vec<Named<'_>> {
        let every_other = functions.iter().skip(from).step_by(2);
        every_other.map(|&function| Named { function, name: "f" }).collect()
    };
    let (imports, published) = (named(1), named(0));
    let requests = [
        Request { roots: &functions, ..Request::default() },
        Request { roots: &entries, ..Request::default() },
        Request { roots: first, ..Request::default() },
        Request { roots: &functions, published: &published, ..Request::default() },
        Request {
            roots: first,
            imports: &imports,
            exports: Exports::Only(&[]),
            published: &published,
        },
    ];
    for request in requests {
        // Only a declaration that needs its own body cannot be made.
        let imports = !request.imports.is_empty();
        let plain = !imports && request.published.is_empty();
        let mut reach = match index.reach(request, &mut scratch) {
            Ok(reach) => reach,
            Err(error) if imports => {
                assert!(error.message().starts_with("cannot import"), "{error}");
                continue;
            }
            Err(error) => panic!("{error}"),
        };
        let image = reach.link();
        let again = Module::from_words(&image).expect("an image is a module");
        if was_valid && plain {
            validate(&again).expect("an image of a valid module is valid");
        }
        LinkIndex::new(&again).expect("an image can be linked");
    }
});
