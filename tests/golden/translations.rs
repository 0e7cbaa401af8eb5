//! Translations: as text for one file of a program, as a digest for every file, with default options,
//! with all extensions, and with each other option that changes something. Of the text with all
//! extensions only the lines and functions are on record that the default has not.

use std::fmt::Write as _;
use std::fs;

use lapidary::{DebugVersion, Extensions, FpContract, Module, Translate, Version, with_threads};

use crate::programs::{Program, stem};
use crate::{File, sound, text};

/// Options by the words of the command line that ask for them.
type Choice = (&'static str, fn(Translate) -> Translate);

/// What every file is translated with.
const EVERY_FILE: &[Choice] =
    &[("default", |it| it), ("-spirv-ext=all", |it| it.extensions(Extensions::all()))];

/// What the file is translated with, besides, whose text is on record. What makes no other words than
/// one of the first two has no line.
const SHOWN_FILES: &[Choice] = &[
    ("-spirv-max-version=1.0", |it| it.max_version(Version::V1_0)),
    ("-spirv-max-version=1.1", |it| it.max_version(Version::V1_1)),
    ("-spirv-max-version=1.3", |it| it.max_version(Version::V1_3)),
    ("-spirv-max-version=1.4 -spirv-ext=all,-SPV_KHR_untyped_pointers", |it| {
        let extensions = "all,-SPV_KHR_untyped_pointers".parse().expect("a list");
        it.max_version(Version::V1_4).extensions(extensions)
    }),
    ("-spirv-fp-contract=off", |it| it.fp_contract(FpContract::Off)),
    ("-spirv-fp-contract=fast", |it| it.fp_contract(FpContract::Fast)),
    ("-spirv-replace-fmuladd-with-ocl-mad=0", |it| it.fmuladd_as_mad(false)),
    ("-preserve-ocl-kernel-arg-type-metadata-through-string", |it| it.kernel_arg_types(true)),
    ("-spirv-ext=all -spirv-preserve-auxdata", |it| {
        it.extensions(Extensions::all()).preserve_auxdata(true)
    }),
    ("-spirv-ext=all -spirv-emit-function-ptr-addr-space", code),
    ("-spirv-allow-unknown-intrinsics", |it| it.unknown_intrinsics::<String>([])),
];

/// What files with debug information are translated with, besides.
const DEBUG_SETS: &[Choice] = &[
    ("-spirv-debug-info-version=lines", |it| it.debug_version(None)),
    ("-spirv-debug-info-version=nonsemantic-shader-100", |it| {
        it.debug_version(DebugVersion::Shader100)
    }),
    ("-spirv-debug-info-version=nonsemantic-shader-200", |it| {
        it.debug_version(DebugVersion::Shader200)
    }),
];

/// Programs whose text is on record with another set of options, too: the program, what the name of the
/// file says, the options. (Untyped pointers are not among what every program is translated with, as
/// several instructions cannot have them yet.)
const MORE_TEXTS: &[(&str, &str, Choice)] = &[
    ("ll_accesses", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("ll_clocks", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("ll_function_pointers", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("ll_places", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("ll_variables", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("memory", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("atomics_c11", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("pipes", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("sycl_functors", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("vectors", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("workgroup", "untyped", ("-spirv-ext=all,+SPV_KHR_untyped_pointers", untyped)),
    ("ll_storage", "code", ("-spirv-ext=all -spirv-emit-function-ptr-addr-space", code)),
    ("ll_wide_bfloat", "bfloat", ("-spirv-ext=+SPV_KHR_bfloat16", bfloat)),
    ("debug", "lines", DEBUG_SETS[0]),
    ("debug", "shader-100", DEBUG_SETS[1]),
    ("debug", "shader-200", DEBUG_SETS[2]),
    ("ll_debug", "opencl", EVERY_DEBUG[0]),
    ("ll_debug", "shader-100", EVERY_DEBUG[1]),
    ("ll_debug", "shader-200", EVERY_DEBUG[2]),
    ("ll_debug_order", "opencl", EVERY_DEBUG[0]),
    ("ll_debug", "legacy", LEGACY),
    ("ll_debug_arrays", "legacy", LEGACY),
    ("ll_debug_values", "shader-100", EVERY_DEBUG[1]),
    ("ll_debug_values", "shader-200", EVERY_DEBUG[2]),
    ("ll_debug_order", "shader-100", EVERY_DEBUG[1]),
    ("ll_debug_order", "shader-200", EVERY_DEBUG[2]),
];

/// The sets with all extensions, and all operations in them.
const EVERY_DEBUG: [Choice; 3] = [
    ("-spirv-ext=all -spirv-debug-info-version=ocl-100 -spirv-allow-extra-diexpressions", |it| {
        every_form(it.debug_version(DebugVersion::OpenCl100)).extra_expressions(true)
    }),
    (
        "-spirv-ext=all,+SPV_KHR_relaxed_extended_instruction \
         -spirv-debug-info-version=nonsemantic-shader-100",
        |it| every_form(it.debug_version(DebugVersion::Shader100)),
    ),
    (
        "-spirv-ext=all,+SPV_KHR_relaxed_extended_instruction \
         -spirv-debug-info-version=nonsemantic-shader-200",
        |it| every_form(it.debug_version(DebugVersion::Shader200)),
    ),
];

/// The set before OpenCL's, which no validator knows.
const LEGACY: Choice =
    ("-spirv-debug-info-version=legacy", |it| it.debug_version(DebugVersion::Legacy));

fn every_form(options: Translate) -> Translate {
    options.extensions("all,+SPV_KHR_relaxed_extended_instruction".parse().expect("a list"))
}

fn untyped(options: Translate) -> Translate {
    options.extensions("all,+SPV_KHR_untyped_pointers".parse().expect("a list"))
}

fn code(options: Translate) -> Translate {
    options.extensions(Extensions::all()).function_pointer_storage(true)
}

fn bfloat(options: Translate) -> Translate {
    options.extensions("+SPV_KHR_bfloat16".parse().expect("a list"))
}

/// A translation, or why there is none.
#[derive(PartialEq)]
struct Outcome {
    words: Result<Vec<u32>, String>,
    notes: Vec<String>,
}

impl Outcome {
    fn of(bytes: &[u8], choice: &Choice, threads: usize) -> Result<Outcome, String> {
        let module = Module::parse(bytes).map_err(|error| error.to_string())?;
        let options = choice.1(Translate::new());
        let done = with_threads(threads, || module.translate(&options));
        Ok(match done.map_err(|error| error.to_string())? {
            Err(error) => Outcome { words: Err(error.to_string()), notes: Vec::new() },
            Ok(translation) => {
                let notes = translation.notes().to_vec();
                Outcome { words: Ok(translation.into_words()), notes }
            }
        })
    }

    /// The lines of the digests.
    fn lines(&self, file: &str, options: &str) -> String {
        let mut text = match &self.words {
            Ok(words) => {
                format!("{file} {options}: {} words, {:016x}\n", words.len(), digest(words))
            }
            Err(message) => format!("{file} {options}: {}\n", message.replace('\n', " / ")),
        };
        for note in &self.notes {
            let _ = writeln!(text, "  note: {note}");
        }
        text
    }
}

/// A longer text nobody reads: its digest is on record, and what runs shows that it is right.
const LONGEST_TEXT: usize = 200_000;

/// The digest of a module: of its bytes in a little-endian file.
pub(crate) fn digest(words: &[u32]) -> u64 {
    fnv(words.iter().flat_map(|word| word.to_le_bytes()))
}

/// FNV-1a: a few lines that give the same number everywhere, for ever. Nobody tries to deceive it.
pub(crate) fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The files of a program.
pub(crate) fn make(program: &Program) -> Result<Vec<File>, String> {
    let mut digests = String::new();
    let mut files = Vec::new();
    let shown = program.shown();
    for path in &program.files {
        let file = stem(path);
        let failed = |error: String| format!("{}: {error}", path.display());
        let bytes = fs::read(path).map_err(|error| failed(error.to_string()))?;
        let outcomes: Vec<Outcome> = EVERY_FILE
            .iter()
            .map(|choice| outcome(&bytes, choice))
            .collect::<Result<_, _>>()
            .map_err(failed)?;
        for (choice, outcome) in EVERY_FILE.iter().zip(&outcomes) {
            digests += &outcome.lines(&file, choice.0);
        }
        let is_shown = shown == Some(path.as_path());
        let sets = if is_shown || file.ends_with('g') { DEBUG_SETS } else { &[] };
        let more = if is_shown { SHOWN_FILES } else { &[] };
        for choice in more.iter().chain(sets) {
            let outcome = outcome(&bytes, choice).map_err(failed)?;
            if !outcomes.contains(&outcome) {
                digests += &outcome.lines(&file, choice.0);
            }
        }
        if !is_shown {
            continue;
        }
        for (_, options, choice) in MORE_TEXTS.iter().filter(|row| row.0 == program.name) {
            if let Ok(words) = outcome(&bytes, choice).map_err(failed)?.words {
                files.push((
                    format!("{}.{file}.{options}.spvasm", program.name),
                    text::print(&words)?,
                ));
            }
        }
        let text = |outcome: &Outcome| match &outcome.words {
            Ok(words) => text::print(words).map(Some),
            Err(_) => Ok(None),
        };
        let name = &program.name;
        let default = text(&outcomes[0])?;
        let all = text(&outcomes[1])?.filter(|all| default.as_ref() != Some(all));
        let all = all.map(|all| text::beyond(default.as_deref().unwrap_or_default(), &all));
        let short = |text: &String| text.len() <= LONGEST_TEXT;
        let all = all.filter(short).map(|text| (format!("{name}.{file}.all.spvasm"), text));
        files.extend(all);
        let default = default.filter(short);
        files.extend(default.map(|text| (format!("{name}.{file}.spvasm"), text)));
    }
    files.push((format!("{}.digests", program.name), digests));
    Ok(files)
}

/// Translates with one thread, and sees that two and eight make the same, and that it is sound.
fn outcome(bytes: &[u8], choice: &Choice) -> Result<Outcome, String> {
    let outcome = Outcome::of(bytes, choice, 1)?;
    for threads in [2, 8] {
        if Outcome::of(bytes, choice, threads)? != outcome {
            return Err(format!("{}: not the same with {threads} threads as with 1", choice.0));
        }
    }
    if let Ok(words) = &outcome.words {
        sound::check(words).map_err(|error| format!("{}: {error}", choice.0))?;
    }
    Ok(outcome)
}
