"""Environments for programs that learn, with interfaces that they know: `pip install 'concordia-game[rl]'`.

`concordia_game.env.concordia_v0` is PettingZoo's, with a seat for every agent. Importing this package
registers Gymnasium's, in which bots take the other seats: `concordia_game/Concordia-v0` and, a whole turn at
a time, `concordia_game/ConcordiaTurns-v0`.
"""

from concordia_game.extras import extra

with extra("rl", "an environment"):
    import gymnasium
    import pettingzoo  # noqa: F401  both are asked for, whichever is used

ID = "concordia_game/Concordia-v0"
"""What Gymnasium calls the environment in which a step is one decision."""

TURNS_ID = "concordia_game/ConcordiaTurns-v0"
"""What Gymnasium calls the environment in which a step is a whole turn."""

for name, place in ((ID, "single:ConcordiaEnv"), (TURNS_ID, "turns:ConcordiaTurnsEnv")):
    if name not in gymnasium.registry:
        gymnasium.register(id=name, entry_point=f"concordia_game.env.{place}", disable_env_checker=True)
