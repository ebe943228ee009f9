"""Turns what can go wrong with a campaign into sentences and exit codes."""

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

from ..research.campaign.faults import CampaignError, CampaignFault, QuestionError
from .output import print_error, print_error_in_file

P = ParamSpec("P")
_PACKAGES: Final = {"cryptography", "dask", "distributed", "pyarrow"}
"""The packages of the extra ``campaign``."""
_FOUND: Final = {
    CampaignFault.PARTS,
    CampaignFault.BUSY,
    CampaignFault.WRONG,
    CampaignFault.SHARD,
    CampaignFault.FILE,
    CampaignFault.LEDGER,
    CampaignFault.UNLIKE,
    CampaignFault.TWICE,
    CampaignFault.ABSENT,
}
"""Faults of the campaign, and not of the command line."""


def told(command: Callable[P, int]) -> Callable[P, int]:
    """Makes a command of campaigns tell what is wrong with a campaign.

    A missing package of the extra becomes a sentence, an error in a question has its file and line,
    and a campaign that cannot go on exits with 1.
    """

    @wraps(command)
    def work(*arguments: P.args, **options: P.kwargs) -> int:
        try:
            return command(*arguments, **options)
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in _PACKAGES:
                raise
            raise CampaignError(CampaignFault.EXTRA) from None
        except QuestionError as error:
            if "file" not in error.details:
                raise
            print_error_in_file(error)
            return 2
        except CampaignError as error:
            if error.code not in _FOUND:
                raise
            print_error(error)
            return 1

    return work
