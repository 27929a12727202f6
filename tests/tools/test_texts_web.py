"""The check of the browser's texts finds the messages that a page uses, and differences between the languages."""

from tools.messages import Messages, parse, unlike
from tools.spoken_web import Browser, listen
from tools.texts_web import without_family


def heard(code: str) -> Browser:
    spoken = Browser({}, set(), set(), set())
    listen(code, spoken)
    return spoken


def messages(text: str) -> Messages:
    return parse(text, "x.ftl")[0]


def test_plain_keys_are_said() -> None:
    spoken = heard("""<h1>{say('lobby-title')}</h1> <p>{speech.texts.say("lobby-empty")}</p> {say(`lobby-end`)}""")
    assert spoken.said == dict.fromkeys(["lobby-title", "lobby-empty", "lobby-end"], frozenset())


def test_of_two_keys_both_are_said_and_what_they_depend_on_is_not() -> None:
    spoken = heard("say(seat.kind === 'bot' ? 'seat-bot' : 'seat-person')")
    assert set(spoken.said) == {"seat-bot", "seat-person"}


def test_what_another_call_is_given_is_not_said() -> None:
    assert heard("say(keyOf(seat, 'kind'))").said == {}
    assert set(heard("say('outer', { name: say('inner') })").said) == {"outer", "inner"}


def test_a_family_is_said() -> None:
    spoken = heard("say(`new-clock-${clock ? `is-${clock.kind}` : 'none'}-why`)")
    assert spoken.families == {"new-clock-"}
    assert spoken.said == {}


def test_facts_are_found_when_they_are_written_out() -> None:
    spoken = heard(
        """
        say('a', { name, count: seats.filter((seat) => seat.mine).length, 'quoted': `${x}, ${y}` });
        say('b', {
          only: 'one, two',
        });
        say('c', { ...facts });
        say('d', facts);
        say('e', {});
        """
    )
    assert spoken.said == {
        "a": frozenset({"name", "count", "quoted"}),
        "b": frozenset({"only"}),
        "c": None,
        "d": None,
        "e": frozenset(),
    }


def test_strings_and_templates_elsewhere_may_be_keys_too() -> None:
    spoken = heard("const label = busy ? 'shell-busy' : 'shell-ready'; const why = `option-${name}-why`;")
    assert {"shell-busy", "shell-ready"} <= spoken.literals
    assert "option-" in spoken.beginnings
    assert spoken.said == {}


def test_languages_speak_of_the_same_things() -> None:
    english = messages("a = { $name } waits\n    .title = Wait\nb = { $count }\n")
    polish = messages("a = czeka\nb = { $count } { $seat }\n")
    assert list(unlike("pl", polish, english)) == [
        "pl: a uses $name only here or only in English",
        "pl: a has .title only here or only in English",
        "pl: b uses $seat only here or only in English",
    ]


def test_a_family_has_members() -> None:
    known = messages("tempo-calm = calm\n")
    assert list(without_family("en", {"tempo-", "clock-"}, known)) == ["en: no message begins with clock-"]
