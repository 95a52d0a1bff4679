"""The third part: supplies that run out, the end of a phase, the Settlement phase, and who wins (BL-2.8 to BL-3.2, BL-5.1 to BL-6.2)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t, unless
from .setting import ALL_OUT, ALONE, EARNED, LATE, SPREAD, STAYED, exploring, settling

SETTLEMENT = (
    Step(
        id="five", kind="move", rules=("BL-2.9",), position=exploring(["b5", "h6 i6 i7 j7 h8 h9"], ["b6 a6 b7 a7 b8", ""]), seed=3,
        title=t("Your supply", "남은 말"),
        text=t(
            "You place only what you have left; the numbers stand in your line below the board. All five of your villages are"
            " built here.",
            "말은 남은 것만 놓을 수 있고, 남은 수는 게임판 아래 내 줄에 있습니다. 지금은 부락 다섯 개를 모두 지었습니다.",
        ),
        prompt=t("Touch your hut all the same, and see. Then place a settler.", "그래도 오두막을 눌러 보세요. 그다음 부족민을 놓으세요."),
        right=("settle *",), show="settle c8",
        refused={"village *": t("So from now on you place settlers.", "그러니 이제부터는 부족민을 놓습니다.")},
        hint=t("Any marked hex will do.", "표시된 칸이면 어디든 됩니다."),
        praise=t("Five villages are soon built. Settlers last longer.", "부락 다섯 개는 금방 다 짓습니다. 부족민은 더 오래갑니다."),
    ),
    Step(
        id="thirty", kind="move", rules=("BL-2.9",), position=ALL_OUT, seed=3,
        title=t("When settlers run out", "부족민이 떨어지면"),
        text=t(
            "And the other way round: all 30 of your settlers are on the board here. As there is no passing, you go on with"
            " villages as long as one fits anywhere.",
            "반대의 경우도 있습니다. 지금은 부족민 30개가 모두 게임판에 있습니다. 차례를 넘길 수 없으니, 지을 곳이 있는 한 부락을 놓아야"
            " 합니다.",
        ),
        prompt=t("Touch the sea hex e1, and see. Then build a village.", "바다 칸 e1을 눌러 보세요. 그다음 부락을 지으세요."),
        right=("village *",), show="village b8",
        refused={
            "settle e1": t("No boat is left. But you still have five villages.", "배에 태울 부족민이 없습니다. 부락은 다섯 개 남았습니다."),
        },
        hint=t("Touch your hut, then one of the hexes that are marked.", "오두막을 누르고, 표시된 칸 가운데 하나를 누르세요."),
        praise=t(
            "High time for a village: without one, the second phase would have been over for you before it began.",
            "부락을 지을 때가 되었습니다. 하나도 없으면 두 번째 단계는 시작도 못 하고 끝납니다.",
        ),
    ),
    Step(
        id="last-resource", kind="move", rules=("BL-3.1",), position=LATE, seed=3,
        title=t("The last resource", "마지막 자원"),
        text=t(
            "A phase ends at once when no resource is left on the board. Statuettes do not keep it going, and nobody gets another"
            " turn, not even to finish the round.\n\nThe water on m8 is the last one, and B can reach it as well. You lead by 127"
            " to 118.",
            "게임판에 자원이 하나도 없으면 단계가 바로 끝납니다. 조각상이 남아 있어도 끝나고, 그 바퀴를 마저 돌지도 않습니다.\n\nm8의 물이"
            " 마지막 자원이고 B도 그 옆에 있습니다. 지금은 127 대 118로 앞서 있습니다.",
        ),
        prompt=t("End Exploration yourself.", "탐험 단계를 직접 끝내세요."),
        right=("settle m8",), show="settle m8",
        other=t(
            "B has taken the water and ended Exploration, by 138 points to 127: it is B's fourth water, on B's eighth island.",
            "B가 물을 가져가 탐험 단계를 138 대 127로 끝냈습니다. B는 물이 네 개가 되었고 여덟째 섬에도 올랐습니다.",
        ),
        hint=t("m8 lies at the right edge, beside your boat on l8.", "m8은 오른쪽 끝, l8에 있는 내 배 옆입니다."),
        praise=t(
            "Exploration is over: 132 points for you, 118 for B. The last statuette did not count. And look: the board has changed.",
            "탐험 단계가 132 대 118로 끝났습니다. 남은 조각상은 상관없습니다. 게임판이 바뀐 것이 보이나요?",
        ),
        then=unless(("settle m8",), "settle m8"),
    ),
    Step(
        id="cleared", kind="read", rules=("BL-5.1", "BL-5.2", "BL-5.3"), seed=3,
        position=settling(STAYED, to_move="B", last="A", **EARNED),
        title=t("Between the phases", "두 단계 사이"),
        text=t(
            "The points are written down, and the board is cleared. All settlers go back to their owners; villages stay, except"
            " those on stone circles. You had built five, one of them on the stone circle i8: four are left.\n\nThen all 32"
            " resources and statuettes, those you had taken as well, are mixed and dealt anew.",
            "점수를 적고 게임판을 치웁니다. 부족민은 모두 주인에게 돌아가고, 부락은 스톤 서클의 것만 치우고 남겨 둡니다. 여러분이 지은"
            " 부락 다섯 개 중 하나가 스톤 서클 i8에 있어서 네 개가 남았습니다.\n\n그리고 가져온 것까지 합쳐 자원과 조각상 32개를 모두"
            " 섞어 다시 놓습니다.",
        ),
        prompt=t("Find your four villages, then press Next.", "내 부락 네 개를 찾아보고 다음을 누르세요."),
    ),
    Step(
        id="begins", kind="question", rules=("BL-5.5", "BL-1.8"), seed=3,
        position=settling(
            ["b2 i9", "k3 d6", "e8 b8"], players=3, to_move="C", last="B",
            exploration={
                "A": {"links": 20, "majorities": 24, "resources": 35},
                "B": {"islands": 10, "links": 20, "majorities": 21, "resources": 25},
                "C": {"links": 15, "majorities": 18, "resources": 45, "statuettes": 4},
            },
        ),
        title=t("Who begins Settlement", "정착 단계의 첫 차례"),
        text=t(
            "Settlement begins with the player who comes after the one that placed the last piece of Exploration. From there it"
            " goes on clockwise.",
            "탐험 단계의 마지막 말을 놓은 사람의 다음 사람이 정착 단계를 시작하고, 시계 방향으로 이어 갑니다.",
        ),
        prompt=t(
            "A, B and C play. B took the last resource. Who begins?",
            "A, B, C가 합니다. B가 마지막 자원을 가져갔습니다. 누가 시작할까요?",
        ),
        choices=(
            Choice(
                t("A, as in the first phase", "첫 단계처럼 A"),
                t(
                    "The start is not fixed: it depends on who placed last.",
                    "정해져 있지 않습니다. 마지막 말을 누가 놓았는지에 달려 있습니다.",
                ),
            ),
            Choice(
                t("B, who ended it", "단계를 끝낸 B"),
                t("B placed the last piece; the next in turn begins.", "B는 마지막 말을 놓았으니 그다음 사람이 시작합니다."),
            ),
            Choice(
                t("C, who comes after B", "B의 다음인 C"),
                t("Right: after B comes C, and then A.", "맞습니다. B 다음은 C, 그다음이 A입니다."),
            ),
        ),
        answer=2,
    ),
    Step(
        id="spread", kind="move", rules=("BL-5.6",), position=settling(STAYED, ["", "g1"], **EARNED), seed=3,
        title=t("Spreading from villages", "부락에서 퍼져 나가기"),
        text=t(
            "In Settlement every settler has to touch a piece of yours, a village or a settler: at sea too. No boat comes from"
            " afar any more, so all paths begin at your villages.",
            "정착 단계에서는 부족민을 언제나 내 부락이나 부족민과 맞닿은 칸에 놓습니다. 바다에서도 그렇습니다. 이제 멀리서 배가 올 수"
            " 없으니, 모든 길은 부락에서 시작합니다.",
        ),
        prompt=t(
            "Touch the sea hex h6, and see. Then put a settler beside one of your villages.",
            "바다 칸 h6을 눌러 보세요. 그다음 내 부락 옆에 부족민을 놓으세요.",
        ),
        right=("settle *",), show="settle h9",
        refused={
            "settle h6": t(
                "None of your pieces is near. A settler on h9 would be fine: it touches i9.",
                "가까이에 내 말이 없습니다. i9와 맞닿은 h9라면 놓을 수 있습니다.",
            ),
        },
        hint=t("Your villages stand on b2, l5, a9 and i9.", "내 부락은 b2, l5, a9, i9에 있습니다."),
        praise=t("The second journey has begun, from home this time.", "두 번째 여정이 시작되었습니다. 이번에는 부락에서 출발합니다."),
    ),
    Step(
        id="no-building", kind="move", rules=("BL-5.4",), seed=3,
        position=settling(STAYED, ["", "g1"], tokens={"a1": "water", "b3": "bamboo", "f1": "gem"}, **EARNED),
        title=t("Nobody builds now", "이제는 부락을 짓지 않습니다"),
        text=t(
            "Villages that were not built, or were removed, are out of the game. In Settlement only settlers are placed.",
            "짓지 않은 부락과 치운 부락은 게임에서 빠집니다. 정착 단계에서는 부족민만 놓습니다.",
        ),
        prompt=t(
            "Touch your hut, and see. Then put a settler on a stone circle beside your village on b2.",
            "오두막을 눌러 보세요. 그다음 b2의 부락 옆 스톤 서클에 부족민을 놓으세요.",
        ),
        right=("settle a1", "settle b3"), show="settle b3",
        other=t(
            "Legal, but neither of the two. B meanwhile took the gem on f1.",
            "놓을 수는 있지만 그 두 칸이 아닙니다. 그사이 B가 f1의 보석을 가져갔습니다.",
        ),
        refused={"village *": t("Settlers are what is left, all 30 of them.", "남은 것은 부족민입니다. 30개가 다시 모두 있습니다.")},
        hint=t("The water on a1 and the bamboo on b3 touch your village.", "a1의 물과 b3의 대나무가 부락과 맞닿아 있습니다."),
        praise=t("You take what lies there, as before.", "전처럼 놓인 것을 가져옵니다."),
        then=unless(("settle a1", "settle b3"), "settle f1"),
    ),
    Step(
        id="alike", kind="move", rules=("BL-5.8",), position=settling(["b2 l10", "k3 l12"], **EARNED), seed=3,
        title=t("The rest is as before", "나머지는 전과 같습니다"),
        text=t(
            "Otherwise Settlement goes like Exploration: it ends in the same ways, and scores the same five categories. Villages"
            " count as pieces.\n\nOn the island at the bottom right, worth 6, your village meets one of B's: 3 points each.",
            "나머지는 탐험 단계와 같습니다. 끝나는 조건도, 다섯 항목의 점수도 그대로이고 부락도 말로 셉니다.\n\n오른쪽 아래의 6점짜리 섬에"
            " 여러분의 부락과 B의 부락이 하나씩 있어서 3점씩입니다.",
        ),
        prompt=t("Take the lead on that island.", "그 섬에서 앞서 나가세요."),
        right=("settle l9", "settle m10", "settle k11", "settle l11"), show="settle l11",
        other=t(
            "B has put a second piece there: the 6 points are B's now.",
            "B가 그 섬에 말을 하나 더 놓았습니다. 이제 6점은 B의 것입니다.",
        ),
        hint=t("Four hexes of that island touch your village on l10.", "그 섬의 네 칸이 l10의 부락과 맞닿아 있습니다."),
        praise=t("Two pieces against one: all 6 points are yours.", "둘 대 하나로 6점이 모두 여러분의 것입니다."),
        then=unless(("settle l9", "settle m10", "settle k11", "settle l11"), "settle m12"),
    ),
    Step(
        id="shut-in", kind="move", rules=("BL-2.8",), seed=3,
        position=settling(["c12", "a13"], ["b12 a11", "a12 b13"], tokens={"c13": "gem"}, **EARNED),
        title=t("Nowhere to go", "갈 곳이 없으면"),
        text=t(
            "Whoever can place nothing is skipped. Pieces never leave the board during a phase, so this lasts until its end, and"
            " the others play on.\n\nB spreads from a village in the corner, and a single hex is left to it.",
            "말을 놓을 곳이 없는 사람은 차례를 거릅니다. 한 단계 안에서는 말을 치우지 않으므로 단계가 끝날 때까지 거르고, 다른 사람들은"
            " 계속합니다.\n\nB는 구석의 부락에서 퍼져 나가는데, 남은 길은 한 칸뿐입니다.",
        ),
        prompt=t("Shut B in.", "B의 길을 막으세요."),
        right=("settle c13",), show="settle c13",
        other=t("B has slipped out over c13, and taken the gem there.", "B가 c13으로 빠져나가며 그곳의 보석을 가져갔습니다."),
        hint=t("Which free hex touches B's settler on b13?", "b13의 B와 맞닿은 빈칸은 어디일까요?"),
        praise=t(
            "B has no hex left and is skipped: it is your turn again.",
            "B는 놓을 곳이 없어 차례를 거릅니다. 다시 여러분의 차례입니다.",
        ),
        then=unless(("settle c13",), "settle c13"),
    ),
    Step(
        id="no-village", kind="move", rules=("BL-5.7",), position=settling(["b2 i9", ""], **EARNED), seed=3,
        title=t("Without a village", "부락이 없으면"),
        text=t(
            "B built on stone circles only. All of those villages were removed, and there is no other way onto the board: B does"
            " not move in Settlement at all, and scores nothing there.",
            "B는 스톤 서클에만 부락을 지어서 모두 치우게 되었습니다. 부락 말고는 시작할 방법이 없으므로, B는 정착 단계에서 한 번도 놓지"
            " 못하고 점수도 없습니다.",
        ),
        prompt=t("Place a settler, and see whose turn comes next.", "부족민을 하나 놓고, 다음이 누구 차례인지 보세요."),
        right=("settle *",), show="settle c2",
        hint=t("Any marked hex will do.", "표시된 칸이면 어디든 됩니다."),
        praise=t(
            "Your turn again. So build two or three villages off the stone circles, and not all in one place.",
            "다시 여러분의 차례입니다. 그러니 스톤 서클이 아닌 곳에 부락을 두세 개, 한곳에 몰리지 않게 지어 두세요.",
        ),
    ),
    Step(
        id="nobody", kind="move", rules=("BL-3.2",), position=settling(["b1", ""], [SPREAD], **ALONE), seed=3,
        title=t("When nobody can place", "아무도 놓을 수 없으면"),
        text=t(
            "A phase also ends when nobody can place a piece any more: all are used up, or shut in. Resources may then be left.\n\nB"
            " has no village here, and you have one settler left. Exploration ended 70 to 112.",
            "아무도 말을 더 놓을 수 없을 때도 단계가 끝납니다. 다 썼거나 막혔을 때입니다. 이때는 자원이 남아 있을 수도 있습니다.\n\nB는"
            " 부락이 없고, 여러분의 부족민은 하나 남았습니다. 탐험 단계는 70 대 112였습니다.",
        ),
        prompt=t("Place your last settler.", "마지막 부족민을 놓으세요."),
        right=("settle *",), show="settle d5",
        hint=t("Any marked hex will do.", "표시된 칸이면 어디든 됩니다."),
        praise=t(
            "Nobody can place any more: the game is over, and both phases together put you ahead of B's 112.",
            "아무도 더 놓을 수 없어 게임이 끝났습니다. 두 단계를 더하니 B의 112점을 넘었습니다.",
        ),
    ),
    Step(
        id="sum", kind="question", rules=("BL-6.1",), seed=3,
        position=settling(["b1", ""], [f"{SPREAD} d5"], to_move="over", **ALONE),
        title=t("Both phases add up", "두 단계를 더합니다"),
        text=t(
            "The winner is whoever has most points in both phases together. In this finished game you scored 70 and 60: 130 against"
            " B's 112.",
            "두 단계의 점수를 더해 가장 높은 사람이 이깁니다. 지금 보이는 끝난 게임에서 여러분은 70점과 60점, 합쳐서 130점으로 B의 112점을"
            " 이겼습니다.",
        ),
        prompt=t(
            "In another game you scored 95 and 60, B scored 80 and 78. Who wins?",
            "다른 게임에서 여러분은 95점과 60점, B는 80점과 78점을 얻었습니다. 누가 이길까요?",
        ),
        choices=(
            Choice(
                t("I do: 95 is the highest", "나: 95점이 가장 높습니다"),
                t("A single phase does not decide.", "한 단계만으로 가리지 않습니다."),
            ),
            Choice(
                t("B does: 158 against 155", "B: 158 대 155"),
                t("Right: the sum decides.", "맞습니다. 더한 점수로 가립니다."),
            ),
            Choice(
                t("Nobody: one phase each", "아무도 아님: 한 단계씩 이겼습니다"),
                t("Phases are not counted, points are.", "이긴 단계의 수가 아니라 점수를 셉니다."),
            ),
        ),
        answer=1,
    ),
    Step(
        id="level", kind="question", rules=("BL-6.2",), seed=3,
        position=settling(
            [], to_move="over",
            exploration={
                "A": {"links": 25, "majorities": 28, "resources": 45},
                "B": {"islands": 10, "links": 20, "majorities": 38, "resources": 30},
            },
        ),
        title=t("Equal points", "점수가 같을 때"),
        text=t(
            "With equal points, whoever holds more resources and statuettes together at the end is ahead. If that is equal too,"
            " they share the victory, as here: nobody had a village left, so the game ended at 98 points each, with nothing in hand.",
            "점수가 같으면 끝에 가진 자원과 조각상을 더한 수가 많은 사람이 앞섭니다. 그것도 같으면 함께 이깁니다. 지금 보이는 게임이"
            " 그렇습니다. 아무에게도 부락이 없어 98점씩, 가진 것 없이 끝났습니다.",
        ),
        prompt=t(
            "In another game both of you have 204 points. You hold 11 resources and 3 statuettes, B 12 and 1. Who wins?",
            "다른 게임에서 둘 다 204점입니다. 여러분은 자원 11개와 조각상 3개를, B는 12개와 1개를 가졌습니다. 누가 이길까요?",
        ),
        choices=(
            Choice(
                t("I do", "나"),
                t("Right: 14 tokens against 13.", "맞습니다. 모두 14개 대 13개입니다."),
            ),
            Choice(
                t("B does", "B"),
                t("B has more resources, but statuettes are counted with them.", "자원은 B가 많지만 조각상도 함께 셉니다."),
            ),
            Choice(
                t("We share the victory", "함께 이긴다"),
                t("Only if the tokens were equal as well.", "가진 것의 수까지 같아야 함께 이깁니다."),
            ),
        ),
        answer=0,
    ),
)  # fmt: skip
