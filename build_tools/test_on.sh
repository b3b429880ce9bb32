#!/usr/bin/env bash
# test_on.sh PYTHON FOLDER: the tests of engine, data, records and scenarios on another Python, on the pure engine.
set -euo pipefail
python=$1
folder=$2/$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
if [ ! -f "$folder/.made" ] || [ requirements.lock -nt "$folder/.made" ]; then
    "$python" build_tools/make_venv.py "$folder"
    "$folder/bin/python" build_tools/requirements.py |
        "$folder/bin/python" -m pip --quiet install --constraint requirements.lock --group quick --requirement /dev/stdin
    touch "$folder/.made"
fi
echo "On $("$folder/bin/python" --version):"
PYTHONPATH=src CONCORDIA_ENGINE=pure "$folder/bin/python" -m pytest -n 2 -p no:cacheprovider \
    tests/unit tests/boards tests/records tests/scenarios
