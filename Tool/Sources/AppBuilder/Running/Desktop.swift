import Foundation

/// The user's desktop.
public enum Desktop {
    private static let variables = ["WAYLAND_DISPLAY", "DISPLAY"]

    /// The name of the display that windows are shown on; nil if there is none.
    public static var display: String? {
        let environment = ProcessInfo.processInfo.environment
        return variables.compactMap { environment[$0] }.first { !$0.isEmpty }
    }

    /// The tool's own environment, for programs that are to show no window.
    public static var environmentWithoutDisplay: [String: String] {
        ProcessInfo.processInfo.environment.filter { !variables.contains($0.key) }
    }

    /// Shows an address, or a file, in the user's browser. Returns whether there is a program for it.
    @discardableResult
    public static func open(_ address: String) -> Bool {
        guard let process = try? Subprocess("xdg-open", [address]) else { return false }
        // The browser may stay for as long as it is used.
        Thread.detachNewThread { _ = process.wait() }
        return true
    }
}
