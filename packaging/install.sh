#!/bin/sh
# Curiouser out of this checkout into a virtual environment of its own, with the locked versions of what it needs.
# sh packaging/install.sh /opt/curiouser
# sh packaging/install.sh /opt/curiouser push,lab
set -eu
target=$1
extras=${2:-push}
source=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$target"
pip="$target/bin/python -m pip --disable-pip-version-check"
# Versions as they were tested; their hashes would be asked of our own wheel as well.
sed -e 's/ *\\$//' -e '/^ *--hash/d' -e '/^ *#/d' "$source/requirements/lab.lock" > "$work/versions"
$pip wheel --quiet --no-deps --wheel-dir "$work" "$source"
wheel=$(echo "$work"/curiouser-*.whl)
$pip install --quiet --upgrade --constraint "$work/versions" "${wheel}[$extras]"
# A checkout may have changed and its version not; pip would keep the old one then.
$pip install --quiet --force-reinstall --no-deps "$wheel"
"$target/bin/curiouser" --version
