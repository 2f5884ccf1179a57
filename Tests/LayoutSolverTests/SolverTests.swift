import LayoutSolver
import Testing

@Suite struct SolverTests {
    let solver = Solver()

    @Test func anEqualityGivesItsVariable() {
        let width = solver.makeVariable()
        solver.add([Term(width, 2)], .equal, 100)
        solver.solve()
        #expect(solver[width] == 50)
    }

    @Test func whatIsLeftOpenIsZero() {
        let (x, width) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
        solver.add(x + width, .equal, Expression(constant: 80))
        solver.solve()
        #expect(solver[width] == 0)
        #expect(solver[x] == 80)
        #expect(solver.isAmbiguous(x))
        #expect(solver.isAmbiguous(width))
        solver.add([Term(width)], .equal, 30)
        solver.solve()
        #expect(!solver.isAmbiguous(x))
    }

    @Test func aHigherPriorityOutweighsAnyNumberOfLowerOnes() {
        let x = solver.makeVariable()
        for _ in 0..<100 { solver.add([Term(x)], .equal, 0, priority: Priority(499)) }
        let strong = solver.add([Term(x)], .equal, 10, priority: Priority(500))
        solver.solve()
        #expect(solver[x] == 10)
        solver.setPriority(Priority(498), of: strong)
        solver.solve()
        #expect(solver[x] == 0)
    }

    @Test func anOptionalConstraintComesAsNearAsItCan() {
        let x = solver.makeVariable()
        solver.add([Term(x)], .lessThanOrEqual, 40)
        solver.add([Term(x)], .equal, 100, priority: Priority(1))
        solver.solve()
        #expect(solver[x] == 40)
    }

    @Test func aSizeStaysAboveZero() {
        let width = solver.makeVariable(isNonnegative: true)
        solver.add([Term(width)], .equal, -20, priority: Priority(999))
        solver.solve()
        #expect(solver[width] == 0)
    }

    @Test func aLabelBesideAnotherGivesWay() {
        // |-8-[short]-8-[long]-8-| in 100 points; the second resists compression less.
        let (x1, w1) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
        let (x2, w2) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
        solver.add([Term(x1)], .equal, 8)
        solver.add([Term(x2), Term(x1, -1), Term(w1, -1)], .equal, 8)
        let right = solver.add([Term(x2), Term(w2)], .equal, 92)
        for (width, size, resistance) in [(w1, 30.0, Float(751)), (w2, 90, 750)] {
            solver.add([Term(width)], .greaterThanOrEqual, size, priority: Priority(resistance))
            solver.add([Term(width)], .lessThanOrEqual, size, priority: Priority(250))
        }
        solver.solve()
        #expect(solver[w1] == 30)
        #expect(solver[x2] == 46)
        #expect(solver[w2] == 46)
        solver.setConstant(132, of: right)
        solver.solve()
        #expect(solver[w1] == 30)
        #expect(solver[w2] == 86)
    }

    @Test func equalitiesInARingAreSolved() {
        // Two views of equal width side by side.
        let (x1, w1) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
        let (x2, w2) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
        solver.add([Term(x1)], .equal, 10)
        solver.add(x2 - x1, .equal, Expression(w1) + 10)
        solver.add(w1 - w2, .equal)
        let right = solver.add(x2 + w2, .equal, Expression(constant: 110))
        solver.solve()
        #expect(solver[w1] == 45)
        #expect(solver[x2] == 65)
        solver.setConstant(210, of: right)
        solver.solve()
        #expect(solver[w2] == 95)
    }

    @Test func aRedundantConstraintDoesNoHarm() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(x - y, .equal, Expression(constant: 5))
        solver.add(y - x, .equal, Expression(constant: -5))
        solver.add([Term(x)], .equal, 7)
        #expect(solver.solve().isEmpty)
        #expect(solver[y] == 2)
    }

    @Test func aContradictionNamesWhatContradictsAndBreaksTheYoungest() throws {
        let (x, width) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
        let left = solver.add([Term(x)], .equal, 10)
        let fixed = solver.add([Term(width)], .equal, 50)
        solver.add([Term(width)], .greaterThanOrEqual, 20)
        let right = solver.add(x + width, .equal, Expression(constant: 100))
        let conflict = try #require(solver.solve().first)
        #expect(conflict.constraints == [left, fixed, right])
        #expect(conflict.broken == right)
        #expect(solver[width] == 50)
        #expect(solver.isBroken(right))

        // It is reported once, and holds again when it can.
        solver.setConstant(30, of: solver.add([Term(solver.makeVariable())], .equal, 1))
        #expect(solver.solve().isEmpty)
        solver.remove(fixed)
        #expect(solver.solve().isEmpty)
        #expect(!solver.isBroken(right))
        #expect(solver[width] == 90)
    }

    @Test func anEssentialConstraintIsNotTheOneBroken() throws {
        let width = solver.makeVariable()
        let mine = solver.add([Term(width)], .equal, 50)
        let given = solver.add([Term(width)], .equal, 80, isEssential: true)
        let conflict = try #require(solver.solve().first)
        #expect(conflict.broken == mine)
        #expect(conflict.constraints == [mine, given])
        #expect(solver[width] == 80)
    }

    @Test func aConstantCanCauseAContradictionAndEndIt() {
        let width = solver.makeVariable()
        solver.add([Term(width)], .lessThanOrEqual, 100)
        let fixed = solver.add([Term(width)], .equal, 50)
        #expect(solver.solve().isEmpty)
        solver.setConstant(120, of: fixed)
        #expect(solver.solve().count == 1)
        solver.setConstant(90, of: fixed)
        #expect(solver.solve().isEmpty)
        #expect(solver[width] == 90)
    }

    @Test func aConstraintWhoseTermsCancelHoldsOrIsBroken() {
        let x = solver.makeVariable()
        solver.add(x - x, .equal, Expression(constant: 0))
        #expect(solver.solve().isEmpty)
        let wrong = solver.add(x - x, .equal, Expression(constant: 1))
        #expect(solver.solve().map(\.broken) == [wrong])
        solver.remove(wrong)
        #expect(solver.solve().isEmpty)
    }

    @Test func onlyWhatChangedIsReported() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = solver.add([Term(x)], .equal, 1)
        let second = solver.add([Term(y)], .equal, 2)
        solver.solve()
        #expect(Set(solver.takeChangedVariables()) == [x, y])
        #expect(solver.takeChangedVariables().isEmpty)
        solver.setConstant(3, of: second)
        solver.setConstant(1, of: first)
        solver.solve()
        #expect(solver.takeChangedVariables() == [y])
        #expect(!solver.needsSolving)
    }

    @Test func removedVariablesAndConstraintsMakeRoom() {
        var kept: [(Variable, Double)] = []
        for round in 0..<2000 {
            let (x, y) = (solver.makeVariable(), solver.makeVariable())
            let one = solver.add([Term(x)], .equal, Double(round))
            let other = solver.add(y - x, .equal, Expression(constant: 1))
            if round % 3 == 0 { solver.solve() }
            if round % 100 == 0 {
                kept.append((y, Double(round) + 1))
            } else {
                solver.remove(one)
                solver.remove(other)
                solver.remove(x)
                solver.remove(y)
            }
        }
        solver.solve()
        for (variable, value) in kept { #expect(solver[variable] == value) }
    }

    @Test func groupsMergeAndPart() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add([Term(x)], .equal, 4)
        let own = solver.add([Term(y)], .equal, 9, priority: Priority(10))
        solver.solve()
        let link = solver.add(x - y, .equal)
        solver.solve()
        #expect(solver[y] == 4)
        solver.remove(link)
        solver.solve()
        #expect(solver[y] == 9)
        solver.remove(own)
        _ = solver.takeChangedVariables()
        solver.solve()
        #expect(solver[x] == 4)
        #expect(solver[y] == 0)
        #expect(solver.takeChangedVariables() == [y])
    }
}
