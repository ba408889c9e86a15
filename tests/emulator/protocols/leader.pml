int leader, leaders;

proctype warp(int me) {
#if BUG == 1
    if
    :: leader == 0 ->
        leader = me;
        leaders++
    :: else
    fi
#else
    bool first;
    atomic { first = (leader == 0); if :: first -> leader = me :: else fi }
    if :: first -> leaders++ :: else fi
#endif
}

init {
    atomic { run warp(1); run warp(2); run warp(3) }
    (_nr_pr == 1);
    assert(leaders == 1)
}
