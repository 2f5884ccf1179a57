import Combine
import Foundation
import Testing

@Suite struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test func arithmeticSaturates() {
        #expect(Demand.max(1) + .max(2) == .max(3))
        #expect(Demand.unlimited + .max(2) == .unlimited)
        #expect(Demand.max(.max) + .max(1) == .unlimited)
        #expect(Demand.unlimited - .max(2) == .unlimited)
        #expect(Demand.max(2) - .unlimited == .none)
        #expect(Demand.max(5) * 3 == .max(15))
        #expect(Demand.max(.max) * 2 == .unlimited)
        #expect(Demand.max(5) + -3 == .max(2))
        #expect(Demand.max(5) - 2 == .max(3))
        #expect(Demand.max(5).max == 5)
        #expect(Demand.unlimited.max == nil)
    }

    @Test func comparison() {
        #expect(Demand.unlimited > .max(.max))
        #expect(!(Demand.unlimited > .unlimited))
        #expect(Demand.unlimited >= .unlimited)
        #expect(Demand.unlimited > 5)
        #expect(5 < Demand.unlimited)
        #expect(Demand.max(5) == 5)
        #expect(Demand.unlimited != 5)
        #expect(Demand.none < 1)
        #expect(!(Demand.max(5) == 6) && 5 == Demand.max(5) && 6 != Demand.max(5) && !(Demand.max(5) != 5))
        let isFive = { $0 == 5 }
        #expect(isFive(5), "a number stays a number where nothing says more")
    }

    @Test func description() throws {
        #expect("\(Demand.max(3))" == "max(3)")
        #expect("\(Demand.unlimited)" == "unlimited")
        let coded = try JSONEncoder().encode([Demand.max(3), .unlimited])
        #expect(try JSONDecoder().decode([Demand].self, from: coded) == [.max(3), .unlimited])
    }
}
