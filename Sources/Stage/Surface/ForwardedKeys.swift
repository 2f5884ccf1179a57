internal import CGTK
internal import RuntimeShims

/// Brings back the keys that ibus hands on and GTK 4 drops; see ``InputMethodKeys``.
///
/// A key that the module's function declines, and that is not the one a window is asking about, goes to the window that
/// has the keyboard.
@MainActor
enum ForwardedKeys {
    private nonisolated(unsafe) static var original: InputMethodKeys.Filter?
    /// The event that a window is asking its input method about.
    static var asked: OpaquePointer?
    static weak var receiver: WindowSurface?

    /// Wraps the function once the module is loaded, which it is with the first context that has the focus.
    static func install() {
        guard original == nil, case let type = g_type_from_name("IBusIMContext"), type != 0,
            let typeClass = g_type_class_peek(type),
            let offset = MemoryLayout<GtkIMContextClass>.offset(of: \.filter_keypress)
        else { return }
        original = InputMethodKeys.wrap(record: typeClass, offset: offset) { context, event in
            let isTaken = ForwardedKeys.original?(context, event) ?? 0
            if isTaken != 0 { return isTaken }
            nonisolated(unsafe) let event = event
            MainActor.assumeIsolated {
                if event != ForwardedKeys.asked { ForwardedKeys.receiver?.keyForwarded(event!) }
            }
            return 0
        }
    }
}
