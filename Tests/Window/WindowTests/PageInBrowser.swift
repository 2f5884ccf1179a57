import Foundation
import TestPrograms
import Testing

/// An app that the `seam` command shows in a browser, and Playwright's page of it.
final class PageInBrowser {
    /// An element as Chromium tells assistive technology of it.
    struct Element: Decodable {
        var role: String
        var name: String
        var value: String
        var description: String
        var checked: String
        var valueText: String
        var isDisabled: Bool
        var level: Int
    }

    let address: String
    private let desktop: Desktop
    private let script: ChildProcess

    /// Whether there is a Chromium and Python's Playwright to drive it.
    static let isPossible =
        Desktop.has("chromium", "python3")
        && (try? ChildProcess.run(
            "/usr/bin/python3", ["-c", "import playwright; print('there')"],
            environment: ProcessInfo.processInfo.environment)) == "there"
    static let absence: Comment = "Chromium or Playwright for Python is not installed"

    /// Builds and runs the app of a folder, and opens its page.
    init(
        _ folder: String, on desktop: Desktop, width: Int = 393, height: Int = 760, arguments: [String] = []
    ) throws {
        self.desktop = desktop
        let command = try desktop.startApp(folder, ["--browser"] + arguments)
        guard let line = command.line(within: 120, where: { $0.contains("http://127.0.0.1:") }) else {
            throw Desktop.Failure("no address: \(command.lines)")
        }
        address = "http://" + line.components(separatedBy: "http://")[1].split(separator: " ")[0]
        script = try desktop.startScript("page", [address, "\(width)", "\(height)", Desktop.tool("chromium")!])
    }

    /// Has Python do something with `page`. Returns why it failed; nil if it did not.
    func failure(of statement: String) -> String? {
        let start = script.lines.count
        script.write(statement)
        guard let end = script.line(from: start, within: 40, where: { $0 == "done" || $0.hasPrefix("failed: ") }) else {
            return "no answer to \(statement)"
        }
        return end == "done" ? nil : end
    }

    /// Has Python do something with `page`, which must not fail.
    func perform(_ statements: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        for statement in statements {
            if let failure = failure(of: statement) {
                Issue.record("\(statement): \(failure)", sourceLocation: sourceLocation)
            }
        }
    }

    /// Chromium's accessible elements.
    func elements() throws -> [Element] {
        let start = script.lines.count
        script.write("tree")
        guard script.line(from: start, within: 20, where: { $0 == "done" || $0.hasPrefix("failed: ") }) == "done" else {
            throw Desktop.Failure("no tree: \(script.lines.dropFirst(start))")
        }
        return try script.lines.dropFirst(start).filter { $0.hasPrefix("{") }.map {
            try JSONDecoder().decode(Element.self, from: Data($0.utf8))
        }
    }
}
