import LayoutSolver

/// Constraints as plain data, so that both solvers are given the same.
struct System: Encodable {
    struct Row: Encodable {
        var variables: [Int32]
        var coefficients: [Double]
        var relation: Relation
        var constant: Double
        var priority: Float

        private enum Key: CodingKey { case variables, coefficients, relation, constant, priority }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(variables, forKey: .variables)
            try container.encode(coefficients, forKey: .coefficients)
            try container.encode(Int(relation.rawValue), forKey: .relation)
            try container.encode(constant, forKey: .constant)
            try container.encode(priority, forKey: .priority)
        }
    }

    var isNonnegative: [Bool] = []
    var rows: [Row] = []

    mutating func makeVariable(isNonnegative bound: Bool = false) -> Int32 {
        isNonnegative.append(bound)
        return Int32(isNonnegative.count - 1)
    }

    mutating func add(
        _ terms: [(Int32, Double)], _ relation: Relation, _ constant: Double, priority: Float = 1000
    ) {
        rows.append(
            Row(
                variables: terms.map(\.0), coefficients: terms.map(\.1), relation: relation, constant: constant,
                priority: priority))
    }
}
