//! Prints the number of instructions by function and opcode of bitcode files, one line
//! `function<TAB>opcode<TAB>count` each, sorted: to be compared with what `llvm-dis` prints.

use std::collections::BTreeMap;
use std::process::ExitCode;

use lapidary_bitcode::ir::{FunctionId, InstId};
use lapidary_bitcode::{Body, read};

fn main() -> ExitCode {
    for path in std::env::args().skip(1) {
        let result = std::fs::read(&path)
            .map_err(|error| error.to_string())
            .and_then(|bytes| count(&bytes).map_err(|error| error.to_string()));
        match result {
            Ok(text) => print!("{text}"),
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

fn count(bytes: &[u8]) -> Result<String, lapidary_bitcode::Error> {
    let mut body = Body::default();
    let mut counts: BTreeMap<(String, &str), u32> = BTreeMap::new();
    for module in read(bytes)? {
        for id in 0..module.functions.len() as u32 {
            let id = FunctionId(id);
            if module.functions[id.index()].declaration {
                continue;
            }
            module.decode_body(id, &mut body)?;
            let name = String::from_utf8_lossy(module.function_name(id)).into_owned();
            for inst in 0..body.inst_count() {
                let opcode = body.inst(InstId(inst)).mnemonic();
                *counts.entry((name.clone(), opcode)).or_default() += 1;
            }
        }
    }
    Ok(counts.iter().map(|((name, op), count)| format!("{name}\t{op}\t{count}\n")).collect())
}
