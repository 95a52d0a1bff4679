"""The ninth part: how the game ends, and who wins (VP-11.1 to VP-11.4)."""

from __future__ import annotations

from ....teach.lesson import Step
from ....teach.writing import t
from .setting import table, using, with_bought

LAST_NINE = {
    "north sea": ["gran feria", "arquitecto", "consulado"], "west sea": ["flota mercante", "gremio", "cabildo"],
    "south sea": ["aurora de chile", "caravana", "astillero"],
}  # fmt: skip
THE_END = (
    Step(
        id="eighteen", kind="move", rules=("VP-11.1", "VP-11.3"),
        position=table(
            phase="discard", round=9, offers=with_bought(north=["gremio", "casa de cambio", "agencia"]), achievements={"A": ["muelle"]},
            pesos={"A": 23, "B": 9}, hold={"A": {"wheat": 2}}, points={"A": {"houses": 9, "trade": 7}, "B": {"houses": 8, "trade": 9}},
        ),
        title=t("18 points", "18점"),
        text=t(
            "If somebody has 18 points or more on the track in clean-up, the game ends with this round. Points reached before that end"
            " nothing yet, and achievements in the hand do not count for it.\n\nAt the end those count too. Each good is 3 pesos, and"
            " every 20 pesos are 1 point. You have 16 points and the muelle, worth 2; B has 17.",
            "정리할 때 점수판에서 18점 이상인 사람이 있으면 그 라운드로 게임이 끝납니다. 그 전에는 넘어도 끝나지 않고, 손에 든 업적"
            " 카드는 여기서 세지 않습니다.\n\n끝나면 그 점수도 더합니다. 상품은 3페소씩이고 20페소마다 1점입니다. 여러분은 16점과 2점짜리"
            " 부두, B는 17점입니다.",
        ),
        prompt=t("End the game, and win it.", "게임을 끝내고 이기세요."),
        right=("discard muelle",), show="discard muelle",
        wrong={
            "done": t(
                "16 points on the track: the game goes on, and B needs only 1 point more.",
                "점수판은 16점이라 게임이 이어집니다. B는 1점만 더 있으면 됩니다.",
            ),
        },
        hint=t("16 and 2 make 18.", "16에 2를 더하면 18입니다."),
        praise=t(
            "18 on the track. Your 23 pesos and two wheat make 29, so 1 point more: 19 to 17, and you have won.",
            "점수판에서 18점입니다. 23페소와 밀 둘은 29페소라 1점을 더해 19점 대 17점, 이겼습니다.",
        ),
    ),
    Step(
        id="empty-sea", kind="move", rules=("VP-11.2",),
        position=using(
            "overseas", theirs="sell", round=8, offers=LAST_NINE, deck=[], ships={"A": "west sea"},
            hold={"A": {"silver": 1, "copper": 1, "wheat": 2}}, points={"A": {"houses": 9, "trade": 4}, "B": {"houses": 8}},
        ),
        title=t("An empty deck", "더미가 비면"),
        text=t(
            "The game can end in another way: when a slot of the open sea cannot be refilled, because the deck is empty, the round is"
            " played to its end, with clean-up, and then it is over.\n\nThe deck is empty, and you lead by 13 points to 8.",
            "끝나는 길이 하나 더 있습니다. 더미가 비어서 외해의 빈칸을 채우지 못하면, 정리까지 그 라운드를 마치고 게임이"
            " 끝납니다.\n\n더미가 비었고, 여러분이 13점 대 8점으로 앞섭니다.",
        ),
        prompt=t(
            "Touch the cabildo, and see. Then buy the card that your hold can pay.",
            "시의회를 눌러 보세요. 그다음 화물칸의 상품으로 살 수 있는 카드를 사세요.",
        ),
        right=("overseas gremio",), show="overseas gremio",
        refused={"overseas cabildo": t("Your hold has too little for that.", "화물칸의 상품이 모자랍니다.")},
        hint=t("One silver, one copper, two wheat.", "은 하나, 구리 하나, 밀 둘입니다."),
        praise=t(
            "The slot stays empty: this round is the last. B still uses its card, then comes clean-up, and the gremio's 3 points count"
            " too.",
            "칸이 비었으니 이번 라운드가 마지막입니다. B가 남은 카드를 쓰고 정리하면 끝나고, 동업 조합의 3점도 더합니다.",
        ),
    ),
    Step(
        id="level", kind="move", rules=("VP-11.3", "VP-11.4"),
        position=using(
            "sell", round=10, pesos={"A": 15, "B": 4}, goods={"A": {"silver": 1}},
            points={"A": {"houses": 10, "trade": 7}, "B": {"houses": 9, "trade": 9}},
        ),
        title=t("Level points", "동점이면"),
        text=t(
            "If points are level, whoever has more pesos left after the exchange wins.\n\nB has 18 on the track and 4 pesos, so the game"
            " ends with this round. You have 17 points and 15 pesos, and use your last card.",
            "점수가 같으면 바꾸고 남은 페소가 많은 사람이 이깁니다.\n\nB는 점수판에서 18점이고 4페소라 이번 라운드로 끝납니다. 여러분은"
            " 17점에 15페소이고, 마지막 카드를 쓰는 중입니다.",
        ),
        prompt=t("Do what wins the game.", "이기는 행동을 하세요."),
        right=("sell silver warehouse",), show="sell silver warehouse",
        wrong={
            "exchange silver": t(
                "18 pesos are not 20: no point for them, and B is ahead by 18 to 17.",
                "18페소는 20페소가 안 되어 점수가 없고, B가 18점 대 17점으로 앞섭니다.",
            ),
        },
        hint=t("How many pesos make 1 point?", "몇 페소가 1점인가요?"),
        praise=t(
            "25 pesos: 1 point, and 5 left. 18 points each, and your 5 pesos beat B's 4.",
            "25페소라 1점을 얻고 5페소가 남았습니다. 18점 동점이지만 5페소가 B의 4페소보다 많아 이겼습니다.",
        ),
    ),
)  # fmt: skip
