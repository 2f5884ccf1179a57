import Documents
import SeamPrimitives

extension NibLoader {
    /// Makes the constraint of an element and activates it, unless it is there for Interface Builder alone.
    func activate(_ element: InterfaceElement, of holder: UIView) -> NSLayoutConstraint? {
        guard element.name == "constraint" else { return nil }
        element.markKnown()
        applyVariations(to: element)
        let isPlaceholder = element.bool("placeholder") == true
        let isInstalled = element.bool("installed") != false
        guard let constraint = makeConstraint(element, of: holder) else { return nil }
        register(constraint, for: element)
        guard isInstalled, !isPlaceholder || policy.activatesPlaceholders else { return constraint }
        guard constraint.canBeActivated else {
            LoggedOnce.say("\(place(element)): warning: the constraint's items are not in one hierarchy of views")
            return constraint
        }
        constraint.isActive = true
        return constraint
    }

    private func makeConstraint(_ element: InterfaceElement, of holder: UIView) -> NSLayoutConstraint? {
        guard let attribute = element["firstAttribute"].flatMap({ Self.attributes[$0] }) else { return nil }
        var first: AnyObject? = holder
        if let id = element["firstItem"] { first = object(id) }
        let secondID = element["secondItem"]
        let secondAttribute = element["secondAttribute"].flatMap { Self.attributes[$0] }
        let second = secondID.flatMap { object($0) } ?? (secondAttribute != nil && secondID == nil ? holder : nil)
        let isSymbolic = element.bool("symbolic") == true
        let relation: NSLayoutConstraint.Relation =
            switch element["relation"] {
            case "greaterThanOrEqual": .greaterThanOrEqual
            case "lessThanOrEqual": .lessThanOrEqual
            default: .equal
            }
        let multiplier = Self.multiplier(element["multiplier"])
        var constant = Self.bounded(element.number("constant") ?? 0)
        guard let first, secondID == nil || second != nil else {
            LoggedOnce.say("\(place(element)): warning: the constraint is about an object that is not there")
            return nil
        }
        if isSymbolic, element["constant"] == nil {
            constant = Self.symbolicSpacing(first, attribute, second, secondAttribute)
        }
        let result: NSLayoutConstraint
        if let second, let secondAttribute {
            guard attribute.kind == secondAttribute.kind else { return nil }
            result = NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
                multiplier: multiplier, constant: constant)
        } else {
            guard attribute.kind == .size else { return nil }
            result = NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: constant)
        }
        result.identifier = element["identifier"]
        if let priority = element.number("priority"), priority > 0, priority <= 1000 {
            result.priority = UILayoutPriority(Float(priority))
        }
        return result
    }

    /// 8 points between siblings, 20 to what contains a view.
    private static func symbolicSpacing(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute?
    ) -> CGFloat {
        guard let a = first as? UIView, let b = second as? UIView else { return 20 }
        return a.superview === b.superview ? 8 : 20
    }

    /// `0.5`, `1:2`, `16:9`, `2/3` and `35%`.
    static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }
        if parts.count == 2, let a = Double(parts[0]), let b = Double(parts[1]), b != 0, a != 0, (a / b).isFinite {
            return CGFloat(a / b)
        }
        if text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.isFinite, percent != 0 {
            return CGFloat(min(max(percent / 100, -1e5), 1e5))
        }
        guard let value = Double(text), value.isFinite, value != 0 else { return 1 }
        return CGFloat(min(max(value, -1e5), 1e5))
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    // MARK: Variations by size class

    /// Takes the values that the size classes of the screen give to attributes, and what they leave out.
    func applyVariations(to element: InterfaceElement) {
        guard element.children.contains(where: { $0.name == "variation" }) else { return }
        var excluded: Set<String> = []
        // The default comes first, then what is true of fewer screens.
        let variations = element.children(named: "variation").filter { matches($0.string("key", or: "default")) }
            .sorted { specificity($0) < specificity($1) }
        for variation in variations {
            for attribute in variation.attributes where attribute.name != "key" {
                element.override(attribute.name, with: attribute.value)
            }
            for mask in variation.children(named: "mask") {
                for entry in mask.children {
                    guard let id = entry["reference"] else { continue }
                    if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
                }
            }
            variation.markAllKnown()
        }
        for variation in element.children(named: "variation") { variation.markAllKnown() }
        guard !excluded.isEmpty else { return }
        for list in element.children where list.name == "subviews" || list.name == "constraints" {
            for child in list.children {
                if let id = child.id, excluded.contains(id) { child.override("installed", with: "NO") }
            }
        }
    }

    private func specificity(_ variation: InterfaceElement) -> Int {
        let key = variation.string("key", or: "default")
        return key == "default" ? 0 : key.split(separator: "-").count
    }

    /// `heightClass=regular-widthClass=compact`
    private func matches(_ key: String) -> Bool {
        guard key != "default" else { return true }
        return key.split(separator: "-").allSatisfy { part in
            let pair = part.split(separator: "=")
            guard pair.count == 2 else { return false }
            let wanted: UIUserInterfaceSizeClass = pair[1] == "compact" ? .compact : .regular
            switch pair[0] {
            case "widthClass": return traits.horizontalSizeClass == wanted
            case "heightClass": return traits.verticalSizeClass == wanted
            default: return false
            }
        }
    }
}

extension NSLayoutConstraint {
    /// Whether both items are in one tree of views.
    var canBeActivated: Bool {
        func view(_ item: AnyObject?) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
        guard let first = view(firstItem) else { return false }
        guard secondItem != nil else { return true }
        guard let second = view(secondItem) else { return false }
        func root(_ view: UIView) -> UIView {
            var top = view
            while let next = top.superview { top = next }
            return top
        }
        return root(first) === root(second)
    }
}
