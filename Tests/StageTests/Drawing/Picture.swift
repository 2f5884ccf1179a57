import CoreGraphics
import Foundation

@testable import Stage

/// One pixel; its components are multiplied by alpha.
struct Pixel: Equatable, CustomStringConvertible {
    var red, green, blue, alpha: Int
    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    func isNear(_ other: Pixel, by tolerance: Int = 3) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
            && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
}

extension CGImage {
    subscript(x: Int, y: Int) -> Pixel {
        withPixels { bytes in
            let i = y * bytesPerRow + x * 4
            return Pixel(
                red: Int(bytes[i + 2]), green: Int(bytes[i + 1]), blue: Int(bytes[i]), alpha: Int(bytes[i + 3]))
        }
    }

    /// How many pixels are not transparent.
    var inked: Int {
        (0..<height).reduce(0) { sum, y in
            sum + (0..<width).filter { self[$0, y].alpha > 0 }.count
        }
    }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

@MainActor
func picture(
    _ width: CGFloat = 40, _ height: CGFloat = 40, scale: CGFloat = 1, background: CGColor? = nil,
    _ draw: @MainActor (Canvas) -> Void
) throws -> CGImage {
    try OffscreenRenderer.image(
        size: CGSize(width: width, height: height), scale: scale, background: background, draw: draw)
}
