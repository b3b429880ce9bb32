"""Environments for programs that learn, with interfaces that they know: `pip install 'concordia-game[rl]'`.

`concordia_game.env.concordia_v0` is PettingZoo's, with a seat for every agent. Importing this package
registers Gymnasium's, `concordia_game/Concordia-v0`, in which bots take the other seats.
"""

from concordia_game.extras import extra

with extra("rl", "an environment"):
    import gymnasium
    import pettingzoo  # noqa: F401  both are asked for, whichever is used

ID = "concordia_game/Concordia-v0"

if ID not in gymnasium.registry:
    gymnasium.register(id=ID, entry_point="concordia_game.env.single:ConcordiaEnv", disable_env_checker=True)
