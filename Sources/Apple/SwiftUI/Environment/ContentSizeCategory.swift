/// How large the person wants text, by the names of iOS 13.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The sizes from the smallest to the largest.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The sizes for people who do not see well.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest size.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one for people who do not see well.
    public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

    /// The same size by its name of iOS 15.
    var typeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
    }
}

extension ContentSizeCategory: Comparable {
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize < rhs.typeSize }
}

extension EnvironmentValues {
    /// How large the person wants text.
    public var sizeCategory: ContentSizeCategory {
        get {
            let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
            return ContentSizeCategory.allCases[index]
        }
        set { dynamicTypeSize = newValue.typeSize }
    }
}
