"""The words of the tutor in English and Korean; sentences of a lesson stand in the lesson."""

from __future__ import annotations

from ..core.text import Words

say = Words({
    "back": {"en": "Back", "ko": "이전"},
    "next": {"en": "Next", "ko": "다음"},
    "skip": {"en": "Skip", "ko": "건너뛰기"},
    "hint": {"en": "Hint", "ko": "힌트"},
    "show": {"en": "Show me", "ko": "보여 주세요"},
    "again": {"en": "Try again", "ko": "다시 하기"},
    "rules": {"en": "Rules of this step", "ko": "이 단계의 규칙"},
    "no_rules": {"en": "Hide the rules", "ko": "규칙 접기"},
    "progress": {"en": "{at} of {of}", "ko": "{at} / {of}"},
    "rule": {"en": "{id} {title}: {text}", "ko": "{id} {title}: {text}"},
    "look": {"en": "Here you only look. Press Next to go on.", "ko": "여기서는 보기만 합니다. 다음을 누르세요."},
    "choose": {"en": "Here you choose an answer in the panel of the lesson.", "ko": "여기서는 수업 칸에서 답을 고르세요."},
    "answered": {"en": "You have answered. Press Next to go on.", "ko": "답을 골랐습니다. 다음을 누르세요."},
    "tried": {"en": "Your move is made. Press Try again.", "ko": "이미 냈습니다. 다시 하기를 누르세요."},
    "tried_well": {
        "en": "Your move is made. Press Next to go on, or Try again.",
        "ko": "이미 냈습니다. 다음을 누르거나, 다시 하기로 한 번 더 해 보세요.",
    },
    "answer_is": {"en": "This is the answer: {answer}.", "ko": "답은 이것입니다: {answer}."},
    "shown": {
        "en": "This is one way to do it: {action}. Try again to do it yourself.",
        "ko": "이렇게 하면 됩니다: {action}. 다시 하기를 눌러 직접 해 보세요.",
    },
    "first": {"en": "This is the first step.", "ko": "첫 단계입니다."},
    "final": {"en": "This is the last step.", "ko": "마지막 단계입니다."},
    "no_move": {"en": "There is no move to make in this step.", "ko": "이 단계에서는 둘 수가 없습니다."},
    "no_question": {"en": "This step asks no question.", "ko": "이 단계에는 질문이 없습니다."},
    "no_choice": {"en": "There are {n} answers, numbered from 0.", "ko": "답은 {n}개이며 0부터 셉니다."},
    "no_hint": {"en": "This step has no hint.", "ko": "이 단계에는 힌트가 없습니다."},
    "won": {"en": "You won.", "ko": "이겼습니다."},
    "lost": {"en": "You lost this one.", "ko": "이번에는 졌습니다."},
    "level": {"en": "Nobody won.", "ko": "승부가 나지 않았습니다."},
})
