int counter;

proctype warp() {
    int i, seen;
    for (i : 1 .. 2) {
#if BUG == 1
        seen = counter;
        counter = seen + 1
#else
        atomic { counter = counter + 1 }
#endif
    }
}

init {
    atomic { run warp(); run warp() }
    (_nr_pr == 1);
    assert(counter == 4)
}
