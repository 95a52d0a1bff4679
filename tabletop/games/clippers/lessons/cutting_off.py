"""The seventh part: where a single stick cuts a company off from the ports of a rival (CL-4.4)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import table

TO_PAPUA = {
    "black start > Rapa": 3, "Rapa > Chatham Islands": 4, "Chatham Islands > New Zealand": 1, "New Zealand > Norfolk Island": 1,
    "Norfolk Island > New Caledonia": 1, "New Caledonia > Vanuatu": 1, "Vanuatu > Solomon Islands": 1,
    "Solomon Islands > Papua New Guinea": 2,
}  # fmt: skip
TO_PALAU = {
    "red start > Kiritimati": 3, "Kiritimati > Palmyra": 1, "Palmyra > Howland Island": 2, "Howland Island > Marshall Islands": 2,
    "Marshall Islands > Pohnpei": 2, "Pohnpei > Palau": 3,
}  # fmt: skip
CUTTING_OFF = (
    Step(
        id="cut", kind="move", rules=("CL-4.4",), position=table(2, routes={"black": TO_PAPUA, "red": TO_PALAU}),
        title=t("Cut off", "길을 끊다"),
        text=t(
            "A connection without which a company loses islands is a cut edge for it: one stick of another company there, and it is cut"
            " off.\n\nBlack lies at Papua New Guinea. Its one way on is the single lane to Palau, where B has two markers worth 8 each. Red"
            " has come to Palau already.",
            "그것이 없으면 회사가 섬을 잃게 되는 길을 절단선이라 합니다. 거기에 다른 회사의 세그먼트 하나만 놓으면 길이 끊깁니다.\n\n검정은"
            " 파푸아뉴기니에 있습니다. 갈 길은 팔라우로 가는 한 줄뿐이고, 거기에 B의 8점짜리 마커가 둘 있습니다. 빨강은 이미 팔라우에 와"
            " 있습니다.",
        ),
        prompt=t("Cut black off.", "검정의 길을 끊으세요."),
        right=("extend red Palau > Papua New Guinea",), show="extend red Palau > Papua New Guinea",
        wrong={
            "extend black *": t(
                "You have begun black's way to Palau yourself. It will bring B 16 points.",
                "팔라우로 가는 검정의 길을 스스로 열었습니다. B에게 16점이 갑니다.",
            ),
        },
        other=t(
            "B has begun black's way to Palau: two markers, 8 points each, 16 for B.",
            "B가 팔라우로 가는 검정의 길을 시작했습니다. 8점짜리 마커가 둘이라 B는 16점입니다.",
        ),
        hint=t(
            "A single lane is closed from the other end, and red lies there.",
            "한 줄짜리 길은 다른 끝에서 막을 수 있고, 거기에 빨강이 있습니다.",
        ),
        praise=t(
            "Black's end is dead. B's two markers on Palau stay at 8 points each, and Guam is out of black's reach as well.",
            "검정의 끝이 막다른 곳이 되었습니다. 팔라우의 B 마커 둘은 8점씩에 머물고, 검정은 괌에도 가지 못합니다.",
        ),
        then={"extend red Palau > Papua New Guinea": (), "extend black *": (), "*": ("extend black Papua New Guinea > Palau",)},
    ),
)  # fmt: skip
