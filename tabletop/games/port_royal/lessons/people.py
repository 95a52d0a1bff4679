"""The fourth part: whom it is good to have (PR-1.5, PR-2.11, PR-4.5, PR-5.1 to PR-5.5)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import discovering, trading

B_DRAWS = ("draw", "reveal settler 4", "stop", "take settler 4")  # and so B empties the harbour of its turn
PEOPLE = (
    Step(
        id="traders", kind="move", rules=("PR-5.1",),
        position=trading("green skiff 2/3, red frigate 3/6", "green trader 3, green trader 3", coins=(2, 3)),
        title=t("Traders", "상인"),
        text=t(
            "Most people can do something. Of sailors and pirates you know. A trader has a colour: each ship of that colour brings you a"
            " coin more, and two traders of it two.",
            "인물에게는 대개 능력이 있습니다. 선원과 해적은 이미 압니다. 상인에게는 색이 있어서, 그 색의 함선에서 금화를 하나 더"
            " 받습니다. 같은 색 상인이 둘이면 두 개입니다.",
        ),
        prompt=t("You have two green traders. Take the better ship.", "초록색 상인이 둘 있습니다. 더 나은 함선을 가져가세요."),
        right=("take green skiff 2/3",), show="take green skiff 2/3",
        wrong={
            "take red frigate 3/6": t(
                "3 coins. The skiff would have brought 2, and 2 more.",
                "금화 3개입니다. 스키프는 2개에 2개를 더 줍니다.",
            ),
            "pass": t("And your traders go without work.", "상인들이 할 일이 없었습니다."),
        },
        hint=t("What does the skiff bring to you?", "스키프에서 모두 몇 개를 받나요?"),
        praise=t("2 coins of the skiff and 2 of the traders: 4 in all.", "스키프에서 2개, 상인에게서 2개, 모두 4개입니다."),
    ),
    Step(
        id="at-once", kind="move", rules=("PR-4.5",),
        position=trading("yellow pinnace 3/4, blue flute 1/1, green skiff 1/1, black galleon 1/2, yellow trader 3"),
        title=t("From the moment of hiring", "고용한 순간부터"),
        text=t(
            "Whoever you hire helps you at once, with the next card of the same turn too. So the order matters.\n\nFour colours lie there:"
            " you may take two cards.",
            "고용한 사람은 바로 도움이 됩니다. 같은 차례에 가져가는 다음 카드에도 그렇습니다. 그래서 순서가 중요합니다.\n\n네 색이 있으니"
            " 두 장을 가져갈 수 있습니다.",
        ),
        prompt=t(
            "You want the yellow trader and the pinnace. Take the first of the two.",
            "노란색 상인과 피나스를 둘 다 원합니다. 먼저 가져갈 것을 고르세요.",
        ),
        right=("take yellow trader 3",), show="take yellow trader 3",
        wrong={
            "take yellow pinnace 3/4": t(
                "3 coins. The trader can still be hired, but for this pinnace it comes too late.",
                "금화 3개입니다. 아직 상인을 고용할 수 있지만 이 피나스에는 늦었습니다.",
            ),
            "pass": t("Both are gone.", "둘 다 놓쳤습니다."),
        },
        other=t("That was neither of the two, and only one card is left to take.", "둘 중 어느 것도 아니고, 이제 한 장만 남았습니다."),
        hint=t("Which of the two makes the other one better?", "어느 쪽이 다른 쪽을 더 좋게 만드나요?"),
        praise=t(
            "Now the pinnace will bring you 4 coins instead of 3, with your second card.",
            "이제 둘째로 피나스를 가져가면 금화가 3개가 아니라 4개입니다.",
        ),
    ),
    Step(
        id="mademoiselle", kind="move", rules=("PR-1.5", "PR-5.5"),
        position=trading("blue flute 1/1, pirate 5, jester 7", "mademoiselle 7", coins=(4, 3)),
        title=t("Mademoiselles", "귀부인"),
        text=t(
            "With a mademoiselle every person costs you a coin less, with two of them two less, down to nothing. A fee stays as it"
            " is.\n\nShe costs 7 or 9 herself. The other people of rank, admirals, jesters and governors, are dear as well.",
            "귀부인이 있으면 사람을 고용하는 값이 하나 내려가고, 둘이면 둘 내려갑니다. 공짜까지만 내려가고 보상금은 그대로입니다.\n\n"
            "귀부인의 값은 7이나 9입니다. 제독, 광대, 총독도 비쌉니다.",
        ),
        prompt=t(
            "Touch the jester, and see the price. Then hire whom you can pay.",
            "광대를 눌러 값을 보세요. 그다음 고용할 수 있는 사람을 고용하세요.",
        ),
        right=("take pirate 5",), show="take pirate 5",
        wrong={
            "take blue flute 1/1": t(
                "1 coin. The pirate would have cost you just what you had.",
                "금화 1개입니다. 해적은 가진 금화로 고용할 수 있었습니다.",
            ),
            "pass": t("You have hired nobody.", "아무도 고용하지 않았습니다."),
        },
        refused={"take jester 7": t("6 instead of 7, and still too dear.", "7개가 아니라 6개지만 아직 비쌉니다.")},
        hint=t("What does the pirate 5 cost you?", "해적 5의 값은 지금 얼마인가요?"),
        praise=t("The pirate cost you 4 instead of 5.", "해적을 5개가 아니라 4개에 고용했습니다."),
    ),
    Step(
        id="governor", kind="move", rules=("PR-5.4",), position=trading("red frigate 3/6, governor 8, sailor 3", coins=(8, 3)),
        title=t("Governors", "총독"),
        text=t(
            "A governor lets you take one card more, at once and at every chance, on others' turns too, where each card costs its fee. A"
            " governor is worth no points.\n\nOne colour lies there: one card for you.",
            "총독이 있으면 카드를 한 장 더 가져갑니다. 고용하자마자, 그리고 기회마다 그렇습니다. 남의 차례에도 되지만 장마다 보상금을"
            " 줍니다. 총독은 승점이 없습니다.\n\n지금은 한 색이라 한 장입니다.",
        ),
        prompt=t("Take a card that lets you take another.", "한 장을 더 가져가게 해 주는 카드를 가져가세요."),
        right=("take governor 8",), show="take governor 8",
        wrong={
            "take red frigate 3/6": t("3 coins, and that was your only card.", "금화 3개. 한 장뿐인 기회를 썼습니다."),
            "take sailor 3": t("A sailor, and that was your only card.", "선원. 한 장뿐인 기회를 썼습니다."),
            "pass": t("Nothing taken.", "아무것도 가져가지 않았습니다."),
        },
        hint=t("You have 8 coins.", "금화가 8개 있습니다."),
        praise=t(
            "Your coins are spent, but you may take one card more: the frigate, say, for 3 coins.",
            "금화는 다 썼지만 한 장 더 가져갈 수 있습니다. 프리깃을 가져가면 금화 3개가 생깁니다.",
        ),
    ),
    Step(
        id="admiral", kind="move", rules=("PR-5.2",),
        position=discovering("yellow pinnace 1/1, captain 4, priest 4, sailor 3, green skiff 2/3", "admiral 5", coins=(1, 3)),
        title=t("Admirals", "제독"),
        text=t(
            "When your chance to take comes, on your turn or another's, and five cards or more lie in the harbour, each of your"
            " admirals brings 2 coins, before you take anything. An admiral hired just now has to wait for the next chance.\n\nFive"
            " cards lie there.",
            "내 차례든 남의 차례든 카드를 가져갈 기회가 왔을 때 항구에 다섯 장 이상 있으면, 제독마다 금화 2개를 먼저 받습니다. 방금"
            " 고용한 제독은 다음 기회부터입니다.\n\n항구에 카드가 다섯 장 있습니다.",
        ),
        prompt=t("One more card, or stop?", "한 장 더 뽑을까요, 마칠까요?"),
        right=("stop",), show="stop",
        wrong={
            "draw": t(
                "18 of 113 cards, 16%, end the turn, and the green skiff 1/1 did. Your admiral goes without the 2 coins.",
                "차례를 잃을 카드는 113장 중 18장, 16%였고 초록색 스키프 1/1이 나왔습니다. 제독의 금화 2개도 받지 못했습니다.",
            ),
        },
        hint=t("What does your admiral bring if you stop?", "마치면 제독이 무엇을 주나요?"),
        praise=t(
            "2 coins at once, and with 3 you can hire the sailor. There was a risk of 18 of 113 cards, 16%, for hardly more.",
            "바로 금화 2개를 받아 3개가 되었으니 선원을 고용할 수 있습니다. 더 뽑았다면 113장 중 18장, 16%의 위험이 있었습니다.",
        ),
        then={"draw": ("reveal green skiff 1/1",)},
    ),
    Step(
        id="jester", kind="move", rules=("PR-5.3",), position=trading("green skiff 1/1, red frigate 2/3, jester 5", coins=(5, 4)),
        title=t("Jesters", "광대"),
        text=t(
            "Jesters laugh when there is nothing to be had. If your chance comes on another's turn and the harbour is empty, each of them"
            " brings you a coin. On your own turn they do not.\n\nB likes to stop early, and to leave nothing.",
            "광대는 얻을 것이 없을 때 웃습니다. 남의 차례에 내 기회가 왔는데 항구가 비어 있으면 광대마다 금화 하나를 받습니다. 내"
            " 차례에는 받지 않습니다.\n\nB는 일찍 마치고 아무것도 남기지 않기를 좋아합니다.",
        ),
        prompt=t("Hire the jester, and watch B's turn.", "광대를 고용하고 B의 차례를 보세요."),
        right=("take jester 5",), show="take jester 5",
        other=t(
            "On its turn B took the only card, and left you an empty harbour. A jester would have brought a coin.",
            "B가 자기 차례에 한 장뿐인 카드를 가져가 항구가 비었습니다. 광대가 있었다면 금화를 받았을 것입니다.",
        ),
        hint=t("The jester costs the 5 coins that you have.", "광대의 값은 금화 5개, 가진 만큼입니다."),
        praise=t(
            "B took a ship, for a fee, and on its own turn the only card. The harbour was empty when your chance came: 1 coin.",
            "B는 보상금을 주고 함선을 가져갔고, 자기 차례에는 한 장뿐인 카드를 가져갔습니다. 빈 항구에서 기회가 와 금화 1개를 받았습니다.",
        ),
        then={
            "take red frigate 2/3": ("take green skiff 1/1", *B_DRAWS),
            "*": ("take red frigate 2/3", *B_DRAWS),
        },
    ),
    Step(
        id="last-laugh", kind="move", rules=("PR-2.11",),
        position=discovering("yellow pinnace 1/1", "jester 5, jester 7, jester 7", coins=(1, 3)),
        title=t("The last laugh", "마지막에 웃는 사람"),
        text=t(
            "Jesters laugh loudest when a turn is lost: after a second ship of a colour everybody gets a coin for each jester of their"
            " own, the unlucky player too.\n\nYou have three.",
            "광대는 누가 차례를 잃을 때 가장 크게 웃습니다. 같은 색의 함선이 둘이 되면 모두가 자기 광대마다 금화를 하나씩 받습니다. 차례를"
            " 잃은 사람도 받습니다.\n\n여러분에게는 광대가 셋 있습니다.",
        ),
        prompt=t("One more card, or stop?", "한 장 더 뽑을까요, 마칠까요?"),
        right=("draw",), show="draw",
        wrong={
            "stop": t(
                "1 coin for the pinnace. With 9 of 115 cards, 8%, you lose the turn, and get 3 for it. You had nothing to fear.",
                "피나스의 금화 1개입니다. 차례를 잃을 카드는 115장 중 9장, 8%인데 그래도 3개를 받습니다. 두려울 것이 없었습니다.",
            ),
        },
        hint=t("What do you get if the turn is lost?", "차례를 잃으면 무엇을 받나요?"),
        praise=t(
            "9 of 115 cards, 8%, and it came: the turn is lost. But your jesters bring 3 coins, more than the pinnace had.",
            "115장 중 9장, 8%인데 나왔습니다. 차례는 잃었지만 광대들 덕분에 금화 3개를 받았습니다. 피나스보다 많습니다.",
        ),
        then={"draw": ("reveal yellow pinnace 2/2",)},
    ),
)  # fmt: skip
