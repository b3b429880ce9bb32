"""How strong the bots are: every match of docs/bots.md, kept in files, so that they can be played in pieces.

    python benchmarks/strength.py [NAME ...] [--table] [--processes N]

plays the matches whose names begin with NAME (all of them: a day of one core), prints a line for each, and
enters what has been played into the table of the page. A match goes on where it was left; `--table` plays
nothing. The games are in benchmarks/results/strength: the command of a line, with `--keep FILE`, goes on in
the same file. The numbers of games and the goals were set down here before a game was played.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path

from concordia_game.arena.kept import KeptGames
from concordia_game.arena.tournament import Tournament, pairings, play_all, table_data
from concordia_game.arena.workers import all_cores
from concordia_game.engine.options import Options
from concordia_game.games.rating import wilson

RESULTS = Path(__file__).parent / "results" / "strength"
PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- matches: python benchmarks/strength.py --table -->\n", "<!-- end of matches -->"
HEAD = """| table | goal | games | wins | interval | mean score | command: `concordia arena` and |
|---|---|---|---|---|---|---|
"""
BOARDS = ("italia", "imperium", "hispania", "byzantium", "balearica", "cyprus")


@dataclass
class Match:
    """Two bots, or one with itself; the second takes all seats that the first leaves."""

    name: str
    bots: list[str]
    options: Options
    games: int
    goal: str = ""
    seed: int = 1

    def title(self) -> str:
        """Who plays whom, and where."""
        others = self.options.players - 1
        rivals = f"{others} {self.bots[-1]}" if others > 1 else self.bots[-1]
        table = [self.options.map.capitalize(), str(self.options.players)]
        table += [name for name in ("salt", "forum", "fish") if getattr(self.options, name)]
        return f"{self.bots[0]} - {rivals}, {', '.join(table)}"

    def command(self) -> str:
        """What plays it."""
        flags = [
            f"--bots {','.join(self.bots)}",
            f"--map {self.options.map}",
            f"--players {self.options.players}",
        ]
        flags += [f"--{name}" for name in ("salt", "forum") if getattr(self.options, name)]
        flags += [f"--fish {self.options.fish}"] if self.options.fish else []
        flags += [f"--games {self.games}"]
        return " ".join(flags)


def boards_and_numbers() -> list[Match]:
    """Every board with every number of players, but for the two tables that have matches of their own."""
    return [
        Match(
            f"cell-{board}-{players}",
            ["normal@3", "normal@1"],
            Options(board, players),
            60,
            f"above {100 / players:.0f} %",
        )
        for board in BOARDS
        for players in (2, 3, 4, 5)
        if (board, players) not in (("italia", 2), ("imperium", 4))
    ]


ITALIA, IMPERIUM = Options("italia", 2), Options("imperium", 4)
HISPANIA = Options("hispania", 2, salt=True, forum=True, fish="coast")
BYZANTIUM = Options("byzantium", 4, salt=True, forum=True, fish="coast")

MATCHES = [
    Match("normal-italia", ["normal@3", "normal@1"], ITALIA, 400, "65 %"),
    Match("normal-imperium", ["normal@3", "normal@1"], IMPERIUM, 400, "40 %"),
    Match("normal-hispania", ["normal@3", "normal@1"], HISPANIA, 200, "60 %"),
    Match("normal-byzantium", ["normal@3", "normal@1"], BYZANTIUM, 200, "37 %"),
    Match("hard-italia", ["hard@3", "hard@1"], ITALIA, 200, "68 %"),
    Match("hard-imperium", ["hard@3", "hard@1"], IMPERIUM, 120, "45 %"),
    Match("master-italia", ["master@3", "hard@3"], ITALIA, 60, "60 %"),
    Match("hard-four", ["hard@3"], IMPERIUM, 40, "121 points"),
    Match("easy-italia", ["normal@3", "easy@3"], ITALIA, 100, "75 %"),
    Match("easy-imperium", ["normal@3", "easy@3"], IMPERIUM, 60),
    Match("level-italia", ["hard@3", "normal@3"], ITALIA, 60, "70 %"),
    *boards_and_numbers(),
]


def tournament_of(match: Match, processes: int) -> Tournament:
    """The match as far as it has been played; with `processes` it is played to its end."""
    wanted = pairings(match.bots, match.options, match.games, match.seed)
    path = RESULTS / f"{match.name}.jsonl"
    tournament = Tournament(match.bots)
    if not processes and not path.exists():
        return tournament
    kept = KeptGames(path, {"bots": match.bots, **table_data(match.options, match.seed)}, wanted)
    # Nothing is left to be played of what has been played.
    some = wanted if processes else wanted[: len(kept.games)]
    play_all(tournament, some, processes, "", lambda done, total: None, kept)
    return tournament


def line(match: Match, tournament: Tournament) -> str:
    """A line of the table in docs/bots.md."""
    data = tournament.data()
    first, *others = data["bots"]
    wins = interval = ""
    scores = f"winners {data['mean_winning_score']:.1f}"
    if others:
        low, high = wilson(first["wins"], first["games"])
        wins = f"{first['wins']}, {100 * first['win_rate']:.0f} %"
        interval = f"{100 * low:.1f} - {100 * high:.1f} %"
        scores = f"{first['mean_score']:.0f} : {others[0]['mean_score']:.0f}"
    cells = (match.title(), match.goal, str(data["games"]), wins, interval, scores, f"`{match.command()}`")
    return f"| {' | '.join(cells)} |"


def entered(page: str, lines: list[str]) -> str:
    """The page with these lines as its table."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + HEAD + "\n".join([*lines, END]) + after


def played_lines() -> list[str]:
    """A line for each match of which games are kept, in the order of the list."""
    tournaments = [(match, tournament_of(match, 0)) for match in MATCHES]
    return [line(match, tournament) for match, tournament in tournaments if tournament.played]


def main() -> None:
    """Play what is asked for."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="how the names of the matches begin (all)")
    parser.add_argument("--table", action="store_true", help="play nothing")
    parser.add_argument("--processes", type=int, default=all_cores())
    arguments = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    chosen = tuple(arguments.names) or ("",)
    for match in MATCHES if not arguments.table else []:
        if match.name.startswith(chosen):
            print(line(match, tournament_of(match, arguments.processes)), flush=True)
    PAGE.write_text(entered(PAGE.read_text("utf-8"), played_lines()), "utf-8")


if __name__ == "__main__":
    main()
