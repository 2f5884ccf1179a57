import CoreGraphics
import Foundation
import UIKit

/// The colours of a picture of the screen, a pixel for each point.
struct ScreenPixels {
    private let image: CGImage

    init(_ image: CGImage) {
        self.image = image
    }

    /// The ratio of the luminances of a text and of what is behind it: the colour that most of the place has.
    ///
    /// - Returns: Nil for a place that is not on the screen.
    @MainActor
    func contrast(of color: UIColor, in frame: CGRect) -> Double? {
        let place = frame.intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height)).integral
        guard place.width >= 1, place.height >= 1 else { return nil }
        var counts: [UInt32: Int] = [:]
        image.withPixels { pixels in
            for y in Int(place.minY)..<min(Int(place.maxY), image.height) {
                for x in Int(place.minX)..<min(Int(place.maxX), image.width) {
                    let index = y * image.bytesPerRow + x * 4
                    // Blue, green, red.
                    let key = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(pixels[index + $1]) }
                    counts[key, default: 0] += 1
                }
            }
        }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
        let behind = Self.luminance(
            Double(most & 0xFF) / 255, Double(most >> 8 & 0xFF) / 255, Double(most >> 16 & 0xFF) / 255)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        let resolved = color.resolvedColor(with: UITraitCollection.current)
        guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        let text = Self.luminance(Double(red), Double(green), Double(blue)) * Double(alpha) + behind * Double(1 - alpha)
        return (max(text, behind) + 0.05) / (min(text, behind) + 0.05)
    }

    /// The relative luminance of WCAG 2.
    private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
