import CoreGraphics
package import Stage

/// How a font follows the size of text that a person wants.
package struct FontScaling: Sendable {
    /// The use of text whose steps it follows.
    package var style: UIFont.TextStyle
    /// The font at the usual size, of a font that the app scales; nil for a text style's own.
    package var base: FontDescriptor?
    /// In points; no size is beyond it.
    package var maximum = CGFloat.infinity

    package init(style: UIFont.TextStyle, base: FontDescriptor? = nil, maximum: CGFloat = .infinity) {
        self.style = style
        self.base = base
        self.maximum = maximum
    }

    /// The font at a text size.
    package func descriptor(at size: UIContentSizeCategory) -> FontDescriptor {
        if var descriptor = base {
            if size != .large { descriptor.size = (descriptor.size * factor(at: size)).rounded() }
            descriptor.size = min(descriptor.size, maximum)
            return descriptor
        }
        let points = Self.sizes(of: style)[size.step]
        return FontDescriptor(family: .system, size: min(points, maximum), weight: style.specification.weight.css)
    }

    /// The size in relation to the usual one.
    package func factor(at size: UIContentSizeCategory) -> CGFloat {
        let sizes = Self.sizes(of: style)
        return sizes[size.step] / sizes[UIContentSizeCategory.large.step]
    }

    /// In points, from the smallest text size to the largest: Apple's Human Interface Guidelines. The first style, which
    /// they give for one size only, grows as the large title does.
    private static func sizes(of style: UIFont.TextStyle) -> [CGFloat] {
        switch style {
        case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        }
    }
}

extension UIContentSizeCategory {
    /// The text size of a collection, or the app's where it says none.
    static func of(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        guard let size = traits?.preferredContentSizeCategory, size != .unspecified else {
            return UITraitCollection.current.preferredContentSizeCategory
        }
        return size
    }
}
