import Testing

@testable import UIKit

/// A view that draws its parts and answers for them by overriding methods.
private final class Drawn: UIView {
    lazy var parts: [UIAccessibilityElement] = ["하나", "둘"].map { name in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = name
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 20)
        return element
    }

    override func accessibilityElementCount() -> Int { parts.count }
    override func accessibilityElement(at index: Int) -> Any? { parts[index] }
    override func index(ofAccessibilityElement element: Any) -> Int {
        parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
}

/// A row that answers for its parts itself.
private final class DrawnCell: UITableViewCell {
    let part = UIAccessibilityElement(accessibilityContainer: NSNull())

    override func accessibilityElementCount() -> Int { 1 }
    override func accessibilityElement(at index: Int) -> Any? { part }
}

@MainActor
@Suite struct AccessibilityContainerTests {
    @Test func overriddenMethodsNameTheElements() throws {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let covered = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        covered.text = "covered"
        view.addSubview(covered)
        let screen = TestScreen(views: view)
        let labels = screen.elements.map(\.label)
        #expect(labels.contains("하나") && labels.contains("둘"))
        #expect(!labels.contains("covered"))
    }

    @Test func elementsThatAreSetAnswerToo() {
        let view = UIView()
        #expect(view.accessibilityElementCount() == NSNotFound)
        #expect(view.accessibilityElement(at: 0) == nil)
        let label = UILabel()
        view.accessibilityElements = [UIView(), label]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as AnyObject === label)
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: label) == 1)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    @Test func rowsThatOverrideTheMethodsAreNotReadAsOne() {
        let cell = DrawnCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let label = UILabel(frame: cell.bounds)
        label.text = "joined"
        cell.contentView.addSubview(label)
        cell.part.accessibilityLabel = "부분"
        let screen = TestScreen(views: cell)
        #expect(screen.elements.map(\.label).contains("부분"))
        #expect(!screen.elements.contains { $0.label.contains("joined") })
    }
}
