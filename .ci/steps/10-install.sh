#!/usr/bin/env bash
# Installs the compilers and tools that the checks need: Debian packages by name, the peers where ../shared has their script.
export DEBIAN_FRONTEND=noninteractive
packages=(clang-22 llvm-22 llvm-22-tools libclang-common-22-dev clang-19 llvm-19 clang-16 llvm-16
  clang-14 llvm-14 python3-venv time)
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
