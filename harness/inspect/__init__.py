"""What a compiler made of a kernel: its PTX and SASS by source line, its resources, and how two builds differ."""
