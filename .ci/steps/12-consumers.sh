#!/usr/bin/env bash
# The OpenCL and SYCL runtimes that execute what is written, from ../shared.
# needs: shared
consumers
