"""The fifth part: expeditions, and when they are fulfilled (PR-1.3, PR-3.1 to PR-3.5)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import discovering, trading

EXPEDITIONS = (
    Step(
        id="expedition", kind="move", rules=("PR-3.1", "PR-3.2"),
        position=discovering("", "captain 4, captain 4, priest 4", open=["captains", "priests"]),
        title=t("Expeditions", "탐험대"),
        text=t(
            "An expedition that is turned up is laid below the harbour, not into it, and stays until somebody fulfils it. Give exactly the"
            " people it shows: they are discarded, and the expedition is yours, with its coins.\n\nOne of two people brings 2 coins and 4"
            " points, one of three 3 coins and 6 points.",
            "탐험대 모집이 나오면 항구가 아니라 그 아래에 따로 놓고, 누가 꾸릴 때까지 그대로 둡니다. 그림에 있는 사람들을 꼭 맞게 버리면"
            " 탐험대와 그 금화를 얻습니다.\n\n두 명짜리는 금화 2개와 승점 4점, 세 명짜리는 금화 3개와 승점 6점입니다.",
        ),
        prompt=t(
            "Touch the expedition with two crosses, and see. Then fulfil the other: touch it, and the people below it.",
            "십자가가 둘인 탐험대를 눌러 보세요. 그다음 다른 탐험대를 누르고, 그 아래의 사람들을 눌러 꾸리세요.",
        ),
        right=("fulfil captains captain captain",), show="fulfil captains captain captain",
        wrong={
            "draw": t(
                "It can still be fulfilled as long as your turn lasts. But a second ship of a colour could end it, and then B comes.",
                "차례가 이어지는 동안은 아직 꾸릴 수 있습니다. 하지만 같은 색의 함선이 또 나오면 B의 차례가 됩니다.",
            ),
        },
        refused={
            "fulfil priests *": t("It asks for two priests, and you have one.", "성직자가 둘 필요한데 한 명뿐입니다."),
        },
        hint=t("The expedition of two captains shows two anchors.", "선장이 둘 필요한 탐험대에는 닻이 두 개 있습니다."),
        praise=t(
            "Two captains, 1 point each, became an expedition of 4 points, and 2 coins came with it.",
            "1점씩인 선장 두 명이 4점짜리 탐험대가 되었고 금화 2개도 받았습니다.",
        ),
        then={"draw": ("reveal settler 4",)},
    ),
    Step(
        id="jack", kind="move", rules=("PR-3.3", "PR-3.4"),
        position=discovering("", "captain 4, captain 4, settler 4, priest 4, jack 6", open=["captains+settler", "priests"]),
        title=t("Jack of all trades", "재주꾼"),
        text=t(
            "A jack of all trades stands for one captain, one priest or one settler. Whom you give is your choice: below an"
            " expedition stand all the ways to pay for it.\n\nYou may fulfil several in one turn. Here both can be yours, if you give the"
            " right people.",
            "재주꾼은 선장, 성직자, 이주민 중 한 명을 대신합니다. 누구를 보낼지는 내가 고릅니다. 탐험대 아래에 보낼 수 있는 방법이 모두"
            " 있습니다.\n\n한 차례에 여러 탐험대를 꾸려도 됩니다. 사람을 잘 골라 보내면 둘 다 얻을 수 있습니다.",
        ),
        prompt=t("Fulfil one expedition, so that the other can follow.", "나머지 하나도 꾸릴 수 있게 탐험대 하나를 꾸리세요."),
        right=("fulfil captains+settler captain captain settler", "fulfil priests priest jack"),
        show="fulfil captains+settler captain captain settler",
        wrong={
            "fulfil captains+settler *jack": t(
                "6 points, but the jack is gone, and the priest waits alone.",
                "6점을 얻었지만 재주꾼을 써 버려서 성직자가 혼자 남았습니다.",
            ),
            "draw": t(
                "That can wait. Now you have the people for both.",
                "카드는 나중에 뽑아도 됩니다. 지금 두 탐험대의 사람이 다 있습니다.",
            ),
        },
        hint=t("Which expedition cannot do without the jack?", "재주꾼이 꼭 필요한 것은 어느 탐험대인가요?"),
        praise=t(
            "The other one can follow at once: 6 and 4 points for five people.",
            "나머지도 바로 꾸릴 수 있습니다. 다섯 명으로 6점과 4점입니다.",
        ),
        then={"draw": ("reveal sailor 3",)},
    ),
    Step(
        id="any-time", kind="move", rules=("PR-3.4", "PR-4.1"),
        position=trading("blue flute 2/2, sailor 3", "settler 4, settler 4", coins=(0, 3), taken=1, takes=0, open=["settlers"]),
        title=t("At any time of your turn", "내 차례 언제든"),
        text=t(
            "Before the first card, between two cards, between two takes and after the last: on your own turn any time will do.\n\nYou have"
            " just hired your second settler, and may take no more. Before you pass, the turn is still yours.",
            "첫 카드 전, 카드와 카드 사이, 카드를 가져가는 사이, 마지막 카드를 가져간 뒤. 내 차례라면 언제든 됩니다.\n\n방금 두 번째"
            " 이주민을 고용해서 카드는 더 가져갈 수 없습니다. 하지만 넘기기를 누르기 전까지는 내 차례입니다.",
        ),
        prompt=t("Touch the flute, and see. Then use the rest of your turn.", "플류트를 눌러 보세요. 그다음 남은 차례를 쓰세요."),
        right=("fulfil settlers settler settler",), show="fulfil settlers settler settler",
        wrong={
            "pass": t(
                "Now it is B's chance, and the settlers stand in front of you till your next turn.",
                "B의 기회가 되었습니다. 이주민들은 다음 차례까지 기다려야 합니다.",
            ),
        },
        refused={
            "take blue flute 2/2": t(
                "You had one card to take, and took the settler.",
                "한 장을 가져갈 수 있었고, 이주민을 데려왔습니다.",
            ),
        },
        hint=t("Two settlers, and an expedition that asks for them.", "이주민이 둘이고, 둘을 찾는 탐험대가 있습니다."),
        praise=t("4 points for 2, and 2 coins for your next turn.", "2점이 4점이 되고, 다음 차례에 쓸 금화도 2개 생겼습니다."),
        then={"pass": ("take blue flute 2/2",)},
    ),
    Step(
        id="not-now", kind="move", rules=("PR-3.5",),
        position=trading("green skiff 2/3, settler 4", "priest 4, priest 4", coins=(1, 3), active="B", open=["priests"]),
        title=t("Not on another's turn", "남의 차례에는 안 됩니다"),
        text=t(
            "On another's turn you may take a card when your chance comes, but you cannot fulfil an expedition. So somebody may be quicker:"
            " it is wise to have the people before the expedition lies open.\n\nIt is B's turn.",
            "남의 차례에 기회가 오면 카드는 가져갈 수 있지만 탐험대는 꾸리지 못합니다. 그래서 누가 먼저 채 갈 수도 있으니, 탐험대가 나오기"
            " 전에 사람을 모아 두면 좋습니다.\n\n지금은 B의 차례입니다.",
        ),
        prompt=t("Touch the expedition, and see. Then take a card.", "탐험대를 눌러 보세요. 그다음 카드를 한 장 가져가세요."),
        right=("take green skiff 2/3",), show="take green skiff 2/3",
        wrong={
            "pass": t(
                "A coin lost: the skiff brings 2, and its fee is 1.",
                "금화 하나를 놓쳤습니다. 스키프는 2개, 보상금은 1개입니다.",
            ),
        },
        refused={"fulfil priests *": t("Your turn comes next. Until then they wait.", "다음이 내 차례입니다. 그때까지 기다립니다.")},
        hint=t("What can you take with 1 coin?", "금화 1개로 무엇을 가져갈 수 있나요?"),
        praise=t(
            "A coin more, after the fee. Now it is your turn, and the priests may go.",
            "보상금을 주고도 금화가 하나 늘었습니다. 이제 내 차례이니 성직자들이 떠날 수 있습니다.",
        ),
    ),
    Step(
        id="five", kind="move", rules=("PR-1.3",),
        position=discovering("", "captain 4, priest 4, settler 4", coins=(3, 3, 4, 3, 2), players=5),
        title=t("For five players", "다섯 명이 할 때"),
        text=t(
            "When five play there is a sixth expedition: a captain, a priest and a settler, for 3 coins and 5 points. It is never in the"
            " pile but lies open from the start. With two to four players it stays in the box.",
            "다섯 명이 하면 탐험대가 하나 더 있습니다. 선장, 성직자, 이주민을 한 명씩 보내고 금화 3개와 승점 5점을 얻습니다. 이 카드는"
            " 더미에 없고 처음부터 펼쳐져 있습니다. 둘에서 넷이 할 때는 상자에 둡니다.",
        ),
        prompt=t("B, C, D and E want it too. Fulfil it.", "B, C, D, E도 노리고 있습니다. 먼저 꾸리세요."),
        right=("fulfil all-three captain priest settler",), show="fulfil all-three captain priest settler",
        wrong={"draw": t("Four others are waiting for it. Do not.", "네 사람이 이것을 노리고 있습니다. 미루지 마세요.")},
        hint=t("Touch the expedition, and the three people below it.", "탐험대를 누르고 그 아래의 세 사람을 누르세요."),
        praise=t("Three people of 1 point each have become 5 points.", "1점씩인 세 사람이 5점이 되었습니다."),
        then={"draw": ("reveal blue trader 3",)},
    ),
)  # fmt: skip
