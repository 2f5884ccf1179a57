import Testing

@testable import Charts

@Suite("Scales of charts")
struct ChartScaleTests {
    @Test("Numbers have places along a line")
    func numbers() {
        let scale = ChartScale(kind: .line(0...100, isDate: false), length: 200, isReversed: false)
        #expect(scale.position(number: 25) == 50)
        #expect(scale.value(at: 100) as? Double == 50)
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
        #expect(scale.value(at: 60) as? String == "나")
        #expect(scale.value(at: 220) == nil)
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
}
