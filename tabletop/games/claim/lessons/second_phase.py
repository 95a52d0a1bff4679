"""The third part: tricks of phase 2, counting cards, and who wins (CM-4.3 to CM-6.5)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import LEVEL, NO_KNIGHTS, gathering

SECOND_PHASE = (
    Step(
        id="supporters", kind="move", rules=("CM-4.3", "CM-4.4"), seed=1,
        position=gathering(["knight 3", "knight 8", "goblin 7"], ["goblin 4", "dwarf 2"], led="knight 5"),
        title=t("Phase 2: supporters", "2단계: 지지자"),
        text=t(
            "Phase 2 has thirteen tricks as well, then the game ends. You follow and win as before, but no card is turned up:"
            " the winner puts both played cards on the score pile, and they are supporters.",
            "2단계도 트릭 열세 번이며, 그러면 게임이 끝납니다. 따라 내고 이기는 규칙은 그대로지만 카드를 펼치지 않습니다. 트릭을 딴 사람이"
            " 나온 카드 두 장을 점수 더미에 놓고, 이 카드들이 지지자가 됩니다.",
        ),
        prompt=t("B led the knight 5. Win both knights.", "B가 기사 5를 냈습니다. 기사 두 장을 모두 얻어 보세요."),
        right=("play knight 8",), show="play knight 8",
        wrong={"play knight 3": t("B won the trick, and both knights support B.", "B가 트릭을 땄고, 기사 두 장이 모두 B를 지지합니다.")},
        hint=t("Your knight has to be above 5.", "5보다 높은 기사여야 합니다."),
        praise=t("Two more knights on your score pile.", "점수 더미에 기사 두 장이 늘었습니다."),
    ),
    Step(
        id="dwarves", kind="move", rules=("CM-5.6",), seed=1,
        position=gathering(["dwarf 2", "dwarf 7", "goblin 7"], ["goblin 4", "knight 6"], led="dwarf 4"),
        title=t("Dwarves go to the loser", "드워프는 진 사람에게"),
        text=t(
            "Dwarves turn phase 2 upside down: all dwarves of a trick go to the player who lost it. The other cards go to the"
            " winner as usual. In phase 1 they have no power.",
            "드워프는 2단계를 뒤집어 놓습니다. 트릭에 나온 드워프는 모두 진 사람의 것이 됩니다. 다른 카드는 그대로 이긴 사람이 가져갑니다."
            " 1단계에서는 드워프에 능력이 없습니다.",
        ),
        prompt=t("B led the dwarf 4. Get both dwarves.", "B가 드워프 4를 냈습니다. 드워프 두 장을 모두 얻어 보세요."),
        right=("play dwarf 2",), show="play dwarf 2",
        wrong={"play dwarf 7": t("You won the trick, and so both dwarves went to B.", "트릭을 땄기 때문에 드워프 두 장이 B에게 갔습니다.")},
        hint=t("Here you want to lose.", "이번에는 져야 합니다."),
        praise=t("You lost the trick and won two dwarves.", "트릭은 졌지만 드워프 두 장을 얻었습니다."),
    ),
    Step(
        id="copy", kind="move", rules=("CM-5.10", "CM-5.8"), seed=1,
        position=gathering(["doppelganger 2", "doppelganger 9"], ["goblin 4"], led="dwarf 5"),
        title=t("Doppelgangers copy no power", "능력은 흉내 내지 못합니다"),
        text=t(
            "A doppelganger counts as the led faction but gets none of its power. After an undead in phase 1 it is discarded; after"
            " a dwarf in phase 2 it goes to the winner. On a score pile it is a doppelganger again.",
            "도플갱어는 먼저 나온 종족으로 치지만 그 능력은 얻지 못합니다. 1단계에서 언데드에 답하면 버려지고, 2단계에서 드워프에 답하면"
            " 이긴 사람에게 갑니다. 점수 더미에서는 다시 도플갱어로 셉니다.",
        ),
        prompt=t(
            "B led the dwarf 5. Make sure that your doppelganger ends up on your own score pile.",
            "B가 드워프 5를 냈습니다. 도플갱어가 여러분의 점수 더미에 남게 해 보세요.",
        ),
        right=("play doppelganger 9",), show="play doppelganger 9",
        wrong={
            "play doppelganger 2": t(
                "You lost: the dwarf 5 came to you, but the doppelganger went to the winner.",
                "트릭을 졌습니다. 드워프 5는 얻었지만 도플갱어는 이긴 B에게 갔습니다.",
            ),
        },
        hint=t("It goes to the winner of the trick.", "도플갱어는 트릭을 딴 사람에게 갑니다."),
        praise=t(
            "You won the doppelganger 9, as a doppelganger. The dwarf went to B, who lost.",
            "도플갱어 9는 도플갱어로서 여러분의 지지자가 되었습니다. 드워프는 진 B에게 갔습니다.",
        ),
    ),
    Step(
        id="counting", kind="question", rules=("CM-3.3", "CM-3.6", "CM-4.1"), seed=10,
        position={"phase": "phase 2"},
        title=t("Counting cards", "카드 세기"),
        text=t(
            "You see every card that is played or turned up, and your own. What you never see are the cards that B draws from the"
            " deck; and when phase 2 begins, the deck is empty.",
            "나오거나 펼쳐진 카드는 모두 볼 수 있고, 내 카드도 압니다. 볼 수 없는 것은 B가 더미에서 몰래 가져간 카드뿐입니다. 그리고"
            " 2단계가 시작될 때 더미는 비어 있습니다.",
        ),
        prompt=t(
            "Phase 2 begins. All through phase 1 nobody played the doppelganger 8, it was never turned up, and you never had it."
            " Where is it?",
            "2단계가 시작됩니다. 1단계 내내 도플갱어 8은 나오지도 펼쳐지지도 않았고, 여러분 손에 들어온 적도 없습니다. 어디에 있을까요?",
        ),
        choices=(
            Choice(
                t("On the discard pile", "버린 카드 더미"),
                t("Only played cards are discarded, and you saw all of those.", "버리는 것은 낸 카드뿐이고, 그것은 모두 보았습니다."),
            ),
            Choice(
                t("Nobody can know", "알 수 없다"),
                t("You can: think of what B may have drawn.", "알 수 있습니다. B가 몰래 가져간 카드를 생각해 보세요."),
            ),
            Choice(
                t("In B's hand", "B의 손"),
                t(
                    "Right. B drew it in secret. Remember every card, and you know B's whole hand.",
                    "맞습니다. B가 몰래 가져간 카드입니다. 모든 카드를 기억하면 B의 손패를 전부 알 수 있습니다.",
                ),
            ),
        ),
        answer=2,
    ),
    Step(
        id="level", kind="question", rules=("CM-6.1", "CM-6.2"), position=LEVEL,
        title=t("Level in a faction", "지지자 수가 같을 때"),
        text=t(
            "At the end the supporters are counted, faction by faction. If both have the same number of a faction, the highest"
            " number among them decides.\n\nLook at the dwarves of this finished game: three each, and B has the 9.",
            "게임이 끝나면 종족마다 지지자를 셉니다. 한 종족의 지지자 수가 같으면 그중 가장 높은 숫자를 가진 사람이 차지합니다.\n\n지금"
            " 보이는 끝난 게임에서 드워프를 보세요. 세 장씩으로 같고, 9가 B에게 있습니다.",
        ),
        prompt=t(
            "Now another game: you have the goblins 0, 4 and 9; B has the goblins 5, 7 and 8. Who holds the goblins?",
            "다른 게임이라고 합시다. 여러분은 고블린 0, 4, 9를, B는 고블린 5, 7, 8을 얻었습니다. 고블린은 누구의 것일까요?",
        ),
        choices=(
            Choice(
                t("I do", "나"),
                t("Right: three each, and the 9 is yours.", "맞습니다. 세 장씩으로 같고, 가장 높은 9가 여러분에게 있습니다."),
            ),
            Choice(
                t("B does", "B"),
                t("Numbers are not added up. Only the highest one counts.", "숫자를 더하지는 않습니다. 가장 높은 숫자 하나만 봅니다."),
            ),
            Choice(
                t("Nobody does", "아무도 아님"),
                t("Three each is level, but then the highest number decides.", "세 장씩 같으면 가장 높은 숫자로 가립니다."),
            ),
        ),
        answer=0,
    ),
    Step(
        id="undecided", kind="question", rules=("CM-6.3",), position=NO_KNIGHTS,
        title=t("When nothing decides", "끝내 가려지지 않을 때"),
        text=t(
            "Very rarely even the highest number does not help: both have only goblin zeros, the same number of them, or nobody"
            " has a card of the faction. Then nobody gets it.\n\nIn this finished game nobody has a knight.",
            "아주 드물게 가장 높은 숫자로도 가리지 못합니다. 둘 다 고블린 0만 같은 수로 가졌거나, 그 종족의 카드가 아무에게도 없을"
            " 때입니다. 그러면 아무도 그 종족을 차지하지 못합니다.\n\n지금 보이는 끝난 게임에서는 아무에게도 기사가 없습니다.",
        ),
        prompt=t(
            "In another game each of you has two goblin zeros and no other goblin. Who holds the goblins?",
            "다른 게임에서 두 사람 모두 고블린 0만 두 장씩 얻었다고 합시다. 고블린은 누구의 것일까요?",
        ),
        choices=(
            Choice(
                t("The winner of the last trick", "마지막 트릭을 딴 사람"),
                t(
                    "Some play it so, as a house rule. Here nobody gets them.",
                    "그렇게 정해 놓고 하는 사람도 있지만, 여기서는 아무도 차지하지 못합니다.",
                ),
            ),
            Choice(
                t("Nobody", "아무도 아님"),
                t("Right: neither the count nor a number decides.", "맞습니다. 장수로도 숫자로도 가릴 수 없습니다."),
            ),
        ),
        answer=1,
    ),
    Step(
        id="draw", kind="question", rules=("CM-6.4", "CM-6.5"), position=NO_KNIGHTS,
        title=t("Winning, or a draw", "승리와 무승부"),
        text=t(
            "Three factions win, as A's do here; two never do, not even against one. If nobody has three, because some stayed"
            " undecided, the game is a draw.",
            "지금 보이는 A처럼 세 종족이면 이깁니다. 둘로는 상대가 하나뿐이라도 이기지 못합니다. 가려지지 않은 종족이 있어 아무도 셋을"
            " 차지하지 못하면 무승부입니다.",
        ),
        prompt=t(
            "In another game you hold two factions, B holds two, and one is undecided. Who wins?",
            "다른 게임에서 여러분이 둘, B가 둘을 차지했고 하나는 가려지지 않았다고 합시다. 누가 이길까요?",
        ),
        choices=(
            Choice(
                t("Whoever has more supporters in all", "지지자를 모두 합쳐 더 많은 사람"),
                t("Only factions count in the end, and nobody has three.", "마지막에는 종족 수만 봅니다. 셋을 차지한 사람이 없습니다."),
            ),
            Choice(
                t("Nobody: it is a draw", "아무도 아님: 무승부"),
                t("Right: without three factions there is no winner.", "맞습니다. 세 종족을 차지하지 못하면 승자가 없습니다."),
            ),
        ),
        answer=1,
    ),
)  # fmt: skip
