"""The fifth part: trade in the villages, with tiles and fees (VP-6.6, VP-7.1 to VP-7.4)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import TILES, using

BARTER = TILES | {"Quillota": ["B4", "C1", "D1", "E1", "A1"]}
CHAIN = TILES | {"Casablanca": ["B1", "C2", "D2", "E2", "A2"], "San Felipe": ["E5", "A3", "B2", "C3", "D3"]}
MARKETS = (
    Step(
        id="trade", kind="move", rules=("VP-6.6", "VP-7.1", "VP-7.2", "VP-7.3"),
        position=using(
            "trade", theirs="sell", houses={"A": ["Quillota", "Casablanca"]},
            merchants={"A": {"Quillota": 2}, "B": {"Quillota": 1, "Valparaíso": 1}},
        ),
        title=t("Two merchants and a post", "상인 두 명과 교역소"),
        text=t(
            "In each market where merchants of yours stand you trade as often as there are, and once more for a trading post. Each trade"
            " is what the bottom tile says. Before the first, every merchant and post of others there costs you 1 peso, to its owner,"
            " once.\n\nIn Quillota you have two merchants and a post, in Casablanca only a post.",
            "내 상인이 있는 시장마다 상인 수만큼, 교역소가 있으면 한 번 더 교역합니다. 교역은 맨 아래 타일대로입니다. 첫 교역 전에 그곳에"
            " 있는 남의 상인과 교역소마다 주인에게 1페소를, 한 번만 줍니다.\n\n킬로타에는 내 상인 두 명과 교역소가, 카사블랑카에는"
            " 교역소만 있습니다.",
        ),
        prompt=t("Touch Casablanca, and see. Then trade in Quillota.", "카사블랑카를 눌러 보세요. 그다음 킬로타에서 교역하세요."),
        right=("trade Quillota",), show="trade Quillota",
        refused={"trade Casablanca": t("A house does not bargain.", "집만으로는 흥정하지 못합니다.")},
        hint=t("Your merchants stand in Quillota.", "내 상인들은 킬로타에 있습니다."),
        praise=t(
            "1 peso went to B, and that is all for this visit. With the same tile you may trade twice more.",
            "B에게 1페소를 주었고 이번 방문에는 더 내지 않습니다. 같은 타일로 두 번 더 교역할 수 있습니다.",
        ),
    ),
    Step(
        id="turn-tile", kind="move", rules=("VP-7.3", "VP-7.4"),
        position=using(
            "trade", theirs="sell", tiles=BARTER, houses={"A": ["Quillota"]}, goods={"A": {"copper": 1}},
            merchants={"A": {"Quillota": 1, "Valparaíso": 1}}, market="Quillota", trades=1, visited=["Quillota"], left=8, changed=True,
        ),
        title=t("The tile goes to the top", "타일은 맨 위로"),
        text=t(
            "Some tiles are free, some want goods of the warehouse or pesos. All trades of a visit use the same tile; when the visit is"
            " over, it goes to the top of its column, and the next one comes down.\n\nYou have traded once in Quillota, and once is left.",
            "거저 주는 타일도 있고, 창고의 상품이나 페소를 받는 타일도 있습니다. 한 번 찾아가서 하는 교역은 모두 같은 타일로 하고, 방문이"
            " 끝나면 그 타일이 맨 위로 가고 다음 타일이 내려옵니다.\n\n킬로타에서 한 번 교역했고 한 번 남았습니다.",
        ),
        prompt=t("Use the last trade, and watch the tile.", "남은 교역을 하고 타일을 보세요."),
        right=("trade Quillota",), show="trade Quillota",
        wrong={
            "done": t("The tile has gone to the top, and your copper is still copper.", "타일은 맨 위로 갔고 구리는 그대로 구리입니다."),
            "exchange copper": t("3 pesos, and nothing left to trade with.", "3페소가 되었고 교역에 낼 것이 없습니다."),
        },
        hint=t("Touch Quillota once more.", "킬로타를 한 번 더 누르세요."),
        praise=t(
            "Two silver and 2 pesos for your copper. Now the tile lies on top, and whoever comes next finds another.",
            "구리를 내고 은 둘과 2페소를 받았습니다. 타일은 맨 위로 갔고, 다음 사람은 다른 타일을 만납니다.",
        ),
    ),
    Step(
        id="fee", kind="move", rules=("VP-7.2",),
        position=using("trade", theirs="sell", pesos={"A": 1}, merchants={"A": {"Quillota": 1, "Casablanca": 1}, "B": {"Quillota": 2}}),
        title=t("Fees to the others", "남에게 내는 값"),
        text=t(
            "You choose the order of your markets. Whoever cannot pay all the fees of a market does not trade there.\n\nTwo merchants of"
            " B stand in Quillota, and you have 1 peso.",
            "시장을 찾아가는 순서는 마음대로입니다. 그 시장에 낼 것을 다 내지 못하면 교역하지 못합니다.\n\n킬로타에 B의 상인이 두 명"
            " 있고, 가진 돈은 1페소입니다.",
        ),
        prompt=t("Touch Quillota, and see. Then trade elsewhere.", "킬로타를 눌러 보세요. 그다음 다른 곳에서 교역하세요."),
        right=("trade Casablanca",), show="trade Casablanca",
        refused={"trade Quillota": t("Each merchant of B wants 1 peso.", "B의 상인마다 1페소를 바랍니다.")},
        hint=t("Where is nobody else?", "아무도 없는 시장은 어디인가요?"),
        praise=t(
            "Copper and 4 pesos in Casablanca. Now you have 5, enough for Quillota too.",
            "카사블랑카에서 구리와 4페소를 얻었습니다. 이제 5페소라 킬로타에도 갈 수 있습니다.",
        ),
    ),
    Step(
        id="order", kind="move", rules=("VP-7.1", "VP-7.3"),
        position=using(
            "trade", theirs="sell", tiles=CHAIN, pesos={"A": 2}, goods={"A": {"wheat": 1}},
            merchants={"A": {"Casablanca": 1, "San Felipe": 1}},
        ),
        title=t("In which order?", "어떤 순서로?"),
        text=t(
            "The bottom tile of San Felipe gives 1 point for 5 pesos. That of Casablanca gives 3 copper for a wheat. You have a wheat and"
            " 2 pesos; think of what a good is worth at any time of your turn.",
            "산펠리페의 맨 아래 타일은 5페소에 1점을 줍니다. 카사블랑카의 타일은 밀 하나에 구리 3개를 줍니다. 가진 것은 밀 하나와"
            " 2페소입니다. 내 차례에 상품이 얼마가 되는지 생각해 보세요.",
        ),
        prompt=t(
            "Touch San Felipe, and see. Then make the trade that leads to both.",
            "산펠리페를 눌러 보세요. 그다음 둘 다 할 수 있게 교역하세요.",
        ),
        right=("trade Casablanca",), show="trade Casablanca",
        wrong={
            "exchange wheat": t(
                "5 pesos, so 1 point can be bought in San Felipe. But Casablanca's 3 copper are lost.",
                "5페소가 되어 산펠리페에서 1점을 살 수 있습니다. 하지만 카사블랑카의 구리 3개를 놓쳤습니다.",
            ),
        },
        refused={"trade San Felipe": t("3 pesos are missing.", "3페소가 모자랍니다.")},
        hint=t("One copper makes 3 pesos.", "구리 하나는 3페소가 됩니다."),
        praise=t(
            "3 copper. One of them is 3 pesos, and with your 2 that pays for 1 point in San Felipe.",
            "구리 3개를 얻었습니다. 하나를 3페소로 바꾸면 2페소와 합쳐 산펠리페의 1점을 살 수 있습니다.",
        ),
    ),
)  # fmt: skip
