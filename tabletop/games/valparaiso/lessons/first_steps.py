"""The first part: the families, the goal, a round, a first card and a first house (VP-1.1 to VP-1.6, VP-3.1, VP-3.3, VP-6.1)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import choosing, table, using

FIRST_STEPS = (
    Step(
        id="families", kind="read", rules=("VP-1.1", "VP-1.2"), position=table(),
        title=t("A harbour grows rich", "부유해지는 항구"),
        text=t(
            "Valparaíso, Chile, in the 19th century: merchants walk inland to markets, houses rise along the roads, and ships bring home"
            " what nobody has yet.\n\nOn the land you see the city, villages, and three villages with a market. Off the coast lie the bay"
            " and three zones of the open sea, with 5 pesos in each. Map, cards and tiles are reconstructed.",
            "19세기 칠레의 발파라이소입니다. 상인들은 내륙의 시장을 찾아가고, 길가에는 주택이 서고, 배는 아직 아무도 갖지 못한 것을 싣고"
            " 돌아옵니다.\n\n육지에는 도시와 마을들이 있고, 마을 셋에는 시장이 있습니다. 바다는 근해와 외해 세 구역이고, 외해마다 5페소가"
            " 있습니다. 지도와 카드와 타일은 복원한 것입니다.",
        ),
        prompt=t(
            "You are A, against B. Look at the land and the sea, then press Next.",
            "여러분은 A, 상대는 B입니다. 둘러보고 다음을 누르세요.",
        ),
    ),
    Step(
        id="goal", kind="read", rules=("VP-11.3",),
        position=table(
            phase="recall", to_move="over", round=9, pesos={"A": 7, "B": 15}, residences=["B", "A", "B"],
            houses={"A": ["Quilpué", "Casablanca"], "B": ["Limache"]},
            points={
                "A": {"houses": 5, "trade": 6, "hold": 2, "achievements": 6, "money": 2},
                "B": {"houses": 6, "income": 3, "trade": 5, "achievements": 4, "money": 1},
            },
        ),
        title=t("What you play for", "무엇을 겨루나요?"),
        text=t(
            "Points come from houses, from trade, from a full ship, from achievements bought overseas, and at the end from money. When"
            " somebody has 18 or more on the track, the game is nearly over, and most points win.\n\nHere lies a finished game: A has"
            " won, 21 points to 19.",
            "승점은 주택, 교역, 가득 찬 배, 해외에서 산 업적 카드, 그리고 끝날 때의 돈에서 나옵니다. 누군가 점수판에서 18점 이상이 되면"
            " 곧 끝나고, 가장 높은 사람이 이깁니다.\n\n지금 보이는 것은 끝난 게임입니다. A가 21점 대 19점으로 이겼습니다.",
        ),
        prompt=t("Look at the points of A and B, then press Next.", "A와 B의 점수를 보고 다음을 누르세요."),
    ),
    Step(
        id="round", kind="read", rules=("VP-1.3", "VP-1.6", "VP-3.1"),
        position=choosing("build, sell", "move, sell", goods={"A": {"silver": 1}}),
        title=t("A round in three phases", "세 단계로 된 라운드"),
        text=t(
            "Planning: in secret everybody lays action cards in order. Using cards: all is turned up, and in turn everybody uses one card"
            " after the other. Clean-up: income, and merchants come home.\n\nAll have the same eight actions, 20 pesos to begin with, a"
            " warehouse for goods and a ship with room for 6.",
            "계획: 저마다 행동 카드를 몰래 순서대로 놓습니다. 카드 사용: 모두 펼치고, 돌아가며 한 장씩 씁니다. 정리: 수입을 받고 상인들이"
            " 돌아옵니다.\n\n행동은 모두 같은 여덟 가지이고, 20페소로 시작하며, 상품을 둘 창고와 6개까지 싣는 배가 있습니다.",
        ),
        prompt=t("Enough to begin with: press Next, and use a card.", "이 정도면 충분합니다. 다음을 누르고 카드를 써 봅시다."),
    ),
    Step(
        id="first", kind="move", rules=("VP-3.3",),
        position=choosing("build, sell", "move, sell", goods={"A": {"silver": 1}}, merchants={"A": {"Valparaíso": 1, "Quilpué": 1}}),
        title=t("Your first card", "첫 카드"),
        text=t(
            "You have planned, and it is your turn. In slot 1 lies Build. Every card can be used in two ways: for its main action, the"
            " picture, or for the good at its bottom.",
            "계획을 마쳤고 내 차례입니다. 1번 슬롯에 주택 건설이 있습니다. 카드는 두 가지로 쓸 수 있습니다. 그림인 주요 행동으로 쓰거나,"
            " 아래쪽의 상품을 받습니다.",
        ),
        prompt=t("Use Build for its main action: touch the picture.", "주택 건설의 그림을 눌러 주요 행동으로 쓰세요."),
        right=("use build main",), show="use build main",
        wrong={
            "use build goods": t(
                "Allowed: silver comes to your warehouse, and the card is used up for this round. But no house is built.",
                "그래도 됩니다. 은을 받았고 카드는 이번 라운드에 다 썼습니다. 하지만 주택은 짓지 못했습니다.",
            ),
            "use sell *": t(
                "Sell lies in slot 2, so it has cost 1 peso to use it first. More of that later.",
                "상품 판매는 2번 슬롯이라 먼저 쓰는 데 1페소가 들었습니다. 나중에 배웁니다.",
            ),
            "exchange silver": t(
                "That is allowed at any time of your turn, but here it is about the card.",
                "내 차례라면 언제든 됩니다. 하지만 지금은 카드를 쓸 때입니다.",
            ),
        },
        hint=t("The picture is the upper part of the card.", "그림은 카드의 위쪽입니다."),
        praise=t("The card is in use. Next you say where to build.", "카드를 쓰는 중입니다. 이제 어디에 지을지 정합니다."),
    ),
    Step(
        id="house", kind="move", rules=("VP-6.1", "VP-6.3", "VP-6.5"),
        position=using("build", theirs="move, sell", merchants={"A": {"Valparaíso": 1, "Quilpué": 1}}),
        title=t("Your first house", "첫 주택"),
        text=t(
            "A house costs 10 pesos and is built where one of your merchants stands. The points of its space are scored at once. What it"
            " does from then on depends on the place: in a village without a market it is a customs house.",
            "주택은 10페소이고 내 상인이 있는 곳에 짓습니다. 칸의 점수는 바로 얻습니다. 그 뒤의 쓸모는 지은 곳에 따라 다르고, 시장이 없는"
            " 마을에서는 세관이 됩니다.",
        ),
        prompt=t("Touch Limache, and see. Then build in Quilpué.", "리마체를 눌러 보세요. 그다음 킬푸에에 지으세요."),
        right=("build Quilpué",), show="build Quilpué",
        wrong={
            "build Valparaíso": t(
                "A house in Valparaíso is a residence. You will come to that; now build in Quilpué.",
                "발파라이소의 주택은 거주지입니다. 곧 배웁니다. 이번에는 킬푸에에 지어 보세요.",
            ),
        },
        refused={"build Limache": t("Nobody of yours is there.", "거기에는 내 상인이 없습니다.")},
        hint=t("Your merchants stand in Valparaíso and in Quilpué.", "내 상인은 발파라이소와 킬푸에에 있습니다."),
        praise=t(
            "10 pesos paid, points scored: your first house stands. What a customs house is good for comes soon.",
            "10페소를 내고 점수를 얻었습니다. 첫 주택이 섰습니다. 세관의 쓸모는 곧 배웁니다.",
        ),
    ),
)  # fmt: skip
