#!/usr/bin/env bash
# Every target of fuzz/ on mutations of the corpus: FUZZ_RUNS runs, the same ones every time, FUZZ_SECONDS at most.
# A campaign (CONTRIBUTING.md) is longer and takes its seed from the clock.
seconds=${FUZZ_SECONDS:-30} runs=${FUZZ_RUNS:-50000}
if ! command -v cargo-fuzz >/dev/null; then
  cargo install cargo-fuzz --locked --quiet --root "$SCRATCH/tools"
fi
export PATH="$SCRATCH/tools/bin:$PATH"
# Instrumentation is a nightly feature. Where there is no nightly toolchain, the stable one is told
# to allow it; nothing else of it is used.
if rustup toolchain list 2>/dev/null | grep -q ^nightly; then toolchain=+nightly; else toolchain= RUSTC_BOOTSTRAP=1; export RUSTC_BOOTSTRAP; fi
mkdir -p "$SCRATCH/seeds"
cp corpus/odd/*.bc corpus/bc/*/22-O0.bc corpus/bc/*/14-O2.bc corpus/bc/ll_*/*.bc -t "$SCRATCH/seeds" --backup=numbered
cp corpus/containers/* "$SCRATCH/seeds"
cp corpus/spv/*.spv corpus/odd/*.spv corpus/spirv/*.spvasm corpus/spirv/bad/*.spvasm "$SCRATCH/seeds"
# Mutated bitcode that LLVM's verifier would refuse still becomes an invalid module now and then: a campaign's
# business, as a fixed run has to say the same every time.
export FUZZ_VALID=0
cargo $toolchain fuzz build --sanitizer none
one() {
  local target=$1 log=$SCRATCH/fuzz-$1.log
  mkdir -p "fuzz/corpus/$target"
  # 2 GB of memory for input of 256 kB is out of all proportion; so are 20 seconds.
  cargo $toolchain fuzz run --sanitizer none "$target" "fuzz/corpus/$target" "$SCRATCH/seeds" -- \
    -seed=1 -runs="$runs" -max_total_time="$seconds" -max_len=262144 -rss_limit_mb=2048 -timeout=20 -print_final_stats=1 2>"$log" ||
    { echo "-- $target"; grep -A3 -E 'panicked|ERROR: libFuzzer' "$log" || true; tail -n 20 "$log"; return 1; }
  echo "-- $target: $(grep -E 'stat::number_of_executed_units|^Done' "$log" | tr -s ' \n' ' ')"
}
export -f one
export toolchain runs seconds
# As many at once as there are processors; once one has failed, no other begins.
cargo $toolchain fuzz list | xargs -P "$JOBS" -I{} bash -c 'one {} || exit 255'
