import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Marks of whole collections, marks taken together, and how they are moved.
@Suite @MainActor struct ChartPlotTests {
    private struct Sale: Identifiable {
        let id: Int
        let city: String
        let sold: Double
        var color: Color = .red
        var weight = 0.5
    }
    private let sales = [
        Sale(id: 1, city: "서울", sold: 3), Sale(id: 2, city: "부산", sold: 5, color: .green, weight: 0.25),
    ]

    private func drawing(_ content: some ChartContent) -> (plan: ChartPlan, drawing: ChartDrawing) {
        let plan = ChartPlan(content._marks, ChartSettings(), size: CGSize(width: 200, height: 100))
        return (plan, ChartDrawing(plan))
    }

    @Test func whatIsSaidOfAPlotIsSaidOfItsMarks() {
        let plot = Plot {
            LineMark(x: .value("x", 1), y: .value("y", 1))
            LineMark(x: .value("x", 2), y: .value("y", 2))
        }
        .lineStyle(StrokeStyle(lineWidth: 3))
        .interpolationMethod(.catmullRom)
        #expect(plot._marks.map { $0.stroke?.lineWidth } == [3, 3])
        #expect(plot._marks.allSatisfy { $0.interpolation == .catmullRom })
    }

    @Test func plotsTakeMoreByKeyPaths() {
        let bars = BarPlot(sales, x: .value("City", \.city), y: .value("Sold", \.sold))
            .foregroundStyle(by: .value("City", \.city)).opacity(\.weight)
        #expect(bars._marks.map(\.opacity) == [0.5, 0.25])
        #expect(bars._marks.map { $0.styleBy?.value } == [.name("서울"), .name("부산")])
        let colored = PointPlot(sales, x: .value("City", \.city), y: .value("Sold", \.sold)).foregroundStyle(\.color)
        #expect(colored._marks.map { $0.style as? Color } == [.red, .green])
        let sectors = SectorPlot(sales, angle: .value("Sold", \.sold), innerRadius: .ratio(0.5))
        #expect(drawing(sectors).drawing.pieces.count == 2)
        let rules = RulePlot(sales, y: .value("Sold", \.sold))
        #expect(drawing(rules).drawing.places.count == 2)
        let fields = RectanglePlot(sales, x: .value("City", \.city), y: .value("Sold", \.sold), height: .fixed(4))
        #expect(drawing(fields).drawing.places.allSatisfy { abs($0.rect.height - 4) < 0.001 })
        let line = LinePlot(x: "x", y: "y", domain: 0...1) { $0 * 2 }
        #expect(line._marks.count == 1 && line._elements.isEmpty)
    }

    @Test func edgesAreMoved() {
        let plain = drawing(BarMark(x: .value("x", "가"), y: .value("y", 10))).drawing.places[0].rect
        let lower = drawing(BarMark(x: .value("x", "가"), y: .value("y", 10)).offset(yStart: -10)).drawing.places[0].rect
        // A bar begins at the bottom.
        #expect(lower.minY == plain.minY && lower.maxY == plain.maxY - 10)
        let upper = drawing(BarMark(x: .value("x", "가"), y: .value("y", 10)).offset(x: 3, yEnd: 5)).drawing.places[0]
            .rect
        #expect(upper.minY == plain.minY + 5 && upper.maxY == plain.maxY && upper.minX == plain.minX + 3)
        let rule = RuleMark(y: .value("y", 2)).offset(xStart: 5, xEnd: -5)
        #expect(drawing(rule).drawing.places[0].rect.width == drawing(rule).plan.plot.width - 10)
        let moved = drawing(PointMark(x: .value("x", 5), y: .value("y", 1)).offset(x: 4, y: 2)).drawing.places[0].rect
        let point = drawing(PointMark(x: .value("x", 5), y: .value("y", 1))).drawing.places[0].rect
        #expect(moved == point.offsetBy(dx: 4, dy: 2))
    }

    private struct Tile: ChartSymbolShape, InsettableShape {
        var gap: CGFloat = 0
        nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: gap, dy: gap)) }
        nonisolated func inset(by amount: CGFloat) -> Tile { Tile(gap: gap + amount) }
        nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8) }
    }

    @Test func formsBecomeLines() {
        let forms: KeyValuePairs<String, AnyChartSymbolShape> = [
            "a": Circle().strokeBorder(lineWidth: 2), "b": Tile().strokeBorder(lineWidth: 4),
        ]
        _ = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("k", "a")) }
            .chartSymbolScale(["a": Circle().strokeBorder(lineWidth: 2), "b": Tile().strokeBorder(lineWidth: 2)])
        let path = forms[1].value.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 10, y: 10)) && path.contains(CGPoint(x: 2, y: 10)))
        #expect(forms[1].value.perceptualUnitRect.minX == 0.1)
        #expect(forms[0].value.perceptualUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func wordsOfAxesStandAsTold() {
        var settings = ChartSettings()
        settings.xAxis.marks =
            AxisMarks(values: [1, 4]) { (value: AxisValue) in
                AxisGridLine()
                AxisTick()
                if let number = value.as(Int.self) {
                    AxisValueLabel("\(number)월", anchor: .top, verticalSpacing: 9)
                }
            }._parts
        let marks =
            LineMark(x: .value("m", 1), y: .value("y", 1))._marks
            + LineMark(x: .value("m", 4), y: .value("y", 2))._marks
        let plan = ChartPlan(marks, settings, size: CGSize(width: 200, height: 100))
        let words = plan.labels.filter { $0.anchor == .top }
        #expect(words.count == 2)
        #expect(words.allSatisfy { $0.place.y == plan.plot.maxY + 9 })
        #expect(words[0].place.x == plan.plot.minX)
    }

    @Test func marksStandAtLeastSoFarApart() {
        let scale = ChartScale(kind: .line(0...10, isDate: false), length: 100, isReversed: false)
        #expect(scale.values(.automatic(minimumStride: 5.0, desiredCount: 20), usual: 5).count == 3)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let days = ChartScale(kind: .line(0...(86400 * 4), isDate: true), length: 100, isReversed: false)
        #expect(days.values(.stride(by: .day, count: 2, calendar: calendar), usual: 5).count == 3)
    }
}
