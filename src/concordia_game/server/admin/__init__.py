"""What the host of a server does beside serving: looks at games, deletes, ends, sends a lost link anew."""
