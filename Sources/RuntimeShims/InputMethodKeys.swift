/// The function by which a loaded input method of GTK filters keys.
///
/// The Hangul engine of ibus commits what is composed and then forwards the key that ended it, Return for instance.
/// The GTK 4 module of ibus gives a forwarded key to its own context's `filter_keypress` and ignores that the context
/// declines it: nobody hears of the key, in no GTK 4 program. So that one function of its class is wrapped.
package enum InputMethodKeys: RuntimeShim {
    package static let name = "`filter_keypress` of ibus's GTK class"
    package static let reason = "the GTK 4 module of ibus drops the keys that an engine hands on"
    package static let seenWith = "ibus 1.5.27 with GTK 4.8"
    package static let loss = "Return after a Hangul syllable ends the syllable and does nothing else"

    /// A context, an event; whether the key is taken.
    package typealias Filter = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Int32

    nonisolated(unsafe) private static var isWrapped = false

    /// The module is loaded with the first context that has the focus, by a desktop that uses ibus.
    package static func look() -> ShimFinding { isWrapped ? .working : .notLoaded }

    /// Puts `filter` in the place of the class's, and returns the class's own; nil if it has none. Main thread.
    ///
    /// - Parameters:
    ///   - record: The class's record, of `GtkIMContextClass`.
    ///   - offset: Where `filter_keypress` is in it.
    package static func wrap(record: UnsafeMutableRawPointer, offset: Int, with filter: Filter) -> Filter? {
        let place = (record + offset).assumingMemoryBound(to: Filter?.self)
        guard let original = place.pointee else { return nil }
        place.pointee = filter
        isWrapped = true
        return original
    }
}
