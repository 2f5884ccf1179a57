public import CoreGraphics
public import Foundation

/// Options of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether the processor does the work, as it always does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
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
