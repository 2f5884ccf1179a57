import LayoutSolver
import Testing

@Suite struct RandomSystemTests {
    @Test(arguments: 1...4) func aSolutionIsTheBestThereIs(variables: Int) {
        var generator = SplitMix(state: UInt64(variables))
        for round in 0..<150 {
            let system = RandomSystem.make(
                variables: variables, rows: Int.random(in: 1...7, using: &generator), using: &generator)
            let loaded = LoadedSystem(system)
            let conflicts = loaded.solver.solve()
            let best = system.leastCost()
            if best[0] > 1e-6 {
                #expect(!conflicts.isEmpty, "round \(round): a contradiction went unnoticed in \(system)")
                checkRecovery(loaded, system)
            } else {
                #expect(conflicts.isEmpty, "round \(round): \(system)")
                #expect(isAsGood(system.cost(at: loaded.point), best), "round \(round): \(system) at \(loaded.point)")
            }
        }
    }

    /// What is left after breaking constraints holds, each reported set is contradictory, and none of it needlessly.
    private func checkRecovery(_ loaded: LoadedSystem, _ system: RandomSystem) {
        var rest = system
        rest.rows = zip(loaded.constraints, system.rows).filter { !loaded.solver.isBroken($0.0) }.map(\.1)
        #expect(isAsGood(rest.cost(at: loaded.point), rest.leastCost()))
        #expect(rest.cost(at: loaded.point)[0] < 1e-5)
    }

    @Test func aReportedSetIsContradictoryAndNoneOfItNeedless() {
        var generator = SplitMix(state: 77)
        var found = 0
        for _ in 0..<300 {
            let system = RandomSystem.make(variables: 3, rows: 7, using: &generator)
            let loaded = LoadedSystem(system)
            for conflict in loaded.solver.solve() {
                found += 1
                let rows = conflict.constraints.map { handle in
                    system.rows[loaded.constraints.firstIndex(of: handle)!]
                }
                #expect(conflict.constraints.contains(conflict.broken))
                #expect(rows.allSatisfy { $0.priority == 1000 })
                var part = RandomSystem(isNonnegative: system.isNonnegative, rows: rows)
                #expect(part.leastCost()[0] > 1e-6)
                for index in rows.indices {
                    part.rows = rows
                    part.rows.remove(at: index)
                    #expect(part.leastCost()[0] < 1e-6)
                }
            }
        }
        #expect(found > 50)
    }

    @Test func changesLeadWhereAFreshSolverLeads() {
        var generator = SplitMix(state: 5)
        for round in 0..<120 {
            var system = RandomSystem.make(variables: 4, rows: 8, using: &generator)
            var loaded = LoadedSystem(system)
            loaded.solver.solve()
            for _ in 0..<6 {
                let index = Int.random(in: 0..<system.rows.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    system.rows[index].constant = Double(Int.random(in: -30...30, using: &generator))
                    loaded.solver.setConstant(system.rows[index].constant, of: loaded.constraints[index])
                case 1:
                    system.rows[index].priority = [1000, 750, 500, 250].randomElement(using: &generator)!
                    loaded.solver.setPriority(Priority(system.rows[index].priority), of: loaded.constraints[index])
                case 2 where system.rows.count > 2:
                    loaded.solver.remove(loaded.constraints.remove(at: index))
                    system.rows.remove(at: index)
                default:
                    let more = RandomSystem.make(variables: 4, rows: 1, using: &generator)
                    system.rows += more.rows
                    loaded.add(more.rows[0])
                }
                loaded.solver.solve()
                var kept = system
                kept.rows = zip(loaded.constraints, system.rows).filter { !loaded.solver.isBroken($0.0) }.map(\.1)
                #expect(isAsGood(kept.cost(at: loaded.point), kept.leastCost()), "round \(round): \(kept)")
                let fresh = LoadedSystem(system)
                let isContradictory = !fresh.solver.solve().isEmpty
                #expect(isContradictory == loaded.constraints.contains { loaded.solver.isBroken($0) })
            }
        }
    }

    @Test func theSameSystemGivesTheSameValues() {
        var generator = SplitMix(state: 11)
        for _ in 0..<100 {
            let system = RandomSystem.make(variables: 6, rows: 10, using: &generator)
            let one = LoadedSystem(system)
            let other = LoadedSystem(system)
            one.solver.solve()
            other.solver.solve()
            #expect(one.point == other.point)
        }
    }
}
