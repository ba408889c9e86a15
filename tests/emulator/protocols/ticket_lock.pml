int tickets, serving, counter;

proctype warp() {
    int mine, seen;
#if BUG == 1
    mine = tickets;
    tickets = mine + 1;
#else
    atomic { mine = tickets; tickets = mine + 1 }
#endif
    (serving == mine);
    seen = counter;
#if BUG == 2
    serving = mine + 1;
    counter = seen + 1
#else
    counter = seen + 1;
    serving = mine + 1
#endif
}

init {
    atomic { run warp(); run warp() }
    (_nr_pr == 1);
    assert(counter == 2)
}
