public import Foundation
internal import CCairo

/// Contexts that draw into pixels.
extension CGContext {
    /// A context over `width` × `height` pixels; nil if the format is none of these: 8 bits a component, red, green,
    /// blue and alpha (premultiplied, or skipped, first or last, either byte order), gray without alpha, or alpha
    /// alone.
    ///
    /// The memory at `data` is the app's and must outlive the context; nil to have the context take it. `bytesPerRow` is 0
    /// for as many as are needed.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8, let format = Self.format(space, bitmapInfo),
            let backing = BitmapBacking(
                width: width, height: height, format: format, data: data, bytesPerRow: bytesPerRow)
        else { return nil }
        self.init(backing: backing, topLeftScale: nil)
    }

    /// A context of pixels as UIKit has it: the origin at the top left, `scale` pixels per point.
    package convenience init?(pixelsWide: Int, pixelsHigh: Int, scale: CGFloat) {
        guard
            let backing = BitmapBacking(
                width: pixelsWide, height: pixelsHigh, format: .native, data: nil, bytesPerRow: 0)
        else { return nil }
        self.init(backing: backing, topLeftScale: scale)
    }

    static func format(_ space: CGColorSpace?, _ info: UInt32) -> BitmapBacking.Format? {
        let info = CGBitmapInfo(rawValue: info)
        guard let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
            !info.contains(.floatComponents)
        else { return nil }
        if alpha == .alphaOnly { return .alpha }
        switch space?.model {
        case .monochrome: return alpha == .none ? .gray : nil
        case .rgb: break
        default: return nil
        }
        let isLittle: Bool
        switch info.intersection(.byteOrderMask) {
        case []: isLittle = false
        case .byteOrder32Big: isLittle = false
        case .byteOrder32Little: isLittle = true
        default: return nil
        }
        let isOpaque = alpha == .noneSkipFirst || alpha == .noneSkipLast
        switch alpha {
        case .premultipliedFirst, .noneSkipFirst:
            return isLittle
                ? .color(red: 2, green: 1, blue: 0, alpha: 3, isOpaque: isOpaque)
                : .color(red: 1, green: 2, blue: 3, alpha: 0, isOpaque: isOpaque)
        case .premultipliedLast, .noneSkipLast:
            return isLittle
                ? .color(red: 3, green: 2, blue: 1, alpha: 0, isOpaque: isOpaque)
                : .color(red: 0, green: 1, blue: 2, alpha: 3, isOpaque: isOpaque)
        default: return nil
        }
    }

    /// In pixels; 0 if this is no bitmap.
    public var width: Int { backing?.width ?? 0 }
    /// The height of the context's bitmap, in pixels; 0 without one.
    public var height: Int { backing?.height ?? 0 }
    /// 8 in a context with a bitmap, else 0.
    public var bitsPerComponent: Int { backing == nil ? 0 : 8 }
    /// The size of a pixel in bits; 0 without a bitmap.
    public var bitsPerPixel: Int { (backing?.format.bytesPerPixel ?? 0) * 8 }
    /// The distance of two rows in bytes; 0 without a bitmap.
    public var bytesPerRow: Int { backing?.bytesPerRow ?? 0 }

    /// The pixels, which belong to the context unless the app brought them; nil if this is no bitmap.
    public var data: UnsafeMutableRawPointer? {
        backing?.write()
        backing?.isShared = true
        return backing?.memory
    }

    /// A picture of what has been drawn so far; nil if this is no bitmap.
    public func makeImage() -> CGImage? {
        backing?.takeOver()
        guard let backing,
            let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(backing.width), Int32(backing.height)),
            cairo_surface_status(copy) == CAIRO_STATUS_SUCCESS
        else { return nil }
        let target = cairo_create(copy)
        cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(target, backing.surface, 0, 0)
        cairo_paint(target)
        cairo_set_operator(target, CAIRO_OPERATOR_OVER)
        paintOpenMasks(on: target)
        cairo_destroy(target)
        return CGImage(adopting: copy)
    }

    /// Called after every drawing.
    func didDraw() {
        guard let backing, backing.isConverted else { return }
        backing.write()
    }
}
