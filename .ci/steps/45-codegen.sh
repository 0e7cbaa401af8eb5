#!/usr/bin/env bash
# The generated SPIR-V tables are what the generator makes of Khronos' grammar.
# needs: shared
cargo run --locked -q -p xtask -- codegen "$SHARED/facts/grammar" --check
