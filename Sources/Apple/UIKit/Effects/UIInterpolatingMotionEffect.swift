/// A change of one value between two as the device is tilted along an axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of a tilt.
    public enum EffectType: Int, Sendable {
        /// To the left and right.
        case tiltAlongHorizontalAxis
        /// Up and down.
        case tiltAlongVerticalAxis
    }

    /// The value of the view that changes.
    public let keyPath: String
    /// The axis.
    public let type: EffectType
    /// The change at -1: a number, a point, a size, a rectangle or an offset.
    open var minimumRelativeValue: Any?
    /// The change at 1.
    open var maximumRelativeValue: Any?

    /// Creates a change of a value for an axis.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// The value between the two at the tilt; nil as long as they are not both set, or are no numbers, points, sizes,
    /// rectangles or offsets.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = (min(max(tilt, -1), 1) + 1) / 2
        guard let minimumRelativeValue, let maximumRelativeValue,
            let value = Self.value(between: minimumRelativeValue, maximumRelativeValue, share)
        else { return nil }
        return [keyPath: value]
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private static func value(between low: Any, _ high: Any, _ share: CGFloat) -> Any? {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        if let low = number(low), let high = number(high) { return mix(low, high) }
        switch (low, high) {
        case (let low as CGPoint, let high as CGPoint): return CGPoint(x: mix(low.x, high.x), y: mix(low.y, high.y))
        case (let low as CGSize, let high as CGSize):
            return CGSize(width: mix(low.width, high.width), height: mix(low.height, high.height))
        case (let low as UIOffset, let high as UIOffset):
            return UIOffset(
                horizontal: mix(low.horizontal, high.horizontal), vertical: mix(low.vertical, high.vertical))
        case (let low as CGRect, let high as CGRect):
            return CGRect(
                x: mix(low.minX, high.minX), y: mix(low.minY, high.minY), width: mix(low.width, high.width),
                height: mix(low.height, high.height))
        default: return nil
        }
    }
}
