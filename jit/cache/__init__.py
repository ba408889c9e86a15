"""What was made before, on disk: artifacts, machine code and built libraries."""
