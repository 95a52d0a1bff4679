"""The second part: what is done with goods, and the two ways to use a card (VP-3.4, VP-3.7, VP-4.1 to VP-4.4)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import choosing, using

GOODS = (
    Step(
        id="load", kind="move", rules=("VP-4.1", "VP-4.2"),
        position=using("transfer", theirs="sell", goods={"A": {"silver": 2, "copper": 2, "wheat": 1}}, hold={"A": {"wheat": 1}}),
        title=t("Transfer: load the ship", "상품 이동: 배에 싣기"),
        text=t(
            "Goods lie in the warehouse or in the hold of your ship. With the ship in the bay, Transfer moves as many as you like, in"
            " both directions. The hold has room for 6, and if a transfer fills it, you score 1 point at once.",
            "상품은 창고나 배의 화물칸에 있습니다. 배가 근해에 있으면 상품 이동으로 양쪽으로 얼마든지 옮깁니다. 화물칸에는 6개까지"
            " 들어가고, 이 행동으로 가득 차면 바로 1점입니다.",
        ),
        prompt=t(
            "Fill the hold: touch how much silver it is to have, then how much copper, then how much wheat.",
            "화물칸을 가득 채우세요. 은, 구리, 밀의 순서로 실을 수를 누릅니다.",
        ),
        right=("hold 2 silver 2 copper 2 wheat",), show="hold 2 silver 2 copper 2 wheat",
        wrong={
            "exchange *": t(
                "A good for 3 pesos, and now the goods are too few to fill the hold.",
                "하나를 3페소로 바꿨더니 화물칸을 채울 상품이 모자랍니다.",
            ),
        },
        other=t("That can be done, but the hold is not full: no point this time.", "그렇게 해도 되지만 가득 차지 않아서 점수가 없습니다."),
        hint=t("Warehouse and hold together have 6 goods.", "창고와 화물칸을 합치면 6개입니다."),
        praise=t(
            "6 goods aboard: 1 point. The next one comes only after the hold was emptier.",
            "6개를 실어 1점입니다. 화물칸이 비었다가 다시 가득 차면 또 얻습니다.",
        ),
    ),
    Step(
        id="bottom", kind="move", rules=("VP-3.3", "VP-3.4"),
        position=choosing("transfer", "sell", ships={"A": "north sea"}, goods={"A": {"silver": 1}}),
        title=t("The bottom of a card", "카드의 아래쪽"),
        text=t(
            "At the bottom of each card stands a good. Use the card for that if its main action is no use to you, or cannot change"
            " anything: the good comes from the supply into your warehouse.\n\nYou planned Transfer, but your ship lies in the open sea.",
            "카드마다 아래쪽에 상품이 하나 있습니다. 주요 행동이 소용없거나 아무것도 바꾸지 못할 때는 이쪽으로 써서, 그 상품을 공급처에서"
            " 창고로 받습니다.\n\n상품 이동을 계획했는데 배가 외해에 있습니다.",
        ),
        prompt=t("Touch the picture of Transfer, and see. Then use its bottom.", "상품 이동의 그림을 눌러 보세요. 그다음 아래쪽을 쓰세요."),
        right=("use transfer goods",), show="use transfer goods",
        wrong={"exchange silver": t("3 pesos for silver. The card still waits.", "은을 3페소로 바꿨습니다. 카드는 아직 그대로입니다.")},
        refused={"use transfer main": t("Only in the bay do warehouse and hold meet.", "창고와 화물칸은 근해에서만 이어집니다.")},
        hint=t("The bottom of the card shows wheat.", "카드 아래쪽에 밀이 있습니다."),
        praise=t(
            "Wheat, for a card that could do nothing else. No card is lost in Valparaíso.",
            "달리 쓸 수 없던 카드로 밀을 받았습니다. 발파라이소에서 버려지는 카드는 없습니다.",
        ),
    ),
    Step(
        id="sell", kind="move", rules=("VP-4.3",),
        position=using("sell", theirs="move", pesos={"A": 3}, goods={"A": {"copper": 1}}, hold={"A": {"silver": 2}}),
        title=t("Sell", "상품 판매"),
        text=t(
            "Sell brings 10 pesos for one good, of whatever kind. It has to lie in the warehouse: what is loaded on the ship is not sold.",
            "상품 판매는 종류에 상관없이 상품 하나를 10페소에 팝니다. 창고에 있어야 하고, 배에 실은 것은 팔지 못합니다.",
        ),
        prompt=t(
            "Touch the silver in the hold, and see. Then sell what you can.",
            "화물칸의 은을 눌러 보세요. 그다음 팔 수 있는 것을 파세요.",
        ),
        right=("sell copper warehouse",), show="sell copper warehouse",
        wrong={
            "exchange copper": t(
                "That was an exchange, for 3 pesos. A sale would have brought 10.",
                "3페소에 바꿨습니다. 팔았으면 10페소입니다.",
            ),
        },
        refused={"sell silver hold": t("It would have to be unloaded first.", "먼저 창고로 내려야 합니다.")},
        hint=t("There is copper in your warehouse.", "창고에 구리가 있습니다."),
        praise=t("10 pesos: you have 13, and a house costs 10.", "10페소를 받아 13페소입니다. 주택 한 채가 10페소입니다."),
    ),
    Step(
        id="exchange", kind="move", rules=("VP-3.7",),
        position=choosing("build", "sell", pesos={"A": 8}, goods={"A": {"wheat": 1}}, merchants={"A": {"Valparaíso": 1, "Peñuelas": 1}}),
        title=t("A good for 3 pesos", "상품 하나를 3페소로"),
        text=t(
            "When pesos are short, there is a way out: at any time of your own turn in which cards are used, before a card, while you use"
            " it or after it, a good of the warehouse can be exchanged for 3 pesos.\n\nYou have 8 pesos and want to build.",
            "돈이 모자랄 때 쓰는 방법입니다. 카드를 쓰는 내 차례라면 카드를 고르기 전이든, 쓰는 중이든, 쓴 뒤든 창고의 상품 하나를"
            " 3페소로 바꿀 수 있습니다.\n\n지금 8페소가 있고 주택을 짓고 싶습니다.",
        ),
        prompt=t("Touch the picture of Build, and see. Then get the money.", "주택 건설의 그림을 눌러 보세요. 그다음 돈을 마련하세요."),
        right=("exchange wheat",), show="exchange wheat",
        wrong={
            "use build goods": t(
                "A good instead of a house: the wheat would have paid for it.",
                "주택 대신 상품을 받았습니다. 밀을 바꾸면 지을 수 있었습니다.",
            ),
        },
        refused={"use build main": t("2 pesos are missing.", "2페소가 모자랍니다.")},
        hint=t("The wheat is worth 3 pesos.", "밀은 3페소가 됩니다."),
        praise=t("11 pesos: now the house can be paid.", "11페소가 되어 이제 지을 수 있습니다."),
    ),
    Step(
        id="hire", kind="move", rules=("VP-4.4",), position=choosing("hire", "sell", goods={"A": {"silver": 1, "copper": 1, "wheat": 1}}),
        title=t("Hire a merchant", "상인 고용"),
        text=t(
            "You begin with two merchants on the board. For one silver, one copper and one wheat of the warehouse, Hire puts another one"
            " into the city, and you may use it at once. With two players everybody has three in all, else four.",
            "처음에는 상인 두 명이 보드에 있습니다. 창고의 은, 구리, 밀을 하나씩 내면 상인 고용으로 한 명을 더 도시에 놓고, 바로 쓸 수"
            " 있습니다. 둘이 하면 모두 세 명, 더 많으면 네 명까지입니다.",
        ),
        prompt=t("Hire your third merchant.", "세 번째 상인을 고용하세요."),
        right=("use hire main",), show="use hire main",
        wrong={
            "use hire goods": t(
                "A good more, but no merchant. And you had all three goods.",
                "상품만 하나 늘었습니다. 세 가지 상품이 다 있었습니다.",
            ),
            "exchange *": t("Now one of the three goods is missing.", "이제 세 가지 가운데 하나가 없습니다."),
        },
        hint=t("Touch the picture of Hire.", "상인 고용의 그림을 누르세요."),
        praise=t("Three goods paid, and a third merchant stands in the city.", "상품 세 개를 내고 도시에 세 번째 상인을 놓았습니다."),
    ),
)  # fmt: skip
