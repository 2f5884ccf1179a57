import Documents
import Foundation

/// Finds the elements that a selector means.
@MainActor
struct FlowMatcher {
    /// In reading order.
    let elements: [ScreenElement]

    /// All that fit, in reading order; if `selector` has an index, the one it names.
    func matches(_ selector: FlowSelector) -> [ScreenElement] {
        var found = elements.filter { fits($0, selector) }
        // Of an element and what it is made of, the innermost is meant.
        found = found.filter { outer in
            !found.contains { $0.view !== outer.view && $0.view.isDescendant(of: outer.view) }
        }
        for relative in selector.relatives {
            let others = matches(relative.selector)
            found = found.filter { element in others.contains { isRelated(element, relative.relation, $0) } }
            // The nearest to what it is named after comes first.
            if let other = others.first, relative.relation != .childOf, relative.relation != .containsChild {
                found.sort { distance($0, other) < distance($1, other) }
            }
        }
        guard let index = selector.index else { return found }
        let position = index < 0 ? found.count + index : index
        return found.indices.contains(position) ? [found[position]] : []
    }

    private func fits(_ element: ScreenElement, _ selector: FlowSelector) -> Bool {
        if let text = selector.text, !element.texts.contains(where: text.matches) { return false }
        if let id = selector.id, !(element.identifier.map(id.matches) ?? false) { return false }
        if let role = selector.role, element.role.lowercased() != role.lowercased() { return false }
        if let wanted = selector.isEnabled, element.isEnabled != wanted { return false }
        if let wanted = selector.isSelected, element.isSelected != wanted { return false }
        if let wanted = selector.isChecked, element.isChecked != wanted { return false }
        if let wanted = selector.isFocused, element.isFocused != wanted { return false }
        let tolerance = selector.tolerance ?? 0
        // Sizes are given in whole points.
        func differs(_ extent: CGFloat, _ wanted: Double?) -> Bool {
            wanted.map { abs(Double(extent).rounded() - $0) > tolerance } ?? false
        }
        if differs(element.frame.width, selector.width) || differs(element.frame.height, selector.height) {
            return false
        }
        return selector.traits.allSatisfy { has($0, element) }
    }

    private func has(_ trait: FlowTrait, _ element: ScreenElement) -> Bool {
        switch trait {
        case .text: !element.texts.isEmpty
        case .longText: element.texts.contains { $0.count > 200 }
        case .square: element.frame.height > 0 && abs(1 - element.frame.width / element.frame.height) < 0.03
        }
    }

    private func isRelated(_ element: ScreenElement, _ relation: FlowSelector.Relation, _ other: ScreenElement) -> Bool
    {
        switch relation {
        case .below: element.frame.minY >= other.frame.maxY - 1
        case .above: element.frame.maxY <= other.frame.minY + 1
        case .leftOf: element.frame.maxX <= other.frame.minX + 1
        case .rightOf: element.frame.minX >= other.frame.maxX - 1
        case .childOf: element.view !== other.view && element.view.isDescendant(of: other.view)
        case .containsChild: element.view !== other.view && other.view.isDescendant(of: element.view)
        }
    }

    private func distance(_ a: ScreenElement, _ b: ScreenElement) -> CGFloat {
        let (x, y) = (a.frame.midX - b.frame.midX, a.frame.midY - b.frame.midY)
        return (x * x + y * y).squareRoot()
    }
}
