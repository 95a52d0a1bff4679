"""The last part: five questions over everything, and a free game against the computer."""

from __future__ import annotations

from ....teach.lesson import Choice, Step
from ....teach.writing import t
from .setting import discovering, trading

SELF_CHECK = (
    Step(
        id="check-1", kind="question", rules=("PR-2.5", "PR-2.8", "PR-2.10"),
        position=discovering("yellow pinnace 3/2, black galleon 1/2, priest 4, red frigate 2/3", "pirate 5"),
        title=t("Self-check 1: which card ends the turn?", "확인 1: 어느 카드에 차례를 잃나요?"),
        text=t("Five questions, and then the harbour is yours.", "다섯 문제만 풀면 항구가 기다립니다."),
        prompt=t(
            "You have a pirate. Which of these, as the next card, ends your turn whatever you do?",
            "해적이 한 명 있습니다. 다음 중 무엇이 나오면 무슨 수를 써도 차례를 잃을까요?",
        ),
        choices=(
            Choice(
                t("The yellow pinnace 2/2", "노란색 피나스 2/2"),
                t("Your pirate has two swords, and repels it.", "해적의 검 두 개로 쫓아낼 수 있습니다."),
            ),
            Choice(
                t("The green skiff 4/5", "초록색 스키프 4/5"),
                t("It stays, but it is the first green ship.", "쫓아내지는 못해도 초록색은 처음입니다."),
            ),
            Choice(
                t("The red frigate 3/6", "빨간색 프리깃 3/6"),
                t("Right: a second red ship, and six swords are too many.", "맞습니다. 빨간색 두 번째 함선이고, 검 여섯 개는 없습니다."),
            ),
        ),
        answer=2,
    ),
    Step(
        id="check-2", kind="question", rules=("PR-2.2", "PR-4.1"),
        position=discovering("yellow pinnace 4/4, blue flute 3/5, sailor 5, green skiff 3/3, red frigate 2/3", "captain 4"),
        title=t("Self-check 2: one more card?", "확인 2: 한 장 더?"),
        text=t("Look at the harbour, and at the odds.", "항구와 확률을 보세요."),
        prompt=t("What is the best reason here?", "가장 좋은 까닭은 무엇일까요?"),
        choices=(
            Choice(
                t("To stop: two cards for you, and 32% to lose all", "마친다: 두 장을 가져가고, 다 잃을 확률이 32%라서"),
                t(
                    "Right: 36 of 113 cards end the turn, and two ships bring 7 coins.",
                    "맞습니다. 113장 중 36장에 차례를 잃고, 함선 두 척이면 금화 7개입니다.",
                ),
            ),
            Choice(
                t("To draw: a fifth colour is likely", "뽑는다: 다섯 번째 색이 나올 듯해서"),
                t("Black ships are 10 of 113 cards, 9%.", "검은색 함선은 113장 중 10장, 9%입니다."),
            ),
            Choice(
                t("To draw: what lies there cannot be lost", "뽑는다: 있는 카드는 잃지 않으니까"),
                t("All of it is lost with a second ship of a colour.", "같은 색의 함선이 또 나오면 다 잃습니다."),
            ),
        ),
        answer=0,
    ),
    Step(
        id="check-3", kind="question", rules=("PR-4.1", "PR-5.4"),
        position=trading(
            "yellow pinnace 1/1, blue flute 2/2, green skiff 1/1, red frigate 1/1, black galleon 1/2, jack 6", "governor 8", coins=(2, 5)
        ),
        title=t("Self-check 3: how many cards?", "확인 3: 몇 장을 가져가나요?"),
        text=t("You have a governor. Count, before you read it at the table.", "총독이 있습니다. 화면에서 읽기 전에 먼저 세어 보세요."),
        prompt=t("Five colours of ships. How many cards may you take?", "함선이 다섯 색입니다. 몇 장까지 가져갈 수 있나요?"),
        choices=(
            Choice(t("3", "3장"), t("That would be without your governor.", "총독이 없을 때의 수입니다.")),
            Choice(t("4", "4장"), t("Right: 3 for five colours, and 1 of the governor.", "맞습니다. 다섯 색에 3장, 총독으로 1장입니다.")),
            Choice(t("5", "5장"), t("Five colours give 3 cards, not 5.", "다섯 색이면 5장이 아니라 3장입니다.")),
        ),
        answer=1,
    ),
    Step(
        id="check-4", kind="question", rules=("PR-4.7", "PR-5.5"),
        position=trading("captain 4, blue flute 1/1", "mademoiselle 7", coins=(4, 2), active="B"),
        title=t("Self-check 4: what does it cost?", "확인 4: 얼마가 드나요?"),
        text=t(
            "It is B's turn, and your chance to take a card has come. You have a mademoiselle.",
            "B의 차례이고 내 기회가 왔습니다. 귀부인이 있습니다.",
        ),
        prompt=t("How many coins do you part with to have the captain 4?", "선장 4를 고용하면 금화가 모두 몇 개 나가나요?"),
        choices=(
            Choice(t("3", "3개"), t("The price, yes. But it is B's turn.", "값은 그렇지만 B의 차례입니다.")),
            Choice(t("5", "5개"), t("Your mademoiselle takes a coin off.", "귀부인이 하나 깎아 줍니다.")),
            Choice(
                t("4", "4개"),
                t("Right: 3 for the captain, and 1 for B.", "맞습니다. 선장에게 3개, B에게 1개입니다."),
            ),
        ),
        answer=2,
    ),
    Step(
        id="check-5", kind="question", rules=("PR-3.2", "PR-3.3", "PR-6.2"),
        position=discovering("", "priest 4, priest 4, settler 4, jack 6, sailor 3", open=["priests+settler"]),
        title=t("Self-check 5: a good expedition", "확인 5: 좋은 탐험대"),
        text=t("The last one is about points. You have 5 of them.", "마지막은 승점에 관한 문제입니다. 지금 5점입니다."),
        prompt=t(
            "You give two priests and the settler. How many points have you then?",
            "성직자 둘과 이주민을 보냅니다. 그러면 몇 점이 되나요?",
        ),
        choices=(
            Choice(t("11", "11점"), t("The points of the three people are gone.", "보낸 세 사람의 승점은 없어집니다.")),
            Choice(
                t("8", "8점"),
                t(
                    "Right: 3 points go, and 6 come. And the jack is still there. Well done!",
                    "맞습니다. 3점이 나가고 6점이 들어옵니다. 재주꾼도 남습니다. 잘했습니다!",
                ),
            ),
            Choice(t("6", "6점"), t("The sailor and the jack stay, with 1 point each.", "선원과 재주꾼이 1점씩 남아 있습니다.")),
        ),
        answer=1,
    ),
    Step(
        id="game", kind="game", rules=("PR-1.9",),
        title=t("Your first game", "첫 게임"),
        text=t(
            "You know the whole game. Play it against the computer: take moves back, ask for a hint or why something is refused, and"
            " open the player aid whenever you like.\n\nA tip: swords make you bold, and the odds make you"
            " wise.",
            "이제 모든 규칙을 압니다. 컴퓨터와 겨뤄 보세요. 무르고, 힌트를 보고, 왜 안 되는지 묻고, 요약표를 펼칠 수 있습니다.\n\n요령"
            " 하나: 검이 있으면 대담해지고, 확률을 보면 현명해집니다.",
        ),
        prompt=t("You begin. What will the harbour bring?", "여러분이 시작합니다. 항구에 무엇이 들어올까요?"),
        praise=t(
            "You have played a whole game of Port Royal. Press Play again for another one.",
            "포트로얄 한 판을 끝까지 해냈습니다. 다시 하기를 누르면 새 게임이 시작됩니다.",
        ),
    ),
)  # fmt: skip
