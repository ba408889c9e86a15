int wishes[2], turn, inside;

proctype warp(int me) {
    int other = 1 - me;
#if BUG == 2
    (wishes[other] == 0);
    wishes[me] = 1;
#else
    wishes[me] = 1;
    do
    :: wishes[other] == 0 -> break
    :: else ->
        if
        :: turn == me -> (wishes[other] == 0 || turn != me)
        :: else ->
#if BUG != 1
            wishes[me] = 0;
#endif
            (turn == me);
            wishes[me] = 1
        fi
    od;
#endif
    atomic { assert(inside == 0); inside++ }
    inside--;
    turn = other;
    wishes[me] = 0
}

init { atomic { run warp(0); run warp(1) } }
