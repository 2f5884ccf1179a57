import Foundation
import SeamXCTest

/// Who sees to alerts that stand in the way of a test.
enum InterruptionMonitors {
    final class Monitor: NSObject {
        let words: String
        let handler: (XCUIElement) -> Bool

        init(_ words: String, _ handler: @escaping (XCUIElement) -> Bool) {
            (self.words, self.handler) = (words, handler)
        }
    }

    nonisolated(unsafe) static var all: [Monitor] = []
    nonisolated(unsafe) private static var isHandling = false

    /// Has the alert in front of an element seen to, by the latest monitor first. Where none does, the alert's first button
    /// is tapped: it is the one that changes nothing. Returns whether there was an alert.
    static func handle(around node: ElementNode, in app: XCUIApplication) -> Bool {
        guard !isHandling, let root = node.ancestors.last,
            let alert = root.descendants.last(where: { $0.has(.alert) || $0.has(.sheet) }),
            !node.path.starts(with: alert.path)
        else { return false }
        isHandling = true
        defer { isHandling = false }
        let element = app.descendants(matching: alert.elementType).firstMatch
        if all.reversed().contains(where: { $0.handler(element) }) { return true }
        let button = element.buttons.firstMatch
        guard button.exists else { return false }
        button.tap()
        return true
    }
}

extension XCTestCase {
    /// Has a block see to alerts that stand in the way. It returns whether it did.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping (_ interruptingElement: XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        let monitor = InterruptionMonitors.Monitor(handlerDescription, handler)
        InterruptionMonitors.all.append(monitor)
        addTeardownBlock { InterruptionMonitors.all.removeAll { $0 === monitor } }
        return monitor
    }

    /// Has a block see to nothing any more.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        InterruptionMonitors.all.removeAll { $0 === monitor as AnyObject }
    }
}
