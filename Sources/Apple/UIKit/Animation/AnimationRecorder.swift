import QuartzCore

/// Collects the animations that are made while it is the recorder of ``AnimationGroup``.
@MainActor
protocol AnimationRecorder: AnyObject {
    /// - Parameters:
    ///   - key: The key that the animation has in its layer.
    ///   - start: The value of the property before the animation.
    ///   - delay: In seconds.
    func add(_ animation: CAPropertyAnimation, of layer: CALayer, key: String, from start: Any, delay: Double)
}
