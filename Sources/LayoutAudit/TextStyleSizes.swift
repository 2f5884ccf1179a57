package import CoreGraphics
package import UIKit

/// The text sizes that Interface Builder's canvas has been seen in.
package enum TextStyleSizes: Sendable {
    /// The smallest one of the settings, and the usual one.
    case extraSmall, large

    /// The text size of the canvas of the Xcode of a document's `toolsVersion`: version 13 drew every text style in the
    /// smallest size, as frames in storyboards record it.
    package static func ofXcode(toolsVersion: Double) -> TextStyleSizes {
        (19_000..<21_000).contains(toolsVersion) ? .extraSmall : .large
    }

    /// In points.
    package func pointSize(of style: UIFont.TextStyle) -> CGFloat {
        let usual = style.specification.size
        return self == .large ? usual : Self.smallest[style] ?? usual
    }

    /// After Apple's Human Interface Guidelines, "Dynamic Type sizes".
    private static let smallest: [UIFont.TextStyle: CGFloat] = [
        .largeTitle: 31, .title1: 25, .title2: 19, .title3: 17, .headline: 14, .body: 14, .callout: 13,
        .subheadline: 12, .footnote: 12, .caption1: 11, .caption2: 11,
    ]
}
