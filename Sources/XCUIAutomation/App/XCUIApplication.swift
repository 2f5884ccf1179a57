import Documents
import Foundation
import SeamXCTest

/// An app, which is a process of its own.
open class XCUIApplication: XCUIElement {
    /// What an app does.
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// The words after the app's name that it is started with.
    open var launchArguments: [String] = []
    /// The variables that it is started with, beside those of the tests.
    open var launchEnvironment: [String: String] = [:]

    private let bundleIdentifier: String?

    /// The app that the tests are for.
    public init() {
        bundleIdentifier = nil
        super.init(nil, .only)
    }

    /// The app of an identifier. There is no other than the one that the tests are for.
    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        super.init(nil, .only)
    }

    override var app: XCUIApplication { self }

    /// Whether it is the app that is here.
    private var isTheApp: Bool {
        TestedApp.executable != nil && (bundleIdentifier == nil || bundleIdentifier == TestedApp.identifier)
    }

    private var process: AppProcess? { isTheApp ? AppProcess.current : nil }
    var isRunning: Bool { process?.isRunning ?? false }

    // MARK: Its life

    /// Starts the app anew, and waits until it shows something.
    open func launch() { launch(file: nil, line: 0) }

    /// Starts the app anew, and waits until it shows something.
    public func launch(file: StaticString?, line: UInt) {
        guard isTheApp, let executable = TestedApp.executable else {
            let name = bundleIdentifier ?? "no app that tests are for"
            return XCUIFailure("Failed to launch: there is no app but the tests' own here, and not \(name)")
                .record(file, line)
        }
        let start = Date()
        AppProcess.current?.terminate()
        AppProcess.current = nil
        do throws(XCUIFailure) {
            let process = try AppProcess(
                executable, arguments: launchArguments, environment: launchEnvironment,
                appearance: TestedApp.appearance)
            AppProcess.current = process
            // The first answer comes once there is a screen.
            _ = try process.send(RemoteRequest(.tree))
            XCTApplicationLaunchMetric.note(Date().timeIntervalSince(start))
        } catch {
            error.record(file, line)
        }
    }

    /// Brings the app to the front, and starts it if it does not run.
    open func activate() {
        guard isRunning else { return launch() }
        perform(RemoteRequest(.activate), "activate", nil, 0)
        process?.isInBackground = false
    }

    /// Ends the app.
    open func terminate() {
        process?.terminate()
        if isTheApp { AppProcess.current = nil }
    }

    /// Opens an address with the app, which is started if it does not run.
    open func open(_ url: URL) {
        if !isRunning { launch() }
        var request = RemoteRequest(.open)
        request.text = url.absoluteString
        perform(request, "open \(url.absoluteString)", nil, 0)
    }

    /// What the app does now.
    open var state: State {
        guard let process, process.isRunning else { return .notRunning }
        return process.isInBackground ? .runningBackground : .runningForeground
    }

    /// Waits until the app does something. Returns whether it does.
    open func wait(for state: State, timeout: TimeInterval) -> Bool { wait(timeout) { self.state == state } }

    // MARK: For elements

    /// The tree of elements now.
    func tree() throws(XCUIFailure) -> ElementNode {
        guard let process, process.isRunning else {
            throw XCUIFailure("Application \(TestedApp.identifier ?? bundleIdentifier ?? "") is not running")
        }
        guard let tree = try process.send(RemoteRequest(.tree)).tree else { throw XCUIFailure("no answer of the app") }
        return ElementNode(tree)
    }

    /// What a query finds now; fails the test if the app does not run.
    func nodes(_ query: XCUIElementQuery) -> [ElementNode] {
        do throws(XCUIFailure) { return query.find(try tree()) } catch {
            error.record(nil, 0)
            return []
        }
    }

    /// How long an element that is to be used may take to be there, in seconds.
    private static let patience = 2.0

    /// An element, which may be there in a moment.
    func wait(for element: XCUIElement) throws(XCUIFailure) -> ElementNode {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while true {
            let root = try tree()
            if let node = try element.find(in: root) { return node }
            guard Date() < end else {
                throw XCUIFailure("No matches found for \(element.words) from input {(\n  \(root.line)\n)}")
            }
            Self.pass(0.1)
        }
    }

    /// Waits for something. Returns whether it came.
    func wait(_ timeout: TimeInterval, _ isMet: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: timeout)
        while true {
            if isMet() { return true }
            guard Date() < end else { return false }
            Self.pass(min(0.1, max(end.timeIntervalSinceNow, 0.001)))
        }
    }

    private static func pass(_ seconds: Double) { RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds)) }

    /// Does something, and fails the test if it cannot be done.
    @discardableResult
    func perform(
        _ request: RemoteRequest, _ purpose: String, _ file: StaticString?, _ line: UInt
    ) -> RemoteAnswer? {
        XCUIFailure.note(file, line)
        guard let process, process.isRunning else {
            XCUIFailure("Failed to \(purpose): the application is not running").record(file, line)
            return nil
        }
        do throws(XCUIFailure) { return try process.send(request) } catch {
            XCUIFailure("Failed to \(purpose): \(error.message)").record(file, line)
            return nil
        }
    }

    // MARK: What is not on the screen yet

    private static let mostSwipes = 30
    private static let mostAlerts = 3

    /// An element that a touch reaches, after it was scrolled to and what is in the way was seen to.
    func reach(_ element: XCUIElement, _ purpose: String, _ file: StaticString?, _ line: UInt) -> ElementNode? {
        var last: CGRect?
        var alerts = 0
        for _ in 0..<Self.mostSwipes {
            guard let node = element.node(for: purpose, file, line) else { return nil }
            if node.element.point != nil { return node }
            if alerts < Self.mostAlerts, InterruptionMonitors.handle(around: node, in: self) {
                alerts += 1
                continue
            }
            guard node.frame != last, let scroll = node.ancestors.first(where: { $0.element.scrolls }),
                let request = scroll.scroll(to: node.frame)
            else { break }
            last = node.frame
            perform(request, "scroll to visible", file, line)
        }
        XCUIFailure("Failed to \(purpose): <\(element)> is not hittable").record(file, line)
        return nil
    }

    // MARK: Accessibility

    /// Looks for what is wrong for people who use assistive technology, and fails the test with each finding that the
    /// handler does not say is known.
    open func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        guard let answer = perform(RemoteRequest(.audit), "audit", file, line), let tree = answer.tree else { return }
        let root = ElementNode(tree)
        for finding in answer.findings ?? [] {
            let type = XCUIAccessibilityAuditType(rawValue: finding.kind)
            guard auditTypes.contains(type) else { continue }
            let query = XCUIElementQuery(self, "Element at \(finding.path)") { root in
                root.node(at: finding.path).map { [$0] } ?? []
            }
            let issue = XCUIAccessibilityAuditIssue(
                element: XCUIElement(query, .first), compactDescription: finding.summary,
                detailedDescription: finding.details, auditType: type)
            if try issueHandler?(issue) == true { continue }
            let words = root.node(at: finding.path)?.line ?? ""
            XCUIFailure("\(finding.summary): \(finding.details) (\(words))").record(file, line)
        }
    }
}

extension ElementNode {
    /// A way of a finger that brings a frame nearer; nil if it is there.
    fileprivate func scroll(to frame: CGRect) -> RemoteRequest? {
        let visible = visibleFrame
        guard !visible.isNull, visible.width > 10, visible.height > 10 else { return nil }
        var (x, y) = (0.0, 0.0)
        if frame.maxY > visible.maxY {
            y = visible.maxY - frame.maxY
        } else if frame.minY < visible.minY {
            y = visible.minY - frame.minY
        }
        if frame.maxX > visible.maxX {
            x = visible.maxX - frame.maxX
        } else if frame.minX < visible.minX {
            x = visible.minX - frame.minX
        }
        guard abs(x) > 1 || abs(y) > 1 else { return nil }
        // A pan begins after some points.
        func way(_ wanted: Double, _ size: Double) -> Double {
            wanted == 0 ? 0 : min(max(wanted + (wanted < 0 ? -14 : 14), -size * 0.7), size * 0.7)
        }
        let (dx, dy) = abs(y) > 1 ? (0, way(y, visible.height)) : (way(x, visible.width), 0)
        var request = RemoteRequest(.touch)
        request.paths = [[.init(x: visible.midX - dx / 2, y: visible.midY - dy / 2)]]
        request.drag(
            to: .init(x: visible.midX + dx / 2, y: visible.midY + dy / 2), .slow, rest: 0, lastRest: 0.3)
        return request
    }
}
