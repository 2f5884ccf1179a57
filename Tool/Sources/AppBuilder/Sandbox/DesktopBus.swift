import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The message bus of the desktop as an app in the box has it: through xdg-dbus-proxy, which lets through what is listed
/// here. The bus itself would start any program outside.
struct DesktopBus {
    private let process: Subprocess
    // The proxy ends when this is closed, however the command ends.
    private let pipe: FileHandle

    /// The names on the bus that the app may talk to.
    ///
    /// The portals take a program that is not Flatpak's for one of the person's own, and let it have the camera or the
    /// screen without a question: only those that are harmless are open.
    static let rules = [
        "--call=org.freedesktop.portal.Desktop=org.freedesktop.portal.Settings.*@/org/freedesktop/portal/desktop",
        "--broadcast=org.freedesktop.portal.Desktop=org.freedesktop.portal.Settings.*@/org/freedesktop/portal/desktop",
        "--talk=org.freedesktop.portal.IBus", "--talk=org.freedesktop.portal.Fcitx",
    ]

    /// The same, for an app that has the network: a link that it opens goes there too.
    static let networkRules = [
        "--call=org.freedesktop.portal.Desktop=org.freedesktop.portal.OpenURI.OpenURI@/org/freedesktop/portal/desktop"
    ]

    /// The calls it may make on the bus of assistive technology, on which every app has its tree: entering its own
    /// tree, and asking who listens.
    static let accessibilityRules = [
        "--sloppy-names",
        "--call=org.a11y.atspi.Registry=org.a11y.atspi.Socket.Embed@/org/a11y/atspi/accessible/root",
        "--call=org.a11y.atspi.Registry=org.a11y.atspi.Socket.Unembed@/org/a11y/atspi/accessible/root",
        "--call=org.a11y.atspi.Registry=org.a11y.atspi.Registry.GetRegisteredEvents@/org/a11y/atspi/registry",
        "--broadcast=org.a11y.atspi.Registry=org.a11y.atspi.Registry.*@/org/a11y/atspi/registry",
    ]

    /// The name on the system's bus that the app may talk to where the person has asked for this machine's location:
    /// GeoClue asks them by itself, as it is set up to.
    static let locationRules = ["--talk=org.freedesktop.GeoClue2"]

    /// Starts the proxy and opens what it lets through to the box. Nil if there is no bus, or no proxy, which is said.
    static func open(
        _ outside: [String: String], to box: inout Box, scratch: ScratchFolder, hasLocation: Bool = false
    ) throws(BuildError) -> DesktopBus? {
        guard let address = address(outside) else { return nil }
        guard let program = path(of: "xdg-dbus-proxy") else {
            Console.note(
                "xdg-dbus-proxy is not installed (Debian: xdg-dbus-proxy): neither a screen reader nor ibus or fcitx "
                    + "reaches the app")
            return nil
        }
        let folder = try scratch.folder("buses")
        let session = folder.appending(path: "session").path
        var words = [address, session, "--filter"] + rules + (box.hasNetwork ? networkRules : [])
        let accessibility = accessibilityAddress(outside)
        if let accessibility {
            words += [accessibility, folder.appending(path: "accessibility").path, "--filter"] + accessibilityRules
        }
        let system = hasLocation ? systemAddress(outside) : nil
        if let system {
            words += [system, folder.appending(path: "system").path, "--filter"] + locationRules
            box.environment["DBUS_SYSTEM_BUS_ADDRESS"] = "unix:path=\(BoxPlaces.buses)/system"
        }
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let pipe = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        defer { if ends[1] >= 0 { close(ends[1]) } }
        let process = try Subprocess(
            program, ["--fd=\(ends[1])"] + words, ownGroup: true, inheriting: [ends[1]])
        // It says when it listens; with an end of file, that it does not.
        var ready = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        var byte: UInt8 = 0
        close(ends[1])
        ends[1] = -1
        guard poll(&ready, 1, 5000) == 1, read(ends[0], &byte, 1) == 1 else {
            kill(process.pid, SIGKILL)
            _ = process.wait()
            Console.note("xdg-dbus-proxy does not start: neither a screen reader nor ibus or fcitx reaches the app")
            return nil
        }
        box.add(.readable, folder.path, at: BoxPlaces.buses)
        box.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(BoxPlaces.buses)/session"
        // GLib then has the portal open links.
        if box.hasNetwork { box.environment["GTK_USE_PORTAL"] = "1" }
        if accessibility != nil {
            box.environment["AT_SPI_BUS_ADDRESS"] = "unix:path=\(BoxPlaces.buses)/accessibility"
        }
        // Their own buses are as open as the desktop's.
        box.environment["IBUS_USE_PORTAL"] = "1"
        return DesktopBus(process: process, pipe: pipe)
    }

    func stop() {
        kill(process.pid, SIGTERM)
        _ = process.wait()
    }

    private static func address(_ outside: [String: String]) -> String? {
        if let address = outside["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let runtime = outside["XDG_RUNTIME_DIR"], FileManager.default.fileExists(atPath: runtime + "/bus") else {
            return nil
        }
        return "unix:path=\(runtime)/bus"
    }

    private static func systemAddress(_ outside: [String: String]) -> String? {
        if let address = outside["DBUS_SYSTEM_BUS_ADDRESS"], !address.isEmpty { return address }
        let socket = "/run/dbus/system_bus_socket"
        return FileManager.default.fileExists(atPath: socket) ? "unix:path=\(socket)" : nil
    }

    private static func accessibilityAddress(_ outside: [String: String]) -> String? {
        if ["none", "test"].contains(outside["GTK_A11Y"]) { return nil }
        if let address = outside["AT_SPI_BUS_ADDRESS"], !address.isEmpty { return address }
        // ('unix:path=/run/user/1000/at-spi/bus',)
        let words = [
            "call", "--session", "--timeout", "5", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
            "--method",
            "org.a11y.Bus.GetAddress",
        ]
        guard let result = try? Subprocess.output(of: "gdbus", words, environment: outside), result.ending == .exit(0)
        else { return nil }
        return result.text.firstMatch(of: /'([^']+)'/).map { String($0.1) }
    }

    private static func path(of program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
    }
}
