#!/usr/bin/env bash
# The corpus is what its sources and the compilers make: every file is rebuilt and compared.
python3 corpus/build.py --check
# What is kept, without the folders themselves.
size=$(git ls-files -z corpus | xargs -0 cat | wc -c)
echo "the corpus has $((size / 1000)) kB"
[ "$size" -lt 16000000 ]
