# The C types of words.py: it has constants only.
from ...solver.bits cimport *
