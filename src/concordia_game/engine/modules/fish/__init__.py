"""The fish market: fish in the provinces, and stalls that are paid with them (F1-F4)."""
