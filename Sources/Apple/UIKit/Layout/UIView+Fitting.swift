extension UIView {
    func contentSizeDidChange() {
        layoutItem?.queueContent()
        superview?.subviewDidInvalidateContentSize(self)
    }

    func frame(around alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    func fittingSize(
        _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsInSubtree()
        return FittingEngine(root: self).size(fitting: targetSize, horizontal: horizontal, vertical: vertical)
    }
}
