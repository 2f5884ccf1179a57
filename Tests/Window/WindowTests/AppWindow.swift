import Foundation
import TestPrograms
import Testing

/// An app that the `seam` command built and runs, and the person in front of it: hands on xdotool's pointer and keys,
/// eyes on what assistive technology sees.
final class AppWindow {
    typealias Element = AccessibilityReader.Element

    let desktop: Desktop
    /// The `seam` command; the app is its child.
    let command: ChildProcess
    private let reader: AccessibilityReader
    private(set) var window = ""

    /// Builds and runs the app of a folder, nil for the gallery. Its title is the name of its window.
    ///
    /// - Parameter command: The words with which `seam` shows it.
    init(
        _ folder: String?, title: String, on desktop: Desktop, command words: [String] = ["run"],
        arguments: [String] = []
    ) throws {
        self.desktop = desktop
        reader = try AccessibilityReader(on: desktop)
        command = try desktop.startSeam(words + (folder.map { [$0] } ?? []) + arguments)
        try find(title)
    }

    /// Goes on with another window, once it is there.
    func find(_ title: String) throws {
        let known = window
        for _ in 0..<600 {
            // The app has windows of GTK's own beside the one that is seen.
            let found = try desktop.run("xdotool", ["search", "--onlyvisible", "--name", "^\(title)$"])
            if let last = found.split(separator: "\n").last.map(String.init), last != known {
                window = last
                break
            }
            if command.status(within: 0) != nil { throw Desktop.Failure("no window: \(command.lines)") }
            usleep(50_000)
        }
        guard window != known else { throw Desktop.Failure("no window \(title): \(command.lines)") }
        try desktop.run("xdotool", ["windowfocus", "--sync", window])
    }

    // MARK: Eyes

    /// The elements, once they fulfil a condition; nil, with a message, if that does not come.
    @discardableResult
    func wait(_ seconds: Double = 10, until condition: ([Element]) -> Bool) -> [Element]? {
        let end = Date(timeIntervalSinceNow: seconds)
        var elements: [Element] = []
        repeat {
            elements = reader.elements()
            if condition(elements) { return elements }
            usleep(10_000)
        } while Date() < end
        print("on the screen:", elements.map { "\($0.role) \($0.name) \($0.text) \($0.frame)" })
        return nil
    }

    /// Whether an element of this name, a row that begins with it, or a field with this text, comes.
    func shows(_ text: String) -> Bool { element(text) != nil }

    func element(_ text: String) -> Element? {
        func isMeant(_ element: Element) -> Bool {
            element.name == text || element.text == text || element.name.hasPrefix(text + ", ")
        }
        return wait { $0.contains(where: isMeant) }?.first(where: isMeant)
    }

    /// All elements that are on the screen.
    var elements: [Element] { reader.elements() }

    /// The size of the window's content.
    func size() throws -> (width: Int, height: Int) {
        let lines = try desktop.run("xdotool", ["getwindowgeometry", "--shell", window]).split(separator: "\n")
        func number(_ name: String) -> Int {
            lines.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
        }
        return (number("WIDTH"), number("HEIGHT"))
    }

    /// The names of the rows that are on the screen.
    var rows: [String] { reader.elements().filter { $0.role == "list item" }.map(\.name) }

    // MARK: Hands

    func click(_ text: String) throws {
        let found = try #require(element(text), "\"\(text)\" is not on the screen")
        try click(CGPoint(x: found.frame.midX, y: found.frame.midY))
    }

    func click(_ point: CGPoint) throws { try perform(move(to: point) + ["click", "1"]) }

    func type(_ text: String) throws { try perform(["type", "--delay", "15", text]) }

    func key(_ names: String...) throws { try perform(["key", "--delay", "30"] + names) }

    func drag(from start: CGPoint, to end: CGPoint) throws {
        var words = move(to: start) + ["mousedown", "1"]
        for step in 1...10 {
            let part = CGFloat(step) / 10
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            words += move(to: point) + ["sleep", "0.016"]
        }
        try perform(words + ["sleep", "0.15", "mouseup", "1"])
    }

    func turnWheel(at point: CGPoint, notches: Int) throws {
        try perform(
            move(to: point) + ["click", "--repeat", "\(abs(notches))", "--delay", "20", notches > 0 ? "5" : "4"])
    }

    func resize(width: Int, height: Int) throws { try perform(["windowsize", window, "\(width)", "\(height)"]) }

    private func move(to point: CGPoint) -> [String] {
        ["mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))"]
    }

    private func perform(_ words: [String]) throws { try desktop.run("xdotool", words) }
}

extension Desktop {
    /// Starts `seam run` for the app of a folder, nil for the gallery.
    func startApp(_ folder: String?, _ arguments: [String] = []) throws -> ChildProcess {
        try startSeam(["run"] + (folder.map { [$0] } ?? []) + arguments)
    }

    /// Starts the `seam` command.
    func startSeam(_ arguments: [String]) throws -> ChildProcess {
        // What the app keeps goes with the desktop; what the tool builds stays for the next time.
        let tool = environment.merging(
            ProcessInfo.processInfo.environment.filter { $0.key == "XDG_CACHE_HOME" || $0.key == "SEAM_CONFIGURATION" }
        ) { $1 }
        let command = try ChildProcess(
            Self.repository.appendingPathComponent("seam").path, arguments, environment: tool, mergesErrors: true)
        keep(command)
        return command
    }
}
