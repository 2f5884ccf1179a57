public import Foundation
package import Stage

/// A layer's own time, which animations on it follow: faster, slower, shifted or standing still.
extension CALayer {
    /// The time on this layer's clock for one on another's; nil is the clock of `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.hostTime(t) ?? t)
    }

    /// Converts a time of this layer's clock to another layer's.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = hostTime(t)
        return l?.localTime(time) ?? time
    }

    func localTime(_ hostTime: CFTimeInterval) -> CFTimeInterval {
        let outer = superlayer?.localTime(hostTime) ?? hostTime
        return (outer - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    private func hostTime(_ time: CFTimeInterval) -> CFTimeInterval {
        // A clock that stands still shows the same time at every moment; its beginning is as good as any.
        let outer = speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
        return superlayer?.hostTime(outer) ?? outer
    }

    /// How fast the layer's time passes beside the host's.
    var totalSpeed: Float { speed * (superlayer?.totalSpeed ?? 1) }

    /// Whether a frame from now would show something else because of an animation.
    var isMoving: Bool { totalSpeed != 0 && runningAnimations.contains { $0.control?.isMoving ?? true } }

    var hasFiniteAnimation: Bool {
        totalSpeed != 0
            && runningAnimations.contains { animation in
                animation.control.map(\.isMoving) ?? animation.activeDuration.isFinite
            }
    }
}

extension CALayer {
    /// The value that `key` shows at this moment, for an animation to start from; nil for what cannot be animated.
    package func presentationAnimatable(_ key: String) -> Any? {
        presentationState.value(for: key)
    }

    /// The value of `key` as the program set it; nil for what cannot be animated.
    package func modelAnimatable(_ key: String) -> Any? {
        modelState.value(for: key)
    }

    /// Sets a property to a value that ``presentationAnimatable(_:)`` gave, moving nothing.
    package func restore(_ value: Any, for key: String) {
        guard let value = AnimatableValue(value) else { return }
        modelState.setValue(value, for: key)
        host?.layersNeedDisplay()
    }

    /// The source of an animation's progress has changed.
    package func animationProgressDidChange() {
        if !modelState.extra.isEmpty { contentIsDirty = true }
        setNeedsRender()
        (superlayer ?? self).setNeedsRender()
    }

    /// Sets what ``modelAnimatable(_:)`` or ``presentationAnimatable(_:)`` gave, without any animation.
    package func setModelAnimatable(_ value: Any, for key: String) {
        guard let value = AnimatableValue(value) else { return }
        let old = modelState.bounds.size
        modelState.setValue(value, for: key)
        if modelState.bounds.size != old { boundsSizeDidChange() }
        setNeedsDisplayContent()
        (superlayer ?? self).setNeedsRender()
    }
}
