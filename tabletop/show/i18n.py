"""The words of the table in English and Korean: buttons, the strip, the curtain, and what is said when Python is silent.

Sentences about the game itself come from its rulebook; here stands only what is the same for every game.
"""

from __future__ import annotations

from ..core.text import Words
from ..core.text import checked as checked  # noqa: PLC0414 - analysis still asks here

ui = Words({
    # buttons and headings
    "hint": {"en": "Hint", "ko": "힌트"},
    "why": {"en": "Why not?", "ko": "왜 안 되나요?"},
    "undo": {"en": "Undo", "ko": "무르기"},
    "aid": {"en": "Player aid", "ko": "요약표"},
    "aid_of": {"en": "Player aid: {game}", "ko": "요약표: {game}"},
    "stop": {"en": "Stop", "ko": "멈추기"},
    "next": {"en": "Next move", "ko": "다음 수"},
    "again": {"en": "Play again", "ko": "다시 하기"},
    "board": {"en": "Board", "ko": "게임판"},
    "tools": {"en": "Tools", "ko": "도구"},
    "seats": {"en": "Players", "ko": "플레이어"},
    "log": {"en": "Log", "ko": "기록"},
    "whole_log": {"en": "Whole log", "ko": "전체 기록"},
    "lesson": {"en": "Lesson", "ko": "수업"},
    "type": {"en": "Type a move", "ko": "수 입력"},
    "go": {"en": "Play", "ko": "내기"},
    "position": {"en": "Position", "ko": "장면"},
    "back": {"en": "One step back", "ko": "한 수 뒤로"},
    "forward": {"en": "One step on", "ko": "한 수 앞으로"},
    "step": {"en": "{at} of {of}", "ko": "{of}수 중 {at}수째"},
    # seats
    "to_move": {"en": "to move", "ko": "차례"},
    "you": {"en": "you", "ko": "나"},
    "seat": {"en": "{name}, points: {total}", "ko": "{name}, 점수 {total}"},
    # what is heard of an item besides its own sentence
    "legal": {"en": "You may choose it.", "ko": "고를 수 있습니다."},
    "chosen": {"en": "Selected.", "ko": "선택됨."},
    "last": {"en": "Last move.", "ko": "마지막 수."},
    "hinted": {"en": "Hint {n} of {of}.", "ko": "힌트 {of}개 중 {n}번."},
    "hinted_share": {"en": "Hint {n} of {of}, {share} % of the search.", "ko": "힌트 {of}개 중 {n}번, 탐색의 {share}%."},
    # the strip
    "go_on": {
        "en": "Chosen: {chosen}. Now choose what comes next, or touch it again to let go.",
        "ko": "선택: {chosen}. 다음 것을 고르거나, 다시 눌러 취소하세요.",
    },
    "let_go": {"en": "Nothing is chosen any more.", "ko": "선택을 취소했습니다."},
    "inert": {"en": "This is here to look at; no move is made with it.", "ko": "보기만 하는 것입니다. 이것으로 두는 수는 없습니다."},
    "changed": {"en": "The table has just changed. Touch again.", "ko": "방금 테이블이 바뀌었습니다. 다시 눌러 주세요."},
    "gone": {"en": "That no longer lies on the table.", "ko": "이제 테이블에 없는 것입니다."},
    "ask": {
        "en": "What would you like to ask about? Touch it; nothing is played.",
        "ko": "무엇이 궁금한가요? 눌러 보세요. 수를 두지는 않습니다.",
    },
    "asked_legal": {"en": "{action:^} is legal: you may play it now.", "ko": "{action}: 지금 둘 수 있습니다."},
    "begin": {"en": "For {action}, begin with {part}.", "ko": "{action:을/를} 하려면 먼저 {part:을/를} 고르세요."},
    "nearest": {"en": "You may {action}.", "ko": "가능한 수: {action}."},
    "hint_is": {
        "en": "Hint: {action}. Of the games tried out, {share} % went this way, and {value} % of those were won.",
        "ko": "힌트: {action}. 시험해 본 판 가운데 {share}%를 이 수로 두었고, 그중 {value}%를 이겼습니다.",
    },
    "advising": {"en": "Looking for a good move.", "ko": "좋은 수를 찾고 있습니다."},
    "hint_close": {"en": "It is close: to {action} is about as good.", "ko": "차이가 작습니다. {action}도 비슷하게 좋습니다."},
    "hint_only": {"en": "Hint: {action}. It is the only move.", "ko": "힌트: {action}. 둘 수 있는 수는 이것뿐입니다."},
    "undone": {"en": "Taken back.", "ko": "한 수 물렀습니다."},
    "thinking": {"en": "{seat} is thinking", "ko": "{seat:이/가} 생각 중"},
    "busy": {
        "en": "{seat} is thinking. Wait a moment, or press Stop.",
        "ko": "{seat:이/가} 생각하고 있습니다. 기다리거나 멈추기를 누르세요.",
    },
    "fault": {
        "en": "{seat}'s player failed ({fault}). Press Next move to let it try again.",
        "ko": "{seat}의 컴퓨터 플레이어에 문제가 생겼습니다({fault}). 다음 수를 눌러 다시 시키세요.",
    },
    "chose_illegal": {"en": "it chose a move that it may not make", "ko": "둘 수 없는 수를 골랐습니다"},
    "chose_nothing": {"en": "it chose nothing", "ko": "아무 수도 고르지 않았습니다"},
    "not_over": {"en": "The game is not over yet.", "ko": "게임이 아직 끝나지 않았습니다."},
    "no_answer": {"en": "The table did not understand that.", "ko": "알아듣지 못했습니다."},
    "broken": {
        "en": "Something went wrong in the table ({fault}). The game stands as it was.",
        "ko": "테이블에 문제가 생겼습니다({fault}). 게임은 그대로입니다.",
    },
    "watch": {
        "en": "The computer plays every seat here: press Next move.",
        "ko": "여기서는 컴퓨터가 모든 자리를 둡니다. 다음 수를 누르세요.",
    },
    "record": {
        "en": "This is a record: move the slider; nothing is played here.",
        "ko": "기록을 보는 화면입니다. 슬라이더를 움직이세요. 여기서는 둘 수 없습니다.",
    },
    "nobody_thinks": {"en": "Nobody is thinking.", "ko": "생각 중인 플레이어가 없습니다."},
    "not_next": {"en": "It is a person's turn.", "ko": "지금은 사람의 차례입니다."},
    "still": {"en": "A picture: run this cell to play.", "ko": "그림입니다. 플레이하려면 이 셀을 실행하세요."},
    "house_rule": {"en": "House rule: {name} = {value}.", "ko": "선택 규칙: {name} = {value}."},
    # the curtain
    "curtain": {
        "en": "It is {seat}'s turn. Pass the screen on: nothing is shown until {seat} is there.",
        "ko": "{seat}의 차례입니다. 화면을 넘겨주세요. {seat:이/가} 누를 때까지 아무것도 보이지 않습니다.",
    },
    "lift": {"en": "I am {seat}, show my side", "ko": "{seat}입니다. 내 쪽을 보여 주세요"},
    "curtained": {
        "en": "The curtain is down: first press the button in the middle.",
        "ko": "가림막이 내려져 있습니다. 먼저 가운데 단추를 누르세요.",
    },
    # when Python is silent
    "silent": {
        "en": "Python does not answer. Either a long cell is running, or the kernel was restarted: then choose Run > Run All Above"
        " Selected Cell and run this cell again.",
        "ko": "파이썬이 대답하지 않습니다. 오래 걸리는 셀이 실행 중이거나 커널이 다시 시작되었습니다. 다시 시작되었다면 메뉴의"
        " Run > Run All Above Selected Cell로 위의 모든 셀을 실행한 뒤 이 셀을 다시 실행하세요.",
    },
    "cut": {
        "en": "This picture is no longer connected to Python: the kernel was stopped or restarted, and the game is gone. Choose Run >"
        " Run All Above Selected Cell, then run this cell again.",
        "ko": "이 그림은 이제 파이썬과 연결되어 있지 않습니다. 커널이 멈추었거나 다시 시작되어 게임이 남아 있지 않습니다. 메뉴의"
        " Run > Run All Above Selected Cell로 위의 모든 셀을 실행한 뒤 이 셀을 다시 실행하세요.",
    },
})
BROWSER = (
    "board", "tools", "seats", "log", "whole_log", "lesson", "type", "go", "stop", "position", "back", "forward", "silent", "cut", "aid",
)  # fmt: skip


def browser_words(lang: str) -> dict[str, str]:
    """The words that the browser needs by itself."""
    return {word: ui(word, lang) for word in BROWSER}
