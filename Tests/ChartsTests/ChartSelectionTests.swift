import SwiftUI
import Testing
import UIKit

@testable import Charts

/// What a finger chooses, values of the app's own types, and the sides of axes.
@Suite @MainActor struct ChartSelectionTests {
    private enum Season: String, Plottable, CaseIterable { case 봄, 여름, 가을, 겨울 }

    private struct Weight: Plottable {
        let grams: Double
        init(grams: Double) { self.grams = grams }
        var primitivePlottable: Double { grams }
        init?(primitivePlottable: Double) { grams = primitivePlottable }
    }

    private final class Box<T> {
        var value: T?
        lazy var binding = Binding<T?>(get: { self.value }, set: { self.value = $0 })
    }

    private func plan(_ marks: [_ChartMark], _ settings: ChartSettings = ChartSettings()) -> ChartPlan {
        ChartPlan(marks, settings, size: CGSize(width: 300, height: 200))
    }

    @Test func ownTypesAreValues() {
        #expect(Season.가을._plotted == .name("가을"))
        #expect(Season(plotted: .name("여름")) == .여름)
        #expect(Season(plotted: .name("장마")) == nil)
        #expect(Weight(plotted: .number(3))?.grams == 3)
        #expect(Int(plotted: .number(2.6)) == 3)
        #expect(Int8(plotted: .number(1000)) == nil)
        #expect(Date(plotted: .number(1)) == nil)
    }

    @Test func aFingerChoosesFromLeftToRight() {
        let marks = Season.allCases.flatMap { BarMark(x: .value("철", $0), y: .value("일", 90))._marks }
        let plan = plan(marks)
        let box = Box<Season>()
        let selection = ChartSelection.value(box.binding) { $0.x.value(at: $1.x) }
        selection.choose(plan, .zero, CGPoint(x: plan.plot.width * 0.6, y: 0))
        #expect(box.value == .가을)
        selection.choose(plan, nil, nil)
        #expect(box.value == nil)
    }

    @Test func aFingerChoosesARange() {
        let marks = (0...10).flatMap { LineMark(x: .value("x", $0), y: .value("y", $0))._marks }
        let plan = plan(marks)
        let box = Box<ClosedRange<Double>>()
        let selection = ChartSelection.range(box.binding) { $0.x.value(at: $1.x) }
        selection.choose(plan, CGPoint(x: plan.plot.width * 0.8, y: 0), CGPoint(x: plan.plot.width * 0.2, y: 0))
        #expect(box.value.map { abs($0.lowerBound - 2) < 0.01 && abs($0.upperBound - 8) < 0.01 } == true)
    }

    @Test func anAngleIsTheSumUpToThere() {
        let marks = [1.0, 3].flatMap { SectorMark(angle: .value("a", $0))._marks }
        let plan = plan(marks)
        #expect(plan.turn(at: CGPoint(x: 300, y: 100)) == 0.25)
        #expect(plan.value(atTurn: 0.5) == .number(2))
        #expect(self.plan(BarMark(x: .value("a", "x"), y: .value("b", 1))._marks).value(atTurn: 0.5) == nil)
    }

    @Test func partsOfAnAxisStandAtTheirSides() {
        let marks = BarMark(x: .value("a", "x"), y: .value("b", 37))._marks
        func plan(_ parts: [_AxisPart]) -> ChartPlan {
            var settings = ChartSettings()
            settings.yAxis.marks = parts
            return self.plan(marks, settings)
        }
        let trailing = plan(AxisMarks()._parts)
        #expect(trailing.plot.minX == 0 && trailing.plot.maxX < 300)
        let leading = plan(AxisMarks(position: .leading)._parts)
        #expect(leading.plot.minX > 0 && leading.plot.maxX == 300)
        let plain = AxisMarks(position: .leading, values: [0, 20]) { AxisGridLine() }._parts
        #expect(plain.count == 1 && plan(plain).plot.minX == 0)
        let both = plan(AxisMarks(position: .leading)._parts + AxisMarks(position: .trailing)._parts)
        #expect(both.plot.minX > 0 && both.plot.maxX < 300)
    }

    @Test func aPartOfAnAxisIsShown() {
        let marks = (0...10).flatMap { BarMark(x: .value("x", $0), y: .value("y", $0))._marks }
        var settings = ChartSettings()
        settings.visible.xLength = 4
        settings.visible.xNow = 3
        guard case .line(let range, _) = plan(marks, settings).x.kind else {
            Issue.record("The values are not on a line")
            return
        }
        #expect(range == 3...7)
        let names = Season.allCases.flatMap { BarMark(x: .value("철", $0), y: .value("일", 90))._marks }
        settings.visible.xLength = 2
        settings.visible.xNow = 1
        guard case .names(let shown) = plan(names, settings).x.kind else {
            Issue.record("The values are not names")
            return
        }
        #expect(shown == ["여름", "가을"])
    }

    @Test func cornersAreRounded() {
        let bar = BarMark(x: .value("x", "가"), y: .value("y", 1))
        #expect(bar.cornerRadius(6, style: .continuous)._marks[0].cornerRadius == 6)
        #expect(bar.position(by: .value("y", 1), axis: .horizontal)._marks[0].positionBy != nil)
    }

    @Test func pointsHaveFormsAndViewsOfTheApp() {
        let point = PointMark(x: .value("x", 1), y: .value("y", 1))
        #expect(point.symbol(.triangle)._marks[0].symbol as? BasicChartSymbolShape == .triangle)
        #expect(point.symbol(Circle())._marks[0].symbol is Circle)
        let drawing = ChartDrawing(plan(point.symbol { Text("🌸") }._marks))
        #expect(drawing.symbols.count == 1 && drawing.pieces.isEmpty)
        let line = BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2).path(
            in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(!line.contains(CGPoint(x: 10, y: 10)) && line.contains(CGPoint(x: 1, y: 10)))
    }
}
