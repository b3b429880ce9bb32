"""Pictures of positions, with the drawings that the page uses, too (`art`)."""
