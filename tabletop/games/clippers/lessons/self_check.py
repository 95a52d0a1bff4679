"""The last part: five questions over everything, and a free game against the computer."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .last_seas import HARDLY_A_WAY_ENDS, HARDLY_A_WAY_ROUTES
from .setting import TO_TAHITI, markers, table
from .the_end import HARDLY_A_WAY

RED_TWICE = {
    "red start > Malden Island": 3, "Malden Island > Tahiti": 2, "Malden Island > Marquesas": 2, "Marquesas > Tahiti": 2,
}  # fmt: skip
BLUE_GONE = HARDLY_A_WAY | {
    "to_move": "over", "money": {"A": 18, "B": 1},
    "routes": HARDLY_A_WAY_ROUTES | {"blue": HARDLY_A_WAY_ROUTES["blue"] | {"Pohnpei > Guam": 2}},
    "ends": HARDLY_A_WAY_ENDS | {"blue": HARDLY_A_WAY_ENDS["blue"] | {"Guam": 1}},
}  # fmt: skip
SELF_CHECK = (
    Step(
        id="check-1", kind="question", rules=("CL-4.7", "CL-8.4"),
        position=table(2, routes={"red": RED_TWICE, "white": TO_TAHITI}, markers=markers(a={"Tahiti": 2})),
        title=t("Self-check 1: a port", "확인 1: 항구"),
        text=t("Five questions, and then the Pacific is yours.", "다섯 문제만 풀면 태평양은 여러분의 것입니다."),
        prompt=t(
            "To Tahiti, worth 4, red has come twice and white once. You have two markers there. How many points are they?",
            "가치 4인 타히티에 빨강이 두 번, 하양이 한 번 왔습니다. 거기 내 마커가 둘입니다. 모두 몇 점인가요?",
        ),
        choices=(
            Choice(t("16", "16점"), t(
                "Right: two companies, 4 times 2 for each marker.",
                "맞습니다. 회사는 둘이라 마커마다 4 곱하기 2입니다.",
            )),
            Choice(t("24", "24점"), t("Red counts once, however often it comes.", "빨강은 몇 번 와도 한 번만 셉니다.")),
            Choice(t("8", "8점"), t("That is one marker. You have two.", "마커 하나의 점수입니다. 둘이 있습니다.")),
        ),
        answer=0,
    ),
    Step(
        id="check-2", kind="question", rules=("CL-3.2", "CL-7.1", "CL-7.2", "CL-7.4"),
        position=table(
            2, cards={"A": "2x"}, money={"A": 0},
            routes={
                "red": {"red start > Malden Island": 2}, "blue": {"blue start > Marquesas": 1}, "white": {"white start > Marquesas": 2},
            },
        ),
        title=t("Self-check 2: the bonus", "확인 2: 보너스"),
        text=t(
            "You hold the 2x card. Red is one stick away from Malden Island, where nobody is, and blue from Marquesas, where white is.",
            "2배 카드가 있습니다. 빨강은 빈 섬인 몰든섬까지, 파랑은 하양이 있는 마르키즈까지 한 칸 남았습니다.",
        ),
        prompt=t("You bring both there. What do you get?", "둘 다 닿게 하면 얼마를 받나요?"),
        choices=(
            Choice(t("3 dollars", "3달러"), t("That is without the card.", "카드가 없을 때입니다.")),
            Choice(t("4 dollars", "4달러"), t("Blue pays as well, if less.", "적지만 파랑도 줍니다.")),
            Choice(t("6 dollars", "6달러"), t("Right: 2 and 1, both doubled.", "맞습니다. 2와 1의 두 배입니다.")),
        ),
        answer=2,
    ),
    Step(
        id="check-3", kind="question", rules=("CL-5.1", "CL-5.2"),
        position=table(1, cards={"A": "5x"}, acted=True, money={"A": 20}),
        title=t("Self-check 3: ships", "확인 3: 클리퍼쉽"),
        text=t("You have taken the 5x card and have 20 dollars left.", "5배 카드를 가져왔고 20달러가 남았습니다."),
        prompt=t("How many ships may you buy at most?", "배를 많아야 몇 척 살 수 있나요?"),
        choices=(
            Choice(t("2", "2척"), t("That is without a card.", "카드가 없을 때입니다.")),
            Choice(
                t("5", "5척"),
                t(
                    "Right: five sticks in the round, a branch for each. They cost 15 dollars.",
                    "맞습니다. 라운드에 다섯 번 놓고 배마다 한 번씩 분기합니다. 15달러입니다.",
                ),
            ),
            Choice(t("6", "6척"), t("Money would do, but there is no sixth stick.", "돈은 되지만 여섯째 세그먼트가 없습니다.")),
        ),
        answer=1,
    ),
    Step(
        id="check-4", kind="question", rules=("CL-4.1", "CL-4.4"),
        position=table(2, routes={"blue": {"blue start > Marquesas": 2, "Marquesas > Tahiti": 1}, "white": TO_TAHITI}),
        title=t("Self-check 4: on a single lane", "확인 4: 한 줄에서"),
        text=t(
            "B has taken blue from Marquesas one stick towards Tahiti. The connection has one lane and takes two sticks.",
            "B가 파랑을 마르키즈에서 타히티 쪽으로 한 칸 늘렸습니다. 한 줄짜리 두 칸 길입니다.",
        ),
        prompt=t("Who may lay the other stick there?", "거기에 나머지 하나를 누가 놓을 수 있나요?"),
        choices=(
            Choice(t("Anybody, but of blue only", "누구나, 다만 파랑만"), t(
                "Right: the lane is blue's, and blue is nobody's.",
                "맞습니다. 그 줄은 파랑의 것이고, 파랑은 누구의 것도 아닙니다.",
            )),
            Choice(t("B alone, who began it", "시작한 B만"), t("Companies belong to nobody.", "회사는 누구의 것도 아닙니다.")),
            Choice(t("Also white, from Tahiti", "타히티에서 하양도"), t(
                "The other end of a single lane is closed.",
                "한 줄짜리 길의 다른 끝은 막혔습니다.",
            )),
        ),
        answer=0,
    ),
    Step(
        id="check-5", kind="question", rules=("CL-6.4", "CL-8.2"), position=BLUE_GONE,
        title=t("Self-check 5: the end", "확인 5: 끝"),
        text=t(
            "B has to lay a stick. None of the five companies with ships can be extended, B has no ship to place, and purple could go on.",
            "B가 놓을 차례입니다. 배가 있는 다섯 회사는 아무것도 늘릴 수 없고, B는 놓을 배가 없으며, 보라는 더 갈 수 있습니다.",
        ),
        prompt=t("What happens?", "어떻게 되나요?"),
        choices=(
            Choice(t("B lays purple, and it goes on", "B가 보라를 놓고 계속한다"), t(
                "Purple keeps nothing going.",
                "보라로는 게임이 이어지지 않습니다.",
            )),
            Choice(t("B is passed over", "B를 건너뛴다"), t("Only under a house rule.", "선택 규칙에서만 그렇습니다.")),
            Choice(t("The game ends at once", "바로 끝난다"), t("Right: B is stuck. Well done!", "맞습니다. B가 막혔습니다. 잘했습니다!")),
        ),
        answer=2,
    ),
    Step(
        id="game", kind="game", rules=("CL-2.1",),
        title=t("Your first game", "첫 게임"),
        text=t(
            "You know the whole game. Play it against the computer: take moves back, ask for a hint or why something is refused, and open"
            " the player aid whenever you like.\n\nA tip: before each stick, look at what it leaves to the next player.",
            "이제 모든 규칙을 압니다. 컴퓨터와 겨뤄 보세요. 무르고, 힌트를 보고, 왜 안 되는지 묻고, 요약표를 펼칠 수 있습니다.\n\n요령"
            " 하나: 세그먼트를 놓기 전에, 다음 사람에게 무엇을 남기는지 살펴보세요.",
        ),
        prompt=t("Place a marker, take a card or pass, and set sail.", "마커를 놓거나 카드를 가져오거나 패스하고, 출항하세요."),
        praise=t(
            "You have played a whole game of Clippers. Press Play again for another one.",
            "클리퍼스 한 판을 끝까지 해냈습니다. 다시 하기를 누르면 새 게임이 시작됩니다.",
        ),
    ),
)  # fmt: skip
