public import Foundation
internal import CCairo

/// A picture of pixels, immutable and free to be used from any thread.
///
/// The pixels are 32 bits each, blue first and alpha last in memory, multiplied by alpha.
public final class CGImage: Hashable, @unchecked Sendable {
    /// A cairo image surface (ARGB32), owned and never drawn on again.
    package let surface: OpaquePointer
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Data that a renderer caches for the image, for as long as it lives. Only the main thread may touch it.
    @MainActor package var rendererCache: AnyObject?

    /// Takes over a reference to an ARGB32 image surface that nobody will draw on any more.
    package init(adopting surface: OpaquePointer) {
        cairo_surface_flush(surface)
        self.surface = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// 8.
    public var bitsPerComponent: Int { 8 }
    /// 32.
    public var bitsPerPixel: Int { 32 }
    /// The distance of two rows in bytes.
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
    /// sRGB, in which every image is kept.
    public var colorSpace: CGColorSpace? { .standardRGB }
    /// Alpha comes first, and colours are multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    /// Alpha comes first, and colours are multiplied by it.
    public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

    /// True: images are smoothed when they are enlarged.
    public var shouldInterpolate: Bool { true }
    /// Always the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Nil: components go from nothing to all.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The pixels' memory: ``height`` rows of ``bytesPerRow`` bytes. Good only during the call.
    package func withPixels<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        let data = cairo_image_surface_get_data(surface)
        return try body(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : bytesPerRow * height))
    }

    /// The part inside `rect`, in pixels from the top left; nil if they don't overlap. The pixels are shared.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        guard !part.isNull, part.width >= 1, part.height >= 1,
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let start = data + Int(part.minY) * bytesPerRow + Int(part.minX) * 4
        guard
            let cropped = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_ARGB32, Int32(part.width), Int32(part.height), Int32(bytesPerRow))
        else { return nil }
        // The cropped surface keeps the memory it looks into alive.
        cairo_surface_set_user_data(
            cropped, Self.ownerKey, UnsafeMutableRawPointer(cairo_surface_reference(surface)),
            { cairo_surface_destroy(OpaquePointer($0)) })
        return CGImage(adopting: cropped)
    }

    /// Returns the image itself, which does not change.
    public func copy() -> CGImage? { self }

    /// Its address is what cairo knows the reference by.
    nonisolated(unsafe) private static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
