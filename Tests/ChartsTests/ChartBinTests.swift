import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Values that are counted together, and what tells lines and points apart by values.
@Suite @MainActor struct ChartBinTests {
    private func plan(_ content: some ChartContent, _ change: (inout ChartSettings) -> Void = { _ in }) -> ChartPlan {
        var settings = ChartSettings()
        settings.xAxis.visibility = .hidden
        settings.yAxis.visibility = .hidden
        change(&settings)
        return ChartPlan(content._marks, settings, size: CGSize(width: 200, height: 100))
    }

    @Test func numbersAreCountedInRoundRanges() {
        let bins = NumberBins(data: [1.2, 3, 7.9, 18.5], desiredCount: 5)
        #expect(bins.thresholds == [0, 5, 10, 15, 20] && bins.count == 4)
        #expect(bins.index(for: 4.99) == 0 && bins.index(for: 5) == 1 && bins.index(for: 99) == 3)
        #expect(bins[3].contains(20) && !bins[0].contains(5) && bins[1].contains(5))
        #expect(NumberBins(size: 10, range: 1...25).thresholds == [0, 10, 20, 30])
        #expect(NumberBins(range: 0.0...1.0, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
        #expect(NumberBins<Int>(data: []).isEmpty && NumberBins(data: [3]).count == 1)
        #expect(NumberBins(size: 0, range: 0...10).isEmpty)
        // Numbers that end before the last range does, and more ranges than anybody draws
        #expect(NumberBins<UInt8>(data: [0, 255], desiredCount: 5).thresholds.last == 255)
        #expect(NumberBins<Int>(data: [.min, .max], desiredCount: 5).thresholds.last == .max)
        #expect(NumberBins(size: 1e-300, range: 0...1e300).count <= 10_000)
    }

    @Test func datesAreCountedInPartsOfTheCalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Seoul"))
        func date(_ day: Int) -> Date {
            calendar.date(from: DateComponents(year: 2026, month: 1, day: day, hour: 12)) ?? .distantPast
        }
        let bins = DateBins(unit: .day, by: 2, data: [date(1), date(5)], calendar: calendar)
        #expect(bins.count == 3 && bins.index(for: date(4)) == 1)
        #expect(DateBins(unit: .day, data: []).isEmpty)
    }

    @Test func barsAreAsBroadAsTheirRanges() throws {
        let bins = NumberBins(thresholds: [0, 10, 20])
        let plan = plan(
            ForEach(Array(bins.enumerated()), id: \.offset) { index, range in
                BarMark(x: .value("Age", range), y: .value("Count", index + 1), width: .ratio(1))
            })
        let rects = ChartDrawing(plan).places.map(\.rect)
        #expect(rects.count == 2 && abs(rects[0].width - 100) < 0.5 && abs(rects[1].minX - 100) < 0.5)
    }

    @Test func linesAndPointsAreToldApartByValues() throws {
        func line(_ name: String) -> some ChartContent {
            ForEach([0, 1], id: \.self) { x in
                LineMark(x: .value("x", x), y: .value("y", x)).lineStyle(by: .value("Kind", name))
            }
        }
        let lines = AnyChartContent(_ChartMarks(marks: line("a")._marks + line("b")._marks))
        let drawn = ChartDrawing(plan(lines)).pieces.compactMap(\.stroke)
        #expect(drawn.map(\.dash.isEmpty) == [true, false])
        let told = ChartDrawing(plan(lines) { $0.strokes = [(.name("b"), StrokeStyle(lineWidth: 5))] }).pieces
        #expect(told.compactMap(\.stroke?.lineWidth) == [2, 5])
        let points = ForEach([1, 4], id: \.self) { x in
            PointMark(x: .value("x", x), y: .value("y", 1)).symbolSize(by: .value("Size", x))
        }
        let sizes = ChartDrawing(plan(points)).places.map { ($0.rect.width * $0.rect.width).rounded() }
        #expect(sizes == [75, 300])
        let ranged = ChartDrawing(plan(points) { $0.areaRange = 100...400 }).places.map { $0.rect.width.rounded() }
        #expect(ranged == [10, 20])
    }
}
