import QuartzCore

/// Stops the animations of a transition and moves them together, as a finger does.
@MainActor
final class TransitionScrubber: AnimationRecorder {
    private struct Part {
        var animation: CAPropertyAnimation
        var layer: CALayer
        var key: String
        /// Where the property was.
        var start: Any
        var delay: Double
    }

    private var parts: [Part] = []
    private let duration: Double
    /// From 0 to 1.
    private(set) var share = 0.0

    /// - Parameter duration: Of the whole transition, in seconds.
    init(duration: Double) {
        self.duration = max(duration, 1e-3)
    }

    /// Takes all animations that `body` makes.
    func record(_ body: () -> Void) {
        let outer = AnimationGroup.recorder
        AnimationGroup.recorder = self
        body()
        AnimationGroup.recorder = outer
    }

    func add(_ animation: CAPropertyAnimation, of layer: CALayer, key: String, from start: Any, delay: Double) {
        parts.append(Part(animation: animation, layer: layer, key: key, start: start, delay: delay))
    }

    /// Shows the moment at `share`.
    func move(to share: Double) {
        self.share = share
        for part in parts {
            part.animation.speed = 0
            part.animation.beginTime = 0
            let last = part.animation.duration * (1 - 1e-6)
            part.animation.timeOffset = min(last, max(0, share * duration - part.delay))
            part.layer.host?.layersNeedDisplay()
        }
    }

    /// The rest of every animation, `speed` times as fast.
    func finish(speed: Double) {
        let speed = max(speed, 1e-3)
        for part in parts {
            part.animation.timeOffset = 0
            part.animation.speed = Float(speed)
            part.animation.startTime = now(part) - (share * duration - part.delay) / speed
            part.layer.host?.animationsNeedTick()
        }
    }

    /// Back from where it is: the properties are again what they were, and the animations end there.
    func cancel(speed: Double, curve: UIView.AnimationCurve) {
        let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        let rest = max(share * duration / max(speed, 1e-3), 1e-3)
        for part in parts {
            let current = part.layer.presentationAnimatable(part.key) ?? part.start
            part.layer.restore(part.start, for: part.key)
            let animation = part.animation
            animation.set(from: current, to: part.start)
            animation.timingFunction = options.timingFunction
            animation.timeOffset = 0
            animation.speed = 1
            animation.duration = rest
            animation.startTime = now(part)
            part.layer.host?.animationsNeedTick()
        }
    }

    private func now(_ part: Part) -> Double { part.layer.host?.now ?? MediaClock.now }
}

extension CAPropertyAnimation {
    /// Makes it a plain way from one value to another.
    fileprivate func set(from start: Any, to end: Any) {
        switch self {
        case let animation as GroupAnimation:
            animation.fromValue = start
            animation.toValue = end
            animation.spring = nil
        case let animation as CAKeyframeAnimation:
            animation.values = [start, end]
            animation.keyTimes = nil
            animation.calculationMode = .linear
        default: preconditionFailure("\(self) is none that animation blocks make")
        }
    }
}
