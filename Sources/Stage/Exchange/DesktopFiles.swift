internal import FileDoor
public import Foundation
internal import SeamPrimitives
internal import Synchronization

/// An app's way to the file desk, a program outside of its box that shows the desktop's dialogs and hands over what a
/// person has chosen.
///
/// One question is open at a time: another takes its place. Questions that have been taken back are not answered.
@MainActor
public final class DesktopFiles {
    /// The desk that the app was started with; nil if there is none.
    public static var shared: DesktopFiles?

    private let channel: DoorChannel
    /// Waits for the desk's answers.
    private let queue = DispatchQueue(label: "Files of the desktop")
    private var current: DeskErrand?

    /// Takes a connected socket over, at whose other end the desk is.
    public init(descriptor: Int32) {
        channel = DoorChannel(descriptor)
    }

    /// Has files or a folder chosen. `completion` gets copies in the request's folder, or none.
    func choose(_ request: FileRequest, over window: String?, completion: @escaping @MainActor ([URL]) -> Void) {
        let question: DoorMessage =
            request.isForFolders
            ? .chooseFolder : .choose(endings: request.endings, allowsMultiple: request.allowsMultiple)
        run(over: window, { try $0.receive(question, into: request.folder) }, { completion($0 ?? []) })
    }

    /// Has a person agree that the app gets what was dropped on its window. `completion` gets copies, or none.
    func take(
        _ paths: [String], into folder: URL, over window: String?, completion: @escaping @MainActor ([URL]) -> Void
    ) {
        run(over: window, { try $0.receive(.take(paths: paths), into: folder) }, { completion($0 ?? []) })
    }

    /// Has a person say where files are to be kept. `completion` gets whether they are there.
    func save(
        _ files: [(name: String, data: Data)], over window: String?, completion: @escaping @MainActor (Bool) -> Void
    ) {
        run(over: window, { try $0.send(files) }, { completion($0 ?? false) })
    }

    /// Takes the question back.
    func cancel() {
        current?.cancel()
        current = nil
    }

    /// Does work on the queue. `completion` gets nil if it failed, which the log says.
    private func run<Result: Sendable>(
        over window: String?, _ work: @escaping @Sendable (DeskErrand) throws -> Result?,
        _ completion: @escaping @MainActor (Result?) -> Void
    ) {
        cancel()
        let errand = DeskErrand(channel, window)
        current = errand
        queue.async {
            var result: Result?
            do { result = try work(errand) } catch { LoggedOnce.say("Files of the desktop: \(error)") }
            DispatchQueue.main.async { [result] in
                guard self.current === errand else { return }
                self.current = nil
                completion(result)
            }
        }
    }
}

/// One question to the file desk, with all that follows from it.
private final class DeskErrand: Sendable {
    private enum State {
        /// Not asked yet.
        case waiting
        /// A person is asked.
        case asking
        /// Contents are on their way.
        case moving
        case cancelled
    }

    private struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let channel: DoorChannel
    private let window: String?
    private let state = Mutex(State.waiting)

    /// - Parameter window: The name of the window that the question comes from.
    init(_ channel: DoorChannel, _ window: String?) {
        self.channel = channel
        self.window = window
    }

    /// Takes the question back, on any thread.
    func cancel() {
        state.withLock { state in
            if state == .asking { try? channel.send(.cancel) }
            state = .cancelled
        }
    }

    /// Whether the question is sent: not if it has been taken back.
    private func ask(_ question: DoorMessage) throws -> Bool {
        try state.withLock { state in
            guard state == .waiting else { return false }
            state = .asking
            if let window, DoorMessage.isHandle(window) { try channel.send(.window(handle: window)) }
            try channel.send(question)
            return true
        }
    }

    /// The desk's answer: nil if there is none to go on with.
    private func answer() throws -> DoorMessage? {
        guard case .message(let message) = try channel.receive() else { throw DoorChannel.Failure.damaged }
        switch message {
        case .nothing: return nil
        case .failed(let reason): throw Failure(description: reason)
        default: return message
        }
    }

    /// Writes what the desk hands over. Nil if that is nothing.
    func receive(_ question: DoorMessage, into folder: URL) throws -> [URL]? {
        guard try ask(question) else { return nil }
        var chosen: [URL] = []
        do {
            while let message = try answer() {
                state.withLock { if $0 == .asking { $0 = .moving } }
                switch message {
                case .folder(let name):
                    let place = try place(for: name, in: folder, &chosen)
                    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                case .file(let name):
                    try write(to: try place(for: name, in: folder, &chosen))
                case .done: return state.withLock { $0 == .cancelled } ? nil : chosen
                default: throw DoorChannel.Failure.damaged
                }
            }
            return nil
        } catch {
            for file in chosen { try? FileManager.default.removeItem(at: file) }
            throw error
        }
    }

    /// The place of a file or folder: new if it is one of those that were chosen, else below one of them.
    private func place(for name: String, in folder: URL, _ chosen: inout [URL]) throws -> URL {
        if name.contains("/") { return folder.appendingPathComponent(name) }
        let place = try FileRequest.place(for: name, in: folder)
        chosen.append(place)
        return place
    }

    /// Reads a file to its end, also where it cannot be written.
    private func write(to place: URL) throws {
        FileManager.default.createFile(atPath: place.path, contents: nil)
        var failure: (any Error)?
        let file = FileHandle(forWritingAtPath: place.path)
        defer { try? file?.close() }
        if file == nil { failure = Failure(description: "\(place.path) cannot be written") }
        while true {
            switch try channel.receive() {
            case .data(let data):
                guard failure == nil, state.withLock({ $0 != .cancelled }) else { continue }
                do { try file?.write(contentsOf: data) } catch { failure = error }
            case .message(.end):
                if let failure { throw failure }
                return
            case .message(.failed(let reason)): throw Failure(description: reason)
            case .message: throw DoorChannel.Failure.damaged
            }
        }
    }

    /// Sends files once a person has said where they go. Nil if they are not to be kept.
    func send(_ files: [(name: String, data: Data)]) throws -> Bool? {
        guard try ask(.save(names: files.map(\.name))) else { return nil }
        guard let message = try answer() else { return nil }
        guard message == .go else { throw DoorChannel.Failure.damaged }
        let isWanted = state.withLock { state in
            guard state == .asking else { return false }
            state = .moving
            return true
        }
        // The desk has been told, and says that it is over.
        guard isWanted else { return try answer().map { _ in throw DoorChannel.Failure.damaged } }
        for (name, data) in files {
            try channel.send(.file(name: name))
            var start = data.startIndex
            while start < data.endIndex {
                let end = min(start + DoorChannel.frameLimit, data.endIndex)
                try channel.send(data[start..<end])
                start = end
            }
            try channel.send(.end)
        }
        try channel.send(.done)
        return try answer() == .done
    }
}
