"""What a campaign is published with. All of it follows from the table and the ledger.

The folder can be copied as it is. ``winnable campaign check`` makes the same files from the table
and compares them. Nothing here depends on the machine, or on when or by which version it is
written.
"""

from ...disk import replace
from .describing import CARD, CROISSANT, croissant, data_card
from .manifest import MANIFEST, manifest_of
from .reporting import REPORT, page
from .tables import Summary


def publish(summary: Summary) -> None:
    """Writes the files that are published. Raises ``StoreError``."""
    for name, text in published(summary).items():
        replace(summary.ledger.folder / name, text)


def published(summary: Summary) -> dict[str, str]:
    """Returns the text of each file that is published, by its name."""
    manifest = manifest_of(summary.ledger)
    return {
        REPORT: page(summary),
        MANIFEST: str(manifest),
        CARD: data_card(summary, manifest.root),
        CROISSANT: croissant(summary, str(manifest)),
    }
