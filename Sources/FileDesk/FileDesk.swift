public import FileDoor
internal import Foundation
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#endif

/// Asks a person for files on behalf of an app that sees none of theirs, and hands over what they chose.
///
/// The app is not trusted: it gets the contents of what a person has chosen in a dialog or agreed to, and no path, no
/// descriptor and no answer to whether something exists. One question is open at a time, and an app that breaks the
/// rules of the channel is heard no more.
public final class FileDesk {
    private let channel: DoorChannel
    private let dialogs: any FileDialogs
    private let limits: DeskLimits
    private let container: String?
    private let now: () -> Double
    private var shown: [Double] = []
    /// The app's window.
    private var window: String?

    /// - Parameters:
    ///   - container: The path of the folder that the app can write to: a link in it is the app's own, and a person who
    ///     chooses it does not see where it leads.
    ///   - now: A clock, in seconds; nil: the system's.
    public init(
        _ channel: DoorChannel, dialogs: any FileDialogs, limits: DeskLimits = DeskLimits(), container: String? = nil,
        now: (() -> Double)? = nil
    ) {
        self.channel = channel
        self.dialogs = dialogs
        self.limits = limits
        self.container = container
        self.now = now ?? { ProcessInfo.processInfo.systemUptime }
    }

    /// Answers questions until the app's end of the channel is closed, or the app breaks a rule.
    public func run() {
        do {
            while true {
                guard case .message(let message) = try channel.receive() else { return }
                if message == .cancel { continue }
                do { try answer(message) } catch let failure as DeskFailure {
                    try channel.send(.failed(reason: failure.reason))
                }
            }
        } catch {
            dialogs.close()
        }
    }

    private func answer(_ message: DoorMessage) throws {
        switch message {
        case .choose(let endings, let allowsMultiple):
            guard endings.count <= 1000, endings.allSatisfy({ $0.utf8.count <= 40 }) else {
                throw DoorChannel.Failure.damaged
            }
            try choose(.files(endings: endings, allowsMultiple: allowsMultiple))
        case .window(let handle):
            guard DoorMessage.isHandle(handle) else { throw DoorChannel.Failure.damaged }
            window = handle
        case .chooseFolder: try choose(.folder)
        case .take(let paths): try take(paths)
        case .save(let names): try save(names)
        default: throw DoorChannel.Failure.damaged
        }
    }

    // MARK: Questions

    private func choose(_ question: DialogQuestion) throws {
        guard let paths = try ask(question) else { return try channel.send(.nothing) }
        guard paths.count <= limits.files else { throw DeskFailure(reason: "\(limits.files) files are the most") }
        let files = try paths.map { path in
            guard let file = OpenFile(path: path), !isTrap(path, file) else {
                throw DeskFailure(reason: "\(URL(fileURLWithPath: path).lastPathComponent) cannot be read")
            }
            return file
        }
        try hand(files)
    }

    /// Whether the app may have made a link that leads out of its own folder.
    private func isTrap(_ path: String, _ file: OpenFile) -> Bool {
        guard let container else { return false }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard let opened = OpenFile(path: folder), let own = OpenFile(path: container)?.path else { return false }
        func isInside(_ path: String) -> Bool { path == own || path.hasPrefix(own + "/") }
        return (isInside(path) || isInside(opened.path)) && !isInside(file.path)
    }

    /// The person is asked, as an app may say of any file that it was dropped.
    private func take(_ paths: [String]) throws {
        guard (1...limits.files).contains(paths.count), paths.allSatisfy({ $0.utf8.count <= 4096 }) else {
            throw DoorChannel.Failure.damaged
        }
        // Opened before they are shown: a link cannot be turned elsewhere meanwhile. A path that leads nowhere is shown
        // too, so that the app does not learn of it without an answer.
        let files = paths.map { OpenFile(path: $0) }
        guard try ask(.mayHave(paths: zip(files, paths).map { $0?.path ?? $1 })) != nil else {
            return try channel.send(.nothing)
        }
        try hand(files.compactMap(\.self))
    }

    private func hand(_ files: [OpenFile]) throws {
        guard !files.isEmpty else { throw DeskFailure(reason: "it cannot be read") }
        var handover = Handover(channel, limits)
        try handover.send(files)
    }

    private func save(_ names: [String]) throws {
        guard (1...limits.files).contains(names.count) else { throw DoorChannel.Failure.damaged }
        let names = PlainName.distinct(names.map(PlainName.of))
        let question = names.count == 1 ? DialogQuestion.place(name: names[0]) : .placeOfAll(names: names)
        guard let place = try ask(question)?.first else { return try channel.send(.nothing) }
        try channel.send(.go)
        // The dialog for one file has asked whether it may be replaced.
        let paths = names.count == 1 ? [place] : names.map { place + "/" + $0 }
        try Keeping(channel: channel, limits: limits).receive(paths, replaces: names.count == 1)
    }

    // MARK: Asking

    /// Shows a dialog. Nil if the person says no, or the app takes the question back.
    private func ask(_ question: DialogQuestion) throws -> [String]? {
        let now = now()
        shown.removeAll { $0 <= now - 60 }
        guard shown.count < limits.dialogsPerMinute else {
            throw DeskFailure(reason: "the app has asked \(shown.count) times within a minute")
        }
        shown.append(now)
        let pending = try PendingAnswer()
        dialogs.show(question, over: window) { pending.give($0) }
        while true {
            if let answer = pending.answer {
                if case .yes(let paths) = answer { return paths }
                return nil
            }
            var watched = [
                pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: pending.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&watched, 2, -1) >= 0 || errno == EINTR else { throw DoorChannel.Failure.closed }
            if watched[0].revents != 0 {
                guard try channel.receive() == .message(.cancel) else { throw DoorChannel.Failure.damaged }
                dialogs.close()
                return nil
            }
        }
    }
}

/// An answer that another thread gives.
private final class PendingAnswer: Sendable {
    /// Can be read once there is an answer.
    let descriptor: Int32
    private let end: Int32
    private let value = Mutex<DialogAnswer?>(nil)

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw DoorChannel.Failure.closed }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (descriptor, end) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(end)
    }

    var answer: DialogAnswer? { value.withLock { $0 } }

    func give(_ answer: DialogAnswer) {
        value.withLock { $0 = $0 ?? answer }
        var byte: UInt8 = 0
        _ = write(end, &byte, 1)
    }
}
