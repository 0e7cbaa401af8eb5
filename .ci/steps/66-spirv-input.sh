#!/usr/bin/env bash
# What translate makes of the corpus and of the post-link suite is cut by post-link like the bitcode: same kernels, same requirements.
# needs: shared build
python3 .ci/spirv_input.py
