#!/usr/bin/env bash
# Faults planted in what is emitted: of 40 that change some output, how many the tests catch.
cargo run -q --locked -p xtask -- plant-faults --sample=40 --plant=160 | tee "$SCRATCH/faults.txt"
ratchet faults/caught-of-40 "$(sed -n 's/^caught \([0-9]*\) of 40$/\1/p' "$SCRATCH/faults.txt")"
