import Testing

@testable import SwiftUI
@testable import UIKit

/// What assistive technology and tests are told.
@Suite @MainActor struct AccessibilityModifierTests {
    private func element(_ view: some View) throws -> UIView {
        let screen = TestScreen { view.accessibilityIdentifier("probe") }
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "probe" ? view : view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(screen.window))
    }

    @Test func namesValuesAndHintsAreGiven() throws {
        let text = try element(
            Text(verbatim: "★").accessibilityLabel("Star").accessibilityValue("5 of 5").accessibilityHint("Rates"))
        #expect(text.accessibilityLabel == "Star")
        #expect(text.accessibilityValue == "5 of 5")
        #expect(text.accessibilityHint == "Rates")
    }

    @Test func stringsAreTakenAsTheyAre() throws {
        let name = "별"
        let value = "다섯"
        let text = try element(Text(verbatim: "★").accessibilityLabel(name).accessibilityValue(value))
        #expect(text.accessibilityLabel == "별")
        #expect(text.accessibilityValue == "다섯")
        let hint = try element(Text(verbatim: "★").accessibilityHint(Text(verbatim: "h")))
        #expect(hint.accessibilityHint == "h")
    }

    @Test func groupsWithANameAreOneElement() throws {
        let group = try element(
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }.accessibilityLabel("both"))
        #expect(group.isAccessibilityElement)
        #expect(group.accessibilityLabel == "both")
    }

    @Test func viewsAreHiddenFromIt() throws {
        let screen = TestScreen { Text(verbatim: "secret").accessibilityHidden(true) }
        let label = try #require(screen.label("secret"))
        var hidden = false
        var view: UIView? = label
        while let current = view {
            if current.accessibilityElementsHidden { hidden = true }
            view = current.superview
        }
        #expect(hidden)
    }

    @Test func whatIsModalIsReadAlone() throws {
        let screen = TestScreen { VStack { Text("a") }.accessibilityAddTraits(.isModal) }
        func find(_ view: UIView) -> Bool { view.accessibilityViewIsModal || view.subviews.contains(where: find) }
        #expect(find(screen.window))
    }

    @Test func tellsOfWhatHappens() async {
        // Nothing listens here: what is told is taken from any thread.
        await Task.detached { AccessibilityNotification.LayoutChanged().post() }.value
        AccessibilityNotification.Announcement("hello").post()
        AccessibilityNotification.ScreenChanged().post()
        let words: String = "말"
        AccessibilityNotification.Announcement(words).post()
    }

    private struct Steps: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            let days = AXCategoricalDataAxisDescriptor(title: "요일", categoryOrder: ["월", "화"])
            let steps = AXNumericDataAxisDescriptor(title: "걸음", range: 0...100, gridlinePositions: [50]) {
                "\(Int($0))"
            }
            let points = [AXDataPoint(x: "월", y: 10, label: "첫날"), AXDataPoint(x: "화", additionalValues: [.number(3)])]
            return AXChartDescriptor(
                title: "걷기", summary: nil, xAxis: days, yAxis: steps,
                series: [AXDataSeriesDescriptor(name: "나", isContinuous: false, dataPoints: points)])
        }
    }

    @Test func chartsAreDescribed() throws {
        let screen = TestScreen { Text("a").accessibilityChartDescriptor(Steps()) }
        #expect(screen.texts == ["a"])
        let described = Steps().makeChartDescriptor()
        #expect(described.title == "걷기" && described.xAxis.title == "요일" && described.contentDirection == .leftToRight)
        let points = described.series[0].dataPoints
        #expect(points[0].xValue.category == "월" && points[0].yValue?.number == 10 && points[0].label == "첫날")
        #expect(points[1].yValue == nil && points[1].additionalValues.map(\.number) == [3])
        #expect(described.yAxis?.valueDescriptionProvider(4.2) == "4")
        let copy = try #require(described.copy() as? AXChartDescriptor)
        copy.title = nil
        #expect(described.title == "걷기" && copy.series.count == 1)
        let content = AXCustomContent(label: "값", value: "1")
        content.importance = .high
        #expect((content.copy() as? AXCustomContent)?.importance == .high && content.label == "값")
    }

    @Test func viewsAreTakenFromValues() throws {
        let value: Any = Text("가")
        let screen = TestScreen { AnyView(_fromValue: value) }
        #expect(screen.texts == ["가"])
        #expect(AnyView(_fromValue: 3).map { _ in true } == nil)
    }
}
