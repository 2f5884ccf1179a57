import Documents
import Foundation

/// An element of a tree that the app has sent.
final class ElementNode: XCUIElementSnapshot {
    let element: RemoteElement
    let parent: ElementNode?
    /// Where it stands in the tree: the positions of children, from the top.
    let path: [Int]

    init(_ element: RemoteElement, in parent: ElementNode? = nil, at path: [Int] = []) {
        (self.element, self.parent, self.path) = (element, parent, path)
    }

    /// The elements directly inside of it.
    var nodes: [ElementNode] {
        element.children.enumerated().map { ElementNode($0.element, in: self, at: path + [$0.offset]) }
    }

    // MARK: The tree

    var ancestors: [ElementNode] {
        var found: [ElementNode] = []
        var next = parent
        while let node = next {
            found.append(node)
            next = node.parent
        }
        return found
    }

    /// All inside of it, in the order in which they are read.
    var descendants: [ElementNode] { nodes.flatMap { [$0] + $0.descendants } }

    /// The element at a path.
    func node(at path: [Int]) -> ElementNode? {
        path.reduce(self) { node, index in node.flatMap { $0.nodes.indices.contains(index) ? $0.nodes[index] : nil } }
    }

    // MARK: What it is

    func has(_ type: XCUIElement.ElementType) -> Bool { type == .any || element.kind == type.rawValue }

    /// Whether it is called so: by its identifier, or by what it says.
    func isCalled(_ name: String) -> Bool {
        [element.identifier, element.label, element.title, element.value, element.placeholder].contains(name)
    }

    func fits(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: facts) }

    private var facts: [String: Any] {
        [
            "identifier": identifier, "label": label, "title": title, "value": element.value ?? NSNull(),
            "placeholderValue": element.placeholder ?? NSNull(), "elementType": element.kind, "exists": true,
            "isEnabled": isEnabled, "enabled": isEnabled, "isSelected": isSelected, "selected": isSelected,
            "hasFocus": hasFocus, "isHittable": element.point != nil, "hittable": element.point != nil,
        ]
    }

    /// The part of the screen that shows it.
    var visibleFrame: CGRect {
        ancestors.filter { $0.element.scrolls || $0.parent == nil }.reduce(frame) { $0.intersection($1.frame) }
    }

    var isInKeyboard: Bool { ancestors.contains { $0.has(.keyboard) } }

    // MARK: Attributes

    var identifier: String { element.identifier }
    var frame: CGRect {
        CGRect(x: element.frame.x, y: element.frame.y, width: element.frame.width, height: element.frame.height)
    }
    var value: Any? { element.value }
    var title: String { element.title }
    var label: String { element.label }
    var elementType: XCUIElement.ElementType { .init(rawValue: element.kind) ?? .other }
    var isEnabled: Bool { element.isEnabled }
    var placeholderValue: String? { element.placeholder }
    var isSelected: Bool { element.isSelected }
    var hasFocus: Bool { element.hasFocus }
    var children: [any XCUIElementSnapshot] { nodes }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var result: [XCUIElement.AttributeName: Any] = [
            .identifier: identifier, .label: label, .title: title, .elementType: elementType.rawValue,
            .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
            .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
            .children: nodes.map(\.dictionaryRepresentation),
        ]
        if let value { result[.value] = value }
        if let placeholderValue { result[.placeholderValue] = placeholderValue }
        return result
    }

    // MARK: Words

    /// One line: `Button, {{10.0, 20.0}, {100.0, 44.0}}, label: 'Add'`.
    var line: String {
        var parts = [elementType.name]
        parts.append("{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}")
        if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
        if !title.isEmpty { parts.append("title: '\(title)'") }
        if !label.isEmpty { parts.append("label: '\(label)'") }
        if let value = element.value { parts.append("value: \(value)") }
        if let placeholderValue { parts.append("placeholderValue: '\(placeholderValue)'") }
        if !isEnabled { parts.append("Disabled") }
        if isSelected { parts.append("Selected") }
        if hasFocus { parts.append("Keyboard Focused") }
        return parts.joined(separator: ", ")
    }

    func outline(_ depth: Int = 0) -> String {
        ([String(repeating: "  ", count: depth) + line] + nodes.map { $0.outline(depth + 1) }).joined(separator: "\n")
    }
}
