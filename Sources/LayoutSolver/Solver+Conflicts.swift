extension Solver {
    /// Finds required constraints of a component that contradict each other, and breaks one.
    ///
    /// - Returns: `false` when there are none, and the component's trouble was rounding.
    func breakConflict(in component: Component) -> Bool {
        var required: [Int32] = []
        for position in 0..<component.constraintCount {
            let index = component.constraints[position]
            if constraints[Int(index)].isRequired { required.append(index) }
        }
        guard !isFeasible(required) else { return false }
        // The essential ones and the oldest first: the search gives up what comes late in the list.
        required.sort {
            let left = constraints[Int($0)]
            let right = constraints[Int($1)]
            if left.isEssential != right.isEssential { return left.isEssential }
            return left.sequence < right.sequence
        }
        var set = minimalConflict(background: [], changed: false, among: required)
        guard let broken = sacrifice(of: set) else { return false }
        set.sort { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
        for index in set { constraints.base[Int(index)].isInConflict = true }
        constraints.base[Int(broken)].isBroken = true
        conflicts.append(
            Conflict(constraints: set.map(Constraint.init(index:)), broken: Constraint(index: broken)))
        markDirty(constraints[Int(broken)].component)
        return true
    }

    /// The constraint of a contradiction that is given up: one that is not essential, which whoever uses the solver
    /// may choose, or else the youngest.
    private func sacrifice(of set: [Int32]) -> Int32? {
        let candidates = set.filter { !constraints[Int($0)].isEssential }
        guard candidates.count > 1, let chooseSacrifice else { return candidates.last ?? set.last }
        let oldestFirst = candidates.sorted { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
        let chosen = chooseSacrifice(oldestFirst.map(Constraint.init(index:)))
        return chosen.map(\.index) ?? candidates.last
    }

    /// Halves the constraints again and again, keeping what is needed for the contradiction (Junker's QuickXplain).
    private func minimalConflict(background: [Int32], changed: Bool, among list: [Int32]) -> [Int32] {
        if changed, !isFeasible(background) { return [] }
        if list.count <= 1 { return list }
        let half = list.count / 2
        let older = Array(list[..<half])
        let younger = Array(list[half...])
        let fromYounger = minimalConflict(
            background: background + older, changed: !older.isEmpty, among: younger)
        let fromOlder = minimalConflict(
            background: background + fromYounger, changed: !fromYounger.isEmpty, among: older)
        return fromOlder + fromYounger
    }

    /// Whether these constraints can hold together.
    private func isFeasible(_ list: [Int32]) -> Bool {
        guard !list.isEmpty else { return true }
        var members: [Int32] = []
        for index in list {
            for term in tables.terms(of: index) where !variables[Int(term.variable)].isTouched {
                variables.base[Int(term.variable)].isTouched = true
                members.append(term.variable)
            }
        }
        for variable in members { variables.base[Int(variable)].isTouched = false }
        return list.withUnsafeBufferPointer { list in
            members.withUnsafeBufferPointer { members in
                Component(constraints: list, variables: members, tables: tables, scratch: scratch)
                    .solve(tables: tables, scratch: scratch)
            }
        }
    }
}
