int forks[3], meals;

proctype philosopher(int first, second) {
    atomic { forks[first] == 0 -> forks[first] = 1 }
    atomic { forks[second] == 0 -> forks[second] = 1 }
    meals++;
    forks[second] = 0;
    forks[first] = 0
}

init {
    atomic {
        run philosopher(0, 1);
        run philosopher(1, 2);
#if BUG == 1
        run philosopher(2, 0)
#else
        run philosopher(0, 2)
#endif
    }
    (_nr_pr == 1);
    assert(meals == 3)
}
