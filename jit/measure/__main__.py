"""Prints the tables of the jit: ``python -m jit.measure``."""

from __future__ import annotations

from . import tables


def main() -> None:
    """Prints the figures as they come."""
    for table in tables():
        print(f"\n{table.title}, {table.unit}")
        for name, value in table.rows.items():
            print(f"  {name:52} {value if isinstance(value, str) else f'{value:10.2f}'}", flush=True)


if __name__ == "__main__":
    main()
