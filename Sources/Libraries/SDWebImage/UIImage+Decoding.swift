public import Foundation
import ImageIO
public import UIKit

extension UIImage {
    /// The image in data, with all pictures of one that moves; nil if there is none.
    public class func sd_image(with data: Data?) -> UIImage? { sd_image(with: data, scale: 1) }

    /// The image in data, with all pictures of one that moves, in pixels a point; nil if there is none.
    public class func sd_image(with data: Data?, scale: CGFloat) -> UIImage? {
        guard let data else { return nil }
        return moving(data, scale: scale) ?? UIImage(data: data, scale: scale)
    }

    /// Whether the image has several pictures.
    public var sd_isAnimated: Bool { (images?.count ?? 0) > 1 }

    /// Pictures of an animated image all last equally long: one that lasts longer than others is repeated.
    private static func moving(_ data: Data, scale: CGFloat) -> UIImage? {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil), CGImageSourceGetCount(source) > 1 else {
            return nil
        }
        var frames: [(image: UIImage, milliseconds: Int)] = []
        for index in 0..<CGImageSourceGetCount(source) {
            guard let picture = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
            let image = UIImage(cgImage: picture, scale: scale, orientation: .up)
            frames.append((image, max(Int((delay(of: index, in: source) * 1000).rounded()), 1)))
        }
        guard let first = frames.first else { return nil }
        let unit = frames.dropFirst().reduce(first.milliseconds) { greatestCommonDivisor($0, $1.milliseconds) }
        let images = frames.flatMap { Array(repeating: $0.image, count: $0.milliseconds / unit) }
        return animatedImage(with: images, duration: Double(frames.reduce(0) { $0 + $1.milliseconds }) / 1000)
    }

    /// How many seconds a picture is shown: a tenth where the file says less than the hundredth of a second that
    /// browsers take for a mistake.
    private static func delay(of index: Int, in source: CGImageSource) -> Double {
        let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
        let gif = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        let number = gif?[kCGImagePropertyGIFUnclampedDelayTime as String] as? NSNumber
        let seconds = number?.doubleValue ?? 0.1
        return seconds < 0.011 ? 0.1 : seconds
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }
}
