#!/usr/bin/env bash
# What `reflect` tells about kernels of the corpus is what Intel's runtime and PoCL tell, and its header launches a kernel on both.
# needs: shared build consumers
consumers
python3 .ci/reflection.py
