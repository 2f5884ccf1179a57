import Stage

extension UIScrollView {
    /// A finger on the content, or the fingers on a touchpad.
    struct DragState {
        /// Where the content would be if it followed the finger beyond its edges.
        var position = CGPoint.zero
        /// The offset when the finger came down.
        var start = CGPoint.zero
        var lastTranslation = CGPoint.zero
        var velocity = VelocityTracker()
        var lockedAxis: Axis?
        /// The finger stopped content that was moving.
        var caughtMotion = false
        /// The view the finger touched, and the time.
        weak var touchedView: UIView?
        var touchTime: TimeInterval = 0
    }

    enum Axis { case horizontal, vertical }

    // MARK: Touch

    func fingerDidTouch(_ touch: UITouch) {
        drag.touchedView = touch.view
        drag.touchTime = touch.timestamp
        isTracking = true
        drag.caughtMotion = motion?.kind == .deceleration
        if motion != nil { pauseMotion() }
    }

    func fingerDidLeave() {
        guard !isDragging else { return }
        isTracking = false
        drag.touchedView = nil
        if drag.caughtMotion {
            drag.caughtMotion = false
            settleAtRest()
        }
    }

    /// Whether the finger's movement is one of the scroll view's.
    func dragShouldBegin() -> Bool {
        guard isScrollEnabled else { return false }
        if drag.caughtMotion { return true }
        let translation = panGestureRecognizer.translation(in: self)
        let isHorizontal = abs(translation.x) > abs(translation.y)
        guard isHorizontal ? movesHorizontally : movesVertically else { return false }
        if let view = drag.touchedView, view !== self, panGestureRecognizer.numberOfTouches > 0 {
            let duration = (panGestureRecognizer as? ScrollPanGestureRecognizer)?.touchDuration ?? 0
            let isDelivered = !delaysContentTouches || duration > Self.touchDelay
            if isDelivered, !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    func panDidChange(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag()
            drag.lastTranslation = pan.translation(in: self)
        case .changed:
            guard isDragging else { return }
            let translation = pan.translation(in: self)
            moveDrag(
                by: CGPoint(x: drag.lastTranslation.x - translation.x, y: drag.lastTranslation.y - translation.y))
            drag.lastTranslation = translation
        case .ended:
            guard isDragging else { return }
            let velocity = pan.velocity(in: self)
            endDrag(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
        case .cancelled, .failed:
            guard isDragging else { return }
            endDrag(velocity: .zero)
        default: break
        }
    }

    // MARK: Drag

    func beginDrag() {
        let wasDecelerating = isDecelerating
        motion = nil
        endMotionLink()
        isDragging = true
        isTracking = true
        enterTrackingMode()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            window?.firstResponder?.resignFirstResponder()
        }
        drag.start = contentOffset
        drag.position = CGPoint(
            x: RubberBand.finger(at: contentOffset.x, limits: horizontalLimits, dimension: bounds.width),
            y: RubberBand.finger(at: contentOffset.y, limits: verticalLimits, dimension: bounds.height))
        drag.velocity.reset()
        drag.lockedAxis = nil
        indicators.show()
        scrollDelegate?.scrollViewWillBeginDragging(self)
        if wasDecelerating {
            isDecelerating = false
            scrollDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    func moveDrag(by delta: CGPoint) {
        var delta = delta
        if isDirectionalLockEnabled, movesHorizontally, movesVertically {
            if drag.lockedAxis == nil, delta != .zero {
                // A clearly diagonal drag is not locked, as in UIKit.
                if abs(delta.x) > 2 * abs(delta.y) { drag.lockedAxis = .horizontal }
                if abs(delta.y) > 2 * abs(delta.x) { drag.lockedAxis = .vertical }
            }
            if drag.lockedAxis == .horizontal { delta.y = 0 }
            if drag.lockedAxis == .vertical { delta.x = 0 }
        }
        var offset = contentOffset
        if movesHorizontally {
            drag.position.x += delta.x
            offset.x = followed(
                &drag.position.x, limits: horizontalLimits, dimension: bounds.width,
                bounces: bounces && bouncesHorizontally
                    && (alwaysBounceHorizontal || horizontalLimits.upperBound > horizontalLimits.lowerBound))
        }
        if movesVertically {
            drag.position.y += delta.y
            offset.y = followed(
                &drag.position.y, limits: verticalLimits, dimension: bounds.height,
                bounces: bounces && bouncesVertically
                    && (alwaysBounceVertical || verticalLimits.upperBound > verticalLimits.lowerBound))
        }
        offset = pixelRounded(offset)
        if offset != contentOffset { setOffsetByItself(offset) }
    }

    private func followed(
        _ position: inout CGFloat, limits: ClosedRange<CGFloat>, dimension: CGFloat, bounces: Bool
    ) -> CGFloat {
        if bounces { return RubberBand.position(position, limits: limits, dimension: dimension) }
        position = min(max(position, limits.lowerBound), limits.upperBound)
        return position
    }

    /// The finger has left; `velocity` is the content offset's, in points a second.
    func endDrag(velocity: CGPoint) {
        drag.caughtMotion = false
        drag.touchedView = nil
        var velocity = velocity
        if !movesHorizontally || drag.lockedAxis == .vertical { velocity.x = 0 }
        if !movesVertically || drag.lockedAxis == .horizontal { velocity.y = 0 }
        isTracking = false
        // A refresh that has begun keeps its room from now on.
        if refreshControl != nil { updateAdjustedContentInset() }
        let offset = contentOffset
        let natural = glide(velocity: velocity)
        let proposed =
            isPagingEnabled
            ? pageTarget(velocity: velocity)
            : clamped(CGPoint(x: natural.x.destination, y: natural.y.destination))
        // UIKit speaks of points a millisecond here.
        let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = proposedTarget(proposed, velocity: speed)
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
        isDragging = false
        let decelerates = target != offset
        isDecelerating = decelerates
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates, !isDragging else {
            settleAtRest()
            return
        }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        if target == proposed, !isPagingEnabled {
            start(Motion(.deceleration, x: natural.x, y: natural.y))
        } else {
            start(
                Motion(
                    .deceleration, x: .settle(from: offset.x, velocity: velocity.x, to: target.x),
                    y: .settle(from: offset.y, velocity: velocity.y, to: target.y)))
        }
    }

    private func glide(velocity: CGPoint) -> (x: ScrollMotion, y: ScrollMotion) {
        let rate = decelerationRate.rawValue
        return (
            .glide(
                from: contentOffset.x, velocity: velocity.x, rate: rate, limits: horizontalLimits,
                bounces: bounces && bouncesHorizontally),
            .glide(
                from: contentOffset.y, velocity: velocity.y, rate: rate, limits: verticalLimits,
                bounces: bounces && bouncesVertically)
        )
    }

    /// The page that is nearest, or the next one in the direction of a flick; never more than one from the first.
    private func pageTarget(velocity: CGPoint) -> CGPoint {
        func target(
            _ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ page: CGFloat, _ limits: ClosedRange<CGFloat>
        ) -> CGFloat {
            guard page > 0, limits.upperBound > limits.lowerBound else {
                return min(max(offset, limits.lowerBound), limits.upperBound)
            }
            let first = ((start - limits.lowerBound) / page).rounded()
            var index = ((offset - limits.lowerBound) / page).rounded()
            if abs(velocity) > 200 {
                index = ((offset - limits.lowerBound) / page).rounded(velocity > 0 ? .up : .down)
            }
            index = min(max(index, first - 1), first + 1)
            return min(max(limits.lowerBound + index * page, limits.lowerBound), limits.upperBound)
        }
        return CGPoint(
            x: target(contentOffset.x, drag.start.x, velocity.x, bounds.width, horizontalLimits),
            y: target(contentOffset.y, drag.start.y, velocity.y, bounds.height, verticalLimits))
    }

    // MARK: Run loop mode

    func enterTrackingMode() {
        guard !isTrackingRunLoop else { return }
        isTrackingRunLoop = true
        MainLoop.pushTrackingMode()
    }

    func leaveTrackingMode() {
        guard isTrackingRunLoop else { return }
        isTrackingRunLoop = false
        MainLoop.popTrackingMode()
    }
}
