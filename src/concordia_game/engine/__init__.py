"""The rules: pure, deterministic, compiled where there is a compiler."""
