#!/usr/bin/env bash
# The kernels of corpus/run on Intel's runtime and PoCL: what the interpreter of cargo test is held to is what they compute.
# needs: shared
export CONSUMERS_ROOT=${CONSUMERS_ROOT:-/tmp/consumers}
if [ ! -x "$CONSUMERS_ROOT/venv/bin/python" ]; then
  "$SHARED/kernels/setup.sh" >"$SCRATCH/consumers.log" 2>&1 || { tail -n 30 "$SCRATCH/consumers.log"; exit 1; }
fi
python3 .ci/run_corpus.py
