import Foundation
internal import ObjectiveC
import QuartzCore

/// What views and hierarchies of them are printed as, in a debugger or in a test of pictures and texts.
extension UIView {
    /// As UIKit prints it: the frame, then what is not as in a new view.
    func describe(address: String) -> String {
        "<\(type(of: self)): 0x\(address); " + descriptionParts.joined(separator: "; ") + ">"
    }

    private var descriptionParts: [String] {
        var parts = ["frame = (\(Self.pair(frame.minX, frame.minY)); \(Self.pair(frame.width, frame.height)))"]
        if let text = (self as? any DescribedText)?.textInDescription { parts.append("text = '\(text)'") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(Self.number(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        let ownLayer = (self as? any DescribedLayer)?.layerInDescription
        if !isOpaque, ownLayer == nil { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(Self.text(of: autoresizingMask))") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if let gestures = gestureRecognizers, !gestures.isEmpty {
            parts.append("gestureRecognizers = <NSArray: \(Self.address(of: gestures as NSArray))>")
        }
        parts.append("layer = <\(ownLayer ?? "\(type(of: layer))"): \(Self.address(of: layer))>")
        if let view = self as? any DescribedScrolling { parts += view.scrollingInDescription }
        return parts
    }

    private static func text(of mask: AutoresizingMask) -> String {
        let names: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    /// Six digits, as C's `%g` has them.
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    static func pair(_ first: CGFloat, _ second: CGFloat, _ separator: String = " ") -> String {
        number(first) + separator + number(second)
    }

    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
    }

    /// A line for the view and for each view in it, by their depth.
    func describeRecursively(depth: Int = 0) -> String {
        let line = HierarchyText.indent(depth) + description
        return ([line] + subviews.map { $0.describeRecursively(depth: depth + 1) }).joined(separator: "\n")
    }
}

/// The marks before the lines of a printed hierarchy.
enum HierarchyText {
    static func indent(_ depth: Int, _ last: String = "| ") -> String {
        depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + last
    }
}

/// The names by which debuggers and tests of texts ask for them.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.add(UIView.self, "recursiveDescription") { view, _, _ in view.describeRecursively() }
}
