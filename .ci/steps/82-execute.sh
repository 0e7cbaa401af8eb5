#!/usr/bin/env bash
# The kernels of corpus/run on Intel's runtime and PoCL, and cut in every mode: what the interpreter of cargo test is held to is what they compute.
# needs: shared build consumers
consumers
python3 .ci/run_corpus.py
