from tests.show.browser.test_clippers import *
import pytest
pytestmark = pytest.mark.browser
def test_shots(opened):
    nb=opened(SHOWN["crowded"], SHOWN["korean"]); nb.use_theme("JupyterLab Dark")
    t=nb.table(0); t.my_turn(); nb.page.set_viewport_size({"width":1280,"height":1700})
    t.touch(t.item("company-white")); t.item("fold-0").click()
    nb.page.wait_for_timeout(800); t.root.screenshot(path="/tmp/clv/s_dark.png")
    nb.use_theme("JupyterLab Light"); k=nb.table(1)
    k.root.evaluate("(root) => { root.parentElement.style.width = '360px'; }"); nb.page.wait_for_timeout(600); k.root.screenshot(path="/tmp/clv/s_360.png")
    k.root.evaluate("(root) => { root.parentElement.style.width = '700px'; }"); nb.page.wait_for_timeout(600); k.root.screenshot(path="/tmp/clv/s_700.png")
