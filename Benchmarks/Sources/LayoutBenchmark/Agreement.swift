import Foundation
import LayoutSolver

/// How often both solvers agree on random systems: whether the required constraints can hold, and what is missed.
struct Agreement {
    var systems = 0
    var contradictory = 0
    var agreed = 0
    /// Ours keeps a higher priority better where kiwi trades it for lower ones, since its strengths are weights.
    var stricter = 0
    var disagreements: [System] = []

    /// Random systems.
    static func systems(_ count: Int) -> [System] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in random(using: &generator) }
    }

    /// Compares our solutions with kiwi's and prints the outcome; ends the program when they disagree.
    static func check(_ systems: [System], _ solutions: [Kiwi.Answer.Solution]) throws {
        var result = Agreement()
        for (system, solution) in zip(systems, solutions) { result.compare(system, solution) }
        print(
            """
            random systems: \(result.systems), \(result.contradictory) of them contradictory; \
            agreed \(result.agreed), ours stricter \(result.stricter), \
            ours worse or different \(result.disagreements.count)
            """)
        guard let first = result.disagreements.first else { return }
        print("  for example \(first)")
        exit(1)
    }

    private mutating func compare(_ system: System, _ kiwi: Kiwi.Answer.Solution) {
        systems += 1
        let ours = Ours(system)
        let isContradictory = !ours.solver.solve().isEmpty
        guard isContradictory == kiwi.isContradictory else {
            disagreements.append(system)
            return
        }
        if isContradictory {
            contradictory += 1
            agreed += 1
            return
        }
        let mine = Self.cost(system, ours.values)
        let other = Self.cost(system, kiwi.values)
        let order = zip(mine, other).lazy.map { $0 - $1 }.first { abs($0) > 1e-4 } ?? 0
        if order == 0 {
            agreed += 1
        } else if order < 0 {
            stricter += 1
        } else {
            disagreements.append(system)
        }
    }

    private static func random(using generator: inout some RandomNumberGenerator) -> System {
        var system = System()
        let count = Int.random(in: 3...16, using: &generator)
        for _ in 0..<count { _ = system.makeVariable(isNonnegative: Bool.random(using: &generator)) }
        for _ in 0..<Int.random(in: count...(count * 2), using: &generator) {
            var variables = Set<Int32>()
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                variables.insert(Int32.random(in: 0..<Int32(count), using: &generator))
            }
            system.add(
                variables.sorted().map { ($0, [-1, 1, 1, 2].randomElement(using: &generator)!) },
                [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!,
                Double(Int.random(in: -50...200, using: &generator)),
                priority: [1000, 750, 500, 250].randomElement(using: &generator)!
            )
        }
        return system
    }

    private static func cost(_ system: System, _ values: [Double]) -> [Double] {
        ([1000, 750, 500, 250] as [Float]).map { priority in
            var sum = 0.0
            for row in system.rows where row.priority == priority {
                var value = -row.constant
                for index in row.variables.indices {
                    value += row.coefficients[index] * values[Int(row.variables[index])]
                }
                let missed =
                    switch row.relation {
                    case .equal: abs(value)
                    case .lessThanOrEqual: max(0, value)
                    case .greaterThanOrEqual: max(0, -value)
                    }
                sum += missed
            }
            return sum
        }
    }
}
