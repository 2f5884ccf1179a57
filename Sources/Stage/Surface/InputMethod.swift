internal import CGTK
import Foundation

/// The desktop's input method (ibus, fcitx, compose keys), between a window's keys and its text input client.
///
/// GTK's input context composes; the client owns the text. That is one editing model for a window and for offscreen.
@MainActor
final class InputMethod {
    private unowned let surface: WindowSurface
    private var context: UnsafeMutablePointer<GtkIMContext>?
    private var isFocused = false
    private var isActive = false
    /// The composition as the client knows it.
    private var marked = ""
    /// Fires when the input method ended a composition and committed nothing.
    private var endOfComposition: Timer?
    /// Set while the context is reset: what it then commits is already in the client's text.
    private var isResetting = false
    /// The composition at the time when the context was reset. An input method in another process commits it later.
    private var abandoned: String?

    init(surface: WindowSurface) {
        self.surface = surface
    }

    /// Whether the input method took the key.
    func filter(_ event: OpaquePointer?) -> Bool {
        guard let context, isActive, surface.textInput != nil, let event else { return false }
        endPendingComposition()
        if gdk_event_get_event_type(event) == GDK_KEY_PRESS { abandoned = nil }
        ForwardedKeys.asked = event
        defer { ForwardedKeys.asked = nil }
        return gtk_im_context_filter_keypress(context, event) != 0
    }

    /// The surface has another text input client, or none.
    func clientChanged() {
        reset()
        setActive(false)
        guard let client = surface.textInput else { return }
        let context = context ?? makeContext()
        self.context = context
        let purpose = client.isSecure ? .password : client.purpose
        GObject.set(context, "input-purpose", enumeration: gtk_input_purpose_get_type(), purpose.gtk)
        setActive(isFocused)
        updateCaret()
    }

    func textChanged(resetsComposition: Bool) {
        if resetsComposition { reset() }
        updateCaret()
    }

    func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        setActive(isFocused && surface.textInput != nil)
    }

    func detach() {
        guard let context else { return }
        setActive(false)
        gtk_im_context_set_client_widget(context, nil)
        g_signal_handlers_disconnect_matched(
            context, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(context)
        self.context = nil
    }

    private func setActive(_ active: Bool) {
        guard let context, active != isActive else { return }
        isActive = active
        if active {
            gtk_im_context_focus_in(context)
            ForwardedKeys.install()
            ForwardedKeys.receiver = surface
        } else {
            gtk_im_context_focus_out(context)
        }
    }

    private func reset() {
        guard let context else { return }
        endOfComposition?.invalidate()
        endOfComposition = nil
        if !marked.isEmpty { abandoned = marked }
        marked = ""
        isResetting = true
        gtk_im_context_reset(context)
        isResetting = false
    }

    private func updateCaret() {
        guard let context, let client = surface.textInput else { return }
        let caret = client.caretRect
        let zoom = surface.zoom
        var area = GdkRectangle(
            x: Int32(pixels: caret.minX * zoom), y: Int32(pixels: caret.minY * zoom),
            width: Int32(pixels: caret.width * zoom), height: Int32(pixels: caret.height * zoom))
        gtk_im_context_set_cursor_location(context, &area)
    }

    // MARK: What the context says

    private func committed(_ text: String) {
        if isResetting { return }
        if abandoned == text {
            abandoned = nil
            return
        }
        insert(text)
    }

    func insert(_ text: String) {
        endOfComposition?.invalidate()
        endOfComposition = nil
        marked = ""
        surface.textInput?.insertText(text)
        updateCaret()
    }

    private func preeditChanged() {
        guard !isResetting, let context else { return }
        var string: UnsafeMutablePointer<CChar>?
        var caret: Int32 = 0
        gtk_im_context_get_preedit_string(context, &string, nil, &caret)
        defer { g_free(string) }
        let text = string.map { String(cString: $0) } ?? ""
        // An input method clears its preedit after each commit too; the client has no marked text then.
        if text.isEmpty && marked.isEmpty { return }
        endOfComposition?.invalidate()
        endOfComposition = nil
        if text.isEmpty { return waitForCommit() }
        marked = text
        let caretOffset = text.unicodeScalars.prefix(Int(caret)).reduce(0) { $0 + $1.utf16.count }
        surface.textInput?.setMarkedText(text, selectedRange: NSRange(location: caretOffset, length: 0))
        updateCaret()
    }

    /// Input methods clear the preedit first and commit then, in two messages. The client is to see one change, the
    /// marked text becoming final, and never a text without it in between; so the clearing waits a frame's time.
    private func waitForCommit() {
        endOfComposition = MainLoop.perform(after: 0.016) { [weak self] in self?.endPendingComposition() }
    }

    private func endPendingComposition() {
        guard let timer = endOfComposition else { return }
        timer.invalidate()
        endOfComposition = nil
        marked = ""
        surface.textInput?.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        updateCaret()
    }

    private func retrieveSurrounding() -> Bool {
        guard let context, let client = surface.textInput else { return false }
        // A password stays with the client.
        let (text, caret) = client.isSecure ? ("", 0) : client.surroundingText
        let index = Int32(clamping: String(decoding: Array(text.utf16.prefix(caret)), as: UTF16.self).utf8.count)
        gtk_im_context_set_surrounding_with_selection(context, text, Int32(clamping: text.utf8.count), index, index)
        return true
    }

    private func deleteSurrounding(offset: Int, count: Int) -> Bool {
        guard let client = surface.textInput, !client.isSecure else { return false }
        client.deleteSurrounding(offset: offset, count: count)
        return true
    }

    private func makeContext() -> UnsafeMutablePointer<GtkIMContext> {
        let context = gtk_im_multicontext_new()!
        gtk_im_context_set_client_widget(context, surface.root)
        gtk_im_context_set_use_preedit(context, 1)
        let data = Unmanaged.passUnretained(self).toOpaque()

        let commit: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void = {
            _, text, data in
            nonisolated(unsafe) let data = data
            let text = text.map { String(cString: $0) } ?? ""
            MainActor.assumeIsolated { InputMethod.from(data).committed(text) }
        }
        GObject.connect(context, "commit", unsafeBitCast(commit, to: UnsafeRawPointer.self), data)

        let changed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { InputMethod.from(data).preeditChanged() }
        }
        GObject.connect(context, "preedit-changed", unsafeBitCast(changed, to: UnsafeRawPointer.self), data)

        let retrieve: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
            nonisolated(unsafe) let data = data
            return MainActor.assumeIsolated { InputMethod.from(data).retrieveSurrounding() ? 1 : 0 }
        }
        GObject.connect(context, "retrieve-surrounding", unsafeBitCast(retrieve, to: UnsafeRawPointer.self), data)

        let delete: @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> gboolean = {
            _, offset, count, data in
            nonisolated(unsafe) let data = data
            return MainActor.assumeIsolated {
                InputMethod.from(data).deleteSurrounding(offset: Int(offset), count: Int(count)) ? 1 : 0
            }
        }
        GObject.connect(context, "delete-surrounding", unsafeBitCast(delete, to: UnsafeRawPointer.self), data)
        return context
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> InputMethod {
        Unmanaged<InputMethod>.fromOpaque(data!).takeUnretainedValue()
    }
}

extension TextPurpose {
    fileprivate var gtk: Int32 {
        let purpose =
            switch self {
            case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
            case .digits: GTK_INPUT_PURPOSE_DIGITS
            case .number: GTK_INPUT_PURPOSE_NUMBER
            case .phone: GTK_INPUT_PURPOSE_PHONE
            case .url: GTK_INPUT_PURPOSE_URL
            case .email: GTK_INPUT_PURPOSE_EMAIL
            case .name: GTK_INPUT_PURPOSE_NAME
            case .password: GTK_INPUT_PURPOSE_PASSWORD
            case .pin: GTK_INPUT_PURPOSE_PIN
            }
        return Int32(bitPattern: purpose.rawValue)
    }
}
