public import CoreGraphics
internal import CGTK
import Foundation

/// Reads and writes image files' bytes, from any thread.
public enum ImageCodec {
    /// A reason why bytes are no picture, or a picture no bytes.
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
    /// orientation is applied. A picture of outlines, such as an SVG, is drawn `vectorScale` times as large as it says.
    public static func decode(_ bytes: some Collection<UInt8>, vectorScale: Double = 1) throws -> CGImage {
        let contents = ContiguousArray(bytes)
        guard !contents.isEmpty else { throw Failure.undecodable("no bytes") }
        if contents.starts(with: pngSignature) { return try decodePNG(contents) }
        guard let loader = gdk_pixbuf_loader_new() else { throw Failure.undecodable("no loader") }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var size = (width: 0, height: 0, factor: vectorScale)
        return try withUnsafeMutablePointer(to: &size) { size in
            let prepared: @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
                loader, width, height, data in
                guard let loader, let data else { return }
                let size = data.assumingMemoryBound(to: (width: Int, height: Int, factor: Double).self)
                (size.pointee.width, size.pointee.height) = (Int(width), Int(height))
                let factor = size.pointee.factor
                if factor > 1, Double(width) * Double(height) * factor * factor <= Double(ImageCodec.maximumPixels) {
                    let loader = UnsafeMutableRawPointer(loader).assumingMemoryBound(to: GdkPixbufLoader.self)
                    gdk_pixbuf_loader_set_size(
                        loader, Int32(Double(width) * factor), Int32(Double(height) * factor))
                }
                // Too large to hold: read it as a single pixel, and report it afterwards.
                if Int(width) * Int(height) > ImageCodec.maximumPixels {
                    let loader = UnsafeMutableRawPointer(loader).assumingMemoryBound(to: GdkPixbufLoader.self)
                    gdk_pixbuf_loader_set_size(loader, 1, 1)
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

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Cairo reads PNG straight into its own format, and unlike gdk-pixbuf it tells when the end is missing.
    private static func decodePNG(_ contents: ContiguousArray<UInt8>) throws -> CGImage {
        // The first chunk begins with the width and the height, after its length and name.
        guard contents.count >= 24 else { throw Failure.undecodable("the PNG ends in its header") }
        func number(at offset: Int) -> Int { contents[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        let width = number(at: 16), height = number(at: 20)
        guard width <= maximumPixels, height <= maximumPixels, width * height <= maximumPixels else {
            throw Failure.tooLarge(width: width, height: height)
        }
        return try contents.withUnsafeBufferPointer { buffer in
            var rest = buffer[...]
            let read = withUnsafeMutablePointer(to: &rest) { rest in
                cairo_image_surface_create_from_png_stream(
                    { closure, data, length in
                        guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
                        let rest = closure.assumingMemoryBound(to: Slice<UnsafeBufferPointer<UInt8>>.self)
                        guard rest.pointee.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
                        let part = rest.pointee.prefix(Int(length))
                        data.update(from: UnsafeBufferPointer(rebasing: part).baseAddress!, count: Int(length))
                        rest.pointee = rest.pointee.dropFirst(Int(length))
                        return CAIRO_STATUS_SUCCESS
                    }, rest)
            }
            let status = cairo_surface_status(read)
            guard let read, status == CAIRO_STATUS_SUCCESS else {
                cairo_surface_destroy(read)
                throw Failure.undecodable(String(cString: cairo_status_to_string(status)))
            }
            if cairo_image_surface_get_format(read) == CAIRO_FORMAT_ARGB32 { return CGImage(adopting: read) }
            defer { cairo_surface_destroy(read) }
            return try image(
                width: cairo_image_surface_get_width(read), height: cairo_image_surface_get_height(read)
            ) { cairo_set_source_surface($0, read, 0, 0) }
        }
    }

    /// The picture as a PNG.
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
        return try image(width: gdk_pixbuf_get_width(upright), height: gdk_pixbuf_get_height(upright)) {
            gdk_cairo_set_source_pixbuf($0, upright, 0, 0)
        }
    }

    /// An image that is painted with one source.
    private static func image(
        width: Int32, height: Int32, source: (OpaquePointer) -> Void
    ) throws -> CGImage {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
        else { throw Failure.tooLarge(width: Int(width), height: Int(height)) }
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        source(cairo)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        return CGImage(adopting: surface)
    }
}
