// Layout beside kiwi, called from Python: ratios from one run, on systems of the size of a table cell and of a screen.
//     seam benchmark layout

import Foundation
import LayoutSolver
import Measure

/// The least time of several runs, in microseconds: the rest is what else the machine was doing.
func measure(runs: Int = 15, _ work: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
        let start = ContinuousClock.now
        work()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        best = min(best, Double(seconds) * 1e6 + Double(attoseconds) / 1e12)
    }
    return best
}

/// The systems and what is done with them.
struct Work {
    let cell = System.cells(1, isChained: false)
    let chain = System.cells(50, isChained: true)
    let screen = System.screen()
    let widths = (0..<200).map { 320 + Double($0 * 37 % 500) }

    func build(_ system: System, copies: Int = 1) {
        precondition(Ours(system, copies: copies).solver.solve().isEmpty)
    }

    /// Gives the screen other sizes, and returns what keeps the work from being optimised away.
    func resize(_ ours: Ours) -> Double {
        var checksum = 0.0
        for width in widths {
            ours.solver.setConstant(width, of: ours.constraints[screen.edited[0].row])
            ours.solver.setConstant(width * 2, of: ours.constraints[screen.edited[1].row])
            ours.solver.solve()
            checksum += ours.solver[ours.variables[0]] + Double(ours.solver.takeChangedVariables().count)
        }
        return checksum
    }

    func benchmark() throws {
        let systems = Agreement.systems(20_000)
        let kiwi = try Kiwi.answer(
            .init(
                build: [
                    "cell": cell, "10 cells": .cells(10, isChained: false), "100 cells": .cells(100, isChained: false),
                    "chain": chain, "screen": screen.system,
                ],
                resize: .init(
                    system: screen.system, edited: screen.edited.map { .init(variable: $0.variable, row: $0.row) },
                    widths: widths),
                agree: systems))
        print(
            kiwi.map { "beside kiwi \($0.version), called from Python with constraints that are made already" }
                ?? "Python has no kiwisolver (python3 -m pip install kiwisolver): our own numbers alone")
        report("one cell of 25 constraints", measure { for _ in 0..<200 { build(cell) } } / 200, kiwi?.build["cell"])
        var costs: [Double] = []
        for count in [10, 100, 1000] {
            let repeats = 1000 / count
            let ours =
                measure { for _ in 0..<repeats { build(cell, copies: count) } } / Double(repeats * count)
            costs.append(ours)
            report(
                "\(count) independent cells in one solver, each", ours,
                kiwi?.build["\(count) cells"].map { $0 / Double(count) })
        }
        print("  cost of a cell among 1000, to that among 10: \(format(costs[2] / costs[0]))")
        report("50 chained self-sizing cells", measure { build(chain) }, kiwi?.build["chain"])
        report("screen of 111 constraints", measure { build(screen.system) }, kiwi?.build["screen"])
        let ours = Ours(screen.system)
        ours.solver.solve()
        var checksum = 0.0
        let resized = measure { checksum += resize(ours) } / Double(widths.count)
        report("screen of 111 constraints, resized", resized, kiwi?.resize)
        if checksum.isNaN { print(checksum) }
        if let kiwi { try Agreement.check(systems, kiwi.agree) }
    }

    func countInstructions() {
        Counting.count("one cell of 25 constraints", 20) { for _ in 0..<$0 { build(cell) } }
        Counting.count("100 independent cells in one solver", 1) { for _ in 0..<$0 { build(cell, copies: 100) } }
        Counting.count("50 chained self-sizing cells", 1) { for _ in 0..<$0 { build(chain) } }
        Counting.count("screen of 111 constraints", 5) { for _ in 0..<$0 { build(screen.system) } }
        let ours = Ours(screen.system)
        ours.solver.solve()
        Counting.count("screen of 111 constraints, resized 200 times", 1) { for _ in 0..<$0 { _ = resize(ours) } }
    }

    private func format(_ value: Double) -> String { String(format: "%.3g", value) }

    private func report(_ name: String, _ ours: Double, _ kiwi: Double?) {
        var line = "\(name.padding(toLength: 46, withPad: " ", startingAt: 0)) \(format(ours)) µs"
        if let kiwi { line += "   kiwi \(format(kiwi)) µs   \(format(kiwi / ours))x" }
        print(line)
    }
}

keepFreedMemory()
if Counting.isOn { Work().countInstructions() } else { try Work().benchmark() }
