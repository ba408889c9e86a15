"""What runs in the untrusted process: the worker, its clock, its confinement, and stand-ins for libraries."""
