#!/usr/bin/env bash
# A file system that fills up while images are written: the run fails and leaves nothing. Needs root, for the mount.
disk=$SCRATCH/small-disk
mkdir -p "$disk"
# As large as half of what the run writes.
whole=$(mktemp -d "$SCRATCH/whole-XXXX")
split_into() { "$LAPIDARY" post-link -split=kernel -symbols -properties corpus/bc/helpers/22-O0.bc -o "$1/o.table"; }
split_into "$whole"
mount -t tmpfs -o "size=$(($(du -sb "$whole" | awk "{ print \$1 }") / 2))" lapidary-small "$disk"
trap 'umount "$disk"; rm -rf "$whole"' EXIT
if split_into "$disk" 2>"$SCRATCH/disk-full.log"; then
  echo "a disk of half the size was enough"
  exit 1
fi
grep '^error: cannot write .*No space left on device' "$SCRATCH/disk-full.log"
left=$(find "$disk" -mindepth 1)
if [ -n "$left" ]; then
  echo "left behind: $left"
  exit 1
fi
