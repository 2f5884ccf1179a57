import SwiftUI
import Testing

@testable import Charts

/// Marks of a range of numbers.
@Suite @MainActor struct ChartRangeTests {
    @Test func eachNumberIsAMark() {
        let chart = ForEach(0..<3) { BarMark(x: .value("Day", $0), y: .value("Cups", $0 * 2)) }
        #expect(chart._marks.count == 3)
    }
}
