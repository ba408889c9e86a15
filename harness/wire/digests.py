"""What stands for the contents of memory in messages between processes."""

from __future__ import annotations

import hashlib
from typing import Any


def digest_of(content: Any) -> str:
    """A digest of bytes, or of anything whose bytes can be read."""
    return hashlib.blake2b(content, digest_size=16).hexdigest()
