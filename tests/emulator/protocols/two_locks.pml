int locks[2], counter;

proctype warp(int first) {
    int seen;
    atomic { locks[first] == 0 -> locks[first] = 1 }
    atomic { locks[1 - first] == 0 -> locks[1 - first] = 1 }
    seen = counter;
    counter = seen + 1;
    locks[1 - first] = 0;
    locks[first] = 0
}

init {
#if BUG == 1
    atomic { run warp(0); run warp(1) }
#else
    atomic { run warp(0); run warp(0) }
#endif
    (_nr_pr == 1);
    assert(counter == 2)
}
