import CoreGraphics
import Foundation

/// How two pictures of one size differ, pixel by pixel.
struct PictureComparison {
    /// How many pixels differ.
    private(set) var different = 0
    /// Of a hundred pixels, how many are alike.
    private(set) var likeness = 100.0
    /// The second picture, faint, with what differs in red; nil if nothing does.
    private(set) var picture: CGImage?

    /// A difference of colours that a person sees beside one another, in CIE's measure of 1976 (ΔE).
    private static let noticeable = 2.3

    /// - Parameter isExact: Whether pixels that look alike but are not the same differ.
    init(_ first: CGImage, _ second: CGImage, isExact: Bool) {
        let (width, height) = (first.width, first.height)
        var marks = [Bool](repeating: false, count: width * height)
        first.withPixels { a in
            second.withPixels { b in
                for y in 0..<height {
                    let (rowA, rowB) = (y * first.bytesPerRow, y * second.bytesPerRow)
                    for x in 0..<width {
                        let (i, j) = (rowA + x * 4, rowB + x * 4)
                        if a[i] == b[j], a[i + 1] == b[j + 1], a[i + 2] == b[j + 2], a[i + 3] == b[j + 3] { continue }
                        if !isExact, Self.looksAlike(a, i, b, j) { continue }
                        marks[y * width + x] = true
                    }
                }
            }
        }
        different = marks.count { $0 }
        guard different > 0 else { return }
        likeness = 100 * (1 - Double(different) / Double(max(1, marks.count)))
        picture = Self.picture(of: second, marks)
    }

    private static func looksAlike(
        _ a: UnsafeRawBufferPointer, _ i: Int, _ b: UnsafeRawBufferPointer, _ j: Int
    ) -> Bool {
        let (first, second) = (lab(a, i), lab(b, j))
        let (l, m, n) = (first.0 - second.0, first.1 - second.1, first.2 - second.2)
        return (l * l + m * m + n * n).squareRoot() <= noticeable
    }

    /// A pixel over white, in CIE's Lab for daylight.
    private static func lab(_ pixels: UnsafeRawBufferPointer, _ index: Int) -> (Double, Double, Double) {
        let rest = 255 - Int(pixels[index + 3])
        // Cairo's order: blue, green, red, alpha, the colours multiplied by the alpha.
        func linear(_ offset: Int) -> Double { linearValues[min(255, Int(pixels[index + offset]) + rest)] }
        let (red, green, blue) = (linear(2), linear(1), linear(0))
        func root(_ value: Double) -> Double { value > 216.0 / 24389 ? cbrt(value) : (value * 24389 / 27 + 16) / 116 }
        let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static let linearValues: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func picture(of image: CGImage, _ marks: [Bool]) -> CGImage? {
        let (width, height) = (image.width, image.height)
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
            let data = context.data
        else { return nil }
        let target = UnsafeMutableRawBufferPointer(start: data, count: context.bytesPerRow * height)
        image.withPixels { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let (from, to) = (y * image.bytesPerRow + x * 4, y * context.bytesPerRow + x * 4)
                    if marks[y * width + x] {
                        (target[to], target[to + 1], target[to + 2], target[to + 3]) = (230, 0, 38, 255)
                    } else {
                        let rest = 255 - Int(pixels[from + 3])
                        let sum = (0..<3).reduce(0) { $0 + min(255, Int(pixels[from + $1]) + rest) }
                        let faint = UInt8(170 + sum / 9)
                        (target[to], target[to + 1], target[to + 2], target[to + 3]) = (faint, faint, faint, 255)
                    }
                }
            }
        }
        return context.makeImage()
    }
}
