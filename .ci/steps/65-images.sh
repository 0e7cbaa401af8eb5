#!/usr/bin/env bash
# A sample of the 17,722 device images of public SYCL packages: read, linked, printed, assembled (IMAGES_EVERY=1 takes all).
# needs: shared build
images=${IMAGES:-$SCRATCH/images}
if [ ! -f "$images/.complete" ]; then
  python3 -m venv "$SCRATCH/fetch"
  PATH="$SCRATCH/fetch/bin:$PATH" python3 "$SHARED/tools/fetch_device_images.py" "$images" | tail -n 5
  touch "$images/.complete"
fi
# What they say that they need: aspect-filter and check agree on every one of them.
python3 .ci/filter_images.py "$images"
python3 .ci/images.py "$images" --every "${IMAGES_EVERY:-10}"
