"""The first part: the harbour, the goal, a first card, and whether to draw one more (PR-1.1 to PR-1.9, PR-2.1 to PR-2.3, PR-2.10)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import discovering

FIRST_CARDS = (
    Step(
        id="port", kind="read", rules=("PR-1.1",),
        title=t("A harbour full of ships", "배로 붐비는 항구"),
        text=t(
            "Port Royal: ships bring riches, and on the quay walk sailors, traders, even admirals and governors. Make coins of the"
            " ships, win people over with the coins, and raise your name by people and expeditions.\n\nYou are A. B wants the same."
            " Two to five can play, for about 30 minutes.",
            "포트로얄에는 배들이 재물을 싣고 드나들고, 부두에는 선원과 상인, 제독과 총독까지 오갑니다. 배에서 금화를 벌어 사람을 얻고,"
            " 사람과 탐험대로 이름을 떨쳐 보세요.\n\n여러분은 A이고 B도 같은 것을 바랍니다. 둘에서 다섯까지 30분쯤 즐기는 게임입니다.",
        ),
        prompt=t("Look at the table, then press Next.", "테이블을 둘러보고 다음을 누르세요."),
    ),
    Step(
        id="goal", kind="read", rules=("PR-6.2",),
        position=discovering(
            "", "sailor 3, pirate 7, admiral 7, green trader 3, mademoiselle 9",
            "jester 7, sailor 5, yellow trader 5, settler 4, admiral 9", coins=(2, 7), to_move="over", expeditions={"A": ["captains"]},
        ),
        title=t("What you play for", "무엇을 겨루나요?"),
        text=t(
            "The people in front of you are worth points, and so are expeditions. When somebody has 12, the end is near, and in the end"
            " most points win. Coins are a means: at the end they only part those who are level.\n\nHere lies a finished game. A has won,"
            " 13 points to 10, though B has more coins.",
            "내 앞의 인물과 탐험대는 승점이 됩니다. 누군가 12점이 되면 곧 끝나고, 그때 승점이 가장 많은 사람이 이깁니다. 금화는"
            " 수단일 뿐이어서 동점일 때만 따집니다.\n\n지금 보이는 것은 끝난 게임입니다. 금화는 B가 더 많지만 A가 13점 대 10점으로"
            " 이겼습니다.",
        ),
        prompt=t("See what A and B have, then press Next.", "A와 B가 무엇을 가졌는지 보고 다음을 누르세요."),
    ),
    Step(
        id="turn", kind="read", rules=("PR-1.2", "PR-1.6", "PR-1.9"),
        title=t("A turn in two phases", "두 단계로 된 차례"),
        text=t(
            "119 cards form the draw pile: ships, people, and a few expeditions and taxes. Everybody begins with 3 coins.\n\nOn your"
            " turn you first discover: you turn up cards into the harbour, as many as you dare. Then comes trade and hire: you take a"
            " ship for its coins, or pay for a person. The others may take something after you.",
            "더미는 119장입니다. 함선과 인물이 대부분이고 탐험대 모집과 세금 징수가 조금 있습니다. 모두 금화 3개로 시작합니다.\n\n차례가"
            " 되면 먼저 발견입니다. 용기가 나는 만큼 카드를 항구에 펼칩니다. 다음은 무역과 고용입니다. 함선을 골라 금화를 벌거나, 금화를"
            " 치르고 사람을 얻습니다. 다른 사람들도 내 다음에 가져갈 수 있습니다.",
        ),
        prompt=t("Enough to begin with: press Next, and turn up a card.", "이 정도면 충분합니다. 다음을 누르고 카드를 펼쳐 봅시다."),
    ),
    Step(
        id="first", kind="move", rules=("PR-1.8", "PR-2.1"),
        title=t("Your first card", "첫 카드"),
        text=t(
            "Whoever was at the sea most recently begins, and play goes clockwise. Here you begin, and B comes next.\n\nYou turn up the"
            " top card of the pile. One card has to be turned up at least.",
            "바다에 다녀온 지 가장 얼마 안 된 사람이 시작하고 시계 방향으로 돕니다. 여기서는 여러분이 시작하고 다음이 B입니다.\n\n더미"
            " 맨 위 카드를 펼칩니다. 한 장은 반드시 펼쳐야 합니다.",
        ),
        prompt=t("Touch Stop, and see. Then touch Draw.", "마치기를 눌러 어떻게 되는지 보고, 그다음 뽑기를 누르세요."),
        right=("draw",), show="draw",
        refused={"stop": t("No turn goes by without a card: touch Draw.", "카드 없이 지나가는 차례는 없습니다. 뽑기를 누르세요.")},
        hint=t("Draw stands below the pile. Touching the pile will do too.", "뽑기는 더미 아래에 있습니다. 더미를 눌러도 됩니다."),
        praise=t(
            "A ship, the green skiff 2/3: it brings 2 coins, and 3 swords drive it away. Now it lies in the harbour.",
            "함선입니다. 초록색 스키프 2/3은 금화 2개를 주고, 검 3개로 쫓아낼 수 있습니다. 이제 항구에 있습니다.",
        ),
        then={"draw": ("reveal green skiff 2/3",)},
    ),
    Step(
        id="another", kind="move", rules=("PR-2.2", "PR-2.3"), position=discovering("green skiff 2/3"),
        title=t("Draw on, or stop", "더 뽑을까, 마칠까"),
        text=t(
            "After each card you decide: turn up another, as often as you like, or stop and go on to trade and hire.\n\nThe skiff would"
            " bring 2 coins. But only people and expeditions bring points, and none of them lies there yet.",
            "카드를 한 장 펼칠 때마다 고릅니다. 몇 번이든 더 뽑아도 되고, 마치고 무역과 고용으로 가도 됩니다.\n\n스키프는 금화 2개입니다."
            " 하지만 승점이 되는 인물이나 탐험대는 아직 하나도 없습니다.",
        ),
        prompt=t("Draw another card.", "카드를 한 장 더 뽑으세요."),
        right=("draw",), show="draw",
        wrong={
            "stop": t(
                "Allowed, and the 2 coins of the skiff would be yours now. But this time draw on first.",
                "그래도 됩니다. 이제 스키프의 금화 2개를 가져갈 수 있습니다. 이번에는 먼저 한 장 더 뽑아 보세요.",
            ),
        },
        hint=t("Touch Draw, or the pile.", "뽑기나 더미를 누르세요."),
        praise=t(
            "The sailor 3 waits to be hired, for 3 coins. People stay in the harbour, however many come.",
            "선원 3이 나왔습니다. 금화 3개면 고용할 수 있습니다. 인물은 몇 명이 나오든 항구에 남습니다.",
        ),
        then={"draw": ("reveal sailor 3",)},
    ),
    Step(
        id="lost", kind="move", rules=("PR-2.10",), position=discovering("green skiff 2/3, sailor 3, blue flute 3/5"),
        title=t("How a turn is lost", "차례를 잃는 법"),
        text=t(
            "Why does nobody draw for ever? As soon as a second ship of one colour lies in the harbour, the turn is over: all that lies"
            " there is discarded, and nobody trades or hires.\n\nGreen and blue are dangerous now. Draw all the same, to see it once.",
            "왜 끝없이 뽑지 않을까요? 한 색의 함선이 둘이 되는 순간 차례를 잃기 때문입니다. 항구의 카드는 다 버리고, 무역도 고용도 아무도"
            " 못 합니다.\n\n지금은 초록색과 파란색이 위험합니다. 그래도 한번 뽑아서 직접 보세요.",
        ),
        prompt=t("Draw, and watch a turn being lost.", "뽑기를 누르고 차례를 잃는 것을 보세요."),
        right=("draw",), show="draw",
        wrong={
            "stop": t(
                "Prudent, and in a game perhaps right. But here nothing is at stake: try again, and draw.",
                "신중한 선택이고, 실제로는 옳을 수도 있습니다. 여기서는 잃을 것이 없으니 다시 하기를 누르고 뽑아 보세요.",
            ),
        },
        hint=t("Just this once: touch Draw.", "이번만은 뽑기를 누르세요."),
        praise=t(
            "The green skiff 1/1, a second green ship. The harbour is gone, you have nothing, and it is B's turn.",
            "초록색 스키프 1/1, 초록색 두 번째 함선입니다. 항구의 카드는 사라졌고, 빈손으로 B의 차례가 되었습니다.",
        ),
        then={"draw": ("reveal green skiff 1/1",)},
    ),
    Step(
        id="odds", kind="question", rules=("PR-1.7", "PR-2.10"), position=discovering("green skiff 2/3, sailor 3, blue flute 3/5"),
        title=t("The odds of the next card", "다음 카드의 확률"),
        text=t(
            "Once more the same harbour. Below it stand the odds of the next card, before anybody draws, and they are exact. They count"
            " every card that does not lie face up. Coins are among them: a coin is a card of the pile, face down, and nobody knows"
            " which.",
            "같은 항구를 다시 봅시다. 아래에 다음 카드의 확률이 있습니다. 뽑기 전에 볼 수 있고, 어림이 아니라 정확합니다. 앞면이 보이지"
            " 않는 카드를 모두 셉니다. 금화도 그 안에 듭니다. 금화는 더미의 카드를 엎어 둔 것이고, 무엇인지는 아무도 모릅니다.",
        ),
        prompt=t("How likely does the next card end your turn?", "다음 카드로 차례를 잃을 확률은 얼마일까요?"),
        choices=(
            Choice(
                t("48 of 116 cards: all ships", "116장 중 48장: 모든 함선"),
                t("A ship of a new colour harms nobody. Look at the first line.", "새로운 색의 함선은 괜찮습니다. 첫 줄을 보세요."),
            ),
            Choice(
                t("18 of 116 cards, 16%", "116장 중 18장, 16%"),
                t(
                    "Right: nine green and nine blue ships have not been seen yet.",
                    "맞습니다. 아직 나오지 않은 초록색 함선 아홉 척과 파란색 함선 아홉 척입니다.",
                ),
            ),
            Choice(
                t("Two of five colours, 40%", "다섯 색 중 두 색, 40%"),
                t("Most cards are no ships: more than half are people.", "함선이 아닌 카드가 더 많습니다. 절반 넘게 인물입니다."),
            ),
        ),
        answer=1,
    ),
    Step(
        id="dare", kind="move", rules=("PR-2.2",), position=discovering("yellow pinnace 1/1"),
        title=t("One more card?", "한 장 더?"),
        text=t(
            "Now you decide: what is there to win, and what to lose?\n\nA single ship lies in the harbour, with a single coin, and nobody"
            " to hire. The odds of the next card stand below.",
            "이제 스스로 정해 보세요. 무엇을 얻고 무엇을 잃을 수 있을까요?\n\n항구에는 금화 하나짜리 함선 한 척뿐이고 고용할 사람도"
            " 없습니다. 다음 카드의 확률은 아래에 있습니다.",
        ),
        prompt=t("One more card, or stop?", "한 장 더 뽑을까요, 마칠까요?"),
        right=("draw",), show="draw",
        wrong={
            "stop": t(
                "For 1 coin. Only 9 of 118 cards, 8%, would have ended your turn, and nearly all others make this harbour better.",
                "금화 1개로 그쳤습니다. 차례를 잃을 카드는 118장 중 9장, 8%뿐이고, 나머지는 거의 다 항구를 더 낫게 합니다.",
            ),
        },
        hint=t("Compare the bust in Next card with what the pinnace brings.", "다음 카드의 실패 확률과 피나스의 금화를 견주어 보세요."),
        praise=t(
            "Well dared. The risk was 9 of 118 cards, 8%, and only 1 coin was at stake. The black galleon 3/7 brings 3.",
            "좋은 용기입니다. 위험은 118장 중 9장, 8%였고 걸린 것은 금화 1개였습니다. 검은색 갤리언 3/7은 금화 3개입니다.",
        ),
        then={"draw": ("reveal black galleon 3/7",)},
    ),
    Step(
        id="enough", kind="move", rules=("PR-2.2", "PR-2.10"),
        position=discovering("yellow pinnace 3/2, blue flute 4/5, red frigate 2/3, captain 4"),
        title=t("Enough?", "이만하면 될까?"),
        text=t(
            "The harbour has grown, and with it the danger. With three colours there you take one card, and the flute brings 4 coins: no"
            " ship brings more.",
            "항구가 채워졌고 그만큼 위험도 커졌습니다. 세 색이면 한 장을 가져가는데, 플류트의 금화는 4개입니다. 이보다 많이 주는"
            " 함선은 없습니다.",
        ),
        prompt=t("One more card, or stop?", "한 장 더 뽑을까요, 마칠까요?"),
        right=("stop",), show="stop",
        wrong={
            "draw": t(
                "27 of 115 cards, 23%, end the turn, and the yellow pinnace 2/2 was one of them. The 4 coins of the flute are gone.",
                "차례를 잃을 카드는 115장 중 27장, 23%였고, 노란색 피나스 2/2가 그중 하나였습니다. 플류트의 금화 4개도 사라졌습니다.",
            ),
        },
        hint=t(
            "What could come that is better than 4 coins, and how likely is the end?",
            "금화 4개보다 나은 것이 나올까요? 위험은 얼마인가요?",
        ),
        praise=t(
            "Well judged. 27 of 115 cards, 23%, would have ended the turn, and few would have brought more than the 4 coins of the flute.",
            "좋은 판단입니다. 115장 중 27장, 23%가 차례를 끝낼 카드였고, 플류트의 금화 4개보다 나은 것은 드뭅니다.",
        ),
        then={"draw": ("reveal yellow pinnace 2/2",)},
    ),
)  # fmt: skip
