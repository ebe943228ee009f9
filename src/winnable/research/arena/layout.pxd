# The C types of layout.py: it has constants only.
from ...solver.bits cimport *
