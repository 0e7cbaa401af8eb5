# What the steps share. Sourced by .ci/run, in the root of the repository.

ROOT=${ROOT:-$PWD}
# Suites, runtimes and facts that are no part of the repository.
export SHARED=${SHARED:-$ROOT/../shared}
# Without links: the chroot of the kernels' consumers sees folders by their real names.
if [ -d "$SHARED" ]; then SHARED=$(cd "$SHARED" && pwd -P); fi
export SCRATCH=${SCRATCH:-$ROOT/target/ci}
mkdir -p "$SCRATCH"
# The peers of today, where install_peers.sh puts them; they come before Debian's.
export LAPIDARY_PEERS=${LAPIDARY_PEERS:-/opt/lapidary-peers}
export PATH="$LAPIDARY_PEERS/bin:$PATH"
# Tests compare text with the one and validate with the other where they are set.
if [ -x "$LAPIDARY_PEERS/bin/spirv-dis" ]; then
  export SPIRV_DIS="$LAPIDARY_PEERS/bin/spirv-dis" SPIRV_VAL="$LAPIDARY_PEERS/bin/spirv-val"
fi
# The program under test. The step `build` makes it.
export LAPIDARY="$ROOT/target/release/lapidary"
export CARGO_TERM_COLOR=never CARGO_INCREMENTAL=0 RUST_BACKTRACE=1
# Panics name their line without debug information, and building takes a fifth less.
export CARGO_PROFILE_DEV_DEBUG=0
JOBS=$(nproc)

# The OpenCL and SYCL runtimes, from ../shared, where they are not there yet.
consumers() {
  export CONSUMERS_ROOT=${CONSUMERS_ROOT:-/tmp/consumers}
  [ -x "$CONSUMERS_ROOT/sycl_rtc" ] && return
  "$SHARED/kernels/setup.sh" >"$SCRATCH/consumers.log" 2>&1 || { tail -n 30 "$SCRATCH/consumers.log"; return 1; }
}

elapsed() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

# ratchet NAME COUNT: fails when COUNT is less than the number in .ci/ratchet.json, and says when it is more.
ratchet() { python3 "$ROOT/.ci/ratchet.py" "$1" "$2"; }
