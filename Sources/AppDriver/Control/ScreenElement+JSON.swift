import Documents
import Foundation
import UIKit

extension ScreenElement {
    /// The element as programs see it.
    var json: JSONValue { contents.json(frame: frame, isFocused: isFocused) }

    /// All that tells the element from another but its place.
    var contents: ElementContents {
        ElementContents(
            role: role, texts: texts, identifier: identifier, isEnabled: isEnabled, isSelected: isSelected,
            isChecked: view.accessibilityValue == "1")
    }
}

/// Everything about an element but its place.
struct ElementContents: Hashable {
    var role: String
    var texts: [String]
    var identifier: String?
    var isEnabled: Bool
    var isSelected: Bool
    var isChecked: Bool

    func json(frame: CGRect, isFocused: Bool = false) -> JSONValue {
        var members: [JSONValue.Member] = [.init("role", .string(role)), .init("texts", JSONValue(texts))]
        if let identifier { members.append(.init("id", .string(identifier))) }
        members.append(.init("frame", frame.json))
        if !isEnabled { members.append(.init("enabled", false)) }
        if isSelected { members.append(.init("selected", true)) }
        if isChecked { members.append(.init("checked", true)) }
        if isFocused { members.append(.init("focused", true)) }
        return .object(members)
    }
}

extension CGRect {
    /// `[x, y, width, height]` in points, to a tenth.
    var json: JSONValue {
        func tenth(_ value: CGFloat) -> JSONValue { JSONValue((Double(value) * 10).rounded() / 10) }
        return .array([tenth(minX), tenth(minY), tenth(width), tenth(height)])
    }
}
