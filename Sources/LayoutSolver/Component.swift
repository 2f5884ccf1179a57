/// Constraints that hang together through shared variables, taken apart and ready to be worked out.
///
/// Values are worked out by going through the elimination's steps, so a changed constant costs one pass over the terms.
final class Component {
    let constraintCount: Int
    let variableCount: Int
    let constraints: UnsafeMutablePointer<Int32>
    let variables: UnsafeMutablePointer<Int32>

    /// The equations found by elimination, in order; the first `knownCount` need no other unknown, the rest are read
    /// backwards.
    private(set) var steps: UnsafeMutablePointer<Step>
    var stepCount = 0
    var knownCount = 0
    var kernelRows: [KernelRow] = []
    var kernelTerms: [StoredTerm] = []
    var kernelOperations: [KernelOperation] = []
    /// Required constraints (or `~variable` for a bound) that hold or not whatever the open variables are.
    private var checks: [Int32] = []
    private(set) var blocks: [Block] = []
    /// The blocks' memory.
    private var arena: UnsafeMutableRawPointer?
    private var isFirst = true

    /// Whether only constants have changed since the last solution.
    var isQueued = false
    /// Whether constraints came or went.
    var isDirty = false

    init(
        constraints list: UnsafeBufferPointer<Int32>,
        variables variableList: UnsafeBufferPointer<Int32>,
        tables: Tables,
        scratch: UnsafeMutablePointer<Scratch>
    ) {
        constraintCount = list.count
        variableCount = variableList.count
        constraints = .allocate(capacity: max(1, list.count + variableList.count))
        variables = constraints + list.count
        for index in 0..<list.count { constraints[index] = list[index] }
        for index in 0..<variableList.count { variables[index] = variableList[index] }
        steps = .allocate(capacity: 1)
        build(tables: tables, scratch: scratch)
    }

    deinit {
        constraints.deallocate()
        steps.deallocate()
        arena?.deallocate()
    }

    /// Eliminates and forms the blocks.
    func build(tables: Tables, scratch: UnsafeMutablePointer<Scratch>) {
        kernelRows.removeAll()
        kernelTerms.removeAll()
        kernelOperations.removeAll()
        Eliminator(tables: tables, scratch: scratch, component: self).run()
        steps.deallocate()
        steps = .allocate(capacity: max(1, stepCount))
        steps.update(from: scratch.pointee.steps.base, count: stepCount)
        checks = Array(scratch.pointee.checks.elements)
        arena?.deallocate()
        let builder = BlockBuilder(tables: tables, scratch: scratch)
        (blocks, arena) = builder.build(variables: UnsafeBufferPointer(start: variables, count: variableCount))
        isFirst = true
    }

    /// Works out every variable's `work`.
    ///
    /// - Returns: whether the required constraints hold.
    func solve(tables: Tables, scratch: UnsafeMutablePointer<Scratch>) -> Bool {
        while true {
            let isSatisfied = solveOnce(tables: tables, scratch: scratch)
            // Sizes are hardly ever held up by their bound, so the bounds take part only once they are crossed.
            var crossed = false
            for index in 0..<variableCount {
                let record = tables.variables + Int(variables[index])
                if record.pointee.isNonnegative, !record.pointee.isBounded, record.pointee.work < -Tolerance.value {
                    record.pointee.isBounded = true
                    crossed = true
                }
            }
            guard crossed else { return isSatisfied }
            build(tables: tables, scratch: scratch)
        }
    }

    private func solveOnce(tables: Tables, scratch: UnsafeMutablePointer<Scratch>) -> Bool {
        let records = tables.variables
        for index in 0..<knownCount { evaluate(steps[index], tables) }
        for index in kernelRows.indices { evaluateKernelConstant(index, tables) }
        if !blocks.isEmpty {
            // With the open variables at zero, every row's residual is its constant part.
            for block in blocks {
                for column in 0..<block.columnCount { records[Int(block.openVariables[column])].work = 0 }
            }
            evaluateDependents(tables)
            for block in blocks {
                block.solve(tables: tables, scratch: scratch, isFirst: isFirst)
            }
            for block in blocks { block.writeValues(tables) }
        }
        isFirst = false
        evaluateDependents(tables)
        return areChecksKept(tables)
    }

    private func areChecksKept(_ tables: Tables) -> Bool {
        for check in checks {
            if check < 0 {
                if tables.variables[Int(~check)].work < -Tolerance.value * 10 { return false }
                continue
            }
            let residual = tables.residual(of: check)
            switch tables.constraints[Int(check)].relation {
            case .equal: if abs(residual) > Tolerance.value * 10 { return false }
            case .lessThanOrEqual: if residual > Tolerance.value * 10 { return false }
            case .greaterThanOrEqual: if residual < -Tolerance.value * 10 { return false }
            }
        }
        return !blocks.contains { $0.isViolated }
    }

    @inline(__always)
    private func evaluate(_ step: Step, _ tables: Tables) {
        var sum = tables.constraints[Int(step.constraint)].constant
        for term in tables.terms(of: step.constraint) where term.variable != step.variable {
            sum -= term.coefficient * tables.variables[Int(term.variable)].work
        }
        tables.variables[Int(step.variable)].work = sum * step.inverse
    }

    private func evaluateKernelConstant(_ index: Int, _ tables: Tables) {
        let row = kernelRows[index]
        var sum = tables.constraints[Int(row.constraint)].constant
        for term in tables.terms(of: row.constraint) where tables.variables[Int(term.variable)].role == Role.known {
            sum -= term.coefficient * tables.variables[Int(term.variable)].work
        }
        for operation in kernelOperations[Int(row.operationStart)..<Int(row.operationStart + row.operationCount)] {
            sum -= operation.factor * kernelRows[Int(operation.row)].value
        }
        kernelRows[index].value = sum * row.scale
    }

    private func evaluateDependents(_ tables: Tables) {
        var index = kernelRows.count - 1
        while index >= 0 {
            let row = kernelRows[index]
            var sum = row.value
            for term in kernelTerms[Int(row.termStart)..<Int(row.termStart + row.termCount)] {
                sum -= term.coefficient * tables.variables[Int(term.variable)].work
            }
            tables.variables[Int(row.variable)].work = sum
            index -= 1
        }
        index = stepCount - 1
        while index >= knownCount {
            evaluate(steps[index], tables)
            index -= 1
        }
    }

    // MARK: Ambiguity

    /// The variables whose values could be others and serve the constraints as well.
    func ambiguousVariables(tables: Tables) -> Set<Int32> {
        var found: Set<Int32> = []
        let inBlocks = Set(blocks.flatMap { block in (0..<block.columnCount).map { block.openVariables[$0] } })
        var determined: Set<Int32> = []
        for index in 0..<stepCount { determined.insert(steps[index].variable) }
        for row in kernelRows { determined.insert(row.variable) }
        let list = UnsafeBufferPointer(start: variables, count: variableCount)
        let before = list.map { tables.variables[Int($0)].value }

        func collect(_ move: () -> Void) {
            for (offset, variable) in list.enumerated() { tables.variables[Int(variable)].work = before[offset] }
            move()
            evaluateDependents(tables)
            for (offset, variable) in list.enumerated()
            where abs(tables.variables[Int(variable)].work - before[offset]) > Tolerance.value {
                found.insert(variable)
            }
        }
        for variable in list where !determined.contains(variable) && !inBlocks.contains(variable) {
            collect { tables.variables[Int(variable)].work += 1 }
        }
        for block in blocks {
            for column in 0..<block.columnCount where block.isFree(column: column) {
                collect { block.nudge(column: column, tables) }
            }
        }
        return found
    }
}
