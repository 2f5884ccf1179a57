public import CoreGraphics
public import Foundation

/// Options of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether the processor does the work, as it always does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
    /// Whether the work may wait for other work. Has no effect.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    /// Whether the work may be done where it needs little power. Has no effect.
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    /// The colour space in which filters work. Has no effect: it is linear sRGB.
    public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
    /// The colour space of what is made. Has no effect: it is sRGB.
    public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
    /// The format in which filters work. Has no effect: a component is a `Float`.
    public static let workingFormat = CIContextOption(rawValue: "kCIContextWorkingFormat")
    /// Whether pictures are made smaller with care. Has no effect.
    public static let highQualityDownsample = CIContextOption(rawValue: "kCIContextHighQualityDownsample")
    /// Whether colours of what is made are multiplied by their opacity, as they always are here.
    public static let outputPremultiplied = CIContextOption(rawValue: "kCIContextOutputPremultiplied")
    /// Whether steps on the way are kept. Has no effect: none is.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// A name for the developer. Has no effect.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// Renders pictures, on any thread.
open class CIContext: NSObject, @unchecked Sendable {
    /// Creates a context. Options have no effect: filters run on the processor.
    public init(options: [CIContextOption: Any]? = nil) {}

    public override convenience init() { self.init(options: nil) }

    /// The pixels of a picture inside `fromRect`; nil if that has none, or no end.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard !fromRect.isInfinite, !fromRect.isNull, !fromRect.isEmpty,
            fromRect.width * fromRect.height < 268_435_456
        else { return nil }
        let bounds = PixelBounds(fromRect)
        guard let context = CGContext(pixelsWide: bounds.width, pixelsHigh: bounds.height, scale: 1),
            let data = context.data
        else { return nil }
        let region = image.render(bounds)
        for row in 0..<bounds.height {
            let line = (data + (bounds.height - 1 - row) * context.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in 0..<bounds.width {
                let pixel = region.pixels[row * bounds.width + column]
                let alpha = min(max(pixel.w, 0), 1)
                guard alpha > 0 else { continue }
                func byte(_ value: Float) -> UInt8 {
                    UInt8((Float(Transfer.byte(value / pixel.w)) * alpha).rounded())
                }
                line[column * 4] = byte(pixel.z)
                line[column * 4 + 1] = byte(pixel.y)
                line[column * 4 + 2] = byte(pixel.x)
                line[column * 4 + 3] = UInt8((alpha * 255).rounded())
            }
        }
        return context.makeImage()
    }

    /// Writes the pixels of a picture inside `bounds` to memory, the topmost row first: a byte for each of red, green,
    /// blue and alpha in the order of the format, multiplied by alpha, in sRGB
    /// whatever the colour space. Nothing is written for other formats.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let order = format.order, !bounds.isInfinite, !bounds.isNull, !bounds.isEmpty else { return }
        let bounds = PixelBounds(bounds)
        let region = image.render(bounds)
        for row in 0..<bounds.height {
            let line = (data + (bounds.height - 1 - row) * rowBytes).assumingMemoryBound(to: UInt8.self)
            for column in 0..<bounds.width {
                let pixel = region.pixels[row * bounds.width + column]
                let alpha = min(max(pixel.w, 0), 1)
                for (place, part) in order.enumerated() {
                    let value: Float
                    if part == 3 {
                        value = alpha * 255
                    } else if alpha == 0 {
                        value = 0
                    } else {
                        value = Float(Transfer.byte(pixel[part] / pixel.w)) * alpha
                    }
                    line[column * 4 + place] = UInt8(min(max(value, 0), 255).rounded())
                }
            }
        }
    }
}

/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A byte each of red, green, blue and alpha. The numbers are Apple's.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// A byte each of blue, green, red and alpha.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// A byte each of alpha, red, green and blue.
    public static let ARGB8 = CIFormat(rawValue: 265)

    /// The parts of a pixel, of which red is the first.
    fileprivate var order: [Int]? {
        switch self {
        case .RGBA8: [0, 1, 2, 3]
        case .BGRA8: [2, 1, 0, 3]
        case .ARGB8: [3, 0, 1, 2]
        default: nil
        }
    }
}
