"""Team play of Venus: partners carry out each card one after the other (V2)."""
