extension Solver {
    /// Brings every value up to date.
    ///
    /// Where required constraints contradict each other, one of each contradictory set is ignored from then on: the
    /// youngest that is not essential. It is tried again when another of the set is changed or removed.
    ///
    /// - Returns: the contradictions found by this call.
    @discardableResult
    public func solve() -> [Conflict] {
        guard needsSolving else { return [] }
        let known = conflicts.count
        if pending.count > 0 || !dirtyComponents.isEmpty {
            for index in regroup() { solveComponent(index) }
        }
        let queued = queuedComponents
        queuedComponents.removeAll(keepingCapacity: true)
        for index in queued {
            // A component that was formed anew is not queued any more.
            guard let component = components[Int(index)], component.isQueued else { continue }
            component.isQueued = false
            solveComponent(index)
        }
        return conflicts.count > known ? Array(conflicts[known...]) : []
    }

    private func solveComponent(_ index: Int32) {
        var index = index
        while let component = components[Int(index)] {
            if component.solve(tables: tables, scratch: scratch) {
                publish(component)
                return
            }
            guard breakConflict(in: component) else {
                publish(component)
                return
            }
            // Without the broken constraint the component may fall apart.
            let formed = regroup()
            guard let first = formed.first else { return }
            for other in formed.dropFirst() { solveComponent(other) }
            index = first
        }
    }

    /// Makes what was worked out the variables' values.
    private func publish(_ component: Component) {
        let records = variables.base
        for position in 0..<component.variableCount {
            let index = component.variables[position]
            let record = records + Int(index)
            guard abs(record.pointee.work - record.pointee.value) > 1e-9 else { continue }
            record.pointee.value = record.pointee.work
            if !record.pointee.isChanged {
                record.pointee.isChanged = true
                changed.append(index)
            }
        }
    }

    // MARK: Components

    /// Takes dirty components apart and forms new ones of their constraints and of those pending.
    ///
    /// - Returns: the numbers of the new ones.
    private func regroup() -> [Int32] {
        var list = Buffer<Int32>(minimumCapacity: pending.count + 16)
        defer { list.free() }
        for position in 0..<pending.count {
            let index = pending[position]
            let record = constraints.base + Int(index)
            record.pointee.isPending = false
            guard record.pointee.isAlive else {
                if record.pointee.component < 0 { recycle(index) }
                continue
            }
            for term in tables.terms(of: index) {
                let component = variables[Int(term.variable)].component
                if component >= 0 { markDirty(component) }
            }
            if record.pointee.count == 0 {
                checkConstant(index)
            } else if !record.pointee.isBroken, record.pointee.component < 0 {
                list.append(index)
            }
        }
        pending.removeAll()

        var orphans = Buffer<Int32>()
        defer { orphans.free() }
        let isMixed = !dirtyComponents.isEmpty
        for number in dirtyComponents {
            guard let component = components[Int(number)] else { continue }
            for position in 0..<component.variableCount {
                variables.base[Int(component.variables[position])].component = -1
                orphans.append(component.variables[position])
            }
            for position in 0..<component.constraintCount {
                let index = component.constraints[position]
                let record = constraints.base + Int(index)
                record.pointee.component = -1
                if !record.pointee.isAlive {
                    recycle(index)
                } else if !record.pointee.isBroken {
                    list.append(index)
                }
            }
            components[Int(number)] = nil
            freeComponents.append(number)
        }
        dirtyComponents.removeAll(keepingCapacity: true)
        recycleVariables()
        compactTerms()
        if isMixed {
            let records = constraints.base
            var elements = UnsafeMutableBufferPointer(start: list.base, count: list.count)
            elements.sort {
                records[Int($0)].sequence < records[Int($1)].sequence
            }
        }
        let formed = formComponents(of: list)
        for index in orphans.elements where variables[Int(index)].component < 0 { release(index) }
        return formed
    }

    /// A variable that no constraint mentions any more is zero, as if none ever had.
    private func release(_ index: Int32) {
        let record = variables.base + Int(index)
        record.pointee.isBounded = false
        guard record.pointee.isAlive, record.pointee.value != 0 else { return }
        record.pointee.value = 0
        if !record.pointee.isChanged {
            record.pointee.isChanged = true
            changed.append(index)
        }
    }

    /// A constraint whose terms cancel has no component; it holds or it does not.
    private func checkConstant(_ index: Int32) {
        let record = constraints[Int(index)]
        guard record.isRequired, !record.isBroken else { return }
        let isKept =
            switch record.relation {
            case .equal: abs(record.constant) <= Tolerance.value
            case .lessThanOrEqual: record.constant >= -Tolerance.value
            case .greaterThanOrEqual: record.constant <= Tolerance.value
            }
        guard !isKept else { return }
        constraints.base[Int(index)].isBroken = true
        constraints.base[Int(index)].isInConflict = true
        let handle = Constraint(index: index)
        conflicts.append(Conflict(constraints: [handle], broken: handle))
    }

    private func formComponents(of list: Buffer<Int32>) -> [Int32] {
        let records = variables.base
        let tables = self.tables
        for index in list.elements {
            for term in tables.terms(of: index) {
                let record = records + Int(term.variable)
                record.pointee.parent = term.variable
                record.pointee.group = -1
                record.pointee.isTouched = false
            }
        }
        for index in list.elements {
            let terms = tables.terms(of: index)
            let first = root(terms[0].variable)
            for position in 1..<max(1, terms.count) {
                let other = root(terms[position].variable)
                if other != first { records[Int(other)].parent = first }
            }
        }

        // Count each group's constraints and variables, then sort them into runs.
        var sizes = Buffer<Int32>()
        var variableSizes = Buffer<Int32>()
        var members = Buffer<Int32>(minimumCapacity: list.count + 16)
        defer {
            sizes.free()
            variableSizes.free()
            members.free()
        }
        for index in list.elements {
            let terms = tables.terms(of: index)
            let top = records + Int(root(terms[0].variable))
            if top.pointee.group < 0 {
                top.pointee.group = Int32(sizes.count)
                sizes.append(0)
                variableSizes.append(0)
            }
            let group = top.pointee.group
            sizes.base[Int(group)] += 1
            for term in terms where !records[Int(term.variable)].isTouched {
                records[Int(term.variable)].isTouched = true
                variableSizes.base[Int(group)] += 1
                members.append(term.variable)
            }
        }
        let groupCount = sizes.count
        var constraintRuns = Buffer<Int32>(minimumCapacity: list.count + 1)
        var variableRuns = Buffer<Int32>(minimumCapacity: members.count + 1)
        var starts = Buffer<Int32>(minimumCapacity: groupCount + 1)
        var variableStarts = Buffer<Int32>(minimumCapacity: groupCount + 1)
        defer {
            constraintRuns.free()
            variableRuns.free()
            starts.free()
            variableStarts.free()
        }
        constraintRuns.resize(to: list.count)
        variableRuns.resize(to: members.count)
        var start: Int32 = 0
        var variableStart: Int32 = 0
        for group in 0..<groupCount {
            starts.append(start)
            variableStarts.append(variableStart)
            start += sizes[group]
            variableStart += variableSizes[group]
        }
        for index in list.elements {
            let group = Int(records[Int(root(tables.terms(of: index)[0].variable))].group)
            constraintRuns[Int(starts[group])] = index
            starts.base[group] += 1
        }
        for variable in members.elements {
            let group = Int(records[Int(root(variable))].group)
            variableRuns[Int(variableStarts[group])] = variable
            variableStarts.base[group] += 1
            records[Int(variable)].isTouched = false
        }

        var formed: [Int32] = []
        formed.reserveCapacity(groupCount)
        for group in 0..<groupCount {
            let size = Int(sizes[group])
            let variableSize = Int(variableSizes[group])
            let component = Component(
                constraints: UnsafeBufferPointer(
                    start: constraintRuns.base + (Int(starts[group]) - size), count: size),
                variables: UnsafeBufferPointer(
                    start: variableRuns.base + (Int(variableStarts[group]) - variableSize), count: variableSize),
                tables: tables,
                scratch: scratch
            )
            let number: Int32
            if let free = freeComponents.popLast() {
                number = free
                components[Int(free)] = component
            } else {
                number = Int32(components.count)
                components.append(component)
            }
            for position in 0..<size { constraints.base[Int(component.constraints[position])].component = number }
            for position in 0..<variableSize { records[Int(component.variables[position])].component = number }
            formed.append(number)
        }
        return formed
    }

    private func root(_ variable: Int32) -> Int32 {
        let records = variables.base
        var current = variable
        while records[Int(current)].parent != current {
            let grandparent = records[Int(records[Int(current)].parent)].parent
            records[Int(current)].parent = grandparent
            current = grandparent
        }
        return current
    }
}
