#!/usr/bin/env bash
# The release build that the later steps run, and the benchmarks, which must at least compile.
cargo build --release --locked
"$LAPIDARY" --version
ls -l "$LAPIDARY" | awk '{ printf "the program has %.1f MB\n", $5 / 1e6 }'
