"""The sixth part: planning in secret, and the price of jumping ahead (VP-2.1 to VP-2.5, VP-3.1, VP-3.2, VP-3.6)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import choosing, planning

B_PLANS = ("plan ship", "plan move", "plan build", "plan trade", "planned")
TWO_HOUSES = {"A": ["Quilpué", "Casablanca"]}
THREE_GOODS = {"A": {"silver": 1, "copper": 1, "wheat": 1}}
B_BUILDS = ("use build main", "build Limache")
PLANS = (
    Step(
        id="plan", kind="move", rules=("VP-2.1",), position=planning(merchants={"A": {"Valparaíso": 1, "Quilpué": 1}}),
        title=t("Plan a round", "라운드를 계획하기"),
        text=t(
            "You know the actions; now you plan them. At the beginning of a round everybody lays cards face down, slot by slot, in the"
            " order in which they want to use them.\n\nThis time you want a house in Limache. Nobody of yours is there yet.",
            "행동을 배웠으니 이제 계획할 차례입니다. 라운드가 시작되면 저마다 쓰고 싶은 순서대로 카드를 슬롯에 하나씩 엎어"
            " 놓습니다.\n\n이번에는 리마체에 주택을 지으려 합니다. 아직 거기에는 내 상인이 없습니다.",
        ),
        prompt=t("Which card comes into slot 1?", "1번 슬롯에는 어느 카드를 놓을까요?"),
        right=("plan move",), show="plan move",
        wrong={
            "plan build": t(
                "Slot 1 comes first: you would have to build before anybody has moved.",
                "1번 슬롯을 먼저 씁니다. 움직이기 전에 지어야 합니다.",
            ),
            "mayor *": t(
                "That place costs 5 pesos, and slot 1 is free. You will come to it.",
                "그 자리는 5페소이고 1번 슬롯은 그냥 씁니다. 곧 배웁니다.",
            ),
        },
        other=t("A card, but it brings nobody to Limache.", "놓아도 되지만 그 카드로는 리마체에 갈 수 없습니다."),
        hint=t("First somebody has to walk there.", "먼저 누군가 걸어가야 합니다."),
        praise=t("First Move, then Build: the order is half of the plan.", "상인 이동 다음에 주택 건설. 순서가 계획의 절반입니다."),
    ),
    Step(
        id="four", kind="move", rules=("VP-2.1", "VP-2.2"), position=planning("move, build, trade"),
        title=t("Four cards at least", "적어도 네 장"),
        text=t(
            "Slots 1 to 4 have to be filled. A card that you do not need for its main action may still bring a good.",
            "1번부터 4번 슬롯까지는 꼭 채웁니다. 주요 행동이 필요 없는 카드라도 상품을 가져다줍니다.",
        ),
        prompt=t("Touch Planned, and see. Then lay a fourth card.", "계획 끝을 눌러 보세요. 그다음 네 번째 카드를 놓으세요."),
        right=("plan *",), show="plan sell",
        wrong={
            "mayor *": t(
                "That is an extra place, for 5 pesos. Slot 4 is still empty.",
                "5페소짜리 추가 자리입니다. 4번 슬롯은 아직 비어 있습니다.",
            ),
        },
        refused={"planned": t("One slot is empty.", "슬롯 하나가 비었습니다.")},
        hint=t("Any card will do.", "어느 카드든 됩니다."),
        praise=t("Four cards: now you might end your planning.", "네 장입니다. 이제 계획을 마칠 수 있습니다."),
    ),
    Step(
        id="secret", kind="move", rules=("VP-2.5",), position=planning("move, build, trade, sell"),
        title=t("In secret", "몰래"),
        text=t(
            "Plans lie face down. Nobody sees your cards, how many there are, or whether you have paid for one. Not before everybody has"
            " planned are all cards turned up together.\n\nYour plan stands, and B's comes next.",
            "계획은 엎어 둡니다. 어떤 카드를 몇 장 놓았는지, 돈을 냈는지도 남이 모릅니다. 모두 마친 다음에야 한꺼번에 펼칩니다.\n\n내"
            " 계획은 끝났고 다음은 B입니다.",
        ),
        prompt=t("End your planning, and watch.", "계획을 마치고 지켜보세요."),
        right=("planned",), show="planned",
        wrong={
            "mayor *": t(
                "Another card, for 5 pesos. It is kept secret too, until all have planned.",
                "5페소로 한 장 더 놓았습니다. 이것도 모두 마칠 때까지 비밀입니다.",
            ),
        },
        hint=t("Touch Planned.", "계획 끝을 누르세요."),
        praise=t(
            "B laid four cards without knowing yours. Now all lie open: it is too late to change a plan, but you may jump ahead in it.",
            "B도 내 카드를 모른 채 네 장을 놓았습니다. 이제 다 펼쳤습니다. 계획은 못 바꾸지만 순서를 앞지를 수는 있습니다.",
        ),
        then={"planned": B_PLANS},
    ),
    Step(
        id="mayor", kind="move", rules=("VP-2.3", "VP-2.4"), position=planning("move, build, trade, ship", goods={"A": {"silver": 1}}),
        title=t("The Mayor's Office", "시장 집무실"),
        text=t(
            "Left of slot 1 is the Mayor's Office, which has nothing to do with markets. Lay 5 pesos on it, and you may plan one card"
            " more there.\n\nYour four slots are full, and silver lies in your warehouse.",
            "1번 슬롯 왼쪽은 시장(市長) 집무실이고, 마을의 시장과는 상관없습니다. 5페소를 올려놓으면 거기에 카드를 한 장 더"
            " 계획합니다.\n\n슬롯 네 개가 다 찼고 창고에 은이 있습니다.",
        ),
        prompt=t(
            "Try to lay Sell into a fifth slot, and see. Then plan it for 5 pesos: it will bring 10.",
            "상품 판매를 다섯 번째 슬롯에 놓아 보세요. 그다음 5페소를 내고 계획하세요. 10페소가 들어옵니다.",
        ),
        right=("mayor sell",), show="mayor sell",
        wrong={
            "planned": t(
                "A good plan. But one more card would have earned its 5 pesos, and 5 more.",
                "좋은 계획입니다. 하지만 한 장을 더 놓았다면 낸 5페소를 빼고도 5페소를 벌었습니다.",
            ),
        },
        other=t(
            "5 pesos, for a card that does not bring them back. Sell would bring 10.",
            "5페소를 냈지만 그만큼 벌지 못하는 카드입니다. 상품 판매는 10페소를 법니다.",
        ),
        refused={"plan sell": t("Four slots, until you have two houses.", "주택이 두 채가 될 때까지는 네 칸입니다.")},
        hint=t("The office is the place on the left.", "집무실은 맨 왼쪽 자리입니다."),
        praise=t(
            "5 pesos laid out, 10 to come. And a card in the office may be used on any turn of yours, for nothing more.",
            "5페소를 내고 10페소를 벌게 됩니다. 집무실의 카드는 내 차례 언제든 더 내지 않고 씁니다.",
        ),
    ),
    Step(
        id="fifth", kind="move", rules=("VP-2.3",),
        position=planning(
            "move, build, trade, ship", goods={"A": {"silver": 1}}, houses=TWO_HOUSES, merchants={"A": {"Valparaíso": 1, "Casablanca": 1}},
        ),
        title=t("Slot 5", "5번 슬롯"),
        text=t(
            "With two houses, wherever they stand, slot 5 is open to you. It costs nothing, and you need not fill it. With the Mayor's"
            " Office this makes up to six cards.",
            "어디에 있든 주택이 두 채면 5번 슬롯을 씁니다. 돈이 들지 않고, 꼭 채우지 않아도 됩니다. 시장 집무실까지 쓰면 여섯"
            " 장까지입니다.",
        ),
        prompt=t("Plan Sell again, at no cost.", "이번에는 돈을 내지 않고 상품 판매를 계획하세요."),
        right=("plan sell",), show="plan sell",
        wrong={
            "mayor *": t("5 pesos, and slot 5 is still free.", "5페소를 냈는데 5번 슬롯은 그냥 쓸 수 있었습니다."),
            "planned": t("Slot 5 stays empty. That is allowed, but why?", "5번 슬롯을 비워 두었습니다. 그래도 되지만 아깝습니다."),
        },
        other=t(
            "A card for nothing. But Sell would have brought 10 pesos.",
            "그냥 놓은 카드입니다. 하지만 상품 판매라면 10페소를 벌었습니다.",
        ),
        hint=t("Touch Sell, not the office.", "집무실이 아니라 상품 판매를 누르세요."),
        praise=t("Five cards, and no peso paid.", "돈을 내지 않고 다섯 장을 계획했습니다."),
    ),
    Step(
        id="price", kind="move", rules=("VP-3.1", "VP-3.2"),
        position=choosing("sell, ship, trade, move", "move, build", pesos={"A": 1}, goods={"A": {"copper": 1}}),
        title=t("The price of jumping ahead", "앞지르는 값"),
        text=t(
            "Turn by turn everybody uses one planned card. That of slot 1 is free, and so is the one in the Mayor's Office. To use a"
            " later one first, you pay: 1 peso for slot 2, 2 for slot 3, 3 for slot 4 and 4 for slot 5.\n\nYou have 1 peso.",
            "돌아가며 계획한 카드를 한 장씩 씁니다. 1번 슬롯과 시장 집무실의 카드는 그냥 씁니다. 뒤의 카드를 먼저 쓰려면 2번은 1페소,"
            " 3번은 2페소, 4번은 3페소, 5번은 4페소를 냅니다.\n\n가진 돈은 1페소입니다.",
        ),
        prompt=t(
            "Touch Move in slot 4, and see. Then use the card that is free and brings money.",
            "4번 슬롯의 상인 이동을 눌러 보세요. 그다음 그냥 쓸 수 있고 돈이 되는 카드를 쓰세요.",
        ),
        right=("use sell main",), show="use sell main",
        wrong={
            "use sell goods": t("Free, but a sale would have brought 10 pesos.", "그냥 썼지만, 팔았으면 10페소입니다."),
            "use ship *": t(
                "Your last peso, for slot 2. One turn later it might have been slot 1.",
                "마지막 1페소를 2번 슬롯에 썼습니다. 한 차례 기다리면 1번이 되었을 카드입니다.",
            ),
            "exchange copper": t("3 pesos. Sold, it would have brought 10.", "3페소가 되었습니다. 팔았으면 10페소입니다."),
        },
        refused={"use move *": t("Slot 4 is dear.", "4번 슬롯은 비쌉니다.")},
        hint=t("Slot 1 is free.", "1번 슬롯은 그냥 씁니다."),
        praise=t(
            "No price, and 10 pesos to come. The other cards move up a slot.",
            "내는 돈 없이 10페소를 벌게 됩니다. 나머지 카드는 한 칸씩 당겨집니다.",
        ),
    ),
    Step(
        id="slide", kind="question", rules=("VP-3.6",), position=choosing("sell | transfer, ship, trade, move", "move, build"),
        title=t("Cards move up", "당겨지는 카드"),
        text=t(
            "A card that was used goes back to your hand: you may plan it again next round, but not use it again in this one. The cards"
            " right of it move one slot to the left. The card in the Mayor's Office stays, and none slides in there.",
            "쓴 카드는 손으로 돌아갑니다. 다음 라운드에 또 계획할 수 있지만 이번에 다시 쓰지는 못합니다. 그 오른쪽의 카드들은 왼쪽으로 한"
            " 칸씩 당깁니다. 시장 집무실의 카드는 그대로이고, 그리로 당겨지지도 않습니다.",
        ),
        prompt=t(
            "You jump ahead to Ship in slot 2. What does Trade cost on your next turn?",
            "2번 슬롯의 배 이동을 먼저 씁니다. 다음 차례에 마을 교역은 얼마인가요?",
        ),
        choices=(
            Choice(t("1 peso", "1페소"), t("Right: it has moved from slot 3 to slot 2.", "맞습니다. 3번에서 2번으로 당겨졌습니다.")),
            Choice(t("2 pesos", "2페소"), t("That is slot 3, where it lies now.", "지금 놓인 3번 슬롯의 값입니다.")),
            Choice(t("Nothing", "내지 않음"), t("Slot 1 still holds Transfer.", "1번에는 아직 상품 이동이 있습니다.")),
        ),
        answer=0,
    ),
    Step(
        id="jump", kind="move", rules=("VP-3.2",),
        position=choosing(
            "hire, build, sell, ship", "build, move, sell", pesos={"A": 14}, goods=THREE_GOODS,
            merchants={"A": {"Valparaíso": 1, "Limache": 1}, "B": {"Valparaíso": 1, "Limache": 1}},
        ),
        title=t("Jump ahead?", "앞지를까?"),
        text=t(
            "All plans lie open: read them. In Limache there is one space for a house. You and B both have a merchant there, and both"
            " have planned Build: B in slot 1, you in slot 2, after Hire.",
            "모든 계획이 펼쳐져 있으니 읽어 보세요. 리마체에 주택을 지을 칸은 하나입니다. 여러분도 B도 거기에 상인이 있고 주택 건설을"
            " 계획했습니다. B는 1번 슬롯, 여러분은 상인 고용 다음 2번 슬롯입니다.",
        ),
        prompt=t("You want to build in Limache. Which card do you use now?", "리마체에 짓고 싶습니다. 지금 어느 카드를 쓸까요?"),
        right=("use build main",), show="use build main",
        wrong={
            "use hire main": t(
                "Free, and a merchant more. But B has built in Limache, and the space is gone.",
                "그냥 썼고 상인이 늘었습니다. 하지만 B가 리마체에 지어 칸이 없어졌습니다.",
            ),
            "exchange *": t("You have 14 pesos, enough for all of it.", "14페소가 있어서 바꿀 필요가 없습니다."),
            "use build goods": t("1 peso for a good. The house is not built.", "1페소를 내고 상품을 받았습니다. 주택은 짓지 못했습니다."),
        },
        other=t(
            "That could wait. Limache cannot: B is next, with Build in slot 1.",
            "나중에 써도 됩니다. 리마체는 기다려 주지 않습니다. 다음은 1번 슬롯에 주택 건설이 있는 B입니다.",
        ),
        hint=t("What will B do on the next turn?", "B는 다음 차례에 무엇을 할까요?"),
        praise=t(
            "1 peso for slot 2, and the space in Limache will be yours: well spent.",
            "2번 슬롯에 1페소를 내고 리마체의 칸을 차지하게 되었습니다. 잘 썼습니다.",
        ),
        then={"use hire main": B_BUILDS},
    ),
    Step(
        id="no-jump", kind="move", rules=("VP-3.2",),
        position=choosing(
            "hire, build, sell, ship", "ship, move, sell", pesos={"A": 14}, goods=THREE_GOODS,
            merchants={"A": {"Valparaíso": 1, "Limache": 1}, "B": {"Valparaíso": 1, "Quillota": 1}},
        ),
        title=t("And now?", "이번에는?"),
        text=t(
            "The same cards in your slots, another plan of B. Again you want to hire a merchant and to build in Limache.",
            "내 슬롯은 그대로인데 B의 계획이 다릅니다. 이번에도 상인을 고용하고 리마체에 지으려 합니다.",
        ),
        prompt=t("Read B's cards and merchants. Which card do you use now?", "B의 카드와 상인을 읽어 보세요. 지금 어느 카드를 쓸까요?"),
        right=("use hire main",), show="use hire main",
        wrong={
            "use build main": t(
                "1 peso for nothing: B has planned no Build, so the space would have waited.",
                "1페소를 버렸습니다. B는 주택 건설을 계획하지 않아서 칸은 그대로 있었을 것입니다.",
            ),
            "exchange *": t("Now a good for hiring is missing.", "고용에 낼 상품이 모자라게 되었습니다."),
            "use hire goods": t("A good, but no merchant.", "상품은 늘었지만 상인은 없습니다."),
        },
        other=t("A price for haste, and nothing drives you.", "급하지 않은데 앞지르는 값을 냈습니다."),
        hint=t("Is there any Build among B's cards?", "B의 카드에 주택 건설이 있나요?"),
        praise=t(
            "Nobody is after Limache, so the order that you planned is good and free.",
            "리마체를 노리는 사람이 없으니, 계획한 순서대로 그냥 쓰면 됩니다.",
        ),
        then={"use hire main": ("use ship main", "ship north sea")},
    ),
)  # fmt: skip
