"""The last part: five questions over everything, and a free game against the computer."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import LEVEL, recruiting

SELF_CHECK = (
    Step(
        id="check-1", kind="question", rules=("CM-2.3", "CM-5.3", "CM-5.7"),
        position=recruiting(["goblin 2", "knight 9", "doppelganger 8"], ["goblin 3", "dwarf 4"], up="knight 6", led="goblin 6"),
        title=t("Self-check 1: what may you play?", "확인 1: 무엇을 낼 수 있나요?"),
        text=t("Five questions, and the throne is near. Take your time.", "다섯 문제만 풀면 왕좌가 눈앞입니다. 천천히 생각하세요."),
        prompt=t(
            "B leads the goblin 6. You hold the goblin 2, the knight 9 and the doppelganger 8. What may you play?",
            "B가 고블린 6을 냈습니다. 손에는 고블린 2, 기사 9, 도플갱어 8이 있습니다. 무엇을 낼 수 있나요?",
        ),
        choices=(
            Choice(
                t("Only the goblin 2", "고블린 2만"),
                t("You must follow, but a doppelganger may always be played.", "따라 내야 하지만, 도플갱어는 언제든 낼 수 있습니다."),
            ),
            Choice(
                t("The goblin 2 or the doppelganger 8", "고블린 2 또는 도플갱어 8"),
                t("Right. The knight has to wait while you hold a goblin.", "맞습니다. 고블린이 손에 있는 동안 기사는 낼 수 없습니다."),
            ),
            Choice(
                t("Any of the three", "셋 다"),
                t("Not the knight: while you hold a goblin, you must follow.", "기사는 안 됩니다. 손에 고블린이 있으면 따라 내야 합니다."),
            ),
        ),
        answer=1,
    ),
    Step(
        id="check-2", kind="question", rules=("CM-5.9", "CM-2.7"),
        position=recruiting(["knight 9", "dwarf 4"], ["goblin 3"], up="knight 6", led="doppelganger 2"),
        title=t("Self-check 2: who wins?", "확인 2: 누가 이기나요?"),
        text=t("Think of which faction was led.", "먼저 나온 종족이 무엇인지 생각해 보세요."),
        prompt=t(
            "B leads the doppelganger 2. You have no doppelganger and play the knight 9. Who wins the trick?",
            "B가 도플갱어 2를 냈습니다. 도플갱어가 없어서 기사 9를 냈습니다. 누가 트릭을 따나요?",
        ),
        choices=(
            Choice(
                t("I do: 9 is higher than 2", "나: 9가 2보다 높습니다"),
                t(
                    "Numbers are compared only within the led faction, and that is doppelganger.",
                    "숫자는 먼저 나온 종족 안에서만 비교합니다. 그 종족은 도플갱어입니다.",
                ),
            ),
            Choice(
                t("I do: knights have power", "나: 기사에게는 능력이 있습니다"),
                t(
                    "Only against a led goblin. This doppelganger is no goblin.",
                    "먼저 나온 고블린에만 통합니다. 이 도플갱어는 고블린이 아닙니다.",
                ),
            ),
            Choice(
                t("B does", "B"),
                t("Right: you played another faction, so the leader wins.", "맞습니다. 다른 종족을 냈으니 선 플레이어가 이깁니다."),
            ),
        ),
        answer=2,
    ),
    Step(
        id="check-3", kind="question", rules=("CM-5.4", "CM-5.8", "CM-5.10"),
        position=recruiting(["doppelganger 9", "dwarf 4"], ["goblin 3"], up="knight 6", led="undead 7"),
        title=t("Self-check 3: undead and doppelganger", "확인 3: 언데드와 도플갱어"),
        text=t("Two powers meet, and one of them is only a mask.", "두 능력이 만났지만, 하나는 흉내일 뿐입니다."),
        prompt=t(
            "Phase 1. B leads the undead 7, and you answer with the doppelganger 9. What happens?",
            "1단계입니다. B가 언데드 7을 내고 여러분이 도플갱어 9로 답했습니다. 어떻게 되나요?",
        ),
        choices=(
            Choice(
                t("I win, and score the undead; the doppelganger is discarded", "내가 이겨 언데드를 얻고, 도플갱어는 버립니다"),
                t("Right: it copies the faction, not the power.", "맞습니다. 종족은 흉내 내도 능력은 흉내 내지 못합니다."),
            ),
            Choice(
                t("I win, and score both cards", "내가 이겨 두 장을 모두 얻습니다"),
                t(
                    "You win, but a doppelganger copies no power: it is discarded.",
                    "이기는 것은 맞지만 도플갱어는 능력을 흉내 내지 못합니다. 도플갱어는 버립니다.",
                ),
            ),
            Choice(
                t("B wins: I played another faction", "종족이 다르니 B가 이깁니다"),
                t(
                    "Played second, a doppelganger counts as the led faction, so 9 beats 7.",
                    "두 번째로 낸 도플갱어는 먼저 나온 종족으로 치므로 9가 7을 이깁니다.",
                ),
            ),
        ),
        answer=0,
    ),
    Step(
        id="check-4", kind="question", rules=("CM-5.6",), position=LEVEL,
        title=t("Self-check 4: dwarves", "확인 4: 드워프"),
        text=t("Remember what dwarves do in phase 2.", "드워프가 2단계에서 어떻게 되는지 떠올려 보세요."),
        prompt=t(
            "Phase 2. You lead the dwarf 8, and B answers with the dwarf 2. Who scores the dwarves?",
            "2단계입니다. 여러분이 드워프 8을 내고 B가 드워프 2로 답했습니다. 드워프는 누가 얻나요?",
        ),
        choices=(
            Choice(
                t("I score both", "내가 둘 다"),
                t("You won the trick, and dwarves go to the loser.", "트릭을 땄으니, 드워프는 진 사람에게 갑니다."),
            ),
            Choice(t("One each", "한 장씩"), t("All dwarves of a trick go the same way.", "한 트릭의 드워프는 모두 같은 사람에게 갑니다.")),
            Choice(
                t("B scores both", "B가 둘 다"),
                t("Right: B lost the trick, and wins two dwarves.", "맞습니다. B는 트릭을 졌지만 드워프 두 장을 얻습니다."),
            ),
        ),
        answer=2,
    ),
    Step(
        id="check-5", kind="question", rules=("CM-3.2", "CM-3.3"),
        position=recruiting(["goblin 3", "goblin 9"], ["dwarf 4"], up="goblin 0", led="goblin 7"),
        title=t("Self-check 5: losing well", "확인 5: 잘 지기"),
        text=t("The last one is about good play.", "마지막 문제는 요령에 관한 것입니다."),
        prompt=t(
            "Phase 1. The goblin 0 lies face up. B leads the goblin 7; you hold the goblins 3 and 9. Why might you play the 3?",
            "1단계입니다. 고블린 0이 펼쳐져 있습니다. B가 고블린 7을 냈고 손에는 고블린 3과 9가 있습니다. 왜 3을 낼까요?",
        ),
        choices=(
            Choice(
                t("The lower number wins", "낮은 숫자가 이기니까"),
                t("It does not: 9 is the highest number.", "아닙니다. 가장 강한 숫자는 9입니다."),
            ),
            Choice(
                t("To lose: B takes the goblin 0, and I draw from the deck", "져서 B에게 고블린 0을 주고, 나는 더미에서 가져오려고"),
                t("Right, and the 9 stays for a better trick. Well done!", "맞습니다. 9는 더 좋은 트릭에 쓸 수 있습니다. 잘했습니다!"),
            ),
            Choice(
                t("The 9 is not allowed", "9는 낼 수 없어서"),
                t("It is: both are goblins, and both follow.", "낼 수 있습니다. 둘 다 고블린이라 따라 낸 것이 됩니다."),
            ),
        ),
        answer=1,
    ),
    Step(
        id="game", kind="game", rules=("CM-1.5", "CM-1.7"),
        title=t("Your first game", "첫 게임"),
        text=t(
            "You know the whole game. Now play it against the computer: take moves back, ask for a hint or why something is"
            " refused, and open the player aid whenever you like.\n\nA tip for phase 1: look past the trick at the card it wins."
            " You are choosing your hand for phase 2.",
            "이제 게임의 모든 규칙을 압니다. 컴퓨터와 한 판 겨뤄 보세요. 언제든 무르고, 힌트를 보고, 왜 안 되는지 묻고, 요약표를 펼칠 수"
            " 있습니다.\n\n1단계의 요령은 트릭 자체보다 걸린 카드를 보는 것입니다. 2단계에서 쓸 손패를 고르는 중이니까요.",
        ),
        prompt=t("You lead the first trick. The throne is waiting.", "첫 트릭은 여러분이 시작합니다. 왕좌가 기다립니다."),
        praise=t(
            "You have played a whole game of Claim. Press Play again for another one.",
            "클레임 한 판을 끝까지 해냈습니다. 다시 하기를 누르면 새 게임이 시작됩니다.",
        ),
    ),
)  # fmt: skip
