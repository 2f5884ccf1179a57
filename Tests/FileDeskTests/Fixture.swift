import FileDesk
import FileDoor
import Foundation
import Synchronization
import Testing

/// A desk with an app at the other end of its channel, and a folder of the person's.
final class Fixture: Sendable {
    /// The app's end.
    let app: DoorChannel
    let person: Person
    let folder: URL
    private let ended = DispatchSemaphore(value: 0)

    /// Answers questions as a test says.
    final class Person: FileDialogs {
        struct State {
            var questions: [DialogQuestion] = []
            var closings = 0
            var answers: [DialogAnswer] = []
            var windows: [String?] = []
        }

        let state = Mutex(State())

        /// Questions without an answer stay open.
        func will(_ answers: DialogAnswer...) { state.withLock { $0.answers += answers } }

        func show(
            _ question: DialogQuestion, over window: String?, answer: @escaping @Sendable (DialogAnswer) -> Void
        ) {
            let next = state.withLock { state in
                state.windows.append(window)
                state.questions.append(question)
                return state.answers.isEmpty ? nil : state.answers.removeFirst()
            }
            if let next { answer(next) }
        }

        func close() { state.withLock { $0.closings += 1 } }

        var questions: [DialogQuestion] { state.withLock { $0.questions } }
        var windows: [String?] { state.withLock { $0.windows } }
        var closings: Int { state.withLock { $0.closings } }
    }

    init(limits: DeskLimits = DeskLimits(), clock: @escaping @Sendable () -> Double = { 0 }) throws {
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        app = DoorChannel(ends[0])
        person = Person()
        let name = FileManager.default.temporaryDirectory.path + "/desk-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
        folder = URL(fileURLWithPath: name).resolvingSymlinksInPath()
        let (descriptor, person, container, ended) = (ends[1], person, folder.path + "/container", ended)
        Thread.detachNewThread {
            FileDesk(
                DoorChannel(descriptor), dialogs: person, limits: limits, container: container, now: clock
            ).run()
            ended.signal()
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.path + "/" + name }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

    /// Asks, and collects what comes up to the end of the question: `folder NAME`, `file NAME=TEXT`, `done` and so on.
    func ask(_ question: DoorMessage) throws -> [String] {
        try app.send(question)
        return try collect()
    }

    func collect() throws -> [String] {
        var lines: [String] = []
        var name = ""
        var data = Data()
        while true {
            switch try app.receive() {
            case .data(let part): data += part
            case .message(.folder(let name)): lines.append("folder " + name)
            case .message(.file(let next)): (name, data) = (next, Data())
            case .message(.end): lines.append("file \(name)=\(String(decoding: data, as: UTF8.self))")
            case .message(.failed(let reason)): return lines + ["failed: " + reason]
            case .message(let last): return lines + ["\(last)"]
            }
        }
    }

    /// Whether the desk hears the app no more.
    func hasEnded() -> Bool { ended.wait(timeout: .now() + 20) == .success }
}
