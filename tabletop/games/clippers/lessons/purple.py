"""The sixth part: the purple company, which starts in the middle without a ship and may stay unfinished (CL-6.1 to CL-6.3, CL-6.5)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import TO_TUAMOTU, table

RED_BY_SAMOA = {
    "red start > Malden Island": 3, "Malden Island > Tahiti": 2, "Tahiti > Rarotonga": 2, "Rarotonga > American Samoa": 2,
}  # fmt: skip
RED_AT_KERMADEC = RED_BY_SAMOA | {"American Samoa > Tonga": 1, "Tonga > Kermadec": 1}
WHITE_AT_NIUE = TO_TUAMOTU | {"Tuamotu > Austral Islands": 1, "Austral Islands > Rarotonga": 2, "Rarotonga > Niue": 1}
BOTH_AT_SAMOA = {"red": RED_AT_KERMADEC, "white": WHITE_AT_NIUE | {"Niue > American Samoa": 1}}
ONE_PURPLE_LEFT = {
    "red": RED_BY_SAMOA | {"American Samoa > Wallis & Futuna": 1},
    "white": WHITE_AT_NIUE | {
        "Niue > Tonga": 1, "Tonga > Fiji": 1, "Fiji > Wallis & Futuna": 1, "Wallis & Futuna > Tuvalu": 1, "Tuvalu > Tokelau": 1,
        "Tokelau > American Samoa": 1,
    },
    "purple": {
        "American Samoa > Wallis & Futuna": 1, "American Samoa > Tokelau": 1, "Tokelau > Tuvalu": 1, "Tuvalu > Solomon Islands": 3,
        "Solomon Islands > Papua New Guinea": 2, "Papua New Guinea > Palau": 2, "Palau > Guam": 2,
    },
}  # fmt: skip
SPENT = t(
    "Purple's last stick is gone, and B has begun the way to Manihiki: 4 points to come.",
    "보라의 마지막 하나를 썼고, B가 마니히키로 가는 길을 시작했습니다. 곧 4점입니다.",
)
PURPLE = (
    Step(
        id="open", kind="move", rules=("CL-6.1",), position=table(2, routes={"red": RED_AT_KERMADEC, "white": WHITE_AT_NIUE}),
        title=t("Opening purple", "보라 열기"),
        text=t(
            "As soon as two companies are connected to American Samoa, purple is open: for everybody, to the end of the game.\n\nRed has"
            " been there, and white lies at Niue.",
            "두 회사가 아메리칸사모아에 연결되는 순간 보라가 열리고, 게임이 끝날 때까지 누구나 씁니다.\n\n빨강은 다녀갔고 하양은 니우에에"
            " 있습니다.",
        ),
        prompt=t(
            "Try to take purple from American Samoa to Tokelau, and see. Then open it.",
            "보라를 아메리칸사모아에서 토켈라우로 늘려 보세요. 그다음 보라를 여세요.",
        ),
        right=("extend white Niue > American Samoa",), show="extend white Niue > American Samoa",
        wrong={
            "extend white Niue > [!A]*": t(
                "White goes elsewhere, and purple stays closed.",
                "하양이 다른 곳으로 가서 보라는 닫혀 있습니다.",
            ),
        },
        other=t("B has done it: 1 dollar for B, and purple is open.", "B가 열었습니다. B가 1달러를 받고, 보라가 열렸습니다."),
        refused={"extend purple American Samoa > Tokelau": t("One company more.", "한 회사가 더 와야 합니다.")},
        hint=t("From Niue it is a single stick.", "니우에에서 한 칸입니다."),
        praise=t(
            "1 dollar for the second company, and purple is open. Anybody may lay it from now on.",
            "둘째 회사라 1달러를 받았고, 보라가 열렸습니다. 이제 누구나 놓을 수 있습니다.",
        ),
        then={"extend white *": (), "*": ("extend white Niue > American Samoa",)},
    ),
    Step(
        id="samoa", kind="move", rules=("CL-6.2", "CL-6.5"), position=table(3, routes=BOTH_AT_SAMOA),
        title=t("From the middle", "한가운데에서"),
        text=t(
            "Purple starts at American Samoa without a ship, and starts anew there as often as lanes and its 13 sticks allow. Elsewhere it"
            " goes on from its open ends. It pays bonuses and counts like any company; on American Samoa it counts from its first stick"
            " there.",
            "보라는 아메리칸사모아에서 배 없이 출발하고, 줄과 13개의 세그먼트가 있는 한 거기서 몇 번이고 새로 나갑니다. 다른 곳에서는 열린"
            " 끝에서 잇습니다. 보너스도 점수도 다른 회사와 같고, 아메리칸사모아에서는 첫 세그먼트부터 셉니다.",
        ),
        prompt=t(
            "Try to start purple at Niue towards Tonga, and see. Then bring purple to your best port nearby.",
            "보라를 니우에에서 통가로 출발시켜 보세요. 그다음 가까운 내 항구 가운데 가장 좋은 곳으로 보라를 데려오세요.",
        ),
        right=("extend purple American Samoa > Wallis & Futuna",), show="extend purple American Samoa > Wallis & Futuna",
        wrong={
            "extend purple American Samoa > Tokelau": t(
                "2 dollars and 5 points. At Wallis & Futuna it would be 6 points.",
                "2달러와 5점입니다. 월리스 푸투나라면 6점입니다.",
            ),
            "extend purple American Samoa > [!W]*": t(
                "Purple is on its way, but not to a port of yours.",
                "보라가 나섰지만 내 항구로 가지 않습니다.",
            ),
            "extend white American Samoa > Wallis & Futuna": t(
                "Just as good: 2 dollars and 6 points. But this time purple should go.",
                "똑같이 2달러와 6점입니다. 하지만 이번에는 보라 차례입니다.",
            ),
        },
        other=t("That was not purple.", "보라가 아닙니다."),
        refused={"extend purple Niue > Tonga": t("Purple is not there.", "보라는 거기에 없습니다.")},
        hint=t(
            "You have markers on Tokelau, worth 5, and on Wallis & Futuna, worth 6.",
            "내 마커는 가치 5인 토켈라우와 가치 6인 월리스 푸투나에 있습니다.",
        ),
        praise=t("2 dollars and 6 points, without a ship.", "배 없이 2달러와 6점을 얻었습니다."),
    ),
    Step(
        id="unfinished", kind="move", rules=("CL-6.3",), position=table(2, routes=ONE_PURPLE_LEFT),
        title=t("Unfinished for ever", "영영 미완성"),
        text=t(
            "Purple may begin what it cannot finish, and then nobody ever will. That closes a single lane.\n\nPurple has 1 stick left. B"
            " wants to take white from American Samoa to Manihiki, 2 sticks on a single lane, where B has a marker worth 4 a company.",
            "보라는 끝내지 못할 길도 시작할 수 있고, 그러면 아무도 끝내지 못합니다. 한 줄짜리 길이 막히는 것입니다.\n\n보라는 1개"
            " 남았습니다. B는 하양을 아메리칸사모아에서 한 줄 2칸 길로, 회사마다 4점인 자기 마커가 있는 마니히키로 보내려 합니다.",
        ),
        prompt=t("Bar the way with purple.", "보라로 길을 막으세요."),
        right=("extend purple American Samoa > Manihiki",), show="extend purple American Samoa > Manihiki",
        wrong={
            "extend purple [!A]*": SPENT,
            "extend white American Samoa > [NT]*": t(
                "White is off to an island where it was. But a ship brings it back: it may branch at American Samoa, and the lane is free.",
                "하양이 이미 왔던 섬으로 비켜났습니다. 하지만 배를 사면 아메리칸사모아에서 다시 분기할 수 있고, 길은 비어 있습니다.",
            ),
            "extend white American Samoa > Manihiki": t(
                "The lane is taken, but by a company that arrives: at Manihiki it will bring B 4 points.",
                "줄은 차지했지만 끝까지 갈 회사입니다. 마니히키에 닿으면 B가 4점을 얻습니다.",
            ),
        },
        other=t(
            "B has begun the way from American Samoa to Manihiki. One more stick, and B has 4 points more.",
            "B가 아메리칸사모아에서 마니히키로 길을 시작했습니다. 하나만 더 놓으면 B는 4점을 더 얻습니다.",
        ),
        hint=t("Which lane would white take?", "하양은 어느 길로 가려 하나요?"),
        praise=t(
            "1 stick of 2, and no more purple: that lane stays closed to the end.",
            "2칸 가운데 1칸, 보라는 이제 없습니다. 그 길은 끝까지 막혀 있습니다.",
        ),
        then={
            "extend * American Samoa > Manihiki": (), "extend white *": (),
            "*": ("extend white American Samoa > Manihiki",),
        },
    ),
)  # fmt: skip
