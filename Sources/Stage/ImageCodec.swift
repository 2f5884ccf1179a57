public import CoreGraphics
internal import CGTK
import Foundation

/// Reads and writes image files' bytes, from any thread.
public enum ImageCodec {
    public enum Failure: Error, Equatable {
        /// The bytes are no image that is known here, or are damaged; gdk-pixbuf's words.
        case undecodable(String)
        /// More pixels than are worth trying: see ``maximumPixels``.
        case tooLarge(width: Int, height: Int)
        case unencodable(String)
    }

    /// A picture of more pixels is refused before memory is taken for it.
    public static let maximumPixels = 1 << 27

    /// Decodes PNG, JPEG, GIF (its first frame), TIFF, BMP, SVG and what else gdk-pixbuf has a loader for. A camera's
    /// orientation is applied.
    public static func decode(_ bytes: some Collection<UInt8>) throws -> CGImage {
        let contents = ContiguousArray(bytes)
        guard !contents.isEmpty else { throw Failure.undecodable("no bytes") }
        guard let loader = gdk_pixbuf_loader_new() else { throw Failure.undecodable("no loader") }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var size = (width: 0, height: 0)
        return try withUnsafeMutablePointer(to: &size) { size in
            let prepared: @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
                loader, width, height, data in
                guard let loader, let data else { return }
                data.assumingMemoryBound(to: (width: Int, height: Int).self).pointee = (Int(width), Int(height))
                // Too large to hold: read it as a single pixel, and report it afterwards.
                if Int(width) * Int(height) > ImageCodec.maximumPixels {
                    gdk_pixbuf_loader_set_size(UnsafeMutableRawPointer(loader).assumingMemoryBound(to: GdkPixbufLoader.self), 1, 1)
                }
            }
            g_signal_connect_data(
                loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), size, nil, GConnectFlags(0))
            var error: UnsafeMutablePointer<GError>?
            let written = contents.withUnsafeBufferPointer {
                gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), &error) != 0
            }
            // A loader must be closed even after it failed; the first error is the one that says why.
            var closingError: UnsafeMutablePointer<GError>?
            let closed = gdk_pixbuf_loader_close(loader, &closingError) != 0
            defer {
                if let error { g_error_free(error) }
                if let closingError { g_error_free(closingError) }
            }
            if size.pointee.width * size.pointee.height > maximumPixels {
                throw Failure.tooLarge(width: size.pointee.width, height: size.pointee.height)
            }
            guard written, closed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
                let message = (error ?? closingError).map { String(cString: $0.pointee.message) }
                throw Failure.undecodable(message ?? "no image")
            }
            return try image(from: pixbuf)
        }
    }

    public static func encodePNG(_ image: CGImage) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &bytes) { bytes in
            cairo_surface_write_to_png_stream(
                image.surface,
                { closure, data, length in
                    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                    closure.assumingMemoryBound(to: [UInt8].self).pointee
                        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
                    return CAIRO_STATUS_SUCCESS
                }, bytes)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw Failure.unencodable(String(cString: cairo_status_to_string(status)))
        }
        return bytes
    }

    /// `quality` is from 0, the smallest, to 1, the best. What is transparent becomes white.
    public static func encodeJPEG(_ image: CGImage, quality: CGFloat) throws -> [UInt8] {
        guard let opaque = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(image.width), Int32(image.height))
        else { throw Failure.unencodable("no memory") }
        defer { cairo_surface_destroy(opaque) }
        let cairo = cairo_create(opaque)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_set_source_surface(cairo, image.surface, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        guard let pixbuf = gdk_pixbuf_get_from_surface(opaque, 0, 0, Int32(image.width), Int32(image.height)) else {
            throw Failure.unencodable("no pixels")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        var buffer: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let percent = strdup(String(Int((min(1, max(0, quality)) * 100).rounded())))
        let key = strdup("quality")
        defer {
            free(percent)
            free(key)
        }
        var keys: [UnsafeMutablePointer<CChar>?] = [key, nil]
        var values: [UnsafeMutablePointer<CChar>?] = [percent, nil]
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "jpeg", &keys, &values, &error) != 0, let buffer
        else {
            defer { if let error { g_error_free(error) } }
            throw Failure.unencodable(error.map { String(cString: $0.pointee.message) } ?? "jpeg")
        }
        defer { g_free(buffer) }
        return buffer.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
    }

    private static func image(from pixbuf: OpaquePointer) throws -> CGImage {
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
            throw Failure.undecodable("no memory")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        let width = gdk_pixbuf_get_width(upright), height = gdk_pixbuf_get_height(upright)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { throw Failure.tooLarge(width: Int(width), height: Int(height)) }
        let cairo = cairo_create(surface)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        gdk_cairo_set_source_pixbuf(cairo, upright, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        return CGImage(adopting: surface)
    }
}
