#!/usr/bin/env bash
# Every output from the corpus is valid for spirv-val and the same with 1, 3 and 16 threads: translate, post-link, slice.
# needs: build
python3 .ci/outputs.py
