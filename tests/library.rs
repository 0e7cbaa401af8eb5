//! The library from outside: its examples are those of the README and run, it gives the same bytes as
//! the program, and what the program says as JSON follows the published schemas.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

#[path = "support/schema.rs"]
mod schema;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use lapidary::answer::{self, Answer, Inspection};
use lapidary::output::properties::PropertySets;
use lapidary::{ErrorKind, Extensions, Mode, Module, PropertyChoice, Split, Translate};
use serde_json::{Value, json};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The modules of the corpus, with paths relative to it.
fn corpus() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("corpus/bc"), root().join("corpus/spv")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap().flatten() {
            match entry.path() {
                path if path.is_dir() => folders.push(path),
                path if path.extension().is_some_and(|it| it == "bc" || it == "spv") => {
                    found.push(path.strip_prefix(root().join("corpus")).unwrap().to_owned());
                }
                _ => {}
            }
        }
    }
    found.sort();
    assert!(found.len() > 400, "{} modules", found.len());
    found
}

fn is_bitcode(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "bc")
}

/// The program, in the folder of the corpus.
fn lapidary(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lapidary"));
    command.args(arguments).current_dir(root().join("corpus")).output().unwrap()
}

/// Does something with every file, on all cores; fails with all complaints at once.
fn each(files: &[PathBuf], work: impl Fn(&Path) -> Result<(), String> + Sync) {
    let (next, complaints) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(complaint) = work(file) {
                        let complaint = format!("{}: {complaint}", file.display());
                        complaints.lock().unwrap().push(complaint);
                    }
                }
            });
        }
    });
    let mut complaints = complaints.into_inner().unwrap();
    complaints.sort();
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

/// A folder of a test's own.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = name.replace('/', "-");
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("library-{name}"));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn same<T: PartialEq>(what: &str, program: &T, library: &T) -> Result<(), String> {
    if program == library { Ok(()) } else { Err(format!("{what}: the library gives another")) }
}

/// An error of the program that says what the library says.
fn same_error(run: &Output, path: &Path, error: &lapidary::Error) -> Result<(), String> {
    let said = String::from_utf8_lossy(&run.stderr);
    let expected = format!("error: {}: {error}\n", path.display());
    match said.ends_with(&expected) && run.status.code() == Some(1) {
        true => Ok(()),
        false => Err(format!("the program says {said}, the library {error}")),
    }
}

#[test]
fn the_same_translations_as_the_program() {
    let files: Vec<PathBuf> = corpus().into_iter().filter(|path| is_bitcode(path)).collect();
    let refused = AtomicUsize::new(0);
    each(&files, |path| {
        let bytes = fs::read(root().join("corpus").join(path)).unwrap();
        let module = Module::parse(&bytes).map_err(|error| error.to_string())?;
        let choices = [
            ("-spirv-ext=-all", Translate::new()),
            ("-spirv-ext=all", Translate::new().extensions(Extensions::all())),
        ];
        for (option, options) in choices {
            let run = lapidary(&["translate", option, path.to_str().unwrap(), "-o", "-"]);
            match module.translate(&options) {
                Ok(translation) => {
                    same(option, &run.stdout, &translation.to_bytes())?;
                    let notes: Vec<String> = translation
                        .notes()
                        .iter()
                        .map(|note| format!("note: {}: {note}\n", path.display()))
                        .collect();
                    same(
                        "notes",
                        &String::from_utf8_lossy(&run.stderr).into_owned(),
                        &notes.concat(),
                    )?;
                    let words = translation.into_words();
                    same("words", &run.stdout, &lapidary::spirv::read::bytes(&words))?;
                }
                Err(error) => {
                    refused.fetch_add(1, Ordering::Relaxed);
                    same_error(&run, path, &error)?;
                }
            }
        }
        Ok(())
    });
    let refused = refused.into_inner();
    assert!(refused > 0 && refused < files.len() / 2, "{refused} refused");
}

const ALL_SETS: [&str; 6] = [
    "-emit-param-info",
    "-emit-program-metadata",
    "-emit-kernel-names",
    "-emit-exported-symbols",
    "-emit-imported-symbols",
    "-device-globals",
];

/// Files by the ends of their names.
type Images = BTreeMap<String, Vec<u8>>;

fn image_files(module: &Module<'_>, mode: Mode) -> Result<Images, lapidary::Error> {
    let sets = PropertyChoice {
        param_info: true,
        program_metadata: true,
        kernel_names: true,
        exported_symbols: true,
        imported_symbols: true,
        device_globals: true,
    };
    let cut = module.split(&Split::new(mode).properties(sets))?;
    let mut files = Images::new();
    for image in cut.images() {
        files.insert(format!("{}.spv", image.name()), image.bytes()?);
        files.insert(format!("{}.prop", image.name()), image.properties().print().into_bytes());
        files.insert(format!("{}.sym", image.name()), image.symbols());
    }
    // All at once gives the same as one after the other.
    let linked = cut.for_each_image(|image, bytes| {
        Ok::<_, lapidary::Error>((format!("{}.spv", image.name()), bytes.to_vec()))
    })?;
    assert!(linked.iter().all(|(name, bytes)| files.get(name) == Some(bytes)));
    assert_eq!(3 * linked.len(), files.len());
    Ok(files)
}

#[test]
fn the_same_images_as_the_program() {
    let images = AtomicUsize::new(0);
    each(&corpus(), |path| {
        let bytes = fs::read(root().join("corpus").join(path)).unwrap();
        let module = Module::parse(&bytes).map_err(|error| error.to_string())?;
        for (mode, name) in [
            (Mode::None, "none"),
            (Mode::Source, "source"),
            (Mode::Kernel, "kernel"),
            (Mode::Auto, "auto"),
        ] {
            let folder = Folder::new(&format!("{}-{name}", path.display()));
            let (table, split) = (folder.0.join("x.table"), format!("-split={name}"));
            let mut arguments = vec!["post-link", path.to_str().unwrap(), &split];
            arguments.extend(["-symbols", "-properties", "-o", table.to_str().unwrap()]);
            arguments.extend(ALL_SETS);
            let run = lapidary(&arguments);
            let files = match image_files(&module, mode) {
                Ok(files) => files,
                Err(error) => {
                    same_error(&run, path, &error)?;
                    continue;
                }
            };
            let written = fs::read_dir(&folder.0).unwrap().flatten().filter_map(|entry| {
                let name = entry.file_name().into_string().unwrap();
                let end = name.strip_prefix("x_")?.to_owned();
                Some((end, fs::read(entry.path()).unwrap()))
            });
            same(name, &written.collect::<Images>(), &files)?;
            images.fetch_add(files.len() / 3, Ordering::Relaxed);
            for properties in files.iter().filter(|(name, _)| name.ends_with(".prop")) {
                let text = String::from_utf8(properties.1.clone()).unwrap();
                assert_eq!(PropertySets::parse(&text).unwrap().print(), text);
            }
        }
        Ok(())
    });
    assert!(images.into_inner() > 1000);
}

#[test]
fn slices_are_those_of_the_program() {
    let files: Vec<PathBuf> = corpus().into_iter().filter(|path| !is_bitcode(path)).collect();
    each(&files, |path| {
        let folder = Folder::new(&format!("{}-slices", path.display()));
        let to = folder.0.to_str().unwrap();
        let run = lapidary(&["slice", "--each", path.to_str().unwrap(), "-o", to]);
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        let bytes = fs::read(root().join("corpus").join(path)).unwrap();
        let module = Module::parse(&bytes).map_err(|error| error.to_string())?;
        let slicer = module.slicer().map_err(|error| error.to_string())?;
        let names = slicer.file_names();
        assert_eq!(fs::read_dir(&folder.0).unwrap().count(), names.len());
        for (at, name) in names.iter().enumerate() {
            let words = slicer.slice(&[at]).map_err(|error| error.to_string())?;
            let written = fs::read(folder.0.join(name)).unwrap();
            same(name, &written, &lapidary::spirv::read::bytes(&words))?;
        }
        Ok(())
    });
}

/// What the program says as JSON, one document or a line for each.
fn documents(what: &str, bytes: &[u8]) -> Vec<Value> {
    let stream = serde_json::Deserializer::from_slice(bytes).into_iter();
    stream.map(|document| document.unwrap_or_else(|error| panic!("{what}: {error}"))).collect()
}

/// Validates documents against the schema that they name.
struct Schemas {
    known: BTreeMap<&'static str, Value>,
    /// How many documents followed each.
    met: Mutex<BTreeMap<String, usize>>,
}

impl Schemas {
    fn new() -> Self {
        let of = |&name: &&'static str| (name, answer::schema(name).unwrap());
        Self { known: answer::schemas().iter().map(of).collect(), met: Mutex::default() }
    }

    fn check(&self, expected: &str, documents: &[Value]) -> Result<(), String> {
        for document in documents {
            let name = document["schema"].as_str().unwrap_or_default();
            if name != expected {
                return Err(format!("'{name}' where {expected} should be"));
            }
            schema::validate(&self.known[name], document)?;
            *self.met.lock().unwrap().entry(name.to_owned()).or_default() += 1;
        }
        Ok(())
    }
}

#[test]
fn json_follows_the_published_schemas() {
    let schemas = Schemas::new();
    let files = corpus();
    let paths: Vec<&str> = files.iter().map(|path| path.to_str().unwrap()).collect();
    for (command, name) in [("inspect", "lapidary/inspect/1"), ("aspects", "lapidary/aspects/1")] {
        let run = lapidary(&[&[command, "--json"], &paths[..]].concat());
        let answers = documents(command, &run.stdout);
        assert_eq!(answers.len(), files.len(), "{}", String::from_utf8_lossy(&run.stderr));
        schemas.check(name, &answers).unwrap_or_else(|complaint| panic!("{command}: {complaint}"));
        for (answer, path) in answers.iter().zip(&paths) {
            assert_eq!(answer["file"].as_str(), Some(*path));
        }
    }
    each(&files, |path| {
        let shown = path.to_str().unwrap();
        let folder = Folder::new(&format!("{}-json", path.display()));
        let to = folder.0.join("x.table");
        let to = to.to_str().unwrap();
        let run = lapidary(&["post-link", "--json", "--diagnostics=json", shown, "-o", to]);
        schemas.check("lapidary/post-link/2", &documents(shown, &run.stdout))?;
        let said = String::from_utf8_lossy(&run.stderr).into_owned();
        let lines: String = said.lines().filter(|line| line.starts_with('{')).collect();
        schemas.check("lapidary/diagnostic/1", &documents(shown, lines.as_bytes()))?;
        let image =
            |at: usize| Some(documents(shown, &run.stdout).first()?["images"].get(at)?.clone());
        let kernel = |image: Value| Some(image["kernels"].get(0)?["name"].as_str()?.to_owned());
        if let Some(kernel) = image(0).and_then(kernel) {
            let run = lapidary(&["explain", "aspects", "--json", shown, &kernel, "6"]);
            schemas.check("lapidary/explain-aspects/1", &documents(shown, &run.stdout))?;
            let other = image(1).and_then(self::first_kernel).unwrap_or_else(|| kernel.clone());
            let run = lapidary(&["explain", "split", "--json", shown, &kernel, &other]);
            schemas.check("lapidary/explain-split/1", &documents(shown, &run.stdout))?;
        }
        if !is_bitcode(path) {
            let to = folder.0.join("slices");
            let to = to.to_str().unwrap();
            let run = lapidary(&["slice", "--json", "--each", shown, "-o", to]);
            schemas.check("lapidary/slice/1", &documents(shown, &run.stdout))?;
        }
        Ok(())
    });
    // The corpus has something of every kind.
    let folder = Folder::new("check");
    let table = folder.0.join("a.table").to_string_lossy().into_owned();
    let module = "bc/ll_sycl_features/as22.bc";
    lapidary(&["post-link", module, "-properties", "-symbols", "-split=source", "-o", &table]);
    for device in ["x86_64", "intel_gpu_tgl"] {
        let run = lapidary(&["check", &table, "--device", device, "--json"]);
        schemas.check("lapidary/check/1", &documents(&table, &run.stdout)).unwrap();
    }
    let bitcode: Vec<&str> =
        files.iter().filter(|it| is_bitcode(it)).filter_map(|it| it.to_str()).collect();
    let run = lapidary(&[&["properties", "--json"], &bitcode[..]].concat());
    let answers = documents("properties", &run.stdout);
    assert_eq!(answers.len(), bitcode.len(), "{}", String::from_utf8_lossy(&run.stderr));
    schemas.check("lapidary/properties/1", &answers).unwrap();
    let run = lapidary(&["properties", "--list", "--json"]);
    schemas.check("lapidary/property-table/1", &documents("properties", &run.stdout)).unwrap();
    let mut containers: Vec<String> = Vec::new();
    for entry in fs::read_dir(root().join("corpus/containers")).unwrap() {
        containers.push(format!("containers/{}", entry.unwrap().file_name().to_str().unwrap()));
    }
    let names: Vec<&str> = containers.iter().map(String::as_str).collect();
    for kernels in [&[][..], &["-l"]] {
        let run = lapidary(&[&["ls", "--json"], kernels, &names[..]].concat());
        let answers = documents("ls", &run.stdout);
        assert_eq!(answers.len(), names.len(), "{}", String::from_utf8_lossy(&run.stderr));
        schemas.check("lapidary/ls/1", &answers).unwrap();
    }
    let module = "bc/sycl_helpers/22-O2.bc";
    for (old, new) in
        [("containers/fat.a", "containers/wheel.whl"), (module, "spv/sycl_helpers.spv")]
    {
        for code in [&[][..], &["--code"]] {
            let run = lapidary(&[&["diff", "--json", old, new], code].concat());
            assert_eq!(run.status.code(), Some(1));
            schemas.check("lapidary/diff/1", &documents("diff", &run.stdout)).unwrap();
        }
    }
    for dimension in ["image", "kernel", "function", "source", "section"] {
        let files = [&paths[..], &names].concat();
        let run =
            lapidary(&[&["size", "--json", "--shared", "-d", dimension], &files[..]].concat());
        let answers = documents("size", &run.stdout);
        assert_eq!(answers.len(), files.len(), "{}", String::from_utf8_lossy(&run.stderr));
        schemas.check("lapidary/size/1", &answers).unwrap();
    }
    // Of what cannot be translated there is no answer.
    let run = lapidary(&[&["reflect", "--json", "--check"], &paths[..]].concat());
    let answers = documents("reflect", &run.stdout);
    assert!(answers.len() > files.len() / 2, "{} of {}", answers.len(), files.len());
    schemas.check("lapidary/reflect/1", &answers).unwrap();
    let why = ["size", "--json", "--why=bottom", "--modes", "bc/ll_sycl_aspects/as22.bc"];
    schemas.check("lapidary/size/1", &documents("size", &lapidary(&why).stdout)).unwrap();
    let run = lapidary(&["report", "--json", "bc/ll_sycl_aspects/as22.bc"]);
    schemas.check("lapidary/report/1", &documents("report", &run.stdout)).unwrap();
    let run = lapidary(&["targets", "--json"]);
    schemas.check("lapidary/targets/1", &documents("targets", &run.stdout)).unwrap();
    let met: BTreeMap<String, usize> = schemas.met.into_inner().unwrap();
    let names: BTreeSet<&str> = met.keys().map(String::as_str).collect();
    assert_eq!(names, answer::schemas().iter().copied().collect(), "{met:?}");
}

fn first_kernel(image: Value) -> Option<String> {
    Some(image["kernels"].get(0)?["name"].as_str()?.to_owned())
}

/// The keys of bitcode and of the SPIR-V that is made of it are the same, and so are the kernels.
#[test]
fn both_formats_are_inspected_alike() {
    let bytes = fs::read(root().join("corpus/bc/sycl_helpers/22-O2.bc")).unwrap();
    let module = Module::parse(&bytes).unwrap();
    let spirv = module.translate(&Translate::new()).unwrap().to_bytes();
    let spirv = Module::parse(&spirv).unwrap();
    let [from_bitcode, from_spirv] =
        [&module, &spirv].map(|module| Inspection::of(std::slice::from_ref(module)).unwrap());
    let json = |inspection: &Inspection| serde_json::from_str(&inspection.to_json()).unwrap();
    let (a, b): (Value, Value) = (json(&from_bitcode), json(&from_spirv));
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&a), keys(&b));
    assert_eq!(keys(&a["modules"][0]), keys(&b["modules"][0]));
    let (a, b) = (&a["modules"][0]["kernels"], &b["modules"][0]["kernels"]);
    assert_eq!(a.as_array().unwrap().len(), b.as_array().unwrap().len());
    for (a, b) in a.as_array().unwrap().iter().zip(b.as_array().unwrap()) {
        assert_eq!((keys(a), &a["name"]), (keys(b), &b["name"]));
        for (a, b) in
            a["arguments"].as_array().unwrap().iter().zip(b["arguments"].as_array().unwrap())
        {
            assert_eq!(keys(a), keys(b));
            assert_eq!(
                (&a["by_value"], &a["address_space"]),
                (&b["by_value"], &b["address_space"])
            );
        }
    }
}

/// The validator of this test sees what is wrong.
#[test]
fn what_breaks_a_schema_is_found() {
    let schema = answer::schema("inspect").unwrap();
    let bytes = fs::read(root().join("corpus/spv/sycl_helpers.spv")).unwrap();
    let answer = Module::parse(&bytes).unwrap().inspect().unwrap().to_json();
    let sound: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(schema::validate(&schema, &sound), Ok(()));
    let broken = |path: &str, value: Value| {
        let mut broken = sound.clone();
        *broken.pointer_mut(path).unwrap() = value;
        schema::validate(&schema, &broken).expect_err(path)
    };
    broken("/schema", json!("lapidary/inspect/0"));
    broken("/format", json!("elf"));
    broken("/bytes", json!("12"));
    broken("/bytes", json!(-1));
    broken("/modules/0/kernels/0/arguments/0/by_value", json!("i32"));
    broken("/modules/0/kernels/0/modes", json!(["LocalSize 1 1 1"]));
    let mut more = sound.clone();
    more["modules"][0]["kernels"][0]["size"] = json!(1);
    assert!(schema::validate(&schema, &more).unwrap_err().contains("'size' is unknown"));
    let mut less = sound;
    less["modules"][0].as_object_mut().unwrap().remove("counts");
    assert!(schema::validate(&schema, &less).unwrap_err().contains("no key 'counts'"));
}

#[test]
fn errors_can_be_told_apart() {
    let of = |bytes: &[u8]| Module::parse(bytes).unwrap_err().kind();
    assert_eq!(of(b"\x7FELF..."), ErrorKind::UnknownFormat);
    assert_eq!(of(b"BC\xC0\xDEwhat is this"), ErrorKind::Malformed);
    let spirv = fs::read(root().join("corpus/spv/sycl_helpers.spv")).unwrap();
    let module = Module::parse(&spirv).unwrap();
    assert_eq!(module.translate(&Translate::new()).unwrap_err().kind(), ErrorKind::WrongFormat);
    let analysis = module.analyse(&lapidary::AspectRules::new()).unwrap();
    assert_eq!(analysis.find("nobody").unwrap_err().kind(), ErrorKind::NotFound);
    assert_eq!("SPV_".parse::<Extensions>().unwrap_err().kind(), ErrorKind::InvalidOption);
}

/// An example is run as it stands, is as short as it claims to be, and is what the README shows.
fn example(name: &str, lines: usize, arguments: &[&str]) -> Output {
    let text = fs::read_to_string(root().join(format!("examples/{name}.rs"))).unwrap();
    assert!(text.lines().count() <= lines, "{name} has more than {lines} lines");
    let body = text.split_once("\n\n").unwrap().1;
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    assert!(readme.contains(&format!("```rust\n{body}```")), "the README shows another {name}");
    let program = Path::new(env!("CARGO_BIN_EXE_lapidary")).with_file_name("examples").join(name);
    if !program.exists() {
        // `cargo test --test library` makes none.
        let release = !cfg!(debug_assertions);
        let mut build = Command::new(env!("CARGO"));
        build.args(["build", "--offline", "--example", name]).current_dir(root());
        assert!(build.args(release.then_some("--release")).status().unwrap().success());
    }
    let run = Command::new(program).args(arguments).current_dir(root()).output().unwrap();
    assert!(run.status.success(), "{name}: {}", String::from_utf8_lossy(&run.stderr));
    run
}

#[test]
fn the_examples_of_the_readme_work() {
    let folder = Folder::new("examples");
    let output = folder.0.join("x.spv");
    let (input, to) = ("corpus/bc/sycl_helpers/22-O2.bc", output.to_str().unwrap());
    example("translate", 15, &[input, to]);
    let own = &input["corpus/".len()..];
    let run = lapidary(&["translate", "-spirv-max-version=1.4", own, "-o", "-"]);
    assert!(fs::read(&output).unwrap() == run.stdout && !run.stdout.is_empty());
    let run = example("post_link", 25, &["corpus/bc/ll_sycl_split/as22.bc"]);
    let said = String::from_utf8(run.stdout).unwrap();
    let module = fs::read(root().join("corpus/bc/ll_sycl_split/as22.bc")).unwrap();
    let module = Module::parse(&module).unwrap();
    let images = module.split(&Split::per_kernel()).unwrap().images().len();
    assert!(images > 1);
    assert_eq!(said.matches(" bytes for\n").count(), images, "{said}");
    assert_eq!(said.matches("[SYCL/device requirements]\n").count(), images, "{said}");
}
