#!/usr/bin/env bash
# make_venv.sh PYTHON FOLDER: a virtual environment with the pip of the lock file. The pip that comes with an older
# Python takes hashes from requirements, not from constraints, so its successor's lines are cut out for it.
set -euo pipefail
"$1" -m venv "$2"
sed -n '/^pip==/,/[^\\]$/p' requirements.lock |
    "$2/bin/python" -m pip --quiet --disable-pip-version-check install --requirement /dev/stdin
