import Foundation
internal import CCairo
import SeamPrimitives

/// The pixels of a picture, and the sizes that it was drawn in last. Any thread may use it.
package final class PictureSource: @unchecked Sendable {
    /// An image surface of cairo's, of four bytes a pixel.
    private let surface: OpaquePointer
    package let width, height: Int
    private let kept = Locked<[Kept]>([])
    /// How many sizes are kept.
    private static let most = 2

    private struct Kept: @unchecked Sendable {
        var width, height: Int
        var surface: OpaquePointer
    }

    /// Keeps a reference of its own.
    package init(_ surface: OpaquePointer) {
        self.surface = cairo_surface_reference(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    deinit {
        cairo_surface_destroy(surface)
        for entry in kept.withLock({ $0 }) { cairo_surface_destroy(entry.surface) }
    }

    /// The picture in a size, as a surface that the caller owns; it may be kept for later. Nil if that is too large.
    package func scaled(to width: Int, _ height: Int, isKept: Bool = true) -> OpaquePointer? {
        if width == self.width, height == self.height { return cairo_surface_reference(surface) }
        let known = kept.withLock { kept in
            kept.first { $0.width == width && $0.height == height }.map {
                Kept(width: width, height: height, surface: cairo_surface_reference($0.surface))
            }
        }
        if let known { return known.surface }
        guard let made = part(of: width, height, x: 0, y: 0, width: width, height: height) else { return nil }
        guard isKept else { return made }
        let entry = Kept(width: width, height: height, surface: cairo_surface_reference(made))
        kept.withLock { kept in
            if kept.count == Self.most { cairo_surface_destroy(kept.removeFirst().surface) }
            kept.append(entry)
        }
        return made
    }

    /// A part of the picture in a size, as a surface that the caller owns; nil if it is too large.
    package func part(
        of wholeWidth: Int, _ wholeHeight: Int, x: Int, y: Int, width: Int, height: Int
    ) -> OpaquePointer? {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767,
            let from = cairo_image_surface_get_data(surface),
            let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let data = cairo_image_surface_get_data(made)
        else { return nil }
        PictureScaler.scale(
            PictureScaler.Source(
                pixels: from, width: self.width, height: self.height,
                stride: Int(cairo_image_surface_get_stride(surface))), to: wholeWidth, wholeHeight,
            PictureScaler.Region(x: x, y: y, width: width, height: height), into: data,
            stride: Int(cairo_image_surface_get_stride(made)))
        cairo_surface_mark_dirty(made)
        return made
    }
}
