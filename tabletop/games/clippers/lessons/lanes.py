"""The third part: single and double lanes, arrows, sticks that have to suffice, what one leaves to others (CL-3.6, CL-4.3 to CL-4.6)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import TO_TAHITI, TO_TUAMOTU, markers, table

BLACK_TO_PALAU = {
    "black start > Rapa": 3, "Rapa > Chatham Islands": 4, "Chatham Islands > New Zealand": 1, "New Zealand > Norfolk Island": 1,
    "Norfolk Island > New Caledonia": 1, "New Caledonia > Vanuatu": 1, "Vanuatu > Solomon Islands": 1,
    "Solomon Islands > Papua New Guinea": 2, "Papua New Guinea > Palau": 2,
}  # fmt: skip
ALL_AT_SEA = {
    "red": {"red start > Malden Island": 1}, "blue": {"blue start > Malden Island": 1}, "white": {"white start > Tuamotu": 1},
    "green": {"green start > Tuamotu": 1}, "black": {"black start > Rapa": 1},
}  # fmt: skip
LANES = (
    Step(
        id="single", kind="move", rules=("CL-4.4",),
        position=table(
            2,
            routes={
                "red": {"red start > Malden Island": 3, "Malden Island > Tahiti": 1},
                "white": TO_TUAMOTU | {"Tuamotu > Austral Islands": 1, "Austral Islands > Tahiti": 1},
            },
        ),
        title=t("One lane, one company", "한 줄에는 한 회사"),
        text=t(
            "A connection with one lane belongs to the company that has begun it. Nobody may come from the other end any more.\n\nRed has"
            " left Malden Island for Tahiti, where white lies and your marker.",
            "한 줄짜리 길은 먼저 시작한 회사의 것입니다. 다른 끝에서는 이제 아무도 들어오지 못합니다.\n\n빨강이 몰든섬을 떠나 하양과 내"
            " 마커가 있는 타히티로 오는 중입니다.",
        ),
        prompt=t(
            "Try to take white from Tahiti to Malden Island, and see. Then help your port.",
            "하양을 타히티에서 몰든섬으로 보내 보세요. 그다음 내 항구를 도우세요.",
        ),
        right=("extend red Malden Island > Tahiti",), show="extend red Malden Island > Tahiti",
        other=t(
            "B has brought red to Tahiti. Your marker is worth 8 all the same, but the bonus of 1 dollar is B's.",
            "B가 빨강을 타히티에 닿게 했습니다. 내 마커는 어차피 8점이지만, 보너스 1달러는 B의 것이 되었습니다.",
        ),
        refused={"extend white Tahiti > Malden Island": t("Red was there before.", "빨강이 먼저 들어섰습니다.")},
        hint=t("Red is one stick away from Tahiti.", "빨강은 타히티까지 한 칸 남았습니다."),
        praise=t(
            "Two companies at Tahiti: 8 points, and 1 dollar for the second one.",
            "타히티에 두 회사가 와 8점이고, 둘째라 1달러입니다.",
        ),
        then={"extend red Malden Island > Tahiti": (), "*": ("extend red Malden Island > Tahiti",)},
    ),
    Step(
        id="double", kind="move", rules=("CL-4.5",),
        position=table(2, routes={"white": TO_TAHITI, "green": {"green start > Tuamotu": 3}}),
        title=t("Two lanes, two companies", "두 줄에는 두 회사"),
        text=t(
            "Where two lanes lie side by side, two different companies may go, in either direction. One company never lies on"
            " both.\n\nBetween Tuamotu and Tahiti there are two, and white has taken one of them.",
            "두 줄이 나란한 길에는 서로 다른 회사 둘이, 어느 방향으로든 갈 수 있습니다. 한 회사가 두 줄을 다 쓰지는"
            " 못합니다.\n\n투아모투와 타히티 사이가 두 줄이고, 하양이 하나를 차지했습니다.",
        ),
        prompt=t(
            "Try to take white back from Tahiti to Tuamotu, and see. Then bring another company to your port.",
            "하양을 타히티에서 투아모투로 되돌려 보세요. 그다음 다른 회사를 내 항구로 데려오세요.",
        ),
        right=("extend green Tuamotu > Tahiti",), show="extend green Tuamotu > Tahiti",
        wrong={
            "extend green Tuamotu > [!T]*": t("Green goes elsewhere, and not to Tahiti.", "초록이 타히티가 아닌 곳으로 갔습니다."),
        },
        other=t("B has turned green towards Gambier, to a marker of B's.", "B가 초록을 자기 마커가 있는 감비에 쪽으로 돌렸습니다."),
        refused={"extend white Tahiti > Tuamotu": t("The free lane is for somebody else.", "남은 줄은 다른 회사의 것입니다.")},
        hint=t("Green lies in Tuamotu.", "초록이 투아모투에 있습니다."),
        praise=t(
            "Both lanes are taken now. Your marker: 4 times 2, and 1 dollar for you.",
            "두 줄이 다 찼습니다. 내 마커는 4 곱하기 2이고, 1달러를 받았습니다.",
        ),
        then={"extend green *": (), "*": ("extend green Tuamotu > Gambier",)},
    ),
    Step(
        id="arrow", kind="question", rules=("CL-4.3",),
        position=table(2, routes={"red": {"red start > Kiritimati": 3, "Kiritimati > Hawaii": 4}}),
        title=t("Arrows", "화살표"),
        text=t(
            "A connection with an arrow is travelled only the way that it points. Those from the starts lead outward.\n\nRed has come from"
            " Kiritimati, on a single lane, to Hawaii.",
            "화살표가 있는 길은 가리키는 쪽으로만 갑니다. 출발점의 길은 바깥으로만 나갑니다.\n\n빨강이 키리티마티에서 한 줄짜리 길로"
            " 하와이에 왔습니다.",
        ),
        prompt=t("Where can red go from Hawaii?", "하와이에서 빨강은 어디로 갈 수 있나요?"),
        choices=(
            Choice(t("To Palmyra", "팔미라"), t("Look at the arrow: it leads to Hawaii.", "화살표를 보세요. 하와이로 들어오는 길입니다.")),
            Choice(t("Back to Kiritimati", "다시 키리티마티"), t("That lane is used up.", "그 줄은 이미 썼습니다.")),
            Choice(
                t("To Wake Island or the Marshall Islands", "웨이크섬이나 마셜 제도"),
                t(
                    "Right: 4 sticks either way, to the Marshall Islands with the arrow.",
                    "맞습니다. 어느 쪽이든 4칸이고, 마셜 제도 쪽은 화살표 방향입니다.",
                ),
            ),
        ),
        answer=2,
    ),
    Step(
        id="enough", kind="move", rules=("CL-4.6",),
        position=table(2, routes={"black": BLACK_TO_PALAU}, markers=markers(a={"Guam": 1})),
        title=t("Enough sticks to finish", "끝까지 갈 세그먼트"),
        text=t(
            "A company may begin a connection only if its sticks suffice to finish all that it has begun.\n\nBlack has gone far: of 18"
            " sticks 2 are left, and its ship lies at Palau. You have a marker on Guam, worth 8.",
            "회사는 시작한 길을 모두 끝낼 만큼 세그먼트가 있을 때만 새 길을 시작합니다.\n\n검정은 멀리 와서 18개 가운데 2개가 남았고, 배는"
            " 팔라우에 있습니다. 내 마커 하나가 가치 8인 괌에 있습니다.",
        ),
        prompt=t(
            "Try to go from Palau to Pohnpei, and see. Then use what black has left.",
            "팔라우에서 폰페이로 가 보세요. 그다음 검정에 남은 것을 쓰세요.",
        ),
        right=("extend black Palau > Guam",), show="extend black Palau > Guam",
        other=t("Black stays at Palau: Guam is 2 sticks away as before.", "검정은 팔라우에 그대로 있고, 괌까지는 여전히 2칸입니다."),
        refused={"extend black Palau > Pohnpei": t("That is one dash too many.", "한 칸이 모자랍니다.")},
        hint=t("From Palau 2 sticks lead to Guam.", "팔라우에서 괌까지 2칸입니다."),
        praise=t(
            "Begun, and black's last stick will do it. Nobody can use it for anything else now.",
            "시작했으니 검정의 마지막 하나로 닿습니다. 이제 누구도 그것을 다른 데 쓰지 못합니다.",
        ),
    ),
    Step(
        id="handover", kind="move", rules=("CL-3.6",), position=table(2, routes=ALL_AT_SEA),
        title=t("What you leave to B", "B에게 남기는 것"),
        text=t(
            "You have to lay a stick in each phase, as long as it is possible. Whoever leaves a company one stick short of an island hands"
            " the bonus on.\n\nAll five ships are at sea, 1 stick laid by each. To Malden Island blue's way takes 4 sticks, all the others"
            " take 3.",
            "할 수 있는 한 페이즈마다 꼭 하나는 놓습니다. 섬까지 한 칸을 남겨 두면 보너스는 다음 사람 차지입니다.\n\n다섯 척이 모두 바다에"
            " 있고 저마다 1칸씩 나왔습니다. 몰든섬으로 가는 파랑의 길은 4칸, 다른 길은 모두 3칸입니다.",
        ),
        prompt=t(
            "Touch Done, and see. Then lay a stick that hands nothing to B.",
            "마치기를 눌러 보세요. 그다음 B에게 아무것도 넘기지 않는 세그먼트를 놓으세요.",
        ),
        right=("extend blue *",), show="extend blue blue start > Malden Island",
        other=t("One stick was missing, and B has laid it: 2 dollars for B.", "한 칸이 남았고, B가 그것을 놓아 2달러를 받았습니다."),
        refused={"done": t("The first stick is a duty.", "첫 세그먼트는 꼭 놓아야 합니다.")},
        hint=t("After which stick are 2 still missing?", "어느 것을 놓아야 2칸이 남을까요?"),
        praise=t(
            "2 are missing for blue. B had to lay one, whichever, and now red is one stick short for you.",
            "파랑은 2칸이 남았습니다. B도 무엇이든 놓아야 했고, 이제 빨강이 여러분을 위해 한 칸 남았습니다.",
        ),
        then={
            "extend red *": ("extend red red start > Malden Island",), "extend white *": ("extend white white start > Tuamotu",),
            "extend green *": ("extend green green start > Tuamotu",), "extend black *": ("extend black black start > Rapa",),
            "extend blue *": ("extend red red start > Malden Island",),
        },
    ),
)  # fmt: skip
