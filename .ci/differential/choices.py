"""The decisions behind a generated program: drawn from a seed and kept, or played back.

A generator asks for small numbers and never for randomness itself, so a program is its list of
decisions. 0 is always the simplest answer (no further statement, a variable in place of an
expression), and a list that is played back is followed by zeros: whatever is cut out of a list or
zeroed in it gives a program again, and a smaller one. Reducing a program is reducing its list
(`reduction.py`). Spans say which decisions belong to one construct.
"""
import contextlib
import random


class Choices:
    def __init__(self, seed=None, replay=None):
        self.random = None if replay is not None else random.Random(seed)
        self.replay = replay or []
        self.taken = []
        self.spans = []

    def below(self, limit):
        """A number from 0 to limit - 1."""
        if self.random:
            value = self.random.randrange(limit)
        else:
            at = len(self.taken)
            value = min(self.replay[at], limit - 1) if at < len(self.replay) else 0
        self.taken.append(value)
        return value

    def pick(self, items):
        return items[self.below(len(items))]

    def chance(self, percent):
        """True in `percent` of 100 cases; False is the simpler answer."""
        return self.below(100) >= 100 - percent

    def weighted(self, items):
        """One of [(weight, item)]; the first is the simplest."""
        at = self.below(sum(weight for weight, _ in items))
        for weight, item in items:
            if at < weight:
                return item
            at -= weight
        raise AssertionError("weights do not add up")

    def number(self, bits):
        """A number of so many bits; often a small one or one at the edge."""
        kind = self.below(5)
        if kind < 2:
            return self.below(min(16, 1 << bits))
        edges = [0, 1, (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1, (1 << (bits - 1)) + 1]
        if kind == 2:
            return self.pick(edges) & ((1 << bits) - 1)
        return self.below(1 << bits)

    @contextlib.contextmanager
    def span(self):
        begin = len(self.taken)
        yield
        self.spans.append((begin, len(self.taken)))
