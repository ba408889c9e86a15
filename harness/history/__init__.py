"""What was checked and timed, kept in one SQLite file: written case by case, and asked later."""
