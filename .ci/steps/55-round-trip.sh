#!/usr/bin/env bash
# Nothing is misread: `dis | llvm-as | llvm-dis` equals `llvm-dis`, `as | dis` gives the same SPIR-V back.
python3 .ci/round_trip.py bitcode
python3 .ci/round_trip.py instructions
python3 .ci/round_trip.py spirv
