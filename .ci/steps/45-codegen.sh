#!/usr/bin/env bash
# The generated SPIR-V tables are what the generator makes of Khronos' grammar.
# needs: shared
# after: test
CARGO_PROFILE_DEV_OPT_LEVEL=0 cargo run --locked -q -p xtask -- codegen "$SHARED/facts/grammar" --check
