#!/usr/bin/env bash
# Images of every split mode are valid and run with the results of the whole module: kernels, corpus, and the DPC++ runtime.
# needs: shared
consumers
status=0
for what in kernels corpus sycl; do
  begin=$SECONDS
  python3 .ci/run_images.py "$what" || status=1
  echo "$what took $(elapsed $((SECONDS - begin)))"
done
exit $status
