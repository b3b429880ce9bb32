#!/usr/bin/env bash
# test_on.sh PYTHON FOLDER TESTS...: tests on another Python, on the pure engine; its environment is kept in the folder.
set -euo pipefail
python=$1
kept=$2
shift 2
folder=$kept/$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
if [ ! -f "$folder/.made" ] || [ requirements.lock -nt "$folder/.made" ]; then
    "$python" build_tools/make_venv.py "$folder"
    "$folder/bin/python" build_tools/requirements.py |
        "$folder/bin/python" -m pip --quiet install --constraint requirements.lock --group quick --requirement /dev/stdin
    touch "$folder/.made"
fi
echo "On $("$folder/bin/python" --version):"
PYTHONPATH=src CONCORDIA_ENGINE=pure "$folder/bin/python" -m pytest -n 2 -p no:cacheprovider "$@"
