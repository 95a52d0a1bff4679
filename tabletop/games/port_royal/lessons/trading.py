"""The third part: what is taken from the harbour, by whom, and for what (PR-1.7, PR-4.1 to PR-4.9)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import discovering, trading

TRADING = (
    Step(
        id="trade", kind="move", rules=("PR-1.7", "PR-4.3"), position=trading("yellow pinnace 1/1, blue flute 3/5, pirate 7"),
        title=t("Trade", "무역"),
        text=t(
            "You have stopped, and the second phase of your turn begins: you may take a card. If it is a ship, it is discarded and brings"
            " you the coins that it shows.\n\nThey come from the pile, as cards face down. Nobody may look at them, not even you; how"
            " many there are, everybody sees.",
            "발견을 마쳤으니 두 번째 단계입니다. 카드를 가져갈 수 있습니다. 함선을 고르면 함선은 버리고, 적힌 만큼 금화를"
            " 받습니다.\n\n금화는 더미의 카드를 엎어서 받습니다. 앞면은 받은 사람도 보지 못하고, 개수는 누구나 봅니다.",
        ),
        prompt=t("Take the ship that brings most.", "금화를 가장 많이 주는 함선을 가져가세요."),
        right=("take blue flute 3/5",), show="take blue flute 3/5",
        wrong={
            "take yellow pinnace 1/1": t("The pinnace brought 1 coin. The flute has 3.", "피나스는 금화 1개입니다. 플류트는 3개입니다."),
            "pass": t(
                "You have taken nothing, and leave the ships to B.",
                "아무것도 가져가지 않았습니다. 함선은 B가 고르게 됩니다.",
            ),
        },
        hint=t("The coins are drawn on the ship.", "함선에 그려진 금화를 세어 보세요."),
        praise=t("3 coins more: now you have 6.", "금화 3개를 벌어 6개가 되었습니다."),
    ),
    Step(
        id="hire", kind="move", rules=("PR-4.4",), position=trading("green skiff 1/1, captain 4, pirate 7", coins=(4, 3)),
        title=t("Hire", "고용"),
        text=t(
            "Or you take a person: you pay the price at the bottom of the card, and lay the card in front of you. The coins go to the"
            " discard pile, face down. Beside the price stand the points, in a shield.",
            "인물을 가져가도 됩니다. 카드 아래쪽의 값을 치르고 카드를 내 앞에 놓습니다. 치른 금화는 엎은 채 버린 카드에 놓습니다."
            " 값 옆의 방패에는 승점이 있습니다.",
        ),
        prompt=t(
            "Touch the pirate 7, and see. Then hire whom you can pay.",
            "해적 7을 눌러 보세요. 그다음 값을 치를 수 있는 사람을 고용하세요.",
        ),
        right=("take captain 4",), show="take captain 4",
        wrong={
            "take green skiff 1/1": t(
                "A coin more, and no point. The captain was there for what you had.",
                "금화만 하나 늘고 승점은 없습니다. 선장은 가진 금화로 고용할 수 있었습니다.",
            ),
            "pass": t("You have hired nobody.", "아무도 고용하지 않았습니다."),
        },
        refused={"take pirate 7": t("Another time, with 7 coins.", "금화를 7개 모은 다음에 고용하세요.")},
        hint=t("You have 4 coins.", "금화는 4개 있습니다."),
        praise=t(
            "The captain is yours, and with it your first point. One day it may lead an expedition.",
            "선장을 얻어 첫 승점이 생겼습니다. 언젠가 탐험대를 이끌지도 모릅니다.",
        ),
    ),
    Step(
        id="colours", kind="move", rules=("PR-4.1",),
        position=discovering("yellow pinnace 2/2, blue flute 3/2, green skiff 1/1", "sailor 3", waits="red frigate 1/1"),
        title=t("How many cards?", "몇 장을 가져가나요?"),
        text=t(
            "How much you may take depends on the ships that lie there when you stop: one card with up to three colours, two with four,"
            " three with five. It is counted once and stays, even when ships leave.\n\nThis is why one draws on, and why a poor ship can"
            " be welcome.",
            "몇 장을 가져갈지는 마칠 때 항구에 있는 함선에 달렸습니다. 세 색까지는 한 장, 네 색이면 두 장, 다섯 색이면 세 장입니다. 한 번"
            " 정하면 함선이 나가도 그대로입니다.\n\n그래서 더 뽑게 되고, 보잘것없는 함선이 반가울 때도 있습니다.",
        ),
        prompt=t("Get a second card to take: repel the frigate, or keep it?", "한 장 더 가져가려면 프리깃을 쫓아낼까요, 남길까요?"),
        right=("keep",), show="keep",
        wrong={
            "repel": t(
                "Three colours still, and one card to take. Often that is wise, but here the fourth colour was wanted.",
                "아직 세 색이라 한 장뿐입니다. 쫓아내는 것이 나을 때가 많지만, 이번에는 네 번째 색이 필요했습니다.",
            ),
        },
        hint=t("Which number of colours gives two cards?", "몇 가지 색이면 두 장을 가져가나요?"),
        praise=t(
            "Four colours: if you stop now, you may take two cards. And you should, for 23 of 114 cards, 20%, end the turn.",
            "네 색이 되어, 지금 마치면 두 장을 가져갑니다. 다음 카드로 차례를 잃을 확률이 114장 중 23장, 20%이니 마칠 때입니다.",
        ),
    ),
    Step(
        id="one-by-one", kind="move", rules=("PR-4.2",),
        position=trading("yellow pinnace 2/2, blue flute 3/2, green skiff 1/1, red frigate 1/1, pirate 5", "sailor 3", coins=(2, 3)),
        title=t("One at a time", "한 장씩"),
        text=t(
            "Two cards are not taken at once, but one after the other: what the first brings can pay for the second. You may stop at any"
            " time.\n\nYou have 2 coins, and may take two cards.",
            "두 장이라도 한꺼번에 가져가지 않고 한 장씩 가져갑니다. 첫 카드로 번 금화를 둘째 카드에 쓸 수 있습니다. 언제든 그만두어도"
            " 됩니다.\n\n지금 금화는 2개이고 두 장을 가져갈 수 있습니다.",
        ),
        prompt=t(
            "You want the pirate 5 as your second card. Which is the first?",
            "둘째로 해적 5를 고용하려 합니다. 첫째로 무엇을 가져갈까요?",
        ),
        right=("take blue flute 3/2",), show="take blue flute 3/2",
        wrong={
            "take yellow pinnace 2/2": t("2 and 2 make 4: a coin is missing.", "2개에 2개를 더하면 4개. 하나가 모자랍니다."),
            "take green skiff 1/1": t("2 and 1 make 3: not enough.", "2개에 1개를 더하면 3개. 모자랍니다."),
            "take red frigate 1/1": t("2 and 1 make 3: not enough.", "2개에 1개를 더하면 3개. 모자랍니다."),
            "pass": t("You have let both cards go.", "두 장을 모두 놓쳤습니다."),
        },
        hint=t("3 coins are missing.", "금화 3개가 모자랍니다."),
        praise=t("2 and 3 make 5: the pirate can be paid.", "2개에 3개를 더하면 5개. 해적을 고용할 수 있습니다."),
    ),
    Step(
        id="others", kind="move", rules=("PR-4.6", "PR-4.8"),
        position=trading(
            "yellow pinnace 2/2, green skiff 1/1, red frigate 1/1, pirate 5", "sailor 3", coins=(5, 3), taken=1, takes=1,
            discard=["blue flute 3/2"],
        ),
        title=t("The others", "다른 사람들"),
        text=t(
            "When you have done, the others have a chance each, clockwise: everybody may take one card by the same rules, or pass. What is"
            " left then is discarded, and the next turn begins.\n\nSo think of what you leave behind.",
            "내가 마치면 나머지 사람들에게 시계 방향으로 기회가 옵니다. 같은 규칙으로 한 장씩 가져가거나 기회를 넘깁니다. 그러고도"
            " 남은 카드는 버리고 다음 차례가 됩니다.\n\n그러니 무엇을 남기는지도 생각하세요.",
        ),
        prompt=t("Hire the pirate, and watch B.", "해적을 고용하고 B가 무엇을 하는지 보세요."),
        right=("take pirate 5",), show="take pirate 5",
        wrong={
            "pass": t("Your second card was free to take, and now it is gone.", "둘째 카드를 가져갈 수 있었는데 놓쳤습니다."),
        },
        other=t("A ship again. The pirate has been discarded.", "또 함선을 가져갔습니다. 해적은 버린 카드가 되었습니다."),
        hint=t("You have the 5 coins now.", "이제 금화가 5개 있습니다."),
        praise=t(
            "The pirate is yours. B took the pinnace, and a coin of it came to you. The two ships that were left are discarded.",
            "해적을 얻었습니다. B는 피나스를 가져가며 그 금화 하나를 여러분에게 주었습니다. 남은 두 척은 버렸습니다.",
        ),
        then={"take yellow pinnace 2/2": ("take green skiff 1/1",), "*": ("take yellow pinnace 2/2",)},
    ),
    Step(
        id="fee", kind="move", rules=("PR-4.7",), position=trading("green skiff 3/3, captain 4", coins=(4, 2), active="B"),
        title=t("A fee", "보상금"),
        text=t(
            "For that coin there is a rule: whoever takes a card on another's turn gives a coin, the fee, to the player whose turn it is."
            " For a person it comes on top of the price; of a ship's coins you hand one over.\n\nNow it is B's turn. B has taken already,"
            " and your chance has come.",
            "그 금화가 보상금입니다. 남의 차례에 한 장을 가져가려면 차례를 맡은 사람에게 금화 하나를 주어야 합니다. 인물이라면 값에"
            " 더해 내고, 함선이라면 받은 금화에서 하나를 건넵니다.\n\n지금은 B의 차례이고, B가 먼저 가져간 뒤 여러분의 기회가 왔습니다.",
        ),
        prompt=t("Touch the captain, and see. Then take what you can.", "선장을 눌러 보세요. 그다음 가져갈 수 있는 것을 가져가세요."),
        right=("take green skiff 3/3",), show="take green skiff 3/3",
        wrong={
            "pass": t(
                "3 coins of the skiff, less the fee: 2 coins lost.",
                "스키프의 금화 3개에서 보상금을 빼도 2개를 벌 수 있었습니다.",
            ),
        },
        refused={"take captain 4": t("4 for the captain and 1 for B: 5.", "선장에게 4개, B에게 1개, 모두 5개입니다.")},
        hint=t("The skiff costs nothing, and pays its fee itself.", "스키프는 값이 없고, 보상금도 그 금화로 냅니다."),
        praise=t("3 coins of the skiff, and 1 of them to B: 6 coins now.", "스키프의 금화 3개 가운데 1개를 B에게 주어 6개가 되었습니다."),
    ),
    Step(
        id="nothing", kind="move", rules=("PR-4.9",), position=trading("blue flute 3/2, admiral 7", coins=(1, 2)),
        title=t("Nothing to take", "가져갈 것이 없으면"),
        text=t(
            "Whoever can take nothing, because the harbour is empty or all that lies there is too dear, is passed over.\n\nNeither of you"
            " can pay for the admiral today.",
            "항구가 비었거나 모두 너무 비싸서 가져갈 것이 없는 사람은 기회를 건너뜁니다.\n\n오늘은 둘 다 제독의 값을 치를 수 없습니다.",
        ),
        prompt=t("Leave nothing that B could take.", "B가 가져갈 것을 남기지 마세요."),
        right=("take blue flute 3/2",), show="take blue flute 3/2",
        wrong={
            "pass": t(
                "B took the flute: 3 coins, of which you got 1 as a fee.",
                "B가 플류트를 가져가 금화 3개를 받았고, 여러분은 보상금 1개만 받았습니다.",
            ),
        },
        hint=t("B has 2 coins. What would be left?", "B의 금화는 2개입니다. 무엇이 남을까요?"),
        praise=t(
            "B is passed over, the admiral is discarded, and B's turn begins.",
            "B는 기회를 건너뛰었고, 제독은 버렸고, B의 차례가 시작되었습니다.",
        ),
        then={"pass": ("take blue flute 3/2",)},
    ),
)  # fmt: skip
