import LayoutSolver

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
