#!/usr/bin/env bash
# The corpus is what its sources and the compilers make: every file is rebuilt and compared.
python3 corpus/build.py --check
size=$(du -sb corpus | cut -f1)
echo "the corpus has $((size / 1000)) kB"
[ "$size" -lt 14000000 ]
