internal import SeamPrimitives

extension UIView {
    func markNeedsLayout() {
        if let recorder = Tracing.recorder, !layoutFlags.contains(.needsLayout) { LayoutOrigins.note(self, recorder) }
        layoutFlags.insert(.needsLayout)
        markLayoutPath()
    }

    func markNeedsUpdateConstraints() {
        layoutFlags.insert([.needsUpdateConstraints, .requestedUpdateConstraints])
        markUpdatePath()
    }

    func updateConstraintsNow() {
        updateConstraintsInSubtree()
        LayoutEngine.shared.update()
    }

    func followSize(from old: CGSize) {
        if autoresizesSubviews { resizeSubviews(withOldSize: old) }
        setNeedsLayout()
        if contentMode == .redraw || hasNativeContent { layer.setNeedsDisplayContent() }
    }
}

extension NSDirectionalEdgeInsets {
    /// The margins of a view that is no controller's.
    static let usualMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}
