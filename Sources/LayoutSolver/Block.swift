/// The part of a component that has to be optimised: rows in a few open variables, as a dense simplex tableau.
///
/// Every row is a slack, `sum of coefficient * column + offset`, with a cost that is piecewise linear: a
/// `.greaterThanOrEqual` row costs what it is below zero, an `.equal` row how far it is from zero, each at the level of
/// its priority. Required rows are level 0, and can be kept when that level's cost is zero. Costs compare level by
/// level, so a priority wins absolutely. Any point is feasible in this form, so a changed constant needs no repair
/// step: the basis stays, the values are worked out anew, and the method goes on from there.
struct Block {
    let rowCount: Int
    let columnCount: Int
    let levelCount: Int
    /// Basic variable `row` = sum over columns of `tableau[row * columnCount + column]` * nonbasic variable.
    let tableau: UnsafeMutablePointer<Double>
    /// The value of each row's basic variable.
    let values: UnsafeMutablePointer<Double>
    /// For each slack, the constant part of its expression.
    let offsets: UnsafeMutablePointer<Double>
    /// The slope of each level's cost along each column, from the basic variables: `slopes[level * columnCount + column]`.
    let slopes: UnsafeMutablePointer<Double>
    /// Which variable is basic in a row: a slack, or `rowCount` + an open variable.
    let basic: UnsafeMutablePointer<Int32>
    let nonbasic: UnsafeMutablePointer<Int32>
    /// On which side of zero a row's basic slack is taken to be: -1 or 1.
    let sides: UnsafeMutablePointer<Int32>
    let slacks: UnsafeMutablePointer<Slack>
    /// The open variables, in the solver's numbering.
    let openVariables: UnsafeMutablePointer<Int32>

    struct Slack: BitwiseCopyable {
        /// A constraint, or `~variable` for a bound at zero.
        var source: Int32
        var level: Int32
        /// -1 for a constraint of the form `<=`, which is turned around.
        var sign: Double
        var isEquality: Bool
    }

    // MARK: Memory

    static func doubleCount(rows: Int, columns: Int, levels: Int) -> Int {
        rows * columns + rows * 2 + levels * columns
    }

    static func wordCount(rows: Int, columns: Int) -> Int {
        rows * 2 + columns * 2
    }

    // MARK: Solving

    /// Takes new constants and finds the best values.
    ///
    /// - Parameter isFirst: no basis has been found before.
    func solve(tables: Tables, scratch: UnsafeMutablePointer<Scratch>, isFirst: Bool) {
        for index in 0..<rowCount {
            let slack = slacks[index]
            offsets[index] =
                slack.source >= 0
                ? slack.sign * tables.residual(of: slack.source)
                : tables.variables[Int(~slack.source)].work
        }
        computeValues()
        var hasMoved = isFirst
        for row in 0..<rowCount where basic[row] < rowCount {
            let value = values[row]
            let side: Int32
            if value > Tolerance.value {
                side = 1
            } else if value < -Tolerance.value {
                side = -1
            } else if isFirst || !slacks[Int(basic[row])].isEquality {
                side = 1
            } else {
                continue
            }
            if sides[row] != side {
                sides[row] = side
                hasMoved = true
            }
        }
        guard hasMoved else { return }
        computeSlopes()
        optimise(scratch)
    }

    /// The nonbasic slacks are zero, and nonbasic open variables too; everything basic follows.
    private func computeValues() {
        for row in 0..<rowCount {
            values[row] = basic[row] < rowCount ? offsets[Int(basic[row])] : 0
        }
        for column in 0..<columnCount {
            let variable = Int(nonbasic[column])
            guard variable < rowCount, offsets[variable] != 0 else { continue }
            let amount = -offsets[variable]
            var entry = tableau + column
            for row in 0..<rowCount {
                values[row] += entry.pointee * amount
                entry += columnCount
            }
        }
    }

    /// The cost's slope in the value of a row's basic variable.
    @inline(__always)
    private func slope(ofRow row: Int) -> Double {
        let slack = slacks[Int(basic[row])]
        if sides[row] < 0 { return -1 }
        return slack.isEquality ? 1 : 0
    }

    private func computeSlopes() {
        slopes.update(repeating: 0, count: levelCount * columnCount)
        for row in 0..<rowCount where basic[row] < rowCount {
            addSlope(slope(ofRow: row), row: row)
        }
    }

    @inline(__always)
    private func addSlope(_ amount: Double, row: Int) {
        guard amount != 0 else { return }
        let target = slopes + Int(slacks[Int(basic[row])].level) * columnCount
        let source = tableau + row * columnCount
        for column in 0..<columnCount { target[column] += amount * source[column] }
    }

    private struct Entering {
        var column = -1
        var direction = 1.0
        var level = Int.max
        var slope = 0.0
    }

    private func optimise(_ scratch: UnsafeMutablePointer<Scratch>) {
        let patience = 20 + 4 * (rowCount + columnCount)
        let limit = patience + 50 * (rowCount + columnCount)
        var iteration = 0
        while iteration < limit {
            let entering = chooseEntering(takesFirst: iteration > patience)
            guard entering.column >= 0, step(entering, scratch) else { return }
            iteration += 1
        }
    }

    /// The column along which the cost falls, at the highest level there is and fastest.
    ///
    /// - Parameter takesFirst: the first such column by the number of its variable, which cannot go round in circles.
    private func chooseEntering(takesFirst: Bool) -> Entering {
        var best = Entering()
        for column in 0..<columnCount {
            let variable = Int(nonbasic[column])
            let isSlack = variable < rowCount
            let ownLevel = isSlack ? Int(slacks[variable].level) : -1
            let ownUp = isSlack && slacks[variable].isEquality ? 1.0 : 0.0
            var direction = -1.0
            repeat {
                direction = -direction
                var level = 0
                while level < levelCount {
                    var slope = direction * slopes[level * columnCount + column]
                    if level == ownLevel { slope += direction > 0 ? ownUp : 1 }
                    if slope > Tolerance.coefficient { break }
                    if slope < -Tolerance.coefficient {
                        let isBetter =
                            takesFirst
                            ? best.column < 0 || variable < Int(nonbasic[best.column])
                            : level < best.level || (level == best.level && slope < best.slope - 1e-12)
                        if isBetter {
                            best = Entering(column: column, direction: direction, level: level, slope: slope)
                        }
                        break
                    }
                    level += 1
                }
            } while direction > 0
        }
        return best
    }

    /// Goes along a column until the cost stops falling, and exchanges it with the row where that is.
    ///
    /// - Returns: `false` when nothing stops it, which is rounding: a cost is never negative.
    private func step(_ entering: Entering, _ scratch: UnsafeMutablePointer<Scratch>) -> Bool {
        let column = entering.column
        let direction = entering.direction
        let variable = Int(nonbasic[column])

        scratch.pointee.breakpoints.removeAll()
        for row in 0..<rowCount where basic[row] < rowCount {
            let rate = tableau[row * columnCount + column] * direction
            guard abs(rate) > Tolerance.coefficient, (rate > 0) == (sides[row] < 0) else { continue }
            let slack = slacks[Int(basic[row])]
            scratch.pointee.breakpoints.append(
                Breakpoint(
                    distance: max(0, -values[row] / rate),
                    change: abs(rate) * (slack.isEquality ? 2 : 1),
                    row: Int32(row),
                    level: slack.level
                ))
        }

        scratch.pointee.slopes.resize(to: levelCount)
        let current = scratch.pointee.slopes.base
        for level in 0..<levelCount { current[level] = direction * slopes[level * columnCount + column] }
        if variable < rowCount {
            let slack = slacks[variable]
            current[Int(slack.level)] += direction < 0 || slack.isEquality ? 1 : 0
        }

        // Nearest first; of two as near, the larger pivot.
        let breakpoints = scratch.pointee.breakpoints.base
        let count = scratch.pointee.breakpoints.count
        var stop: Breakpoint?
        var passed = 0
        while passed < count {
            var nearest = passed
            for index in (passed + 1)..<max(count, passed + 1) {
                let difference = breakpoints[index].distance - breakpoints[nearest].distance
                if difference < 0 || (difference == 0 && breakpoints[index].change > breakpoints[nearest].change) {
                    nearest = index
                }
            }
            let found = breakpoints[nearest]
            breakpoints[nearest] = breakpoints[passed]
            breakpoints[passed] = found
            current[Int(found.level)] += found.change
            if !isFalling(current) {
                stop = found
                break
            }
            passed += 1
        }
        guard let stop else { return false }

        for index in 0..<passed {
            let row = Int(breakpoints[index].row)
            addSlope(-slope(ofRow: row), row: row)
            sides[row] = -sides[row]
            addSlope(slope(ofRow: row), row: row)
        }
        let row = Int(stop.row)
        let length = stop.distance * direction
        if length != 0 {
            for other in 0..<rowCount {
                values[other] += tableau[other * columnCount + column] * length
            }
        }
        addSlope(-slope(ofRow: row), row: row)
        exchange(row: row, column: column)
        values[row] = length
        sides[row] = direction > 0 ? 1 : -1
        if variable < rowCount { addSlope(slope(ofRow: row), row: row) }
        return true
    }

    private func isFalling(_ slopes: UnsafeMutablePointer<Double>) -> Bool {
        for level in 0..<levelCount {
            if slopes[level] < -Tolerance.coefficient { return true }
            if slopes[level] > Tolerance.coefficient { return false }
        }
        return false
    }

    /// Makes the row's basic variable nonbasic and the column's basic, in the tableau and in the slopes.
    private func exchange(row: Int, column: Int) {
        let pivotRow = tableau + row * columnCount
        let inverse = 1 / pivotRow[column]
        for other in 0..<columnCount { pivotRow[other] *= -inverse }
        pivotRow[column] = inverse
        for other in 0..<rowCount where other != row {
            substitute(pivotRow, column, in: tableau + other * columnCount)
        }
        for level in 0..<levelCount {
            substitute(pivotRow, column, in: slopes + level * columnCount)
        }
        swap(&basic[row], &nonbasic[column])
    }

    @inline(__always)
    private func substitute(
        _ pivotRow: UnsafeMutablePointer<Double>, _ column: Int, in target: UnsafeMutablePointer<Double>
    ) {
        let factor = target[column]
        guard factor != 0 else { return }
        target[column] = 0
        for other in 0..<columnCount { target[other] += factor * pivotRow[other] }
        // Terms that cancel are set to zero: a rounding residue would be taken for a pivot.
        for other in 0..<columnCount where abs(target[other]) < 1e-12 { target[other] = 0 }
    }

    // MARK: Reading

    /// Writes the open variables' values into the tables.
    func writeValues(_ tables: Tables) {
        for index in 0..<columnCount { tables.variables[Int(openVariables[index])].work = 0 }
        for row in 0..<rowCount where basic[row] >= rowCount {
            tables.variables[Int(openVariables[Int(basic[row]) - rowCount])].work = values[row]
        }
    }

    /// Whether a required row is not kept.
    var isViolated: Bool {
        for row in 0..<rowCount where basic[row] < rowCount && values[row] < -Tolerance.value * 10 {
            if slacks[Int(basic[row])].level == 0 { return true }
        }
        return false
    }

    /// Whether the cost stays as it is when the column's variable moves, so that its value is arbitrary.
    func isFree(column: Int) -> Bool {
        let variable = Int(nonbasic[column])
        for direction in [1.0, -1.0] {
            var isFlat = true
            for level in 0..<levelCount {
                var slope = direction * slopes[level * columnCount + column]
                if variable < rowCount, Int(slacks[variable].level) == level {
                    slope += direction < 0 || slacks[variable].isEquality ? 1 : 0
                }
                if abs(slope) > Tolerance.coefficient { isFlat = false }
            }
            // A flat direction with a bound right there is not a direction.
            if isFlat, canMove(column: column, direction: direction) { return true }
        }
        return false
    }

    private func canMove(column: Int, direction: Double) -> Bool {
        for row in 0..<rowCount where basic[row] < rowCount && abs(values[row]) <= Tolerance.value {
            let rate = tableau[row * columnCount + column] * direction
            if rate < -Tolerance.coefficient || (rate > Tolerance.coefficient && slacks[Int(basic[row])].isEquality) {
                return false
            }
        }
        return true
    }

    /// Moves a column's variable by one, for the sake of what depends on it.
    func nudge(column: Int, _ tables: Tables) {
        let variable = Int(nonbasic[column])
        if variable >= rowCount { tables.variables[Int(openVariables[variable - rowCount])].work += 1 }
        for row in 0..<rowCount where basic[row] >= rowCount {
            tables.variables[Int(openVariables[Int(basic[row]) - rowCount])].work +=
                tableau[row * columnCount + column]
        }
    }
}
