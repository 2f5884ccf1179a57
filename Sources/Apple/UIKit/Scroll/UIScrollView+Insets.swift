extension UIScrollView {
    // MARK: Limits

    /// The offsets between which the content fills the view.
    var horizontalLimits: ClosedRange<CGFloat> {
        let low = -adjustedContentInset.left
        return low...max(low, contentSize.width + adjustedContentInset.right - bounds.width)
    }

    var verticalLimits: ClosedRange<CGFloat> {
        let low = -adjustedContentInset.top - topSlack
        return low...max(low, contentSize.height + adjustedContentInset.bottom - bounds.height)
    }

    /// Whether a finger can move the content along this axis.
    var movesHorizontally: Bool {
        horizontalLimits.upperBound > horizontalLimits.lowerBound || (bounces && alwaysBounceHorizontal)
            || horizontalLimits.lowerBound > contentOffset.x || horizontalLimits.upperBound < contentOffset.x
    }

    var movesVertically: Bool {
        verticalLimits.upperBound > verticalLimits.lowerBound || (bounces && alwaysBounceVertical)
            || verticalLimits.lowerBound > contentOffset.y || verticalLimits.upperBound < contentOffset.y
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, horizontalLimits.lowerBound), horizontalLimits.upperBound),
            y: min(max(offset.y, verticalLimits.lowerBound), verticalLimits.upperBound))
    }

    /// Rounded to whole pixels, as UIKit keeps offsets.
    func pixelRounded(_ offset: CGPoint) -> CGPoint {
        let scale = max(contentScaleFactor, 1)
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    // MARK: Insets

    func updateAdjustedContentInset() {
        var inset = contentInset
        let safe = safeAreaInsets
        let adjustsX: Bool
        let adjustsY: Bool
        switch contentInsetAdjustmentBehavior {
        case .never: (adjustsX, adjustsY) = (false, false)
        case .always: (adjustsX, adjustsY) = (true, true)
        case .scrollableAxes, .automatic:
            adjustsX =
                alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
            // The automatic behaviour leaves room for the bars of a navigation controller even if nothing scrolls.
            adjustsY =
                alwaysBounceVertical || contentInsetAdjustmentBehavior == .automatic && isUnderBars
                || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
        }
        if adjustsX {
            inset.left += safe.left
            inset.right += safe.right
        }
        if adjustsY {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        if let refreshControl { inset.top += refreshControl.insetWhileRefreshing }
        guard inset != adjustedContentInset else { return }
        let old = adjustedContentInset
        adjustedContentInset = inset
        keepContentInPlace(from: old)
        indicators.setNeedsUpdate()
        setNeedsLayout()
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Whether bars of a navigation controller lie over it. Those are left to the outermost scroll view of a controller: one
    /// in a header or a cell moves along with its content.
    private var isUnderBars: Bool {
        var responder: UIResponder? = next
        while let current = responder {
            if let owner = current as? any ViewOwner { return owner.isUnderNavigationBar }
            if current is UIScrollView { return false }
            responder = current.next
        }
        return false
    }

    /// Content that was at its beginning stays there.
    private func keepContentInPlace(from old: UIEdgeInsets) {
        guard !isTracking, !isDragging, motion == nil else { return }
        var offset = contentOffset
        if abs(offset.y + old.top) < 0.5 { offset.y = -adjustedContentInset.top }
        if abs(offset.x + old.left) < 0.5 { offset.x = -adjustedContentInset.left }
        if offset != contentOffset { setOffsetByItself(offset) }
    }

    /// After the content or the view has changed its size, an offset past the end comes back.
    func clampOffsetAtRest() {
        guard !isTracking, !isDragging, motion == nil, !isZooming, bounds.width > 0 || bounds.height > 0 else { return }
        let offset = contentOffset
        var clampedOffset = offset
        if offset.x > horizontalLimits.upperBound { clampedOffset.x = horizontalLimits.upperBound }
        if offset.y > verticalLimits.upperBound { clampedOffset.y = verticalLimits.upperBound }
        if clampedOffset != offset { setOffsetByItself(clampedOffset) }
    }

    /// Moves without ending a movement that is under way.
    func setOffsetByItself(_ offset: CGPoint) {
        let outer = isMovingByItself
        isMovingByItself = true
        bounds.origin = offset
        isMovingByItself = outer
    }

    /// The content above what is visible changed its size: a drag or a movement goes on from the new place.
    func shiftOffset(by distance: CGPoint) {
        drag.position.x += distance.x
        drag.position.y += distance.y
        drag.start.x += distance.x
        drag.start.y += distance.y
        motion?.x.displace(by: distance.x)
        motion?.y.displace(by: distance.y)
        setOffsetByItself(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    }

    func offsetDidChange() {
        lastOffset = bounds.origin
        setNeedsLayout()
        offsetDidMove()
        scrollObserver?.scrollViewDidMove(self)
        endObserver?.scrollViewDidMove(self)
        scrollDelegate?.scrollViewDidScroll(self)
    }
}
