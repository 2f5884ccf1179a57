/// What an audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Texts that are hard to tell from what is behind them.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1)
    /// What is seen, and not found by assistive technology. Nothing is found here.
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 2)
    /// What is too small for a finger.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 4)
    /// What nothing can be said of.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 8)
    /// Texts that do not grow.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 65536)
    /// Texts that do not fit.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 131072)
    /// Traits that contradict each other. Nothing is found here.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 262144)
    /// Everything.
    public static let all = XCUIAccessibilityAuditType(rawValue: .max)
}
