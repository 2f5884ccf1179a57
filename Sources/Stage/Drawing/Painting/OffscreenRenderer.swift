public import CoreGraphics
internal import CGTK
import Foundation

/// Draws into memory, with no display.
@MainActor
public enum OffscreenRenderer {
    /// A reason why nothing was drawn.
    public enum Failure: Error {
        /// The picture has no pixels, or more than memory holds.
        case size(CGSize, scale: CGFloat)
        /// Cairo's words.
        case drawing(String)
    }

    /// Draws `size` points at `scale` pixels each. Without a background the picture is transparent where nothing was
    /// drawn.
    public static func image(
        size: CGSize, scale: CGFloat, background: CGColor? = nil, draw: @MainActor (Canvas) -> Void
    ) throws -> CGImage {
        let node = Canvas.record(draw)
        defer { if let node { gsk_render_node_unref(node) } }
        return try image(of: node, size: size, scale: scale, background: background)
    }

    /// Draws into a picture in memory. Needs no display.
    public static func image(
        of node: RenderNode, size: CGSize, scale: CGFloat, background: CGColor? = nil
    ) throws -> CGImage {
        try image(of: node.node, size: size, scale: scale, background: background)
    }

    /// The same as a PNG file.
    public static func png(
        size: CGSize, scale: CGFloat, background: CGColor? = nil, draw: @MainActor (Canvas) -> Void
    ) throws -> [UInt8] {
        try ImageCodec.encodePNG(image(size: size, scale: scale, background: background, draw: draw))
    }

    private static func image(
        of node: OpaquePointer?, size: CGSize, scale: CGFloat, background: CGColor?
    ) throws -> CGImage {
        let width = (size.width * scale).rounded(), height = (size.height * scale).rounded()
        // 32,767 is cairo's limit on a side.
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767, scale > 0 else {
            throw Failure.size(size, scale: scale)
        }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { throw Failure.size(size, scale: scale) }
        cairo_surface_set_device_scale(surface, scale, scale)
        let cairo = cairo_create(surface)
        if let background {
            let c = background.rgba
            cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha)
            cairo_paint(cairo)
        }
        if let node, let cairo { NodePainter(cairo).draw(node) }
        let status = cairo_status(cairo)
        cairo_destroy(cairo)
        cairo_surface_set_device_scale(surface, 1, 1)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw Failure.drawing(String(cString: cairo_status_to_string(status)))
        }
        return CGImage(adopting: surface)
    }
}
