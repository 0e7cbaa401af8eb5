#!/usr/bin/env bash
# Pages of reports in headless Chromium: they say what size says, open at once, and answer clicks without an error.
# needs: build
python3 .ci/report_page.py corpus/bc/ll_sycl_aspects/as22.bc corpus/bc/sycl_helpers/22-O2.bc
