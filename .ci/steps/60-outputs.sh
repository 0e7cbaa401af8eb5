#!/usr/bin/env bash
# Every output from the corpus is valid for spirv-val and the same with 1, 2 and 8 threads: translate, post-link, slice.
python3 .ci/outputs.py
