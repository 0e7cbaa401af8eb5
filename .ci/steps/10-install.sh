#!/usr/bin/env bash
# Installs the compilers and tools that the checks need: Debian packages by name, the peers where ../shared has their script.
export DEBIAN_FRONTEND=noninteractive
packages=(clang-22 llvm-22 llvm-22-tools libclang-common-22-dev clang-19 llvm-19 clang-16 llvm-16
  clang-14 llvm-14 lld-22 python3-venv time chromium chromium-driver)
missing=()
for package in "${packages[@]}"; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi
clang-22 --version | head -n 1
if [ ! -x "$LAPIDARY_PEERS/bin/spirv-val" ] && [ -d "$SHARED" ]; then
  sh "$SHARED/tools/install_peers.sh" "$LAPIDARY_PEERS"
fi
for component in rustfmt clippy; do
  rustup component list --installed 2>/dev/null | grep -q "^$component" || rustup component add "$component"
done
# LLVM 23 is in Debian unstable only, which moves on and may be out of reach: without it its round trips are left out, and what it
# wrote is tested from the files of the corpus alone. LLVM 24 changes from day to day, so it is used only where it is there already.
newer=/opt/lapidary-llvm-23
if [ ! -x "$newer/bin/clang" ] && [ -d "$SHARED" ]; then
  timeout 300 sh "$SHARED/tools/install_llvm.sh" 23 "$newer" || { echo "LLVM 23 cannot be installed: left out"; rm -rf "$newer"; }
fi
