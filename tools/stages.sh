#!/usr/bin/env bash
# Runs make targets one after another, goes on after a failure, and closes with the time of each and the
# counts of all tests: tools/stages.sh TARGET...    The first target is the set-up: without it, nothing runs.
set -u
summary=() failed=() setup=$1
rm -f var/junit-*.xml
for target in "$@"; do
  echo "==> $target"
  start=$SECONDS
  ${MAKE:-make} --no-print-directory "$target" || failed+=("$target")
  summary+=("$target $((SECONDS - start)) s")
  [ "${failed[0]-}" = "$setup" ] && exit 1
done
echo
printf 'Time: '; printf '%s, ' "${summary[@]}"; echo "together $SECONDS s"
[ ${#failed[@]} -eq 0 ] || echo "Failed stages: ${failed[*]}"
.venv/bin/python -m tools.counts var/junit-*.xml
[ ${#failed[@]} -eq 0 ]
