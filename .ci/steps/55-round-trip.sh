#!/usr/bin/env bash
# Nothing is misread: `dis | llvm-as | llvm-dis` equals `llvm-dis`, `as | dis` gives the same SPIR-V back.
# needs: build
python3 .ci/round_trip.py bitcode
for version in 23 24; do python3 .ci/round_trip.py bitcode --llvm "$version"; done
python3 .ci/round_trip.py instructions
python3 .ci/round_trip.py spirv
