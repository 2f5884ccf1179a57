import Documents
import URLLoading
import SeamFoundation
import SeamPrimitives
import UIKit

/// The app's side of the program that holds its pages. It is started by the first page.
@preconcurrency @MainActor
final class PageEngine {
    static let shared = PageEngine()

    private var channel: PageChannel?
    private var hasFailed = false
    private var views: [Int: WeakPage] = [:]
    private var questions: [Int: (PageMessage) -> Void] = [:]
    private var lastNumber = 0
    private(set) var schemes: Set<String> = []
    let answers = PageAnswers()
    private let awaited = AwaitedAnswers()
    /// Told of changes of a store's cookies.
    var cookiesChanged: [Int: () -> Void] = [:]

    private struct WeakPage { weak var page: PageClient? }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: The program

    /// Starts the program if it does not run. False if it cannot be had.
    @discardableResult
    func start() -> Bool {
        if channel != nil { return true }
        guard !hasFailed else { return false }
        guard let program = PageProgram.url else {
            fail(
                "pages of the web are not shown: WebKitGTK is not installed. Install it with "
                    + "`apt-get install \(PageProgram.package)` and build the app again")
            return false
        }
        let scale = max(1, Int(UIScreen.main.scale.rounded()))
        // A program that the command has not started has no folder of its own.
        let home =
            LaunchEnvironment.current.variables.isEmpty
            ? FileManager.default.temporaryDirectory.path : NSHomeDirectory() + "/Library"
        let stubs = LaunchEnvironment.current.stubs.map { $0.host.lowercased() }
        channel = PageChannel(
            program: program,
            arguments: [
                "\(scale)", home + "/WebKit", home + "/Caches/WebKit",
            ] + stubs,
            received: { [awaited] message in
                if awaited.take(message) { return }
                nonisolated(unsafe) let message = message
                DispatchQueue.main.async { MainActor.assumeIsolated { PageEngine.shared.receive(message) } }
            },
            ended: { DispatchQueue.main.async { MainActor.assumeIsolated { PageEngine.shared.programEnded() } } })
        if channel == nil { fail("pages of the web are not shown: \(program.path) cannot be started") }
        return channel != nil
    }

    private func fail(_ message: String) {
        hasFailed = true
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    private func programEnded() {
        channel = nil
        schemes = []
        let ended = views.values.compactMap(\.page)
        views = [:]
        questions = [:]
        for page in ended { page.programEnded() }
    }

    // MARK: Messages

    func add(_ page: PageClient) { views[page.number] = WeakPage(page: page) }

    func remove(_ number: Int) {
        views[number] = nil
        send(PageMessage("close", number))
    }

    func page(_ number: Int) -> PageClient? { views[number]?.page }

    func send(_ message: PageMessage) { channel?.send(message) }

    /// Sends a question. Its number stands after the page's, or the store's.
    ///
    /// - Parameter answered: Called with the answer: its kind at 3, and what belongs to it from 4 on.
    func ask(_ verb: String, _ page: Int, _ fields: Any?..., answered: @escaping (PageMessage) -> Void) {
        let number = nextNumber()
        var message = PageMessage(verb, page, number)
        for field in fields { message.add(field) }
        ask(message, number, answered: answered)
    }

    /// Sends a question and waits for the answer, in which time nothing else happens; nil if there is none in time.
    func askAndWait(_ verb: String, _ page: Int, _ fields: Any?..., until end: Date) -> PageMessage? {
        guard channel != nil else { return nil }
        let number = nextNumber()
        var message = PageMessage(verb, page, number)
        for field in fields { message.add(field) }
        awaited.expect(number)
        send(message)
        return awaited.wait(for: number, until: end)
    }

    /// Sends a question that has its number in it.
    func ask(_ message: PageMessage, _ number: Int, answered: @escaping (PageMessage) -> Void) {
        guard channel != nil else { return answered(PageMessage("answer", 0, number, "error")) }
        questions[number] = answered
        send(message)
    }

    /// Has the app answer addresses of a scheme.
    func register(scheme: String) {
        guard channel != nil, schemes.insert(scheme).inserted else { return }
        send(PageMessage("scheme", scheme))
    }

    private func receive(_ message: PageMessage) {
        switch message.verb {
        case "answer": questions.removeValue(forKey: message.int(2))?(message)
        case "request": answers.answer(message, for: page(message.int(1)))
        case "cookiesChanged": cookiesChanged[message.int(2)]?()
        case "unreachable":
            answers.unreachable[message.text(2)] = (message.text(3), message.int(4))
        case "broken": fail("pages of the web are not shown: \(message.text(1))")
        default: page(message.int(1))?.receive(message)
        }
    }
}

/// What the engine tells a page of.
@preconcurrency @MainActor
protocol PageClient: AnyObject {
    var number: Int { get }
    func receive(_ message: PageMessage)
    /// The program has gone, and the page with it.
    func programEnded()
    func handler(forScheme scheme: String) -> (any WKURLSchemeHandler)?
}
