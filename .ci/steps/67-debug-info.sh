#!/usr/bin/env bash
# A debugger's view: the DWARF of programs that were translated and translated back lists what that of the originals does.
# needs: build
python3 .ci/debug_info.py
