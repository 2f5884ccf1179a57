import Foundation

/// The desktop's message bus, over which the portal and assistive technology speak.
enum SessionBus {
    /// Whether there is one to connect to. GLib and GTK would otherwise try to start one.
    static let exists: Bool = {
        let environment = ProcessInfo.processInfo.environment
        if environment["DBUS_SESSION_BUS_ADDRESS"] != nil { return true }
        guard let runtime = environment["XDG_RUNTIME_DIR"] else { return false }
        return FileManager.default.fileExists(atPath: runtime + "/bus")
    }()
}
