"""A launch's arguments: checked, packed, and described for TMA."""
