"""The box: boards, cards, tokens, tiles and market boards as TOML files, and what reads and checks them."""
