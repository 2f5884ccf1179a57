import Foundation

extension Box {
    /// Opens the person's fonts and the looks of the desktop.
    ///
    /// - Parameter outside: The environment outside of the box.
    mutating func openAppearance(_ outside: [String: String]) {
        func value(_ name: String) -> String? { outside[name].flatMap { $0.isEmpty ? nil : $0 } }
        let home = Installation.home
        let folders = [
            "~": home, "CONFIG": value("XDG_CONFIG_HOME") ?? home + "/.config",
            "DATA": Installation.dataHome(outside),
            "CACHE": value("XDG_CACHE_HOME") ?? home + "/.cache",
        ]
        for place in Opening.appearance.flatMap(\.places) {
            let parts = place.split(separator: "/", maxSplits: 1).map(String.init)
            if let folder = folders[parts[0]] { add(.readable, folder + "/" + parts[1]) }
        }
    }

    /// Opens the display and the graphics card to an app with a window.
    ///
    /// - Parameter outside: The environment outside of the box, in which the display is named.
    mutating func openDesktop(_ outside: [String: String]) {
        func value(_ name: String) -> String? { outside[name].flatMap { $0.isEmpty ? nil : $0 } }
        let home = Installation.home
        for place in Opening.graphics.places { add(.device, place) }
        for place in Opening.devices.places { add(.readable, place) }
        // The desktop's programs are started outside, by the portal, and not in the box.
        if FileManager.default.fileExists(atPath: "/usr/share/applications") {
            addEmptyFolder("/usr/share/applications")
        }

        let runtime = value("XDG_RUNTIME_DIR")
        environment["XDG_RUNTIME_DIR"] = runtime
        // An X server lets every program see all others' windows and keys: it stays closed where there is another.
        if !openWayland(value("WAYLAND_DISPLAY"), runtime, value("GDK_BACKEND")) {
            openX(value("DISPLAY"), value("XAUTHORITY") ?? home + "/.Xauthority")
        }
    }

    private mutating func openWayland(_ display: String?, _ runtime: String?, _ backend: String?) -> Bool {
        guard let display, backend.map({ $0.contains("wayland") || $0.contains("*") }) ?? true else { return false }
        let socket = display.hasPrefix("/") ? display : (runtime ?? "") + "/" + display
        guard FileManager.default.fileExists(atPath: socket) else { return false }
        environment["WAYLAND_DISPLAY"] = display
        add(.readable, socket)
        return true
    }

    private mutating func openX(_ display: String?, _ authority: String) {
        guard let display else { return }
        environment["DISPLAY"] = display
        if let match = display.wholeMatch(of: /(?:unix)?:(\d+)(?:\.\d+)?/) {
            add(.readable, "/tmp/.X11-unix/X\(match.1)")
        }
        if FileManager.default.fileExists(atPath: authority) {
            let place = BoxPlaces.own + "/xauthority"
            add(.readable, authority, at: place)
            environment["XAUTHORITY"] = place
        }
    }
}
