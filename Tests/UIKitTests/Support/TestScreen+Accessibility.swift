import Stage

@testable import UIKit

extension TestScreen {
    /// What assistive technology sees, containers included.
    var elements: [AccessibilityElement] { surface.client?.accessibilityElements(of: surface) ?? [] }

    func element(_ label: String) -> AccessibilityElement? { elements.first { $0.label == label } }

    /// Returns whether somebody took the action.
    @discardableResult
    func perform(_ action: AccessibilityAction, on object: AnyObject) -> Bool {
        perform(action, on: ObjectIdentifier(object))
    }

    @discardableResult
    func perform(_ action: AccessibilityAction, on element: ObjectIdentifier) -> Bool {
        defer { settle() }
        return surface.client?.surface(surface, perform: action, on: element) ?? false
    }
}

/// A screen in memory that remembers what a screen reader would be told.
final class ReadingSurface: Surface {
    private(set) var news: [AccessibilityNews] = []

    override func accessibilityPosted(_ news: AccessibilityNews) { self.news.append(news) }
}
