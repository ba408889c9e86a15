int wishes[2], turn, inside;

proctype warp(int me) {
    int other = 1 - me;
#if BUG == 1
    turn = other;
    wishes[me] = 1;
#else
    wishes[me] = 1;
    turn = other;
#endif
    do
    :: wishes[other] == 0 -> break
    :: else ->
#if BUG == 2
        if :: turn != me -> break :: else fi
#else
        if :: turn != other -> break :: else fi
#endif
    od;
    atomic { assert(inside == 0); inside++ }
    inside--;
    wishes[me] = 0
}

init { atomic { run warp(0); run warp(1) } }
