/// Sorts the rows that elimination leaves into blocks that share no variable, and lays the blocks out in memory.
struct BlockBuilder {
    let tables: Tables
    let scratch: UnsafeMutablePointer<Scratch>

    /// - Returns: the blocks and the memory they are in, which the caller frees.
    func build(variables: UnsafeBufferPointer<Int32>) -> ([Block], UnsafeMutableRawPointer?) {
        let rowCount = scratch.pointee.coreRows.count
        for variable in variables where tables.variables[Int(variable)].role == Role.open {
            let record = tables.variables + Int(variable)
            record.pointee.parent = variable
            record.pointee.column = -1
            // A variable that no row mentions stays at zero.
            record.pointee.work = 0
        }
        guard rowCount > 0 else { return ([], nil) }
        let rows = scratch.pointee.coreRows.base
        let terms = scratch.pointee.coreTerms.base
        for index in 0..<rowCount {
            let first = root(terms[Int(rows[index].start)].variable)
            for offset in 1..<max(1, Int(rows[index].count)) {
                let other = root(terms[Int(rows[index].start) + offset].variable)
                if other != first { tables.variables[Int(other)].parent = first }
            }
        }
        var blockRows: [Int] = []
        for index in 0..<rowCount {
            let record = tables.variables + Int(root(terms[Int(rows[index].start)].variable))
            if record.pointee.column < 0 {
                record.pointee.column = Int32(blockRows.count)
                blockRows.append(0)
            }
            rows[index].block = record.pointee.column
            blockRows[Int(record.pointee.column)] += 1
        }
        // The column of a root has served as the block's number; hand each variable its block, then its column.
        var blockColumns = [Int](repeating: 0, count: blockRows.count)
        scratch.pointee.columns.removeAll()
        for variable in variables {
            let record = tables.variables + Int(variable)
            guard record.pointee.role == Role.open else { continue }
            let block = tables.variables[Int(root(variable))].column
            guard block >= 0 else { continue }
            record.pointee.group = block
            scratch.pointee.columns.append(variable)
        }
        for variable in scratch.pointee.columns.elements {
            let block = Int(tables.variables[Int(variable)].group)
            tables.variables[Int(variable)].column = Int32(blockColumns[block])
            blockColumns[block] += 1
        }

        // Rows and columns, gathered by block.
        let order = UnsafeMutablePointer<Int32>.allocate(capacity: rowCount + scratch.pointee.columns.count)
        defer { order.deallocate() }
        var rowStarts = [Int](repeating: 0, count: blockRows.count + 1)
        for block in blockRows.indices { rowStarts[block + 1] = rowStarts[block] + blockRows[block] }
        var cursors = rowStarts
        for index in 0..<rowCount {
            let block = Int(rows[index].block)
            order[cursors[block]] = Int32(index)
            cursors[block] += 1
        }

        var doubles = 0
        var words = 0
        var slackCount = 0
        var levelRuns: [(start: Int, count: Int)] = []
        scratch.pointee.levels.removeAll()
        for block in blockRows.indices {
            let start = scratch.pointee.levels.count
            for position in rowStarts[block]..<rowStarts[block + 1] {
                addLevel(priority(ofRow: rows[Int(order[position])]), from: start)
            }
            let count = scratch.pointee.levels.count - start
            levelRuns.append((start, count))
            doubles += Block.doubleCount(rows: blockRows[block], columns: blockColumns[block], levels: count)
            words += Block.wordCount(rows: blockRows[block], columns: blockColumns[block])
            slackCount += blockRows[block]
        }

        let slackBytes = slackCount * MemoryLayout<Block.Slack>.stride
        let arena = UnsafeMutableRawPointer.allocate(
            byteCount: doubles * 8 + slackBytes + words * 4, alignment: 16)
        var double = arena.bindMemory(to: Double.self, capacity: doubles)
        double.update(repeating: 0, count: doubles)
        var slack = (arena + doubles * 8).bindMemory(to: Block.Slack.self, capacity: slackCount)
        var word = (arena + doubles * 8 + slackBytes).bindMemory(to: Int32.self, capacity: words)
        func take<T>(_ pointer: inout UnsafeMutablePointer<T>, _ count: Int) -> UnsafeMutablePointer<T> {
            defer { pointer += count }
            return pointer
        }
        var blocks: [Block] = []
        blocks.reserveCapacity(blockRows.count)
        for index in blockRows.indices {
            let rowTotal = blockRows[index]
            let columnTotal = blockColumns[index]
            let levels = levelRuns[index]
            let block = Block(
                rowCount: rowTotal,
                columnCount: columnTotal,
                levelCount: levels.count,
                tableau: take(&double, rowTotal * columnTotal),
                values: take(&double, rowTotal),
                offsets: take(&double, rowTotal),
                slopes: take(&double, levels.count * columnTotal),
                basic: take(&word, rowTotal),
                nonbasic: take(&word, columnTotal),
                sides: take(&word, rowTotal),
                slacks: take(&slack, rowTotal),
                openVariables: take(&word, columnTotal)
            )
            for (row, position) in (rowStarts[index]..<rowStarts[index + 1]).enumerated() {
                fill(block, row: row, from: rows[Int(order[position])], levels: levels.start)
            }
            for column in 0..<columnTotal { block.nonbasic[column] = Int32(rowTotal + column) }
            blocks.append(block)
        }
        for variable in scratch.pointee.columns.elements {
            let record = tables.variables[Int(variable)]
            blocks[Int(record.group)].openVariables[Int(record.column)] = variable
        }
        return (blocks, arena)
    }

    private func fill(_ block: Block, row: Int, from core: CoreRow, levels: Int) {
        var sign = 1.0
        var isEquality = false
        if core.source >= 0 {
            let relation = tables.constraints[Int(core.source)].relation
            sign = relation == .lessThanOrEqual ? -1 : 1
            isEquality = relation == .equal
        }
        let rank = priority(ofRow: core)
        // Level 0 is for what is required, whether or not the block has such rows.
        var level = 0
        while scratch.pointee.levels[levels + level] != rank { level += 1 }
        block.slacks[row] = Block.Slack(
            source: core.source, level: Int32(level), sign: sign, isEquality: isEquality)
        block.basic[row] = Int32(row)
        block.sides[row] = 1
        for offset in 0..<Int(core.count) {
            let term = scratch.pointee.coreTerms[Int(core.start) + offset]
            let column = Int(tables.variables[Int(term.variable)].column)
            block.tableau[row * block.columnCount + column] = sign * term.coefficient
        }
    }

    private func priority(ofRow row: CoreRow) -> Float {
        row.source >= 0 ? tables.constraints[Int(row.source)].priority : 1000
    }

    /// Puts a priority among the block's levels, highest first; the required level is always there.
    private func addLevel(_ priority: Float, from start: Int) {
        if scratch.pointee.levels.count == start { scratch.pointee.levels.append(1000) }
        var index = start
        while index < scratch.pointee.levels.count {
            let level = scratch.pointee.levels[index]
            if level == priority { return }
            if level < priority { break }
            index += 1
        }
        scratch.pointee.levels.append(priority)
        var position = scratch.pointee.levels.count - 1
        while position > index {
            scratch.pointee.levels[position] = scratch.pointee.levels[position - 1]
            position -= 1
        }
        scratch.pointee.levels[index] = priority
    }

    @inline(__always)
    private func root(_ variable: Int32) -> Int32 {
        var current = variable
        while tables.variables[Int(current)].parent != current {
            let parent = tables.variables[Int(current)].parent
            let grandparent = tables.variables[Int(parent)].parent
            tables.variables[Int(current)].parent = grandparent
            current = grandparent
        }
        return current
    }
}
