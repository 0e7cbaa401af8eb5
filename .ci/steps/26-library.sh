#!/usr/bin/env bash
# The library alone: at most ten packages, builds with each feature by itself, and for wasm32 where ../shared brings its standard library.
# after: lint
packages=$(cargo tree --locked -p lapidary --no-default-features -e normal --prefix none --no-dedupe | sed 's/ (.*//' | sort -u | wc -l)
echo "the library without features: $packages packages"
[ "$packages" -le 10 ]
# Clippy has seen the code with all features; here it sees it with none. What a single feature lacks, the compiler
# says in half the time.
cargo clippy -q --locked --lib --no-default-features -- -D warnings
for feature in parallel demangle json graph-text device-config containers; do
  cargo rustc -q --locked --lib --no-default-features --features "$feature" --profile check -- -D warnings
done
if [ -f "$SHARED/tools/wasm_rust.sh" ]; then
  cargo fetch --locked
  sh "$SHARED/tools/wasm_rust.sh" . cargo check -q --offline --target wasm32-unknown-unknown --no-default-features --lib -p lapidary
fi
