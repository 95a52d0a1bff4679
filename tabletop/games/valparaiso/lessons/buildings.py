"""The fourth part: residences, trading posts, and what the second and the fourth house bring (VP-6.2, VP-6.4, VP-6.6, VP-6.7)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import using

BUILDINGS = (
    Step(
        id="residence", kind="move", rules=("VP-6.4",),
        position=using("build", theirs="sell", residences=["B"], merchants={"A": {"Valparaíso": 1, "Peñuelas": 1}}),
        title=t("A house in the city", "도시의 주택"),
        text=t(
            "A house in the city is a residence. It takes the free space nearest to the lighthouse, and in every clean-up it brings the"
            " income of that space: pesos, a good, or a point. Spaces further out are worth more, but nobody leaves one out.",
            "도시에 지은 주택은 거주지입니다. 등대에 가장 가까운 빈칸을 차지하고, 정리할 때마다 그 칸의 수입을 줍니다. 페소, 상품, 또는"
            " 점수입니다. 등대에서 멀수록 좋지만 칸을 건너뛸 수는 없습니다.",
        ),
        prompt=t("Build a residence, beside B's.", "B의 거주지 옆에 거주지를 지으세요."),
        right=("build Valparaíso",), show="build Valparaíso",
        wrong={
            "build Peñuelas": t(
                "That is a customs house: tolls, but no income in clean-up.",
                "세관이 되었습니다. 통행료는 받지만 정리할 때의 수입은 없습니다.",
            ),
        },
        hint=t("The city is Valparaíso.", "도시는 발파라이소입니다."),
        praise=t(
            "From now on the second space brings you its income in every clean-up.",
            "이제 정리할 때마다 두 번째 칸의 수입을 받습니다.",
        ),
    ),
    Step(
        id="post", kind="move", rules=("VP-2.3", "VP-6.2", "VP-6.6", "VP-6.7"),
        position=using("build", theirs="sell", houses={"A": ["Quilpué"]}, merchants={"A": {"Quilpué": 1, "Casablanca": 1}}),
        title=t("A trading post, and a second house", "교역소, 그리고 두 번째 주택"),
        text=t(
            "A house in a village with a market is a trading post: when you trade there, it counts as one merchant more.\n\nYou have four"
            " houses, and build one at most in a village, while a space is free. Your second house opens slot 5 for planning, wherever it"
            " stands.",
            "시장이 있는 마을의 주택은 교역소입니다. 거기서 교역할 때 상인 한 명으로 더 칩니다.\n\n주택은 네 채이고, 한 마을에는 빈칸이"
            " 있을 때 한 채만 짓습니다. 두 번째 주택은 어디에 짓든 5번 슬롯을 열어 줍니다.",
        ),
        prompt=t("Touch Quilpué, and see. Then build where you can.", "킬푸에를 눌러 보세요. 그다음 지을 수 있는 곳에 지으세요."),
        right=("build Casablanca",), show="build Casablanca",
        refused={"build Quilpué": t("Your customs house stands there.", "거기에는 이미 내 세관이 있습니다.")},
        hint=t("Your other merchant stands at a market.", "다른 상인은 시장에 있습니다."),
        praise=t(
            "A trading post in Casablanca. And as it is your second house, slot 5 is open from the next planning on.",
            "카사블랑카에 교역소가 섰습니다. 두 번째 주택이라 다음 계획부터 5번 슬롯도 씁니다.",
        ),
    ),
    Step(
        id="fourth", kind="move", rules=("VP-6.2", "VP-6.7"),
        position=using(
            "build", theirs="sell", houses={"A": ["Quilpué", "Casablanca"]}, residences=["A"],
            merchants={"A": {"Limache": 1, "Casablanca": 1}},
        ),
        title=t("The fourth house", "네 번째 주택"),
        text=t(
            "The fourth house is your last one, and brings 1 point more, besides those of its space.",
            "네 번째 주택이 마지막이고, 칸의 점수 말고도 1점을 더 줍니다.",
        ),
        prompt=t("Build it.", "마지막 주택을 지으세요."),
        right=("build Limache",), show="build Limache",
        hint=t("There is room in Limache.", "리마체에 자리가 있습니다."),
        praise=t("The points of Limache, and 1 for the fourth house.", "리마체의 점수에, 네 번째 주택으로 1점을 더 얻었습니다."),
    ),
)  # fmt: skip
