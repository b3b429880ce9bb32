"""Say in one sentence that this Python is too old, if it is; any Python 3 can read this file."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - that is what is asked here
    found = ".".join(map(str, sys.version_info[:2]))
    sys.exit("Concordia needs Python 3.11 or newer, this is {} (with make: PYTHON=python3.12).".format(found))  # noqa: UP032
