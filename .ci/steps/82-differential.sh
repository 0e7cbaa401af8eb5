#!/usr/bin/env bash
# Random kernels of fixed seeds, by every compiler, at all levels, on Intel's runtime, PoCL and the interpreter of the tests: the results of the host.
# A campaign (CONTRIBUTING.md) is longer and takes its seed from the clock.
# needs: shared build consumers
consumers
cargo build --locked --profile quick -p lapidary-interpreter --example worker
python3 .ci/differential/campaign.py --programs "${DIFFERENTIAL_PROGRAMS:-6}" --seed 1 --variants 3 --jobs "$JOBS"
