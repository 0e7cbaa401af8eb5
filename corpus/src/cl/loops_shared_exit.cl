// Two loops with metadata that end in the same block: a block is the merge block of one header only.

kernel void either(global int *p, int n, int down) {
    int at = (int)get_global_id(0);
    int sum = 0;
    if (down) {
#pragma clang loop unroll(disable)
        for (int i = n; i > 0; i--)
            sum += p[i] * at;
    } else {
#pragma clang loop unroll(disable)
        for (int i = 0; i < n; i++)
            sum ^= p[i] + at;
    }
    p[at] = sum;
}

kernel void nested(global int *p, int n) {
    int sum = 0;
#pragma clang loop unroll(disable)
    for (int i = 0; i < n; i++) {
#pragma clang loop unroll_count(4)
        for (int j = 0; j < n; j++) {
            sum += p[i ^ j];
            if (sum > 1000)
                goto done;
        }
    }
done:
    p[get_global_id(0)] = sum;
}
