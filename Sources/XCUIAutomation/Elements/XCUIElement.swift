import Documents
import Foundation
import ObjectiveC
import UIKit

/// An element of an app's screen, which is looked for anew each time it is used.
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding,
    XCUIScreenshotProviding
{
    /// Which of the elements of a query is meant.
    enum Choice {
        case only, first
        case index(Int)
    }

    let query: XCUIElementQuery?
    let choice: Choice

    init(_ query: XCUIElementQuery?, _ choice: Choice) {
        self.query = query
        self.choice = choice
        super.init()
        _ = Self.names
    }

    /// The names of properties for predicates.
    private static let names: Void = {
        KeyValueTable.add(XCUIElement.self, "exists", notifies: false) { \XCUIElement.exists }
        for name in ["isHittable", "hittable"] {
            KeyValueTable.add(XCUIElement.self, name, notifies: false) { \XCUIElement.isHittable }
        }
        for name in ["isEnabled", "enabled"] {
            KeyValueTable.add(XCUIElement.self, name, notifies: false) { \XCUIElement.isEnabled }
        }
        for name in ["isSelected", "selected"] {
            KeyValueTable.add(XCUIElement.self, name, notifies: false) { \XCUIElement.isSelected }
        }
        KeyValueTable.add(XCUIElement.self, "hasFocus", notifies: false) { \XCUIElement.hasFocus }
        KeyValueTable.add(XCUIElement.self, "label", notifies: false) { \XCUIElement.label }
        KeyValueTable.add(XCUIElement.self, "title", notifies: false) { \XCUIElement.title }
        KeyValueTable.add(XCUIElement.self, "value", notifies: false) { \XCUIElement.value }
        KeyValueTable.add(XCUIElement.self, "identifier", notifies: false) { \XCUIElement.identifier }
        KeyValueTable.add(XCUIElement.self, "placeholderValue", notifies: false) { \XCUIElement.placeholderValue }
        KeyValueTable.add(XCUIElementQuery.self, "count", notifies: false) { \XCUIElementQuery.count }
    }()

    /// The app that it is in.
    var app: XCUIApplication { query!.app }

    // MARK: Finding it

    /// The element in a tree; nil if it is not there.
    func find(in root: ElementNode) throws(XCUIFailure) -> ElementNode? {
        guard let query else { return root }
        let found = query.find(root)
        switch choice {
        case .only:
            guard found.count <= 1 else {
                let list = found.map { "    " + $0.line }.joined(separator: "\n")
                throw XCUIFailure("Multiple matching elements found for <\(self)>.\nSparse tree:\n\(list)")
            }
            return found.first
        case .first: return found.first
        case .index(let index):
            let index = index < 0 ? found.count + index : index
            return found.indices.contains(index) ? found[index] : nil
        }
    }

    /// The element as it is now, after some patience. Fails the test and returns nil if it is not there.
    func node(for purpose: String, _ file: StaticString?, _ line: UInt) -> ElementNode? {
        do throws(XCUIFailure) {
            return try app.wait(for: self)
        } catch {
            XCUIFailure("Failed to \(purpose): \(error.message)").record(file, line)
            return nil
        }
    }

    private var attributes: ElementNode? { node(for: "get matching snapshot", nil, 0) }

    /// Whether it is there now.
    open var exists: Bool {
        guard app.isRunning, let root = try? app.tree() else { return false }
        do throws(XCUIFailure) { return try find(in: root) != nil } catch {
            error.record(nil, 0)
            return false
        }
    }

    /// Whether a touch would reach it now.
    public var isHittable: Bool {
        guard app.isRunning, let root = try? app.tree(), let node = try? find(in: root) else { return false }
        return node.element.point != nil
    }

    /// Waits until it is there. Returns whether it is.
    open func waitForExistence(timeout: TimeInterval) -> Bool { app.wait(timeout) { self.exists } }

    /// Waits until it is gone. Returns whether it is.
    open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { app.wait(timeout) { !self.exists } }

    /// Waits until something known of it has a value. Returns whether it has.
    open func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
    ) -> Bool {
        app.wait(timeout) { self.exists && self[keyPath: keyPath] == expectedValue }
    }

    // MARK: What is known of it

    public var identifier: String { attributes?.identifier ?? "" }
    public var frame: CGRect { attributes?.frame ?? .zero }
    public var value: Any? { attributes?.value }
    public var title: String { attributes?.title ?? "" }
    public var label: String { attributes?.label ?? "" }
    public var elementType: ElementType { attributes?.elementType ?? .any }
    public var isEnabled: Bool { attributes?.isEnabled ?? false }
    public var placeholderValue: String? { attributes?.placeholderValue }
    public var isSelected: Bool { attributes?.isSelected ?? false }
    public var hasFocus: Bool { attributes?.hasFocus ?? false }

    public func snapshot() throws -> any XCUIElementSnapshot { try app.wait(for: self) }

    // MARK: Elements inside of it

    public var firstMatch: XCUIElement { query.map { XCUIElement($0, .first) } ?? self }

    /// The way to this element alone.
    private var own: XCUIElementQuery {
        XCUIElementQuery(app, words) { root in ((try? self.find(in: root)) ?? nil).map { [$0] } ?? [] }
    }

    public func descendants(matching type: ElementType) -> XCUIElementQuery { own.descendants(matching: type) }

    /// The elements directly inside of it, of a kind.
    public func children(matching type: ElementType) -> XCUIElementQuery { own.children(matching: type) }

    // MARK: Words

    var words: String {
        switch choice {
        case .only: query?.words ?? "Application"
        case .first: "First match of \(query?.words ?? "Application")"
        case .index(let index): "\(query?.words ?? "Application") → Element at index \(index)"
        }
    }

    open override var description: String { words }

    open override var debugDescription: String {
        guard app.isRunning, let root = try? app.tree(), let node = try? find(in: root) else {
            return "\(words): no such element"
        }
        return "Element subtree:\n" + node.outline() + "\nQuery chain:\n " + words
    }

    // MARK: Pictures

    public func screenshot() -> XCUIScreenshot {
        let whole = XCUIScreen.main.screenshot()
        guard let node = attributes else { return whole }
        return whole.cropped(to: node.frame)
    }

    /// A place in it, in shares of its size.
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, share: normalizedOffset, offset: CGVector(dx: 0, dy: 0))
    }
}
