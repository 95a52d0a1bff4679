"""Pages of the rulebook: rules in their own words, in both languages, with what a reader has to know of where they come from."""

from __future__ import annotations

import json
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabletop
from tabletop.core.errors import TabletopError
from tabletop.core.rulebook import Rule
from tabletop.core.text import LANGUAGES
from tabletop.teach.rulebook_page import Page, page

GAME = tabletop.load("claim")
RULES = GAME.rulebook.rules
HOSTILE = '<img src=x onerror="alert(1)"> & {seat} \'</section>'


class Reader(HTMLParser):
    """What a browser finds: the tags in order, and the text without them."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.open: list[str] = []
        self.words = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def ids(shown: Page) -> list[str]:
    return [rule.id for rule in shown.rules]


# which rules


def test_rules_come_in_the_order_asked_for() -> None:
    assert ids(page(GAME, "CM-2.8", "CM-2.3")) == ["CM-2.8", "CM-2.3"]


def test_a_number_is_a_whole_chapter() -> None:
    assert ids(page(GAME, "6")) == ["CM-6.1", "CM-6.2", "CM-6.3", "CM-6.4", "CM-6.5"]
    assert ids(page(GAME, "CM-1.1", "6"))[:2] == ["CM-1.1", "CM-6.1"]


def test_without_a_name_the_whole_rulebook_is_shown_once() -> None:
    assert ids(page(GAME)) == list(RULES)


@pytest.mark.parametrize("name", GAME.core.rules)
def test_rules_of_every_table_have_pages_too(name: str) -> None:
    assert ids(page(GAME, name)) == [name]
    assert GAME.core[name].text["ko"] in page(GAME, name, lang="ko").text


@pytest.mark.parametrize("name", ["CM-9.9", "2.3", "9", "", "CORE-nothing", "cm-2.3", HOSTILE])
def test_a_rule_that_there_is_not_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(TabletopError, match="its rules run from CM-1.1 to CM-6.5"):
        page(GAME, name)


@pytest.mark.parametrize("lang", ["fr", "EN", ""])
def test_a_language_that_there_is_not_is_refused(lang: str) -> None:
    with pytest.raises(TabletopError, match=f"'en' and 'ko', not in '{lang}'"):
        page(GAME, "CM-2.3", lang=lang)


# what a page says


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", RULES)
def test_every_rule_is_shown_whole_as_text_and_as_html(name: str, lang: str) -> None:
    rule, shown = RULES[name], page(GAME, name, lang=lang)
    words = Reader(shown.html).words

    for said in (rule.id, rule.title[lang], rule.text[lang], *(ruling[lang] for ruling in rule.rulings)):
        assert said in shown.text
        assert said in words
    for ruling in rule.rulings:
        assert ruling["statement"] in shown.text
        assert ruling["statement"] in words
    assert "{" not in shown.text


def test_a_page_in_one_language_holds_none_of_the_other() -> None:
    for name, rule in RULES.items():
        assert rule.text["ko"] not in page(GAME, name).text
        assert rule.text["en"] not in page(GAME, name, lang="ko").text


@pytest.mark.parametrize(("lang", "said"), [("en", "Decided for this program"), ("ko", "이 프로그램이 정한 규칙")])
def test_what_this_program_decided_says_so(lang: str, said: str) -> None:
    decided = {name for name, rule in RULES.items() if rule.status == "ruling"}

    assert decided
    for name in RULES:
        for form in (page(GAME, name, lang=lang).text, page(GAME, name, lang=lang).html):
            assert (said in form) == (name in decided)


@pytest.mark.parametrize(("lang", "said"), [("en", "Reconstructed, not taken from a printed rule."), ("ko", "재구성한 것입니다.")])
def test_what_is_reconstructed_says_so(lang: str, said: str) -> None:
    shown = Page((replace(RULES["CM-2.8"], status="reconstructed"),), lang)

    assert said in shown.text
    assert said in shown.html


def test_house_rules_stand_with_their_rule_and_mark_the_default() -> None:
    assert "House rule win_by: three (unless chosen), majority." in page(GAME, "CM-6.4").text
    assert "선택 규칙 win_by: three(기본값), majority." in page(GAME, "CM-6.4", lang="ko").text
    shown = page(GAME).text
    for option in GAME.option_list:
        assert f"House rule {option.name}: " in shown


def test_a_number_as_default_is_marked_once() -> None:
    assert "House rule first_leader: 0 (unless chosen), 1." in page(GAME, "CM-1.6").text


def test_rulings_are_folded_and_counted() -> None:
    one, none = page(GAME, "CM-2.3"), page(GAME, "CM-2.8")

    assert "<details><summary>How it is read (1)</summary>" in one.html  # closed: <details open> would not be
    assert "<summary>해석 1개</summary>" in page(GAME, "CM-2.3", lang="ko").html
    assert "<details" not in none.html


# how a page shows itself


def test_rules_are_parted_by_an_empty_line_and_none_follows_the_last() -> None:
    shown = page(GAME, "CM-1.3", "CM-1.4")

    assert shown.text.count("\n\n") == 1
    assert shown.text == shown.text.strip()
    assert str(shown) == shown.text


def test_a_notebook_gets_both_forms_and_a_reader_the_language() -> None:
    shown = page(GAME, "CM-2.3", lang="ko")

    bundle = shown._repr_mimebundle_(include=None, exclude=None)

    assert bundle == {"text/html": shown.html, "text/plain": shown.text}
    assert shown.html.startswith('<section lang="ko">')
    json.dumps(bundle)


def hostile(text: str) -> Rule:
    """A rule in which every text is the one given."""
    both = dict.fromkeys(LANGUAGES, text)
    option = {"name": text, "values": [text, 2], "default": text}
    return replace(
        RULES["CM-6.4"], id=text, title=both, text=both, status="ruling", rulings=({"statement": text, **both},), options=(option,)
    )


@given(st.text() | st.just(HOSTILE))
def test_whatever_stands_in_a_rulebook_is_shown_as_words(text: str) -> None:
    plain, spoilt = Reader(Page((hostile("x"),), "en").html), Reader(Page((hostile(text),), "en").html)

    assert spoilt.tags == plain.tags == ["section", "h4", "p", "br", "em", "br", "em", "details", "summary", "ul", "li", "small"]
    assert spoilt.open == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_braces_and_tags_of_a_rulebook_are_shown_as_they_stand(lang: str) -> None:
    shown = Page((hostile(HOSTILE),), lang)

    assert HOSTILE in shown.text
    assert Reader(shown.html).words.count(HOSTILE) == shown.text.count(HOSTILE) == 7
    assert "<img" not in shown.html


def test_the_whole_rulebook_is_sound_html() -> None:
    for lang in LANGUAGES:
        read = Reader(page(GAME, lang=lang).html)
        assert read.open == []
        assert read.tags.count("h4") == len(RULES)
