"""One suite over every board, player count and module; `contract` and `ledger` serve the other tests too."""
