"""The fourth part: the option cards, what each does to sticks and bonus, and sticks that one may leave (CL-3.1 to CL-3.6, CL-7.4)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import TO_TAHITI, TO_TUAMOTU, markers, table

TWO_NEAR = {"red": {"red start > Malden Island": 2}, "white": {"white start > Tuamotu": 2}}
WHITE_AT_RAROTONGA = {"white": TO_TUAMOTU | {"Tuamotu > Austral Islands": 1, "Austral Islands > Rarotonga": 2}}
ON_THE_BRINK = {
    "red": {"red start > Malden Island": 1}, "blue": {"blue start > Malden Island": 2}, "white": {"white start > Tuamotu": 1},
    "green": {"green start > Tuamotu": 1}, "black": {"black start > Rapa": 1},
}  # fmt: skip
CARDS = (
    Step(
        id="card", kind="move", rules=("CL-2.2", "CL-3.1"), position=table(1, routes=TWO_NEAR),
        title=t("An option card", "옵션 카드"),
        text=t(
            "An option card holds for one round. 2x, 2 dollars: two sticks in each phase, bonuses doubled. 3x, free: three in each"
            " phase, no bonus. 5x, 1 dollar: five in one phase, none in the other. Port, 4 dollars: moves a marker.\n\nRed and white are"
            " each one stick away from a new island, and you come first.",
            "옵션 카드는 한 라운드 동안 씁니다. 2배(2달러)는 페이즈마다 둘까지 놓고 보너스가 두 배입니다. 3배(무료)는 페이즈마다 셋까지,"
            " 보너스는 없습니다. 5배(1달러)는 한 페이즈에만 다섯까지 놓습니다. 포트(4달러)는 마커를 옮깁니다.\n\n빨강과 하양이 저마다 새"
            " 섬까지 한 칸 남았고, 여러분이 먼저입니다.",
        ),
        prompt=t(
            "Touch the port card, and see. Then take the card that earns most here.",
            "포트 카드를 눌러 보세요. 그다음 여기서 가장 많이 버는 카드를 가져오세요.",
        ),
        right=("option 2x",), show="option 2x",
        wrong={
            "option 3x": t("Sticks enough, and free. But it pays no bonus.", "세그먼트는 넉넉하고 무료지만, 보너스가 없습니다."),
            "option 5x": t(
                "1 dollar for two arrivals of 2 dollars: 3 more than before. The 2x would bring 6 more.",
                "1달러를 내고 2달러씩 두 번 받으니 3달러가 늘어납니다. 2배라면 6달러가 늘어납니다.",
            ),
            "marker *": t(
                "A port more, but now B gets one of the two arrivals.",
                "항구는 늘었지만, 두 섬 가운데 하나는 B가 먼저 닿습니다.",
            ),
            "done": t(
                "Passing is allowed. But now B gets one of the two arrivals.",
                "패스도 됩니다. 하지만 두 섬 가운데 하나는 B가 먼저 닿습니다.",
            ),
        },
        refused={"option port": t("Not with your purse.", "내 돈으로는 안 됩니다.")},
        hint=t("Two new islands, twice 2 dollars, doubled.", "새 섬 두 곳, 2달러씩 두 번, 거기에 두 배입니다."),
        praise=t("2 dollars paid. Now bring both to their islands.", "2달러를 냈습니다. 이제 둘 다 섬에 닿게 하세요."),
        then={"*": ("done",)},
    ),
    Step(
        id="doubled", kind="move", rules=("CL-3.2", "CL-7.4"), position=table(2, routes=TWO_NEAR, cards={"A": "2x"}, money={"A": 0}),
        title=t("2x: doubled", "2배: 두 배로"),
        text=t(
            "With 2x you lay up to two sticks in your turn, of one company or of two, and every bonus counts twice.",
            "2배 카드로는 내 차례에 둘까지 놓습니다. 같은 회사도 다른 회사도 됩니다. 보너스는 모두 두 배입니다.",
        ),
        prompt=t("Bring one of the two companies to its island.", "두 회사 가운데 하나를 섬에 닿게 하세요."),
        right=("extend red red start > Malden Island", "extend white white start > Tuamotu"), show="extend red red start > Malden Island",
        other=t(
            "No arrival with this stick. You have one more, but B will take the other island.",
            "이번에는 닿은 섬이 없습니다. 하나 더 놓을 수 있지만, 다른 섬은 B가 가져갑니다.",
        ),
        hint=t("Red and white lack one stick each.", "빨강과 하양은 한 칸씩 남았습니다."),
        praise=t("4 dollars at once, and the next arrival brings 4 more.", "단번에 4달러입니다. 다음 섬에서 4달러를 더 받습니다."),
    ),
    Step(
        id="no-bonus", kind="move", rules=("CL-3.3",),
        position=table(
            2, routes={"red": {"red start > Malden Island": 2}, "white": TO_TUAMOTU}, cards={"A": "3x"}, laid=2,
        ),
        title=t("3x: far, but for nothing", "3배: 멀리, 보너스 없이"),
        text=t(
            "With 3x you lay up to three sticks in each phase, and earn no bonus in that round. So it is for bringing companies to your"
            " ports.\n\nTwo sticks are laid, and one is left.",
            "3배 카드로는 페이즈마다 셋까지 놓고, 그 라운드에는 보너스를 받지 못합니다. 그래서 회사를 내 항구로 데려올 때 좋습니다.\n\n두"
            " 개를 놓았고 하나가 남았습니다.",
        ),
        prompt=t("Use the last one where it brings you something.", "마지막 하나를 나에게 득이 되는 곳에 놓으세요."),
        right=("extend white Tuamotu > Tahiti",), show="extend white Tuamotu > Tahiti",
        wrong={
            "extend red red start > Malden Island": t(
                "An arrival, but with the 3x it pays nothing, and no marker of yours is there.",
                "섬에 닿았지만 3배 카드라 받은 것이 없고, 내 마커도 없습니다.",
            ),
            "extend white Tuamotu > [!T]*": t("White goes past your marker on Tahiti.", "하양이 타히티의 내 마커를 비켜 갑니다."),
            "done": t(
                "You need not lay it. But white was next to your port.",
                "안 놓아도 됩니다. 하지만 하양이 내 항구 바로 앞이었습니다.",
            ),
        },
        other=t(
            "That brings you nothing: no bonus in this round, and no port.",
            "얻은 것이 없습니다. 이번 라운드에는 보너스가 없고, 항구도 아닙니다.",
        ),
        hint=t("Your marker on Tahiti waits for a company.", "타히티의 내 마커가 회사를 기다립니다."),
        praise=t("No dollar, but 4 points at Tahiti.", "돈은 못 받았지만 타히티에서 4점입니다."),
    ),
    Step(
        id="five", kind="move", rules=("CL-3.4", "CL-7.4"), position=table(2, routes=WHITE_AT_RAROTONGA, cards={"A": "5x"}, money={"A": 1}),
        title=t("5x: now or later", "5배: 지금일까, 나중일까"),
        text=t(
            "With 5x you lay up to five sticks in one of the two phases, with the usual bonus. A first stick in phase 2 picks phase 2;"
            " if you end your turn without one, you wait for phase 3.\n\nWhite lies at Rarotonga. By way of Niue it is one stick to each"
            " next island: American Samoa, your port on Wallis & Futuna, Fiji, Vanuatu.",
            "5배 카드로는 두 페이즈 가운데 하나에서 다섯까지 놓고 보너스도 보통대로 받습니다. 페이즈 2에 첫 세그먼트를 놓으면 페이즈 2를"
            " 고른 것이고, 안 놓고 마치면 페이즈 3을 기다립니다.\n\n하양이 라로통가에 있습니다. 니우에로 가면 그다음 아메리칸사모아, 내"
            " 항구가 있는 월리스 푸투나, 피지, 바누아투까지 한 칸씩입니다.",
        ),
        prompt=t("Begin the journey before B can spoil it.", "B가 망치기 전에 출발하세요."),
        right=("extend white Rarotonga > Niue",), show="extend white Rarotonga > Niue",
        wrong={
            "done": t(
                "You wait for phase 3, and B has sent white from Rarotonga towards Kermadec, 3 dashes long.",
                "페이즈 3을 기다리는 사이, B가 하양을 라로통가에서 3칸짜리 케르마덱 쪽으로 보냈습니다.",
            ),
            "extend white Rarotonga > American Samoa": t(
                "That takes 2 sticks to American Samoa: five sticks make one arrival less than by Niue.",
                "아메리칸사모아까지 2칸이라, 니우에로 갈 때보다 닿는 섬이 하나 적습니다.",
            ),
        },
        other=t(
            "That was the first of your five sticks. The four that are left do not reach all five islands.",
            "다섯 개 가운데 첫째를 썼습니다. 남은 네 개로는 다섯 섬에 다 닿지 못합니다.",
        ),
        hint=t("Niue is next to Rarotonga.", "니우에는 라로통가 바로 옆입니다."),
        praise=t(
            "2 dollars for Niue, and phase 2 is picked. Four sticks are left: 2 dollars at each island, and 6 points on your port.",
            "니우에에서 2달러를 받았고 페이즈 2를 골랐습니다. 남은 네 개로 섬마다 2달러, 내 항구에서 6점입니다.",
        ),
        then={"done": ("extend white Rarotonga > Kermadec",)},
    ),
    Step(
        id="port-card", kind="move", rules=("CL-3.5",),
        position=table(
            2, laid=1, cards={"A": "port"}, markers=markers(b={"Gambier": 2}),
            routes={
                "red": {"red start > Malden Island": 3, "Malden Island > Tahiti": 2},
                "white": TO_TAHITI | {"Tahiti > Manihiki": 2}, "green": {"green start > Gambier": 2},
            },
        ),
        title=t("The port card", "포트 카드"),
        text=t(
            "The port card moves one marker of yours to a free space on another island, in phase 2 or 3. Your stick you lay besides. Then"
            " the card goes back at once.\n\nYour stick is laid. Your marker on Rapa, worth 2, has no company.",
            "포트 카드는 페이즈 2나 3에 내 마커 하나를 다른 섬의 빈칸으로 옮깁니다. 세그먼트는 따로 놓습니다. 쓴 카드는 바로"
            " 돌려놓습니다.\n\n세그먼트는 놓았습니다. 가치 2인 라파의 내 마커에는 온 회사가 없습니다.",
        ),
        prompt=t(
            "Try to move it from Rapa to Gambier, and see. Then move it where it is worth most now.",
            "라파에서 감비에로 옮겨 보세요. 그다음 지금 점수가 가장 높은 곳으로 옮기세요.",
        ),
        right=("move Rapa > Tahiti",), show="move Rapa > Tahiti",
        wrong={
            "move Tahiti > *": t(
                "That marker was worth 8 on Tahiti: it has left the best place.",
                "타히티에서 8점이던 마커가 가장 좋은 자리를 떠났습니다.",
            ),
            "move [!R]* > Tahiti": t(
                "8 points on Tahiti. But the island that it has left is worth more than Rapa, once companies come.",
                "타히티에서 8점입니다. 하지만 떠난 섬은 회사가 오면 라파보다 값집니다.",
            ),
            "move Rapa > Manihiki": t(
                "4 points there, for white. On Tahiti it would be 8.",
                "하양이 와 있어 4점입니다. 타히티라면 8점입니다.",
            ),
            "done": t("The card goes back unused, and 4 dollars were paid for it.", "4달러를 주고 산 카드를 쓰지 않고 돌려놓게 됩니다."),
        },
        other=t("Less than 8 points: look for red and white together.", "8점이 안 됩니다. 빨강과 하양이 함께 있는 곳을 찾아보세요."),
        refused={"move Rapa > Gambier": t("No space is left there.", "빈칸이 없습니다.")},
        hint=t("Two companies have come to Tahiti.", "타히티에는 두 회사가 왔습니다."),
        praise=t("From 0 to 8 points, and the card is back in the supply.", "0점에서 8점이 되었고, 카드는 공급처로 돌아갔습니다."),
    ),
    Step(
        id="optional", kind="move", rules=("CL-3.6",),
        position=table(2, routes=ON_THE_BRINK, cards={"A": "2x"}, money={"A": 0}, laid=1),
        title=t("Enough is enough", "여기까지"),
        text=t(
            "With every card the first stick is a duty. What a card allows beyond it you may leave.\n\nYou have laid blue's second"
            " stick, and each company still lacks 2. You may lay one more in this phase and two in the next.",
            "어느 카드든 첫 세그먼트는 의무입니다. 카드로 더 놓는 것은 안 놓아도 됩니다.\n\n파랑의 둘째 칸을 놓았고, 모든 회사가 2칸씩"
            " 남았습니다. 이번 페이즈에 하나, 다음 페이즈에 둘을 더 놓을 수 있습니다.",
        ),
        prompt=t("Do what hands nothing to B.", "B에게 아무것도 넘기지 마세요."),
        right=("done",), show="done",
        other=t("One stick was missing, and B has laid it: 2 dollars for B.", "한 칸이 남았고, B가 그것을 놓아 2달러를 받았습니다."),
        hint=t("Touch Done.", "마치기를 누르세요."),
        praise=t(
            "B had to lay one: red is one stick short. You will take it with the 2x, for 4 dollars.",
            "B가 하나를 놓아야 해서 빨강이 한 칸 남았습니다. 2배 카드로 4달러를 받을 차례입니다.",
        ),
        then={
            "done": ("extend red red start > Malden Island",), "extend red *": ("extend red red start > Malden Island",),
            "extend blue *": ("extend blue blue start > Malden Island",), "extend white *": ("extend white white start > Tuamotu",),
            "extend green *": ("extend green green start > Tuamotu",), "extend black *": ("extend black black start > Rapa",),
        },
    ),
)  # fmt: skip
