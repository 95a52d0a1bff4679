"""The tenth part: getting ready for a game, and how it can be varied (VP-1.4, VP-1.5, VP-1.7 to VP-1.9, VP-2.6)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import planning, table, using

TAKEN = ["1 silver 1 copper 1 wheat", "2 silver 1 wheat"]
GOODS_OF_OTHERS = {"B": {"silver": 2, "wheat": 1}, "C": {"silver": 1, "copper": 1, "wheat": 1}}
ALL_GOODS = GOODS_OF_OTHERS | {"A": {"copper": 2, "wheat": 1}}
BEGINNING = (
    Step(
        id="ready", kind="read", rules=("VP-1.4", "VP-1.5", "VP-1.7"), position=table(),
        title=t("Getting ready", "게임 준비"),
        text=t(
            "At each market lies a column of five tiles, one of each letter drawn at random: A at the bottom, so A comes first. Of the"
            " achievements those for more players leave the game; A cards come before B1, and B1 before B2. Nine A cards lie in the open"
            " sea.\n\nThe start player is drawn, and gets the lighthouse.",
            "시장마다 글자별로 하나씩 뽑은 타일 다섯 개가 한 줄로 놓입니다. A가 맨 아래라 A부터 씁니다. 업적 카드는 지금보다 많은 인원의"
            " 것을 빼고, A 다음에 B1, 그다음에 B2가 나옵니다. A 카드 아홉 장이 외해에 놓입니다.\n\n시작 플레이어는 뽑아서 정하고 등대를"
            " 받습니다.",
        ),
        prompt=t("Look at the tiles and at the sea, then press Next.", "타일과 바다를 보고 다음을 누르세요."),
    ),
    Step(
        id="goods", kind="move", rules=("VP-1.8",),
        position=table(phase="starting goods", players=3, taken_goods=TAKEN, goods=GOODS_OF_OTHERS),
        title=t("Goods to start with", "처음 상품"),
        text=t(
            "The last player in turn order comes first, the start player last: everybody takes three goods. No combination is taken"
            " twice.\n\nHere three play, you start, and C and B have chosen.",
            "순서가 가장 늦은 사람부터 거꾸로, 시작 플레이어가 마지막에 상품을 세 개씩 고릅니다. 같은 조합은 두 번 고르지"
            " 못합니다.\n\n지금은 셋이 하고 여러분이 시작 플레이어입니다. C와 B는 골랐습니다.",
        ),
        prompt=t("Try to take one of each, and see. Then choose other goods.", "한 가지씩 골라 보세요. 그다음 다른 상품을 고르세요."),
        right=("goods *",), show="goods 2 copper 1 wheat",
        refused={"goods 1 silver 1 copper 1 wheat": t("That is what C has.", "C가 가진 조합입니다.")},
        hint=t("Any other three goods will do.", "다른 세 개라면 무엇이든 됩니다."),
        praise=t(
            "Three goods lie in your warehouse. With 20 pesos they are your beginning.",
            "창고에 상품이 세 개 생겼습니다. 20페소와 함께 이것으로 시작합니다.",
        ),
    ),
    Step(
        id="village", kind="move", rules=("VP-1.9",),
        position=table(
            phase="starting merchants", players=3, taken_goods=[*TAKEN, "2 copper 1 wheat"], goods=ALL_GOODS,
            merchants={"A": {"Valparaíso": 1}, "B": {"Valparaíso": 1, "Quillota": 1}, "C": {"Valparaíso": 1, "Limache": 1}},
        ),
        title=t("The second merchant", "두 번째 상인"),
        text=t(
            "In the same order everybody puts the second merchant into a village where nobody stands. With a market or without, as you"
            " like.\n\nYou are last, and want to trade on your first turn.",
            "같은 순서로 두 번째 상인을 아무도 없는 마을에 놓습니다. 시장이 있든 없든 좋습니다.\n\n여러분이 마지막이고, 첫 차례에"
            " 교역하려 합니다.",
        ),
        prompt=t(
            "Touch Quillota, and see. Then choose an empty village with a market.",
            "킬로타를 눌러 보세요. 그다음 시장이 있는 빈 마을을 고르세요.",
        ),
        right=("start Casablanca", "start San Felipe"), show="start Casablanca",
        other=t(
            "That is allowed, and perhaps good for a customs house. But there is no market.",
            "그래도 되고 세관을 짓기에 좋을 수도 있습니다. 하지만 시장이 없습니다.",
        ),
        refused={"start Quillota": t("B was quicker.", "B가 먼저 놓았습니다.")},
        hint=t("Two markets are still free.", "시장 두 곳이 비어 있습니다."),
        praise=t(
            "A merchant at a market from the start. The first round begins, and you plan.",
            "처음부터 시장에 상인이 있습니다. 첫 라운드가 시작되어 계획할 차례입니다.",
        ),
    ),
    Step(
        id="clock", kind="move", rules=("VP-2.6",), position=planning("move, build, trade, sell", options={"advanced_planning": "true"}),
        title=t("Against the clock", "모래시계"),
        text=t(
            "Advanced players may agree to hurry: whoever has planned first takes a good of choice and turns a sand timer. Who is late"
            " keeps the cards that lie there, and empty slots stay empty. The computer lets chance say who was first, and anybody may"
            " stop at any number of cards. You find it among the options, as advanced_planning.",
            "익숙해지면 서두르기로 정할 수 있습니다. 먼저 계획을 마친 사람이 원하는 상품 하나를 받고 모래시계를 뒤집습니다. 늦은 사람은"
            " 그때까지 놓은 카드만 쓰고 빈 슬롯은 비워 둡니다. 컴퓨터에서는 누가 빨랐는지 우연이 정하고, 몇 장에서든 마칠 수 있습니다."
            " 선택 규칙 advanced_planning입니다.",
        ),
        prompt=t("End your planning.", "계획을 마치세요."),
        right=("planned",), show="planned",
        wrong={"mayor *": t("While you paid for another card, the sand was running.", "한 장을 더 놓는 사이에도 모래는 흐릅니다.")},
        hint=t("Touch Planned.", "계획 끝을 누르세요."),
        praise=t(
            "You were the first, so a good is yours. B had laid two cards.",
            "먼저 마쳐서 상품 하나를 받습니다. B는 두 장을 놓았습니다.",
        ),
        then={"planned": ("plan move", "plan build", "planned", "first A")},
    ),
    Step(
        id="variant", kind="question", rules=("VP-5.4", "VP-5.5"),
        position=using(
            "move", theirs="sell", houses={"B": ["Quilpué"]}, options={"customs_step_exempt": "owner"},
            merchants={"A": {"Valparaíso": 1, "Casablanca": 1}},
        ),
        title=t("Other readings of a rule", "규칙을 달리 읽으면"),
        text=t(
            "The rules that are known leave some things open, and options give other readings: of recall, prices, tiles, ties, the end."
            " Here customs_step_exempt is set to owner: a customs village is no step for its owner alone.\n\nQuilpué is B's.",
            "알려진 규칙에는 뚜렷하지 않은 곳이 있어서, 회수, 값, 타일, 동점, 게임의 끝을 달리 읽는 선택 규칙이 있습니다. 지금은"
            " customs_step_exempt가 owner입니다. 세관 마을이 주인에게만 칸이 아닙니다.\n\n킬푸에는 B의 것입니다.",
        ),
        prompt=t("What does your merchant pay from the city to Quilpué?", "도시에서 킬푸에로 갈 때 내 상인은 얼마를 내나요?"),
        choices=(
            Choice(t("2 pesos", "2페소"), t("That is the toll; here the step counts too.", "통행료뿐입니다. 여기서는 칸도 셉니다.")),
            Choice(t("3 pesos", "3페소"), t("Right: 1 for the step, and 2 for B.", "맞습니다. 한 칸에 1페소, B에게 2페소입니다.")),
            Choice(t("1 peso", "1페소"), t("B wants its toll too.", "B의 통행료도 내야 합니다.")),
        ),
        answer=1,
    ),
)  # fmt: skip
