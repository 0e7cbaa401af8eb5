#!/usr/bin/env bash
# Random kernels of fixed seeds, by every compiler, at all levels, on Intel's runtime and PoCL: the results of the host.
# A campaign (CONTRIBUTING.md) is longer and takes its seed from the clock.
# needs: shared
consumers
# Reported, not yet required, as the runtimes' own faults are not all told apart (STRICT=1 requires it).
python3 .ci/differential/campaign.py --programs "${DIFFERENTIAL_PROGRAMS:-6}" --seed 1 --variants 3 --kinds opencl --jobs "$JOBS" || [ -z "${STRICT:-}" ]
