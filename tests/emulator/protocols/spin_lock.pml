int lock, counter;

proctype warp() {
    int seen;
#if BUG == 1
    (lock == 0);
    lock = 1;
#else
    atomic { lock == 0 -> lock = 1 }
#endif
    seen = counter;
    counter = seen + 1;
#if BUG != 2
    lock = 0
#endif
}

init {
    atomic { run warp(); run warp() }
    (_nr_pr == 1);
    assert(counter == 2)
}
