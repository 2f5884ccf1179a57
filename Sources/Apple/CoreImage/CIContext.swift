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
    /// The colour space in which filters work: linear sRGB, whichever is given, or with `NSNull` the values as they are.
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
    private let isManaged: Bool

    /// Creates a context. Filters run on the processor, whatever the options are.
    public init(options: [CIContextOption: Any]? = nil) {
        isManaged = !(options?[.workingColorSpace] is NSNull)
    }

    public override convenience init() { self.init(options: nil) }

    /// The pixels of a picture inside `fromRect`; nil if that has none, or no end.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let bounds = PixelBounds(drawable: fromRect),
            let context = CGContext(pixelsWide: bounds.width, pixelsHigh: bounds.height, scale: 1),
            let data = context.data
        else { return nil }
        write(image, bounds, to: data, rowBytes: context.bytesPerRow, .BGRA8)
        return context.makeImage()
    }

    /// Writes the pixels of a picture inside `bounds` to memory, the top row first, with colours multiplied by alpha.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - data: Where the pixels go: `rowBytes` for each row.
    ///   - rowBytes: From one row to the next, in bytes.
    ///   - bounds: Which part of the picture; one without an end, or with none, writes nothing.
    ///   - format: What a pixel is in memory. `RGBAf` is in linear light.
    ///   - colorSpace: Has no effect: colours are those of sRGB.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        if let bounds = PixelBounds(drawable: bounds) { write(image, bounds, to: data, rowBytes: rowBytes, format) }
    }

    private func write(
        _ image: CIImage, _ bounds: PixelBounds, to data: UnsafeMutableRawPointer, rowBytes: Int, _ format: CIFormat
    ) {
        let region = Transfer.$isManaged.withValue(isManaged) { image.render(bounds) }
        let order = format.order
        for row in 0..<bounds.height {
            let line = data + (bounds.height - 1 - row) * rowBytes
            for column in 0..<bounds.width {
                let pixel = region.pixels[row * bounds.width + column]
                guard let order else {
                    for index in 0..<4 {
                        line.storeBytes(of: pixel[index], toByteOffset: (column * 4 + index) * 4, as: Float.self)
                    }
                    continue
                }
                let alpha = min(max(pixel.w, 0), 1)
                for (place, index) in order.enumerated() {
                    var byte = UInt8((alpha * 255).rounded())
                    if index < 3 {
                        let full = alpha > 0 ? Transfer.byte(pixel[index] / pixel.w, isManaged: isManaged) : 0
                        byte = UInt8((Float(full) * alpha).rounded())
                    }
                    line.storeBytes(of: byte, toByteOffset: column * 4 + place, as: UInt8.self)
                }
            }
        }
    }
}
