extension Solver {
    /// Whether other values of the variable would serve the constraints as well, as of the last ``solve()``.
    ///
    /// For diagnostics: it costs as much as several solutions.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        ambiguousVariables(among: [variable]).contains(variable)
    }

    /// Those of the variables whose values are arbitrary, as of the last ``solve()``.
    public func ambiguousVariables(among list: [Variable]) -> Set<Variable> {
        var result: Set<Variable> = []
        var seen: [Int32: Set<Int32>] = [:]
        for variable in list {
            let number = variables[Int(variable.index)].component
            guard number >= 0, let component = components[Int(number)] else {
                result.insert(variable)
                continue
            }
            let found = seen[number] ?? component.ambiguousVariables(tables: tables)
            seen[number] = found
            if found.contains(variable.index) { result.insert(variable) }
        }
        return result
    }
}
