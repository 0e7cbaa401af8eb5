#!/usr/bin/env bash
# The header for sycl_ext_oneapi_properties: its assertions hold, and what must not compile does not, with clang and with g++.
source=corpus/properties/extension.cpp
cases=$(grep -c '^#e\?l\?if MUST_NOT_COMPILE == ' "$source")
for compiler in clang++-22 g++; do
  flags=(-std=c++17 -Wall -Wextra -Werror -Icorpus/include)
  "$compiler" "${flags[@]}" "$source" -o "$SCRATCH/extension"
  "$SCRATCH/extension"
  # What kernels, pointers and variables have is for the device, but a host reads it, too.
  echo '#include <sycl/ext/oneapi/properties/kernel.hpp>' | "$compiler" "${flags[@]}" -fsyntax-only -x c++ -
  for at in $(seq 1 "$cases"); do
    if "$compiler" "${flags[@]}" -fsyntax-only -DMUST_NOT_COMPILE="$at" "$source" 2>"$SCRATCH/errors"; then
      echo "$compiler compiles case $at, which must not compile"
      exit 1
    fi
    # What is refused is the case, not its number.
    ! grep -q 'there is no case of this number' "$SCRATCH/errors"
  done
  echo "$compiler: $cases cases that must not compile do not"
done
