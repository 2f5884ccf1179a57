import CKiwi
import LayoutSolver

/// Constraints as plain data, so that both solvers are given the same.
struct System {
    struct Row {
        var variables: [Int32]
        var coefficients: [Double]
        var relation: Relation
        var constant: Double
        var priority: Float
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

    /// The strength in kiwi for a priority: three decades of decades, as its own strengths are apart.
    static func strength(_ priority: Float) -> Double {
        if priority >= 1000 { return kiwi_required() }
        if priority >= 750 { return 1e6 }
        return priority >= 500 ? 1e3 : 1
    }
}

/// A system in our solver.
struct Ours {
    let solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var constraints: [Constraint] = []

    /// - Parameter copies: how many times the system is put in, each with variables of its own.
    init(_ system: System, copies: Int = 1) {
        variables.reserveCapacity(system.isNonnegative.count * copies)
        constraints.reserveCapacity(system.rows.count * copies)
        var terms: [Term] = []
        for _ in 0..<copies {
            let first = variables.count
            for isBounded in system.isNonnegative { variables.append(solver.makeVariable(isNonnegative: isBounded)) }
            for row in system.rows {
                terms.removeAll(keepingCapacity: true)
                for index in row.variables.indices {
                    terms.append(Term(variables[first + Int(row.variables[index])], row.coefficients[index]))
                }
                constraints.append(
                    solver.add(terms, row.relation, row.constant, priority: Priority(row.priority)))
            }
        }
    }

    var values: [Double] { variables.map { solver[$0] } }
}

/// A system in kiwi.
final class Kiwi {
    let session: OpaquePointer
    let count: Int
    private(set) var isContradictory = false

    /// - Parameter edited: a variable that will be given values, instead of the constraint that fixes it.
    init(_ system: System, edited: [(variable: Int32, row: Int)] = []) {
        count = system.isNonnegative.count
        session = kiwi_create(Int32(count))
        for (index, isBounded) in system.isNonnegative.enumerated() where isBounded {
            if kiwi_add(session, [Int32(index)], [1], 1, 1, 0, kiwi_required()) == 0 { isContradictory = true }
        }
        for (index, row) in system.rows.enumerated() {
            if let edit = edited.first(where: { $0.row == index }) {
                kiwi_edit(session, edit.variable, 1e8)
                kiwi_suggest(session, edit.variable, row.constant)
                continue
            }
            let isTaken = kiwi_add(
                session, row.variables, row.coefficients, Int32(row.variables.count), Int32(row.relation.rawValue),
                row.constant, System.strength(row.priority))
            if isTaken == 0 { isContradictory = true }
        }
    }

    deinit { kiwi_destroy(session) }

    var values: [Double] { (0..<count).map { kiwi_value(session, Int32($0)) } }
}
