#!/bin/bash
# A campaign as a SLURM job array, without Dask: 400 jobs of one core each, on a disk that they share.
#     sbatch slurm.sh
#     winnable campaign merge campaign    # as often as you like; names the parts that are unfinished
#     sbatch --array=17,204 slurm.sh      # these parts go on
# Adapt the values; the last line needs the number of parts, also if only a few of them are submitted.
#SBATCH --job-name=winnable
#SBATCH --array=1-400
#SBATCH --cpus-per-task=1
#SBATCH --mem=5G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=winnable-%a.log
# The second search of a rare deal needs 4 GB for a moment.

exec winnable campaign work question.toml --part "$SLURM_ARRAY_TASK_ID/400" --out campaign
