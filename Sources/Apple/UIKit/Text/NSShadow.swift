internal import RuntimeShims

/// The shadow of characters: the attribute `.shadow`.
open class NSShadow: NSObject, NSCopying {
    private let foundationMark = FoundationMark()

    /// In points, downwards and to the right.
    open var shadowOffset = CGSize.zero
    /// Twice the standard deviation of the blur, in points; 0 is sharp.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil for no shadow. Black at a third of its strength by default.
    open var shadowColor: Any?

    public override init() {
        shadowColor = UIColor(white: 0, alpha: 1.0 / 3)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
