import AppBuilder
import Foundation

/// Something that Seam needs on the machine.
struct Requirement: Sendable {
    enum Use: Sendable {
        /// To build and run apps.
        case apps
        /// For the self-test, or one way of running.
        case tests
    }

    var name: String
    var use: Use
    /// The Debian package that has it; nil if it comes another way.
    var package: String?
    /// How to get it where no package has it.
    var advice = ""
    /// A version or a place if it is there; nil if not.
    var find: @Sendable () -> String?

    static let all: [Requirement] = [
        Requirement(name: "Swift 6.3 or later", use: .apps, advice: "https://www.swift.org/install/linux/") {
            output("swiftc", ["--version"])?.firstMatch(of: /Swift version (\d+)\.(\d+)[^ ]*/).flatMap { match in
                guard let major = Int(match.1), let minor = Int(match.2), (major, minor) >= (6, 3) else { return nil }
                return String(match.0)
            }
        },
        Requirement(
            name: "SwiftSyntax in the toolchain", use: .apps,
            advice: "it comes with the toolchain of swift.org, in usr/lib/swift/host"
        ) {
            guard let compiler = path(of: "swiftc") else { return nil }
            let usr = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
                .deletingLastPathComponent()
            return existing(usr.appending(path: "lib/swift/host/libSwiftSyntax.so").path)
        },
        Requirement(name: "GTK 4", use: .apps, package: "libgtk-4-dev") {
            output("pkg-config", ["--modversion", "gtk4"])
        },
        Requirement(name: "libyaml", use: .apps, package: "libyaml-dev") {
            output("pkg-config", ["--modversion", "yaml-0.1"])
        },
        Requirement(name: "libxml2, the parser of HTML", use: .apps, package: "libxml2-dev") {
            output("pkg-config", ["--modversion", "libxml-2.0"])
        },
        Requirement(name: "SQLite", use: .apps, package: "libsqlite3-dev") {
            output("pkg-config", ["--modversion", "sqlite3"])
        },
        Requirement(name: "zlib", use: .apps, package: "zlib1g-dev") { existing("/usr/include/zlib.h") },
        Requirement(name: "pkg-config", use: .apps, package: "pkg-config") { path(of: "pkg-config") },
        Requirement(name: "libsoup, the server for browsers", use: .apps, package: "libsoup-3.0-dev") {
            output("pkg-config", ["--modversion", "libsoup-3.0"])
        },
        Requirement(name: "bubblewrap, the box for apps", use: .apps, package: "bubblewrap") {
            switch Bubblewrap.look() {
            case .works(let program): program
            case .fails(let reason): "it cannot make a box here, apps run without one (\(reason))"
            case .isMissing: nil
            }
        },
        Requirement(
            name: "xdg-dbus-proxy, the box's way to screen readers and input methods", use: .apps,
            package: "xdg-dbus-proxy"
        ) { path(of: "xdg-dbus-proxy") },
        Requirement(name: "Inter, the system font", use: .apps, package: "fonts-inter") { font("Inter") },
        Requirement(name: "Noto Sans CJK", use: .apps, package: "fonts-noto-cjk") { font("Noto Sans CJK KR") },
        Requirement(name: "Noto Color Emoji", use: .apps, package: "fonts-noto-color-emoji") {
            font("Noto Color Emoji")
        },
        Requirement(name: "Bootstrap Icons, which stand for SF Symbols", use: .apps, package: "bootstrap-icons") {
            let brought = (try? Installation.current())?.assets.appending(path: "Icons").path
            return brought.flatMap(existing) ?? existing("/usr/share/bootstrap-icons/svg")
        },
        Requirement(name: "The loader of SVG pictures", use: .apps, package: "librsvg2-common") {
            existing("/usr/share/doc/librsvg2-common")
        },
        Requirement(name: "Xvfb", use: .tests, package: "xvfb") { path(of: "Xvfb") },
        Requirement(name: "xdotool", use: .tests, package: "xdotool") { path(of: "xdotool") },
        Requirement(name: "xauth", use: .tests, package: "xauth") { path(of: "xauth") },
        Requirement(name: "zsh", use: .tests, package: "zsh") { path(of: "zsh") },
    ]

    private static func output(_ program: String, _ arguments: [String]) -> String? {
        guard let result = try? Subprocess.output(of: program, arguments), result.ending == .exit(0) else { return nil }
        return result.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func path(of program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func existing(_ path: String) -> String? {
        FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// fontconfig always answers with some font; only the one that was asked for counts.
    private static func font(_ family: String) -> String? {
        guard let found = output("fc-match", ["-f", "%{family}", family]), found.contains(family) else { return nil }
        return found
    }
}
