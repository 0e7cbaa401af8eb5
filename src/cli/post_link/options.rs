//! The options of `post-link`: those of sycl-post-link, and ours.

use std::path::{Path, PathBuf};

use lapidary::container::{Host, Machine, Package, Runtime};
use lapidary::{Extensions, Files, PropertyChoice, SpecConstants, Split, Translate};

use crate::cli::Failure;
use crate::cli::args::{Group, Kind, Parsed, flag, ignored, refused, value};
use crate::cli::module::{
    self, ADDRESS_SPACES, ASPECT_OPTIONS, DEBUG_VERSION, EXTENSIONS, MAX_VERSION,
};

/// All options.
pub(super) const OPTIONS: &[Group] = &[
    Group {
        title: "Where output goes",
        rows: &[
            value(
                "output",
                "[TARGET,]FILE",
                Kind::File,
                "The table to write, beside which images, properties and symbols are written; or all in one: an \
                 OffloadBinary (.bin), a SYCLBIN (.syclbin), or an object for a host program (.o). With TARGET \
                 a table of what that can run",
            )
            .short("o")
            .repeats(),
            value("out-dir", "DIR", Kind::Folder, "The folder for images, properties and symbols"),
            value(
                "host",
                "MACHINE",
                Kind::Choice(&[&["x86_64"], &["aarch64"]]),
                "What a host program runs on that an object is for",
            )
            .default("x86_64"),
            value(
                "libsycl",
                "N",
                Kind::Choice(&[&["9"], &["8"]]),
                "Which libsycl.so it runs with; 8 stands for older ones, too",
            )
            .default("9"),
            flag("symbols", "Write a symbol file for each image"),
            flag("properties", "Write a property file for each image"),
            value(
                "report",
                "FILE",
                Kind::File,
                "Write a page, too, that shows what this and other ways of cutting give, and why",
            ),
        ],
    },
    Group {
        title: "How to cut",
        rows: &[
            module::split("What has images of its own").default("auto"),
            flag("split-esimd", "Make images of their own for ESIMD kernels"),
            flag("emit-only-kernels-as-entry-points", "Make no images for SYCL_EXTERNAL functions"),
            flag(
                "allow-device-image-dependencies",
                "Leave SYCL_EXTERNAL functions to other images",
            ),
            flag("support-dynamic-linking", "An older name of the same"),
        ],
    },
    Group {
        title: "Property sets",
        rows: &[
            flag("emit-param-info", "Removed kernel arguments"),
            flag("emit-program-metadata", "Facts of kernels and device globals"),
            flag("emit-kernel-names", "The kernels"),
            flag("emit-exported-symbols", "Functions for other images"),
            flag("emit-imported-symbols", "Functions from other images"),
            flag("device-globals", "Device globals"),
            value(
                "spec-const",
                "HOW",
                Kind::Choice(&[&["native"], &["emulation"], &["rt"], &["default"]]),
                "Specialization constants: of SPIR-V, in a buffer, as 'native', or folded in",
            )
            .default("native"),
            flag(
                "generate-device-image-default-spec-consts",
                "Beside each image with specialization constants one with the defaults folded in",
            ),
        ],
    },
    Group {
        title: "Translation",
        rows: &[
            EXTENSIONS.default("what DPC++ allows"),
            ADDRESS_SPACES,
            MAX_VERSION,
            DEBUG_VERSION.default("ocl-100"),
            value(
                "device-lib-dir",
                "DIR",
                Kind::Folder,
                "Where the libraries of bfloat16 conversions are, for images that use them",
            ),
        ],
    },
    Group {
        title: "What is said",
        rows: &[
            value(
                "diagnostics",
                "FORM",
                Kind::Choice(&[&["text"], &["json"]]),
                "Form of warnings; JSON has one object a line",
            )
            .default("text"),
            flag("json", "Print a summary of the images as JSON"),
        ],
    },
    ASPECT_OPTIONS,
    Group {
        title: "",
        rows: &[
            ignored("f", "output may always go to a terminal"),
            ignored("force-disable-esimd-opt", "nothing is optimised"),
            ignored("O0", "nothing is optimised"),
            ignored("O1", "nothing is optimised"),
            ignored("O2", "nothing is optimised"),
            ignored("O3", "nothing is optimised"),
            ignored("Os", "nothing is optimised"),
            ignored("Oz", "nothing is optimised"),
            refused("S", "LLVM IR as text"),
            refused("ir-output-only", "LLVM IR in place of SPIR-V"),
            refused("lower-esimd", "lowering of ESIMD, which is done in LLVM IR"),
        ],
    },
];

/// How the options want the module to be cut.
pub(super) fn split(parsed: &Parsed) -> Result<Split, Failure> {
    let extensions = module::extensions(parsed)?.unwrap_or_else(Extensions::dpcpp);
    let mut translate = Translate::new().extensions(extensions);
    if let Some(version) = module::debug_version(parsed) {
        translate = translate.debug_version(version);
    }
    if let Some(version) = parsed.version(MAX_VERSION.name) {
        translate = translate.max_version(version);
    }
    let dependencies =
        parsed.flag("allow-device-image-dependencies") || parsed.flag("support-dynamic-linking");
    let split = Split::new(module::mode(parsed))
        .only_kernels(parsed.flag("emit-only-kernels-as-entry-points"))
        .image_dependencies(dependencies)
        .separate_esimd(parsed.flag("split-esimd"))
        .aspects(module::aspect_rules(parsed)?)
        .translate(translate)
        .properties(PropertyChoice {
            param_info: parsed.flag("emit-param-info"),
            program_metadata: parsed.flag("emit-program-metadata"),
            kernel_names: parsed.flag("emit-kernel-names"),
            exported_symbols: parsed.flag("emit-exported-symbols"),
            imported_symbols: parsed.flag("emit-imported-symbols"),
            device_globals: parsed.flag("device-globals"),
        })
        .default_spec_constants(parsed.flag("generate-device-image-default-spec-consts"));
    Ok(match parsed.text("spec-const") {
        Some("emulation") => split.spec_constants(SpecConstants::Emulation),
        Some("default") => split.spec_constants(SpecConstants::Default),
        Some(_) => split.spec_constants(SpecConstants::Native),
        None => split,
    })
}

/// The files that the options ask for.
pub(super) fn files(parsed: &Parsed) -> Result<Files, Failure> {
    let table = |path: &Path| {
        let target = path.to_str().and_then(|text| text.split_once(','));
        match target.filter(|(target, _)| !target.is_empty()) {
            Some((target, path)) => Files::table_for(target, path),
            None => Files::table(target.map_or(path, |(_, path)| Path::new(path))),
        }
    };
    let tables = parsed.paths("output").map(table).reduce(Files::and);
    let mut files = tables
        .unwrap_or_else(|| Files::table("-"))
        .properties(parsed.flag("properties"))
        .symbols(parsed.flag("symbols"));
    // A table on standard output has no name to give to the others.
    let input = parsed.file();
    if files.tables().next() == Some(Path::new("-"))
        && input != Path::new("-")
        && let Some(stem) = input.file_stem()
    {
        files = files.named(stem.to_string_lossy());
    }
    if let Some(folder) = parsed.path("out-dir") {
        files = files.folder(folder);
    }
    files.stem().map_err(Failure::usage)?;
    Ok(files)
}

/// The container that the options ask for in place of a table. Under its other name the program knows
/// tables only, however they are called.
pub(super) fn package(parsed: &Parsed) -> Result<Option<(PathBuf, Package)>, Failure> {
    let outputs: Vec<&Path> = parsed.paths("output").collect();
    if parsed.called.starts_with("sycl-post-link") {
        return Ok(None);
    }
    let package = outputs.iter().find_map(|&path| Some((path.to_owned(), Package::of(path)?)));
    let is_object = matches!(package, Some((_, Package::Wrapper(_))));
    if !is_object && (parsed.is_given("host") || parsed.is_given("libsycl")) {
        return Err(Failure::usage("'--host' and '--libsycl' are for an object (-o FILE.o)"));
    }
    let Some((path, package)) = package else { return Ok(None) };
    if outputs.len() > 1 || path.to_str().is_some_and(|text| text.contains(',')) {
        return Err(Failure::usage("a container has all images, for no target and without tables"));
    }
    if parsed.is_given("out-dir") || parsed.flag("symbols") {
        return Err(Failure::usage("'--symbols' and '--out-dir' are for the files of a table"));
    }
    let package = match package {
        Package::Wrapper(host) => Package::Wrapper(host_of(parsed, host)),
        other => other,
    };
    if package == Package::OffloadBinary && parsed.flag("properties") {
        return Err(Failure::usage(
            "an OffloadBinary has no place for property sets; a SYCLBIN has (-o FILE.syclbin)",
        ));
    }
    Ok(Some((path, package)))
}

/// The host program that the options are about.
fn host_of(parsed: &Parsed, mut host: Host) -> Host {
    if parsed.text("host") == Some("aarch64") {
        host.machine = Machine::Aarch64;
    }
    if parsed.text("libsycl") == Some("8") {
        host.runtime = Runtime::Libsycl8;
    }
    host
}
