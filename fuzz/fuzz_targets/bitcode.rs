//! The bitcode reader: every module of any bytes, and the body of each of its functions.

#![no_main]

use lapidary_bitcode::Body;
use lapidary_bitcode::ir::FunctionId;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(modules) = lapidary_bitcode::read(bytes) else { return };
    for module in &modules {
        let mut body = Body::default();
        for index in 0..module.functions.len() {
            let _ = module.decode_body(FunctionId(index as u32), &mut body);
        }
    }
});
