int node_at_top = 1, changes, next[4], taken[4];

inline pop(node) {
    do
    :: atomic { node = node_at_top; seen = changes };
        below = next[node];
        atomic {
            if
#if BUG == 1
            :: node_at_top == node ->
#else
            :: node_at_top == node && changes == seen ->
#endif
                node_at_top = below;
                changes++;
                break
            :: else
            fi
        }
    od
}

inline push(node) {
    do
    :: atomic { below = node_at_top; seen = changes };
        next[node] = below;
        atomic {
            if
#if BUG == 1
            :: node_at_top == below ->
#else
            :: node_at_top == below && changes == seen ->
#endif
                node_at_top = node;
                changes++;
                break
            :: else
            fi
        }
    od
}

proctype one() {
    int node, below, seen;
    pop(node);
    atomic { assert(taken[node] == 0); taken[node]++ }
}

proctype another() {
    int first, second, below, seen;
    pop(first);
    pop(second);
    atomic { assert(taken[second] == 0); taken[second]++ }
    push(first)
}

init {
    next[1] = 2;
    next[2] = 3;
    atomic { run one(); run another() }
    (_nr_pr == 1);
    assert(taken[node_at_top] == 0)
}
