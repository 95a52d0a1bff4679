"""The second part: companies belong to nobody, what a port marker is worth, and where to place one (CL-2.2, CL-2.3, CL-4.1, CL-8.4)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import TO_TAHITI, TO_TUAMOTU, markers, table

FAR_AND_NEAR = {
    "red": {
        "red start > Malden Island": 3, "Malden Island > Tahiti": 2, "red start > Kiritimati": 3, "Kiritimati > Hawaii": 4,
    },
    "blue": {"blue start > Marquesas": 2, "Marquesas > Tahiti": 2}, "white": TO_TAHITI, "green": {"green start > Tuamotu": 3},
}  # fmt: skip
PORTS = (
    Step(
        id="nobodys", kind="move", rules=("CL-4.1", "CL-8.4"),
        position=table(2, routes={"white": TO_TUAMOTU, "blue": {"blue start > Marquesas": 2}}),
        title=t("Nobody's company", "누구의 것도 아닌 회사"),
        text=t(
            "No company is yours, and none is B's: everybody extends every one. What counts are the ports. A marker scores the value of"
            " its island for each company that has come there.\n\nB has brought white to Tuamotu and wants it in Gambier, where B has a"
            " marker. You have one on Tahiti, worth 4.",
            "내 회사도 B의 회사도 없습니다. 누구나 모든 회사를 늘립니다. 중요한 것은 항구입니다. 마커는 섬에 온 회사마다 섬의 가치만큼"
            " 점수가 됩니다.\n\nB가 하양을 투아모투까지 데려왔고, 자기 마커가 있는 감비에로 보내려 합니다. 내 마커는 가치 4인"
            " 타히티에 있습니다.",
        ),
        prompt=t("Take B's darling to your port.", "B가 아끼는 회사를 내 항구로 데려오세요."),
        right=("extend white Tuamotu > Tahiti",), show="extend white Tuamotu > Tahiti",
        wrong={
            "extend white Tuamotu > Gambier": t(
                "Gambier is where B has a marker: you have done B's work.",
                "B의 마커가 있는 감비에 쪽입니다. B의 일을 대신 해 주었습니다.",
            ),
            "extend white Tuamotu > Austral Islands": t(
                "2 dollars, but no port of yours, and white is past Tahiti's door.",
                "2달러를 받았지만 내 항구가 아니고, 하양은 타히티를 비켜 갔습니다.",
            ),
            "extend white Tuamotu > Marquesas": t(
                "1 dollar, since blue was there. But your marker on Tahiti has got nothing.",
                "파랑이 먼저 와 있어 1달러입니다. 하지만 타히티의 내 마커는 얻은 것이 없습니다.",
            ),
        },
        other=t(
            "B has turned white towards Gambier. No company has come to Tahiti: your marker is worth 0.",
            "B가 하양을 감비에 쪽으로 돌렸습니다. 타히티에는 회사가 없어 내 마커는 0점입니다.",
        ),
        hint=t("Tahiti is one stick away from Tuamotu.", "투아모투에서 타히티는 한 칸입니다."),
        praise=t(
            "2 dollars for the arrival, and your marker is worth 4 times 1: 4 points so far.",
            "닿아서 2달러를 받았고, 내 마커는 4 곱하기 1, 지금 4점입니다.",
        ),
        then={"extend white *": (), "*": ("extend white Tuamotu > Gambier",)},
    ),
    Step(
        id="reckon", kind="question", rules=("CL-8.4",), position=table(1, routes=FAR_AND_NEAR),
        title=t("Which port is worth more?", "어느 항구가 더 값질까?"),
        text=t(
            "Hawaii has the value 8, and red has come there. Tahiti has the value 4; red, blue and white have come.",
            "하와이의 가치는 8이고 빨강이 왔습니다. 타히티의 가치는 4이고 빨강, 파랑, 하양이 왔습니다.",
        ),
        prompt=t("Where is a marker worth more as things stand?", "지금 마커 하나의 점수는 어디가 더 높은가요?"),
        choices=(
            Choice(t("On Hawaii", "하와이"), t("8 times 1 is 8. Reckon Tahiti too.", "8 곱하기 1은 8입니다. 타히티도 계산해 보세요.")),
            Choice(
                t("On Tahiti", "타히티"),
                t("Right: 4 times 3 is 12, and Hawaii has 8 times 1.", "맞습니다. 4 곱하기 3은 12이고, 하와이는 8 곱하기 1입니다."),
            ),
            Choice(t("It is the same", "똑같다"), t("12 and 8 are not the same.", "12와 8은 다릅니다.")),
        ),
        answer=1,
    ),
    Step(
        id="marker", kind="move", rules=("CL-2.2", "CL-2.3"),
        position=table(1, routes=FAR_AND_NEAR, markers=markers(b={"Tahiti": 2})),
        title=t("Placing a marker", "포트 마커 놓기"),
        text=t(
            "In phase 1 you do one of three things: place a marker from your stock on any free port space, for nothing; take an option"
            " card; or pass. Where your own markers lie already does not matter, as long as a space is free.",
            "페이즈 1에는 셋 중 하나를 합니다. 내 앞의 마커를 빈 항구 칸 어디에나 그냥 놓거나, 옵션 카드를 가져오거나, 패스합니다."
            " 빈칸만 있으면 내 마커가 이미 있는 섬도 좋습니다.",
        ),
        prompt=t(
            "Touch Tahiti, and see. Then place a marker where it is worth most as things stand.",
            "타히티를 눌러 보세요. 그다음 지금 점수가 가장 높은 곳에 마커를 놓으세요.",
        ),
        right=("marker Hawaii",), show="marker Hawaii",
        wrong={
            "marker Tuamotu": t(
                "3 times 2, for white and green: 6 points. Hawaii would have been 8.",
                "하양과 초록이 있어 3 곱하기 2, 6점입니다. 하와이라면 8점이었습니다.",
            ),
            "option *": t("A card for this round, and so no marker.", "이번 라운드의 카드를 얻었지만 마커는 놓지 못합니다."),
            "done": t("You have passed: no marker, no card.", "패스했습니다. 마커도 카드도 없습니다."),
        },
        other=t(
            "Good perhaps for later. As things stand it is 4 points at most, and Hawaii would have been 8.",
            "나중에는 좋을지도 모릅니다. 지금은 많아야 4점이고, 하와이라면 8점이었습니다.",
        ),
        refused={"marker Tahiti": t("12 points, but others were quicker.", "12점인데, 남들이 먼저 놓았습니다.")},
        hint=t("Value times companies: look at Tuamotu and at Hawaii.", "가치 곱하기 회사 수입니다. 투아모투와 하와이를 보세요."),
        praise=t(
            "8 points now, and 8 more with every company that comes. Far away, few do.",
            "지금 8점이고, 회사가 올 때마다 8점씩 늘어납니다. 먼 섬이라 많이 오지는 않습니다.",
        ),
    ),
)  # fmt: skip
