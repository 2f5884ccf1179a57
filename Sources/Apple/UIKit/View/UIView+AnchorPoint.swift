extension UIView {
    /// The point of the bounds, from 0 to 1, that `center` is the place of and that transforms turn around. The middle by
    /// default.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
}
