import CoreGraphics
import SwiftUI
import Testing

@testable import Charts

@Suite("Scales of charts")
struct ChartScaleTests {
    @Test("Numbers have places along a line")
    func numbers() {
        let scale = ChartScale(kind: .line(0...100, isDate: false), length: 200, isReversed: false)
        #expect(scale.position(number: 25) == 50)
        #expect(scale.value(at: 100) == .number(50))
        #expect(scale.band == 0)
    }

    @Test("Numbers go from below to above on the axis at the side")
    func reversed() {
        let scale = ChartScale(kind: .line(0...10, isDate: false), length: 100, isReversed: true)
        #expect(scale.position(number: 0) == 100)
        #expect(scale.position(number: 10) == 0)
    }

    @Test("Names share the room")
    func names() {
        let scale = ChartScale(kind: .names(["가", "나", "다", "라"]), length: 200, isReversed: false)
        #expect(scale.band == 50)
        #expect(scale.position(ChartValue(label: "", value: .name("다"))) == 125)
        #expect(scale.position(ChartValue(label: "", value: .name("마"))) == nil)
        #expect(scale.value(at: 60) == .name("나"))
        #expect(scale.value(at: 220) == nil)
    }

    @Test("Room stays free at the ends, and places are found again")
    func padding() {
        var scale = ChartScale(kind: .line(0...100, isDate: false), length: 120, isReversed: false)
        scale.padding = (10, 10)
        #expect(scale.position(number: 0) == 10 && scale.position(number: 100) == 110)
        #expect(scale.value(at: 60) == .number(50))
        var names = ChartScale(kind: .names(["가", "나"]), length: 120, isReversed: false)
        names.padding = (20, 0)
        #expect(names.band == 50 && names.position(ChartValue(label: "", value: .name("나"))) == 95)
        #expect(names.value(at: 5) == nil && names.value(at: 75) == .name("나"))
    }

    @Test("Logarithms and roots")
    func types() throws {
        var scale = ChartScale(kind: .line(1...1000, isDate: false), length: 300, isReversed: false, type: .log)
        #expect(abs(try #require(scale.position(number: 10)) - 100) < 1e-9)
        #expect(scale.position(number: 0) == nil && scale.position(number: -3) == nil)
        #expect(scale.values(.automatic, usual: 5) == [1, 10, 100, 1000].map { .number($0) })
        guard case .number(let hundred) = try #require(scale.value(at: 200)) else { throw CancellationError() }
        #expect(abs(hundred - 100) < 1e-6)
        scale = ChartScale(kind: .line(-4...4, isDate: false), length: 80, isReversed: false, type: .squareRoot)
        #expect(scale.position(number: 1) == 60 && scale.position(number: -4) == 0)
        for type in [ScaleType.symmetricLog, .power(exponent: 3), .squareRoot, .linear] {
            #expect(abs(type.unscaled(type.scaled(-7.5)) + 7.5) < 1e-9)
        }
    }

    @Test("A domain of the data, with 0 or without it, or of decades")
    @MainActor
    func automaticDomains() {
        let bars =
            BarMark(x: .value("a", "x"), y: .value("b", 40))._marks
            + BarMark(x: .value("a", "y"), y: .value("b", 80))._marks
        func range(_ change: (inout ChartSettings) -> Void) -> ClosedRange<Double>? {
            var settings = ChartSettings()
            change(&settings)
            guard case .line(let range, _) = ChartDomains(bars, settings).kinds.y else { return nil }
            return range
        }
        #expect(range { _ in }?.lowerBound == 0)
        #expect(range { $0.yScale.includesZero = false }.map { $0.lowerBound > 0 } == true)
        #expect(range { $0.yScale.type = .log } == 10...100)
    }

    @Test("A function is asked all over the axis, with gaps where it gives nothing")
    @MainActor
    func functions() throws {
        let line = LinePlot(x: "x", y: "y") { 1 / $0 }.foregroundStyle(.red)._marks
        let marks = _ChartMark.sampled(line, in: -2...2)
        #expect(marks.count == 300 && Set(marks.map(\.series)).count == 2)
        #expect(marks.first?.x?.value == .number(-2) && marks.last?.y?.value == .number(0.5))
        #expect(marks.allSatisfy { $0.style != nil })
        let area = _ChartMark.sampled(
            AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { (yStart: 0, yEnd: $0) }._marks, in: nil)
        #expect(area.last?.yEnd?.value == .number(1) && area.first?.x?.value == .number(0))
        struct Point { var x = 1.0, y = 2.0 }
        #expect(PointPlot([Point()], x: .value("x", \.x), y: .value("y", \.y))._marks.first?.y?.value == .number(2))
        #expect(BarPlot([Point(), Point()], x: .value("x", \.x), y: .value("y", \.y))._marks.count == 2)
    }

    @Test("A scrolled chart stays at values")
    func scrollTargets() {
        let axis = ChartScrollAxis(first: 5, length: 10, isDate: false)
        #expect(PagingChartScrollTargetBehavior.paging._target(17, axis) == 15)
        #expect(ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 4)._target(17, axis) == 16)
        let days = ChartScrollAxis(first: 0, length: 86400, isDate: true)
        let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 700_000_000))
        let start = midnight.timeIntervalSinceReferenceDate
        let behavior = ValueAlignedChartScrollTargetBehavior.valueAligned(matching: DateComponents(hour: 0))
        #expect(behavior._target(start + 3600, days) == start)
        #expect(behavior._target(start, days) == start)
        #expect(behavior._target(start + 22 * 3600, days) == start + 86400)
    }

    @Test("Marks at the edges of a chart are drawn whole")
    @MainActor
    func edges() throws {
        let chart = Chart { PointMark(x: .value("x", 0), y: .value("y", 0)) }
            .chartXScale(domain: 0...1).chartYScale(domain: 0...1).chartXAxis(.hidden).chartYAxis(.hidden)
        let picture = try #require(ImageRenderer(content: chart.frame(width: 100, height: 100).padding(20)).cgImage)
        let pixel = picture.withPixels { pixels in Array(pixels[(121 * 140 + 18) * 4..<(121 * 140 + 19) * 4]) }
        // Blue comes before green and red.
        #expect(pixel[0] > 200 && pixel[2] < 120 && pixel[3] > 200)
    }

    @Test("Marks stand at round numbers")
    func roundNumbers() {
        let scale = ChartScale(kind: .line(0...43, isDate: false), length: 200, isReversed: true)
        #expect(scale.values(.automatic, usual: 5) == [0, 10, 20, 30, 40].map { .number($0) })
        #expect(scale.values(.stride(by: 20.0), usual: 5) == [0, 20, 40].map { .number($0) })
        #expect(ChartScale.step(0.9, count: 5) == 0.2)
    }

    @Test("Bars of one place stand on each other, those below nothing apart from those above")
    @MainActor
    func stacks() {
        let marks =
            BarMark(x: .value("a", "x"), y: .value("b", 3))._marks
            + BarMark(x: .value("a", "x"), y: .value("b", 4))._marks
            + BarMark(x: .value("a", "x"), y: .value("b", -2))._marks
            + BarMark(x: .value("a", "y"), y: .value("b", 5))._marks
        let spans = ChartStacks(marks).spans.compactMap { $0 }
        #expect(spans.map(\.0) == [0, 3, 0, 0])
        #expect(spans.map(\.1) == [3, 7, -2, 5])
    }

    @Test("A chart's scale begins at nothing and ends at a round number")
    @MainActor
    func domain() {
        let marks = BarMark(x: .value("a", "x"), y: .value("b", 37))._marks
        let plan = ChartPlan(marks, ChartSettings(), size: CGSize(width: 300, height: 200))
        guard case .line(let range, _) = plan.y.kind else {
            Issue.record("The values are not on a line")
            return
        }
        #expect(range == 0...40)
        #expect(plan.plot.width < 300 && plan.plot.height < 200)
    }

    private static func bars(_ method: MarkStackingMethod) -> [_ChartMark] {
        BarMark(x: .value("a", "x"), y: .value("b", 30), stacking: method)._marks
            + BarMark(x: .value("a", "x"), y: .value("b", 10), stacking: method)._marks
            + BarMark(x: .value("a", "y"), y: .value("b", 5), stacking: method)._marks
    }

    @Test(
        "Bars stand on each other by their method",
        arguments: [
            (MarkStackingMethod.standard, [0.0, 30, 0], [30.0, 40, 5]), (.unstacked, [0, 0, 0], [30, 10, 5]),
            (.normalized, [0, 0.75, 0], [0.75, 1, 1]), (.center, [-20, 10, -2.5], [10, 20, 2.5]),
        ])
    @MainActor
    func stackingMethods(_ method: MarkStackingMethod, _ starts: [Double], _ ends: [Double]) {
        let spans = ChartStacks(Self.bars(method)).spans.compactMap { $0 }
        #expect(spans.map(\.0) == starts)
        #expect(spans.map(\.1) == ends)
    }

    @Test("The scale of parts ends at the whole")
    @MainActor
    func normalizedDomain() {
        let plan = ChartPlan(Self.bars(.normalized), ChartSettings(), size: CGSize(width: 300, height: 200))
        guard case .line(let range, _) = plan.y.kind else {
            Issue.record("The values are not on a line")
            return
        }
        #expect(range == 0...1)
    }

    @Test("Names of bars from left to right stand before them")
    @MainActor
    func namesStandBefore() {
        let marks = BarMark(x: .value("a", 4), y: .value("b", "한강"))._marks
        let plan = ChartPlan(marks, ChartSettings(), size: CGSize(width: 300, height: 200))
        #expect(plan.plot.minX > 10)
        #expect(plan.plot.maxX == 300)
    }

    @Test("Values have forms in turn")
    @MainActor
    func symbols() {
        func point(_ name: String) -> [_ChartMark] {
            PointMark(x: .value("a", 1), y: .value("b", 2)).symbol(by: .value("c", name))._marks
        }
        let marks = point("x") + point("y") + point("x")
        let plan = ChartPlan(marks, ChartSettings(), size: CGSize(width: 300, height: 200))
        let forms = marks.map { plan.symbol(of: $0) as? BasicChartSymbolShape }
        #expect(forms == [.circle, .square, .circle])
    }

    @Test("Round corners take nothing of a sector's middle")
    func sectors() {
        func sector(_ corner: CGFloat, near: CGFloat = 40) -> Path {
            ChartSector(
                center: .zero, near: near, far: 80, start: 0, end: .pi / 2, inset: 1, corner: corner
            ).path
        }
        let (sharp, round) = (sector(0), sector(8))
        let corner = CGPoint(x: 78, y: 1.5), middle = CGPoint(x: 42, y: 42)
        #expect(sharp.contains(corner) && !round.contains(corner))
        #expect(sharp.contains(middle) && round.contains(middle))
        #expect(!round.contains(CGPoint(x: 40, y: 0.5)))
        #expect(sector(8, near: 0).contains(CGPoint(x: 10, y: 10)))
    }
}
