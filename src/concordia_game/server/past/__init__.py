"""What was played: how games ended, and what that says of people."""
