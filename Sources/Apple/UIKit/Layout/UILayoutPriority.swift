/// How much a constraint matters, from 1 to 1000; only 1000 must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority; 1000 and above must hold.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: a constraint that must hold.
    public static let required = UILayoutPriority(1000)
    /// 750: what content resists compression with.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: what content hugs with.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: what a view is measured with.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
    /// A priority higher by `right`, which may be past `required`: a constraint refuses it then.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }
    /// A priority lower by `right`.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
}
