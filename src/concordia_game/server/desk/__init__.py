"""What lasts of a table: the desk with everybody's games, invitations, and seats that were lost."""
