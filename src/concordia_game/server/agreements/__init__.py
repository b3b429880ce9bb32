"""What people agree on beside the moves: time, leaving, requests; all of it is noted."""
