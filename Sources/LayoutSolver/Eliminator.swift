/// Takes the equalities out of a component before anything is optimised.
///
/// Nearly all of a layout is required equalities of two or three variables, and nearly all of those can be used up one
/// at a time without changing another equation:
/// 1. an equality with one unknown left gives that variable (`width = 100`);
/// 2. a variable that occurs in one equality only is given by it, once the others are known
///    (`label.minX = cell.minX + 8` when nothing else ties `label.minX`).
/// The remaining equations form rings: they are the kernel, and get Gaussian elimination. The optional constraints
/// and the inequalities are then written in the variables that stay open, a handful.
struct Eliminator {
    let tables: Tables
    let scratch: UnsafeMutablePointer<Scratch>
    let component: Component

    private var variables: UnsafeMutablePointer<VariableRecord> { tables.variables }
    private var constraints: UnsafeMutablePointer<ConstraintRecord> { tables.constraints }

    func run() {
        scratch.pointee.steps.removeAll()
        scratch.pointee.checks.removeAll()
        classify()
        takeKnown()
        let knownCount = scratch.pointee.steps.count
        takeSingletons()
        component.knownCount = knownCount
        component.stepCount = scratch.pointee.steps.count
        takeKernel()
        expandRest()
    }

    private func classify() {
        scratch.pointee.equalities.removeAll()
        scratch.pointee.rest.removeAll()
        for index in 0..<component.variableCount {
            let record = variables + Int(component.variables[index])
            record.pointee.degree = 0
            record.pointee.role = Role.open
        }
        var total = 0
        for index in 0..<component.constraintCount {
            let constraint = component.constraints[index]
            let record = constraints + Int(constraint)
            guard record.pointee.isRequiredEquality else {
                scratch.pointee.rest.append(constraint)
                continue
            }
            scratch.pointee.equalities.append(constraint)
            record.pointee.active = record.pointee.count
            total += Int(record.pointee.count)
            for term in tables.terms(of: constraint) {
                variables[Int(term.variable)].degree += 1
            }
        }
        scratch.pointee.incidence.resize(to: total)
        var start: Int32 = 0
        for index in 0..<component.variableCount {
            let record = variables + Int(component.variables[index])
            record.pointee.start = start
            record.pointee.parent = start
            start += record.pointee.degree
        }
        let incidence = scratch.pointee.incidence.base
        for constraint in scratch.pointee.equalities.elements {
            for term in tables.terms(of: constraint) {
                let record = variables + Int(term.variable)
                incidence[Int(record.pointee.parent)] = constraint
                record.pointee.parent += 1
            }
        }
    }

    /// The equalities a variable occurs in, used up or not; `parent` marks the list's end until blocks are formed.
    @inline(__always)
    private func equalities(of variable: Int32) -> UnsafeBufferPointer<Int32> {
        let record = variables + Int(variable)
        let start = Int(record.pointee.start)
        return UnsafeBufferPointer(
            start: scratch.pointee.incidence.base + start,
            count: Int(record.pointee.parent) - start
        )
    }

    private func takeKnown() {
        scratch.pointee.queue.removeAll()
        for constraint in scratch.pointee.equalities.elements where constraints[Int(constraint)].active <= 1 {
            scratch.pointee.queue.append(constraint)
        }
        while let constraint = scratch.pointee.queue.popLast() {
            guard constraints[Int(constraint)].active >= 0 else { continue }
            constraints[Int(constraint)].active = -1
            guard
                let term = tables.terms(of: constraint).first(where: { variables[Int($0.variable)].role == Role.open })
            else {
                scratch.pointee.checks.append(constraint)
                continue
            }
            let variable = term.variable
            scratch.pointee.steps.append(
                Step(constraint: constraint, variable: variable, inverse: 1 / term.coefficient))
            variables[Int(variable)].role = Role.known
            for other in equalities(of: variable) {
                let record = constraints + Int(other)
                guard record.pointee.active > 0 else { continue }
                record.pointee.active -= 1
                if record.pointee.active == 1 {
                    scratch.pointee.queue.append(other)
                } else if record.pointee.active == 0 {
                    record.pointee.active = -1
                    scratch.pointee.checks.append(other)
                }
            }
        }
        // From here on a degree counts the equalities that are still there.
        for index in 0..<component.variableCount {
            let variable = component.variables[index]
            let record = variables + Int(variable)
            guard record.pointee.role == Role.open, record.pointee.degree > 0 else { continue }
            var degree: Int32 = 0
            for other in equalities(of: variable) where constraints[Int(other)].active > 0 {
                degree += 1
            }
            record.pointee.degree = degree
        }
    }

    private func takeSingletons() {
        scratch.pointee.queue.removeAll()
        // Positions before sizes: where a layout leaves one of the two open, a size is zero and the position follows.
        for isSize in [false, true] {
            for index in 0..<component.variableCount {
                let variable = component.variables[index]
                let record = variables + Int(variable)
                if record.pointee.role == Role.open, record.pointee.degree == 1,
                    record.pointee.isNonnegative == isSize
                {
                    scratch.pointee.queue.append(variable)
                }
            }
        }
        var next = 0
        while next < scratch.pointee.queue.count {
            let candidate = scratch.pointee.queue[next]
            next += 1
            guard variables[Int(candidate)].role == Role.open, variables[Int(candidate)].degree == 1,
                let constraint = equalities(of: candidate).first(where: { constraints[Int($0)].active >= 0 })
            else { continue }
            let terms = tables.terms(of: constraint)
            var pivot = candidate
            var coefficient = 0.0
            for term in terms {
                if term.variable == candidate {
                    if coefficient == 0 { coefficient = term.coefficient }
                } else if variables[Int(candidate)].isNonnegative {
                    let other = variables + Int(term.variable)
                    if other.pointee.role == Role.open, other.pointee.degree == 1, !other.pointee.isNonnegative {
                        pivot = term.variable
                        coefficient = term.coefficient
                    }
                }
            }
            variables[Int(pivot)].role =
                Role.firstEliminated + Int32(scratch.pointee.steps.count)
            scratch.pointee.steps.append(
                Step(constraint: constraint, variable: pivot, inverse: 1 / coefficient))
            constraints[Int(constraint)].active = -1
            for term in terms {
                let other = variables + Int(term.variable)
                guard other.pointee.role == Role.open else { continue }
                other.pointee.degree -= 1
                if other.pointee.degree == 1 { scratch.pointee.queue.append(term.variable) }
            }
        }
    }

    private func takeKernel() {
        scratch.pointee.queue.removeAll()
        for constraint in scratch.pointee.equalities.elements {
            let record = constraints + Int(constraint)
            guard record.pointee.active >= 0 else { continue }
            record.pointee.active = 0
            for term in tables.terms(of: constraint) where variables[Int(term.variable)].role == Role.open {
                record.pointee.active += 1
            }
            scratch.pointee.queue.append(constraint)
        }
        guard scratch.pointee.queue.count > 0 else { return }
        // The short ones first: they fill in least.
        let kernel = scratch.pointee.queue.elements.map { $0 }.sorted {
            let left = constraints[Int($0)]
            let right = constraints[Int($1)]
            return (left.active, left.sequence) < (right.active, right.sequence)
        }
        for constraint in kernel {
            takeKernelRow(constraint)
        }
    }

    private func takeKernelRow(_ constraint: Int32) {
        let first = Role.firstEliminated + Int32(component.stepCount)
        constraints[Int(constraint)].active = -1
        scratch.pointee.touched.removeAll()
        scratch.pointee.substitutions.removeAll()
        for term in tables.terms(of: constraint) { gather(term.variable, term.coefficient) }
        let operationStart = component.kernelOperations.count
        while let variable = nextSubstitution() {
            let factor = variables[Int(variable)].accumulator
            variables[Int(variable)].accumulator = 0
            guard abs(factor) > Tolerance.coefficient else { continue }
            let index = variables[Int(variable)].role - first
            let row = component.kernelRows[Int(index)]
            component.kernelOperations.append(KernelOperation(row: index, factor: factor))
            for term in component.kernelTerms[Int(row.termStart)..<Int(row.termStart + row.termCount)] {
                gather(term.variable, -factor * term.coefficient)
            }
        }
        // The pivot: a position rather than a size, and not a coefficient that is small beside the others.
        var largest = 0.0
        for variable in scratch.pointee.touched.elements {
            largest = max(largest, abs(variables[Int(variable)].accumulator))
        }
        guard largest > Tolerance.coefficient else {
            for variable in scratch.pointee.touched.elements {
                variables[Int(variable)].accumulator = 0
                variables[Int(variable)].isTouched = false
            }
            component.kernelOperations.removeSubrange(operationStart...)
            scratch.pointee.checks.append(constraint)
            return
        }
        var pivot: Int32 = -1
        for variable in scratch.pointee.touched.elements {
            let record = variables[Int(variable)]
            guard abs(record.accumulator) >= largest * 0.1 else { continue }
            if pivot < 0 || (variables[Int(pivot)].isNonnegative && !record.isNonnegative) { pivot = variable }
        }
        let scale = 1 / variables[Int(pivot)].accumulator
        let termStart = component.kernelTerms.count
        for variable in scratch.pointee.touched.elements {
            let record = variables + Int(variable)
            let coefficient = record.pointee.accumulator
            record.pointee.accumulator = 0
            record.pointee.isTouched = false
            if variable != pivot, abs(coefficient) > Tolerance.coefficient {
                component.kernelTerms.append(StoredTerm(variable: variable, coefficient: coefficient * scale))
            }
        }
        variables[Int(pivot)].role = first + Int32(component.kernelRows.count)
        component.kernelRows.append(
            KernelRow(
                constraint: constraint,
                variable: pivot,
                scale: scale,
                termStart: Int32(termStart),
                termCount: Int32(component.kernelTerms.count - termStart),
                operationStart: Int32(operationStart),
                operationCount: Int32(component.kernelOperations.count - operationStart)
            ))
    }

    // MARK: Rows in open variables

    private func expandRest() {
        scratch.pointee.coreRows.removeAll()
        scratch.pointee.coreTerms.removeAll()
        for constraint in scratch.pointee.rest.elements {
            scratch.pointee.touched.removeAll()
            scratch.pointee.substitutions.removeAll()
            for term in tables.terms(of: constraint) { gather(term.variable, term.coefficient) }
            expand(source: constraint, isRequired: constraints[Int(constraint)].isRequired)
        }
        for index in 0..<component.variableCount where variables[Int(component.variables[index])].isBounded {
            scratch.pointee.touched.removeAll()
            scratch.pointee.substitutions.removeAll()
            gather(component.variables[index], 1)
            expand(source: ~component.variables[index], isRequired: true)
        }
    }

    private func expand(source: Int32, isRequired: Bool) {
        let kernelFirst = Int32(component.stepCount)
        while let variable = nextSubstitution() {
            let factor = variables[Int(variable)].accumulator
            variables[Int(variable)].accumulator = 0
            guard abs(factor) > Tolerance.coefficient else { continue }
            let order = variables[Int(variable)].role - Role.firstEliminated
            if order < kernelFirst {
                let step = scratch.pointee.steps[Int(order)]
                let scale = -factor * step.inverse
                for term in tables.terms(of: step.constraint) where term.variable != variable {
                    gather(term.variable, scale * term.coefficient)
                }
            } else {
                let row = component.kernelRows[Int(order - kernelFirst)]
                for term in component.kernelTerms[Int(row.termStart)..<Int(row.termStart + row.termCount)] {
                    gather(term.variable, -factor * term.coefficient)
                }
            }
        }
        let start = scratch.pointee.coreTerms.count
        for variable in scratch.pointee.touched.elements {
            let record = variables + Int(variable)
            let coefficient = record.pointee.accumulator
            record.pointee.accumulator = 0
            record.pointee.isTouched = false
            if abs(coefficient) > Tolerance.coefficient {
                scratch.pointee.coreTerms.append(StoredTerm(variable: variable, coefficient: coefficient))
            }
        }
        let count = scratch.pointee.coreTerms.count - start
        if count > 0 {
            scratch.pointee.coreRows.append(
                CoreRow(start: Int32(start), count: Int32(count), source: source, block: -1))
        } else if isRequired {
            scratch.pointee.checks.append(source)
        }
    }

    /// Adds a term to the row being expanded.
    @inline(__always)
    private func gather(_ variable: Int32, _ coefficient: Double) {
        let record = variables + Int(variable)
        let role = record.pointee.role
        guard role != Role.known else { return }
        record.pointee.accumulator += coefficient
        guard !record.pointee.isTouched else { return }
        record.pointee.isTouched = true
        if role == Role.open {
            scratch.pointee.touched.append(variable)
        } else {
            scratch.pointee.substitutions.append(variable)
        }
    }

    /// The first eliminated variable among those gathered; what is substituted for it was eliminated after it.
    @inline(__always)
    private func nextSubstitution() -> Int32? {
        let count = scratch.pointee.substitutions.count
        guard count > 0 else { return nil }
        let list = scratch.pointee.substitutions.base
        var best = 0
        for index in 1..<count where variables[Int(list[index])].role < variables[Int(list[best])].role {
            best = index
        }
        let variable = list[best]
        list[best] = list[count - 1]
        scratch.pointee.substitutions.truncate(to: count - 1)
        variables[Int(variable)].isTouched = false
        return variable
    }
}
