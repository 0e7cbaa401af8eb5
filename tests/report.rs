//! The report says of each way of cutting what `size` and `inspect` say, its ways to uses of aspects are the
//! shortest, and its page holds the data whatever names say.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::process::Command;

use lapidary::answer::{self, Answer as _, SizeOptions, SizeReport, SplitReport};
use lapidary::spirv::text::{AssembleOptions, assemble};
use lapidary::{AspectRules, Extensions, Module, Split, TextLimit, Translate, spirv};
use serde_json::Value;

#[path = "support/schema.rs"]
mod schema;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn split() -> Split {
    Split::default().translate(Translate::new().extensions(Extensions::all()))
}

/// Files of both formats: those of one compiler, and those of SPIR-V.
fn files() -> Vec<PathBuf> {
    let programs = fs::read_dir(root().join("corpus/bc")).unwrap().map(|it| it.unwrap().path());
    let mut files: Vec<PathBuf> = programs
        .filter_map(|folder| {
            let mut files: Vec<_> =
                fs::read_dir(folder).ok()?.map(|it| it.unwrap().path()).collect();
            files.sort();
            files.pop()
        })
        .collect();
    files.extend(fs::read_dir(root().join("corpus/spv")).unwrap().map(|it| it.unwrap().path()));
    files.sort();
    assert!(files.len() > 50, "{}", files.len());
    files
}

/// The JSON of a page, as a browser finds it: up to the first thing that ends the element.
fn data(page: &str) -> Value {
    let (_, data) = page.split_once(r#"<script type="application/json" class="report""#).unwrap();
    let (_, data) = data.split_once("\">").unwrap();
    serde_json::from_str(data.split("</script").next().unwrap()).unwrap()
}

#[test]
fn what_it_says_is_what_size_and_inspect_say() {
    let schema = answer::schema("report").unwrap();
    let (mut reports, mut ways, mut shared) = (0, 0, 0);
    for path in files() {
        let bytes = fs::read(&path).unwrap();
        let Ok(module) = Module::parse(&bytes) else { continue };
        let Ok(report) = SplitReport::of(&module, &split()) else { continue };
        reports += 1;
        let path = path.display();
        let page = report.to_html(TextLimit::default()).unwrap();
        let json = data(&page);
        schema::validate(&schema, &json).unwrap_or_else(|complaint| panic!("{path}: {complaint}"));
        assert_eq!(json, serde_json::from_str::<Value>(&report.to_json()).unwrap(), "{path}");

        let size = SizeReport::of(&mut Cursor::new(&bytes), &SizeOptions::new().modes(true));
        let sizes = size.unwrap().modes.unwrap();
        assert_eq!(report.modes.len(), sizes.len());
        for (mode, size) in report.modes.iter().zip(sizes) {
            let name = serde_json::to_value(mode.mode).unwrap();
            assert_eq!(name, size.mode, "{path}");
            assert_eq!(mode.problem, size.problem, "{path}");
            let lengths = || mode.images.iter().map(|image| image.bytes);
            let found = (mode.images.len(), lengths().sum::<u64>(), lengths().max().unwrap_or(0));
            assert_eq!(found, (size.images, size.bytes, size.largest), "{path}: {name}");
            for count in &size.aspects {
                let at = report.aspects.iter().position(|it| *it == count.aspect).unwrap();
                let images = mode.images.iter().filter(|image| image.aspects.contains(&at));
                assert_eq!(images.count(), count.images, "{path}: {name}");
            }
            // What is shared is there twice, and an image is not made of functions alone.
            let functions: usize = mode.images.iter().map(|image| image.functions).sum();
            assert_eq!(functions, mode.copies.iter().sum::<usize>(), "{path}: {name}");
            let copies = report.functions.iter().zip(&mode.copies).filter(|it| *it.1 > 1);
            let twice: u64 = copies.map(|(it, &copies)| it.bytes * copies as u64).sum();
            assert_eq!(
                mode.images.iter().map(|it| it.shared).sum::<u64>(),
                twice,
                "{path}: {name}"
            );
            shared += twice;
            for image in &mode.images {
                assert!(image.shared < image.bytes, "{path}: {name}");
            }
        }
        let kernels = report.functions.iter().filter(|function| function.kernel);
        let kernels: BTreeSet<&str> = kernels.map(|function| function.name.as_str()).collect();
        let inspection = module.inspect().unwrap();
        let inspected = inspection.modules.iter().flat_map(|module| &module.kernels);
        let inspected: BTreeSet<&str> = inspected.map(|kernel| &*kernel.name).collect();
        assert_eq!(kernels, inspected, "{path}");
        ways += check_ways(&report, &module);
    }
    // Enough of everything was met.
    assert!(reports > 40 && ways > 50 && shared > 10_000, "{reports} {ways} {shared}");
}

/// Each way is as `explain aspects` has it, or another one that is as short.
fn check_ways(report: &SplitReport, module: &Module<'_>) -> usize {
    let analysis = module.analyse(&AspectRules::new()).unwrap();
    let mut ways = 0;
    for function in &report.functions {
        for need in &function.needs {
            let number = report.aspects[need.aspect].number;
            let explained = analysis.explain_aspect(function.name.as_str(), number).unwrap();
            let mut steps = Vec::new();
            let mut at = need.step;
            while let Some(step) = at {
                steps.push(&report.steps[step]);
                at = report.steps[step].next;
            }
            let name = function.name.as_str();
            let Some(used) = explained.used else {
                assert!(steps.is_empty(), "{name}");
                continue;
            };
            ways += 1;
            assert_eq!(steps.len(), explained.calls.len() + 1, "{name}: {number}");
            assert_eq!(report.functions[steps[0].function].name.as_str(), name);
            let last = steps.pop().unwrap();
            assert!(last.uses.is_some() && last.call.is_none(), "{name}: {number}");
            for step in &steps {
                assert!(step.call.is_some() && step.uses.is_none(), "{name}: {number}");
            }
            // The steps say where they are as the explanation does, if they are the same.
            let functions = steps.iter().map(|step| &report.functions[step.function].name);
            if functions.eq(explained.calls.iter().map(|call| &call.caller))
                && report.functions[last.function].name == used.function
            {
                assert_eq!((last.uses, &last.location), (Some(used.kind), &used.location));
                for (step, call) in steps.iter().zip(&explained.calls) {
                    assert_eq!((step.call, &step.location), (Some(call.kind), &call.location));
                }
            }
        }
    }
    ways
}

/// A kernel may be called anything; the page still ends where it ends, and says the name.
#[test]
fn names_do_not_break_out_of_the_page() {
    let name = "a</script><script>alert(1)</script><!--\u{1}\u{2028}<b>&amp;'k";
    let text = format!(
        "OpCapability Kernel
         OpCapability Addresses
         OpCapability Linkage
         OpMemoryModel Physical64 OpenCL
         OpEntryPoint Kernel %k \"{name}\"
         %void = OpTypeVoid
         %f = OpTypeFunction %void
         %k = OpFunction %void None %f
         %l = OpLabel
         OpReturn
         OpFunctionEnd"
    );
    let words = assemble(text.as_bytes(), &AssembleOptions::default()).unwrap();
    let bytes = spirv::read::bytes(&words);
    let module = Module::parse(&bytes).unwrap().named("</script>.spv");
    let report = SplitReport::of(&module, &split()).unwrap();
    assert!(report.functions.iter().any(|function| function.name.as_str() == name));
    let page = report.to_html(TextLimit::default()).unwrap();
    let json = data(&page);
    assert_eq!(json["functions"][0]["name"]["name"], name);
    assert_eq!(json["file"], "</script>.spv");
    // The elements of the page are those of its template.
    assert_eq!(page.matches("</script").count(), 2);
    assert_eq!(page.matches("<!--").count(), 0);
    assert!(!page.chars().any(|c| c.is_control() && c != '\n'));
}

/// The page asks nobody for anything, and its program makes no elements of texts.
#[test]
fn the_page_is_whole() {
    let bytes = fs::read(root().join("corpus/spv/sycl_helpers.spv")).unwrap();
    let module = Module::parse(&bytes).unwrap();
    let page = SplitReport::of(&module, &split()).unwrap().to_html(TextLimit::default()).unwrap();
    for outside in ["http:", "https:", "src=", "href=", "import ", "fetch(", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    for risk in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("] {
        assert!(!page.contains(risk), "{risk}");
    }
    for mark in ["/*style*/", "/*data*/", "/*program*/"] {
        assert!(!page.contains(mark), "{mark}");
    }
    assert!(page.contains("default-src 'none'"));
}

/// `report` and `post-link --report` write the same page but for what they were asked.
#[test]
fn both_commands_write_pages() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("report");
    fs::create_dir_all(&folder).unwrap();
    let module = root().join("corpus/bc/ll_sycl_aspects/as22.bc");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lapidary"));
        let run = command.args(arguments).arg(&module).current_dir(&folder).output().unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        run.stdout
    };
    run(&["post-link", "-split=kernel", "--report=linked.html", "-o", "x.table"]);
    run(&["report", "--split=kernel", "-o", "asked.html"]);
    let printed = String::from_utf8(run(&["report", "--split=kernel"])).unwrap();
    let [linked, asked] =
        ["linked.html", "asked.html"].map(|name| fs::read_to_string(folder.join(name)).unwrap());
    assert_eq!(asked, printed);
    let (mut linked, asked) = (data(&linked), data(&asked));
    assert_eq!(asked["mode"], "kernel");
    assert_eq!(
        asked,
        serde_json::from_slice::<Value>(&run(&["report", "--split=kernel", "--json"])).unwrap()
    );
    linked["file"] = asked["file"].clone();
    assert_eq!(linked, asked);
    fs::remove_dir_all(&folder).unwrap();
}
