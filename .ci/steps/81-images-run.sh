#!/usr/bin/env bash
# Images of every split mode are valid and run: kernels with known results, and the DPC++ runtime.
# needs: shared build consumers
consumers
status=0
for what in kernels sycl; do
  begin=$SECONDS
  python3 .ci/run_images.py "$what" || status=1
  echo "$what took $(elapsed $((SECONDS - begin)))"
done
exit $status
