int choosing[2], numbers[2], inside;

proctype warp(int me) {
    int other = 1 - me, mine;
#if BUG != 1
    choosing[me] = 1;
#endif
    mine = numbers[other] + 1;
    numbers[me] = mine;
#if BUG != 1
    choosing[me] = 0;
    (choosing[other] == 0);
#endif
    (numbers[other] == 0 || mine < numbers[other] || (mine == numbers[other] && me < other));
    atomic { assert(inside == 0); inside++ }
    inside--;
    numbers[me] = 0
}

init { atomic { run warp(0); run warp(1) } }
