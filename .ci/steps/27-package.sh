#!/usr/bin/env bash
# What would be published: each crate is packed and built from what was packed.
# Cargo keeps what it unpacked by name and version: an earlier run's would be built in place of this one's.
rm -rf "${CARGO_HOME:-$HOME/.cargo}"/registry/{src,cache}/*/lapidary-*
# That they build is what is asked, not how fast they are.
CARGO_PROFILE_DEV_OPT_LEVEL=0 cargo package --locked --allow-dirty --target-dir "$SCRATCH/package" -p lapidary-bitcode -p lapidary-spirv -p lapidary
du -h "$SCRATCH"/package/package/*.crate
