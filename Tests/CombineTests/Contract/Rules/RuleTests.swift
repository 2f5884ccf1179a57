import Combine
import Foundation
import Testing

/// Every operator through every rule, against the table in the documentation.
///
/// `COMBINE_RULES=1` prints the table as it is observed.
@Suite struct RuleTests {
    private static let stops = "stops"

    @Test func everyOperatorHasARow() {
        #expect(RuleTable.rows.map(\.name) == RuledOperator.all.map(\.name))
        #expect(RuleTable.rows.allSatisfy { $0.cells.count == Rule.allCases.count })
    }

    @Test(arguments: RuledOperator.all.indices)
    func rules(index: Int) {
        let ruled = RuledOperator.all[index]
        for rule in Rule.allCases {
            let expected = RuleTable.cell(ruled.name, rule)
            if expected != Self.stops {
                #expect(ruled.observe(rule) == expected, "\(ruled.name): \(rule.rawValue)")
            }
        }
    }

    /// Each in a process of its own, which ends there.
    @Test(arguments: RuledOperator.all.indices.filter { !stopping(at: $0).isEmpty })
    func violationsStopTheProgram(index: Int) async {
        for rule in Self.stopping(at: index) {
            await #expect(processExitsWith: .failure, "\(RuledOperator.all[index].name): \(rule.rawValue)") {
                [index = index as Int, rule = rule as Rule] in
                _ = RuledOperator.all[index].observe(rule)
            }
        }
    }

    private static func stopping(at index: Int) -> [Rule] {
        Rule.allCases.filter { RuleTable.cell(RuledOperator.all[index].name, $0) == stops }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["COMBINE_RULES"] != nil))
    func printTable() {
        for ruled in RuledOperator.all {
            let cells = Rule.allCases.map {
                RuleTable.cell(ruled.name, $0) == Self.stops ? Self.stops : ruled.observe($0)
            }
            print("| `\(ruled.name)` | \(cells.joined(separator: " | ")) |")
        }
    }
}
