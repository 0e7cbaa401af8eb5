#!/usr/bin/env bash
# What would be published: each crate is packed and built from what was packed.
cargo package --locked --allow-dirty --target-dir "$SCRATCH/package" -p lapidary-bitcode -p lapidary-spirv -p lapidary
du -h "$SCRATCH"/package/package/*.crate
