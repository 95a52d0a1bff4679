"""The eighth part: what happens when all cards are used (VP-10.1 to VP-10.6)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import table, using, with_bought

HELD = with_bought(north=["muelle", "casa de cambio", "cabildo"], west=["gremio", "feria franca", "viaje directo"])
CLEAN_UP = (
    Step(
        id="income", kind="move", rules=("VP-10.1", "VP-10.2", "VP-10.3"),
        position=table(phase="income", residences=["A", "B", "A", "B", "A", "A"], cursor=6, goods={"A": {"silver": 1, "wheat": 1}}),
        title=t("Clean-up: income", "정리: 수입"),
        text=t(
            "When all cards are used comes clean-up, from the start player on: income of residences; 5 pesos for most residences and 2"
            " for second most, ties to whoever built later; discarding; recall; the end or the lighthouse.\n\nYour residence on the sixth"
            " space gives a good of your choice.",
            "카드를 다 쓰면 시작 플레이어부터 정리합니다. 거주지의 수입, 거주지가 가장 많은 사람에게 5페소, 두 번째에게 2페소(같으면"
            " 나중에 지은 사람이 먼저), 업적 카드 버리기, 상인 회수, 그리고 게임의 끝이나 등대입니다.\n\n여섯 번째 칸의 내 거주지는"
            " 원하는 상품을 줍니다.",
        ),
        prompt=t("Take the good with which you can hire a merchant next round.", "다음 라운드에 상인을 고용할 수 있는 상품을 받으세요."),
        right=("gain copper",), show="gain copper",
        other=t("You have that already; to hire, copper is missing.", "이미 있는 상품입니다. 고용하려면 구리가 모자랍니다."),
        hint=t("Silver and wheat lie in the warehouse.", "창고에 은과 밀이 있습니다."),
        praise=t(
            "One of each. And with most residences you got 5 pesos, B 2.",
            "세 가지가 다 모였습니다. 거주지가 가장 많아 5페소를, B는 2페소를 받았습니다.",
        ),
    ),
    Step(
        id="discard", kind="move", rules=("VP-10.4",),
        position=table(
            phase="discard", offers=HELD, achievements={"A": ["bodega", "agencia"]}, merchants={"A": {"Valparaíso": 3}},
            points={"A": {"houses": 4}},
        ),
        title=t("Discard for points", "버리고 점수 얻기"),
        text=t(
            "In each clean-up you may discard one achievement and score its points on the track at once. It leaves the game; what you"
            " keep can still be used, and counts at the end too.\n\nThe agencia hires merchants. The bodega gives two goods of your"
            " choice. All your merchants are hired.",
            "정리할 때마다 업적 카드를 한 장 버리고 그 점수를 바로 얻을 수 있습니다. 버린 카드는 게임에서 빠집니다. 남긴 카드는 계속"
            " 쓰고, 끝날 때 점수가 됩니다.\n\n소개소는 상인을 고용하고 저장고는 원하는 상품 둘을 줍니다. 내 상인은 모두 고용되어"
            " 있습니다.",
        ),
        prompt=t("Discard the card that is of no more use to you.", "더는 쓸모없는 카드를 버리세요."),
        right=("discard agencia",), show="discard agencia",
        wrong={
            "discard bodega": t(
                "Its points are yours, but two goods a round were worth keeping.",
                "점수는 얻었지만 라운드마다 상품 둘을 주던 카드입니다.",
            ),
            "done": t(
                "Nothing discarded. The points will count at the end, but not on the track today.",
                "버리지 않았습니다. 끝날 때는 세지만 오늘 점수판에는 오르지 않습니다.",
            ),
        },
        hint=t("No merchant is left to hire.", "더 고용할 상인이 없습니다."),
        praise=t("2 points on the track, and the bodega stays in your hand.", "점수판에 2점이 오르고 저장고는 손에 남았습니다."),
    ),
    Step(
        id="recall", kind="move", rules=("VP-10.5",),
        position=table(phase="recall", houses={"A": ["Quilpué"]}, merchants={"A": {"Quilpué": 1, "Quillota": 1, "Peñuelas": 1}}),
        title=t("Merchants come home", "상인 회수"),
        text=t(
            "All your merchants return to the city. One of them you may leave outside, in a village where you have no house.\n\nYours"
            " stand in Quilpué beside your house, in Quillota and in Peñuelas. Next round you want to trade at once.",
            "내 상인은 모두 도시로 돌아옵니다. 다만 내 주택이 없는 마을에 한 명을 남겨도 됩니다.\n\n내 상인은 주택이 있는 킬푸에와,"
            " 킬로타와, 페뉴엘라스에 있습니다. 다음 라운드에는 바로 교역하려 합니다.",
        ),
        prompt=t(
            "Try to leave the one in Quilpué, and see. Then leave the right one.",
            "킬푸에의 상인을 남겨 보세요. 그다음 알맞은 상인을 남기세요.",
        ),
        right=("stay Quillota",), show="stay Quillota",
        wrong={
            "stay Peñuelas": t(
                "There is no market in Peñuelas. Quillota is two steps away again.",
                "페뉴엘라스에는 시장이 없습니다. 킬로타까지 다시 두 칸입니다.",
            ),
            "done": t(
                "All three are in the city. One might have stayed at the market.",
                "셋 다 도시로 왔습니다. 한 명은 시장에 남을 수 있었습니다.",
            ),
        },
        refused={"stay Quilpué": t("A house is no shelter.", "주택이 상인을 붙잡아 두지는 않습니다.")},
        hint=t("Where is a market?", "시장은 어디에 있나요?"),
        praise=t(
            "One stays at the market, the other two walk home. And as nobody built in the city, the lighthouse goes to the left, to B.",
            "한 명은 시장에 남고 둘은 돌아왔습니다. 아무도 도시에 짓지 않아서 등대는 왼쪽의 B에게 갔습니다.",
        ),
    ),
    Step(
        id="lighthouse", kind="move", rules=("VP-10.6",),
        position=using(
            "build", players=3, start="B", builder="C", residences=["C"], houses={"A": ["Quilpué"]},
            merchants={"A": {"Valparaíso": 1, "Quilpué": 1}},
        ),
        title=t("The lighthouse goes on", "등대를 받으려면"),
        text=t(
            "Whoever built a residence last in this round gets the lighthouse, and begins the next one. If nobody did, or if that player"
            " has it already, it goes to the left of the start player.\n\nThree play. B has it, C has built a residence, and this is the"
            " last card of the round.",
            "이번 라운드에 거주지를 맨 나중에 지은 사람이 등대를 받고 다음 라운드를 시작합니다. 아무도 짓지 않았거나 그 사람이 이미"
            " 가졌으면 시작 플레이어의 왼쪽으로 갑니다.\n\n셋이 하고 있습니다. 등대는 B에게 있고, C가 거주지를 지었고, 이것이 마지막"
            " 카드입니다.",
        ),
        prompt=t(
            "Touch Quilpué, and see. Then build, and be the start player.",
            "킬푸에를 눌러 보세요. 그다음 지어서 시작 플레이어가 되세요.",
        ),
        right=("build Valparaíso",), show="build Valparaíso",
        refused={"build Quilpué": t("And only residences count for the lighthouse.", "등대에는 거주지만 셉니다.")},
        hint=t("Residences are built in the city.", "거주지는 도시에 짓습니다."),
        praise=t(
            "You built after C: clean-up is done, the lighthouse is yours, and you begin the next round.",
            "C보다 나중에 지었습니다. 정리가 끝나 등대를 받고 다음 라운드를 시작합니다.",
        ),
    ),
)  # fmt: skip
