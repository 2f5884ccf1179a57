import CoreGraphics
import Foundation
import ImageIO

/// Files made for the tests.
enum Samples {
    /// A GIF of frames of one colour each out of four: 0 black, 1 red, 2 green, 3 blue. A frame is 2 × 2 unless it has
    /// a place and a size of its own.
    static func gif(
        _ frames: [(color: Int, hundredths: Int)], loops: Int? = nil, width: Int = 2, height: Int = 2
    ) -> Data {
        var bytes = Array("GIF89a".utf8)
        func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
        bytes += short(width) + short(height) + [0x81, 0, 0]
        bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
        if let loops { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + short(loops) + [0] }
        for frame in frames {
            bytes += [0x21, 0xF9, 4, 0x04] + short(frame.hundredths) + [0, 0]
            bytes += [0x2C] + short(0) + short(0) + short(width) + short(height) + [0]
            bytes += [2] + compressed(Array(repeating: frame.color, count: width * height)) + [0]
        }
        return Data(bytes + [0x3B])
    }

    /// LZW with codes of three bits throughout: the table is cleared before it would need more.
    private static func compressed(_ pixels: [Int]) -> [UInt8] {
        var codes: [Int] = []
        for (index, pixel) in pixels.enumerated() {
            if index % 2 == 0 { codes.append(4) }
            codes.append(pixel)
        }
        codes.append(5)
        var bits = 0
        var count = 0
        var bytes: [UInt8] = []
        for code in codes {
            bits |= code << count
            count += 3
            while count >= 8 {
                bytes.append(UInt8(bits & 255))
                bits >>= 8
                count -= 8
            }
        }
        if count > 0 { bytes.append(UInt8(bits)) }
        return [UInt8(bytes.count)] + bytes
    }

    /// Left half red, right half blue; the top row green if that is wanted.
    static func image(width: Int, height: Int, greenTop: Bool = false) -> CGImage {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
        if greenTop {
            context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: height - height / 4, width: width, height: height / 4))
        }
        return context.makeImage()!
    }

    static func data(_ image: CGImage, _ type: String, quality: Double = 0.95) -> Data {
        let data = NSMutableData()
        let destination = CGImageDestinationCreateWithData(data, type as CFString, 1, nil)!
        CGImageDestinationAddImage(destination, image, [kCGImageDestinationLossyCompressionQuality: quality])
        _ = CGImageDestinationFinalize(destination)
        return data as Data
    }

    /// A JPEG with an orientation in its Exif.
    static func jpeg(_ image: CGImage, orientation: UInt8) -> Data {
        let plain = [UInt8](data(image, "public.jpeg"))
        let directory: [UInt8] = [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        let exif = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8] + directory
        let length = exif.count + 2
        return Data(plain[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + exif + plain[2...])
    }
}

extension CGImage {
    /// Red, green, blue and alpha of a pixel, from the top left.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let context = CGContext(
            data: &bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        let data = context.data!.assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { data[(y * width + x) * 4 + $0] }
    }

    /// Which of red, green and blue is the strongest.
    func color(_ x: Int, _ y: Int) -> String {
        let pixel = pixel(x, y)
        let strongest = pixel[..<3].max()!
        if strongest < 60 { return "black" }
        return ["red", "green", "blue"][pixel.firstIndex(of: strongest)!]
    }
}
