// Layout against kiwi: ratios from one run, on systems of the size of a table cell and of a screen.
//     swift run -c release layout-benchmark

import CKiwi
import Foundation
import LayoutSolver

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

func format(_ value: Double) -> String { String(format: "%.3g", value) }

func report(_ name: String, _ ours: Double, _ kiwi: Double?, unit: String, isRate: Bool = false) {
    var line = "\(name.padding(toLength: 46, withPad: " ", startingAt: 0)) \(format(ours)) \(unit)"
    if let kiwi {
        let ratio = isRate ? ours / kiwi : kiwi / ours
        line += "   kiwi \(format(kiwi)) \(unit)   \(format(ratio))x"
    }
    print(line)
}

keep_freed_memory()
let hasKiwi = kiwi_is_present() != 0
if !hasKiwi { print("kiwi's headers are not here (./fetch-kiwi gets them): our own numbers alone") }

// Building and solving cells, each in a solver of its own.
let cell = System.cells(1, isChained: false)
precondition(cell.rows.count == 25)
func buildOurs(_ system: System, copies: Int = 1) {
    let ours = Ours(system, copies: copies)
    precondition(ours.solver.solve().isEmpty)
}
func buildKiwi(_ system: System) {
    let kiwi = Kiwi(system)
    kiwi_update(kiwi.session)
}
let ourCell = measure { for _ in 0..<200 { buildOurs(cell) } } / 200
let kiwiCell = hasKiwi ? measure { for _ in 0..<200 { buildKiwi(cell) } } / 200 : nil
report(
    "one cell, built and solved", 25 / ourCell * 1000, kiwiCell.map { 25 / $0 * 1000 }, unit: "constraints/ms",
    isRate: true)

// Independent cells in one solver.
var costs: [Double] = []
for count in [10, 100, 1000] {
    let repeats = 1000 / count
    let ours = measure { for _ in 0..<repeats { buildOurs(cell, copies: count) } } / Double(repeats * count)
    let kiwi =
        hasKiwi && count <= 100 ? measure(runs: 3) { buildKiwi(.cells(count, isChained: false)) } / Double(count) : nil
    costs.append(ours)
    report("\(count) independent cells in one solver, each", ours, kiwi, unit: "µs")
}
print("  cost of a cell among 1000, to that among 10: \(format(costs[2] / costs[0]))")

let chain = System.cells(50, isChained: true)
report(
    "50 chained self-sizing cells", measure { buildOurs(chain) } / 1000,
    hasKiwi ? measure(runs: 3) { buildKiwi(chain) } / 1000 : nil, unit: "ms")

// Resizing a screen.
let (screen, edited) = System.screen()
report(
    "screen of 111 constraints, built and solved", measure { buildOurs(screen) },
    hasKiwi ? measure { buildKiwi(screen) } : nil, unit: "µs")
let ours = Ours(screen)
ours.solver.solve()
var checksum = 0.0
let widths = (0..<200).map { 320 + Double($0 * 37 % 500) }
let ourResize =
    measure {
        for width in widths {
            ours.solver.setConstant(width, of: ours.constraints[edited[0].row])
            ours.solver.setConstant(width * 2, of: ours.constraints[edited[1].row])
            ours.solver.solve()
            checksum += ours.solver[ours.variables[0]] + Double(ours.solver.takeChangedVariables().count)
        }
    } / Double(widths.count)
var kiwiResize: Double?
if hasKiwi {
    let kiwi = Kiwi(screen, edited: edited)
    kiwiResize =
        measure {
            for width in widths {
                kiwi_suggest(kiwi.session, edited[0].variable, width)
                kiwi_suggest(kiwi.session, edited[1].variable, width * 2)
                kiwi_update(kiwi.session)
                checksum += kiwi_value(kiwi.session, 0)
            }
        } / Double(widths.count)
}
report("screen of 111 constraints, resized", ourResize, kiwiResize, unit: "µs")

if hasKiwi {
    let agreement = Agreement.measure(systems: 20_000)
    print(
        """
        random systems: \(agreement.systems), \(agreement.contradictory) of them contradictory; \
        agreed \(agreement.agreed), ours stricter \(agreement.stricter), \
        ours worse or different \(agreement.disagreements.count)
        """)
    if let first = agreement.disagreements.first {
        print("  for example \(first)")
        exit(1)
    }
}
if checksum.isNaN { print(checksum) }
