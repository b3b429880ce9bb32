"""What server and clients say to each other, as in docs/wire.md; `web/src/wire.ts` is made from it."""

from concordia_game.server.wire.advice import *
from concordia_game.server.wire.agreements import *
from concordia_game.server.wire.booklet import *
from concordia_game.server.wire.calls import *
from concordia_game.server.wire.catalog import *
from concordia_game.server.wire.common import *
from concordia_game.server.wire.desk import *
from concordia_game.server.wire.identity import *
from concordia_game.server.wire.lessons import *
from concordia_game.server.wire.messages import *
from concordia_game.server.wire.notices import *
from concordia_game.server.wire.past import *
from concordia_game.server.wire.persons import *
from concordia_game.server.wire.planning import *
from concordia_game.server.wire.position import *
from concordia_game.server.wire.puzzles import *
from concordia_game.server.wire.replies import *
from concordia_game.server.wire.studies import *
from concordia_game.server.wire.tabletop import *
from concordia_game.server.wire.talk import *
