internal import CGTK

/// Brings back the keys that ibus hands on and GTK 4 drops.
///
/// The Hangul engine of ibus commits what is composed and then forwards the key that ended it, Return for instance.
/// The GTK 4 module of ibus (1.5.27) gives a forwarded key to its own context's `filter_keypress` and ignores that
/// the context declines it: nobody hears of the key, in no GTK 4 program. So that one function is wrapped: a key that
/// it declines, and that is not the one a window is asking about, goes to the window that has the keyboard.
@MainActor
enum ForwardedKeys {
    private typealias Filter =
        @convention(c) (UnsafeMutablePointer<GtkIMContext>?, OpaquePointer?) -> gboolean

    private nonisolated(unsafe) static var original: Filter?
    /// The event that a window is asking its input method about.
    static var asked: OpaquePointer?
    static weak var receiver: WindowSurface?

    /// Wraps the function once the module is loaded, which it is with the first context that has the focus.
    static func install() {
        guard original == nil, case let type = g_type_from_name("IBusIMContext"), type != 0,
            let typeClass = g_type_class_peek(type)
        else { return }
        let contextClass = typeClass.assumingMemoryBound(to: GtkIMContextClass.self)
        original = contextClass.pointee.filter_keypress
        contextClass.pointee.filter_keypress = { context, event in
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
