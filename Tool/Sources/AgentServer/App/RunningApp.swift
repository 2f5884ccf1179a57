import AppBuilder
import Documents
import Foundation

/// An app that was started to be controlled.
final class RunningApp: Sendable {
    let name: String
    /// The address of its page, for people.
    let page: String?
    private let process: SeamProcess
    private let client: ControlClient
    /// Where the app's own output begins.
    private let start: Int
    /// More than this is not returned at once, in bytes: the end is.
    private static let logLimit = 256 << 10

    /// Nil until the command has said where the app is.
    init?(name: String, process: SeamProcess) {
        let text = process.output(limit: 1 << 20)
        guard let client = ControlClient(announcedIn: text), let mark = text.range(of: "programs control it at "),
            let end = text[mark.upperBound...].firstIndex(of: "\n")
        else { return nil }
        self.name = name
        self.process = process
        self.client = client
        start = text[...end].utf8.count
        page = text.firstMatch(of: /the app is at (http\S+)/).map { String($0.1) }
    }

    /// Calls a verb.
    func call(_ verb: String, _ arguments: JSONValue, _ call: AgentCall) throws(ToolFailure) -> JSONValue {
        try checkRuns()
        let socket = OpenSocket()
        // A verb waits for its element, and then for the screen to come to rest.
        let patience = (arguments["timeout"]?.double ?? 10) + 60
        let answer = try call.withCancellation({ socket.shutDown() }) { () throws(ToolFailure) in
            do throws(ControlClient.Failure) {
                return try client.call(verb, arguments, patience: patience) { socket.descriptor = $0 }
            } catch {
                if call.isCancelled { throw ToolFailure("cancelled", "the call was cancelled") }
                // An app that has just crashed writes its report first.
                if !error.isLate { process.wait(20) }
                try checkRuns()
                throw ToolFailure("unreachable", "\(name) does not answer: \(error.message)")
            }
        }
        guard answer.status == 200 else { throw ToolFailure(answer.value) }
        return answer.value
    }

    /// Throws an error that tells how the app has ended, if it has.
    func checkRuns() throws(ToolFailure) {
        guard let ending = process.result else { return }
        let (text, mark, _) = log(since: 0)
        var more: [JSONValue.Member] = []
        let message: String
        if let report = CrashText(text) {
            message = report.headline
            more = [.init("report", .string(report.text)), .init("frames", .array(report.frames.map(\.json)))]
        } else {
            message = ending == .exit(0) ? "\(name) has ended" : "\(name) has ended: \(ending)"
            let lines = text.split(separator: "\n").suffix(30).joined(separator: "\n")
            more = [.init("log", .string(lines))]
        }
        throw ToolFailure("ended", message, more + [.init("mark", .integer(mark))])
    }

    /// The app's output since `mark`, the mark for the next call, and whether the beginning is left out.
    func log(since mark: Int) -> (text: String, mark: Int, isCut: Bool) {
        let end = max(0, process.size - start)
        let from = max(min(mark, end), end - Self.logLimit)
        return (process.output(from: start + from, limit: end - from), end, from > mark)
    }

    /// Waits until the command has copied what the app has written until now, as far as that can be told: it copies every
    /// 30 milliseconds. An app that writes without an end is not waited for.
    func waitForOutput() {
        let end = Date().addingTimeInterval(2)
        var size = process.size
        var quiet = 0.0
        while quiet < 0.2, Date() < end, process.result == nil {
            usleep(20_000)
            quiet = process.size == size ? quiet + 0.02 : 0
            size = process.size
        }
    }

    func stop() { process.stop() }

    /// The socket of a call, which another thread may shut down.
    private final class OpenSocket: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: Int32?
        private var isShut = false

        var descriptor: Int32? {
            get { lock.withLock { stored } }
            set {
                lock.withLock {
                    stored = newValue
                    if isShut, let newValue { shutdown(newValue, Int32(SHUT_RDWR)) }
                }
            }
        }

        func shutDown() {
            lock.withLock {
                isShut = true
                if let stored { shutdown(stored, Int32(SHUT_RDWR)) }
            }
        }
    }
}
