internal import CGTK
internal import CoreGraphics

/// Draws a surface into a picture, by the same path as on the screen.
@MainActor
enum SurfaceImage {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func png(of surface: Surface) throws -> [UInt8] {
        // The node types exist after this, display or not.
        gtk_init_check()
        let (width, height) = (Int32(surface.size.width * surface.scale), Int32(surface.size.height * surface.scale))
        let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(image) }
        guard cairo_surface_status(image) == CAIRO_STATUS_SUCCESS else {
            throw Failure(description: "No memory for a picture of \(width) by \(height) pixels")
        }
        let context = cairo_create(image)
        defer { cairo_destroy(context) }
        let snapshot = gtk_snapshot_new()!
        gtk_snapshot_scale(snapshot, Float(surface.scale), Float(surface.scale))
        surface.client?.surface(surface, drawOn: Canvas(snapshot: snapshot))
        if let node = gtk_snapshot_to_node(snapshot) {
            gsk_render_node_draw(node, context)
            gsk_render_node_unref(node)
        }
        g_object_unref(UnsafeMutableRawPointer(snapshot))
        var bytes: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &bytes) { bytes in
            cairo_surface_write_to_png_stream(
                image,
                { closure, data, count in
                    closure!.assumingMemoryBound(to: [UInt8].self).pointee
                        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, bytes)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw Failure(description: String(cString: cairo_status_to_string(status)))
        }
        return bytes
    }
}
