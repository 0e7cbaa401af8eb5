#!/usr/bin/env bash
# The README's test command, with no compiler and no ../shared in reach: what a newcomer has.
# after: lint library
bare=$SCRATCH/bare-bin
rm -rf "$bare" && mkdir -p "$bare"
# A PATH with the programs of this machine, without the ones that the tests must not need.
IFS=: read -ra folders <<<"$PATH"
for folder in "${folders[@]}"; do
  [ -d "$folder" ] || continue
  for program in "$folder"/*; do
    case $(basename "$program") in
      clang* | llvm-* | opt-* | llc-* | spirv-*) continue ;;
    esac
    [ -e "$bare/$(basename "$program")" ] || ln -s "$program" "$bare/"
  done
done
# All test programs, whatever fails: one that fails must not hide another.
env -u CI -u SPIRV_DIS -u SPIRV_VAL PATH="$bare" cargo test --locked --no-fail-fast
# Once more where tests use Khronos' tools when they have them: links, and every row of the grammar as spirv-dis prints it.
if [ -n "${SPIRV_VAL:-}" ]; then cargo test --locked -q -p lapidary-spirv --test link --test text; fi
# The comparisons with rspirv and llvm-bitcode, and the generator, are outside the default members. The comparisons
# turn on other features of packages that the library uses, so it is built again: without optimising, in a fifth of the time.
CARGO_PROFILE_DEV_OPT_LEVEL=0 cargo test --locked -q -p lapidary-benches -p xtask
