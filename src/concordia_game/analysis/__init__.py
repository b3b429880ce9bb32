"""Analysis: where a game was won and lost, and who is winning, by the judgement of the bots."""
