import CGLib
import SeamPrimitives

/// The machine's location, from GeoClue on the system's bus. It asks the person, by an agent of the desktop, as it is set
/// up to.
@MainActor
final class GeoClueSource: LocationSource {
    private nonisolated static let service = "org.freedesktop.GeoClue2"
    private let accuracy: CLLocationAccuracy
    private var connection: Bus?
    private var subscription: guint = 0
    private var client = ""
    private var isStopped = false

    /// A connection, which GLib lets any thread use.
    private struct Bus: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    init(accuracy: CLLocationAccuracy) { self.accuracy = accuracy }

    /// GeoClue's levels: exact, street, neighbourhood, city.
    private var level: UInt32 {
        switch accuracy {
        case ..<50: 8
        case ..<500: 6
        case ..<3000: 5
        default: 4
        }
    }

    func start(_ found: @escaping @MainActor (CLLocation) -> Void, failed: @escaping @MainActor () -> Void) {
        let level = level
        // The bus may not be there, and the service may take its time to start.
        DispatchQueue.global().async { [weak self] in
            guard let bus = Self.connect(), let client = Self.makeClient(bus, level) else {
                return DispatchQueue.main.async { failed() }
            }
            DispatchQueue.main.async { self?.follow(bus, client, found, failed) }
        }
    }

    func stop() {
        isStopped = true
        guard let connection else { return }
        if subscription != 0 { g_dbus_connection_signal_unsubscribe(connection.pointer, subscription) }
        subscription = 0
        let client = client
        DispatchQueue.global().async { _ = Self.call(connection, client, Self.service + ".Client", "Stop", nil) }
    }

    private func follow(
        _ bus: Bus, _ client: String, _ found: @escaping @MainActor (CLLocation) -> Void,
        _ failed: @escaping @MainActor () -> Void
    ) {
        guard !isStopped else { return }
        (connection, self.client) = (bus, client)
        let box = Unmanaged.passRetained(
            Listener { path in
                DispatchQueue.global().async {
                    guard let location = Self.location(bus, path) else { return }
                    DispatchQueue.main.async { found(location) }
                }
            })
        subscription = g_dbus_connection_signal_subscribe(
            bus.pointer, Self.service, Self.service + ".Client", "LocationUpdated", client, nil,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, values, data in
                guard let values, let data, let item = g_variant_get_child_value(values, 1) else { return }
                defer { g_variant_unref(item) }
                guard let path = g_variant_get_string(item, nil) else { return }
                Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue().heard(String(cString: path))
            }, box.toOpaque(), { Unmanaged<Listener>.fromOpaque($0!).release() })
        DispatchQueue.global().async {
            if Self.call(bus, client, Self.service + ".Client", "Start", nil) == nil {
                DispatchQueue.main.async { failed() }
            }
        }
    }

    private final class Listener: Sendable {
        let heard: @Sendable (String) -> Void
        init(_ heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
    }

    // MARK: Calls, which wait

    private nonisolated static func connect() -> Bus? {
        g_bus_get_sync(G_BUS_TYPE_SYSTEM, nil, nil).map(Bus.init)
    }

    /// A value that GLib counts.
    private final class Value {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { g_variant_unref(pointer) }

        func child(_ index: Int) -> Value? {
            g_variant_n_children(pointer) > index
                ? g_variant_get_child_value(pointer, gsize(index)).map(Value.init) : nil
        }
        var inner: Value? { g_variant_get_variant(pointer).map(Value.init) }
        var text: String? { g_variant_get_string(pointer, nil).map { String(cString: $0) } }
    }

    private nonisolated static func call(
        _ bus: Bus, _ path: String, _ interface: String, _ method: String, _ arguments: [OpaquePointer?]?
    ) -> Value? {
        var tuple: OpaquePointer?
        if var arguments { tuple = g_variant_new_tuple(&arguments, gsize(arguments.count)) }
        return g_dbus_connection_call_sync(
            bus.pointer, service, path, interface, method, tuple, nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil
        ).map(Value.init)
    }

    private nonisolated static func makeClient(_ bus: Bus, _ level: UInt32) -> String? {
        let made = call(bus, "/org/freedesktop/GeoClue2/Manager", service + ".Manager", "GetClient", nil)
        guard let path = made?.child(0)?.text else { return nil }
        func set(_ name: String, _ value: OpaquePointer?) -> Bool {
            let arguments = [
                g_variant_new_string(service + ".Client"), g_variant_new_string(name), g_variant_new_variant(value),
            ]
            return call(bus, path, "org.freedesktop.DBus.Properties", "Set", arguments) != nil
        }
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        guard set("DesktopId", g_variant_new_string(name)),
            set("RequestedAccuracyLevel", g_variant_new_uint32(level))
        else { return nil }
        return path
    }

    private nonisolated static func location(_ bus: Bus, _ path: String) -> CLLocation? {
        func number(_ name: String) -> Double? {
            let arguments = [g_variant_new_string(service + ".Location"), g_variant_new_string(name)]
            let reply = call(bus, path, "org.freedesktop.DBus.Properties", "Get", arguments)
            return reply?.child(0)?.inner.map { g_variant_get_double($0.pointer) }
        }
        guard let latitude = number("Latitude"), let longitude = number("Longitude") else { return nil }
        // GeoClue says the smallest number for a height that it does not know.
        let altitude = number("Altitude").flatMap { $0 > -12_000 ? $0 : nil }
        return CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: altitude ?? 0,
            horizontalAccuracy: number("Accuracy") ?? -1, verticalAccuracy: altitude == nil ? -1 : 10,
            course: number("Heading") ?? -1, speed: number("Speed") ?? -1, timestamp: Date())
    }
}
