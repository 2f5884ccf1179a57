import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct AccessibilityElementTests {
    private func elements(in view: UIView) -> [AccessibilityElement] {
        var result: [AccessibilityElement] = []
        view.collectAccessibilityElements(into: &result)
        return result
    }

    @Test func partsOfAViewAreElements() {
        let chart = UIView(frame: CGRect(x: 100, y: 200, width: 90, height: 40))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = "Sales"
        chart.addSubview(label)
        let hidden = UILabel(frame: CGRect(x: 0, y: 20, width: 90, height: 20))
        hidden.text = "Not listed"
        chart.addSubview(hidden)
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "May"
        bar.accessibilityValue = "12"
        bar.accessibilityTraits = [.button, .selected]
        bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 5, width: 8, height: 30)
        let part = UIAccessibilityElement(accessibilityContainer: bar)
        part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        chart.accessibilityElements = [bar, label]
        let screen = TestScreen(views: chart)
        let found = elements(in: screen.window)
        #expect(found.map(\.label) == ["May", "Sales"])
        #expect(found.first?.role == .button)
        #expect(found.first?.isSelected == true)
        #expect(found.first?.value == "12")
        #expect(found.first?.frame == CGRect(x: 110, y: 205, width: 8, height: 30))
        #expect(part.accessibilityFrame == CGRect(x: 111, y: 207, width: 3, height: 4))
        chart.frame.origin.x = 0
        #expect(elements(in: screen.window).first?.frame.minX == 10)
        bar.accessibilityFrame = CGRect(x: 1, y: 1, width: 2, height: 2)
        #expect(elements(in: screen.window).first?.frame == CGRect(x: 1, y: 1, width: 2, height: 2))
        bar.isAccessibilityElement = false
        #expect(elements(in: screen.window).map(\.label) == ["Sales"])
        screen.close()
    }

    @Test func aViewAnswersForItself() {
        final class Badge: UIView {
            var count = 0
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityLabel: String? {
                get { "\(count) unread" }
                set {}
            }
        }
        let badge = Badge(frame: CGRect(x: 10, y: 100, width: 20, height: 20))
        badge.count = 3
        let screen = TestScreen(views: badge)
        #expect(elements(in: screen.window).map(\.label) == ["3 unread"])
        badge.count = 4
        #expect(elements(in: screen.window).map(\.label) == ["4 unread"])
        screen.close()
    }
}
