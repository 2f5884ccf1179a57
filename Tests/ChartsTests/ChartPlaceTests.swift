import CoreGraphics
import SwiftUI
import Testing

@testable import Charts

/// Marks that have a value on one axis alone.
@Suite @MainActor struct ChartPlaceTests {
    private func places(_ content: some ChartContent) -> (plan: ChartPlan, rects: [CGRect]) {
        let plan = ChartPlan(content._marks, ChartSettings(), size: CGSize(width: 200, height: 100))
        return (plan, ChartDrawing(plan).places.map(\.rect))
    }

    @Test func barsOfOneAxisStandOnEachOther() {
        let (plan, rects) = places(
            ForEach([30.0, 70.0], id: \.self) { BarMark(x: .value("양", $0)) })
        #expect(rects.count == 2 && rects.allSatisfy { $0.minY == 0 && $0.height == plan.plot.height })
        #expect(rects[0].minX == 0 && rects[0].maxX == rects[1].minX && rects[1].maxX == plan.plot.width)
        // There is nothing to tell at the side.
        #expect(plan.plot.width == 200 && plan.lines.allSatisfy { $0.from.x == $0.to.x })
        let upright = places(BarMark(xStart: 20, xEnd: 60, y: .value("양", 10)))
        #expect(upright.rects.map { [$0.minX, $0.maxX] } == [[20, 60]])
        #expect(upright.plan.plot.minY < upright.rects[0].maxY)
    }

    @Test func coloursAreTold() {
        var settings = ChartSettings()
        let told = Chart {
            BarMark(x: .value("이름", "가"), y: .value("양", 1)).foregroundStyle(by: .value("이름", "가"))
        }
        .chartForegroundStyleScale { (name: String) in name == "가" ? Color.red : Color.green }
        _ = told
        settings.colorMapping = { $0 == .name("가") ? Color.red : nil }
        let plan = ChartPlan([], settings, size: CGSize(width: 100, height: 100))
        #expect(plan.style(of: .name("가")) as? Color == .red)
        #expect(plan.style(of: .name("나")) as? Color == .blue)
    }

    @Test func barsOfNamesReachFromEdgeToEdge() {
        let (plan, rects) = places(
            ForEach(["가", "나"], id: \.self) { BarMark(x: .value("이름", $0), width: .fixed(10)) })
        #expect(rects.count == 2 && rects.allSatisfy { $0.width == 10 && $0.height == plan.plot.height })
        #expect(rects[0].midX < rects[1].midX)
    }

    @Test func othersAreAtPlaces() {
        let points = places(PointMark(x: .value("x", 5)))
        #expect(points.rects.map(\.midY) == [points.plan.plot.height / 2])
        let range = places(RectangleMark(xStart: .value("x", 2), xEnd: .value("x", 4)))
        #expect(range.rects[0].height == range.plan.plot.height && range.rects[0].width > 0)
        let part = places(RectangleMark(x: .value("x", 2), yStart: 10, yEnd: 30))
        #expect(part.rects[0].minY == 10 && part.rects[0].maxY == 30)
        let rule = places(RuleMark(x: .value("x", 2), yStart: 10))
        #expect(rule.rects[0].minY == 10 && rule.rects[0].maxY == rule.plan.plot.height)
        let whole = places(RuleMark(y: .value("y", 2)))
        #expect(whole.rects[0].width == whole.plan.plot.width)
        let both = places(BarMark(x: .value("x", "가"), y: .value("y", 3)))
        #expect(both.rects.count == 1 && both.rects[0].height > 0)
    }
}
