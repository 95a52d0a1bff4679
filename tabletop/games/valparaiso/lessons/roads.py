"""The third part: merchants on the roads, and customs houses, which make villages no step (VP-3.5, VP-5.1 to VP-5.5, VP-6.5)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import Position, t
from .setting import using

ON_THE_WAY: Position = {"mover": "Quillota", "walked": 2, "path": ["Valparaíso", "Concón", "Quillota"], "changed": True, "spent": 2}
FAR_OUT: Position = {
    "mover": "Peñuelas", "walked": 3, "path": ["Quillota", "Concón", "Valparaíso", "Peñuelas"], "changed": True, "spent": 3,
}  # fmt: skip
ROADS = (
    Step(
        id="walk", kind="move", rules=("VP-3.5", "VP-5.1", "VP-5.3"),
        position=using("move", theirs="sell", pesos={"A": 4}, merchants={"A": {"Valparaíso": 1, "Quilpué": 1}}),
        title=t("On the road", "길을 나서다"),
        text=t(
            "With Move each of your merchants may go up to 3 steps, and every step costs 1 peso. You need not move all of them. Like any"
            " main action it may be done in part, but something has to change.",
            "상인 이동으로 상인마다 3칸까지 움직이고 한 칸에 1페소를 냅니다. 모두 움직이지 않아도 됩니다. 다른 주요 행동처럼 일부만 해도"
            " 되지만 무언가는 바뀌어야 합니다.",
        ),
        prompt=t(
            "Touch Done, and see. Then send the merchant of the city to Concón.",
            "마치기를 눌러 보세요. 그다음 도시의 상인을 콘콘으로 보내세요.",
        ),
        right=("step Valparaíso Concón",), show="step Valparaíso Concón",
        wrong={"step Quilpué *": t("That was the other merchant.", "다른 상인이 움직였습니다.")},
        other=t("A step for 1 peso, but not to Concón.", "1페소로 한 칸 갔지만 콘콘이 아닙니다."),
        refused={"done": t("You chose the picture, so something has to change.", "그림을 골랐으니 무언가는 바꾸어야 합니다.")},
        hint=t("Touch the city, then Concón.", "도시를 누르고 콘콘을 누르세요."),
        praise=t("One step, 1 peso. It may go on for two steps more.", "한 칸에 1페소를 냈습니다. 두 칸 더 갈 수 있습니다."),
    ),
    Step(
        id="halt", kind="move", rules=("VP-5.2",),
        position=using("move", theirs="sell", merchants={"A": {"Quillota": 1, "Quilpué": 1}}, **ON_THE_WAY),
        title=t("One after another", "한 명씩 차례로"),
        text=t(
            "A merchant ends its way before the next one begins, moves once with a card, and never comes to a place twice.\n\nYours has"
            " reached the market of Quillota. The one in Quilpué is to go too.",
            "한 상인이 다 움직인 뒤에 다음 상인이 움직이고, 카드 한 장에 한 번씩이며, 같은 곳에 두 번 가지 않습니다.\n\n한 상인이"
            " 킬로타의 시장에 왔습니다. 킬푸에의 상인도 움직이려 합니다.",
        ),
        prompt=t(
            "Try to go from Quilpué to Limache, and see. Then touch Halt.",
            "킬푸에에서 리마체로 가 보세요. 그다음 세우기를 누르세요.",
        ),
        right=("halt",), show="halt",
        wrong={
            "done": t("That ends the card: the merchant in Quilpué has not moved.", "카드가 끝나서 킬푸에의 상인은 움직이지 못했습니다."),
            "step Quillota Limache": t("A third step, and the market is left behind.", "세 번째 칸을 가느라 시장에서 나와 버렸습니다."),
        },
        refused={"step Quilpué Limache": t("First the one that is on its way.", "움직이던 상인을 먼저 멈춥니다.")},
        hint=t("Halt sets this merchant aside.", "세우기는 이 상인의 이동을 마치는 것입니다."),
        praise=t("It stays in Quillota, and now the other one may go its 3 steps.", "킬로타에 멈췄고, 이제 다른 상인이 3칸까지 갑니다."),
    ),
    Step(
        id="own-customs", kind="move", rules=("VP-5.4", "VP-6.5"),
        position=using(
            "move", theirs="sell", pesos={"A": 2}, houses={"A": ["Quilpué"]}, merchants={"A": {"Valparaíso": 1, "Casablanca": 1}},
        ),
        title=t("A village that is no step", "칸으로 세지 않는 마을"),
        text=t(
            "A house in a village without a market is a customs house. Going into that village is no step, for nobody, and costs no price"
            " of a step. Its owner passes free.\n\nQuilpué is yours. San Felipe lies beyond Limache, and you have 2 pesos.",
            "시장이 없는 마을의 주택은 세관입니다. 그 마을로 들어가는 것은 누구에게나 칸으로 치지 않고, 이동 비용도 없습니다. 주인은 그냥"
            " 지납니다.\n\n킬푸에는 내 것입니다. 산펠리페는 리마체 너머에 있고, 가진 돈은 2페소입니다.",
        ),
        prompt=t("Set out from the city for San Felipe.", "도시에서 산펠리페로 출발하세요."),
        right=("step Valparaíso Quilpué",), show="step Valparaíso Quilpué",
        wrong={
            "step Valparaíso Concón": t(
                "1 peso, and San Felipe is 3 steps and 3 pesos away from here.",
                "1페소를 냈고, 여기서 산펠리페는 3칸에 3페소입니다.",
            ),
            "step Valparaíso Peñuelas": t(
                "1 peso for a detour. Now the 2 pesos for the rest of the way are not there.",
                "돌아가느라 1페소를 썼습니다. 나머지 길에 낼 2페소가 없습니다.",
            ),
            "step Casablanca *": t(
                "The merchant in Casablanca is on its way. It cannot reach San Felipe for 2 pesos.",
                "카사블랑카의 상인이 나섰습니다. 2페소로는 산펠리페에 닿지 못합니다.",
            ),
        },
        hint=t("Where do you go for nothing?", "어디를 그냥 지날 수 있나요?"),
        praise=t(
            "No step, no peso: all 3 steps are left. Limache and San Felipe cost 1 each, and you have 2.",
            "칸도 돈도 쓰지 않아 3칸이 그대로 남았습니다. 리마체와 산펠리페에 1페소씩, 가진 돈은 2페소입니다.",
        ),
    ),
    Step(
        id="toll", kind="move", rules=("VP-5.5",),
        position=using(
            "move", theirs="sell", pesos={"A": 0}, goods={"A": {"wheat": 1}}, houses={"B": ["Quilpué"]},
            merchants={"A": {"Peñuelas": 1, "San Felipe": 1}},
        ),
        title=t("The toll", "통행료"),
        text=t(
            "Each time a merchant enters a village with a customs house of another player, its owner gets 2 pesos, also if it stays"
            " there. Whoever cannot pay does not go in.\n\nNow Quilpué is B's, and your purse is empty. From Peñuelas you want to go by"
            " it to Limache.",
            "남의 세관이 있는 마을에 상인이 들어갈 때마다, 거기서 멈추더라도 주인에게 2페소를 줍니다. 낼 수 없으면 들어가지"
            " 못합니다.\n\n이번에는 킬푸에가 B의 것이고 내 돈은 없습니다. 페뉴엘라스에서 그곳을 지나 리마체로 가려 합니다.",
        ),
        prompt=t(
            "Touch Quilpué from Peñuelas, and see. Then find the money.",
            "페뉴엘라스에서 킬푸에로 가 보세요. 그다음 돈을 마련하세요.",
        ),
        right=("exchange wheat",), show="exchange wheat",
        wrong={
            "done": t("Your merchants stay where they are. The wheat was worth 3 pesos.", "상인들은 그대로 있습니다. 밀은 3페소가 됩니다."),
        },
        refused={"step Peñuelas Quilpué": t("B wants to be paid.", "B에게 낼 돈이 없습니다.")},
        hint=t("A good of the warehouse is 3 pesos at any time of your turn.", "내 차례에는 언제든 창고의 상품이 3페소가 됩니다."),
        praise=t(
            "3 pesos: 2 for B in Quilpué, which is no step for you either, and 1 for the step to Limache.",
            "3페소입니다. 킬푸에의 B에게 2페소, 거기는 나에게도 칸이 아니니 리마체로 가는 한 칸에 1페소입니다.",
        ),
    ),
    Step(
        id="past-three", kind="move", rules=("VP-5.1", "VP-5.4", "VP-5.5"),
        position=using(
            "move", theirs="sell", pesos={"A": 6}, houses={"B": ["Quilpué"]}, merchants={"A": {"Peñuelas": 1, "Valparaíso": 1}}, **FAR_OUT,
        ),
        title=t("After the third step", "세 칸을 다 간 뒤"),
        text=t(
            "Your merchant has made its 3 steps, from Quillota by way of Concón and Valparaíso to Peñuelas. Into a village with a customs"
            " house it can still go, since that is no step.",
            "상인이 킬로타에서 콘콘과 발파라이소를 지나 페뉴엘라스까지 3칸을 다 갔습니다. 그래도 세관이 있는 마을에는 들어갈 수 있습니다."
            " 칸으로 세지 않기 때문입니다.",
        ),
        prompt=t(
            "Touch Casablanca, and see. Then go where the merchant still can.",
            "카사블랑카를 눌러 보세요. 그다음 아직 갈 수 있는 곳으로 가세요.",
        ),
        right=("step Peñuelas Quilpué",), show="step Peñuelas Quilpué",
        wrong={
            "halt": t("It rests in Peñuelas, although it could have gone on.", "페뉴엘라스에서 멈췄습니다. 더 갈 수 있었습니다."),
            "done": t("The card is over, and your merchant stays in Peñuelas.", "카드가 끝나고 상인은 페뉴엘라스에 남았습니다."),
        },
        refused={"step Peñuelas Casablanca": t("That would be a fourth step.", "그러면 네 번째 칸입니다.")},
        hint=t("Where does a customs house of B stand?", "B의 세관이 어디에 있나요?"),
        praise=t(
            "2 pesos to B, and no step. A customs house helps everybody, and its owner is paid for it.",
            "B에게 2페소를 냈고 칸은 쓰지 않았습니다. 세관은 모두에게 도움이 되고, 주인은 그 값을 받습니다.",
        ),
    ),
    Step(
        id="who-is-paid", kind="question", rules=("VP-5.5",),
        position=using(
            "move", theirs="move", houses={"A": ["Quilpué", "Limache"]},
            merchants={"A": {"Valparaíso": 1, "Quillota": 1}, "B": {"Valparaíso": 2}},
        ),
        title=t("Who pays whom?", "누가 누구에게 내나요?"),
        text=t(
            "Quilpué and Limache are yours. On its next turn B sends two merchants from the city by these two villages to San Felipe.",
            "킬푸에와 리마체는 내 것입니다. 다음 차례에 B가 상인 두 명을 도시에서 이 두 마을을 지나 산펠리페로 보냅니다.",
        ),
        prompt=t("How many pesos does B pay you?", "B는 나에게 몇 페소를 내나요?"),
        choices=(
            Choice(t("2", "2페소"), t("Each merchant pays, in each of the villages.", "상인마다, 마을마다 냅니다.")),
            Choice(
                t("4", "4페소"),
                t("That is one merchant in two villages, or two in one.", "상인 한 명이 두 마을, 또는 두 명이 한 마을일 때입니다."),
            ),
            Choice(
                t("8", "8페소"),
                t(
                    "Right: 2 merchants, 2 villages, 2 pesos each time. Leaving costs nothing.",
                    "맞습니다. 상인 2명이 마을 2곳에 들어갈 때마다 2페소입니다. 나갈 때는 내지 않습니다.",
                ),
            ),
        ),
        answer=2,
    ),
    Step(
        id="cheapest", kind="move", rules=("VP-5.3", "VP-5.4", "VP-5.5"),
        position=using(
            "move", theirs="sell", pesos={"A": 5}, houses={"A": ["Limache"], "B": ["Concón"]},
            merchants={"A": {"Valparaíso": 1, "Casablanca": 1}},
        ),
        title=t("The cheapest journey", "가장 싼 길"),
        text=t(
            "Now reckon. Concón is B's, Limache is yours. Your merchant in the city wants to go to Quillota, and three ways lead there."
            " Count for each: 1 peso a step, no step into a customs village, 2 pesos where it is B's.",
            "이제 셈을 해 봅시다. 콘콘은 B의 것, 리마체는 내 것입니다. 도시의 상인이 킬로타로 가려 하고, 길은 세 가지입니다. 한 칸에"
            " 1페소, 세관 마을은 칸이 아니고, B의 세관이면 2페소입니다.",
        ),
        prompt=t("Take the first step of the cheapest way.", "가장 싼 길의 첫걸음을 떼세요."),
        right=("step Valparaíso Quilpué",), show="step Valparaíso Quilpué",
        wrong={
            "step Valparaíso Concón": t(
                "2 pesos to B in Concón, and 1 for the step to Quillota: 3. The other way is 2.",
                "콘콘에서 B에게 2페소, 킬로타까지 한 칸에 1페소, 모두 3페소입니다. 다른 길은 2페소입니다.",
            ),
            "step Valparaíso Peñuelas": t(
                "A detour: Peñuelas, Quilpué and Quillota cost 1 each, 3 in all.",
                "돌아가는 길입니다. 페뉴엘라스, 킬푸에, 킬로타에 1페소씩, 모두 3페소입니다.",
            ),
            "step Casablanca *": t("The merchant in the city was to go.", "도시의 상인이 갈 차례입니다."),
        },
        hint=t("How much is the way by your own customs house?", "내 세관을 지나는 길은 얼마인가요?"),
        praise=t(
            "1 to Quilpué, 0 to Limache, 1 to Quillota: 2 pesos. On the short road you would have paid 3.",
            "킬푸에까지 1, 리마체까지 0, 킬로타까지 1, 모두 2페소입니다. 짧은 길이었다면 3페소입니다.",
        ),
    ),
)  # fmt: skip
