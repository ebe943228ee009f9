"""Statistics, ratings and what a win means, in words and as short texts for tables."""

from collections.abc import Mapping, Sequence

from ...catalogues.ratings import Rating
from ...game.game import Game
from ...game.results import Standing, Statistics
from ...law.difficulty import RANDOM
from ...law.variants import VARIANTS
from .events import deal_name, points
from .voice import Voice

Fact = tuple[str, str]
"""A name and a value, as texts."""


def say_statistics(
    voice: Voice, statistics: Sequence[Statistics], ratings: Mapping[str, Rating] | None = None
) -> list[str]:
    """Says the statistics, one line for each game and level, then the ratings, if given."""
    if not statistics:
        return [voice.say("stats-none")]
    rated = (ratings or {}).items()
    return [
        *(_say_statistics(voice, each) for each in statistics),
        *(_say_rating(voice, name, rating) for name, rating in rated),
    ]


def _say_statistics(voice: Voice, each: Statistics) -> str:
    said = [
        voice.say(
            "stats",
            name=game_name(voice, each.name),
            level=each.difficulty or RANDOM,
            played=each.played,
            wins=each.won,
            percent=round(100 * each.won / max(each.played, 1)),
            streak=each.best_streak,
            current=each.streak,
        )
    ]
    if each.winnable:
        said.append(voice.say("stats-winnable", won=each.won_winnable, count=each.winnable))
    if each.best_moves is not None and each.best_seconds is not None:
        minutes = each.best_seconds // 60
        said.append(voice.say("stats-best", moves=each.best_moves, minutes=minutes))
    if each.best_points is not None:
        said.append(voice.say("stats-best-score", **points(each.best_points)))
    if each.assisted:
        said.append(voice.say("stats-assisted", won=each.assisted_won, count=each.assisted))
    return " ".join(said)


def _say_rating(voice: Voice, name: str, rating: Rating) -> str:
    return voice.say("rating", name=game_name(voice, name), games=rating.games, **_ends(rating))


def _ends(rating: Rating) -> dict[str, str]:
    """The rating and its interval. They are names, not amounts: 1500, not 1,500."""
    ends = {"value": rating.value, "low": rating.low, "high": rating.high}
    return {name: str(round(value)) for name, value in ends.items()}


def game_name(voice: Voice, name: str) -> str:
    """Returns the name of a game; a game that is no preset is named by its rules."""
    return voice.phrase(f"ui-game-{name}") if name in VARIANTS else name


def kind_title(voice: Voice, name: str, difficulty: str | None) -> str:
    """Returns the name of a game and level."""
    return voice.say("stats-title", name=game_name(voice, name), level=difficulty or RANDOM)


def clock_text(seconds: int) -> str:
    """Writes a time as ``6:12`` or ``1:02:03``."""
    minutes, second = divmod(seconds, 60)
    hour, minute = divmod(minutes, 60)
    return f"{hour}:{minute:02}:{second:02}" if hour else f"{minute}:{second:02}"


def statistics_facts(voice: Voice, each: Statistics, rating: Rating | None) -> list[Fact]:
    """Lists the statistics of a game and level, for a table."""
    say, phrase = voice.say, voice.phrase
    percent = round(100 * each.won / max(each.played, 1))
    facts = [
        (say("stat-played"), str(each.played)),
        (say("stat-won"), phrase("stat-part", count=each.won, percent=percent)),
    ]
    if each.winnable:
        percent = round(100 * each.won_winnable / each.winnable)
        won = phrase("stat-of", count=each.won_winnable, total=each.winnable, percent=percent)
        facts.append((say("stat-winnable"), won))
    facts += [
        (say("stat-streak"), str(each.streak)),
        (say("stat-best-streak"), str(each.best_streak)),
    ]
    facts += _bests(voice, each)
    if each.assisted:
        won = phrase("stat-helped-won", count=each.assisted, won=each.assisted_won)
        facts.append((say("stat-assisted"), won))
    if rating is not None:
        facts.append(
            (say("stat-rating"), phrase("stat-rating-is", games=rating.games, **_ends(rating)))
        )
    return facts


def _bests(voice: Voice, each: Statistics, new: Standing | None = None) -> list[Fact]:
    """Lists the bests, without those that are ``new``."""
    facts = []
    if each.best_seconds is not None and not (new and new.shortest):
        facts.append((voice.say("stat-best-time"), clock_text(each.best_seconds)))
    if each.best_moves is not None and not (new and new.fewest_moves):
        facts.append((voice.say("stat-best-moves"), str(each.best_moves)))
    if each.best_points is not None and not (new and new.most_points):
        facts.append((voice.say("stat-best-points"), str(each.best_points)))
    return facts


def win_facts(
    voice: Voice, game: Game, difficulty: str | None, standing: Standing | None
) -> list[tuple[Fact, bool]]:
    """Lists what to show of a won game, each with whether it is a new best.

    ``difficulty`` is that of the deal, if known. ``standing`` is None if the win does not count.
    """
    say = voice.say
    facts = [
        ((say("stat-time"), clock_text(game.seconds)), bool(standing and standing.shortest)),
        ((say("stat-moves"), str(game.moves_made)), bool(standing and standing.fewest_moves)),
    ]
    if game.score is not None:
        is_best = bool(standing and standing.most_points)
        facts.append(((say("stat-points"), str(game.score - game.opening)), is_best))
    if difficulty is not None:
        facts.append(((say("stat-level"), voice.phrase(f"ui-level-{difficulty}")), False))
    if standing is not None:
        mine = standing.statistics
        is_best = mine.streak > 1 and mine.streak == mine.best_streak
        facts.append(((say("stat-streak"), str(mine.streak)), is_best))
        facts += [(fact, False) for fact in _bests(voice, mine, standing)]
    return facts


def say_win(
    voice: Voice, game: Game, standing: Standing | None, *, is_repeated: bool = False
) -> str:
    """Says what is best about a won game. ``standing`` is None if the win does not count;
    ``is_repeated``: because the deal had been played before.
    """
    mine = standing and standing.statistics
    if game.assisted:
        how = "helped"
    elif is_repeated:
        how = "repeated"
    elif mine and mine.won == 1:
        how = "first"
    elif standing and standing.shortest:
        how = "shortest"
    elif standing and standing.fewest_moves:
        how = "fewest"
    elif mine and mine.streak > 2:
        how = "streak"
    else:
        how = "won"
    level = game.deal.difficulty or RANDOM
    return voice.say("win-said", how=how, level=level, count=mine.streak if mine else 0)


def say_win_to_share(voice: Voice, game: Game, difficulty: str | None) -> str:
    """Returns a text about a won game for others. It names no card."""
    name = deal_name(game.deal)
    return voice.say(
        "win-shared",
        name=game_name(voice, game.variant.name),
        number=name["number"],
        level=difficulty or RANDOM,
        time=clock_text(game.seconds),
        moves=game.moves_made,
        score="none" if game.score is None else str(game.score - game.opening),
    )
