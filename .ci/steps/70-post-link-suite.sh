#!/usr/bin/env bash
# The suite of sycl-post-link's own tests, counted by area.
# needs: shared build
result=$SCRATCH/post-link.json
python3 "$SHARED/suites/post-link/run.py" --lapidary "$LAPIDARY" --spirv-tools "$LAPIDARY_PEERS/bin" --min 0 --json "$result"
python3 .ci/suite_counts.py post-link "$result" "$SHARED/suites/post-link/cases"
