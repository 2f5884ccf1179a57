package import Documents
import Foundation

/// Finds frames of a document that cannot be what its constraints and fonts give, though the document does not mark
/// them misplaced: Xcode recorded them before the last edit, or while it showed another device.
///
/// Only what the document says is looked at, and Apple's published measures of the system font:
///
/// - A required constraint between views, or on one, that the recorded frames miss by a point or more. Rounding to
///   pixels explains less. Constraints on margins, baselines, layout guides and on views whose frame is not what
///   constraints are about (pictures, sliders and the like) say nothing.
/// - A line of the system font recorded as high as on a screen of one pixel a point, where the document's device has
///   two or three: 21 points for the 17-point font, whose line is 20.5 or 20.33 points high there.
package struct StaleRecords {
    /// Why the frame of the element with an identifier is stale.
    package private(set) var reasons: [String: String] = [:]

    private struct Node {
        var element: InterfaceElement
        var parent: String?
        /// In the coordinates of the root.
        var frame: CGRect?
        /// The size that a document records for an arranged view is its stack view's business.
        var isArranged: Bool
    }

    private var nodes: [String: Node] = [:]
    private var constraints: [(element: InterfaceElement, holder: String)] = []
    private var excluded: Set<String> = []

    /// - Parameters:
    ///   - root: A controller's element, or a view's at the top of a xib.
    ///   - scale: Pixels a point of the device that the document names.
    package init(in root: InterfaceElement, scale: Double) {
        var serial = 0
        collect(root, parent: nil, origin: .zero, isArranged: false, &serial)
        for (element, holder) in constraints { check(element, holder) }
        if scale > 1 { for (id, node) in nodes { checkLine(id, node, scale) } }
    }

    // MARK: Collecting

    private mutating func collect(
        _ element: InterfaceElement, parent: String?, origin: CGPoint, isArranged: Bool, _ serial: inout Int
    ) {
        var (parent, origin) = (parent, origin)
        if let frame = Self.frame(of: element) {
            serial += 1
            let id = Self.value("id", of: element) ?? "#\(serial)"
            let placed = frame.offsetBy(dx: origin.x, dy: origin.y)
            nodes[id] = Node(element: element, parent: parent, frame: placed, isArranged: isArranged)
            (parent, origin) = (id, placed.origin)
        }
        for child in element.children {
            switch child.name {
            case "constraints":
                for constraint in child.children where constraint.name == "constraint" {
                    if let parent { constraints.append((constraint, parent)) }
                }
            case "variation":
                for mask in child.children { for entry in mask.children { note(entry) } }
            default:
                let arranges = element.name == "stackView" && child.name == "subviews"
                if child.name == "subviews" {
                    for view in child.children {
                        collect(view, parent: parent, origin: origin, isArranged: arranges, &serial)
                    }
                } else {
                    collect(child, parent: parent, origin: origin, isArranged: false, &serial)
                }
            }
        }
    }

    /// A constraint that some sizes of screen leave out.
    private mutating func note(_ entry: InterfaceElement) {
        if entry.name == "exclude", let id = Self.value("reference", of: entry) { excluded.insert(id) }
    }

    // MARK: Constraints

    private mutating func check(_ constraint: InterfaceElement, _ holder: String) {
        func value(_ name: String) -> String? { Self.value(name, of: constraint) }
        guard value("placeholder") != "YES", value("installed") != "NO", value("symbolic") != "YES",
            value("priority").map({ Double($0) == 1000 }) ?? true, !constraint.hasVariations,
            value("id").map({ !excluded.contains($0) }) ?? true,
            let attribute = value("firstAttribute")
        else { return }
        let first = value("firstItem") ?? holder
        guard let left = measure(attribute, of: first) else { return }
        var right = 0.0
        var second: String?
        if let other = value("secondAttribute") {
            let item = value("secondItem") ?? holder
            guard let measured = measure(other, of: item), let multiplier = Self.multiplier(value("multiplier")) else {
                return
            }
            // A scroll view's edges are its content's for what is in it.
            guard !isScrolled(first, in: item), !isScrolled(item, in: first) else { return }
            second = item
            right = measured * multiplier
            // Where a ratio of positions counts from is the holder's matter.
            if multiplier != 1, !["width", "height"].contains(attribute) { return }
        } else if value("secondItem") != nil {
            return
        }
        right += value("constant").flatMap(Double.init) ?? 0
        let miss: Double =
            switch value("relation") {
            case "greaterThanOrEqual": right - left
            case "lessThanOrEqual": left - right
            default: abs(left - right)
            }
        guard miss >= 0.99 else { return }
        let reason = "constraint \(value("id") ?? attribute) is missed by \(Self.text(miss)) points"
        for id in [first, second].compactMap({ $0 }) where !contains(id, [first, second].compactMap { $0 }) {
            reasons[id] = reasons[id] ?? reason
        }
    }

    private func isScrolled(_ id: String, in other: String) -> Bool {
        guard let name = nodes[other]?.element.name else { return false }
        return ["scrollView", "tableView", "collectionView", "textView"].contains(name) && contains(other, [id])
    }

    /// Whether a view holds one of the others: it does not move with them.
    private func contains(_ id: String, _ others: [String]) -> Bool {
        others.contains { other in
            var next = nodes[other]?.parent
            // Not more steps than there are views: identifiers that come twice may make a ring.
            for _ in nodes {
                guard let parent = next else { return false }
                if parent == id { return true }
                next = nodes[parent]?.parent
            }
            return false
        }
    }

    private func measure(_ attribute: String, of id: String) -> Double? {
        guard let node = nodes[id], let frame = node.frame, Self.plain.contains(node.element.name) else { return nil }
        // A picture of the system's is aligned by what it shows.
        let isSymbol = node.element.children.contains { Self.value("catalog", of: $0) == "system" }
        guard !isSymbol, Self.value("catalog", of: node.element) != "system" else { return nil }
        switch attribute {
        case "left", "leading": return frame.minX
        case "right", "trailing": return frame.maxX
        case "top": return frame.minY
        case "bottom": return frame.maxY
        case "width": return frame.width
        case "height": return frame.height
        case "centerX": return frame.midX
        case "centerY": return frame.midY
        default: return nil
        }
    }

    /// Elements whose frame is what constraints are about.
    private static let plain: Set<String> = [
        "view", "label", "button", "textField", "textView", "imageView", "stackView", "tableView", "collectionView",
        "scrollView", "tableViewCell", "tableViewCellContentView", "collectionViewCell", "containerView",
        "collectionViewCellContentView", "collectionReusableView", "mapView", "wkWebView", "visualEffectView",
    ]

    // MARK: Lines of text

    private mutating func checkLine(_ id: String, _ node: Node, _ scale: Double) {
        guard node.element.name == "label", !node.isArranged, let frame = node.frame,
            (Self.value("numberOfLines", of: node.element) ?? "1") == "1",
            Self.value("usesAttributedText", of: node.element) != "YES",
            let font = node.element.children.first(where: { Self.value("key", of: $0) == "fontDescription" }),
            let size = Self.pointSize(of: font), !isHeightGiven(id)
        else { return }
        // San Francisco's ascender and descender, in units of 1/2048 em.
        let line = size * (1950 + 494) / 2048
        let (onDevice, inPoints) = ((line * scale).rounded(.up) / scale, line.rounded(.up))
        guard inPoints - onDevice > 0.1, abs(frame.height - inPoints) < 0.01 else { return }
        reasons[id] =
            reasons[id]
            ?? "recorded in whole points: a line is \(Self.text(onDevice)) points high at \(Self.text(scale)) pixels a point"
    }

    /// Whether constraints say how high a view is, whatever it shows: outright, or by what holds it.
    private func isHeightGiven(_ id: String) -> Bool {
        var starts = false, ends = false
        for (constraint, holder) in constraints {
            let first = (
                Self.value("firstItem", of: constraint) ?? holder, Self.value("firstAttribute", of: constraint)
            )
            let second = (
                Self.value("secondItem", of: constraint) ?? holder, Self.value("secondAttribute", of: constraint)
            )
            for (mine, other) in [(first, second), (second, first)] where mine.0 == id {
                if mine.1 == "height" { return true }
                // Guides are not recorded; a view's own come with what holds it.
                guard nodes[other.0] == nil || contains(other.0, [id]) else { continue }
                if mine.1 == "top" { starts = true }
                if mine.1 == "bottom" { ends = true }
            }
        }
        return starts && ends
    }

    private static func pointSize(of font: InterfaceElement) -> Double? {
        if let type = value("type", of: font), ["system", "boldSystem", "italicSystem"].contains(type) {
            return value("pointSize", of: font).flatMap(Double.init)
        }
        switch value("style", of: font) {
        case "UICTFontTextStyleBody", "UICTFontTextStyleHeadline": return 17
        default: return nil
        }
    }

    // MARK: Reading

    /// An attribute, read without counting it as understood.
    private static func value(_ name: String, of element: InterfaceElement) -> String? {
        element.attributes.first { $0.name == name }?.value
    }

    private static func frame(of element: InterfaceElement) -> CGRect? {
        guard let rect = element.children.first(where: { $0.name == "rect" && value("key", of: $0) == "frame" }) else {
            return nil
        }
        let numbers = ["x", "y", "width", "height"].map { value($0, of: rect).flatMap(Double.init) ?? .nan }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func multiplier(_ text: String?) -> Double? {
        guard let text else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
        return Double(text)
    }

    private static func text(_ value: Double) -> String { String(format: "%g", (value * 100).rounded() / 100) }
}

extension InterfaceElement {
    fileprivate var hasVariations: Bool { children.contains { $0.name == "variation" } }
}
