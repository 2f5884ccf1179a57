internal import CGTK
internal import Foundation

/// The clipboard of the desktop.
@MainActor
final class DesktopClipboard: Clipboard {
    static let shared = DesktopClipboard()

    private let clipboard: OpaquePointer

    private override init() {
        clipboard = gdk_display_get_clipboard(gdk_display_get_default())
        super.init()
        let changed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, _ in
            MainActor.assumeIsolated { DesktopClipboard.shared.changed() }
        }
        GObject.connect(
            UnsafeMutableRawPointer(clipboard), "changed", unsafeBitCast(changed, to: UnsafeRawPointer.self), nil)
    }

    override var hasText: Bool {
        gdk_content_formats_contain_gtype(gdk_clipboard_get_formats(clipboard), g_type_from_name("gchararray")) != 0
    }

    override var text: String? {
        guard hasText else { return nil }
        var answer: String??
        readText { answer = .some($0) }
        return wait { answer } ?? nil
    }

    override func readText(_ completion: @escaping @MainActor (String?) -> Void) {
        let request = Unmanaged.passRetained(Request(completion))
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { source, result, data in
                let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                defer { g_free(text) }
                let string = text.map { String(cString: $0) }
                let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
                MainActor.assumeIsolated { request.completion(string) }
            }, request.toOpaque())
    }

    override var hasImage: Bool {
        gdk_content_formats_contain_gtype(gdk_clipboard_get_formats(clipboard), gdk_texture_get_type()) != 0
    }

    override var image: Data? {
        guard hasImage else { return nil }
        var answer: Data??
        let request = Unmanaged.passRetained(ImageRequest { answer = .some($0) })
        gdk_clipboard_read_texture_async(
            clipboard, nil,
            { source, result, data in
                var image: Data?
                if let texture = gdk_clipboard_read_texture_finish(OpaquePointer(source), result, nil) {
                    let bytes = gdk_texture_save_to_png_bytes(texture)
                    var count: gsize = 0
                    if let start = g_bytes_get_data(bytes, &count) { image = Data(bytes: start, count: Int(count)) }
                    g_bytes_unref(bytes)
                    g_object_unref(UnsafeMutableRawPointer(texture))
                }
                let request = Unmanaged<ImageRequest>.fromOpaque(data!).takeRetainedValue()
                MainActor.assumeIsolated { request.completion(image) }
            }, request.toOpaque())
        return wait { answer } ?? nil
    }

    override func write(image: Data) {
        let bytes = image.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return }
        gdk_clipboard_set_texture(clipboard, texture)
        g_object_unref(UnsafeMutableRawPointer(texture))
    }

    private final class ImageRequest: Sendable {
        let completion: @MainActor (Data?) -> Void
        init(_ completion: @escaping @MainActor (Data?) -> Void) { self.completion = completion }
    }

    /// Serves GLib alone until another program has answered: nothing of the app runs meanwhile but callbacks of GTK.
    private func wait<Answer>(_ answer: () -> Answer?) -> Answer? {
        let limit = g_get_monotonic_time() + 500_000
        while answer() == nil && g_get_monotonic_time() < limit {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
        }
        return answer()
    }

    override func write(text: String?) {
        if let text {
            gdk_clipboard_set_text(clipboard, text)
        } else {
            gdk_clipboard_set_content(clipboard, nil)
        }
    }

    private final class Request: Sendable {
        let completion: @MainActor (String?) -> Void
        init(_ completion: @escaping @MainActor (String?) -> Void) { self.completion = completion }
    }
}
