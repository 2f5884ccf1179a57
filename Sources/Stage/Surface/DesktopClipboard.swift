internal import CGTK

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

    /// Serves GLib alone while the other program answers: nothing of the app runs meanwhile but callbacks of GTK.
    override var text: String? {
        guard hasText else { return nil }
        var answer: String??
        readText { answer = .some($0) }
        let limit = g_get_monotonic_time() + 500_000
        while answer == nil && g_get_monotonic_time() < limit {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
        }
        return answer ?? nil
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
