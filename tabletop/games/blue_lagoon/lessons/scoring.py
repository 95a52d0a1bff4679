"""The second part: the five ways to score, one by one (BL-1.6, BL-4.1 to BL-4.8)."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t, unless
from .setting import LATE, exploring

SCORING = (
    Step(
        id="sheet", kind="read", rules=("BL-1.6", "BL-4.1"), position=LATE, seed=3,
        title=t("Five ways to score", "다섯 가지 점수"),
        text=t(
            "Here Exploration is nearly over. When a phase ends, everybody scores in five ways: resources and statuettes that they"
            " have taken, pieces on many islands, links between islands, and majorities on islands.\n\nThe sheet below the board"
            " counts all of it at any moment. Now it says 127 points for you and 118 for B.",
            "탐험 단계가 거의 끝난 게임판입니다. 단계가 끝나면 모두가 다섯 항목으로 점수를 얻습니다. 가져온 자원과 조각상, 말을 놓은 섬의"
            " 수, 섬과 섬의 연결, 섬마다의 영향력입니다.\n\n게임판 아래의 점수표는 언제든 지금의 점수를 보여 줍니다. 지금은 여러분이 127점,"
            " B가 118점입니다.",
        ),
        prompt=t(
            "Find your five numbers in the sheet, then press Next. We take them one by one.",
            "점수표에서 내 점수 다섯 가지를 찾아보고 다음을 누르세요. 하나씩 알아봅니다.",
        ),
    ),
    Step(
        id="eight", kind="move", rules=("BL-4.2",), position=exploring(["e1 d1 f2 g2 j3 k3 k9 j9 l9 c6 b6 d6 e10", "h7 i7"]), seed=3,
        title=t("Islands", "섬"),
        text=t(
            "With pieces on all eight islands you score 20 points, on seven 10, on fewer nothing. Only land counts: a boat at the"
            " coast is not on the island.",
            "섬 여덟 개 모두에 내 말이 있으면 20점, 일곱 개에 있으면 10점이고 그보다 적으면 점수가 없습니다. 땅에 있는 말만 셉니다. 섬 옆"
            " 바다의 배는 섬에 있는 것이 아닙니다.",
        ),
        prompt=t(
            "You are on seven islands. Land on the eighth, at the bottom left; your boat on e10 is close.",
            "지금 섬 일곱 개에 말이 있습니다. 여덟째, 왼쪽 아래 섬에 오르세요. e10에 배가 있습니다.",
        ),
        right=("* d11", "* e11"), show="settle e11",
        other=t("Legal, but those are still seven islands: 10 points.", "놓을 수는 있지만 아직 섬 일곱 개, 10점입니다."),
        hint=t("Of that island d11 and e11 touch your boat.", "그 섬에서는 d11과 e11이 배와 맞닿아 있습니다."),
        praise=t("All eight islands: 20 points instead of 10.", "섬 여덟 개 모두입니다. 10점이 20점이 되었습니다."),
    ),
    Step(
        id="links", kind="move", rules=("BL-4.3",), position=exploring(["d1 e1 f2 g2 g3 f5 e5 d5 d6 c6 b6", "g5 h4"]), seed=3,
        title=t("Links", "연결"),
        text=t(
            "Pieces of yours that touch form a chain, over land and sea. Your best chain scores 5 points for each island that it"
            " has a piece on. So boats in the straits are bridges.\n\nHere you have two chains, each of two islands: 10 points.",
            "맞닿은 내 말은 땅과 바다를 가리지 않고 하나로 이어집니다. 가장 많은 섬을 잇는 한 무리가 섬 하나마다 5점을 얻습니다. 그래서"
            " 섬 사이의 배는 다리가 됩니다.\n\n지금은 두 무리가 있고, 저마다 섬 두 개를 이어 10점입니다.",
        ),
        prompt=t("Join the two chains with one piece.", "말 하나로 두 무리를 이으세요."),
        right=("settle g4",), show="settle g4",
        other=t(
            "Your chains are still apart, and now B lies in the strait on g4: 10 points.",
            "두 무리가 아직 떨어져 있고, 이제 사이의 g4에 B의 배가 있습니다. 10점입니다.",
        ),
        hint=t("Which sea hex touches both g3 and f5?", "g3과 f5에 함께 맞닿은 바다 칸은 어디일까요?"),
        praise=t("One chain over four islands: 20 points instead of 10.", "섬 네 개를 한 무리로 이었습니다. 10점이 20점이 되었습니다."),
        then=unless(("settle g4",), "settle g4"),
    ),
    Step(
        id="best-chain", kind="question", rules=("BL-4.3",), seed=3,
        position=exploring(["e3 e4 e5 d5 d6 e6 f5 k5 k6 j7 k7 l8 l9", "h7 g7"]),
        title=t("Only the best chain", "가장 좋은 한 무리만"),
        text=t(
            "Only one chain scores, and the best is the one with most islands, not the one with most pieces. A chain on a single"
            " island scores 5.",
            "한 무리만 점수를 얻습니다. 말이 가장 많은 무리가 아니라 섬이 가장 많은 무리입니다. 섬 하나에만 있는 무리는 5점입니다.",
        ),
        prompt=t(
            "You have seven pieces on and beside the island in the middle, and six on the right that join three islands. What do"
            " your links score?",
            "가운데 섬과 그 옆에 말 일곱 개가 있고, 오른쪽에서는 말 여섯 개가 섬 세 개를 잇습니다. 연결은 몇 점일까요?",
        ),
        choices=(
            Choice(
                t("20: both chains", "20점: 두 무리 모두"),
                t("Chains are not added up. Only the best one scores.", "무리를 더하지는 않습니다. 가장 좋은 하나만 점수를 얻습니다."),
            ),
            Choice(
                t("5: the longer chain", "5점: 말이 더 많은 무리"),
                t("Islands count, not pieces, and the best chain is taken.", "말이 아니라 섬을 세고, 가장 좋은 무리를 고릅니다."),
            ),
            Choice(
                t("15: the chain over three islands", "15점: 섬 세 개를 잇는 무리"),
                t("Right: three islands, 5 points each.", "맞습니다. 섬 세 개에 5점씩입니다."),
            ),
        ),
        answer=2,
    ),
    Step(
        id="majority", kind="move", rules=("BL-4.4",), position=exploring(["k9", "h7 i7 j7"]), seed=3,
        title=t("Majorities", "영향력"),
        text=t(
            "On each island whoever has most pieces scores what its sign says: 6, 8 or 10. Settlers and villages count alike. Where"
            " nobody else stands, one piece is enough.",
            "섬마다 말이 가장 많은 사람이 표지에 적힌 6, 8, 10점을 얻습니다. 부족민과 부락은 똑같이 셉니다. 다른 사람이 없는 섬이라면 말"
            " 하나로도 충분합니다.",
        ),
        prompt=t(
            "From k9 you can land on two islands. Land where you have most pieces at once.",
            "k9에서는 두 섬에 오를 수 있습니다. 오르자마자 말이 가장 많아지는 섬에 오르세요.",
        ),
        right=("* l9", "* l10"), show="settle l9",
        wrong=dict.fromkeys(
            ("* j9", "* k8"),
            t(
                "B has two pieces there, and you have one: its 10 points are still B's.",
                "그 섬에는 B의 말이 둘, 여러분의 말이 하나입니다. 10점은 그대로 B의 것입니다.",
            ),
        ),
        other=t("A boat counts on no island. Go ashore.", "배는 어느 섬에서도 세지 않습니다. 섬에 오르세요."),
        hint=t("On the island to the left B has two pieces already.", "왼쪽 섬에는 이미 B의 말이 두 개 있습니다."),
        praise=t("6 points for a single piece, as long as nobody comes.", "아무도 오지 않는다면 말 하나로 6점입니다."),
    ),
    Step(
        id="tie", kind="move", rules=("BL-4.5",), position=exploring(["j3 k3", "j2 k2 l2", "l7 m6 l5"], players=3), seed=3,
        title=t("Equals share", "동수면 나눕니다"),
        text=t(
            "If several players have most pieces, they share the points evenly, and what is left over is lost.\n\nThree play here."
            " On the island at the top right, worth 8, B and C have two pieces each: 4 points each. You have one.",
            "말이 가장 많은 사람이 여럿이면 점수를 똑같이 나누고 나머지는 버립니다.\n\n여기서는 셋이 합니다. 오른쪽 위의 8점짜리 섬에 B와"
            " C의 말이 두 개씩 있어 4점씩입니다. 여러분의 말은 하나입니다.",
        ),
        prompt=t("Draw level with them.", "같은 수로 따라잡으세요."),
        right=("* k4", "* l[34]"), show="settle l3",
        other=t("You have one piece there still; B and C keep 4 points each.", "그 섬의 말은 아직 하나이고, B와 C가 4점씩 얻습니다."),
        hint=t("l3, k4 and l4 are on that island and touch your pieces.", "l3, k4, l4가 그 섬에서 내 말과 맞닿은 칸입니다."),
        praise=t(
            "Three of you share 8: 2 points each, and 2 are lost. So you gained 2, and B and C lost 2 each.",
            "셋이 8점을 나누면 2점씩이고 2점은 버려집니다. 여러분은 2점을 얻고, B와 C는 2점씩 잃었습니다.",
        ),
    ),
    Step(
        id="three", kind="move", rules=("BL-4.6",), seed=3,
        position=exploring(
            ["i1 j1 i2 j2 j3 e1 f1", "f2"], tokens={"e2": "coconut", "k4": "gem"}, taken={"A": {"coconut": 2, "bamboo": 1}}
        ),
        title=t("Resources of a kind", "같은 자원"),
        text=t(
            "Each of the four resources counts by itself: two of a kind score 5 points, three 10, four or more 20. One alone scores"
            " nothing.\n\nYou hold two coconuts and one bamboo: 5 points.",
            "네 가지 자원을 종류별로 셉니다. 같은 자원 두 개는 5점, 세 개는 10점, 네 개 이상은 20점입니다. 하나뿐이면 점수가"
            " 없습니다.\n\n여러분은 코코넛 둘과 대나무 하나를 가져서 5점입니다.",
        ),
        prompt=t(
            "The coconut on e2 or the gem on k4? Take what scores more.",
            "e2의 코코넛과 k4의 보석 가운데 점수가 더 되는 것을 가져오세요.",
        ),
        right=("* e2",), show="settle e2",
        wrong={
            "* k4": t(
                "One gem alone scores nothing: still 5 points, and B has taken the coconut.",
                "보석 하나로는 점수가 없어 그대로 5점이고, 코코넛은 B가 가져갔습니다.",
            ),
        },
        other=t("You took neither, and B has taken the coconut.", "둘 다 놓쳤고, 코코넛은 B가 가져갔습니다."),
        hint=t("Of which kind would you have three then?", "어느 것을 가져오면 같은 자원이 셋이 될까요?"),
        praise=t("Three coconuts: 10 points instead of 5.", "코코넛이 세 개가 되어 5점이 10점이 되었습니다."),
        then=unless(("* e2",), "settle e2"),
    ),
    Step(
        id="all-four", kind="move", rules=("BL-4.7",), seed=3,
        position=exploring(
            ["i1 j1 i2 j2 j3 e1 f1", "j4"], tokens={"e2": "coconut", "k4": "gem"},
            taken={"A": {"coconut": 1, "bamboo": 1, "water": 1}},
        ),
        title=t("All four resources", "네 가지 자원 모두"),
        text=t(
            "Whoever has at least one of each of the four resources scores 10 points more, once in each phase.\n\nYou hold one"
            " coconut, one bamboo and one water: nothing so far.",
            "네 가지 자원을 하나 이상씩 모두 가지면 한 단계에 한 번 10점을 더 얻습니다.\n\n여러분은 코코넛, 대나무, 물을 하나씩 가져서"
            " 아직 점수가 없습니다.",
        ),
        prompt=t(
            "The coconut on e2 or the gem on k4? Take what scores more.",
            "e2의 코코넛과 k4의 보석 가운데 점수가 더 되는 것을 가져오세요.",
        ),
        right=("* k4",), show="settle k4",
        wrong={
            "* e2": t(
                "Two coconuts score 5. The gem would have brought 10, and B has taken it.",
                "코코넛 두 개는 5점입니다. 보석은 10점이 될 것이었는데 B가 가져갔습니다.",
            ),
        },
        other=t("You took neither, and B has taken the gem.", "둘 다 놓쳤고, 보석은 B가 가져갔습니다."),
        hint=t("Which resource do you not have yet?", "아직 없는 자원은 무엇인가요?"),
        praise=t("One of each kind: 10 points.", "네 가지를 모두 모아 10점입니다."),
        then=unless(("* k4",), "settle k4"),
    ),
    Step(
        id="statuettes", kind="question", rules=("BL-4.8", "BL-4.7"), seed=3,
        position=exploring(
            ["i1 j1 i2 j2 j3 e1 f1 e2 k4", "h6"], taken={"A": {"coconut": 1, "bamboo": 1, "water": 1, "statuette": 2}}
        ),
        title=t("Statuettes", "조각상"),
        text=t(
            "Each statuette scores 4 points, and that is all it does: it is no resource and stands in for none.",
            "조각상은 하나에 4점입니다. 그뿐입니다. 자원이 아니어서 다른 자원을 대신하지 못합니다.",
        ),
        prompt=t(
            "You hold one coconut, one bamboo, one water and two statuettes. What do they score?",
            "코코넛, 대나무, 물이 하나씩, 조각상이 두 개 있습니다. 모두 몇 점일까요?",
        ),
        choices=(
            Choice(
                t("8", "8점"),
                t(
                    "Right: two statuettes, 4 points each. Single resources score nothing.",
                    "맞습니다. 조각상 두 개가 4점씩입니다. 하나뿐인 자원은 점수가 없습니다.",
                ),
            ),
            Choice(
                t("18", "18점"),
                t(
                    "The 10 points more need all four resources, and a statuette does not stand in for the gem.",
                    "10점을 더 얻으려면 네 가지 자원이 다 있어야 하는데, 조각상은 보석을 대신하지 못합니다.",
                ),
            ),
            Choice(
                t("13", "13점"),
                t(
                    "Two statuettes are no pair of resources: they score 4 each.",
                    "조각상은 자원이 아니어서 한 쌍으로 세지 않고 4점씩입니다.",
                ),
            ),
        ),
        answer=0,
    ),
)  # fmt: skip
