/// The tables of Documentation/Sandbox.md, made from what the box is made from.
enum SandboxTable {
    /// The openings of an app's box.
    static var openings: String {
        var rows: [[String]] = []
        func add(_ openings: [Opening], _ access: String, _ apps: String) {
            for opening in openings {
                rows.append([opening.subject, opening.places.map(code).joined(separator: ", "), access, apps])
            }
        }
        add(Opening.system, "read", "all")
        rows.append(["the Swift toolchain", "the folder above that of `swiftc`", "read", "all"])
        rows.append(["Seam's built libraries", code(".build/release"), "read", "all"])
        rows.append(["the app's bundle, and the resources in its own folders", "", "read", "all"])
        rows.append(["the app's container", code("DATA/seam/IDENTIFIER"), "read and write", "all"])
        rows.append(["temporary folders, empty and gone with the app", "`/tmp`, `/run`", "read and write", "all"])
        add(Opening.appearance, "read", "all")
        rows.append(["flows, and folders of stubs", "as `--flow` and `--stub` name them", "read", "all"])
        rows.append(["one screenshot", "as `--screenshot` names it", "read and write", "all"])
        rows.append([
            "pictures of a flow", "copied from the box to where `--output` says, PNG files alone", "write", "all",
        ])
        rows.append(["the project's folder, without `.git`", "", "read", "tests"])
        add(Opening.network, "read", "`--network on`")
        rows.append(["certificate and key", "as `--certificate` and `--key` name them", "read", "in a browser"])
        rows.append(["the socket that listens for browsers", "inherited", "accept", "in a browser"])
        rows.append(["a socket to the program that shows dialogs for files", "inherited", "ask", "in a window"])
        rows.append([
            "the display",
            "the socket of Wayland, or where there is none that of X11 with the cookie of `XAUTHORITY`", "connect",
            "in a window",
        ])
        add([Opening.graphics], "read and write", "in a window")
        add([Opening.devices], "read", "in a window")
        return table(["open", "where", "to", "apps"], rows)
    }

    /// The variables that go into the box.
    static var variables: String { Opening.variables.map(code).joined(separator: ", ") + "." }

    /// The traffic on the desktop's buses.
    static var busRules: String {
        func rows(_ rules: [String], _ bus: String) -> [[String]] {
            rules.filter { $0.contains("=") }.map { rule in
                let parts = rule.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
                return [bus, parts[0], code(parts[1])]
            }
        }
        return table(
            ["bus", "what", "name, method and object"],
            rows(DesktopBus.rules, "session") + rows(DesktopBus.networkRules, "session, with `--network on`")
                + rows(DesktopBus.accessibilityRules, "accessibility")
                + rows(DesktopBus.locationRules, "system, with `--location system`"))
    }

    private static func code(_ text: String) -> String { "`\(text)`" }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
            .joined(separator: "\n")
    }
}
