"""The fifth part: ships are bought, branch in the same round, and may come too late (CL-4.7, CL-5.1 to CL-5.5)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import CARDS, TO_TAHITI, TO_TUAMOTU, markers, table

RED_AT_PALMYRA = {"red start > Malden Island": 3, "Malden Island > Kiritimati": 1, "Kiritimati > Palmyra": 1}
BLUE_AT_TOKELAU = {"blue start > Marquesas": 2, "Marquesas > Malden Island": 2, "Malden Island > Manihiki": 1, "Manihiki > Tokelau": 2}
DEAD_END = {
    "black": {"black start > Easter Island": 2, "Easter Island > Gambier": 3},
    "white": TO_TUAMOTU | {"Tuamotu > Gambier": 2, "Gambier > Pitcairn": 1, "Pitcairn > Easter Island": 3},
}  # fmt: skip
NOT_TO_TAHITI = t("The ship is placed, but it does not go to Tahiti.", "배를 놓았지만 타히티로 가지 않습니다.")
PAST_THE_PORT = t("White is free again, but it goes past your port.", "하양은 풀려났지만 내 항구로 오지 않습니다.")
SHIPS = (
    Step(
        id="buy", kind="move", rules=("CL-2.2", "CL-5.1"),
        position=table(1, routes={"red": RED_AT_PALMYRA}, money={"A": 4}, markers=markers(a={"Hawaii": 1}), acted=True),
        title=t("A ship", "클리퍼쉽"),
        text=t(
            "Besides what else you do in phase 1, you may buy ships for 3 dollars each. A ship makes a branch: a second open end for its"
            " company, from its start or from any island that it is connected to.\n\nYou have placed a marker. Red lies at Palmyra; on"
            " its way it came by Malden Island, 2 sticks from your Tahiti.",
            "페이즈 1에는 다른 일과 별도로 3달러씩 내고 클리퍼쉽을 살 수 있습니다. 산 배는 분기를 합니다. 출발점이나 그 회사가 연결된"
            " 섬에서 열린 끝이 하나 더 나갑니다.\n\n마커는 놓았습니다. 팔미라에 있는 빨강은 몰든섬을 거쳐 왔고, 거기서 내 타히티까지"
            " 2칸입니다.",
        ),
        prompt=t(
            "Touch the 3x card, and see. Then buy what brings red to Tahiti.",
            "3배 카드를 눌러 보세요. 그다음 빨강을 타히티로 데려올 것을 사세요.",
        ),
        right=("ship red",), show="ship red",
        wrong={
            "done": t("You keep 4 dollars, and red goes on from Palmyra alone.", "4달러는 그대로지만, 빨강은 팔미라에서만 이어 갑니다."),
        },
        other=t("3 dollars for a ship of a company that is not at Malden Island.", "몰든섬에 없는 회사의 배를 3달러에 샀습니다."),
        refused={"option 3x": t("Your marker was the one thing.", "셋 중 하나로 마커를 이미 놓았습니다.")},
        hint=t("It has to be a ship of red.", "빨강의 배여야 합니다."),
        praise=t("3 dollars paid. The ship has to branch in this round.", "3달러를 냈습니다. 배는 이번 라운드에 분기해야 합니다."),
        then={"*": ("done",)},
    ),
    Step(
        id="branch", kind="move", rules=("CL-5.3",),
        position=table(2, routes={"red": RED_AT_PALMYRA, "white": TO_TAHITI}, money={"A": 1}, due={"A": {"red": 1}}),
        title=t("A branch", "분기"),
        text=t(
            "A branch is the new ship with its first stick, and it is the stick of your turn. From then on red has two open ends, and"
            " anybody extends either of them.\n\nWhite lies at Tahiti. The lane between Tahiti and Malden Island is a single one.",
            "분기는 새 배와 첫 세그먼트를 함께 놓는 일이고, 그것이 이번 차례의 세그먼트입니다. 그 뒤로 빨강은 열린 끝이 둘이 되고, 누구나"
            " 어느 쪽이든 늘립니다.\n\n하양이 타히티에 있습니다. 타히티와 몰든섬 사이는 한 줄입니다.",
        ),
        prompt=t(
            "Touch the new red ship, then the way from Malden Island to Tahiti.",
            "새 빨강 배를 누르고, 몰든섬에서 타히티로 가는 길을 누르세요.",
        ),
        right=("branch red Malden Island > Tahiti",), show="branch red Malden Island > Tahiti",
        wrong={
            "branch red Malden Island > [!T]*": NOT_TO_TAHITI, "branch red [!M]*": NOT_TO_TAHITI,
            "extend white Tahiti > Malden Island": t(
                "Now white is on the single lane, and red cannot come to Tahiti that way.",
                "하양이 한 줄짜리 길에 들어서, 빨강이 그 길로 타히티에 오지 못합니다.",
            ),
            "extend white *": t(
                "Your ship has to wait for phase 3. B may be quicker.",
                "배는 페이즈 3을 기다립니다. B가 먼저일 수도 있습니다.",
            ),
        },
        other=t(
            "Your ship has to wait for phase 3, and B has closed the lane: white has left Tahiti for Malden Island.",
            "배는 페이즈 3을 기다려야 하고, B가 길을 막았습니다. 하양이 타히티에서 몰든섬으로 들어섰습니다.",
        ),
        hint=t("Red is connected to Malden Island.", "빨강은 몰든섬에 연결되어 있습니다."),
        praise=t(
            "Red has two ends now. One more stick, and your marker on Tahiti has two companies: 8 points.",
            "빨강의 끝이 둘이 되었습니다. 하나만 더 놓으면 타히티의 내 마커에 회사가 둘, 8점입니다.",
        ),
        then={
            "branch *": (), "extend white *": (), "*": ("extend white Tahiti > Malden Island",),
        },
    ),
    Step(
        id="reserve", kind="move", rules=("CL-5.4",),
        position=table(3, routes={"blue": BLUE_AT_TOKELAU}, due={"A": {"blue": 1}}),
        title=t("Kept for the ship", "배를 위해 남긴 세그먼트"),
        text=t(
            "A ship has to branch in the round in which it was bought. So your last sticks of the round are kept for the ships that you"
            " still have to place.\n\nPhase 3: one stick, and a ship of blue to place.",
            "배는 산 라운드에 분기해야 합니다. 그래서 놓을 배가 남아 있으면, 라운드의 마지막 세그먼트는 그 배를 위해 남겨 둡니다.\n\n페이즈"
            " 3, 놓을 것은 하나이고 파랑의 배가 남았습니다.",
        ),
        prompt=t(
            "Try to extend blue from Tokelau to Tuvalu, and see. Then branch so that it pays at once.",
            "파랑을 토켈라우에서 투발루로 늘려 보세요. 그다음 바로 보너스를 받도록 분기하세요.",
        ),
        right=(
            "branch blue Marquesas > Tuamotu", "branch blue Malden Island > Kiritimati", "branch blue Tokelau > Tuvalu",
            "branch blue Tokelau > American Samoa", "branch blue Tokelau > Phoenix Islands",
        ),
        show="branch blue Tokelau > Tuvalu",
        other=t("The ship is placed, but no island is reached.", "배는 놓았지만 섬에 닿지 않았습니다."),
        refused={"extend blue Tokelau > Tuvalu": t(
            "Touch the new ship first: as a branch it is allowed.",
            "새 배를 먼저 누르면 분기로 갈 수 있습니다.",
        )},
        hint=t("Some islands are one stick away from where blue was.", "파랑이 지나온 섬에서 한 칸인 섬들이 있습니다."),
        praise=t("The ship is placed, and 2 dollars come with the new island.", "배를 놓았고, 새 섬에서 2달러를 받았습니다."),
    ),
    Step(
        id="room", kind="move", rules=("CL-5.2",),
        position=table(1, money={"A": 7}, routes={"white": {"white start > Marquesas": 1, "white start > Tuamotu": 1}}),
        title=t("Only what can be placed", "놓을 수 있는 만큼만"),
        text=t(
            "You buy at most as many ships as you may lay sticks in the round: 2 without a card, 4 with 2x, 6 with 3x, 5 with 5x; so take"
            " the card first. And a company must be able to branch now.\n\nWhite has left its start both ways and is nowhere yet.",
            "배는 이번 라운드에 놓을 세그먼트만큼만 삽니다. 카드가 없으면 2척, 2배 카드면 4척, 3배면 6척, 5배면 5척이니 카드를 먼저"
            " 가져오세요. 그리고 회사가 지금 분기할 수 있어야 합니다.\n\n하양은 출발점의 두 길에 다 나섰고 아직 닿은 섬이 없습니다.",
        ),
        prompt=t("Try to buy a white ship, and see. Then buy another one.", "하양 배를 사 보세요. 그다음 다른 배를 사세요."),
        right=("ship *",), show="ship blue",
        wrong={"done": t("You have passed, and bought no ship.", "패스했고 배를 사지 않았습니다.")},
        other=t(
            "Allowed, and ships may still be bought after it. But this is about the ship.",
            "그래도 되고, 그 뒤에도 배를 살 수 있습니다. 하지만 지금은 배를 살 때입니다.",
        ),
        refused={"ship white": t("A ship without a place to go.", "갈 곳이 없는 배입니다.")},
        hint=t("Each of the other four can branch at its start.", "다른 네 회사는 출발점에서 분기할 수 있습니다."),
        praise=t(
            "4 dollars left: one more ship would still be allowed, and a third would not.",
            "4달러가 남았습니다. 한 척은 더 살 수 있지만 세 척째는 안 됩니다.",
        ),
    ),
    Step(
        id="lapse", kind="move", rules=("CL-5.5",),
        position=table(
            2, money={"A": 0, "B": 0}, due={"A": {"red": 1}, "B": {"red": 1}}, routes={"red": {"red start > Kiritimati": 1}},
        ),
        title=t("Too late", "너무 늦으면"),
        text=t(
            "If others make it impossible to place your ship, the duty lapses: the ship goes back, your money does not.\n\nYou and B have"
            " each bought a red ship. Red is connected to no island yet, and from its start one way is left: to Malden Island.",
            "남이 막아서 배를 놓을 수 없게 되면 의무는 사라지고, 배만 공급처로 돌아갈 뿐 돈은 돌려받지 못합니다.\n\n여러분과 B가 빨강 배를"
            " 한 척씩 샀습니다. 빨강은 아직 연결된 섬이 없고, 출발점에 남은 길은 몰든섬 쪽 하나입니다.",
        ),
        prompt=t("Look after your 3 dollars.", "내 3달러를 지키세요."),
        right=("branch red red start > Malden Island",), show="branch red red start > Malden Island",
        other=t(
            "B has branched towards Malden Island. Your red ship goes back to the supply, and 3 dollars are lost.",
            "B가 몰든섬 쪽으로 분기했습니다. 내 빨강 배는 공급처로 돌아가고 3달러를 잃었습니다.",
        ),
        hint=t("Branch now: B wants the same way.", "지금 분기하세요. B도 같은 길을 원합니다."),
        praise=t(
            "Your ship is placed. B's has no way left: unless red comes to an island before B's last stick of the round, it goes back to"
            " the supply, and B's 3 dollars are lost.",
            "배를 놓았습니다. B의 배는 갈 길이 없습니다. B의 마지막 세그먼트 전에 빨강이 섬에 닿지 않으면 배는 공급처로 돌아가고 B는"
            " 3달러를 잃습니다.",
        ),
        then={
            "branch red *": ("extend red red start > Kiritimati",), "*": ("branch red red start > Malden Island",),
        },
    ),
    Step(
        id="dead-end", kind="move", rules=("CL-4.7", "CL-5.3"),
        position=table(2, routes=DEAD_END, due={"A": {"white": 1}}, markers={"A": CARDS["A"], "B": CARDS["B"]}),
        title=t("Dead ends", "막다른 곳"),
        text=t(
            "An end from which no lane is free is dead: that way a company goes no further. Other ends and branches help it.\n\nWhite's"
            " only ship lies at Easter Island. You have bought another one.",
            "빈 줄이 하나도 없는 끝은 막다른 곳이라 거기서는 더 나아가지 못합니다. 다른 끝이나 분기로 이어 갑니다.\n\n하양의 하나뿐인"
            " 배가 이스터섬에 있습니다. 여러분은 하양 배를 한 척 샀습니다.",
        ),
        prompt=t(
            "Try to go on from Easter Island to Gambier, and see. Then bring white to your port.",
            "이스터섬에서 감비에로 가 보세요. 그다음 하양을 내 항구로 데려오세요.",
        ),
        right=("branch white Tuamotu > Tahiti",), show="branch white Tuamotu > Tahiti",
        wrong={"branch white Tuamotu > [!T]*": PAST_THE_PORT, "branch white [!T]*": PAST_THE_PORT},
        other=t(
            "White is still stuck, and your ship has to be placed in phase 3.",
            "하양은 아직 막혀 있고, 배는 페이즈 3에 놓아야 합니다.",
        ),
        refused={"extend white Easter Island > Gambier": t("Black has that lane.", "검정이 차지한 줄입니다.")},
        hint=t("White came by Tuamotu.", "하양은 투아모투를 거쳐 왔습니다."),
        praise=t("Free again, and at Tahiti: 2 dollars and 4 points.", "다시 풀려나 타히티에 닿았습니다. 2달러와 4점입니다."),
    ),
)  # fmt: skip
