"""The live page of a campaign: how it stands, with plots and tables, while its driver works.

The page is complete without a script. Its one script asks for the page again every five seconds and
replaces only the texts and plots that changed, so nothing flickers, and a screen reader keeps its
place. The page changes nothing and shows no file but the ledger.
"""

import socket
from html import escape
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ...law.errors import WinnableError
from ...speech.messages import Voice, say_fault
from .faults import CampaignError, CampaignFault
from .ledger import Ledger, is_running, read_ledger
from .plots import Look, Words, share_plot
from .published import PUBLISHED
from .reporting import looks_of

LOCAL: Final = {"127.0.0.1", "localhost", "::1"}
_SECONDS: Final = 5
"""Seconds until the page asks again."""
_CHECKS: Final = {
    "replayed": "live-check-replayed",
    "verified": "live-check-verified",
    "bare": "live-check-bare",
    "other": "live-check-other",
    "unchecked": "live-check-unchecked",
    "searched_again": "live-check-searched-again",
}
"""What the counts of a ledger mean (``workbench.Workbench.checks``)."""
_STYLE: Final = """
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem}
h1{font-size:1.4rem;overflow-wrap:anywhere}h2{font-size:1.15rem;margin-top:2rem}
progress{width:100%;height:1.2rem;accent-color:#0b5394}
table{border-collapse:collapse;width:100%}
caption{text-align:left;font-weight:600;padding:.4rem 0}
th,td{text-align:right;padding:.25rem .6rem;border-bottom:1px solid #8886}
th:first-child,td:first-child{text-align:left}
@media(max-width:30rem){th,td{padding:.25rem .3rem;font-size:.9rem}}
svg{max-width:100%;height:auto}
pre{overflow-x:auto;padding:.6rem;border:1px solid #8886}
"""
_SCRIPT: Final = f"""
setInterval(async () => {{
  if (document.hidden) return
  try {{
    const answer = await fetch(location.href, {{ cache: "no-store" }})
    const page = new DOMParser().parseFromString(await answer.text(), "text/html")
    const ours = [...document.querySelectorAll("[data-live]")]
    const theirs = [...page.querySelectorAll("[data-live]")]
    if (ours.length !== theirs.length) {{
      document.querySelector("main").replaceWith(page.querySelector("main"))
      return
    }}
    ours.forEach((node, at) => {{
      const other = theirs[at]
      if (node.innerHTML !== other.innerHTML) node.innerHTML = other.innerHTML
      if (node.tagName === "PROGRESS") node.value = other.value
    }})
  }} catch {{}}
}}, {_SECONDS * 1000})
"""


def serve(folder: Path, voice: Voice, host: str, port: int) -> None:
    """Serves the page until it is interrupted.

    Raises ``CampaignError`` if the folder has no campaign, or the address cannot be used.
    """
    read_ledger(folder)
    config = uvicorn.Config(
        make_app(folder, voice, host),
        http="h11",
        ws="none",
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    with listener:
        try:
            listener.bind((host, port))
        except OSError as error:
            why = error.strerror or str(error)
            what = f"{host}:{port}"
            raise CampaignError(CampaignFault.PORT, text=what, why=why) from error
        shown = f"[{host}]" if ":" in host else host
        url = f"http://{shown}:{listener.getsockname()[1]}/"
        print(voice.say("live-serve", what=url), flush=True)
        uvicorn.Server(config).run(sockets=[listener])


def make_app(folder: Path, voice: Voice, host: str) -> Starlette:
    """Makes the app: one page. On a local address it answers to local names only, so that a page
    of another site cannot read it (DNS rebinding).
    """

    def show(_: Request) -> Response:
        try:
            text = page(read_ledger(folder), voice, is_running=is_running(folder))
        except WinnableError as error:
            return HTMLResponse(_whole(voice, escape(say_fault(voice, error))), 500)
        return HTMLResponse(
            text,
            headers={
                "Cache-Control": "no-store",
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline';"
                " script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none';"
                " form-action 'none'; frame-ancestors 'none'",
                "X-Content-Type-Options": "nosniff",
                "Referrer-Policy": "no-referrer",
            },
        )

    names = ["127.0.0.1", "localhost", "[::1]"] if host in LOCAL else ["*"]
    guard = Middleware(TrustedHostMiddleware, allowed_hosts=names, www_redirect=False)
    return Starlette(routes=[Route("/", show)], middleware=[guard])


def page(ledger: Ledger, voice: Voice, *, is_running: bool) -> str:
    """Returns the page as HTML, in the language of the voice."""
    question = ledger.question
    parts = [
        f"<h1>{_say(voice, 'live-title', id=question.id)}</h1>",
        _live("p", _say(voice, "campaign-running" if is_running else "campaign-idle")),
        _progress(ledger, voice),
    ]
    for name in ledger.counts():
        looks = looks_of(ledger, name)
        if looks:
            parts.append(_share(ledger, voice, name, looks))
    parts.append(_work(ledger, voice))
    title = _say(voice, "live-question")
    parts.append(f"<h2>{title}</h2><pre>{escape(str(question))}</pre>")
    return _whole(voice, "\n".join(parts))


def _progress(ledger: Ledger, voice: Voice) -> str:
    """Returns the bar; its value is in words beside it."""
    done, total = ledger.done, ledger.question.deals
    words = _say(
        voice,
        "campaign-status",
        done=done,
        total=total,
        shards=len(ledger.results),
        all=ledger.n_shards,
        minutes=round(ledger.cpu_s / 60, 1),
    )
    bar = f'<progress data-live max="{total}" value="{done}" aria-labelledby="done"></progress>'
    return f'<p id="done" data-live>{words}</p>\n{bar}'


def _share(ledger: Ledger, voice: Voice, name: str, looks: list[Look]) -> str:
    """Returns a share as a sentence, a plot, and the table of the plot."""
    published = PUBLISHED.get(str(ledger.question.rules)) if name == "verdict" else None
    last = looks[-1]
    sentence = voice.say(
        "live-share",
        count=last.deals,
        percent=100 * last.share,
        low=100 * last.interval.low,
        high=100 * last.interval.high,
    )
    words = Words(
        voice.say("live-plot", what=name),
        sentence,
        voice.say("live-deals"),
        voice.phrase("live-published"),
        lambda number: _number(voice, number),
    )
    plot = share_plot(looks, words, None if published is None else published.share)
    heads = ("live-deals", "live-percent", "live-low", "live-high")
    rows = [
        [
            _number(voice, look.deals),
            *(_number(voice, 100 * share) for share in (look.share, *look.interval)),
        ]
        for look in _some(looks)
    ]
    return (
        f"<h2>{escape(name)}</h2>"
        + _live("p", escape(sentence))
        + _live("div", plot)
        + _table(voice.say("live-table", what=name), [voice.say(head) for head in heads], rows)
    )


def _number(voice: Voice, number: float) -> str:
    return voice.phrase("live-number", count=number)


def _some(looks: list[Look]) -> list[Look]:
    """Returns ten looks, the last one first."""
    every = max(1, len(looks) // 10)
    return looks[::-1][::every][:10]


def _work(ledger: Ledger, voice: Voice) -> str:
    """Returns the table of the checks and failures."""
    rows = [
        [voice.say(_CHECKS[name]), _number(voice, count)] for name, count in ledger.checks().items()
    ]
    rows.append([voice.say("live-failures"), _number(voice, len(ledger.failures))])
    heads = [voice.say("live-check"), voice.say("live-count")]
    return f"<h2>{_say(voice, 'live-checks')}</h2>" + _table(
        voice.say("live-checks-table"), heads, rows
    )


def _table(caption: str, heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row" data-live>{escape(row[0])}</th>'
        + "".join(f"<td data-live>{escape(each)}</td>" for each in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f"<table><caption>{escape(caption)}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def _live(tag: str, inner: str) -> str:
    return f"<{tag} data-live>{inner}</{tag}>"


def _say(voice: Voice, name: str, /, **details: str | float) -> str:
    return escape(voice.say(name, **details))


def _whole(voice: Voice, main: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{voice.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{_say(voice, 'live-name')}</title><style>{_STYLE}</style></head>\n"
        f"<body><main>\n{main}\n</main><script>{_SCRIPT}</script></body></html>\n"
    )
