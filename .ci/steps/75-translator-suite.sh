#!/usr/bin/env bash
# The translator's own tests, with our binary in the forward direction; counted as core (no debug info, extensions, negative) and all.
# needs: shared build
result=$SCRATCH/translator.json
python3 "$SHARED/suites/translator/run.py" --candidate "$LAPIDARY translate {in} -o {out} {ext} {extra}" \
  --work "$SCRATCH/translator-suite" --jobs "$JOBS" --quiet --json "$result"
python3 .ci/suite_counts.py translator "$result"
