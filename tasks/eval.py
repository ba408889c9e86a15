"""The competition's entry point: ``python eval.py test|benchmark|leaderboard|profile CASEFILE`` in a problem folder.

Results go to the file descriptor in ``$POPCORN_FD`` as ``key: value`` lines; ``$POPCORN_SEED`` is the secret seed.
"""

from __future__ import annotations

import sys
from pathlib import Path

try:
    from harness.competition.evaluator import main
except ImportError:  # run from a checkout that is not installed
    sys.path.insert(1, str(Path(__file__).resolve().parent.parent))
    from harness.competition.evaluator import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
