"""Makes a list of decisions smaller while what it generates stays interesting (delta debugging)."""
import time


def shorter(a, b):
    """Fewer decisions, or smaller ones."""
    return (len(a), sum(value != 0 for value in a), sum(a)) < (len(b), sum(value != 0 for value in b), sum(b))


def reduce(kernel, test, seconds, report=lambda text: None):
    """The smallest list found in the time given.

    `kernel` has `choices` with the decisions taken and their spans; `test(decisions)` gives the kernel made of a list if
    it is interesting, else None. What is taken is what a generator asked for: zeros beyond its end do not count.
    """
    end = time.monotonic() + seconds
    tried = set()

    def attempt(decisions):
        nonlocal kernel
        if time.monotonic() > end or tuple(decisions) in tried:
            return False
        tried.add(tuple(decisions))
        made = test(decisions)
        if made and shorter(made.choices.taken, kernel.choices.taken):
            kernel = made
            report(f"{len(kernel.choices.taken)} decisions")
            return True
        return False

    def spans():
        """Without spans: cut out, or all of its decisions the simplest; the longest ones first."""
        for begin, until in sorted(set(kernel.choices.spans), key=lambda span: span[0] - span[1]):
            taken = kernel.choices.taken
            # A statement is asked for by the decision before it.
            for candidate in (taken[: max(begin - 1, 0)] + taken[until:], taken[:begin] + taken[until:], taken[:begin] + [0] + taken[until:],
                              taken[:begin] + [0] * (until - begin) + taken[until:]):
                if attempt(candidate):
                    return True
        return False

    def chunks():
        size = max(1, len(kernel.choices.taken) // 4)
        while size:
            at = 0
            while at < len(kernel.choices.taken):
                taken = kernel.choices.taken
                if not attempt(taken[:at] + taken[at + size :]) and not attempt(taken[:at] + [0] * len(taken[at : at + size]) + taken[at + size :]):
                    at += size
            size //= 2
        return False

    def values():
        changed = False
        for at in range(len(kernel.choices.taken)):
            for smaller in (0, 1, 2):
                taken = kernel.choices.taken
                if at < len(taken) and smaller < taken[at] and attempt(taken[:at] + [smaller] + taken[at + 1 :]):
                    changed = True
                    break
        return changed

    while time.monotonic() < end:
        before = list(kernel.choices.taken)
        while spans():
            pass
        chunks()
        values()
        if kernel.choices.taken == before:
            break
    return kernel
