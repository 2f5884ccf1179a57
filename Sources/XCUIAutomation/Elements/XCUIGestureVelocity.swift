import Foundation

/// How quick a finger is, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    /// That of a person.
    public static let `default` = XCUIGestureVelocity(1500)
    public static let slow = XCUIGestureVelocity(500)
    public static let fast = XCUIGestureVelocity(3000)
}
