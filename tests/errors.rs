//! What a program gets to know of a failure without reading its text: the kind, the extension or
//! version that would help, and the place.

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::error::Error as _;
use std::path::Path;

use lapidary::{
    Extensions, Module, Translate, TranslateError, TranslateErrorKind as ErrorKind, Version,
};
use lapidary_spirv::grammar::Extension;

fn file(name: &str) -> Vec<u8> {
    std::fs::read(Path::new("corpus/bc").join(name)).unwrap()
}

fn translate(bytes: &[u8], options: &Translate) -> Result<(), lapidary::Error> {
    Module::parse(bytes)?.translate(options).map(|_| ())
}

/// The translation's own error, which knows more of the place.
fn cause(error: &lapidary::Error) -> &TranslateError {
    error.source().and_then(|source| source.downcast_ref()).unwrap()
}

fn refused(name: &str, options: &Translate) -> TranslateError {
    let error = translate(&file(name), options).expect_err(name);
    assert_eq!(error.to_string(), cause(&error).to_string());
    cause(&error).clone()
}

#[test]
fn kinds_are_those_of_the_cause() {
    let default = Translate::new();
    for (name, kind) in [
        ("dot/22-O0.bc", ErrorKind::NeedsExtension(Extension::SPV_KHR_bit_instructions)),
        ("funcptr/14-O0.bc", ErrorKind::NeedsExtension(Extension::SPV_INTEL_function_pointers)),
        ("ll_bfloat/as22.bc", ErrorKind::NeedsExtension(Extension::SPV_KHR_bfloat16)),
        (
            "ll_refused_alloca/as22.bc",
            ErrorKind::NeedsExtension(Extension::SPV_INTEL_variable_length_array),
        ),
        ("ll_refused_cast/as22.bc", ErrorKind::InvalidModule),
        ("rust_nostd/rustc.bc", ErrorKind::InvalidModule),
        ("ll_refused_bfloat16/as22.bc", ErrorKind::InvalidInstruction),
        ("ll_old_constants/as14.bc", ErrorKind::Unsupported),
    ] {
        let error = refused(name, &default);
        assert_eq!(*error.kind(), kind, "{name}: {error}");
    }
    let low = Translate::new().max_version(Version::V1_0).extensions(Extensions::all());
    let error = refused("subgroups/16-O0.bc", &low);
    assert_eq!(*error.kind(), ErrorKind::NeedsVersion(Version::V1_3), "{error}");
}

/// What an error asks for is what helps: the extensions that a translation names, given one by one,
/// end in a translation.
#[test]
fn the_named_extension_helps() {
    for name in ["dot/22-O0.bc", "funcptr/14-O0.bc", "ll_refused_alloca/as22.bc"] {
        let bytes = file(name);
        let mut extensions = Extensions::default();
        let mut given = Vec::new();
        while let Err(error) = translate(&bytes, &Translate::new().extensions(extensions.clone())) {
            assert_eq!(error.kind(), lapidary::ErrorKind::NeedsExtension, "{name}: {error}");
            let extension = error.needed_extension().unwrap();
            assert!(!given.contains(&extension), "{name}: {extension} does not help");
            extensions.extend(&format!("+{extension}")).unwrap();
            given.push(extension);
        }
        assert!(!given.is_empty(), "{name}");
    }
}

/// And the same of a version.
#[test]
fn the_named_version_helps() {
    let bytes = file("ll_enqueued/as22.bc");
    let all = Translate::new().extensions(Extensions::all());
    let error = translate(&bytes, &all.clone().max_version(Version::V1_0)).unwrap_err();
    let version = error.needed_version().unwrap();
    assert_eq!((version, error.needed_extension()), (Version::V1_1, None));
    translate(&bytes, &all.max_version(version)).unwrap();
}

#[test]
fn places_are_named() {
    let error = refused("ll_refused_alloca/as22.bc", &Translate::new());
    assert_eq!(error.function(), Some("variable"));
    assert!(error.instruction().unwrap().contains("alloca"), "{error}");
    assert_eq!((error.location(), error.variable()), (None, None));
    let error = refused("ll_old_constants/as14.bc", &Translate::new());
    assert_eq!(error.variable(), Some("wide"));
    assert!(error.to_string().ends_with(", in global variable 'wide'"), "{error}");
    // With line tables, the place in the source comes first.
    let error = refused("dot/22-O2g.bc", &Translate::new());
    let location = error.location().unwrap();
    let place = format!("{}:{}:{}: ", location.file, location.line, location.column);
    assert!(location.line > 0 && error.to_string().starts_with(&place), "{error}");
}

/// A function whose records are damaged is found when it is decoded: the reader's error is the source
/// of the translation's, with the offset of the damage.
#[test]
fn the_source_of_a_malformed_body_is_the_readers_error() {
    let sound = file("sycl_vadd/22-O2.bc");
    let options = Translate::new().extensions(Extensions::all());
    let mut found = 0;
    for at in (0..sound.len()).rev().step_by(7) {
        let mut bytes = sound.clone();
        bytes[at] ^= 0x10;
        let Ok(module) = Module::parse(&bytes) else { continue };
        let Err(error) = module.translate(&options) else { continue };
        let error = cause(&error);
        let Some(source) = error.source() else { continue };
        let source = source.downcast_ref::<lapidary_bitcode::Error>().unwrap();
        assert!(source.offset().is_some_and(|offset| offset <= bytes.len() as u64), "{source}");
        let unsupported = source.kind() == lapidary_bitcode::ErrorKind::Unsupported;
        assert_eq!(*error.kind() == ErrorKind::Unsupported, unsupported, "{error}");
        assert_eq!(source.feature().is_some(), unsupported, "{error}");
        found += 1;
    }
    assert!(found > 0, "no damage reached a body");
}
