"""The first part: the throne, the goal, the two phases, and how a trick of phase 1 is played and won (CM-1.1 to CM-3.5)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import recruiting

FIRST_TRICKS = (
    Step(
        id="throne", kind="read", rules=("CM-1.1",), seed=3,
        title=t("An empty throne", "빈 왕좌"),
        text=t(
            "The king is gone, and nobody knows who should follow him. Five factions will decide: goblins, knights, undead, dwarves"
            " and doppelgangers.\n\nYou are A, at the bottom of the table. B, at the top, wants the throne as well. In half an"
            " hour you will know all you need to take it.",
            "왕이 떠난 자리를 누가 이을지 아무도 모릅니다. 고블린, 기사, 언데드, 드워프, 도플갱어 다섯 종족이 다음 왕을 정합니다.\n\n"
            "여러분은 테이블 아래쪽의 A입니다. 위쪽의 B도 왕좌를 노립니다. 30분이면 왕좌에 오르는 데 필요한 규칙을 모두 익힐 수 있습니다.",
        ),
        prompt=t("Look around the table, then press Next.", "테이블을 둘러본 뒤 다음을 누르세요."),
    ),
    Step(
        id="goal", kind="read", rules=("CM-6.1", "CM-6.4"), seed=6,
        position={"phase": "phase 2", "to_move": "over"},
        title=t("What you play for", "무엇을 겨루나요?"),
        text=t(
            "During the game you win supporters: the cards in your score pile. Whoever has more supporters of a faction holds it."
            " Hold three of the five factions at the end, and you win.\n\nHere lies a finished game: A holds three factions and"
            " takes the throne.",
            "게임을 하면서 지지자를 얻습니다. 내 점수 더미에 있는 카드가 모두 지지자입니다. 종족마다 지지자가 더 많은 사람이 그 종족을"
            " 차지하고, 마지막에 다섯 종족 중 셋을 차지하면 이깁니다.\n\n지금 보이는 것은 끝난 게임입니다. A가 세 종족을 차지해 왕좌에"
            " 올랐습니다.",
        ),
        prompt=t("See who holds which faction, then press Next.", "어느 종족을 누가 차지했는지 살펴보고 다음을 누르세요."),
    ),
    Step(
        id="phases", kind="read", rules=("CM-1.2", "CM-1.3", "CM-1.4", "CM-1.5"), seed=3,
        title=t("Two phases", "두 단계"),
        text=t(
            "The 52 cards are shuffled. You and B get 13 each, for your own eyes only; the other 26 are the deck.\n\nPhase 1: with"
            " these 13 cards you recruit 13 followers. Phase 2: the followers become your hand, and with them you win most of"
            " your supporters.",
            "카드 52장을 섞어 두 사람이 13장씩 받습니다. 손패는 자기만 봅니다. 남은 26장은 가운데 더미가 됩니다.\n\n1단계에서는 이"
            " 13장으로 협력자 13장을 모읍니다. 2단계에서는 모은 협력자가 새 손패가 되고, 지지자는 대부분 이때 얻습니다.",
        ),
        prompt=t("Enough for now: press Next, and play.", "이 정도면 충분합니다. 다음을 누르고 직접 해 봅시다."),
    ),
    Step(
        id="lead", kind="move", rules=("CM-1.6", "CM-2.1", "CM-2.2", "CM-3.1"),
        position=recruiting(
            ["goblin 9", "goblin 7", "dwarf 9", "dwarf 8"], ["goblin 2", "goblin 4", "dwarf 1", "dwarf 3"], up="knight 5"
        ),
        title=t("Your first card", "첫 카드"),
        text=t(
            "This is a trick late in phase 1, when hands are small. First the top card of the deck is turned face up: the knight 5"
            " is what this trick is about.\n\nThen the leader plays any card, and the other answers with one. The younger player"
            " leads the first trick of a game. This time you lead.",
            "손패가 얼마 남지 않은 1단계 후반의 트릭입니다. 트릭을 시작할 때 더미 맨 위 카드를 펼칩니다. 이번 트릭에 걸린 카드는"
            " 기사 5입니다.\n\n그다음 선 플레이어가 아무 카드나 한 장 내고, 상대가 한 장으로 답합니다. 게임의 첫 트릭은 나이가 적은"
            " 사람이 시작합니다. 이번 트릭의 선 플레이어는 여러분입니다.",
        ),
        prompt=t("Play a card: touch any one in your hand.", "카드를 내 보세요. 손패에서 아무 카드나 누르면 됩니다."),
        right=("play *",), show="play dwarf 9",
        hint=t(
            "There is no wrong card here. Touch one at the bottom of the table.",
            "틀린 카드는 없습니다. 테이블 아래쪽의 카드를 하나 누르세요.",
        ),
        praise=t(
            "That was your first trick: two cards, one from each of you. Yours was higher, so you won it.",
            "첫 트릭을 해냈습니다. 두 사람이 한 장씩 낸 카드 두 장이 한 트릭입니다. 여러분의 숫자가 더 높아서 트릭을 땄습니다.",
        ),
        then={"play goblin *": ("play goblin 4",), "play dwarf *": ("play dwarf 3",)},
    ),
    Step(
        id="higher", kind="move", rules=("CM-2.5",),
        position=recruiting(["dwarf 3", "dwarf 7"], ["goblin 6"], up="knight 7", led="dwarf 5"),
        title=t("The higher number wins", "높은 숫자가 이깁니다"),
        text=t(
            "Two cards of the same faction: the higher number wins the trick. 0 is the lowest, 9 the highest.",
            "같은 종족의 카드끼리는 숫자가 높은 쪽이 트릭을 땁니다. 가장 약한 숫자는 0, 가장 강한 숫자는 9입니다.",
        ),
        prompt=t("B led the dwarf 5. Win this trick.", "B가 드워프 5를 냈습니다. 이 트릭을 따 보세요."),
        right=("play dwarf 7",), show="play dwarf 7",
        wrong={
            "play dwarf 3": t(
                "3 is lower than 5, so B won. Try again with the other dwarf.",
                "3은 5보다 낮아서 B가 트릭을 땄습니다. 다시 하기를 누르고 다른 드워프를 내 보세요.",
            ),
        },
        hint=t("Which of your numbers is above 5?", "5보다 높은 숫자는 어느 쪽일까요?"),
        praise=t("7 beats 5: the trick is yours.", "7이 5보다 높으니 트릭은 여러분의 것입니다."),
    ),
    Step(
        id="follow", kind="move", rules=("CM-2.3",),
        position=recruiting(["goblin 9", "dwarf 2", "dwarf 4"], ["goblin 3", "knight 2"], up="goblin 7", led="dwarf 6"),
        title=t("Follow the led faction", "같은 종족을 따라 냅니다"),
        text=t(
            "The second player is less free than the leader: if you hold cards of the faction that was led, you must answer with"
            " one of them. This holds in both phases; there is one exception, which comes later.",
            "두 번째 플레이어는 선 플레이어만큼 자유롭지 않습니다. 먼저 나온 종족의 카드가 손에 있으면 그 종족으로 답해야 합니다. 이것은 두"
            " 단계 모두 같습니다. 예외가 하나 있지만 나중에 배웁니다.",
        ),
        prompt=t(
            "B led the dwarf 6. Try your goblin 9 and see what happens; then follow.",
            "B가 드워프 6을 냈습니다. 먼저 고블린 9를 눌러 어떻게 되는지 보고, 그다음 규칙대로 따라 내세요.",
        ),
        right=("play dwarf *",), show="play dwarf 2",
        refused={
            "play goblin 9": t(
                "So it stays in your hand: a dwarf was led, and you hold dwarves.",
                "그래서 고블린 9는 손에 남습니다. 드워프가 나왔고 손에 드워프가 있기 때문입니다.",
            ),
        },
        hint=t("A dwarf was led. Play one of your dwarves.", "드워프가 나왔으니 드워프 중 하나를 내세요."),
        praise=t(
            "You followed. Neither of your dwarves could beat the 6, so B won this one.",
            "잘 따라 냈습니다. 두 드워프 모두 6보다 낮으니 이번 트릭은 B가 땄습니다.",
        ),
    ),
    Step(
        id="void", kind="move", rules=("CM-2.4", "CM-2.7"),
        position=recruiting(["goblin 1", "goblin 8", "goblin 9"], ["goblin 3", "knight 2"], up="knight 6", led="dwarf 6"),
        title=t("When you cannot follow", "따라 낼 카드가 없을 때"),
        text=t(
            "Without a card of the led faction you may play anything. But a card of another faction loses, whatever its number.",
            "먼저 나온 종족이 손에 없으면 아무 카드나 내도 됩니다. 하지만 종족이 다른 카드는 숫자가 아무리 높아도 집니다.",
        ),
        prompt=t(
            "B led the dwarf 6, and you have no dwarf. Part with the card you will miss least.",
            "B가 드워프 6을 냈는데 손에 드워프가 없습니다. 없어도 가장 덜 아쉬운 카드를 내세요.",
        ),
        right=("play goblin 1",), show="play goblin 1",
        other=t(
            "It lost: another faction loses even with a high number. That goblin could still have won you a trick.",
            "종족이 다르니 높은 숫자로도 졌습니다. 그 고블린은 다음에 트릭을 딸 수도 있는 카드였습니다.",
        ),
        hint=t(
            "You lose this trick anyway. Which card would hardly win another?",
            "이 트릭은 어차피 집니다. 앞으로도 이기기 어려운 카드는 무엇일까요?",
        ),
        praise=t(
            "Well spent: the trick was lost, and your high goblins are still in your hand.",
            "좋은 선택입니다. 트릭은 졌지만 높은 고블린은 손에 남았습니다.",
        ),
    ),
    Step(
        id="equal", kind="move", rules=("CM-2.6",),
        position=recruiting(["goblin 0", "goblin 1"], ["dwarf 3"], up="knight 4", led="goblin 0"),
        title=t("Equal numbers", "숫자가 같을 때"),
        text=t(
            "There are five goblin zeros, so two equal cards can meet. Then the leader wins the trick.",
            "고블린 0은 다섯 장이나 있어서 같은 카드 두 장이 맞붙기도 합니다. 이때는 선 플레이어가 트릭을 땁니다.",
        ),
        prompt=t("B led a goblin 0. Win this trick.", "B가 고블린 0을 냈습니다. 이 트릭을 따 보세요."),
        right=("play goblin 1",), show="play goblin 1",
        wrong={
            "play goblin 0": t(
                "0 against 0: the numbers are equal, and B led. So B won.",
                "0과 0, 숫자가 같으면 선 플레이어의 승리입니다. 그래서 B가 땄습니다.",
            ),
        },
        hint=t("Equal is not enough for the second player.", "두 번째 플레이어는 같은 숫자로는 이길 수 없습니다."),
        praise=t(
            "One more is enough. With your 0 the trick would have been B's, who led.",
            "하나만 높으면 됩니다. 0을 냈다면 선 플레이어 B가 땄을 것입니다.",
        ),
    ),
    Step(
        id="off", kind="move", rules=("CM-2.7", "CM-2.8"),
        position=recruiting(
            ["dwarf 0", "goblin 5", "goblin 6"], ["goblin 7", "goblin 8", "goblin 9"], up="knight 6", lacks={"B": ["dwarf"]}
        ),
        title=t("A zero that wins", "0으로 이기기"),
        text=t(
            "What holds for you holds for B: if B cannot follow you, you win as the leader, even with a 0. And whoever wins a trick"
            " leads the next one.\n\nB could not follow a dwarf a moment ago, so B has none.",
            "B에게도 같은 규칙이 적용됩니다. B가 따라 내지 못하면 선 플레이어인 여러분이 0으로도 이깁니다. 그리고 트릭을 딴 사람이 다음"
            " 트릭을 시작합니다.\n\nB는 조금 전에 드워프를 따라 내지 못했으니 드워프가 없습니다.",
        ),
        prompt=t("You lead. Win this trick.", "여러분이 선 플레이어입니다. 이 트릭을 따 보세요."),
        right=("play dwarf 0",), show="play dwarf 0",
        wrong={
            "play goblin *": t(
                "B followed with the goblin 9 and won. Lead what B cannot follow.",
                "B가 고블린 9로 따라 내서 이겼습니다. B가 따라 낼 수 없는 종족을 내 보세요.",
            ),
        },
        hint=t("Which faction does B not have?", "B에게 없는 종족은 무엇일까요?"),
        praise=t(
            "A goblin 7 lost to your dwarf 0, because it is another faction. You won, so you lead again.",
            "고블린 7은 종족이 달라서 드워프 0에 졌습니다. 트릭을 땄으니 다음 트릭도 여러분이 시작합니다.",
        ),
        then={"play dwarf 0": ("play goblin 7",), "play goblin *": ("play goblin 9",)},
    ),
    Step(
        id="prize", kind="move", rules=("CM-3.2", "CM-3.5"),
        position=recruiting(["goblin 2", "goblin 7"], ["dwarf 3"], up="knight 9", led="goblin 4"),
        title=t("What the winner gets", "이긴 사람이 얻는 것"),
        text=t(
            "In phase 1 a trick is about the face-up card: the winner takes it as a follower. The two cards that were played are"
            " discarded.",
            "1단계의 트릭은 펼쳐진 카드를 두고 겨룹니다. 이긴 사람이 그 카드를 협력자로 데려가고, 두 사람이 낸 카드는 버립니다.",
        ),
        prompt=t("B led the goblin 4. Win the knight 9 for your followers.", "B가 고블린 4를 냈습니다. 기사 9를 협력자로 데려오세요."),
        right=("play goblin 7",), show="play goblin 7",
        wrong={"play goblin 2": t("B won with the 4, and the knight 9 follows B now.", "B가 4로 이겨서 기사 9를 데려갔습니다.")},
        hint=t("You need a goblin above 4.", "4보다 높은 고블린이 필요합니다."),
        praise=t(
            "The knight 9 is among your followers: look at the right of your hand.",
            "기사 9가 협력자가 되었습니다. 손패 오른쪽을 보세요.",
        ),
    ),
    Step(
        id="blind", kind="move", rules=("CM-3.3", "CM-3.4"),
        position=recruiting(["dwarf 1", "dwarf 8"], ["goblin 3"], up="goblin 0", led="dwarf 5", deck=["knight 8"]),
        title=t("What the loser gets", "진 사람이 얻는 것"),
        text=t(
            "The loser of a trick gets a follower too: the top card of the deck, unseen by the other. You may look through your own"
            " followers at any time, but B's are hidden from you.\n\nSo if the face-up card is poor, losing may be better.",
            "트릭을 진 사람도 협력자를 얻습니다. 더미 맨 위 카드를 상대 몰래 가져갑니다. 내 협력자는 언제든 다시 볼 수 있지만 B의 것은 볼"
            " 수 없습니다.\n\n그러니 펼쳐진 카드가 별로라면 지는 편이 나을 수도 있습니다.",
        ),
        prompt=t(
            "The goblin 0 is a poor follower. Lose this trick, and draw instead.",
            "고블린 0은 도움이 되지 않는 협력자입니다. 이 트릭을 지고, 더미에서 한 장 가져오세요.",
        ),
        right=("play dwarf 1",), show="play dwarf 1",
        wrong={"play dwarf 8": t("You won the trick, and with it the goblin 0.", "트릭을 땄고, 고블린 0이 따라왔습니다.")},
        hint=t("B led the dwarf 5. Which of your dwarves loses to it?", "B가 드워프 5를 냈습니다. 그보다 낮은 드워프는 무엇인가요?"),
        praise=t(
            "B had to take the goblin 0, and you drew the knight 8. Only you know that.",
            "B는 고블린 0을 데려가야 했고, 여러분은 기사 8을 가져왔습니다. 이 사실은 여러분만 압니다.",
        ),
        then={"*": ("draw knight 8",)},
    ),
)  # fmt: skip
