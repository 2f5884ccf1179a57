extension Path {
    private mutating func add(_ body: (CGMutablePath) -> Void) {
        let copy = CGMutablePath()
        copy.addPath(mutable)
        body(copy)
        self = Path(copy)
    }

    /// Adds an arc of a circle, after a line to its start if the path has a point already. With y downwards, an arc
    /// that is `clockwise` is seen to go the other way, as in Core Graphics.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
                clockwise: clockwise, transform: transform)
        }
    }

    /// Adds an arc of a circle that touches two lines: from the last point to `tangent1End`, and on to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }

    /// Adds an arc of a circle that goes on for an angle.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        add {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
                transform: transform)
        }
    }

    /// Adds a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let added = Path(roundedRect: rect, cornerSize: cornerSize).cgPath
        add { $0.addPath(added, transform: transform) }
    }

    /// Adds a rectangle whose corners have radii of their own.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let added = Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).cgPath
        add { $0.addPath(added, transform: transform) }
    }

    /// Creates a rectangle whose corners have radii of their own.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        add { $0.addRects(rects, transform: transform) }
    }

    /// The last point of the path; nil for one without parts.
    public var currentPoint: CGPoint? { isEmpty ? nil : mutable.currentPoint }

    /// The part of the path between two shares of its length, from 0 to 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(mutable.trimmed(from: from, to: to)) }

    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
        self.init(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        self.init(roundedRect: rect, cornerSize: cornerSize)
    }
}

extension Path: Shape {
    public typealias Body = _ShapeView<Path, ForegroundStyle>

    /// The path as it is, wherever the rectangle is.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
