# goals.py has no functions.
from winnable.solver.bits cimport *
