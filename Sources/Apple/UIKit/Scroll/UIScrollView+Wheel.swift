import Stage

extension UIScrollView {
    /// Moves by a wheel or a touchpad; false lets a scroll view around this one have the event.
    func scroll(by event: ScrollEvent) -> Bool {
        guard isScrollEnabled, isUserInteractionEnabled else { return false }
        if event.modifiers.contains(.control), zoom(byWheel: event) { return true }
        let delta = CGPoint(x: event.delta.dx, y: event.delta.dy)
        switch event.phase {
        case .discrete:
            return turnWheel(by: delta)
        case .began:
            guard takes(delta) || delta == .zero && (movesHorizontally || movesVertically) else { return false }
            pauseMotion()
            beginDrag()
            moveTouchpad(by: delta, at: event.time)
            return true
        case .changed:
            guard isDragging else { return false }
            moveTouchpad(by: delta, at: event.time)
            return true
        case .ended, .cancelled:
            guard isDragging else { return false }
            let velocity = event.phase == .ended ? drag.velocity.velocity(at: event.time) : .zero
            endDrag(velocity: velocity)
            return true
        }
    }

    /// The scrolling that a key asks for.
    enum KeyMovement {
        /// So many points.
        case step(CGVector)
        /// As much as shows, forwards or back.
        case page(CGFloat)
        /// To the beginning or the end of the content.
        case end(CGVector)
    }

    /// Moves by a key; false lets another scroll view have it.
    func scroll(byKey movement: KeyMovement) -> Bool {
        let origin = isDecelerating ? motion?.destination ?? contentOffset : contentOffset
        let page = bounds.inset(by: adjustedContentInset).size
        var delta: CGPoint
        switch movement {
        case .step(let step): delta = CGPoint(x: step.dx, y: step.dy)
        case .page(let sign):
            // A little of what was seen stays, so that one can go on reading.
            delta =
                movesVertically
                ? CGPoint(x: 0, y: sign * page.height * 0.9) : CGPoint(x: sign * page.width * 0.9, y: 0)
        case .end(let direction):
            delta = CGPoint(x: direction.dx * contentSize.width, y: direction.dy * contentSize.height)
        }
        guard takes(delta) else { return false }
        let target = clamped(CGPoint(x: origin.x + delta.x, y: origin.y + delta.y))
        guard target != origin else { return isDecelerating }
        return turnWheel(by: delta)
    }

    private func takes(_ delta: CGPoint) -> Bool {
        abs(delta.x) > abs(delta.y) ? movesHorizontally : movesVertically
    }

    private func moveTouchpad(by delta: CGPoint, at time: TimeInterval) {
        drag.lastTranslation.x += delta.x
        drag.lastTranslation.y += delta.y
        drag.velocity.add(drag.lastTranslation, at: time)
        moveDrag(by: delta)
    }

    /// A notch is a short drag that glides to its end; it stops at the edges without a bounce.
    private func turnWheel(by delta: CGPoint) -> Bool {
        // A wheel without a horizontal movement scrolls what only scrolls horizontally.
        var delta = delta
        if delta.x == 0, !movesVertically, movesHorizontally { swap(&delta.x, &delta.y) }
        let origin = isDecelerating ? motion?.destination ?? contentOffset : contentOffset
        let target = clamped(CGPoint(x: origin.x + delta.x, y: origin.y + delta.y))
        guard target != origin else { return isDecelerating && takes(delta) }
        beginDrag()
        isTracking = false
        var end = pixelRounded(target)
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &end)
        isDragging = false
        isDecelerating = true
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        start(
            Motion(
                .deceleration,
                x: .spring(from: contentOffset.x, velocity: 0, to: end.x, stiffness: 30),
                y: .spring(from: contentOffset.y, velocity: 0, to: end.y, stiffness: 30)))
        return true
    }
}
