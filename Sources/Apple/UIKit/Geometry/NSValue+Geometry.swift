extension NSValue {
    /// Wraps a value.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Wraps a value.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Wraps a value.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The wrapped value.
    public var cgRectValue: CGRect { rectValue }
    /// The wrapped value.
    public var cgPointValue: CGPoint { pointValue }
    /// The wrapped value.
    public var cgSizeValue: CGSize { sizeValue }
}
