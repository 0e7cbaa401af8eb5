#!/usr/bin/env bash
# Format, clippy with warnings as errors on every target, rustdoc with warnings as errors, and .ci/*.sh and corpus/*.py parse.
cargo fmt --all --check
cargo clippy --workspace --all-targets --locked -- -D warnings
RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps --locked --document-private-items
for script in .ci/run .ci/*.sh .ci/steps/*.sh; do bash -n "$script"; done
python3 - .ci/*.py corpus/*.py <<'PYTHON'
import ast, sys
for name in sys.argv[1:]:
    ast.parse(open(name).read(), name)
PYTHON
