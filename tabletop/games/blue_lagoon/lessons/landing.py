"""The first part: the islands, the goal, and how a piece comes onto the board and takes what lies there (BL-1.1 to BL-2.7)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t, unless
from .setting import exploring

LANDING = (
    Step(
        id="islands", kind="read", rules=("BL-1.1", "BL-1.2", "BL-1.7", "BL-6.1"), seed=3,
        title=t("Islands without a name", "이름 없는 섬들"),
        text=t(
            "Eight islands lie before you that no map shows. You lead tribe A; tribe B has put to sea as well. Spread over many"
            " islands, link them, hold them, and gather what lies on their stone circles: each of these scores points.\n\nThe game"
            " has two phases, Exploration and Settlement. Most points of both together win.",
            "지도에 없는 섬 여덟 개가 눈앞에 있습니다. 여러분은 A 부족을 이끌고, B 부족도 바다로 나섰습니다. 여러 섬에 퍼지고, 섬과 섬을"
            " 잇고, 섬을 차지하고, 스톤 서클에 놓인 것을 모으면 저마다 점수가 됩니다.\n\n게임은 탐험 단계와 정착 단계, 두 단계입니다. 두"
            " 단계의 점수를 더해 가장 높은 사람이 이깁니다.",
        ),
        prompt=t("Look around, then press Next: your first boat is waiting.", "게임판을 둘러보고 다음을 누르세요. 첫 배가 기다립니다."),
    ),
    Step(
        id="boat", kind="move", rules=("BL-1.8", "BL-2.1", "BL-2.2"), seed=3,
        title=t("Your first boat", "첫 배"),
        text=t(
            "On your turn you put exactly one piece on the board, and you may not pass. The youngest player begins, and play goes"
            " clockwise. Here you begin, and B comes next.\n\nIn Exploration a settler may come by boat to any empty sea hex, near"
            " or far.",
            "차례가 되면 말을 꼭 하나 게임판에 놓습니다. 차례를 넘길 수는 없습니다. 가장 어린 사람부터 시계 방향으로 돌아갑니다. 여기서는"
            " 여러분이 시작하고 다음은 B입니다.\n\n탐험 단계에서는 부족민을 배에 태워 비어 있는 바다 칸 어디에나 놓을 수 있습니다.",
        ),
        prompt=t("Put a settler to sea: touch any sea hex.", "부족민을 바다에 내보내세요. 바다 칸을 아무 데나 누르면 됩니다."),
        right=("settle *",), show="settle k9",
        hint=t("There is no wrong hex here. Touch one in the water between islands.", "틀린 칸은 없습니다. 섬 사이의 물 한 칸을 누르세요."),
        praise=t(
            "Your boat is on the water, and B has answered with another. So the game goes on, piece by piece.",
            "배가 바다에 떴고 B도 배를 띄웠습니다. 이렇게 한 번에 말 하나씩 놓아 갑니다.",
        ),
        then={"settle h6": ("settle h7",), "*": ("settle h6",)},
    ),
    Step(
        id="ashore", kind="move", rules=("BL-2.3",), position=exploring(["k9", "h6"]), seed=3,
        title=t("Going ashore", "섬에 오르기"),
        text=t(
            "Land is reached step by step: a piece on land has to stand on a hex that touches another piece of yours. Boats are"
            " pieces too. So you go ashore from a boat at the coast, and then further inland from there.",
            "땅에는 한 걸음씩만 갑니다. 땅에 놓는 말은 내 다른 말과 맞닿은 칸에 있어야 합니다. 배도 말입니다. 그래서 섬 옆 바다에 있는"
            " 배에서 섬에 오르고, 거기서 다시 안쪽으로 들어갑니다.",
        ),
        prompt=t(
            "Touch c2, land far from your boat, and see. Then put a settler ashore from k9.",
            "먼저 배에서 먼 땅 c2를 눌러 보세요. 그다음 k9의 배에서 부족민을 섬에 올리세요.",
        ),
        right=("settle k8", "settle j9", "settle l9", "settle l10"), show="settle j9",
        wrong={
            "village *": t(
                "A village comes ashore like this too, but villages are few. Their step comes soon; take a settler now.",
                "부락도 이렇게 섬에 놓지만 부락은 몇 개 없습니다. 곧 배우니 지금은 부족민을 놓으세요.",
            ),
        },
        other=t(
            "Another boat: legal, but you are still afloat, and B has gone ashore on i6.",
            "배를 하나 더 놓았습니다. 놓을 수는 있지만 아직 바다 위이고, 그사이 B가 i6에 올랐습니다.",
        ),
        refused={
            "settle c2": t(
                "No piece of yours touches c2. But your boat at k9 touches land on both sides.",
                "c2에는 맞닿은 내 말이 없습니다. k9의 배는 양쪽으로 땅과 맞닿아 있습니다.",
            ),
        },
        hint=t(
            "k9 touches k8 and j9 on one island, l9 and l10 on another.",
            "k9는 한쪽 섬의 k8, j9와, 다른 섬의 l9, l10과 맞닿아 있습니다.",
        ),
        praise=t(
            "You are ashore. From there you can go inland, and from the boat to the other island as well.",
            "섬에 올랐습니다. 여기서 안쪽으로 갈 수도 있고, 배에서 건너편 섬으로 갈 수도 있습니다.",
        ),
        then=unless(("settle k8", "settle j9", "settle l9", "settle l10"), "settle i6"),
    ),
    Step(
        id="circle", kind="move", rules=("BL-1.3", "BL-1.4", "BL-2.4"), seed=3,
        position=exploring(["i1 h1", "j2"], tokens={"j1": "gem", "i2": "coconut"}),
        title=t("What lies on the stone circles", "스톤 서클에 놓인 것"),
        text=t(
            "On each of the 32 stone circles lies a resource (coconut, bamboo, water or gem) or a statuette; chance decides what"
            " lies where. Put a piece on such a hex, and you take what lies there. It stays in the open: the lines below the board"
            " show what everybody has.",
            "스톤 서클 32곳에는 저마다 토큰이 하나씩 있습니다. 코코넛·대나무·물·보석은 자원이고 나머지는 조각상이며, "
            "무엇이 어디에 놓일지는 우연이 정합니다."
            " 그 칸에 말을 놓으면 놓인 것을 가져옵니다. 가져온 것은 모두에게 보이며, 게임판 아래 줄에 나옵니다.",
        ),
        prompt=t(
            "The coconut on i2 and the gem on j1 are in reach. Put a settler on the gem.",
            "i2의 코코넛과 j1의 보석이 손닿는 곳에 있습니다. 부족민을 보석 위에 놓으세요.",
        ),
        right=("settle j1",), show="settle j1",
        wrong={
            "* i2": t("That was the coconut, and B has taken the gem.", "그것은 코코넛입니다. 보석은 B가 가져갔습니다."),
            "village j1": t(
                "The gem is yours, but a settler would have done. Villages are few, and better built elsewhere.",
                "보석은 얻었지만 부족민으로도 충분했습니다. 부락은 몇 개 없으니 다른 곳에 짓는 편이 낫습니다.",
            ),
        },
        other=t("Nothing lay there, and B has taken the gem.", "거기에는 아무것도 없었고, 보석은 B가 가져갔습니다."),
        hint=t("The gem lies at the top, on j1.", "보석은 맨 윗줄 j1에 있습니다."),
        praise=t("The gem is yours: see your line below the board.", "보석을 얻었습니다. 게임판 아래 A의 줄을 보세요."),
        then=unless(("settle j1", "village j1"), "settle j1"),
    ),
    Step(
        id="village", kind="move", rules=("BL-1.5", "BL-2.3"), position=exploring(["c3 c2", "h6"]), seed=3,
        title=t("Your first village", "첫 부락"),
        text=t(
            "Besides settlers (30 each with two players, 25 with three, 20 with four) everybody has five villages. A village, too,"
            " is built on a hex that touches a piece of yours.\n\nIt takes two touches: first your villages, the hut in your line"
            " below the board; then the hex.",
            "부족민은 2인 30개, 3인 25개, 4인 20개씩이고, 부락은 언제나 5개씩입니다. 부락도 내 말과 맞닿은 칸에 짓습니다.\n\n두 번"
            " 누르면 됩니다. 먼저 게임판 아래 내 줄의 오두막, 그다음 부락을 지을 칸입니다.",
        ),
        prompt=t(
            "Build a village beside c2 or c3, on land without a stone circle.",
            "c2나 c3 옆, 스톤 서클이 없는 땅에 부락을 지으세요.",
        ),
        right=("village b[12]", "village c1", "village d[24]"), show="village c1",
        wrong={
            "village b3": t(
                "That is a stone circle. It is allowed, but such a village does not last, as you will see.",
                "그 칸은 스톤 서클입니다. 지을 수는 있지만 그런 부락은 오래가지 못합니다. 곧 배웁니다.",
            ),
        },
        other=t(
            "That was a settler. Touch the hut first, then the hex.",
            "부족민을 놓았습니다. 먼저 오두막을 누르고, 그다음 칸을 누르세요.",
        ),
        hint=t(
            "Touch the hut in your line. Then the hexes on which you may build are marked.",
            "내 줄의 오두막을 누르면 부락을 지을 수 있는 칸이 표시됩니다.",
        ),
        praise=t(
            "Your first village. It counts as a piece now, and in the second phase your tribe will set out from it.",
            "첫 부락을 지었습니다. 지금도 말 하나로 치고, 두 번째 단계에서는 여기서부터 퍼져 나갑니다.",
        ),
    ),
    Step(
        id="no-sea", kind="move", rules=("BL-2.5",), position=exploring(["b11", "h6"]), seed=3,
        title=t("No village at sea", "바다에는 부락을 짓지 못합니다"),
        text=t(
            "A settler may spend the whole phase in a boat. A village may not: villages are built on land only.",
            "부족민은 한 단계 내내 배에 있어도 됩니다. 부락은 그럴 수 없습니다. 부락은 땅에만 짓습니다.",
        ),
        prompt=t(
            "Touch your hut, then the sea hex c11, and see. Then build on land beside b11.",
            "오두막을 누르고 바다 칸 c11을 눌러 보세요. 그다음 b11 옆의 땅에 지으세요.",
        ),
        right=("village *",), show="village c10",
        wrong={
            "settle c11": t(
                "c11 is sea: a settler can go there by boat, and so it did, but no village can be built. Build on land.",
                "c11은 바다입니다. 부족민은 배로 갈 수 있어서 배가 놓였지만, 부락은 지을 수 없습니다. 땅에 지으세요.",
            ),
        },
        other=t(
            "That was a settler. Touch the hut first, then the hex.",
            "부족민을 놓았습니다. 먼저 오두막을 누르고, 그다음 칸을 누르세요.",
        ),
        refused={
            "village c11": t(
                "c11 is water. On land there are b10, c10, b12 and c12.",
                "c11은 물입니다. 땅에는 b10, c10, b12, c12가 있습니다.",
            ),
        },
        hint=t("b10, c10, b12 and c12 are land and touch your boat.", "b10, c10, b12, c12가 배와 맞닿은 땅입니다."),
        praise=t("On firm ground, and straight from the boat.", "배에서 바로 단단한 땅에 지었습니다."),
    ),
    Step(
        id="taken", kind="move", rules=("BL-2.6",), position=exploring(["e3 e4", "g4 f4"]), seed=3,
        title=t("One piece a hex", "한 칸에 말 하나"),
        text=t(
            "A hex holds one piece. Where one stands, nobody puts another, not even its owner, and no piece is ever pushed away. So"
            " pieces stand in each other's way.",
            "한 칸에는 말이 하나만 들어갑니다. 말이 이미 있으면 그 주인도 또 놓지 못하고, 놓인 말을 밀어낼 수도 없습니다. 그래서 말은"
            " 서로 길을 막습니다.",
        ),
        prompt=t(
            "B stands on the stone circle f4. Touch it. Then walk round it: put a piece on d4, d5 or e5.",
            "스톤 서클 f4에 B가 있습니다. 먼저 눌러 보세요. 그다음 옆으로 돌아 d4, d5, e5 가운데 한 칸에 놓으세요.",
        ),
        right=("* d4", "* d5", "* e5"), show="settle e5",
        other=t(
            "Legal, but no step further on this island, and B has moved on to e5.",
            "놓을 수는 있지만 이 섬에서 더 나아가지 못했고, B가 e5로 들어갔습니다.",
        ),
        refused={
            "* f4": t(
                "B was there first. The island is big enough to walk round f4.",
                "B가 먼저 왔습니다. 섬이 넓으니 f4를 돌아가면 됩니다.",
            ),
        },
        hint=t("d4, d5 and e5 touch your settler on e4.", "d4, d5, e5는 e4의 부족민과 맞닿아 있습니다."),
        praise=t("You are past B, and further inland lie more stone circles.", "B를 지나쳤습니다. 안쪽에는 스톤 서클이 더 있습니다."),
        then=unless(("* d4", "* d5", "* e5"), "settle e5"),
    ),
    Step(
        id="not-lasting", kind="move", rules=("BL-2.7",), position=exploring(["j2 k2", "h6"]), seed=3,
        title=t("Villages that last", "오래가는 부락"),
        text=t(
            "After Exploration all settlers leave the board, and villages stay. But not those on stone circles: such a village takes"
            " what lies there and counts in the scoring of Exploration, and then it is removed.",
            "탐험 단계가 끝나면 부족민은 모두 게임판을 떠나고 부락은 남습니다. 하지만 스톤 서클의 부락은 예외입니다. 놓인 것을 가져오고"
            " 탐험 단계의 점수에도 들어가지만, 그다음에 치웁니다.",
        ),
        prompt=t("Build a village that will stay for the second phase.", "두 번째 단계까지 남을 부락을 지으세요."),
        right=("village i3", "village k[13]", "village l2"), show="village l2",
        wrong=dict.fromkeys(
            ("village i2", "village j1"),
            t(
                "You have taken what lay there, but this is a stone circle: the village will be removed after Exploration.",
                "놓인 것은 가져왔지만 여기는 스톤 서클입니다. 이 부락은 탐험 단계가 끝나면 치웁니다.",
            ),
        ),
        other=t(
            "Settlers leave the board after Exploration. Only villages stay.",
            "부족민은 탐험 단계가 끝나면 떠납니다. 부락만 남습니다.",
        ),
        hint=t("Build beside j2 or k2, where no ring of stones is drawn.", "j2나 k2 옆, 돌로 두른 원이 없는 칸에 지으세요."),
        praise=t("This one will stay.", "이 부락은 남습니다."),
    ),
)  # fmt: skip
