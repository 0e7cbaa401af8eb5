//! Declarations that do not have the signature of their name, for every name of the tables: whatever a
//! program declares, the module that comes out is valid, or the error names the function and what is
//! wrong with it.
//!
//! For each name a declaration is made of its signature, and wrong ones of that: a parameter too few and
//! one too many, another width, a vector for a scalar, a pointer for a value, another result; each once
//! under the mangled name of the right parameters and once under that of the wrong ones. With
//! `SIGNATURES_DIR` set to a folder, what is translated is written there for another validator.

use std::collections::BTreeSet;

use lapidary_spirv::grammar::{INSTRUCTIONS, OpenClStd};
use lapidary_spirv::validate::validate;
use lapidary_spirv::{read, signature};

use super::Declaration;
use crate::lower::calls::builtins::names as builtin_names;
use crate::lower::calls::intrinsics::names as intrinsic_names;
use crate::{Extensions, Module, Translate};

/// Every name that is known, its signature, and whether it is mangled.
fn known() -> Vec<(String, String, bool)> {
    let mut known = builtin_names();
    known.extend(
        intrinsic_names()
            .into_iter()
            .map(|(name, signature)| (format!("llvm.{name}"), signature.to_owned(), false)),
    );
    for row in INSTRUCTIONS.iter().filter(|row| signature::is_computation(row.op)) {
        if let Some(signature) = signature::of_instruction(row.op) {
            let name = row.name.strip_prefix("Op").expect("names of instructions begin so");
            known.push((format!("__spirv_{name}"), signature.to_owned(), true));
        }
    }
    for row in OpenClStd::SET.instructions {
        if let Some(signature) = signature::of_opencl(OpenClStd(row.number)) {
            known.push((format!("__spirv_ocl_{}", row.name), signature.to_owned(), true));
        }
    }
    known
}

#[test]
fn wrong_declarations_are_imports_or_errors_that_name_them() {
    let folder = std::env::var_os("SIGNATURES_DIR").map(std::path::PathBuf::from);
    let options = [Translate::new(), Translate::new().extensions(Extensions::all())];
    let (mut count, mut names, mut right, mut written) = (0, BTreeSet::new(), 0, BTreeSet::new());
    let mut problems = Vec::new();
    for (name, signature, mangled) in known() {
        let declaration = Declaration::of(&signature);
        names.insert(name.clone());
        let symbol = |by: &Declaration| if mangled { by.mangled(&name) } else { name.clone() };
        let mut cases = vec![(symbol(&declaration), declaration.clone(), true)];
        for wrong in declaration.wrong() {
            cases.push((symbol(&declaration), wrong.clone(), false));
            if mangled {
                cases.push((symbol(&wrong), wrong, false));
            }
        }
        for (symbol, declaration, is_right) in cases {
            count += usize::from(!is_right);
            let bytes = declaration.module(&symbol, &declaration.constants());
            let module = Module::parse(&bytes).unwrap_or_else(|error| panic!("{symbol}: {error}"));
            for options in &options {
                match module.translate(options) {
                    Ok(translation) => {
                        right += usize::from(is_right);
                        let words = translation.to_bytes();
                        let read = read::Module::from_bytes(&words).expect("it can be read");
                        if let Err(invalid) = validate(&read) {
                            problems.push(format!("{symbol} {declaration:?}: invalid: {invalid}"));
                        }
                        if let Some(folder) = &folder
                            && written.insert(words.clone())
                        {
                            let path = folder.join(format!("{}.spv", written.len()));
                            std::fs::write(path, &words).expect("the folder takes files");
                            let path = folder.join(format!("{}.txt", written.len()));
                            let text = format!("{symbol} {signature:?} {declaration:?}");
                            std::fs::write(path, text).expect("the folder takes files");
                        }
                    }
                    Err(error) => {
                        let text = error.to_string();
                        let name = name.trim_start_matches("__spirv_");
                        if !text.contains(name) && !text.contains("xtension") {
                            problems.push(format!("{symbol} {declaration:?}: {text}"));
                        }
                    }
                }
            }
        }
    }
    assert!(
        right > 0 && count > 3_600 && names.len() > 500,
        "{count} declarations of {} names",
        names.len()
    );
    assert!(
        problems.is_empty(),
        "{} do not name the function, or are invalid:\n{}",
        problems.len(),
        problems.join("\n")
    );
}
