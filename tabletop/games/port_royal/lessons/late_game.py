"""The sixth part: taxes, a pile that runs out, and the end of the game (PR-2.12, PR-2.13, PR-3.6 to PR-3.9, PR-6.1 to PR-6.5)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import discovering, last_card, trading

B_IS_TAXED = ("pass", "draw", "reveal tax swords")  # B leaves the rest of your turn, and turns up a tax on its own
LATE_GAME = (
    Step(
        id="tax", kind="move", rules=("PR-3.6",),
        position=trading("green skiff 1/1, admiral 9, settler 4", "sailor 3, jester 7", "pirate 5", coins=(13, 5)),
        title=t("Taxes", "세금 징수"),
        text=t(
            "Four cards of the pile are taxes. When one is turned up, on whosever turn, everybody with 12 coins or more loses half of them,"
            " rounded down: 6 of 12, and 6 of 13. With fewer nobody loses any.\n\nYou have 13 coins, and soon B turns up cards.",
            "더미에는 세금 징수가 네 장 있습니다. 누구의 차례든 세금 징수가 나오면 금화가 12개 이상인 사람은 모두 절반을 내림하여 잃습니다."
            " 12개든 13개든 6개입니다. 더 적으면 잃지 않습니다.\n\n지금 금화가 13개이고, 곧 B가 카드를 펼칩니다.",
        ),
        prompt=t("Do something about your 13 coins.", "금화 13개를 이대로 두지 마세요."),
        right=("take admiral 9", "take settler 4"), show="take admiral 9",
        wrong={
            "take green skiff 1/1": t(
                "14 coins, and then the tax came on B's turn: you lost 7.",
                "금화가 14개가 되었고, B의 차례에 세금 징수가 나와 7개를 잃었습니다.",
            ),
            "pass": t("The tax came on B's turn: of 13 coins you lost 6.", "B의 차례에 세금 징수가 나와 13개에서 6개를 잃었습니다."),
        },
        hint=t("Whom could you hire?", "누구를 고용할 수 있을까요?"),
        praise=t(
            "The tax came on B's turn, and took nothing from you. The coin that it gave went to B, who has most swords.",
            "B의 차례에 세금 징수가 나왔지만 잃은 것이 없습니다. 금화 하나는 검이 가장 많은 B가 받았습니다.",
        ),
        then={"*": B_IS_TAXED},
    ),
    Step(
        id="tax-coin", kind="move", rules=("PR-3.7", "PR-3.8", "PR-3.9"),
        position=discovering("", "sailor 3", "admiral 7, sailor 5", "priest 4", coins=(3, 4, 2), players=3),
        title=t("A coin of the tax", "세금 징수의 금화"),
        text=t(
            "After that a tax gives a coin: two of the four to whoever has most swords, two to whoever has fewest points. All who are level"
            " get one. The tax itself is discarded, it is no card of the harbour, and you may draw on.\n\nThree play here."
            " A tax is due.",
            "그다음 세금 징수는 금화 하나를 줍니다. 네 장 중 두 장은 검이 가장 많은 사람에게, 두 장은 승점이 가장 적은 사람에게 줍니다."
            " 동점이면 모두 하나씩 받습니다. 카드는 버리고 항구의 카드로 세지 않으며, 더 뽑을 수 있습니다.\n\n세 명이 하는 게임입니다."
            " 세금 징수가 나올 때가 되었습니다.",
        ),
        prompt=t("Draw, and see who gets a coin.", "카드를 뽑고 누가 금화를 받는지 보세요."),
        right=("draw",), show="draw",
        hint=t("Touch Draw, or the pile.", "뽑기나 더미를 누르세요."),
        praise=t(
            "Fewest points: you and C have 1 each, B has 4. So you and C got a coin. And you may draw on.",
            "승점이 가장 적은 사람입니다. 여러분과 C가 1점씩이고 B는 4점이라, 여러분과 C가 하나씩 받았습니다. 더 뽑을 수 있습니다.",
        ),
        then={"draw": ("reveal tax points",)},
    ),
    Step(
        id="shuffle", kind="move", rules=("PR-1.7", "PR-2.13"),
        position=last_card(
            "sailor 3, sailor 3, captain 4, yellow pinnace 1/1, blue flute 2/2, green skiff 3/5, red frigate 2/3, black galleon 1/2,"
            " black galleon 2/4, jester 7, admiral 7, tax points, priests, settler 4, priest 4, jack 6, red trader 3, mademoiselle 9,"
            " sailor 3, green skiff 1/1, black galleon 3/7, settlers, blue trader 3",
            "pirate 5, green trader 3", "captain 4", coins=(4, 6), paid=12,
        ),
        title=t("The pile runs out", "더미가 떨어지면"),
        text=t(
            "When the last card has left the pile, the discard pile is shuffled at once and becomes the new one. Coins that were paid lie"
            " in it face down, and are shuffled in unseen.\n\nOne card is left.",
            "더미의 마지막 카드가 나가면 버린 카드를 바로 섞어 새 더미로 씁니다. 버린 카드 속의 금화도 앞면을 보지 않고 함께"
            " 섞습니다.\n\n지금 더미에는 한 장이 남았습니다.",
        ),
        prompt=t("Draw the last card.", "마지막 카드를 뽑으세요."),
        right=("draw",), show="draw",
        hint=t("Touch Draw, or the pile.", "뽑기나 더미를 누르세요."),
        praise=t(
            "105 cards lie in the new pile, 12 coins among them. Nobody knows which these are: from now on the odds are an estimate.",
            "새 더미는 105장이고 그중 12장은 금화였습니다. 무엇인지 아무도 모르니, 이제부터 확률은 어림입니다.",
        ),
        then={"draw": ("reveal sailor 3",)},
    ),
    Step(
        id="twelve", kind="move", rules=("PR-6.1",),
        position=trading(
            "red frigate 2/3, green trader 3, sailor 5", "mademoiselle 9, pirate 9, admiral 9, sailor 3", "admiral 7, jester 9, pirate 7",
            coins=(6, 3),
        ),
        title=t("12 points", "승점 12점"),
        text=t(
            "As soon as somebody has 12 points or more, the round that is running is the last. It is played until the seat before the one"
            " that began, so everybody has equally many turns.\n\nYou have 10 points, and it was you who began.",
            "누군가 12점 이상이 되면 하던 라운드가 마지막입니다. 게임을 시작한 사람의 바로 앞사람까지 하므로 모두 같은 횟수로"
            " 합니다.\n\n여러분은 10점이고, 이 게임을 시작한 사람입니다.",
        ),
        prompt=t("Bring on the last round.", "마지막 라운드로 만드세요."),
        right=("take sailor 5",), show="take sailor 5",
        wrong={
            "take green trader 3": t("11 points, 1 too few.", "11점. 1점이 모자랍니다."),
            "take red frigate 2/3": t("Coins do not count for the end: 10 points.", "금화로는 끝나지 않습니다. 아직 10점입니다."),
            "pass": t("Still 10 points.", "아직 10점입니다."),
        },
        hint=t("The shield of a card shows its points.", "카드의 방패에 승점이 있습니다."),
        praise=t(
            "12 points: this round is the last. B has one more turn, and with 7 points can hardly catch up.",
            "12점. 이번 라운드가 마지막입니다. B에게 한 차례 남았지만 7점이라 따라잡기 어렵습니다.",
        ),
    ),
    Step(
        id="level", kind="move", rules=("PR-6.3",),
        position=trading(
            "yellow pinnace 1/1, settler 4, sailor 3", "mademoiselle 9, pirate 9, admiral 9, sailor 5",
            "admiral 9, pirate 7, jester 9, mademoiselle 7, jester 7", coins=(5, 2), options={"start_seat": 1},
        ),
        title=t("Level points", "승점이 같을 때"),
        text=t(
            "With equal points most coins decide, and if these are equal too, the victory is shared.\n\nThis time B began, so your turn is"
            " the last one of the game. B has 12 points and 2 coins, you have 11 points and 5 coins, and your mademoiselle makes people a"
            " coin cheaper.",
            "승점이 같으면 금화가 많은 사람이 이기고, 금화도 같으면 함께 이깁니다.\n\n이번에는 B가 시작했으니 지금이 게임의 마지막"
            " 차례입니다. B는 12점에 금화 2개, 여러분은 11점에 금화 5개이고, 귀부인 덕분에 사람을 하나 싸게 고용합니다.",
        ),
        prompt=t("Take a card, and win.", "카드를 한 장 가져가서 이기세요."),
        right=("take sailor 3",), show="take sailor 3",
        wrong={
            "take settler 4": t(
                "12 points each, and 2 coins each: you share the victory. With a coin more it would be yours alone.",
                "둘 다 12점에 금화 2개라 함께 이겼습니다. 금화가 하나만 더 있었다면 혼자 이겼을 것입니다.",
            ),
            "take yellow pinnace 1/1": t("6 coins, but 11 points: B has won.", "금화는 6개지만 11점이라 B가 이겼습니다."),
            "pass": t("11 points against 12: B has won.", "11점 대 12점으로 B가 이겼습니다."),
        },
        hint=t("Which person leaves you more than 2 coins?", "누구를 고용해야 금화가 2개보다 많이 남나요?"),
        praise=t("12 points each, but you have 3 coins and B has 2: you have won.", "12점씩이지만 금화가 3개 대 2개라 이겼습니다."),
        then={"take yellow pinnace 1/1": (), "*": ("pass",)},
    ),
    Step(
        id="variant", kind="move", rules=("PR-6.4",),
        position=trading(
            "yellow pinnace 1/1, admiral 7", "mademoiselle 9, pirate 9, settler 4, settler 4, sailor 5", "jester 9, priest 4",
            coins=(6, 4), open=["settlers"], options={"variant_end": "trigger_and_winner"},
        ),
        title=t("Another end", "다른 끝내기"),
        text=t(
            "If you like, agree before the game that nobody ends it without an expedition: then the 12 points must include one, and whoever"
            " wins must have one too. You find it among the options, as variant_end.\n\nHere it is played so, and you have 10 points.",
            "원하면 탐험대가 있어야 끝나는 것으로 미리 정하고 할 수 있습니다. 12점에 탐험대가 들어 있어야 끝나고, 이기는 사람에게도"
            " 탐험대가 있어야 합니다. 선택 규칙 variant_end입니다.\n\n지금은 그렇게 하고 있고, 여러분은 10점입니다.",
        ),
        prompt=t("Bring on the last round.", "마지막 라운드로 만드세요."),
        right=("fulfil settlers settler settler",), show="fulfil settlers settler settler",
        wrong={
            "take admiral 7": t(
                "12 points, but no expedition among them: the game goes on.",
                "12점이지만 탐험대가 없어서 게임이 이어집니다.",
            ),
            "take yellow pinnace 1/1": t("Coins do not count for the end: 10 points.", "금화로는 끝나지 않습니다. 아직 10점입니다."),
            "pass": t("Still 10 points, and no expedition.", "아직 10점이고 탐험대도 없습니다."),
        },
        hint=t(
            "Two settlers are worth 2 points. What would their expedition be worth?",
            "이주민 둘은 2점입니다. 탐험대가 되면 몇 점일까요?",
        ),
        praise=t(
            "12 points with an expedition: the last round. And of the two of you, only you have one so far.",
            "탐험대가 들어 있는 12점이라 마지막 라운드가 되었습니다. 탐험대는 지금 여러분에게만 있습니다.",
        ),
    ),
    Step(
        id="dead-end", kind="move", rules=("PR-2.12", "PR-6.5"),
        position=discovering(
            "", "admiral 9, pirate 9, sailor 3", "captain 4, mademoiselle 9, admiral 7", coins=(48, 64), open=["priests"],
            drawn="priests", drawn_count=1, paid=0,
        ),
        title=t("When no card can move", "아무 카드도 움직일 수 없으면"),
        text=t(
            "It hardly ever happens, but it could: all cards are coins, or lie in front of somebody, and both piles are empty. Then nobody"
            " can draw. If nobody can fulfil an expedition either, nothing will ever change: the game ends at once, and is won as usual.",
            "거의 없지만 있을 수는 있는 일입니다. 모든 카드가 금화이거나 누군가의 앞에 있어서 두 더미가 다 비면 아무도 뽑을 수 없습니다."
            " 탐험대를 꾸릴 사람도 없으면 더는 아무것도 바뀌지 않으므로, 게임을 바로 끝내고 보통대로 승패를 가립니다.",
        ),
        prompt=t("Touch Draw, and see. Then stop.", "뽑기를 눌러 보세요. 그다음 마치세요."),
        right=("stop",), show="stop",
        refused={"draw": t("Two people hoard all the coins there are.", "두 사람이 모든 금화를 쌓아 두고 있습니다.")},
        hint=t("Touch Stop.", "마치기를 누르세요."),
        praise=t("The game is over, and 7 points to 6 decide it, for you.", "게임이 끝났고, 7점 대 6점으로 이겼습니다."),
    ),
)  # fmt: skip
