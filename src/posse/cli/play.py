"""`posse play`: people and bots at one table, until the game is over or somebody quits."""

import os
import time
from argparse import Namespace
from pathlib import Path
from random import SystemRandom

from rich.text import Text

import posse
from posse.bots import BOT_NAMES, BOTS
from posse.cli.arguments import decimal, game_options, whole_number
from posse.cli.choices import Choices, listing
from posse.cli.colours import STRONG
from posse.cli.draw import PLAIN, draw
from posse.cli.picture import Picture
from posse.cli.save import (
    Save,
    Seating,
    begin_save,
    data_folder,
    game_of,
    last_unfinished,
    new_path,
    read_seating,
    reopen,
)
from posse.cli.score import result_lines, score_lines
from posse.cli.screen import Screen
from posse.cli.table import Table
from posse.cli.trouble import INTERRUPTED, Quit, Trouble, path_of
from posse.cli.turn import Turn
from posse.texts import Texts, coach_texts, terminal_texts

USUAL_LEVEL = "level2"
QUICK_BOTS = ("random", "greedy", "level1", "level2")
ROWS_WANTED = 36
COLUMNS_WANTED = 100
MOST_NAME = 20
MOST_SEED = 2**31


def play(arguments: Namespace, language: str) -> int:
    """Set up a new table or an old one, and play."""
    screen = Screen(terminal_texts(language), arguments.stdin)
    arguments.game = arguments.game or _asked_game(arguments, screen)
    resumed = _resume_path(arguments, screen)
    game = game_of(resumed) if resumed else arguments.game
    words = (coach_texts if arguments.coach else terminal_texts)(language, _known_game(game))
    screen = Screen(words, arguments.stdin, data_folder() / "history")
    table = _reopened(arguments, words, screen, resumed) if resumed else _new_table(arguments, words, screen)
    table.drawing = PLAIN if arguments.plain else table.game
    if arguments.coach:
        table.call_coach()
    table.seat_bots(decimal("--seconds", arguments.seconds))
    return Session(table, screen, decimal("--delay", arguments.delay)).run()


def _is_particular(arguments: Namespace) -> bool:
    """Whether the arguments describe a new game, so that no old one is offered."""
    table = [arguments.seats, arguments.edition, arguments.option, arguments.seed, arguments.save]
    return any(table) or _is_reseated(arguments)


def _is_reseated(arguments: Namespace) -> bool:
    """Whether the arguments say who sits at the table."""
    return bool(arguments.watch or arguments.humans or arguments.names or arguments.bots)


def _asked_game(arguments: Namespace, screen: Screen) -> str | None:
    """Ask which game to play, unless a record says it or nobody can answer."""
    if arguments.resume or not screen.is_live:
        return None
    words = screen.texts
    choices = Choices(list(posse.GAMES), [words.say(f"game-{name}") for name in posse.GAMES])
    screen.say("cli-ask-game", style=STRONG)
    screen.lines(listing(choices, Picture([]), words, screen.width))
    while True:
        try:
            return choices.find(screen.ask())
        except Trouble as trouble:
            screen.bad(words.say(trouble.key, **trouble.facts))


def _known_game(name: str | None) -> str:
    if name is None:
        raise Trouble("cli-error-which-game", games=", ".join(posse.GAMES))
    if name not in posse.GAMES:
        raise posse.BadTable("not-a-game", given=name, allowed=list(posse.GAMES))
    return name


def _resume_path(arguments: Namespace, screen: Screen) -> Path | None:
    """The record to continue: the one named, or the last unfinished one if the reader wants it."""
    if arguments.resume:
        return path_of(arguments.resume)
    wants_last = arguments.resume is not None
    if not wants_last and (not screen.is_live or _is_particular(arguments)):
        return None
    path = last_unfinished(_known_game(arguments.game))
    if path is None and wants_last:
        raise Trouble("cli-error-nothing-to-resume")
    if path is None or wants_last or screen.agrees("cli-ask-resume", file=path.name):
        return path
    return None


def _new_table(arguments: Namespace, words: Texts, screen: Screen) -> Table:
    seed = SystemRandom().randrange(MOST_SEED) if arguments.seed is None else whole_number("--seed", arguments.seed)
    seats = whole_number("--seats", arguments.seats or "4")
    match = posse.new(str(words.game), seats, game_options(arguments), seed)
    seating = _seating(arguments, words, seats)
    return Table(match, seating, words, _begin_save(arguments, match, seating, screen), seed)


def _begin_save(arguments: Namespace, match: posse.Match, seating: Seating, screen: Screen) -> Save | None:
    """The file of the game; if the default one cannot be written, play without one."""
    if arguments.save:
        return begin_save(path_of(arguments.save), match, seating)
    try:
        return begin_save(new_path(match.game.name), match, seating)
    except Trouble as trouble:
        screen.bad(screen.texts.say(trouble.key, **trouble.facts))
        screen.bad(screen.texts.say("cli-error-not-saved"))
        return None


def _reopened(arguments: Namespace, words: Texts, screen: Screen, path: Path) -> Table:
    seed = SystemRandom().randrange(MOST_SEED) if arguments.seed is None else whole_number("--seed", arguments.seed)
    match, save, was_cut = reopen(path, seed)
    if was_cut:
        screen.hint("cli-was-cut")
    seating = None if _is_reseated(arguments) else read_seating(path, match.seats)
    seating = seating or _seating(arguments, words, match.seats)
    if arguments.save:
        save = begin_save(path_of(arguments.save), match, seating)
    return Table(match, seating, words, save, seed)


def _seating(arguments: Namespace, words: Texts, seats: int) -> Seating:
    """People first, then bots, with the names given or default ones."""
    people = 0 if arguments.watch else whole_number("--humans", arguments.humans or "1")
    if people > seats:
        raise Trouble("cli-error-many-humans", humans=people, seats=seats)
    kinds = arguments.bots or [USUAL_LEVEL]
    for kind in kinds:
        if kind not in BOTS:
            raise posse.BadTable("not-a-bot", given=kind, allowed=list(BOTS))
    bots = [""] * people + [kinds[min(number, len(kinds) - 1)] for number in range(seats - people)]
    return Seating(_names(arguments.names or [], words, people, seats), bots)


def _names(given: list[str], words: Texts, people: int, seats: int) -> list[str]:
    """The names given, and default names for the others."""
    are_fit = all(name.strip() and name.isprintable() and len(name) <= MOST_NAME for name in given)
    if not are_fit or len(given) > seats or len(set(given)) < len(given):
        raise Trouble("cli-error-names", seats=seats)
    bots = iter([name for name in BOT_NAMES if name not in given])
    usual = [words.say("seat-name", number=seat + 1) if seat < people else next(bots) for seat in range(seats)]
    return [*given, *usual[len(given) :]]


def call_of(command: str) -> str:
    """The command line for a command, as the reader called Posse: `make` sets POSSE_CALL to its own form."""
    return os.environ.get("POSSE_CALL", "posse {}").format(command)


def introductions(table: Table) -> list[Text]:
    """Each bot with its level and, if it is one of ours, its character."""
    words = table.texts
    told: list[Text] = []
    for seat, kind in enumerate(table.seating.bots):
        if kind:
            line = Text("  ").append(table.names[seat], STRONG).append(f", {words.say(f'bot-{kind}')}")
            character = f"character-{table.names[seat].lower()}"
            told.append(line.append(f": {words.say(character)}" if words.has(character) else ""))
    return told


class Session:
    """A game at one table, played to its end or until somebody quits."""

    def __init__(self, table: Table, screen: Screen, delay: float) -> None:
        self.table = table
        self.screen = screen
        self.delay = delay if screen.is_live else 0.0
        self.is_watched = not table.seating.people
        self.holder = -1

    def run(self) -> int:
        """Play, and return the exit code: 0 even if the reader quits before the end."""
        try:
            self.screen.lines(introductions(self.table))
            self._warn_of_small_screen()
            while not self.table.match.over:
                self._next_answer()
        except (Quit, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        self._show_end()
        return 0

    def _warn_of_small_screen(self) -> None:
        """Say that a larger terminal shows the whole board, before the first page scrolls away."""
        screen = self.screen
        if screen.is_live and screen.height < ROWS_WANTED:
            facts = {"rows": ROWS_WANTED, "columns": COLUMNS_WANTED, "height": screen.height, "width": screen.width}
            screen.hint("cli-small-screen", **facts)
            screen.pause("cli-go-on")

    def _next_answer(self) -> None:
        seat = self.table.match.asked[0]
        if self.table.seating.is_bot(seat):
            self._bot_answers(seat)
        else:
            self._hand_over(seat)
            Turn(self.table, self.screen, seat).run()

    def _bot_answers(self, seat: int) -> None:
        if self.table.seating.bots[seat] in QUICK_BOTS:
            events = self.table.play_bot(seat)
        else:
            with self.screen.thinking(self.table.texts.say("thinking", seat=self.table.names[seat])):
                events = self.table.play_bot(seat)
        if self.is_watched:
            self._show_watched(events)

    def _show_watched(self, events: list[posse.Event]) -> None:
        """Show what bots do among themselves: in words and, in a terminal, with the board at a readable pace."""
        sentences = [Text(f"  {sentence}") for sentence in self.table.sentences(events, None)]
        if self.screen.is_live:
            self.screen.clear()
            self._show_board()
        self.screen.lines(sentences)
        time.sleep(self.delay)

    def _show_board(self) -> None:
        self.screen.lines(draw(self.table.drawing, self.table.position(None, self.screen.width)).lines)

    def _hand_over(self, seat: int) -> None:
        """Where people share a device, clear the screen before another seat's secrets are shown."""
        is_shared = len(self.table.seating.people) > 1
        if is_shared and self.holder != seat and self.table.has_secrets:
            self.screen.forget()
            self.screen.pause("cli-hand-over", name=self.table.names[seat])
        self.holder = seat

    def _show_end(self) -> None:
        table, screen = self.table, self.screen
        if not self.is_watched:
            last = self.holder if self.holder >= 0 else table.seating.people[0]
            screen.lines(Text(f"  {sentence}") for sentence in table.news(last))
        self._show_board()
        screen.say("game-over", style=STRONG)
        screen.lines(result_lines(table.match, table.names, table.texts))
        screen.lines(score_lines(table.match, table.names, table.texts, screen.width))
        if table.save is not None:
            screen.hint("cli-replay-it", file=call_of(f"replay {table.save.path}"))

    def _leave(self, code: int) -> int:
        """Say how to continue the game."""
        self.screen.line()
        if self.table.save is None:
            self.screen.say("cli-error-not-saved")
        else:
            self.screen.say("cli-goes-on", file=call_of(f"play --resume {self.table.save.path}"))
        return code
