"""The first part: the Pacific, the goal, a round, first sticks and bonus (CL-1.1 to CL-1.4, CL-2.1, CL-2.5 to CL-2.7, CL-7.1 to CL-7.3)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import TO_TAHITI, TO_TUAMOTU, table

TWO_ON_TAHITI = {"red": {"red start > Malden Island": 3, "Malden Island > Tahiti": 2}, "white": TO_TAHITI | {"Tahiti > Manihiki": 2}}
FIRST_STICKS = (
    Step(
        id="pacific", kind="read", rules=("CL-1.1", "CL-1.2"), position=table(1),
        title=t("Under sail across the Pacific", "돛을 달고 태평양으로"),
        text=t(
            "The days of the clippers: countries look for ports in the Pacific, and six shipping companies cross it from the east.\n\nOn"
            " the map you see islands, each with its value and spaces for port markers. Connections join them: one to four dashes long,"
            " single or double, some with an arrow. The map is reconstructed.",
            "쾌속 범선의 시대, 여러 나라가 태평양에서 항구를 찾고, 회사 여섯 곳이 동쪽에서 바다를 건너옵니다.\n\n지도에는 가치와 항구"
            " 칸이 적힌 섬들이 있습니다. 섬을 잇는 선은 한 칸에서 네 칸까지이고, 한 줄이나 두 줄이며, 화살표가 있는 것도 있습니다."
            " 지도는 복원한 것입니다.",
        ),
        prompt=t("You are A and play France. Look at the map, then press Next.", "여러분은 A, 프랑스입니다. 지도를 보고 다음을 누르세요."),
    ),
    Step(
        id="goal", kind="read", rules=("CL-8.3", "CL-8.5"),
        position=table(2, routes=TWO_ON_TAHITI, money={"A": 6, "B": 5}),
        title=t("What you play for", "무엇을 겨루나요?"),
        text=t(
            "At the end every dollar is a point, and every port marker scores as well: the more companies have come to its island, the"
            " more. Most points win.\n\nHere red and white have come to Tahiti, where you have a marker: it scores 8. With 6 dollars that"
            " makes 14 points; B has 9.",
            "끝나면 가진 달러가 그대로 점수가 되고, 포트 마커도 점수가 됩니다. 그 섬에 온 회사가 많을수록 커집니다. 점수가 가장 높은 사람이"
            " 이깁니다.\n\n지금 타히티에는 빨강과 하양이 와 있고 내 마커가 있어 8점입니다. 6달러를 더해 14점이고, B는 9점입니다.",
        ),
        prompt=t("Look at Tahiti and at the points, then press Next.", "타히티와 점수를 보고 다음을 누르세요."),
    ),
    Step(
        id="round", kind="read", rules=("CL-1.3", "CL-1.4", "CL-2.1"), position=table(1),
        title=t("A round in four phases", "라운드는 네 페이즈"),
        text=t(
            "Phase 1: ports, cards, ships. Phases 2 and 3: everybody lays sticks. Phase 4: tidying up. In each phase it goes clockwise from"
            " the start player on.\n\nFive companies, red to black, each have a ship at their start in the east, more ships in the supply,"
            " and as many sticks as stand at the start. Purple, in the middle, has sticks but no ship. 142 sticks in all.",
            "페이즈 1은 항구와 카드와 배, 페이즈 2와 3은 모두가 세그먼트를 놓는 때, 페이즈 4는 정리입니다. 어느 페이즈든 선 플레이어가 먼저"
            " 하고 시계 방향으로 돕니다.\n\n빨강에서 검정까지 다섯 회사는 동쪽 출발점에 배가 한 척씩 있고 나머지 배는 공급처에 있으며,"
            " 세그먼트는 출발점에 적힌 수만큼입니다. 가운데의 보라는 세그먼트만 있고 배가 없습니다. 모두 142개입니다.",
        ),
        prompt=t("Enough to begin with: press Next, and lay a stick.", "이 정도면 충분합니다. 다음을 누르고 세그먼트를 놓아 봅시다."),
    ),
    Step(
        id="first", kind="move", rules=("CL-2.5", "CL-4.2"), position=table(2),
        title=t("Your first stick", "첫 세그먼트"),
        text=t(
            "It is phase 2, and you lay a stick of any company you like: one stick fills one dash. The first one of a company leaves its"
            " own start.\n\nTouch a way; where several companies could go it, touch the company first.",
            "페이즈 2입니다. 아무 회사나 골라 세그먼트 하나를 놓습니다. 하나가 한 칸을 채웁니다. 회사의 첫 세그먼트는 자기 출발점에서"
            " 나갑니다.\n\n갈 길을 누르세요. 여러 회사가 갈 수 있는 길이면 회사를 먼저 누릅니다.",
        ),
        prompt=t("Lay a stick of white from its start towards Marquesas.", "하양을 출발점에서 마르키즈 쪽으로 하나 늘리세요."),
        right=("extend white white start > Marquesas",), show="extend white white start > Marquesas",
        wrong={
            "extend white white start > Tuamotu": t(
                "White it is, but to Tuamotu the way takes 3 sticks.",
                "하양은 맞지만, 투아모투까지는 3칸입니다.",
            ),
            "extend blue blue start > Marquesas": t("That was blue, from its own start.", "파랑이 자기 출발점에서 나왔습니다."),
        },
        other=t(
            "Any company may be extended, this one too. But now it is white's turn to sail.",
            "어느 회사든 늘릴 수 있으니 이것도 됩니다. 하지만 이번에는 하양입니다.",
        ),
        hint=t("The start of white lies in the east; two ways lead from it.", "하양 출발점은 동쪽에 있고 길이 두 갈래입니다."),
        praise=t(
            "The ship moves on with the stick: its bow shows where white goes on. Marquesas is 1 stick away.",
            "세그먼트를 따라 배도 나아갑니다. 뱃머리가 있는 데서 하양을 이어 갑니다. 마르키즈까지 1칸 남았습니다.",
        ),
    ),
    Step(
        id="arrive", kind="move", rules=("CL-2.6", "CL-2.7", "CL-7.1"),
        position=table(3, routes={"white": {"white start > Marquesas": 1}, "blue": {"blue start > Malden Island": 1}}),
        title=t("Arriving", "섬에 닿기"),
        text=t(
            "Phase 3 is phase 2 once more. Whoever lays the stick with which a company reaches an island earns a bonus at once: 2 dollars"
            " if no company was there yet.\n\nAfter phase 3 comes the next round, and the hook card of the start player goes to the left.",
            "페이즈 3은 페이즈 2와 같습니다. 회사를 섬에 닿게 하는 세그먼트를 놓은 사람이 바로 보너스를 받는데, 아직 아무 회사도 없던"
            " 섬이면 2달러입니다.\n\n페이즈 3이 끝나면 다음 라운드이고, 선 플레이어의 갈고리 카드가 왼쪽으로 넘어갑니다.",
        ),
        prompt=t("Bring a company to an island.", "회사를 섬에 닿게 하세요."),
        right=("extend white white start > Marquesas",), show="extend white white start > Marquesas",
        other=t(
            "No arrival. And B, who was next, has brought white to Marquesas: 2 dollars for B.",
            "닿은 섬이 없습니다. 다음 차례인 B가 하양을 마르키즈에 닿게 해 2달러를 받았습니다.",
        ),
        hint=t("One company is a single stick away from an island.", "섬까지 한 칸 남은 회사가 있습니다."),
        praise=t(
            "White is connected to Marquesas, and 2 dollars are yours. B lays a stick too, and a new round begins with B.",
            "하양이 마르키즈에 연결되어 2달러를 받았습니다. B도 하나 놓았고, 새 라운드는 B부터입니다.",
        ),
        then={
            "extend white white start > Marquesas": ("extend blue blue start > Malden Island",),
            "*": ("extend white white start > Marquesas",),
        },
    ),
    Step(
        id="better", kind="move", rules=("CL-7.2",),
        position=table(
            3,
            routes={
                "red": {"red start > Malden Island": 2}, "black": {"black start > Easter Island": 1},
                "green": {"green start > Easter Island": 2},
            },
        ),
        title=t("First or second?", "첫째일까, 둘째일까?"),
        text=t(
            "For every later company at an island the bonus is 1 dollar.\n\nRed and black are both a single stick away from an island, and"
            " you have one stick.",
            "그 섬에 둘째로 온 회사부터는 보너스가 1달러입니다.\n\n빨강도 검정도 섬까지 한 칸 남았고, 여러분은 하나를 놓습니다.",
        ),
        prompt=t("Take the arrival that pays more.", "더 많이 받는 쪽을 고르세요."),
        right=("extend red red start > Malden Island",), show="extend red red start > Malden Island",
        wrong={
            "extend black black start > Easter Island": t(
                "1 dollar: green was at Easter Island before. B has taken the 2 dollars for red at Malden Island.",
                "1달러입니다. 이스터섬에는 초록이 먼저 왔습니다. B가 빨강을 몰든섬에 닿게 해 2달러를 받았습니다.",
            ),
        },
        other=t("No arrival, and B has taken the 2 dollars at Malden Island.", "닿은 섬이 없고, B가 몰든섬에서 2달러를 받았습니다."),
        hint=t("Where is no company yet?", "아직 아무 회사도 없는 섬은 어디인가요?"),
        praise=t("2 dollars for you. B takes what is left: 1 dollar.", "2달러를 받았습니다. B는 남은 1달러를 받았습니다."),
        then={
            "extend red red start > Malden Island": ("extend black black start > Easter Island",),
            "*": ("extend red red start > Malden Island",),
        },
    ),
    Step(
        id="again", kind="move", rules=("CL-4.1", "CL-4.7", "CL-7.3"),
        position=table(2, routes={"white": TO_TUAMOTU | {"Tuamotu > Marquesas": 1, "Marquesas > Tahiti": 2}}),
        title=t("On from the ship", "배가 있는 곳에서"),
        text=t(
            "A stick goes on where the ship lies: that is the open end of the route. Routes run through islands and on. A company may come"
            " to an island where it has been, but that counts once and pays nothing.\n\nWhite has come by Tuamotu and Marquesas to"
            " Tahiti.",
            "다음 세그먼트는 배가 있는 열린 끝에서 이어 갑니다. 루트는 섬을 지나 계속됩니다. 회사가 왔던 섬에 다시 와도 되지만, 한 번만"
            " 세고 보너스도 없습니다.\n\n하양이 투아모투와 마르키즈를 거쳐 타히티에 왔습니다.",
        ),
        prompt=t("Extend white so that it pays at once.", "바로 보너스를 받도록 하양을 늘리세요."),
        right=("extend white Tahiti > Austral Islands",), show="extend white Tahiti > Austral Islands",
        wrong={
            "extend white Tahiti > Tuamotu": t(
                "White was at Tuamotu before: no bonus, and it counts there only once.",
                "하양은 투아모투에 이미 왔었습니다. 보너스가 없고, 두 번 세지도 않습니다.",
            ),
            "extend white Tahiti > [!A]*": t("A long way: no island is reached yet.", "긴 길이라 아직 섬에 닿지 않았습니다."),
        },
        other=t("That was not white, and it has reached no island.", "하양이 아니고, 섬에 닿지도 않았습니다."),
        hint=t(
            "Two islands are one stick away from Tahiti. One is new to white.",
            "타히티에서 한 칸인 섬은 둘이고, 하나는 하양에게 새 섬입니다.",
        ),
        praise=t("A first company at the Austral Islands: 2 dollars.", "오스트랄 제도의 첫 회사라 2달러입니다."),
    ),
)  # fmt: skip
