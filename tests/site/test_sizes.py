"""The size of the site: a start on a slow line must not take long."""

import json

import pytest

from tests.support.browser.site import BUILT

MANIFEST = BUILT / "manifest.json"


@pytest.mark.skipif(not MANIFEST.exists(), reason="build the site with scripts/site")
def test_the_site_is_small() -> None:
    """At most nine megabytes compressed; what a start needs, at ten megabits a second, in six
    seconds.
    """
    files = json.loads(MANIFEST.read_text("utf-8"))["files"]
    assert sum(each["gzip"] for each in files) <= 9_000_000
    assert sum(each["gzip"] for each in files if each["part"] != "later") <= 7_500_000
