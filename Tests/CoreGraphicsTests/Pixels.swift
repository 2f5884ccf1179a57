@testable import CoreGraphics
import Foundation

/// An image's pixels, from the top left, as components from 0 to 255 that are multiplied by alpha.
struct Pixel: Equatable, CustomStringConvertible {
    var red, green, blue, alpha: Int
    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    func isNear(_ other: Pixel, by tolerance: Int = 2) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
            && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
}

extension CGImage {
    subscript(x: Int, y: Int) -> Pixel {
        withPixels { bytes in
            let i = y * bytesPerRow + x * 4
            return Pixel(
                red: Int(bytes[i + 2]), green: Int(bytes[i + 1]), blue: Int(bytes[i]), alpha: Int(bytes[i + 3]))
        }
    }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

func bitmap(_ width: Int = 20, _ height: Int = 20) -> CGContext {
    CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
}
