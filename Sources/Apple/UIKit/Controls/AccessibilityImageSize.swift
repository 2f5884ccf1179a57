/// What shows a picture that can grow with the text sizes for people who see badly.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether the picture grows at those sizes, as body text does. False by default.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// How much pictures grow that follow the text sizes.
enum AccessibilityImageSize {
    /// 1 unless the text size is one for people who see badly.
    static func factor(_ traits: UITraitCollection) -> CGFloat {
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100
    }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Whether the button's picture grows at the text sizes for people who see badly. False by default.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { picture.adjustsImageSizeForAccessibilityContentSizeCategory }
        set { picture.adjustsImageSizeForAccessibilityContentSizeCategory = newValue }
    }
}
