"""One suite over every board, player count and module; other tests use `contract` and `ledger`, too."""
