package import CoreGraphics
package import UIKit

/// The text sizes that Interface Builder's canvas can be set to, after Apple's Human Interface Guidelines, "Dynamic
/// Type sizes".
package enum TextStyleSizes: Int, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge

    /// The text size of the canvas of the Xcode of a document's `toolsVersion`: version 13 drew every text style in the
    /// smallest size, as frames in storyboards record it.
    package static func ofXcode(toolsVersion: Double) -> TextStyleSizes {
        (19_000..<21_000).contains(toolsVersion) ? .extraSmall : .large
    }

    /// In points.
    package func pointSize(of style: UIFont.TextStyle) -> CGFloat {
        guard let sizes = Self.sizes[style] else { return style.specification.size }
        return sizes[rawValue]
    }

    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40], .title1: [25, 26, 27, 28, 30, 32, 34],
        .title2: [19, 20, 21, 22, 24, 26, 28], .title3: [17, 18, 19, 20, 22, 24, 26],
        .headline: [14, 15, 16, 17, 19, 21, 23], .body: [14, 15, 16, 17, 19, 21, 23],
        .callout: [13, 14, 15, 16, 18, 20, 22], .subheadline: [12, 13, 14, 15, 17, 19, 21],
        .footnote: [12, 12, 12, 13, 15, 17, 19], .caption1: [11, 11, 11, 12, 14, 16, 18],
        .caption2: [11, 11, 11, 11, 13, 15, 17],
    ]
}
