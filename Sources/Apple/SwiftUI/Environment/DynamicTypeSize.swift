import UIKit

/// How large a person wants text.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// The sizes that the settings have; `large` is the usual one.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The larger sizes that the settings for accessibility have.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of those that the settings for accessibility have.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

    init(_ category: UIContentSizeCategory) { self = DynamicTypeSize(rawValue: category.step) ?? .large }
}
