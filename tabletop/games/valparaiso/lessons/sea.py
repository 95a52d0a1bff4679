"""The seventh part: ships, A and B cards, the 10 pesos, and what achievements are for (VP-8.1 to VP-8.6, VP-9.1, VP-9.2)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import planning, table, using, with_bought

MUELLE = {"A": {"copper": 1, "wheat": 2}}  # its price, and that of the agencia
A_AND_B = with_bought(west=["gremio", "feria franca", "viaje directo"])
ONLY_B = with_bought(west=["gremio", "cabildo", "astillero"])
BOUGHT = ["bodega", "gremio"]
EMPTY_SLOT = with_bought(west=["feria franca", "viaje directo"])
B_BUYS = ("offer caravana", "use overseas main", "overseas arriero", "offer cabildo")
SEA = (
    Step(
        id="sail", kind="move", rules=("VP-8.1",), position=using("ship", theirs="sell", hold=MUELLE),
        title=t("Set sail", "돛을 올리고"),
        text=t(
            "Ship takes you to any zone of the sea, at no cost. In the open sea achievements lie, three in each zone, and they are paid"
            " with goods of the hold.\n\nYour hold has a copper and two wheat: that is what the muelle asks for.",
            "배 이동으로 바다의 어느 구역이든 돈을 내지 않고 갑니다. 외해에는 구역마다 업적 카드가 세 장 있고, 화물칸의 상품으로"
            " 삽니다.\n\n화물칸에 구리 하나와 밀 둘이 있습니다. 부두 카드의 값입니다.",
        ),
        prompt=t("Sail to the zone of the muelle.", "부두가 있는 구역으로 가세요."),
        right=("ship north sea",), show="ship north sea",
        other=t("No card of this zone can be paid with your hold.", "이 구역에는 화물칸의 상품으로 살 수 있는 카드가 없습니다."),
        hint=t("It is one of the cards in the north.", "북쪽에 있습니다."),
        praise=t("Your ship lies in the north. Next comes overseas trade.", "배가 북쪽 외해에 왔습니다. 다음은 해외 무역입니다."),
    ),
    Step(
        id="overseas", kind="move", rules=("VP-8.2", "VP-8.3", "VP-8.6"),
        position=using("overseas", theirs="sell", ships={"A": "north sea"}, hold=MUELLE, goods={"A": {"silver": 1}}),
        title=t("Overseas trade", "해외 무역"),
        text=t(
            "With Overseas you buy one card of the zone where your ship lies. The first nine cards are A cards: with one of them you take"
            " the pesos of the zone as well. The empty slot is refilled from the deck.",
            "해외 무역으로 배가 있는 구역의 카드를 한 장 삽니다. 처음의 아홉 장은 A 카드이고, A 카드를 사면 그 구역의 페소도 가져갑니다."
            " 빈칸에는 더미에서 다음 카드가 옵니다.",
        ),
        prompt=t(
            "Touch the casa de cambio, and see. Then buy a card that your hold can pay.",
            "환전소를 눌러 보세요. 그다음 화물칸의 상품으로 살 수 있는 카드를 사세요.",
        ),
        right=("overseas muelle", "overseas agencia"), show="overseas muelle",
        wrong={"exchange silver": t("3 pesos. But this is about the hold.", "3페소가 되었습니다. 하지만 값은 화물칸에서 냅니다.")},
        refused={"overseas casa de cambio": t("Silver in the warehouse does not help at sea.", "창고의 은은 바다에서 쓸 수 없습니다.")},
        hint=t("A copper and two wheat pay for two of the cards.", "구리 하나와 밀 둘로 두 장 가운데 하나를 살 수 있습니다."),
        praise=t(
            "The card is yours, and the 5 pesos of the zone. A B card has come from the deck.",
            "카드를 얻고 구역의 5페소도 받았습니다. 더미에서 B 카드가 나왔습니다.",
        ),
        then={"overseas *": ("offer caravana",)},
    ),
    Step(
        id="a-or-b", kind="move", rules=("VP-8.3", "VP-8.4"),
        position=using(
            "overseas", theirs="sell", ships={"A": "west sea"}, offers=A_AND_B, achievements={"A": ["bodega"]}, pesos={"A": 14},
            hold={"A": {"silver": 1, "copper": 1, "wheat": 2}}, treasure={"west sea": 5},
        ),
        title=t("A card or B card?", "A 카드일까, B 카드일까?"),
        text=t(
            "B cards are stronger. But whoever buys one while an A card lies in the same zone pays 10 pesos besides the goods.\n\nYou"
            " have 14 pesos and want to build next. Your hold pays for the gremio, a B card, or for the feria franca, an A card.",
            "B 카드가 더 강합니다. 하지만 같은 구역에 A 카드가 있는데 B 카드를 사면 상품 말고도 10페소를 냅니다.\n\n14페소가 있고 다음에"
            " 주택을 지으려 합니다. 화물칸으로 B 카드인 동업 조합이나 A 카드인 면세 장터를 살 수 있습니다.",
        ),
        prompt=t("Buy a card, so that you can still build.", "주택을 지을 돈이 남도록 카드를 사세요."),
        right=("overseas feria franca",), show="overseas feria franca",
        wrong={
            "overseas gremio": t(
                "10 pesos go into another zone, and 4 are left: no house.",
                "10페소가 다른 구역으로 가고 4페소가 남았습니다. 주택은 지을 수 없습니다.",
            ),
        },
        hint=t("Which card brings pesos, which one costs some?", "어느 카드가 페소를 주고 어느 카드가 페소를 받나요?"),
        praise=t("5 pesos came with the A card: 19, and a house costs 10.", "A 카드로 5페소를 받아 19페소입니다. 주택은 10페소입니다."),
        then={"overseas feria franca": ("offer caravana",)},
    ),
    Step(
        id="ten-pesos", kind="move", rules=("VP-8.5", "VP-8.6"),
        position=using(
            "overseas", "surcharge", theirs="overseas", ships={"A": "west sea", "B": "south sea"}, offers=EMPTY_SLOT,
            achievements={"A": BOUGHT}, hold={"B": {"copper": 2, "wheat": 2}}, changed=True,
        ),
        title=t("Where the 10 pesos go", "10페소는 어디로"),
        text=t(
            "You have bought a B card. The 10 pesos are not lost: they are put into another zone where no 10 pesos lie yet, the one with"
            " most A cards. Between zones with equally many you choose. If there is none, they go to the bank.\n\nB's ship lies in the"
            " south, with goods in its hold.",
            "B 카드를 샀습니다. 10페소는 사라지지 않고 다른 구역에 놓입니다. 아직 10페소가 없고 A 카드가 가장 많은 곳입니다. 같으면 내가"
            " 고르고, 그런 곳이 없으면 은행에 냅니다.\n\nB의 배는 남쪽 외해에 있고 화물칸에 상품이 있습니다.",
        ),
        prompt=t("North and south have three A cards each. Choose.", "북쪽과 남쪽에 A 카드가 셋씩 있습니다. 고르세요."),
        right=("put north sea",), show="put north sea",
        wrong={
            "put south sea": t(
                "B has bought the arriero, an A card, and 15 pesos with it.",
                "B가 A 카드인 노새꾼을 사고 15페소를 가져갔습니다.",
            ),
        },
        hint=t("Who takes them from the south?", "남쪽에 두면 누가 가져갈까요?"),
        praise=t(
            "15 pesos lie in the north now, where nobody is yet. Whoever buys an A card there gets them.",
            "이제 아무도 없는 북쪽에 15페소가 있습니다. 거기서 A 카드를 사는 사람이 가져갑니다.",
        ),
        then={"put south sea": B_BUYS, "put north sea": ("offer caravana",)},
    ),
    Step(
        id="only-b", kind="question", rules=("VP-8.4",),
        position=table(
            phase="overseas", card="overseas", ships={"A": "west sea"}, offers=ONLY_B, hold={"A": {"silver": 1, "copper": 1, "wheat": 2}},
            achievements={"A": ["bodega"], "B": ["feria franca", "viaje directo"]},
        ),
        title=t("B cards among themselves", "B 카드끼리만 있으면"),
        text=t(
            "In the west all A cards are sold, and with the last one its pesos went.",
            "서쪽 외해에서는 A 카드가 다 팔렸고 페소도 함께 사라졌습니다.",
        ),
        prompt=t("What does the gremio cost you here, besides its goods?", "여기서 동업 조합을 사려면 상품 말고 얼마를 내나요?"),
        choices=(
            Choice(t("10 pesos", "10페소"), t("Only while an A card lies in the same zone.", "같은 구역에 A 카드가 있을 때만 냅니다.")),
            Choice(t("Nothing", "내지 않음"), t("Right: no A card lies beside it.", "맞습니다. 옆에 A 카드가 없습니다.")),
            Choice(
                t("5 pesos", "5페소"),
                t("5 pesos lay there at the start. They are gone.", "5페소는 처음에 놓여 있던 돈이고 이제 없습니다."),
            ),
        ),
        answer=1,
    ),
    Step(
        id="achievement", kind="move", rules=("VP-9.1", "VP-9.2"),
        position=planning(
            "ship", offers=with_bought(north=["muelle", "gremio", "agencia"]), achievements={"A": ["casa de cambio"]},
            goods={"A": {"silver": 2}},
        ),
        title=t("What achievements do", "업적 카드의 쓸모"),
        text=t(
            "An achievement is planned and used like an action card, and comes back to your hand. Most are stronger actions or two in"
            " one, and at the bottom is a good of your choice. There are 24, all reconstructed; what a card does stands on it.\n\nYour"
            " casa de cambio sells two goods, and two silver lie in the warehouse.",
            "업적 카드는 행동 카드처럼 계획하고 쓰며, 쓰고 나면 손으로 돌아옵니다. 대개 더 강한 행동이거나 두 행동을 합친 것이고,"
            " 아래쪽은 원하는 상품 하나입니다. 24장 모두 복원한 것이고 효과는 카드에 있습니다.\n\n환전소는 상품 두 개를 팔고, 창고에는"
            " 은이 둘 있습니다.",
        ),
        prompt=t(
            "Touch the muelle, and see. Then plan to sell both goods with one card.",
            "부두를 계획해 보세요. 그다음 카드 한 장으로 둘 다 팔도록 계획하세요.",
        ),
        right=("plan casa de cambio",), show="plan casa de cambio",
        wrong={
            "plan sell": t("That sells one of the two.", "둘 가운데 하나만 팝니다."),
            "mayor *": t("5 pesos, and three slots are still free.", "5페소를 냈는데 슬롯 세 칸이 아직 비어 있습니다."),
        },
        other=t("Useful perhaps, but it sells nothing.", "쓸모는 있겠지만 파는 카드가 아닙니다."),
        refused={"plan muelle": t("It still lies in the sea.", "아직 바다에 있습니다.")},
        hint=t("The achievement lies in your hand, with the action cards.", "업적 카드는 행동 카드와 함께 손에 있습니다."),
        praise=t(
            "One card, two sales, 20 pesos. After use it comes back, and stays until you discard it for points.",
            "카드 한 장으로 두 개를 팔아 20페소입니다. 쓰고 나면 돌아오고, 점수를 얻으려고 버릴 때까지 가지고 있습니다.",
        ),
    ),
    Step(
        id="two-in-one", kind="move", rules=("VP-3.5", "VP-9.2"),
        position=using(
            "viaje directo", "ship", theirs="sell", offers=with_bought(west=["bodega", "feria franca", "gremio"]),
            achievements={"A": ["viaje directo"]}, hold=MUELLE,
        ),
        title=t("Two steps on one card", "카드 한 장에 두 단계"),
        text=t(
            "The viaje directo is Ship and then Overseas. The steps of a card are done in their order; one that you cannot or do not want"
            " to do is left out.\n\nYour hold has a copper and two wheat.",
            "직항 카드는 배를 옮긴 다음 이어서 해외 무역을 합니다. 카드의 단계는 순서대로 하고, 못 하거나 하기 싫은 단계는"
            " 건너뜁니다.\n\n화물칸에는 구리 하나와 밀 둘이 있습니다.",
        ),
        prompt=t("Sail where you can buy at once.", "곧바로 살 수 있는 곳으로 가세요."),
        right=("ship north sea",), show="ship north sea",
        other=t(
            "Here your hold pays for nothing, so the second step falls away.",
            "여기서는 살 수 있는 것이 없어 두 번째 단계를 하지 못합니다.",
        ),
        hint=t("The muelle and the agencia ask for that.", "부두와 소개소의 값입니다."),
        praise=t("The second step follows at once: the muelle or the agencia.", "바로 두 번째 단계입니다. 부두나 소개소를 살 수 있습니다."),
    ),
)  # fmt: skip
