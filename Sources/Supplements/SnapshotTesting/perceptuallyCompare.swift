import CoreGraphics
import CoreImage
import Foundation

/// How two pictures of one size differ to the eye: what is wrong, or nil if enough of the pixels look the same.
///
/// The distance of two colours is that in CIELAB (CIE 76), from 0 to 100; the processor computes it.
///
/// - Parameters:
///   - pixelPrecision: The part of the pixels that have to look the same.
///   - perceptualPrecision: 1 less the distance, as a part of 100, up to which colours look the same.
func perceptuallyCompare(
    _ old: CIImage, _ new: CIImage, pixelPrecision: Float, perceptualPrecision: Float
) -> String? {
    guard let old = PerceivedPicture(old), let new = PerceivedPicture(new), old.bytes.count == new.bytes.count else {
        return "The pictures have no pixels that can be compared."
    }
    let threshold = (1 - perceptualPrecision) * 100
    var differing = 0
    var largest: Float = 0
    for start in stride(from: 0, to: old.bytes.count, by: 4) where old.pixel(at: start) != new.pixel(at: start) {
        let distance = old.distance(to: new, at: start)
        if distance > threshold { differing += 1 }
        largest = max(largest, distance)
    }
    let matching = 1 - Float(differing) / Float(max(old.bytes.count / 4, 1))
    guard matching < pixelPrecision else { return nil }
    return """
        \(matching) of the pixels look the same, which is less than the precision \(pixelPrecision)
        The colours that differ most are \(1 - min(largest / 100, 1)) alike, with a perceptual precision of \
        \(perceptualPrecision)
        """
}

/// The pixels of a picture in sRGB, red, green, blue and alpha, a byte each.
private struct PerceivedPicture {
    private(set) var bytes: [UInt8]

    init?(_ image: CIImage) {
        guard let source = image.cgImage ?? CIContext().createCGImage(image, from: image.extent) else { return nil }
        let (width, height) = (source.width, source.height)
        bytes = Array(repeating: 0, count: width * height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { buffer in
            guard
                let context = CGContext(
                    data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(source, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        if !isDrawn { return nil }
    }

    func pixel(at start: Int) -> SIMD4<UInt8> {
        SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }

    func distance(to other: PerceivedPicture, at start: Int) -> Float {
        let difference = Self.lab(pixel(at: start)) - Self.lab(other.pixel(at: start))
        return (difference * difference).sum().squareRoot()
    }

    /// Lightness, and the places between green and red and between blue and yellow, under the light of D65.
    private static func lab(_ pixel: SIMD4<UInt8>) -> SIMD3<Float> {
        let (red, green, blue) = (light[Int(pixel.x)], light[Int(pixel.y)], light[Int(pixel.z)])
        let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func curve(_ value: Float) -> Float {
        value > 216 / 24389 ? cbrt(value) : (value * 24389 / 27 + 16) / 116
    }

    /// The light of each byte of a component in sRGB.
    private static let light: [Float] = (0..<256).map { byte in
        let value = Float(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
