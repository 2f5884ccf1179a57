internal import CGTK
import CoreGraphics
import Foundation

/// Decodes with gdk-pixbuf, also what has not come to its end.
struct PixbufReader {
    let bytes: [UInt8]
    /// The longer side at most, in pixels; decoding JPEG, less is read then.
    var longestSide: Int?

    /// A picture of more pixels is not decoded.
    static let maximumPixels = 1 << 27

    /// The context of a loader's signals.
    private struct Limits {
        var longestSide: Int?
        var isTooLarge = false
    }

    /// The first picture, without regard to its orientation.
    func image() -> CGImage? {
        read { loader in gdk_pixbuf_loader_get_pixbuf(loader).flatMap(Self.image) }
    }

    /// The pictures of a moving one.
    func frames() -> PixbufFrames? {
        read { loader in gdk_pixbuf_loader_get_animation(loader).map { PixbufFrames($0) } }
    }

    private func read<Result>(_ body: (UnsafeMutablePointer<GdkPixbufLoader>) -> Result?) -> Result? {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var limits = Limits(longestSide: longestSide)
        return withUnsafeMutablePointer(to: &limits) { limits in
            connect(loader, limits)
            _ = bytes.withUnsafeBufferPointer {
                gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil)
            }
            // The readable part of a truncated file is shown all the same.
            gdk_pixbuf_loader_close(loader, nil)
            return limits.pointee.isTooLarge ? nil : body(loader)
        }
    }

    private func connect(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ limits: UnsafeMutablePointer<Limits>) {
        let sized:
            @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
                loader, width, height, data in
                guard let loader, let limits = data?.assumingMemoryBound(to: Limits.self) else { return }
                if Int(width) * Int(height) > PixbufReader.maximumPixels {
                    limits.pointee.isTooLarge = true
                    return gdk_pixbuf_loader_set_size(loader, 1, 1)
                }
                guard let longest = limits.pointee.longestSide, max(width, height) > longest else { return }
                let factor = Double(longest) / Double(max(width, height))
                gdk_pixbuf_loader_set_size(
                    loader, max(1, Int32((Double(width) * factor).rounded())),
                    max(1, Int32((Double(height) * factor).rounded())))
            }
        // Where nothing has come yet, JPEG is gray and what has alpha is clear.
        let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, UnsafeMutableRawPointer?) -> Void = {
            loader, _ in
            guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return }
            gdk_pixbuf_fill(pixbuf, gdk_pixbuf_get_has_alpha(pixbuf) != 0 ? 0 : 0x8080_80FF)
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(sized, to: GCallback.self), limits, nil, GConnectFlags(0))
        g_signal_connect_data(
            loader, "area-prepared", unsafeBitCast(prepared, to: GCallback.self), nil, nil, GConnectFlags(0))
    }

    static func image(_ pixbuf: OpaquePointer) -> CGImage? {
        let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        gdk_cairo_set_source_pixbuf(cairo, pixbuf, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        return CGImage(adopting: surface)
    }
}

/// The pictures of a moving one, by number. Those that follow each other come cheapest. One thread at a time.
final class PixbufFrames {
    private let animation: OpaquePointer
    private var iterator: OpaquePointer?
    private var index = 0
    /// The time on the iterator's clock, in milliseconds.
    private var time = 0

    init(_ animation: OpaquePointer) {
        self.animation = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(animation)))
    }

    deinit {
        if let iterator { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        g_object_unref(UnsafeMutableRawPointer(animation))
    }

    func image(at wanted: Int) -> CGImage? {
        if gdk_pixbuf_animation_is_static_image(animation) != 0 {
            return wanted == 0 ? gdk_pixbuf_animation_get_static_image(animation).flatMap(PixbufReader.image) : nil
        }
        if iterator == nil || wanted < index {
            if let iterator { g_object_unref(UnsafeMutableRawPointer(iterator)) }
            iterator = seam_frames(animation)
            (index, time) = (0, 0)
        }
        guard let iterator else { return nil }
        while index < wanted {
            let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator))
            // The last one stays.
            guard delay > 0 else { return nil }
            time += delay
            seam_frames_advance(iterator, time)
            index += 1
        }
        return gdk_pixbuf_animation_iter_get_pixbuf(iterator).flatMap(PixbufReader.image)
    }
}
