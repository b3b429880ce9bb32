"""What is said and noted at a table; neither records nor bots ever see it."""
