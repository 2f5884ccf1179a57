internal import Stage

/// Scrolling by assistive technology, for which the content begins with the insets.
extension UIScrollView {
    private var accessibleOrigin: CGPoint {
        CGPoint(x: horizontalLimits.lowerBound, y: verticalLimits.lowerBound)
    }

    var accessibleScroll: AccessibilityElement.Scroll? {
        guard isScrollEnabled else { return nil }
        let (origin, inset) = (accessibleOrigin, adjustedContentInset)
        return AccessibilityElement.Scroll(
            offset: CGPoint(x: contentOffset.x - origin.x, y: contentOffset.y - origin.y),
            contentSize: CGSize(
                width: bounds.width + horizontalLimits.upperBound - origin.x,
                height: bounds.height + verticalLimits.upperBound - origin.y),
            insets: EdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right))
    }

    func scrollAccessibly(to point: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let origin = accessibleOrigin
        setContentOffset(clamped(CGPoint(x: origin.x + point.x, y: origin.y + point.y)), animated: false)
        return true
    }

    func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let page = bounds.inset(by: adjustedContentInset).size
        let isVertical = verticalLimits.upperBound > verticalLimits.lowerBound
        var target = contentOffset
        switch direction {
        case .up: target.y -= page.height
        case .down: target.y += page.height
        case .left: target.x -= page.width
        case .right: target.x += page.width
        case .next: if isVertical { target.y += page.height } else { target.x += page.width }
        case .previous: if isVertical { target.y -= page.height } else { target.x -= page.width }
        }
        target = clamped(target)
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: false)
        return true
    }
}
