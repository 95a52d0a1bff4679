"""The ninth part: getting ready for a game, and how it can be varied (CL-1.5 to CL-1.9 and the house rules)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import table

BEGINNING = (
    Step(
        id="ready", kind="read", rules=("CL-1.5", "CL-1.6", "CL-1.7", "CL-1.8", "CL-1.9"), position=table(1),
        title=t("Getting ready", "게임 준비"),
        text=t(
            "Chance deals everybody a departure card, open to all: it is your country. Seven markers go on its six islands, two of them"
            " on one of value 8; five stay in your stock.\n\nEverybody has 2 dollars. Of the three 2x cards five players use all, three"
            " or four use two, two players one. The youngest has the hook card and sits at A.",
            "출항 카드를 한 장씩 무작위로 나누어 모두가 보게 놓습니다. 그것이 내 나라입니다. 마커 일곱 개를 카드의 여섯 섬에 놓는데,"
            " 가치 8인 섬 하나에는 두 개를 놓습니다. 다섯 개는 내 앞에 둡니다.\n\n돈은 2달러씩입니다. 2배 카드 세 장은 다섯 명이면 모두,"
            " 서너 명이면 두 장, 둘이면 한 장 씁니다. 갈고리 카드는 A 자리의 것이니, 나이가 가장 적은 사람이 A에 앉으세요.",
        ),
        prompt=t("Look at the markers of A and B, then press Next.", "A와 B의 마커를 보고 다음을 누르세요."),
    ),
    Step(
        id="variants", kind="read", rules=("CL-4.6", "CL-5.2", "CL-6.4", "CL-6.5", "CL-8.2"), position=table(1),
        title=t("House rules", "선택 규칙"),
        text=t(
            "Where sources are silent, options let you play it otherwise: companies may begin what they cannot finish"
            " (must_be_completable), one ship a round (ships_per_round), purple not for the duty (purple_satisfies_duty) or not counted"
            " where it starts (purple_counts_at_own_start), the end only when nobody can go on (end_rule).",
            "자료에 없는 것은 선택 규칙으로 달리 할 수 있습니다. 끝내지 못할 길도 시작하기(must_be_completable), 배는 라운드에 한"
            " 척(ships_per_round), 보라로는 의무를 못 채우기(purple_satisfies_duty), 보라를 출발한 섬에서는 세지"
            " 않기(purple_counts_at_own_start), 아무도 못 갈 때만 끝내기(end_rule)입니다.",
        ),
        prompt=t("They stand under their rules in the player aid. Press Next.", "요약표의 해당 규칙에 적혀 있습니다. 다음을 누르세요."),
    ),
)  # fmt: skip
