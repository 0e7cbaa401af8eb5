#!/usr/bin/env bash
# The program as it is shipped, which the later steps run.
LAPIDARY_COMMIT=$(git rev-parse --short=12 HEAD)
export LAPIDARY_COMMIT  # which --version shows
cargo build --release --locked
"$LAPIDARY" --version
ls -l "$LAPIDARY" | awk '{ printf "the program has %.1f MB\n", $5 / 1e6 }'
