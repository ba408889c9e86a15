"""Fifth-generation tensor cores [PTX ISA 9.7.16]: one module a part, each function named for its instruction.

| module | what |
|---|---|
| `memory` | tensor memory: cells, their written-shadow, who may touch which |
| `alloc` | alloc, dealloc, relinquish_alloc_permit |
| `pipeline` | what was issued and has not completed; commit, fences, the order that must be kept |
| `layouts` | registers of ld and st, data paths of mma |
| `ordering` | accesses that nothing orders |
| `load_store` | ld, st, wait |
| `copy` | cp, shift |
| `descriptors` | shared-memory and instruction descriptors, checked field by field |
| `formats` | elements and scale factors as numbers |
| `mma` `mma_issue` | mma and mma.ws of every kind: what one does; its operands and descriptors |
"""
