import Foundation

extension CALayer {
    func defaultAction(forKey event: String) -> (any CAAction)? {
        guard host != nil, delegate == nil, !CATransaction.disableActions(),
            let value = presentationState.value(for: event)
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = value
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    func end(_ animation: CAAnimation, finished: Bool) {
        let stopped = animation.stopped
        animation.stopped = nil
        stopped?(finished)
        animation.delegate?.animationDidStop(animation, finished: finished)
    }

    /// The values that show at this moment.
    package var presentationState: LayerState {
        guard !running.isEmpty, let hostNow = host?.now else { return modelState }
        let now = localTime(hostNow) - CAReplicatorLayer.delay
        var state = modelState
        for (_, animation) in running {
            let start = animation.startTime ?? (animation.beginTime > 0 ? animation.beginTime : now)
            animation.apply(to: &state, elapsed: now - start)
        }
        return state
    }

    func advanceAnimations(to hostTime: Double) {
        let time = localTime(hostTime)
        var ended: [CAAnimation] = []
        for (_, animation) in running {
            if animation.startTime == nil {
                animation.startTime = animation.beginTime > 0 ? animation.beginTime : time
            }
            let elapsed = time - (animation.startTime ?? time)
            if !animation.didStart, elapsed >= 0 {
                animation.didStart = true
                animation.delegate?.animationDidStart(animation)
            }
            if elapsed >= animation.activeDuration - 1e-9 { ended.append(animation) }
        }
        for animation in ended where animation.isRemovedOnCompletion {
            running.removeAll { $0.animation === animation }
        }
        if !modelState.extra.isEmpty { contentIsDirty = true }
        setNeedsRender()
        (superlayer ?? self).setNeedsRender()
        for animation in ended { end(animation, finished: true) }
    }
}
