//! Runs kernels of SPIR-V modules as `.ci/differential/worker.py` does on an OpenCL platform: a job is a
//! line of JSON on standard input, `{"module": path, "kernels": [{"name", "global", "local", "arguments"}]}`,
//! an argument one of `{"kind": "buffer", "hex", "out"}`, `{"kind": "value", "hex"}`, `{"kind": "local",
//! "size"}`; the answer is a line on standard output, `{"error"}` of the module or `{"results": [{"out":
//! [hex]} or {"error"}]}`. What the interpreter lacks is said as the runtimes say it.

use std::error::Error;
use std::io::{BufRead, Write};

use lapidary_interpreter::{Argument, ErrorKind, Machine, Range};
use lapidary_spirv::read::Module;
use serde_json::{Value, json};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let mut answers = std::io::stdout().lock();
    writeln!(answers, "{{}}")?;
    answers.flush()?;
    for line in std::io::stdin().lock().lines() {
        let job: Value = serde_json::from_str(&line?)?;
        let answer = match run(&job) {
            Ok(results) => json!({ "results": results }),
            Err(error) => json!({ "error": error.to_string() }),
        };
        writeln!(answers, "{answer}")?;
        answers.flush()?;
    }
    Ok(())
}

/// What each kernel of a module gives.
fn run(job: &Value) -> Result<Vec<Value>> {
    let bytes = std::fs::read(job["module"].as_str().ok_or("a job without a module")?)?;
    let module = Module::from_bytes(&bytes)?;
    let kernels = job["kernels"].as_array().ok_or("a job without kernels")?;
    let result = |kernel| match launch(&module, kernel) {
        Ok(out) => json!({ "out": out }),
        Err(error) => json!({ "error": said(&*error) }),
    };
    Ok(kernels.iter().map(result).collect())
}

/// The text of an error; a lack in words that runtimes use for theirs.
fn said(error: &(dyn Error + 'static)) -> String {
    match error.downcast_ref::<lapidary_interpreter::Error>().map(|error| error.kind()) {
        Some(ErrorKind::Unsupported(_) | ErrorKind::Steps) => {
            format!("requires unsupported: {error}")
        }
        _ => error.to_string(),
    }
}

/// The contents of the buffers that are looked at, after a kernel ran.
fn launch(module: &Module<'_>, kernel: &Value) -> Result<Vec<String>> {
    let mut machine = Machine::new(module, &[])?;
    let mut arguments = Vec::new();
    let mut looked_at = Vec::new();
    for argument in kernel["arguments"].as_array().ok_or("a kernel without arguments")? {
        let bytes = || unhex(argument["hex"].as_str().unwrap_or_default());
        arguments.push(match argument["kind"].as_str() {
            Some("value") => Argument::Value(bytes()?),
            Some("local") => Argument::Local(argument["size"].as_u64().unwrap_or_default()),
            _ => {
                let buffer = machine.buffer(bytes()?)?;
                if argument["out"].as_bool() == Some(true) {
                    looked_at.push(buffer);
                }
                Argument::Buffer(buffer)
            }
        });
    }
    let sizes = |key: &str| {
        kernel[key].as_array().map(|all| all.iter().filter_map(Value::as_u64).collect())
    };
    let range = Range {
        global: sizes("global").ok_or("a kernel without a range")?,
        local: sizes("local"),
        offset: Vec::new(),
    };
    machine.launch(kernel["name"].as_str().unwrap_or_default(), &range, &arguments)?;
    let mut out = Vec::new();
    for buffer in looked_at {
        let contents = machine.contents(buffer);
        if let Some(at) = contents.undefined.iter().position(|&bits| bits != 0) {
            return Err(
                format!("byte {at} of a result depends on what nobody has given a value").into()
            );
        }
        out.push(contents.bytes.iter().map(|byte| format!("{byte:02x}")).collect());
    }
    Ok(out)
}

fn unhex(text: &str) -> Result<Vec<u8>> {
    let digits = text
        .as_bytes()
        .chunks(2)
        .map(|pair| Ok(u8::from_str_radix(std::str::from_utf8(pair)?, 16)?));
    digits.collect()
}
