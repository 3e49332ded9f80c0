#!/usr/bin/env bash
# Sees to it that something of the system is there: tools/need.sh venv|compiler|chromium
# As root on Debian it installs what is missing; otherwise it names the package in one line and fails.
set -u
python=${PYTHON:-python3}

present() {
  case $1 in
    venv) "$python" -c 'import ensurepip, venv' 2>/dev/null ;;
    compiler)
      local include
      include=$("$python" -c 'import sysconfig; print(sysconfig.get_paths()["include"])') &&
        command -v "${CC:-cc}" >/dev/null && [ -f "$include/Python.h" ] ;;
    chromium) command -v chromium >/dev/null ;;
  esac
}

packages() {
  case $1 in
    venv) echo python3 python3-venv ;;
    compiler) echo gcc libc6-dev python3-dev ;;
    chromium) echo chromium ;;
  esac
}

present "$1" && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing $(packages "$1") ..."
  log=$(mktemp)
  # shellcheck disable=SC2046  # the packages are words
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $(packages "$1"); } \
    >"$log" 2>&1 || tail -n 5 "$log"
  rm -f "$log"
  present "$1" && exit 0
fi
echo "Missing on this system: install the package $(packages "$1" | sed 's/ / and /g') (Debian's name)."
exit 1
