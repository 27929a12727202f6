"""The check of the texts finds missing, broken and unused messages and variables."""

import ast

from posse.engine.words import NUMBER, Declared, Nouns
from tools.messages import Needed, differences, forms_of, loose_ends, parse, unmet
from tools.spoken import Spoken, errors_among, listen
from tools.texts import variables_of


def heard(code: str) -> Spoken:
    spoken = Spoken({}, {}, set(), set())
    module = ast.parse(code)
    listen(module, spoken, errors_among([node for node in module.body if isinstance(node, ast.ClassDef)]))
    return spoken


def test_what_is_not_understood_and_what_is_doubled_is_reported() -> None:
    messages, problems = parse("good = fine\nbad line\ngood = again\n", "x.ftl")
    assert list(messages) == ["good"]
    assert problems == ["x.ftl: syntax error: bad line", "x.ftl: good is defined twice"]


def test_missing_messages_and_variables_are_reported() -> None:
    messages, _ = parse("verb-pay = Pay { $amount } to { $bank }\n", "x.ftl")
    needed = [Needed("verb-pay", frozenset({"amount"})), Needed("verb-pass", frozenset())]
    assert list(unmet("x", messages, needed)) == ["x: verb-pay is not given $bank", "x: verb-pass is missing"]


def test_variables_in_variants_and_forms_are_found() -> None:
    messages, _ = parse("a = { $n ->\n    [one] { $x }\n   *[other] y\n    }\n    .acc = { $z } { b }\n", "x.ftl")
    assert messages["a"].variables == {"n", "x", "z"}
    assert list(loose_ends("x", messages, messages)) == ["x: a refers to b, which is missing"]


def test_languages_have_the_same_messages() -> None:
    english, _ = parse("a = a\nb = b\n", "en")
    polish, _ = parse("a = a\nc = c\n", "pl")
    assert list(differences("pl", polish, english)) == ["pl: b is missing", "pl: c is not in the English file"]


def test_a_sentence_is_given_the_forms_of_its_nouns() -> None:
    messages, _ = parse("tree-oak = dąb\n    .gen = dębu\ntree-elm = wiąz\n", "pl")
    declared = Declared("plant", {"kind": Nouns("tree", ["oak", "elm"]), "amount": NUMBER})
    given = variables_of(declared, forms_of(messages))
    assert given == {"kind", "kind_key", "kind_gen", "amount", "amount_key"}


def test_errors_are_found_with_what_they_always_carry() -> None:
    spoken = heard(
        "def f(x):\n"
        "    raise NotAllowed('late' if x else 'early', given=x, seat=1)\n"
        "def g(x):\n"
        "    raise errors.NotAllowed('late', given=x)\n"
        "def h(x):\n"
        "    raise BadRecord('torn', 3)\n"
        "def passed_on(error):\n"
        "    raise NotAllowed(error.key, **error.facts)\n"
    )
    assert spoken.errors == {
        "late": frozenset({"given"}),
        "early": frozenset({"given", "seat"}),
        "torn": frozenset({"line"}),
    }


def test_errors_are_found_that_a_function_names() -> None:
    spoken = heard(
        "def settle(x):\n"
        "    wrong = fault(x)\n"
        "    if wrong:\n"
        "        raise BadTable(wrong, given=x)\n"
        "def fault(x):\n"
        "    if x:\n"
        "        return 'too-long'\n"
        "    return touching(x)\n"
        "def touching(x):\n"
        "    return 'too-near' if x else ''\n"
    )
    assert set(spoken.errors) == {"too-long", "too-near"}


def test_errors_are_found_that_descend_from_others() -> None:
    spoken = heard(
        "class Refused(PosseError): ...\n"
        "class Full(Refused): ...\n"
        "class Taken(Refused):\n"
        "    def __init__(self, name):\n"
        "        super().__init__('taken', given=name)\n"
        "class Elsewhere(Exception): ...\n"
        "def f(x):\n"
        "    raise Full('table-full', seats=x)\n"
        "def g(x):\n"
        "    raise Elsewhere('no key')\n"
        "def h(x):\n"
        "    raise Taken(x)\n"
    )
    assert spoken.errors == {"table-full": frozenset({"seats"}), "taken": frozenset({"given"})}


def test_messages_are_found_that_are_said_by_name() -> None:
    spoken = heard("screen.say('cli-bye', name=who)\nscreen.say(f'option-{name}-why')\nhelp_text = 'cli-help'\n")
    assert spoken.said == {"cli-bye": frozenset({"name"})}
    assert "option-" in spoken.beginnings
    assert "cli-help" in spoken.literals
