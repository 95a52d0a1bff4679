"""The second part: swords, ships that wait, skulls, and what swords do to the odds (PR-1.4, PR-2.4 to PR-2.9)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import discovering

REPELLING = (
    Step(
        id="swords", kind="move", rules=("PR-1.4", "PR-2.4", "PR-2.5"),
        position=discovering("sailor 5, blue flute 3/5", "sailor 3", waits="yellow pinnace 1/1"),
        title=t("A ship that waits", "기다리는 함선"),
        text=t(
            "You have hired a sailor, who has a sword; a pirate would have two. Now, if your swords reach the number on a ship just"
            " drawn, it waits for your word: keep it, or repel it. What is repelled is discarded.\n\nThis pinnace brings a single coin,"
            " and once it lies there, yellow is dangerous too.",
            "선원을 고용했으니 검이 하나 있습니다. 해적이라면 둘입니다. 내 검이 방금 나온 함선의 수 이상이면 함선은 내 결정을"
            " 기다립니다. 남기거나 쫓아내는데, 쫓아내면 버립니다.\n\n이 피나스는 금화 하나뿐이고, 남기면 노란색까지 위험해집니다.",
        ),
        prompt=t("Touch Draw, and see. Then repel the pinnace.", "뽑기를 눌러 보세요. 그다음 피나스를 쫓아내세요."),
        right=("repel",), show="repel",
        wrong={
            "keep": t(
                "Now a yellow ship can end your turn as well: 11 of 115 cards, 10%, instead of 5, and all that for 1 coin.",
                "이제 노란색 함선으로도 차례를 잃을 수 있습니다. 115장 중 11장, 10%입니다. 쫓아냈다면 5장이었고, 얻은 것은 금화 1개입니다.",
            ),
        },
        refused={"draw": t("It lies apart, left of the harbour. Repel or Keep?", "항구 왼쪽에 따로 있습니다. 쫓아낼까요, 남길까요?")},
        hint=t("Repel stands below the ship that waits.", "쫓아내기는 기다리는 함선 아래에 있습니다."),
        praise=t(
            "Gone. Only a blue ship with more swords than yours can end the turn now: 5 of 115 cards, 4%.",
            "쫓아냈습니다. 이제 검이 내 것보다 많은 파란색 함선만 위험합니다. 115장 중 5장, 4%입니다.",
        ),
    ),
    Step(
        id="second", kind="move", rules=("PR-2.8",),
        position=discovering("yellow pinnace 3/4, sailor 3, red frigate 2/3", "pirate 5", waits="yellow pinnace 2/2"),
        title=t("Swords save a turn", "차례를 지키는 검"),
        text=t(
            "A second ship of a colour that you repel never enters the harbour, and so your turn goes on. Nobody forces you: you may keep"
            " it, and then it ends the turn.\n\nHere comes a second yellow ship, and your pirate has two swords.",
            "같은 색의 두 번째 함선도 쫓아내면 항구에 들어오지 못하니 차례가 이어집니다. 꼭 쫓아내야 하는 것은 아니지만, 남기면 차례를"
            " 잃습니다.\n\n노란색 두 번째 함선이 나왔고, 해적에게는 검이 둘 있습니다.",
        ),
        prompt=t("Save your turn.", "차례를 지키세요."),
        right=("repel",), show="repel",
        wrong={
            "keep": t(
                "Two yellow ships: the harbour is discarded, the sailor with it, and it is B's turn.",
                "노란색 함선이 둘이 되었습니다. 선원까지 항구의 카드를 다 버리고 B의 차례가 되었습니다.",
            ),
        },
        hint=t("Repel the pinnace that waits.", "기다리는 피나스를 쫓아내세요."),
        praise=t("As if it had never come. You may draw again, or stop.", "아무 일도 없었던 것 같습니다. 더 뽑아도 되고 마쳐도 됩니다."),
    ),
    Step(
        id="again", kind="move", rules=("PR-2.7",),
        position=discovering(
            "yellow pinnace 3/4, sailor 3, red frigate 2/3", "pirate 5", waits="red frigate 1/1", discard=["yellow pinnace 2/2"],
            drawn_count=5,
        ),
        title=t("And once more", "또 한 번"),
        text=t(
            "Repelling uses nothing up. The two swords that drove away the pinnace count again for the next ship, and for every ship of"
            " this turn and of all your turns to come.\n\nYou have drawn on, and now it is a second red one.",
            "쫓아내도 검은 줄지 않습니다. 피나스를 쫓은 검 두 개는 다음 함선에도, 이번 차례와 앞으로의 모든 차례에도 그대로 쓸 수"
            " 있습니다.\n\n더 뽑았더니 이번에는 빨간색 두 번째 함선입니다.",
        ),
        prompt=t("Repel this one too.", "이 함선도 쫓아내세요."),
        right=("repel",), show="repel",
        wrong={
            "keep": t(
                "A second red ship, and all is lost. Your swords would have been enough, for the second time.",
                "빨간색 함선이 둘이 되어 다 잃었습니다. 검은 이번에도 충분했습니다.",
            ),
        },
        hint=t("The frigate needs one sword, and you still have two.", "프리깃에는 검 하나면 되고, 두 개가 그대로 있습니다."),
        praise=t("Both swords are still yours: see your line below.", "검 두 개는 그대로입니다. 아래 내 줄을 보세요."),
    ),
    Step(
        id="too-few", kind="move", rules=("PR-2.5",), position=discovering("black galleon 2/4, green skiff 4/5", "sailor 3"),
        title=t("Too few swords", "모자란 검"),
        text=t(
            "The swords of all your sailors and pirates are added up. What they do not reach, stays: the skiff that you have just drawn"
            " takes five, and your only sailor has one. Still, it brings 4 coins.",
            "내 선원과 해적의 검은 모두 더합니다. 그래도 모자라면 함선은 남습니다. 방금 나온 스키프에는 검이 다섯 있어야 하는데"
            " 선원 한 명의 검은 하나입니다. 그래도 금화는 4개입니다.",
        ),
        prompt=t("Touch Repel, and see. Then: one more card, or stop?", "쫓아내기를 눌러 보세요. 그다음 한 장 더 뽑을까요, 마칠까요?"),
        right=("stop",), show="stop",
        wrong={
            "draw": t(
                "14 of 116 cards, 12%, end the turn, and the black galleon 1/2 did: it takes two swords. The 4 coins are gone.",
                "차례를 잃을 카드는 116장 중 14장, 12%였고 검은색 갤리언 1/2가 나왔습니다. 검이 둘 필요합니다. 금화 4개를 놓쳤습니다.",
            ),
        },
        refused={"repel": t("Four swords are missing. So the skiff lies in the harbour.", "검이 네 개 모자라서 스키프는 항구에 있습니다.")},
        hint=t("No ship brings more than 4 coins.", "금화 4개보다 많이 주는 함선은 없습니다."),
        praise=t(
            "Well judged: 14 of 116 cards, 12%, would have ended the turn, and the 4 coins are there to be taken.",
            "좋은 판단입니다. 116장 중 14장, 12%가 차례를 끝낼 카드였고, 금화 4개는 이제 가져가기만 하면 됩니다.",
        ),
        then={"draw": ("reveal black galleon 1/2",)},
    ),
    Step(
        id="skull", kind="move", rules=("PR-2.5", "PR-2.9"),
        position=discovering(
            "black galleon 4/skull", "pirate 9, pirate 7, sailor 3, sailor 3, sailor 5", "admiral 7", coins=(2, 6),
        ),
        title=t("Skulls", "해골"),
        text=t(
            "Some red and black ships show a skull, and no number of swords repels those. At its right a ship tells the swords and skulls"
            " of its colour, with a dot for each ship, full while it is not seen. So one can reckon, and the odds below reckon"
            " too.\n\nYou have seven swords by now. Of the black ships they stop all but the other skull.",
            "빨간색과 검은색 함선 몇 척에는 해골이 있고, 그런 함선은 검이 몇 개든 쫓아내지 못합니다. 함선 오른쪽에는 그 색의 검과 해골이"
            " 모두 나와 있습니다. 점 하나가 한 척이고, 찬 점은 못 본 함선입니다. 그래서 헤아릴 수 있고, 아래의 확률도 그렇게"
            " 셉니다.\n\n지금 검은 일곱 개입니다. 검은색 함선 중에서 못 막는 것은 다른 해골뿐입니다.",
        ),
        prompt=t("Touch Repel, and see. Then: one more card, or stop?", "쫓아내기를 눌러 보세요. 그다음 한 장 더 뽑을까요, 마칠까요?"),
        right=("draw",), show="draw",
        wrong={
            "stop": t(
                "Too careful. 1 of 112 cards, 1%, ends the turn: with seven swords you can look for more than 4 coins.",
                "지나치게 조심했습니다. 차례를 잃을 카드는 112장 중 1장, 1%입니다. 검이 일곱이면 금화 4개보다 더 바라볼 만합니다.",
            ),
        },
        refused={"repel": t("Against a skull even seven swords are none.", "해골 앞에서는 검 일곱 개도 소용없습니다.")},
        hint=t("How many cards can end this turn?", "이 차례를 끝낼 카드는 몇 장인가요?"),
        praise=t(
            "The risk was 1 of 112 cards, 1%; without swords it would have been 9. That is what swords are for.",
            "위험은 112장 중 1장, 1%였습니다. 검이 없었다면 9장이었습니다. 검은 이럴 때 씁니다.",
        ),
        then={"draw": ("reveal jester 7",)},
    ),
    Step(
        id="too-late", kind="move", rules=("PR-2.6",), position=discovering("red frigate 2/3, settler 4", "pirate 5, sailor 3"),
        title=t("Only the ship just drawn", "방금 나온 함선만"),
        text=t(
            "Swords decide on the ship that has just been drawn, and on no other. You kept the frigate a card ago, to have its 2 coins."
            " Since then the settler came, and the frigate stays.",
            "검으로 쫓아낼 수 있는 것은 방금 나온 함선뿐입니다. 조금 전에 금화 2개를 보고 프리깃을 남겼는데, 그 뒤에 이주민이 나왔으니"
            " 프리깃은 이제 그대로입니다.",
        ),
        prompt=t("Touch Repel, and see. Then: one more card, or stop?", "쫓아내기를 눌러 보세요. 그다음 한 장 더 뽑을까요, 마칠까요?"),
        right=("draw",), show="draw",
        wrong={
            "stop": t(
                "Your three swords leave 4 of 115 cards, 3%, that end the turn. For 2 coins, or a settler you cannot pay, stop later.",
                "검이 셋이라 차례를 잃을 카드는 115장 중 4장, 3%뿐입니다. 금화 2개나 고용할 수 없는 이주민을 보고 마치기에는 이릅니다.",
            ),
        },
        refused={"repel": t("Too late for the frigate: it was drawn earlier.", "프리깃은 먼저 나온 함선이라 늦었습니다.")},
        hint=t("The odds below know of your three swords.", "아래의 확률에는 내 검 세 개가 들어 있습니다."),
        praise=t(
            "4 of 115 cards, 3%: a small risk for a better choice. The green trader 3 is somebody you can pay.",
            "115장 중 4장, 3%. 작은 위험으로 고를 것이 늘었습니다. 초록색 상인 3은 지금 고용할 수 있습니다.",
        ),
        then={"draw": ("reveal green trader 3",)},
    ),
)  # fmt: skip
