internal import CGTK

/// The `color-scheme` that the desktop portal publishes on the session bus (org.freedesktop.appearance).
@MainActor
enum SettingsPortal {
    private static var onChange: (@MainActor (Appearance?) -> Void)?
    private nonisolated static let name = "org.freedesktop.portal.Desktop"
    private nonisolated static let path = "/org/freedesktop/portal/desktop"
    private nonisolated static let interface = "org.freedesktop.portal.Settings"
    private nonisolated static let namespace = "org.freedesktop.appearance"
    private nonisolated static let key = "color-scheme"

    /// Calls back with the setting once it is known and after every change; nil is "no preference". Without a session
    /// bus, or without a portal on it, it never calls.
    static func follow(_ callback: @escaping @MainActor (Appearance?) -> Void) {
        guard SessionBus.exists else { return }
        onChange = callback
        g_bus_get(
            G_BUS_TYPE_SESSION, nil,
            { _, result, _ in
                guard let bus = g_bus_get_finish(result, nil) else { return }
                SettingsPortal.listen(on: bus)
            }, nil)
    }

    private nonisolated static func listen(on bus: OpaquePointer) {
        g_dbus_connection_signal_subscribe(
            bus, name, interface, "SettingChanged", path, namespace, GDBusSignalFlags(0),
            { _, _, _, _, _, parameters, _ in
                guard let parameters, let changed = g_variant_get_child_value(parameters, 1) else { return }
                defer { g_variant_unref(changed) }
                guard let keyName = g_variant_get_string(changed, nil), String(cString: keyName) == SettingsPortal.key,
                    let value = g_variant_get_child_value(parameters, 2)
                else { return }
                defer { g_variant_unref(value) }
                SettingsPortal.report(value)
            }, nil, nil)
        var arguments: [OpaquePointer?] = [g_variant_new_string(namespace), g_variant_new_string(key)]
        g_dbus_connection_call(
            bus, name, path, interface, "Read", g_variant_new_tuple(&arguments, 2), nil,
            G_DBUS_CALL_FLAGS_NO_AUTO_START, 2000, nil,
            { bus, result, _ in
                let connection = OpaquePointer(bus)
                guard let reply = g_dbus_connection_call_finish(connection, result, nil) else { return }
                defer { g_variant_unref(reply) }
                guard let value = g_variant_get_child_value(reply, 0) else { return }
                defer { g_variant_unref(value) }
                SettingsPortal.report(value)
            }, nil)
    }

    /// The portal wraps the number in one variant or in two.
    private nonisolated static func report(_ value: OpaquePointer) {
        var value = g_variant_ref(value)
        while let boxed = value, g_variant_classify(boxed) == G_VARIANT_CLASS_VARIANT {
            value = g_variant_get_variant(boxed)
            g_variant_unref(boxed)
        }
        guard let value else { return }
        defer { g_variant_unref(value) }
        guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
        let scheme = g_variant_get_uint32(value)
        MainActor.assumeIsolated { onChange?(scheme == 1 ? .dark : scheme == 2 ? .light : nil) }
    }
}
