public import Foundation
internal import CCairo

extension CGImage {
    /// A picture from bytes; nil if there are too few, or if the format is none of these: 8 bits a component, red, green
    /// and blue in 24 bits, or with alpha (multiplied or not, or skipped) in 32, and gray in 8.
    ///
    /// The bytes are copied and converted at once. `decode` must be nil, since no other range of values is known.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, bitsPerComponent == 8, decode == nil, case let data = provider.bytes,
            let pixel = PixelFormat(space, bitmapInfo, bitsPerPixel), bytesPerRow >= width * bitsPerPixel / 8,
            data.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let target = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        data.withUnsafeBytes { bytes in
            for y in 0..<height {
                let row = UnsafeRawBufferPointer(rebasing: bytes[(y * bytesPerRow)...])
                for x in 0..<width {
                    pixel.convert(row, at: x * bitsPerPixel / 8, to: target + y * stride + x * 4)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        self.init(adopting: surface)
    }

    /// The pixels, in the format that ``bitmapInfo`` and ``bytesPerRow`` tell.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: withPixels { Data($0) } as CFData)
    }
}

/// Where the components of a pixel are.
private struct PixelFormat {
    var red = 0
    var green = 0
    var blue = 0
    var alpha: Int?
    var isMultiplied = true

    init?(_ space: CGColorSpace, _ info: CGBitmapInfo, _ bits: Int) {
        guard let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
            !info.contains(.floatComponents)
        else { return nil }
        switch (bits, alpha) {
        case (8, .none):
            guard space.model == .monochrome else { return nil }
        case (24, .none):
            guard space.model == .rgb else { return nil }
            (red, green, blue) = (0, 1, 2)
        case (32, .premultipliedFirst), (32, .first), (32, .noneSkipFirst):
            (red, green, blue, self.alpha) = (1, 2, 3, 0)
        case (32, .premultipliedLast), (32, .last), (32, .noneSkipLast):
            (red, green, blue, self.alpha) = (0, 1, 2, 3)
        default: return nil
        }
        if bits == 32 {
            guard space.model == .rgb else { return nil }
            switch info.intersection(.byteOrderMask) {
            case [], .byteOrder32Big: break
            case .byteOrder32Little:
                (red, green, blue) = (3 - red, 3 - green, 3 - blue)
                self.alpha = self.alpha.map { 3 - $0 }
            default: return nil
            }
        }
        isMultiplied = alpha != .first && alpha != .last
        if alpha == .noneSkipFirst || alpha == .noneSkipLast { self.alpha = nil }
    }

    func convert(_ row: UnsafeRawBufferPointer, at offset: Int, to target: UnsafeMutablePointer<UInt8>) {
        let a = alpha.map { row[offset + $0] } ?? 255
        func component(_ index: Int) -> UInt8 {
            let value = row[offset + index]
            return isMultiplied ? min(value, a) : UInt8((Int(value) * Int(a) + 127) / 255)
        }
        target[0] = component(blue)
        target[1] = component(green)
        target[2] = component(red)
        target[3] = a
    }
}
