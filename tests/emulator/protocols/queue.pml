int slot, filled;

proctype sender() {
    int i;
    for (i : 1 .. 3) {
#if BUG != 2
        (filled == 0);
#endif
#if BUG == 1
        filled = 1;
        slot = i
#else
        slot = i;
        filled = 1
#endif
    }
}

proctype receiver() {
    int i;
    for (i : 1 .. 3) {
        (filled == 1);
        assert(slot == i);
#if BUG != 3
        filled = 0
#endif
    }
}

init { atomic { run sender(); run receiver() } }
