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
}
