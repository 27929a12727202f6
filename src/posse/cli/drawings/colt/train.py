"""The train of Colt Express in the terminal: roofs over insides, the Locomotive on the left, the road below."""

from rich.text import Text

from posse.cli.colours import ASKED, BADGE, FAINT, STRONG
from posse.cli.drawings.colt.signs import HORSE, MARSHAL, SHOTGUN, Marks, figure, loot_on, number
from posse.cli.picture import Position, fit, spread

WIDEST = 18
MOST_HORSES = 3
WHEEL = "◉"


def train_lines(position: Position, marks: Marks, width: int) -> list[Text]:
    """Everything on the train and, with the expansion, beside it."""
    train = Train(position, marks, width)
    lines = train.cars()
    return [*lines, *train.coach(), *train.hostages()] if "coach" in position.view else lines


class Train:
    """The train of one moment, each car as wide as the terminal allows."""

    def __init__(self, position: Position, marks: Marks, width: int) -> None:
        self.position = position
        self.view = position.view
        self.marks = marks
        self.width = width
        self.columns = ["loco", *[f"car{number + 1}" for number in range(len(self.view["train"]))]]
        self.room = min(WIDEST, (width - 1) // len(self.columns) - 1)

    # --- what is on a spot

    def on(self, spot: str) -> list[Text]:
        """The number of the choice and who is there, then what lies there, in as many lines as it takes."""
        view = self.view
        law = [Text(sign, BADGE) for sign, at in ((MARSHAL, "marshal"), (SHOTGUN, "shotgun")) if view.get(at) == spot]
        here = [bandit for bandit, own in view["bandits"].items() if own["spot"] == spot]
        who = [*number(self.marks, spot), *law, *[figure(self.position, self.marks, bandit) for bandit in here]]
        loot = loot_on(view["loot"][spot]) if spot in view["loot"] else []
        return [*spread(who, self.room, gap=1), *spread(loot, self.room, gap=1)]

    # --- the train

    def cars(self) -> list[Text]:
        """The bandits on the roofs, the cars, and under each its number and the horses beside it."""
        roofs = [self.on(f"{column}_roof") for column in self.columns]
        insides = [self.on(column) for column in self.columns]
        high, deep = (max(1, *map(len, spots)) for spots in (roofs, insides))
        lines = [self._row([[Text()] * (high - len(roof)) + roof for roof in roofs], row, " ") for row in range(high)]
        lines.append(self._rim("╒", "╤", "╕"))
        lines += [self._row(insides, row, "│") for row in range(deep)]
        lines.append(self._rim("╘", "╧", "╛", WHEEL))
        return [*lines, self._row([[self._name(column)] for column in self.columns], 0, " ")]

    def _row(self, cells: list[list[Text]], row: int, wall: str) -> Text:
        """One line of all cells, with walls between them."""
        line = Text(wall, FAINT)
        for cell in cells:
            line.append_text(fit(cell[row] if row < len(cell) else Text(), self.room)).append(wall, FAINT)
        return line

    def _rim(self, left: str, joint: str, right: str, wheel: str = "═") -> Text:
        """The upper edge of all cars, or the lower one with their wheels."""
        edge = f"═{wheel}{'═' * (self.room - 4)}{wheel}═"
        return Text(left + joint.join([edge] * len(self.columns)) + right, FAINT)

    def _name(self, column: str) -> Text:
        """The number of a car, and the horses that wait beside it."""
        style = ASKED if column in self.marks.asked_about else STRONG
        label = self.position.say("cli-loco") if column == "loco" else column.removeprefix("car")
        horses = self.view.get("horses", {}).get(column, 0)
        herd = HORSE * horses if horses <= MOST_HORSES else f"{HORSE}×{horses}"
        return Text(" ").append(label, style).append(f" {herd}")

    # --- the road

    def coach(self) -> list[Text]:
        """The Stagecoach, under the car that it is beside."""
        left = Text(" " * (self.columns.index(self.view["coach"]) * (self.room + 1)))
        roof, inside = self.on("coach_roof") or [Text()], self.on("coach") or [Text()]
        lines = [Text(" ").append_text(line) for line in roof]
        lines.append(Text(f"╭{'─' * self.room}╮", FAINT))
        lines += [Text("│", FAINT).append_text(fit(line, self.room)).append("│", FAINT) for line in inside]
        lines.append(Text(f"╰{WHEEL}{'─' * (self.room - 2)}{WHEEL}╯", FAINT))
        return [left.copy().append_text(line) for line in lines]

    def hostages(self) -> list[Text]:
        """The hostages in the Stagecoach."""
        waiting = [self.position.texts.noun("hostage", hostage) for hostage in self.view["hostages"]]
        if not waiting:
            return []
        label = self.position.say("label-hostages")
        return [fit(Text().append(f"{label}: ", FAINT).append(", ".join(waiting)), self.width)]
