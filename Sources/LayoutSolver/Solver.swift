/// Finds values for variables under linear constraints with priorities.
///
/// Constraints are taken in at no cost beyond storing them; ``solve()`` brings every value up to date. It looks only at
/// the groups of constraints, connected by shared variables, that something was done to. Where only constants have
/// changed, as when a window is resized, a group is worked out along the lines of its last solution.
///
/// Values left open by the constraints are zero. The result depends on the constraints and on the order in which they
/// were added, and on nothing else but where several results serve the constraints equally well.
///
/// A solver is used by one thread at a time.
public final class Solver {
    var variables = Buffer<VariableRecord>(minimumCapacity: 64)
    var constraints = Buffer<ConstraintRecord>(minimumCapacity: 64)
    var terms = Buffer<StoredTerm>(minimumCapacity: 256)
    var components: [Component?] = []

    private var freeVariables: [Int32] = []
    private var freeConstraints: [Int32] = []
    var freeComponents: [Int32] = []
    /// Constraints that no component has taken in yet.
    var pending = Buffer<Int32>()
    var dirtyComponents: [Int32] = []
    var queuedComponents: [Int32] = []
    var changed = Buffer<Int32>()
    /// The contradictions that hold at present.
    package internal(set) var conflicts: [Conflict] = []
    /// Chooses which of the constraints that contradict each other, the oldest first, is given up; nil leaves it to the
    /// solver.
    package var chooseSacrifice: (([Constraint]) -> Constraint?)?
    /// How many stored terms belong to constraints that are gone.
    private var garbage = 0
    private var sequence = 0
    var scratch = UnsafeMutablePointer<Scratch>.allocate(capacity: 1)

    /// Creates a solver without constraints.
    public init() {
        scratch.initialize(to: Scratch())
    }

    deinit {
        variables.free()
        constraints.free()
        terms.free()
        pending.free()
        changed.free()
        scratch.pointee.free()
        scratch.deinitialize(count: 1)
        scratch.deallocate()
    }

    var tables: Tables {
        Tables(variables: variables.base, constraints: constraints.base, terms: terms.base)
    }

    // MARK: Variables

    /// Makes a variable, whose value is zero until ``solve()`` says otherwise.
    ///
    /// - Parameter isNonnegative: keeps the value from falling below zero, as a required constraint would. Where a sum
    ///   of such a variable and another is all that is known, this one is zero and the other follows.
    public func makeVariable(isNonnegative: Bool = false) -> Variable {
        var record = VariableRecord()
        record.isNonnegative = isNonnegative
        if let index = freeVariables.popLast() {
            variables[Int(index)] = record
            return Variable(index: index)
        }
        variables.append(record)
        return Variable(index: Int32(variables.count - 1))
    }

    /// Ends a variable; the constraints on it must have been removed.
    public func remove(_ variable: Variable) {
        let record = variables.base + Int(variable.index)
        precondition(record.pointee.isAlive, "The variable has been removed before")
        // Its component still lists it, so that one is formed anew first.
        let component = record.pointee.component
        if component >= 0 { markDirty(component) }
        record.pointee.isAlive = false
        record.pointee.isNonnegative = false
        deadVariables.append(variable.index)
        if component < 0 { recycleVariables() }
    }

    /// Variables that are gone but may still be listed by a component.
    private var deadVariables: [Int32] = []

    func recycleVariables() {
        guard !deadVariables.isEmpty else { return }
        for index in deadVariables where variables[Int(index)].component < 0 {
            freeVariables.append(index)
        }
        deadVariables.removeAll { variables[Int($0)].component < 0 }
    }

    /// The variable's value as of the last ``solve()``.
    public func value(of variable: Variable) -> Double {
        variables[Int(variable.index)].value
    }

    /// The value of a variable in the last solution; 0 before one.
    public subscript(variable: Variable) -> Double {
        value(of: variable)
    }

    /// The variables whose values have changed since this was last asked, in no order that means anything.
    public func takeChangedVariables() -> [Variable] {
        var result: [Variable] = []
        result.reserveCapacity(changed.count)
        for index in changed.elements {
            let record = variables.base + Int(index)
            record.pointee.isChanged = false
            if record.pointee.isAlive { result.append(Variable(index: index)) }
        }
        changed.removeAll()
        return result
    }

    // MARK: Constraints

    /// Adds `terms (relation) constant`.
    ///
    /// - Parameters:
    ///   - isEssential: whether another constraint is given up rather than this one when required constraints conflict.
    @discardableResult
    public func add(
        _ newTerms: [Term],
        _ relation: Relation,
        _ constant: Double,
        priority: Priority = .required,
        isEssential: Bool = false
    ) -> Constraint {
        let start = terms.count
        for term in newTerms {
            assert(variables[Int(term.variable.index)].isAlive, "The variable has been removed")
            store(term, from: start)
        }
        dropZeros(from: start)
        sequence += 1
        let record = ConstraintRecord(
            constant: constant,
            start: Int32(start),
            count: Int32(terms.count - start),
            priority: priority.rawValue,
            sequence: sequence,
            relation: relation,
            isEssential: isEssential
        )
        let index: Int32
        if let free = freeConstraints.popLast() {
            index = free
            constraints[Int(free)] = record
        } else {
            index = Int32(constraints.count)
            constraints.append(record)
        }
        pending.append(index)
        return Constraint(index: index)
    }

    /// Adds `left (relation) right`.
    @discardableResult
    public func add(
        _ left: Expression,
        _ relation: Relation,
        _ right: Expression = Expression(),
        priority: Priority = .required,
        isEssential: Bool = false
    ) -> Constraint {
        let difference = left - right
        return add(
            difference.terms, relation, -difference.constant, priority: priority, isEssential: isEssential)
    }

    /// Ends a constraint.
    public func remove(_ constraint: Constraint) {
        let record = constraints.base + Int(constraint.index)
        precondition(record.pointee.isAlive, "The constraint has been removed before")
        touch(constraint.index)
        if record.pointee.component >= 0 { markDirty(record.pointee.component) }
        record.pointee.isAlive = false
        garbage += Int(record.pointee.count)
        // A component or the pending list may still name it; it is used again once they do not.
        if record.pointee.component < 0 && !record.pointee.isPending {
            freeConstraints.append(constraint.index)
        }
    }

    /// Changes the right side of a constraint.
    public func setConstant(_ constant: Double, of constraint: Constraint) {
        let record = constraints.base + Int(constraint.index)
        guard record.pointee.constant != constant else { return }
        record.pointee.constant = constant
        touch(constraint.index)
        let index = record.pointee.component
        guard index >= 0, let component = components[Int(index)], !component.isQueued else { return }
        component.isQueued = true
        queuedComponents.append(index)
    }

    /// Returns the number in a constraint.
    public func constant(of constraint: Constraint) -> Double {
        constraints[Int(constraint.index)].constant
    }

    /// Changes the priority of a constraint.
    public func setPriority(_ priority: Priority, of constraint: Constraint) {
        let record = constraints.base + Int(constraint.index)
        guard record.pointee.priority != priority.rawValue else { return }
        record.pointee.priority = priority.rawValue
        touch(constraint.index)
        if record.pointee.component >= 0 { markDirty(record.pointee.component) }
    }

    /// Returns the priority of a constraint.
    public func priority(of constraint: Constraint) -> Priority {
        Priority(constraints[Int(constraint.index)].priority)
    }

    /// Whether the constraint is ignored because it contradicts others.
    public func isBroken(_ constraint: Constraint) -> Bool {
        constraints[Int(constraint.index)].isBroken
    }

    /// Whether ``solve()`` has anything to do.
    public var needsSolving: Bool {
        pending.count > 0 || !dirtyComponents.isEmpty || !queuedComponents.isEmpty
    }

    // MARK: Bookkeeping

    func markDirty(_ index: Int32) {
        guard let component = components[Int(index)], !component.isDirty else { return }
        component.isDirty = true
        dirtyComponents.append(index)
    }

    /// Lets a broken constraint be tried again when one of those it contradicts changes.
    private func touch(_ index: Int32) {
        guard constraints[Int(index)].isInConflict else { return }
        conflicts.removeAll { conflict in
            guard conflict.constraints.contains(where: { $0.index == index }) else { return false }
            restore(conflict.broken.index)
            return true
        }
        constraints[Int(index)].isInConflict = conflicts.contains { conflict in
            conflict.constraints.contains { $0.index == index }
        }
    }

    private func restore(_ index: Int32) {
        let record = constraints.base + Int(index)
        guard record.pointee.isAlive, record.pointee.isBroken else { return }
        record.pointee.isBroken = false
        guard !record.pointee.isPending else { return }
        record.pointee.isPending = true
        pending.append(index)
    }

    func recycle(_ constraint: Int32) {
        freeConstraints.append(constraint)
    }

    /// Stores a term, adding it to another of the same variable from `start` on.
    @inline(__always)
    private func store(_ term: Term, from start: Int) {
        var index = start
        while index < terms.count {
            if terms.base[index].variable == term.variable.index {
                terms.base[index].coefficient += term.coefficient
                return
            }
            index += 1
        }
        terms.append(StoredTerm(variable: term.variable.index, coefficient: term.coefficient))
    }

    @inline(__always)
    private func dropZeros(from start: Int) {
        var kept = start
        for index in start..<terms.count where abs(terms.base[index].coefficient) > Tolerance.coefficient {
            terms.base[kept] = terms.base[index]
            kept += 1
        }
        terms.truncate(to: kept)
    }

    /// Closes the gaps that removed constraints left among the terms, once they are most of them.
    func compactTerms() {
        guard garbage > 1024, garbage > terms.count / 2 else { return }
        var compact = Buffer<StoredTerm>(minimumCapacity: terms.count - garbage + 256)
        for index in 0..<constraints.count where constraints[index].isAlive {
            let record = constraints.base + index
            let start = compact.count
            for offset in 0..<Int(record.pointee.count) {
                compact.append(terms[Int(record.pointee.start) + offset])
            }
            record.pointee.start = Int32(start)
        }
        terms.free()
        terms = compact
        garbage = 0
    }
}
