"""What every test may ask for: the browser of this machine; and how Hypothesis runs."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

# No test asserts a time: a slow machine is no fault. In CI Hypothesis's own profile holds, with examples that stay the same.
if not os.environ.get("CI"):
    settings.register_profile("house", deadline=None)
    settings.load_profile("house")

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    """The path of a Chromium: $CHROMIUM, one found on the machine, or the one that Playwright has downloaded; else None."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named) or pytest.fail(f"CHROMIUM is {named!r}, but there is no such program")
    for browser in BROWSERS:
        if found := shutil.which(browser):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        downloaded = playwright.chromium.executable_path
    return downloaded if Path(downloaded).is_file() else None


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser to test with. Without one the test is skipped, and with CI=true it fails."""
    found = find_chromium()
    if found:
        return found
    missing = f"no browser: none of {', '.join(BROWSERS)} is installed, $CHROMIUM is not set, and Playwright has none"
    if os.environ.get("CI"):
        pytest.fail(missing)
    pytest.skip(missing)
