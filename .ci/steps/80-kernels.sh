#!/usr/bin/env bash
# Kernels with known results, translated, validated and executed on PoCL, Intel's CPU runtime and the DPC++ runtime.
# needs: shared build consumers
consumers
python=$CONSUMERS_ROOT/venv/bin/python
translate="$LAPIDARY translate {in} -o {out} --spirv-max-version=1.4"
# Which cells are there: all four variants by clang 22, one each by the older ones.
status=0
while read -r clang variants; do
  result=$SCRATCH/kernels-$clang.json
  # The exit status says whether every cell is right; the ratchet decides below.
  "$python" "$SHARED/kernels/run_all.py" --translator "$translate" --platform intel,pocl --clang "$clang" \
    --variants "$variants" --work "$SCRATCH/kernels-$clang" --json "$result" -v >"$SCRATCH/kernels-$clang.log" || true
  grep -vE ' ok +ok +ok *$' "$SCRATCH/kernels-$clang.log" | head -n 120
  python3 .ci/suite_counts.py kernels "$result" "$clang" || status=1
done <<'CELLS'
clang-22 O0,O2,O0g,O2g
clang-19 O2
clang-14 O0,O2
CELLS
"$python" "$SHARED/kernels/sycl/check.py" --translator "$translate" | tee "$SCRATCH/sycl-check.log" || true
python3 .ci/suite_counts.py sycl-check "$SCRATCH/sycl-check.log" || status=1
exit $status
