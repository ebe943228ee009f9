"""Runs a campaign on a SLURM cluster: the driver here, the workers as SLURM jobs.

Needs, in an environment that the nodes share and in the folder of the source,
``pip install '.[campaign]' dask-jobqueue``.
Adapt the values below, make the key that docs/campaigns.md describes in a folder that the nodes
share and only you can read, set its variables, and start it on a login node, inside tmux::

    python slurm.py question.toml --out results

Without a key every user of the cluster could run code as you, so it starts nothing without one.
With ``--show`` it prints the job script of a worker and starts nothing. It can be killed and
started again at any time: what is written is not lost.
"""

import subprocess
import sys

from dask_jobqueue import SLURMCluster
from distributed import Security

JOBS = 20
CORES = 16
"""Cores of a job; each one runs a worker process."""


def main(arguments: list[str]) -> int:
    """Starts the scheduler and the workers, and runs the campaign on them."""
    security = Security(require_encryption=True)  # reads the variables
    if not (security.tls_ca_file and security.tls_scheduler_key and security.tls_worker_key):
        print("Set the variables for TLS: docs/campaigns.md has them.", file=sys.stderr)
        return 2
    cluster = SLURMCluster(
        queue="normal",
        account="myproject",
        cores=CORES,
        processes=CORES,
        memory="48GB",
        walltime="04:00:00",
        # A worker ends by itself before its job is killed, and another job takes its place.
        # SLURM limits the memory; the second search of a rare deal needs 4 GB for a moment.
        worker_extra_args=["--lifetime=225m", "--lifetime-stagger=10m", "--memory-limit=0"],
        job_extra_directives=["--requeue"],
        protocol="tls://",
        security=security,
    )
    if arguments == ["--show"]:
        print(cluster.job_script())
        return 0
    cluster.adapt(minimum_jobs=1, maximum_jobs=JOBS)
    command = ["winnable", "campaign", "run", *arguments]
    command += ["--scheduler", cluster.scheduler_address]
    return subprocess.run(command, check=False).returncode  # noqa: S603  # the user's own command


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
