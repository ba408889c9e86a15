"""PTX text: parsing, calls, basic blocks, what each instruction reads and writes."""
