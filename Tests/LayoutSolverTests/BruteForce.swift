import LayoutSolver

/// A system of constraints as plain data, for the solver under test and for the search below.
struct RandomSystem {
    struct Row {
        var coefficients: [Double]
        var relation: Relation
        var constant: Double
        var priority: Float

        func violation(at point: [Double]) -> Double {
            let value = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
            return switch relation {
            case .equal: abs(value)
            case .lessThanOrEqual: max(0, value)
            case .greaterThanOrEqual: max(0, -value)
            }
        }
    }

    var isNonnegative: [Bool]
    var rows: [Row]

    static func make(variables: Int, rows: Int, using generator: inout some RandomNumberGenerator) -> RandomSystem {
        var system = RandomSystem(
            isNonnegative: (0..<variables).map { _ in Int.random(in: 0..<3, using: &generator) == 0 }, rows: [])
        for _ in 0..<rows {
            var coefficients = [Double](repeating: 0, count: variables)
            for _ in 0..<Int.random(in: 1...min(3, variables), using: &generator) {
                coefficients[Int.random(in: 0..<variables, using: &generator)] =
                    [-2, -1, -1, 1, 1, 1, 2].randomElement(using: &generator)!
            }
            system.rows.append(
                Row(
                    coefficients: coefficients,
                    relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!,
                    constant: Double(Int.random(in: -20...20, using: &generator)),
                    priority: [1000, 1000, 750, 750, 500, 250].randomElement(using: &generator)!
                ))
        }
        return system
    }

    /// What is missed at a point, summed for each priority from the highest down; bounds count as required.
    func cost(at point: [Double]) -> [Double] {
        ([1000, 750, 500, 250] as [Float]).map { priority in
            var sum = rows.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
            if priority == 1000 {
                for (value, isBounded) in zip(point, isNonnegative) where isBounded { sum += max(0, -value) }
            }
            return sum
        }
    }

    /// The least cost there is, found by trying every point where as many rows are met exactly as there are variables.
    func leastCost() -> [Double] {
        let count = isNonnegative.count
        var planes = rows.map { ($0.coefficients, $0.constant) }
        for index in 0..<count {
            var axis = [Double](repeating: 0, count: count)
            axis[index] = 1
            planes.append((axis, 0))
        }
        var best: [Double]?
        func search(_ chosen: [Int], from start: Int) {
            if chosen.count == count {
                guard let point = solve(chosen.map { planes[$0] }) else { return }
                let found = cost(at: point)
                if best == nil || isLess(found, best!) { best = found }
                return
            }
            for index in start..<max(start, planes.count) { search(chosen + [index], from: index + 1) }
        }
        search([], from: 0)
        return best!
    }

    /// Gaussian elimination; `nil` when the planes do not meet in one point.
    private func solve(_ planes: [([Double], Double)]) -> [Double]? {
        let count = planes.count
        var matrix = planes.map { $0.0 + [$0.1] }
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
                abs(matrix[pivot][column]) > 1e-9
            else { return nil }
            matrix.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
            }
        }
        return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
    }
}

/// Compares costs priority by priority.
func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) {
        if one < other - 1e-5 { return true }
        if one > other + 1e-5 { return false }
    }
    return false
}

func isAsGood(_ left: [Double], _ right: [Double]) -> Bool {
    !isLess(left, right) && !isLess(right, left)
}

/// A system in a solver.
struct LoadedSystem {
    let solver = Solver()
    let variables: [Variable]
    var constraints: [Constraint] = []

    init(_ system: RandomSystem) {
        let solver = solver
        variables = system.isNonnegative.map { solver.makeVariable(isNonnegative: $0) }
        for row in system.rows { add(row) }
    }

    mutating func add(_ row: RandomSystem.Row) {
        let terms = zip(variables, row.coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
        constraints.append(solver.add(terms, row.relation, row.constant, priority: Priority(row.priority)))
    }

    var point: [Double] { variables.map { solver[$0] } }
}

/// A generator whose numbers are the same in every run (Steele and Vigna's SplitMix64).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
