#!/usr/bin/env python3
"""Solves systems of constraints by kiwi, PyPI's kiwisolver, for layout-benchmark, which starts this and compares.

Reads JSON from the standard input: `build`, systems whose adding and solving is timed; `resize`, one in which two
variables are given values again and again; `agree`, systems whose solutions are wanted. Writes times in microseconds and
solutions as JSON. The constraints are made before the clock starts, so that what is timed is kiwi's own work behind one
call from Python each.
"""
import json
import sys
import time

import kiwisolver

RELATIONS = {-1: "<=", 0: "==", 1: ">="}


def strength(priority):
    """Kiwi's strengths are weights: decades apart, as its own are."""
    if priority >= 1000:
        return kiwisolver.strength.required
    return 1e6 if priority >= 750 else 1e3 if priority >= 500 else 1.0


def constraints(system, edited=()):
    variables = [kiwisolver.Variable() for _ in system["isNonnegative"]]
    made = [v >= 0 for v, bounded in zip(variables, system["isNonnegative"]) if bounded]
    for index, row in enumerate(system["rows"]):
        if index in edited:
            continue
        terms = [kiwisolver.Term(variables[v], c) for v, c in zip(row["variables"], row["coefficients"])]
        expression = kiwisolver.Expression(terms, -row["constant"])
        made.append(kiwisolver.Constraint(expression, RELATIONS[row["relation"]], strength(row["priority"])))
    return variables, made


def least(runs, work):
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best * 1e6


def solve(made):
    solver = kiwisolver.Solver()
    add = solver.addConstraint
    for constraint in made:
        add(constraint)
    solver.updateVariables()
    return solver


def build(system, runs):
    _, made = constraints(system)
    return least(runs, lambda: solve(made))


def resize(system, edits, widths, runs):
    variables, made = constraints(system, {edit["row"] for edit in edits})
    solver = solve(made)
    first, second = (variables[edit["variable"]] for edit in edits)
    for variable, edit in zip((first, second), edits):
        solver.addEditVariable(variable, 1e8)
        solver.suggestValue(variable, system["rows"][edit["row"]]["constant"])

    def work():
        for width in widths:
            solver.suggestValue(first, width)
            solver.suggestValue(second, width * 2)
            solver.updateVariables()

    return least(runs, work) / len(widths)


def solution(system):
    """The values, and whether the required constraints contradict each other."""
    variables, made = constraints(system)
    solver = kiwisolver.Solver()
    contradictory = False
    for constraint in made:
        try:
            solver.addConstraint(constraint)
        except kiwisolver.UnsatisfiableConstraint:
            contradictory = True
    solver.updateVariables()
    return {"values": [v.value() for v in variables], "isContradictory": contradictory}


def main():
    task = json.load(sys.stdin)
    resized = task["resize"]
    json.dump(
        {
            "version": kiwisolver.__version__,
            "build": {name: build(system, task["runs"]) for name, system in task["build"].items()},
            "resize": resize(resized["system"], resized["edited"], resized["widths"], task["runs"]),
            "agree": [solution(system) for system in task["agree"]],
        },
        sys.stdout,
    )


main()
