int taken, inside;

proctype warp() {
#if BUG == 1
    (taken < 2);
    taken++;
#else
    atomic { taken < 2 -> taken++ }
#endif
    atomic { assert(inside < 2); inside++ }
    inside--;
#if BUG != 2
    taken--
#endif
}

init { atomic { run warp(); run warp(); run warp() } }
