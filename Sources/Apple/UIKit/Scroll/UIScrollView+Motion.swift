extension UIScrollView {
    /// A movement of the content without a finger.
    struct Motion {
        enum Kind {
            /// After a drag; also the spring back to an edge.
            case deceleration
            /// `setContentOffset(_:animated:)` and what stands on it.
            case animation
            /// Content that was left beyond its edge without a drag, or a notch of the wheel.
            case settling
        }

        var kind: Kind
        var x: ScrollMotion
        var y: ScrollMotion
        var startTime: TimeInterval = 0
        /// Called when it has come to its end.
        var completion: (@MainActor () -> Void)?

        init(_ kind: Kind, x: ScrollMotion, y: ScrollMotion, completion: (@MainActor () -> Void)? = nil) {
            self.kind = kind
            self.x = x
            self.y = y
            self.completion = completion
        }

        var duration: CGFloat { max(x.duration, y.duration) }
        var destination: CGPoint { CGPoint(x: x.destination, y: y.destination) }
    }

    /// The duration of `setContentOffset(_:animated:)`, in seconds; an estimate, as Apple documents none.
    static let animationDuration: CGFloat = 0.3

    func startAnimation(to offset: CGPoint, completion: (@MainActor () -> Void)? = nil) {
        let from = contentOffset
        guard offset != from else {
            stopMotion()
            completion?()
            return
        }
        stopMotion()
        start(
            Motion(
                .animation, x: .ease(from: from.x, to: offset.x, duration: Self.animationDuration),
                y: .ease(from: from.y, to: offset.y, duration: Self.animationDuration), completion: completion))
    }

    func start(_ motion: Motion) {
        var motion = motion
        motion.startTime = layer.host?.now ?? 0
        self.motion = motion
        indicators.show()
        guard let host = layer.host else {
            finishMotion()
            return
        }
        if motionLink == nil {
            let link = CADisplayLink { [weak self] link in
                guard let self else { return link.invalidate() }
                self.advanceMotion(to: link.timestamp)
            }
            motionLink = link
            link.comesToRest = true
            link.start(on: host)
        }
    }

    private func advanceMotion(to time: TimeInterval) {
        guard let motion else { return endMotionLink() }
        let elapsed = CGFloat(time - motion.startTime)
        guard elapsed < motion.duration else { return finishMotion() }
        let offset = pixelRounded(CGPoint(x: motion.x.position(at: elapsed), y: motion.y.position(at: elapsed)))
        if offset != contentOffset { setOffsetByItself(offset) }
    }

    private func finishMotion() {
        guard let motion else { return }
        self.motion = nil
        endMotionLink()
        if motion.destination != contentOffset { setOffsetByItself(motion.destination) }
        // The delegate's `didScroll` may have started the next movement.
        guard self.motion == nil else { return }
        endOfMovement(motion)
    }

    private func endOfMovement(_ motion: Motion) {
        leaveTrackingMode()
        indicators.hide(after: 0.3)
        switch motion.kind {
        case .deceleration:
            isDecelerating = false
            scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .animation:
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .settling: break
        }
        motion.completion?()
    }

    /// The finger holds content that was moving; nothing is told yet.
    func pauseMotion() {
        guard let motion else { return }
        self.motion = nil
        endMotionLink()
        if motion.kind == .animation {
            leaveTrackingMode()
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
        motion.completion?()
    }

    /// A program puts the content elsewhere: what moves it ends here.
    func stopMotion() {
        guard let motion else { return }
        self.motion = nil
        endMotionLink()
        endOfMovement(motion)
    }

    func endMotionLink() {
        motionLink?.invalidate()
        motionLink = nil
    }

    /// After a touch that moved nothing, or a drag that ended at rest.
    func settleAtRest() {
        let edge = clamped(contentOffset)
        if edge != contentOffset {
            let wasDecelerating = isDecelerating
            start(
                Motion(
                    wasDecelerating ? .deceleration : .settling,
                    x: .spring(
                        from: contentOffset.x, velocity: 0, to: edge.x, stiffness: ScrollMotion.edgeStiffness),
                    y: .spring(
                        from: contentOffset.y, velocity: 0, to: edge.y, stiffness: ScrollMotion.edgeStiffness)))
            return
        }
        leaveTrackingMode()
        indicators.hide(after: 0.3)
        if isDecelerating {
            isDecelerating = false
            scrollDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// Out of every window nothing moves, and nobody is told.
    func stopEverything() {
        motion = nil
        endMotionLink()
        leaveTrackingMode()
        isTracking = false
        isDragging = false
        isDecelerating = false
        indicators.hide(after: 0)
    }

    // MARK: To the top

    /// Scrolls to the beginning, as a tap on the status bar does; whether it did.
    @discardableResult
    package func scrollToTop() -> Bool {
        guard scrollsToTop, contentOffset.y > verticalLimits.lowerBound,
            scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return false }
        startAnimation(to: CGPoint(x: contentOffset.x, y: verticalLimits.lowerBound)) { [weak self] in
            guard let self else { return }
            scrollDelegate?.scrollViewDidScrollToTop(self)
        }
        return true
    }
}
