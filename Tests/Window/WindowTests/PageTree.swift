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
    static let isPossible =
        Desktop.has("chromium", "python3")
        && (try? ChildProcess.run(
            "/usr/bin/python3", ["-c", "import playwright; print('there')"],
            environment: ProcessInfo.processInfo.environment)) == "there"
    static let absence: Comment = "Chromium or Playwright for Python is not installed"

    /// Builds and runs the app of a folder, and opens its page.
    init(_ folder: String, on desktop: Desktop, width: Int, height: Int, arguments: [String] = []) throws {
        let command = try desktop.startApp(folder, ["--browser", "--port", "0"] + arguments)
        guard let line = command.line(within: 300, where: { $0.contains("http://127.0.0.1:") }) else {
            throw Desktop.Failure("no address: \(command.lines)")
        }
        let address = "http://" + line.components(separatedBy: "http://")[1].prefix { !$0.isWhitespace }
        script = try desktop.startScript("tree", [address, "\(width)", "\(height)", Desktop.tool("chromium")!])
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
