internal import ObjectiveC

extension UIView {
    private final class MotionEffects {
        var list: [UIMotionEffect] = []
    }

    nonisolated(unsafe) private static let motionEffectsKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The motion effects of the view. They are kept, and have no effect: no device is tilted here.
    public var motionEffects: [UIMotionEffect] {
        get { (objc_getAssociatedObject(self, Self.motionEffectsKey) as? MotionEffects)?.list ?? [] }
        set {
            let effects = MotionEffects()
            effects.list = newValue
            objc_setAssociatedObject(self, Self.motionEffectsKey, effects, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    /// Adds a motion effect; one that is there already stays as it is.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }

    /// Takes a motion effect away.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}
