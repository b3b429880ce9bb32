#!/usr/bin/env bash
# Chromium for the browser tests: installed where this may be done, otherwise those tests skip themselves.
command -v chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } >/dev/null 2>&1
fi
command -v chromium >/dev/null || echo "No chromium: the browser tests are skipped (install it to run them)."
