#!/usr/bin/env bash
# Runs that fail or are ended while they write: a disk or its inodes run out, the folder goes away, processes, memory
# and stack are short, signals come, two runs meet. All files are there or none, and what is foreign stays. Needs root, for mounts.
# needs: build
scratch=$(mktemp -d "$SCRATCH/faults-XXXX")
disk=$scratch/disk
mkdir "$disk"
trap 'umount "$disk" 2>/dev/null || true; rm -rf "$scratch"' EXIT
input=$PWD/corpus/bc/helpers/22-O0.bc
split_into() { "$LAPIDARY" post-link -split=kernel -symbols -properties "$input" -o "$1/o.table"; }
fail() {
  echo "$1"
  exit 1
}
# Nothing but these files.
holds() {
  local there
  there=$(cd "$1" && find . -mindepth 1 -printf '%f\n' | sort | tr '\n' ' ')
  [ "$there" = "$2" ] || fail "$3: there is '$there' instead of '$2'"
}

whole=$scratch/whole
mkdir "$whole"
split_into "$whole"
all=$(cd "$whole" && find . -mindepth 1 -printf '%f\n' | sort | tr '\n' ' ')
files=$(find "$whole" -mindepth 1 | wc -l)
bytes=$(du -sb "$whole" | awk '{ print $1 }')

# Half of the bytes, half of the files: an error with the name and the reason, and nothing is left.
for limit in "size=$((bytes / 2))" "nr_inodes=$((files / 2 + 2))"; do
  mount -t tmpfs -o "$limit" lapidary-small "$disk"
  if split_into "$disk" 2>"$scratch/log"; then fail "$limit was enough"; fi
  grep '^error: cannot write .*No space left on device' "$scratch/log"
  holds "$disk" "" "$limit"
  umount "$disk"
done

# A folder that is not there.
if split_into "$scratch/gone" 2>"$scratch/log"; then fail "a folder that is not there"; fi
grep '^error: cannot write .*No such file or directory' "$scratch/log"

# The folder goes away in mid-run, which is sure where the run still waits for its input: an error says what could not be written.
out=$scratch/removed
mkdir "$out"
mkfifo "$scratch/input"
"$LAPIDARY" post-link -split=kernel -symbols -properties "$scratch/input" -o "$out/o.table" 2>"$scratch/log" &
run=$!
exec 3>"$scratch/input" # Waits until the run reads.
rm -r "$out"
cat "$input" >&3
exec 3>&-
if wait "$run"; then fail "the folder went, and nothing was said"; fi
grep '^error: cannot write .*No such file or directory' "$scratch/log"
[ ! -e "$out" ] || fail "the folder is there again"

# It goes at some other time: all was written before, or an error says what could not be. It does not come back.
for delay in 0.001 0.002 0.004 0.006 0.008 0.01 0.015 0.02 0.03; do
  mkdir "$out"
  split_into "$out" 2>"$scratch/log" &
  run=$!
  sleep "$delay"
  mv "$out" "$scratch/away"
  rm -rf "$scratch/away" || rm -rf "$scratch/away" # A file may come while it goes.
  code=0
  wait "$run" || code=$?
  case $code in
    0) ;;
    1) grep '^error: cannot ' "$scratch/log" | cut -c1-80 ;;
    *) fail "the folder is gone after $delay s: exit $code: $(tail -3 "$scratch/log")" ;;
  esac
  [ ! -e "$out" ] || fail "the folder is there again"
  rm -rf "$scratch/away"
done

# No processes, little address space, a small stack: the work is done, or refused in words.
for limit in "-u 1" "-v 400000" "-s 64"; do
  out=$scratch/limited
  rm -rf "$out" && mkdir "$out"
  code=0
  # shellcheck disable=SC2086
  (ulimit $limit && split_into "$out" 2>"$scratch/log") || code=$?
  case $code in
    0) holds "$out" "$all" "ulimit $limit" ;;
    1 | 2) holds "$out" "" "ulimit $limit" ;;
    *) fail "ulimit $limit: exit $code: $(tail -3 "$scratch/log")" ;;
  esac
  echo "ulimit $limit: exit $code"
done

# Ended at any time: after a signal that can be taken all files are there or none; a killed run may leave such that say
# that they are unfinished, which the next run removes. Nothing foreign goes.
ended=$scratch/ended
mkdir "$ended"
echo foreign >"$ended/.o.table.tmp"
for signal in TERM INT KILL; do
  for delay in 0.002 0.004 0.006 0.008 0.01 0.015 0.02; do
    find "$ended" -name 'o*' -delete
    # A shell has what it starts in the background ignore SIGINT.
    timeout --signal="$signal" "$delay" "$LAPIDARY" post-link -split=kernel -symbols -properties "$input" -o "$ended/o.table" || true
    if [ "$signal" != KILL ]; then
      there=$(cd "$ended" && find . -mindepth 1 -printf '%f\n' | sort | tr '\n' ' ')
      case $there in
        ".o.table.tmp " | ".o.table.tmp $all") ;;
        *) fail "$signal after $delay s: there is '$there'" ;;
      esac
    elif find "$ended" -name '.*' ! -name .o.table.tmp ! -name '.*.unfinished' | grep .; then
      fail "a killed run leaves files with other names"
    fi
  done
done
sleep 0.5 # The last one may still be on its way.
split_into "$ended"
holds "$ended" ".o.table.tmp $all" "the run after the killed ones"

# Two at once: each writes all of its files, which are the same.
both=$scratch/both
mkdir "$both"
split_into "$both" &
split_into "$both"
wait $!
holds "$both" "$all" "two runs at once"
# The table has the names of the files with their folder.
diff -r --exclude=o.table "$whole" "$both"
