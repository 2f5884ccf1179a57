/// Distances inwards from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top, left, bottom, right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    public static let zero = UIEdgeInsets()
}

/// Like `UIEdgeInsets`, with the sides named by the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public static let zero = NSDirectionalEdgeInsets()
}

/// A distance in two directions.
public struct UIOffset: Hashable, Sendable {
    public var horizontal, vertical: CGFloat

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public init() { self.init(horizontal: 0, vertical: 0) }

    public static let zero = UIOffset()
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

// MARK: Geometry as text

/// "{x, y}"
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
/// "{width, height}"
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
/// "{{x, y}, {width, height}}"
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    func text(_ value: CGFloat) -> String { value == value.rounded() ? String(Int(value)) : String(Double(value)) }
    return "{\(text(insets.top)), \(text(insets.left)), \(text(insets.bottom)), \(text(insets.right))}"
}
/// Zero for a text that is no point.
public func CGPointFromString(_ string: String) -> CGPoint { NSPointFromString(string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSSizeFromString(string) }
public func CGRectFromString(_ string: String) -> CGRect { NSRectFromString(string) }
