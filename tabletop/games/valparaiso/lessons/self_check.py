"""The last part: five questions over everything, and a free game against the computer."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import choosing, table, using, with_bought

SELF_CHECK = (
    Step(
        id="check-1", kind="question", rules=("VP-5.3", "VP-5.4", "VP-5.5"),
        position=using(
            "move", theirs="sell", houses={"A": ["Quilpué"], "B": ["Concón"]}, merchants={"A": {"Valparaíso": 1, "San Felipe": 1}},
        ),
        title=t("Self-check 1: a journey", "확인 1: 가는 길"),
        text=t("Five questions, and then the harbour is yours.", "다섯 문제만 풀면 항구는 여러분의 것입니다."),
        prompt=t(
            "Quilpué is yours, Concón is B's. What does your merchant pay at least from the city to Quillota?",
            "킬푸에는 내 것, 콘콘은 B의 것입니다. 내 상인이 도시에서 킬로타로 가려면 적어도 얼마를 내나요?",
        ),
        choices=(
            Choice(t("3 pesos", "3페소"), t("That is by Concón. There is another way.", "콘콘을 지나는 길입니다. 다른 길도 있습니다.")),
            Choice(t("1 peso", "1페소"), t("Quilpué is free, but two steps follow.", "킬푸에는 그냥 지나지만 두 칸이 더 있습니다.")),
            Choice(
                t("2 pesos", "2페소"),
                t(
                    "Right: Quilpué for nothing, then 1 to Limache and 1 to Quillota.",
                    "맞습니다. 킬푸에는 그냥, 리마체와 킬로타에 1페소씩입니다.",
                ),
            ),
        ),
        answer=2,
    ),
    Step(
        id="check-2", kind="question", rules=("VP-3.2", "VP-6.1"),
        position=choosing("ship, sell, build, move", "build, sell", pesos={"A": 11}, merchants={"A": {"Valparaíso": 1, "Peñuelas": 1}}),
        title=t("Self-check 2: in a hurry", "확인 2: 급할 때"),
        text=t("You want to build now, and Build lies in slot 3.", "지금 짓고 싶은데 주택 건설은 3번 슬롯에 있습니다."),
        prompt=t("You have 11 pesos and no goods. Can you?", "11페소가 있고 상품은 없습니다. 지을 수 있나요?"),
        choices=(
            Choice(
                t("No, 1 peso is missing", "아니요, 1페소가 모자랍니다"),
                t("Right: 2 for slot 3 and 10 for the house make 12.", "맞습니다. 3번 슬롯에 2페소, 주택에 10페소, 모두 12페소입니다."),
            ),
            Choice(t("Yes, with 1 peso left", "예, 1페소가 남습니다"), t("That would be from slot 1.", "1번 슬롯에 있을 때입니다.")),
            Choice(t("Yes, with nothing left", "예, 딱 맞습니다"), t("That would be from slot 2.", "2번 슬롯에 있을 때입니다.")),
        ),
        answer=0,
    ),
    Step(
        id="check-3", kind="question", rules=("VP-7.1", "VP-7.2"),
        position=using(
            "trade", theirs="sell", houses={"A": ["Casablanca"], "B": ["Casablanca"]},
            merchants={"A": {"Casablanca": 2}, "B": {"Casablanca": 2}},
        ),
        title=t("Self-check 3: a crowded market", "확인 3: 붐비는 시장"),
        text=t("In Casablanca each of you has two merchants and a post.", "카사블랑카에 둘 다 상인 두 명과 교역소가 있습니다."),
        prompt=t("How often may you trade there, and what do you pay B for it?", "거기서 몇 번 교역할 수 있고 B에게 얼마를 내나요?"),
        choices=(
            Choice(t("2 times, 2 pesos", "2번, 2페소"), t("Posts count too.", "교역소도 셉니다.")),
            Choice(
                t("3 times, 3 pesos", "3번, 3페소"),
                t(
                    "Right: 2 merchants and a post on each side, and the fee once.",
                    "맞습니다. 양쪽 다 상인 2명과 교역소이고, 값은 한 번만 냅니다.",
                ),
            ),
            Choice(t("3 times, 9 pesos", "3번, 9페소"), t("Fees are paid once a visit.", "한 번 찾아갈 때 한 번만 냅니다.")),
        ),
        answer=1,
    ),
    Step(
        id="check-4", kind="question", rules=("VP-10.5",),
        position=table(phase="recall", houses={"A": ["Limache"]}, merchants={"A": {"Limache": 1, "Concón": 1, "Casablanca": 1}}),
        title=t("Self-check 4: coming home", "확인 4: 돌아올 때"),
        text=t(
            "Your merchants stand in Limache, where your house is, in Concón and in Casablanca.",
            "내 상인은 내 주택이 있는 리마체와, 콘콘과, 카사블랑카에 있습니다.",
        ),
        prompt=t("Who may stay outside?", "누가 밖에 남을 수 있나요?"),
        choices=(
            Choice(
                t("The one in Limache, beside its house", "주택이 있는 리마체의 상인"),
                t("Just there none may stay.", "거기에는 남지 못합니다."),
            ),
            Choice(t("Those in Concón and Casablanca", "콘콘과 카사블랑카의 상인 둘 다"), t("One at most.", "많아야 한 명입니다.")),
            Choice(
                t("The one in Concón or the one in Casablanca", "콘콘의 상인이나 카사블랑카의 상인 한 명"),
                t("Right: one, where you have no house.", "맞습니다. 내 주택이 없는 곳의 한 명입니다."),
            ),
        ),
        answer=2,
    ),
    Step(
        id="check-5", kind="question", rules=("VP-11.1", "VP-11.3"),
        position=table(
            phase="discard", round=9, offers=with_bought(north=["gremio", "casa de cambio", "agencia"]), achievements={"A": ["muelle"]},
            pesos={"A": 34}, goods={"A": {"silver": 1}}, hold={"A": {"copper": 1}}, points={"A": {"houses": 17}},
        ),
        title=t("Self-check 5: the end", "확인 5: 끝"),
        text=t(
            "You have 17 points on the track, the muelle (2 points), 34 pesos and two goods.",
            "점수판에서 17점이고 부두(2점), 34페소, 상품 둘이 있습니다.",
        ),
        prompt=t("You discard the muelle, and the game ends. How many points have you?", "부두를 버려 게임이 끝났습니다. 몇 점인가요?"),
        choices=(
            Choice(
                t("20", "20점"),
                t("The goods are 6 pesos more: 40 pesos are 2 points.", "상품 둘이 6페소가 되어 40페소, 곧 2점입니다."),
            ),
            Choice(
                t("21", "21점"),
                t("Right: 17, 2 for the card, 2 for 40 pesos. Well done!", "맞습니다. 17점에 카드 2점, 40페소로 2점입니다. 잘했습니다!"),
            ),
            Choice(t("23", "23점"), t("A discarded card counts once.", "버린 카드는 한 번만 셉니다.")),
        ),
        answer=1,
    ),
    Step(
        id="game", kind="game", rules=("VP-3.1",),
        title=t("Your first game", "첫 게임"),
        text=t(
            "You know the whole game. Play it against the computer: take moves back, ask for a hint or why something is refused, and open"
            " the player aid whenever you like.\n\nA tip: plan what must come first into slot 1, and keep a few pesos for a change of"
            " plan.",
            "이제 모든 규칙을 압니다. 컴퓨터와 겨뤄 보세요. 무르고, 힌트를 보고, 왜 안 되는지 묻고, 요약표를 펼칠 수 있습니다.\n\n요령"
            " 하나: 꼭 먼저 할 일을 1번 슬롯에 두고, 순서를 바꿀 때를 위해 페소를 조금 남겨 두세요.",
        ),
        prompt=t("Choose your goods, then a village, and plan.", "상품과 마을을 고르고 계획하세요."),
        praise=t(
            "You have played a whole game of Valparaíso. Press Play again for another one.",
            "발파라이소 한 판을 끝까지 해냈습니다. 다시 하기를 누르면 새 게임이 시작됩니다.",
        ),
    ),
)  # fmt: skip
