internal import CGTK
import Foundation

/// Casts, signals and properties, for which GTK has macros in C.
enum GObject {
    static func cast<From, To>(_ pointer: UnsafeMutablePointer<From>, to: To.Type) -> UnsafeMutablePointer<To> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: To.self)
    }

    /// Calls `handler`, a C function of the signal's type, with `data` as its last argument.
    @discardableResult
    static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: UnsafeRawPointer,
        _ data: UnsafeMutableRawPointer?
    ) -> UInt {
        g_signal_connect_data(object, signal, unsafeBitCast(handler, to: GCallback.self), data, nil, GConnectFlags(0))
    }

    static func set(_ object: UnsafeMutableRawPointer, _ property: String, enumeration: GType, _ value: Int32) {
        var boxed = GValue()
        g_value_init(&boxed, enumeration)
        g_value_set_enum(&boxed, value)
        g_object_set_property(object.assumingMemoryBound(to: CGTK.GObject.self), property, &boxed)
        g_value_unset(&boxed)
    }

    static func bool(_ object: UnsafeMutableRawPointer, _ property: String) -> Bool {
        var boxed = GValue()
        g_value_init(&boxed, g_type_from_name("gboolean"))
        g_object_get_property(object.assumingMemoryBound(to: CGTK.GObject.self), property, &boxed)
        defer { g_value_unset(&boxed) }
        return g_value_get_boolean(&boxed) != 0
    }

    static func string(_ object: UnsafeMutableRawPointer, _ property: String) -> String? {
        var boxed = GValue()
        g_value_init(&boxed, g_type_from_name("gchararray"))
        g_object_get_property(object.assumingMemoryBound(to: CGTK.GObject.self), property, &boxed)
        defer { g_value_unset(&boxed) }
        return g_value_get_string(&boxed).map { String(cString: $0) }
    }
}

extension Int32 {
    /// The nearest number, whatever a client's geometry holds: nothing for what is no number.
    init(pixels: CGFloat) {
        self = pixels.isNaN ? 0 : Int32(pixels.rounded().clamped(to: -1e9...1e9))
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
