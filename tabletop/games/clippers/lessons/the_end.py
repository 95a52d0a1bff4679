"""The eighth part: nothing to decide, the two ways the game ends, and who wins (CL-2.4, CL-2.8, CL-6.4, CL-8.1, CL-8.2, CL-8.5, CL-8.6)."""

from __future__ import annotations

from typing import Any

from ....teach.lesson import Step
from ....teach.writing import Position, t
from .last_seas import HARDLY_A_WAY_ENDS, HARDLY_A_WAY_ROUTES, LAST_STICK_ENDS, LAST_STICK_ROUTES
from .setting import TO_TAHITI, markers, table

ALL_PLACED = markers(
    a={"Hawaii": 1, "Guam": 2, "Vanuatu": 1, "Fiji": 1},
    b={"Guam": 1, "Nauru": 1, "Marshall Islands": 2, "Papua New Guinea": 1},
)  # fmt: skip
HARDLY_A_WAY = table(
    2, start="B", round=20, countries={"A": "France", "B": "Germany"}, money={"A": 16, "B": 1},
    routes=HARDLY_A_WAY_ROUTES, ends=HARDLY_A_WAY_ENDS,
    markers={
        "A": {
            "Rapa": 1, "Marquesas": 1, "Austral Islands": 1, "Tokelau": 1, "Phoenix Islands": 1, "Marshall Islands": 1, "Vanuatu": 1,
            "Wake Island": 2, "New Zealand": 1, "New Caledonia": 1, "Papua New Guinea": 1,
        },
        "B": {
            "Easter Island": 1, "Austral Islands": 1, "Tokelau": 1, "Wallis & Futuna": 2, "Marshall Islands": 1, "Nauru": 1,
            "Pohnpei": 1, "Solomon Islands": 2, "Papua New Guinea": 2,
        },
    },
)  # fmt: skip
MINE = {
    "Marquesas": 1, "Malden Island": 1, "Tahiti": 1, "Palmyra": 1, "Niue": 1, "Howland Island": 1, "Kermadec": 1, "Wallis & Futuna": 1,
    "Tuvalu": 1, "Solomon Islands": 1, "Guam": 2,
}  # fmt: skip
THEIRS = {
    "Pitcairn": 2, "Tuamotu": 1, "Rarotonga": 1, "Palmyra": 1, "Niue": 1, "Kermadec": 1, "Chatham Islands": 1, "Norfolk Island": 1,
    "Solomon Islands": 2,
}  # fmt: skip


def last_stick(last_port: str, **more: Any) -> Position:
    """One stick is left, red's, and A holds the 2x card; the last of B's markers lies on an island."""
    return table(
        3, start="B", round=22, countries={"A": "America", "B": "England"}, cards={"A": "2x", "B": "3x"}, routes=LAST_STICK_ROUTES,
        ends=LAST_STICK_ENDS, markers={"A": MINE, "B": THEIRS | {last_port: 1}}, **more,
    )  # fmt: skip


THE_END = (
    Step(
        id="passed-over", kind="move", rules=("CL-2.4", "CL-2.8"),
        position=table(1, routes={"white": TO_TAHITI}, money={"A": 1, "B": 0}, markers=ALL_PLACED),
        title=t("Nothing to decide", "정할 것이 없으면"),
        text=t(
            "Of your 12 markers 7 lay on the board at the beginning; the other five were all for the whole game. Now yours are placed, and"
            " so are B's. Whoever has nothing to decide is passed over.\n\nYou have 1 dollar, B has none. There is one 3x card.",
            "마커 12개 가운데 7개는 처음부터 놓여 있었고, 나머지 다섯 개로 끝까지 했습니다. 이제 여러분도 B도 다 놓았습니다. 정할 것이 없는"
            " 사람은 건너뜁니다.\n\n여러분은 1달러, B는 돈이 없습니다. 3배 카드는 한 장입니다.",
        ),
        prompt=t(
            "Touch Hawaii, and see. Then take the card that leaves B nothing.",
            "하와이를 눌러 보세요. 그다음 B에게 남는 것이 없도록 카드를 가져오세요.",
        ),
        right=("option 3x",), show="option 3x",
        other=t(
            "B has taken the 3x card for nothing: three sticks in each phase.",
            "B가 3배 카드를 그냥 가져가 페이즈마다 셋까지 놓습니다.",
        ),
        refused={"marker Hawaii": t("No marker is left.", "남은 마커가 없습니다.")},
        hint=t("Which card can be had without money?", "돈 없이 가져올 수 있는 카드는 무엇인가요?"),
        praise=t(
            "B had nothing to decide and was passed over. Phase 2 begins with you.",
            "B는 정할 것이 없어 건너뛰었고, 페이즈 2가 여러분부터 시작됩니다.",
        ),
        then={"option 3x": (), "*": ("option 3x",)},
    ),
    Step(
        id="stuck", kind="move", rules=("CL-6.4", "CL-8.2"), position=HARDLY_A_WAY,
        title=t("When somebody is stuck", "누가 막히면"),
        text=t(
            "If somebody has to lay a stick and can neither extend one of the five companies with ships nor place a ship, the game ends at"
            " once. A purple stick may be the one that you have to lay, but that purple could go on keeps nothing going.\n\nOf the five"
            " only blue can go on, with its last stick, to Guam; purple could go to Papua New Guinea, where B has two markers. You lead 112"
            " to 106.",
            "놓아야 하는 사람이 배가 있는 다섯 회사를 늘릴 수도, 배를 놓을 수도 없으면 게임이 바로 끝납니다. 보라로 의무를 채워도 되지만,"
            " 보라가 더 갈 수 있다고 게임이 이어지지는 않습니다.\n\n다섯 가운데 파랑만 마지막 하나로 괌에 갈 수 있습니다. 보라는 B의 마커가"
            " 둘 있는 파푸아뉴기니로 갈 수 있습니다. 여러분이 112점 대 106점으로 앞섭니다.",
        ),
        prompt=t("Lay the stick that wins.", "이기는 세그먼트를 놓으세요."),
        right=("extend blue Pohnpei > Guam",), show="extend blue Pohnpei > Guam",
        other=t(
            "Purple at Papua New Guinea made it 122 to 122. Then B took blue to Guam and ended the game: 124 to 122 for B.",
            "보라가 파푸아뉴기니에 닿아 122점 대 122점이 되었습니다. 그러자 B가 파랑을 괌에 닿게 해 게임을 끝냈습니다. B가 124점 대"
            " 122점으로 이겼습니다.",
        ),
        hint=t("What could B still lay after it?", "그다음 B가 놓을 것이 남을까요?"),
        praise=t(
            "2 dollars, and B is stuck: the game is over, 114 to 106 for you. Purple did not matter.",
            "2달러를 받았고 B는 막혔습니다. 114점 대 106점으로 이겼습니다. 보라는 상관없습니다.",
        ),
        then={"extend blue Pohnpei > Guam": (), "*": ("extend blue Pohnpei > Guam",)},
    ),
    Step(
        id="all-laid", kind="move", rules=("CL-8.1", "CL-8.5"), position=last_stick("Fiji", money={"A": 11, "B": 14}),
        title=t("The last stick", "마지막 세그먼트"),
        text=t(
            "The game also ends at once when the last of all sticks is laid.\n\nIt is red's, at the Gilbert Islands, and you hold the 2x"
            " card. Red has been at the Marshall Islands and at Howland Island, never at Tuvalu. B leads 122 to 119.",
            "모든 세그먼트 가운데 마지막 하나를 놓을 때도 게임이 바로 끝납니다.\n\n남은 것은 길버트 제도에 있는 빨강의 하나이고, 2배 카드를"
            " 가지고 있습니다. 빨강은 마셜 제도와 하울랜드섬에는 왔었지만 투발루에는 온 적이 없습니다. B가 122점 대 119점으로 앞섭니다.",
        ),
        prompt=t("Lay it so that you win.", "이기도록 놓으세요."),
        right=("extend red Gilbert Islands > Tuvalu",), show="extend red Gilbert Islands > Tuvalu",
        other=t(
            "Red had been there: no bonus and no new company. B wins, 122 to 119.",
            "빨강이 이미 왔던 섬이라 보너스도 새 회사도 없습니다. B가 122점 대 119점으로 이겼습니다.",
        ),
        hint=t("Where do you have a marker, and red has never been?", "내 마커가 있고 빨강이 온 적 없는 섬은 어디인가요?"),
        praise=t(
            "The bonus of 1 dollar counts twice, and your marker on Tuvalu gets 6 more: you win, 127 to 122.",
            "보너스 1달러가 두 배가 되고 투발루의 내 마커가 6점 늘어 127점 대 122점으로 이겼습니다.",
        ),
    ),
    Step(
        id="level", kind="move", rules=("CL-8.6",), position=last_stick("New Caledonia", money={"A": 14, "B": 10}),
        title=t("Level points", "동점이면"),
        text=t(
            "If points are level, more money wins; if that is level too, the later place in the first round. So there is always one"
            " winner.\n\nThe same sea. B has 130 points, 10 of them in money; you have 122, with 14 dollars.",
            "점수가 같으면 돈이 많은 사람이, 돈도 같으면 첫 라운드에 차례가 늦었던 사람이 이깁니다. 그래서 이기는 사람은 언제나 한"
            " 명입니다.\n\n같은 바다입니다. B는 130점이고 그 가운데 돈이 10, 여러분은 122점이고 14달러입니다.",
        ),
        prompt=t("Can you still win? Do it.", "아직 이길 수 있을까요? 해 보세요."),
        right=("extend red Gilbert Islands > Tuvalu",), show="extend red Gilbert Islands > Tuvalu",
        other=t("No change: B wins, 130 to 122.", "달라진 것이 없습니다. B가 130점 대 122점으로 이겼습니다."),
        hint=t("Reckon the bonus and the port on Tuvalu.", "보너스와 투발루의 항구를 계산해 보세요."),
        praise=t("130 to 130. Your 16 dollars beat B's 10: you win.", "130점 대 130점입니다. 내 16달러가 B의 10달러보다 많아 이겼습니다."),
    ),
)  # fmt: skip
