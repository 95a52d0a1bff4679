"""The last part: five questions over everything, and a free game against the computer."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import EARNED, LATE, exploring, settling

SELF_CHECK = (
    Step(
        id="check-1", kind="question", rules=("BL-2.2", "BL-2.3"), position=exploring(["e1", "h6"]), seed=3,
        title=t("Self-check 1: where may you place?", "확인 1: 어디에 놓을 수 있나요?"),
        text=t("Five questions, and then the islands are yours.", "다섯 문제만 풀면 섬들이 기다립니다."),
        prompt=t(
            "Exploration. You have one boat, on e1. Which of these is refused?",
            "탐험 단계입니다. 내 말은 e1의 배 하나입니다. 놓을 수 없는 것은 무엇일까요?",
        ),
        choices=(
            Choice(
                t("A boat on k7, far away", "멀리 있는 k7에 배"),
                t("In Exploration boats come to any empty sea hex.", "탐험 단계에서는 비어 있는 바다 칸이면 어디든 배가 올 수 있습니다."),
            ),
            Choice(
                t("A settler on b2, inland", "섬 안쪽 b2에 부족민"),
                t(
                    "Right: it touches none of your pieces. First d1, then further.",
                    "맞습니다. 내 말과 맞닿지 않았습니다. d1부터 한 걸음씩 가야 합니다.",
                ),
            ),
            Choice(
                t("A village on d1, beside the boat", "배 옆 d1에 부락"),
                t("It touches your boat and is land: that is enough.", "배와 맞닿은 땅이니 지을 수 있습니다."),
            ),
        ),
        answer=1,
    ),
    Step(
        id="check-2", kind="question", rules=("BL-4.6", "BL-4.7", "BL-4.8"), seed=3,
        position=exploring(
            ["e1 e2 f1 i1 j1 i2 j3 k4 g4 h4 f4", "h6"],
            taken={"A": {"coconut": 3, "bamboo": 1, "water": 1, "gem": 1, "statuette": 1}},
        ),
        title=t("Self-check 2: count your treasure", "확인 2: 모은 것 세기"),
        text=t("Cover the sheet with your hand, if you like.", "점수표를 손으로 가리고 풀어도 좋습니다."),
        prompt=t(
            "You hold three coconuts, one bamboo, one water, one gem and one statuette. What do they score together?",
            "코코넛 셋, 대나무 하나, 물 하나, 보석 하나, 조각상 하나가 있습니다. 모두 몇 점일까요?",
        ),
        choices=(
            Choice(
                t("24", "24점"),
                t(
                    "Right: 10 for the coconuts, 10 for all four kinds, 4 for the statuette.",
                    "맞습니다. 코코넛 10점, 네 가지 모두 10점, 조각상 4점입니다.",
                ),
            ),
            Choice(
                t("14", "14점"),
                t("You have all four kinds: 10 points more.", "네 가지를 모두 가졌으니 10점이 더 있습니다."),
            ),
            Choice(
                t("20", "20점"),
                t("The statuette scores as well: 4 more.", "조각상도 4점입니다."),
            ),
        ),
        answer=0,
    ),
    Step(
        id="check-3", kind="question", rules=("BL-4.4", "BL-4.5"), seed=3,
        position=exploring(["k9 j9 k8", "h7 i7 j7 i6"], ["j8", ""]),
        title=t("Self-check 3: who is strongest?", "확인 3: 누가 가장 강한가요?"),
        text=t("Look at the big island on the right.", "오른쪽의 큰 섬을 보세요."),
        prompt=t(
            "It is worth 10. You have two settlers and a village there, B has three settlers. Who scores what for it?",
            "10점짜리 섬입니다. 여러분은 부족민 둘과 부락 하나, B는 부족민 셋이 있습니다. 점수는 어떻게 될까요?",
        ),
        choices=(
            Choice(
                t("10 for me: a village counts more", "내가 10점: 부락이 더 세다"),
                t("Villages and settlers count alike.", "부락과 부족민은 똑같이 셉니다."),
            ),
            Choice(
                t("Nothing for anybody: it is a tie", "동수라서 둘 다 0점"),
                t("Equals share the points.", "동수면 점수를 나눕니다."),
            ),
            Choice(
                t("5 for each of us", "5점씩"),
                t("Right: three pieces each, and 10 shared by two.", "맞습니다. 말이 세 개씩이니 10점을 둘이 나눕니다."),
            ),
        ),
        answer=2,
    ),
    Step(
        id="check-4", kind="question", rules=("BL-3.1",), position=LATE, seed=3,
        title=t("Self-check 4: the end of a phase", "확인 4: 단계의 끝"),
        text=t("This board you know already.", "이미 본 게임판입니다."),
        prompt=t(
            "Say B moves first in this game, and now takes the last resource. A statuette still lies on c13. What next?",
            "이 게임을 B가 시작했고, 지금 B가 마지막 자원을 가져갔다고 합시다. c13에 조각상이 남아 있습니다. 다음은?",
        ),
        choices=(
            Choice(
                t("I have my turn of this round first", "이번 바퀴의 내 차례까지 한다"),
                t("The round is not finished: the end comes at once.", "바퀴를 마저 돌지 않고 바로 끝납니다."),
            ),
            Choice(
                t("The phase is over at once", "단계가 바로 끝난다"),
                t(
                    "Right. And as B placed last, you begin Settlement.",
                    "맞습니다. B가 마지막으로 놓았으니 정착 단계는 여러분이 시작합니다.",
                ),
            ),
            Choice(
                t("We play on until the statuette is taken", "조각상을 가져갈 때까지 계속한다"),
                t("Only resources count for the end.", "끝을 정하는 것은 자원뿐입니다."),
            ),
        ),
        answer=1,
    ),
    Step(
        id="check-5", kind="question", rules=("BL-2.7", "BL-5.2", "BL-5.6"), seed=3,
        position=settling(["b2 d5 i9", "k3 l11 e12"], **EARNED),
        title=t("Self-check 5: building well", "확인 5: 잘 짓기"),
        text=t(
            "The last one is about good play. Here Settlement is about to begin.",
            "마지막은 요령에 관한 문제입니다. 정착 단계가 막 시작될 때의 게임판입니다.",
        ),
        prompt=t("Why did both of you build like this in Exploration?", "두 사람은 탐험 단계에서 왜 이렇게 지었을까요?"),
        choices=(
            Choice(
                t("To start from three islands, with nothing removed", "부락을 잃지 않고 섬 세 곳에서 시작하려고"),
                t(
                    "Right: none stands on a stone circle, and each is on another island. Well done!",
                    "맞습니다. 스톤 서클을 피해 서로 다른 섬에 지었습니다. 잘했습니다!",
                ),
            ),
            Choice(
                t("Because a village scores more than a settler", "부락이 부족민보다 점수가 높아서"),
                t("They count alike. But villages stay on the board.", "점수는 똑같습니다. 다만 부락은 게임판에 남습니다."),
            ),
            Choice(
                t("Because nothing may be built on stone circles", "스톤 서클에는 지을 수 없어서"),
                t("It may, but such a village is removed before Settlement.", "지을 수는 있지만 정착 단계 전에 치웁니다."),
            ),
        ),
        answer=0,
    ),
    Step(
        id="game", kind="game", rules=("BL-1.7",),
        title=t("Your first game", "첫 게임"),
        text=t(
            "You know the whole game. Now play it against the computer, both phases: take moves back, ask for a hint or why"
            " something is refused, and open the player aid whenever you like.\n\nA tip: bridges over water score in links, and"
            " block B's. And do not put off your villages.",
            "이제 게임의 모든 규칙을 압니다. 컴퓨터와 두 단계를 모두 겨뤄 보세요. 언제든 무르고, 힌트를 보고, 왜 안 되는지 묻고, 요약표를"
            " 펼칠 수 있습니다.\n\n요령 하나: 바다의 다리는 내 섬을 잇고 B의 길을 막습니다. 그리고 부락 짓기를 미루지 마세요.",
        ),
        prompt=t("You begin. The islands are waiting.", "여러분이 시작합니다. 섬들이 기다립니다."),
        praise=t(
            "You have played a whole game of Blue Lagoon. Press Play again for another one.",
            "블루라군 한 판을 끝까지 해냈습니다. 다시 하기를 누르면 새 게임이 시작됩니다.",
        ),
    ),
)  # fmt: skip
