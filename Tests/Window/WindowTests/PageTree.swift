import Foundation
import TestPrograms
import Testing

/// An app that the `seam` command shows in a browser, as Chromium tells assistive technology of it.
final class PageTree {
    struct Element: Decodable {
        var role: String
        var name: String
        var value: String
        var description: String
        /// Whether a switch is on: "true", "false" or "mixed".
        var checked: String
        var valueText: String
        var isDisabled: Bool
    }

    private let script: ChildProcess

    /// Whether there is a Chromium, and Python's Playwright to drive it.
    static let isPossible: Bool = {
        guard Desktop.has("chromium", "python3") else { return false }
        let child = try? ChildProcess(
            "/usr/bin/env", ["python3", "-c", "import playwright"], environment: ProcessInfo.processInfo.environment)
        return child?.status(within: 30) == 0
    }()
    static let absence: Comment = "Chromium or Playwright for Python is not installed"

    /// Builds and runs the app of a folder, and opens its page.
    init(_ folder: String, on desktop: Desktop, width: Int, height: Int, arguments: [String] = []) throws {
        let command = try desktop.startApp(folder, ["--browser", "--port", "0"] + arguments)
        guard let line = command.line(within: 300, where: { $0.contains("http://127.0.0.1:") }) else {
            throw Desktop.Failure("no address: \(command.lines)")
        }
        let address = "http://" + line.components(separatedBy: "http://")[1].prefix { !$0.isWhitespace }
        let path = Desktop.repository.appendingPathComponent("Tests/Window/Scripts/tree.py").path
        // Python's packages may be in the person's own home.
        script = try ChildProcess(
            "/usr/bin/env",
            ["python3", "-W", "ignore", path, address, "\(width)", "\(height)", Desktop.tool("chromium")!],
            environment: ProcessInfo.processInfo.environment)
        desktop.keep(script)
        guard script.line(within: 60, where: { $0 == "ready" }) != nil else {
            throw Desktop.Failure("no page: \(script.lines)")
        }
    }

    func elements() throws -> [Element] {
        let start = script.lines.count
        script.write("elements")
        guard script.line(from: start, within: 20, where: { $0 == "end" }) != nil else {
            throw Desktop.Failure("no tree: \(script.lines.dropFirst(start))")
        }
        return try script.lines.dropFirst(start).filter { $0.hasPrefix("{") }.map {
            try JSONDecoder().decode(Element.self, from: Data($0.utf8))
        }
    }
}
