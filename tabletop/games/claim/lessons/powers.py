"""The second part: the powers that count in phase 1, and the end of phase 1 (CM-5.1 to CM-5.5, CM-5.7 to CM-5.9, CM-3.6 to CM-4.2)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import recruiting

POWERS = (
    Step(
        id="knight", kind="move", rules=("CM-5.1", "CM-5.2"),
        position=recruiting(["knight 2", "dwarf 9"], ["dwarf 3"], up="knight 6", led="goblin 9"),
        title=t("Knights beat goblins", "기사는 고블린을 이깁니다"),
        text=t(
            "Goblins have no power, but each of the other factions has one. Knights beat goblins: a knight played second on a"
            " goblin wins, whatever the numbers.",
            "고블린에게는 능력이 없지만 다른 종족에게는 하나씩 있습니다. 기사의 능력은 고블린을 이기는 것입니다. 먼저 나온 고블린 위에"
            " 기사를 내면 숫자와 상관없이 이깁니다.",
        ),
        prompt=t(
            "B led the goblin 9, and you have no goblin. Win all the same.",
            "B가 고블린 9를 냈고 손에 고블린이 없습니다. 그래도 이겨 보세요.",
        ),
        right=("play knight 2",), show="play knight 2",
        wrong={"play dwarf 9": t("A dwarf is another faction and loses, even as a 9.", "드워프는 종족이 달라서 9라도 집니다.")},
        hint=t("Numbers do not matter between a knight and a goblin.", "기사와 고블린 사이에서는 숫자가 중요하지 않습니다."),
        praise=t("A 2 beat a 9: that is the knights' power.", "2가 9를 이겼습니다. 이것이 기사의 능력입니다."),
    ),
    Step(
        id="knight-follow", kind="move", rules=("CM-5.3",),
        position=recruiting(["goblin 2", "goblin 8", "knight 9"], ["dwarf 3", "dwarf 4"], up="knight 6", led="goblin 5"),
        title=t("Following comes first", "따라 내기가 먼저입니다"),
        text=t(
            "The knights' power does not free you from following: while you hold a goblin, you may not answer a goblin with a"
            " knight.",
            "기사의 능력이 있어도 따라 내기는 지켜야 합니다. 손에 고블린이 있는 동안에는 고블린에 기사로 답할 수 없습니다.",
        ),
        prompt=t(
            "B led the goblin 5. Try your knight 9; then win the trick another way.",
            "B가 고블린 5를 냈습니다. 먼저 기사 9를 눌러 보고, 그다음 다른 방법으로 이겨 보세요.",
        ),
        right=("play goblin 8",), show="play goblin 8",
        wrong={
            "play goblin 2": t(
                "You followed, but 2 is lower than 5. You have a better goblin.",
                "잘 따라 냈지만 2는 5보다 낮습니다. 더 높은 고블린이 있습니다.",
            ),
        },
        refused={
            "play knight 9": t("The knight has to wait until you are out of goblins.", "기사는 고블린을 다 쓸 때까지 기다려야 합니다."),
        },
        hint=t("Answer with the higher of your goblins.", "고블린 중 높은 쪽으로 답하세요."),
        praise=t("You won with the goblin, and the knight is still yours.", "고블린으로 이겼고 기사도 아직 손에 있습니다."),
    ),
    Step(
        id="knight-led", kind="question", rules=("CM-5.2", "CM-2.7"),
        position=recruiting(["knight 3", "dwarf 5"], ["goblin 9", "dwarf 3"], up="knight 6"),
        title=t("A knight that is led", "먼저 낸 기사"),
        text=t(
            "The power works for the second card only. A knight that is led is a card like any other.",
            "이 능력은 두 번째로 낼 때만 통합니다. 먼저 낸 기사는 보통 카드와 같습니다.",
        ),
        prompt=t(
            "You lead the knight 3, and B answers with the goblin 9. Who wins?",
            "여러분이 기사 3을 먼저 내고 B가 고블린 9로 답했습니다. 누가 이길까요?",
        ),
        choices=(
            Choice(
                t("B: 9 is the higher number", "B: 9가 더 높은 숫자입니다"),
                t(
                    "Numbers are compared only within one faction. A goblin is not a knight.",
                    "숫자는 같은 종족끼리만 비교합니다. 고블린은 기사가 아닙니다.",
                ),
            ),
            Choice(
                t("I do: B played another faction", "나: B가 다른 종족을 냈습니다"),
                t("Right. You win as the leader; no power is needed.", "맞습니다. 능력이 아니라 선 플레이어라서 이깁니다."),
            ),
            Choice(
                t("B: a goblin beats a knight", "B: 고블린이 기사를 이깁니다"),
                t(
                    "No goblin has such a power. It is the knight, played second, that beats a goblin.",
                    "고블린에게는 그런 능력이 없습니다. 두 번째로 낸 기사가 고블린을 이기는 것입니다.",
                ),
            ),
        ),
        answer=1,
    ),
    Step(
        id="double", kind="move", rules=("CM-5.7", "CM-5.8"),
        position=recruiting(["dwarf 2", "doppelganger 3", "doppelganger 8"], ["goblin 3", "dwarf 4"], up="knight 9", led="dwarf 6"),
        title=t("Doppelgangers imitate", "도플갱어는 흉내를 냅니다"),
        text=t(
            "Here is the exception: a doppelganger may always be played, even if you could follow. Played second it counts as the"
            " led faction, so its number is compared.",
            "앞에서 말한 예외가 도플갱어입니다. 따라 낼 카드가 있어도 언제든 낼 수 있습니다. 두 번째로 내면 먼저 나온 종족으로 치기 때문에"
            " 숫자를 비교합니다.",
        ),
        prompt=t("B led the dwarf 6. Win the knight 9.", "B가 드워프 6을 냈습니다. 기사 9를 얻어 보세요."),
        right=("play doppelganger 8",), show="play doppelganger 8",
        wrong={
            "play dwarf 2": t(
                "2 is lower than 6. You hold a card that can do better.",
                "2는 6보다 낮습니다. 더 나은 카드가 손에 있습니다.",
            ),
            "play doppelganger 3": t("It counted as a dwarf 3, and 3 is lower than 6.", "드워프 3으로 쳤는데, 3은 6보다 낮습니다."),
        },
        hint=t("Which card counts as a dwarf above 6?", "6보다 높은 드워프로 칠 수 있는 카드는 무엇일까요?"),
        praise=t("It counted as a dwarf 8, and 8 beats 6.", "드워프 8로 쳐서 6을 이겼습니다."),
    ),
    Step(
        id="double-led", kind="move", rules=("CM-5.9",),
        position=recruiting(["doppelganger 1", "doppelganger 7", "dwarf 9"], ["goblin 3", "dwarf 4"], up="knight 7", led="doppelganger 4"),
        title=t("A doppelganger that is led", "먼저 나온 도플갱어"),
        text=t(
            "A led doppelganger imitates nobody: doppelganger is then the led faction. Follow with one if you hold one. Without one"
            " you may play anything, and you lose.",
            "먼저 나온 도플갱어는 아무도 흉내 내지 않습니다. 이때는 도플갱어가 따라 내야 할 종족입니다. 도플갱어가 있으면 그것을 내야 하고,"
            " 없으면 아무거나 내되 트릭은 집니다.",
        ),
        prompt=t(
            "B led the doppelganger 4. Try your dwarf 9; then win the trick.",
            "B가 도플갱어 4를 냈습니다. 먼저 드워프 9를 눌러 보고, 그다음 트릭을 따 보세요.",
        ),
        right=("play doppelganger 7",), show="play doppelganger 7",
        wrong={"play doppelganger 1": t("You followed, but 1 is lower than 4.", "잘 따라 냈지만 1은 4보다 낮습니다.")},
        refused={
            "play dwarf 9": t("You hold doppelgangers, so one of them has to answer.", "손에 도플갱어가 있으니 도플갱어로 답해야 합니다."),
        },
        hint=t("Follow with a doppelganger above 4.", "4보다 높은 도플갱어로 따라 내세요."),
        praise=t("Doppelganger on doppelganger: the higher number won.", "도플갱어끼리 겨뤄 높은 숫자가 이겼습니다."),
    ),
    Step(
        id="undead", kind="move", rules=("CM-5.4",),
        position=recruiting(["undead 1", "undead 7"], ["goblin 3"], up="dwarf 6", led="undead 3"),
        title=t("Undead count at once", "언데드는 바로 지지자가 됩니다"),
        text=t(
            "Undead that are played in phase 1 are not discarded. The winner of the trick puts them on the score pile: they are"
            " supporters already.",
            "1단계에서 낸 언데드는 버리지 않습니다. 트릭을 딴 사람이 자기 점수 더미에 놓습니다. 벌써 지지자를 얻은 것입니다.",
        ),
        prompt=t("B led the undead 3. Win both undead.", "B가 언데드 3을 냈습니다. 언데드 두 장을 모두 얻어 보세요."),
        right=("play undead 7",), show="play undead 7",
        wrong={"play undead 1": t("B won the trick, and both undead support B now.", "B가 트릭을 땄고, 언데드 두 장 모두 B를 지지합니다.")},
        hint=t("The winner of the trick gets them. Which card wins?", "트릭을 따야 얻습니다. 어느 카드가 이길까요?"),
        praise=t(
            "Two supporters, and phase 1 is not even over. The dwarf 6 follows you as well.",
            "1단계가 끝나기도 전에 지지자가 둘입니다. 드워프 6도 협력자가 되었습니다.",
        ),
    ),
    Step(
        id="undead-up", kind="move", rules=("CM-5.5",),
        position=recruiting(["dwarf 1", "dwarf 6"], ["goblin 3"], up="undead 8", led="dwarf 4"),
        title=t("A face-up undead", "펼쳐진 언데드"),
        text=t(
            "Only undead that are played count at once. One that lies face up to be won has no power: it becomes a follower, as"
            " any card would.",
            "바로 지지자가 되는 것은 낸 언데드뿐입니다. 걸린 카드로 펼쳐진 언데드에는 능력이 없어, 다른 카드처럼 협력자가 됩니다.",
        ),
        prompt=t(
            "B led the dwarf 4. Win the undead 8, and see where it goes.",
            "B가 드워프 4를 냈습니다. 언데드 8을 얻고, 어디로 가는지 보세요.",
        ),
        right=("play dwarf 6",), show="play dwarf 6",
        wrong={"play dwarf 1": t("B won, and the undead 8 follows B.", "B가 이겨서 언데드 8은 B의 협력자가 되었습니다.")},
        hint=t("A dwarf above 4 wins.", "4보다 높은 드워프면 이깁니다."),
        praise=t(
            "The undead 8 is among your followers, not on your score pile. You will play it in phase 2.",
            "언데드 8은 점수 더미가 아니라 협력자로 갔습니다. 2단계에서 손패로 쓰게 됩니다.",
        ),
    ),
    Step(
        id="last-trick", kind="move", rules=("CM-3.6", "CM-4.1", "CM-4.2"),
        position=recruiting(["dwarf 7"], [], up="goblin 6", led="dwarf 4"),
        title=t("The last trick of phase 1", "1단계의 마지막 트릭"),
        text=t(
            "After thirteen tricks, hands and deck are used up. Both of you then take your thirteen followers as your new hand, and"
            " the winner of this last trick leads phase 2.",
            "트릭을 열세 번 하면 손패와 더미가 모두 바닥납니다. 그러면 두 사람 모두 모아 둔 협력자 13장을 새 손패로 들고, 이 마지막 트릭을"
            " 딴 사람이 2단계를 시작합니다.",
        ),
        prompt=t(
            "Play your last card. Watch your hand, and who leads.",
            "마지막 카드를 내세요. 손패가 어떻게 되는지, 누가 시작하는지 보세요.",
        ),
        right=("play dwarf 7",), show="play dwarf 7",
        hint=t("There is only one card left to play.", "낼 카드는 한 장뿐입니다."),
        praise=t(
            "You won the last trick, so you lead phase 2, with your thirteen followers in hand.",
            "마지막 트릭을 땄으니 2단계는 여러분이 시작합니다. 협력자 13장이 손패가 되었습니다.",
        ),
    ),
)  # fmt: skip
