extension UIView {
    /// Moves and resizes the subviews by their masks, as the superview's size went from `old` to what it is now.
    package func resizeSubviews(withOldSize old: CGSize) {
        for view in subviews where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
            view.autoresize(from: old, to: bounds.size)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        var rect = frame
        (rect.origin.x, rect.size.width) = Self.span(
            rect.minX, rect.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        (rect.origin.y, rect.size.height) = Self.span(
            rect.minY, rect.height, old.height, new.height, mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        frame = rect
    }

    /// The flexible parts share the change in proportion to their lengths; equally when all of those are zero.
    private static func span(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ size: Bool,
        _ after: Bool
    ) -> (CGFloat, CGFloat) {
        let change = new - old
        let end = old - start - length
        let parts: [(Bool, CGFloat)] = [(before, start), (size, length), (after, end)]
        let count = parts.filter(\.0).count
        guard count > 0, change != 0 else { return (start, length) }
        let total = parts.reduce(0) { $0 + ($1.0 ? max($1.1, 0) : 0) }
        func share(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return 0 }
            return total > 0 ? change * max(part.1, 0) / total : change / CGFloat(count)
        }
        return (start + share(parts[0]), max(0, length + share(parts[1])))
    }
}
