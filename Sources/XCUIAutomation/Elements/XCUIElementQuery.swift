import Foundation

/// A way to elements of an app, which is gone anew each time it is asked.
public final class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    let app: XCUIApplication
    /// What it looks for, for messages.
    let words: String
    /// Finds the elements from the app down.
    let find: (ElementNode) -> [ElementNode]

    init(_ app: XCUIApplication, _ words: String, _ find: @escaping (ElementNode) -> [ElementNode]) {
        (self.app, self.words, self.find) = (app, words, find)
    }

    private func narrowed(_ more: String, _ keep: @escaping (ElementNode) -> Bool) -> XCUIElementQuery {
        XCUIElementQuery(app, "\(words) \(more)") { [find] in find($0).filter(keep) }
    }

    // MARK: Elements

    /// The only element. To use it fails if there are several.
    public var element: XCUIElement { XCUIElement(self, .only) }
    /// The first element, whether there are others or not.
    public var firstMatch: XCUIElement { XCUIElement(self, .first) }
    /// The element of an index, from 0; from the end if it is less.
    public func element(boundBy index: Int) -> XCUIElement { XCUIElement(self, .index(index)) }
    /// The element of an index, from 0.
    @available(*, deprecated, renamed: "element(boundBy:)")
    public func element(at index: UInt) -> XCUIElement { element(boundBy: Int(index)) }
    /// The only element that a predicate holds for.
    public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }
    /// The only element of a kind and a name.
    public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }
    /// The only element of a name: its identifier, or what it says.
    public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    /// How many elements there are now.
    public var count: Int { app.nodes(self).count }
    /// The elements that are there now, each by its index.
    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }
    /// The elements that are there now.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    // MARK: Other ways

    /// The elements inside of these, however deep, of a kind.
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(app, "\(words) → Descendants matching type \(type.name)") { [find] root in
            unique(find(root).flatMap(\.descendants)).filter { $0.has(type) }
        }
    }

    /// The elements directly inside of these, of a kind.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(app, "\(words) → Children matching type \(type.name)") { [find] root in
            unique(find(root).flatMap(\.nodes)).filter { $0.has(type) }
        }
    }

    /// Those that a predicate holds for.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        narrowed("→ Elements matching predicate '\(predicate.predicateFormat)'") { $0.fits(predicate) }
    }

    /// Those of a kind and a name.
    public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed("→ \(elementType.name)s called '\(identifier ?? "anything")'") { node in
            node.has(elementType) && (identifier.map { node.isCalled($0) } ?? true)
        }
    }

    /// Those of a name: their identifier, or what they say.
    public func matching(identifier: String) -> XCUIElementQuery {
        narrowed("→ Elements matching identifier '\(identifier)'") { $0.isCalled(identifier) }
    }

    /// Those with an element inside that a predicate holds for.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        narrowed("→ Elements containing '\(predicate.predicateFormat)'") { node in
            node.descendants.contains { $0.fits(predicate) }
        }
    }

    /// Those with an element inside of a kind and a name.
    public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed("→ Elements containing \(elementType.name) '\(identifier ?? "anything")'") { node in
            node.descendants.contains { inner in
                inner.has(elementType) && (identifier.map { inner.isCalled($0) } ?? true)
            }
        }
    }

    public override var debugDescription: String {
        let found = app.nodes(self)
        return "Find: \(words)\nOutput: {\n" + found.map { "  " + $0.line + "\n" }.joined() + "}"
    }

    public override var description: String { words }
}

/// Each element once.
private func unique(_ nodes: [ElementNode]) -> [ElementNode] {
    var seen: Set<[Int]> = []
    return nodes.filter { seen.insert($0.path).inserted }
}
