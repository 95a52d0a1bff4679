import json
from tests.show.browser.test_clippers import *
import tests.show.browser.test_clippers as T
import pytest
pytestmark = pytest.mark.browser
def test_dbg(opened):
    pos=late(90); table, mirror = opened(table_of(pos, ["human", "random"])).table(), Mirror(pos)
    def click(thing):
        table.item(thing.id).scroll_into_view_if_needed()
        table.page.wait_for_function(STILL, arg=thing.id, timeout=20000)
        board = table.root.locator(".tt-board").bounding_box()
        x,y,w,h=thing.box
        print("click",thing.id,board["x"]+x+w/2,board["y"]+y+h/2, table.page.evaluate(TOUCHED,[[thing.id,board["x"]+x+w/2,board["y"]+y+h/2]]))
        table.page.mouse.click(board["x"]+x+w/2,board["y"]+y+h/2)
    T.PATIENCE=6
    try: to_the_end(table,mirror,click)
    except Exception as e:
        print(repr(e)[:200]); print(table.strip.inner_text()); print(table.head.inner_text(), '|', mirror.scene().head)
        have=table.page.evaluate("()=>[...document.querySelectorAll('.tt-item[aria-label]')].map(i=>[i.dataset.key,i.getAttribute('aria-label')])")
        want=mirror.labels()
        print(len(have),len(want),[k for k,_ in have]==[k for k,_ in want])
        w=dict(map(tuple,want))
        print([(k,l,w.get(k)) for k,l in have if k not in w or not l.startswith(w[k])][:6])
        print([(a[0],b[0]) for a,b in zip(have,want) if a[0]!=b[0]][:8])
        raise
    finally:
        pass
