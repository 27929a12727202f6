"""Which models are built when the server starts, and which when they are first needed."""

from collections.abc import Iterator
from importlib import import_module

from posse.server.http.model import Model
from posse.server.http.schemas import Body


class Answer(Model):
    """A response."""

    number: int


def kinds_of(model: type[Body]) -> Iterator[type[Body]]:
    for kind in model.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def test_a_response_is_built_when_it_is_first_needed() -> None:
    assert not Answer.__pydantic_complete__
    assert Answer(number=1).model_dump() == {"number": 1}
    assert Answer.__pydantic_complete__


def test_requests_are_built_at_once() -> None:
    """Later pydantic would warn of an alias that FastAPI gives every body, once for each of them, in the log."""
    import_module("posse.server.app")  # declares them all
    assert all(kind.__pydantic_complete__ for kind in kinds_of(Body))
