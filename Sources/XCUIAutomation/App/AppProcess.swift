import Documents
import Foundation
import SeamXCTest

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// The process of the app, and the socket to it.
final class AppProcess {
    /// The one that runs, if any.
    nonisolated(unsafe) static var current: AppProcess?

    private let pid: pid_t
    private let descriptor: Int32
    private var rest = Data()
    private var ending: Int32?
    /// Whether the person has gone to another app.
    var isInBackground = false

    /// How long the app may take for an answer, in seconds.
    private static let patience = 60

    init(
        _ executable: String, arguments: [String], environment: [String: String], appearance: String?
    ) throws(XCUIFailure) {
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw XCUIFailure("Failed to launch: \(String(cString: strerror(errno)))")
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], Self.appEnd)
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        var variables = Self.environment(environment, arguments, appearance).map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        fflush(nil)
        var pid = pid_t()
        let status = posix_spawn(&pid, executable, &actions, nil, &words, &variables)
        close(ends[1])
        guard status == 0 else {
            close(ends[0])
            throw XCUIFailure("Failed to launch \(executable): \(String(cString: strerror(status)))")
        }
        self.pid = pid
        descriptor = ends[0]
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// The app's descriptor of the socket.
    private static let appEnd: Int32 = 3

    /// The environment of the app: that of the tests, without what tells of these.
    private static func environment(
        _ own: [String: String], _ arguments: [String], _ appearance: String?
    ) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("XCTest") }
        var launch = LaunchEnvironment(environment)
        launch.isTesting = false
        launch.testReports = nil
        launch.testFilter = nil
        launch.trace = nil
        launch.findsLeaks = false
        launch.isHeadless = true
        launch.remote = appEnd
        launch.appearance = appearance ?? launch.appearance
        // As Foundation reads them on iOS.
        let locale = value("-AppleLocale", arguments) ?? value("-AppleLanguages", arguments)
        if let locale { launch.locale = locale.replacingOccurrences(of: "-", with: "_") }
        launch.write(to: &environment)
        environment["LLVM_PROFILE_FILE"] = environment["LLVM_PROFILE_FILE"].map { _ in "/dev/null" }
        if let settings = environment["SWIFT_BACKTRACE"], let range = settings.range(of: "output-to=") {
            environment["SWIFT_BACKTRACE"] = settings[..<range.lowerBound] + "output-to=stderr"
        }
        return environment.merging(own) { $1 }
    }

    /// The word after another, or the first of a list: `(ko)`.
    private static func value(_ name: String, _ arguments: [String]) -> String? {
        guard let index = arguments.lastIndex(of: name), index + 1 < arguments.count else { return nil }
        let text = arguments[index + 1].trimmingCharacters(in: CharacterSet(charactersIn: "() \"'"))
        return text.split(separator: ",").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'")) }
    }

    // MARK: Its life

    var isRunning: Bool {
        guard ending == nil else { return false }
        var status: Int32 = 0
        if waitpid(pid, &status, WNOHANG) == pid { ending = status }
        return ending == nil
    }

    func terminate() {
        guard isRunning else { return }
        // It ends when nobody is at the other end any more.
        shutdown(descriptor, Int32(SHUT_RDWR))
        let end = Date(timeIntervalSinceNow: 2)
        while isRunning, Date() < end { usleep(2_000) }
        guard isRunning else { return }
        kill(pid, SIGKILL)
        waitpid(pid, nil, 0)
        ending = SIGKILL
    }

    // MARK: Requests

    /// Asks for something, and waits for the answer.
    func send(_ request: RemoteRequest) throws(XCUIFailure) -> RemoteAnswer {
        guard var line = try? JSONEncoder().encode(request) else { throw XCUIFailure("the request cannot be written") }
        line.append(UInt8(ascii: "\n"))
        guard write(line), let answer = nextLine() else { throw failure }
        guard let answer = try? JSONDecoder().decode(RemoteAnswer.self, from: answer) else {
            throw XCUIFailure("the answer of the app cannot be read")
        }
        if let failure = answer.failure { throw XCUIFailure(failure) }
        return answer
    }

    /// Why there is no answer.
    private var failure: XCUIFailure {
        let name = TestedApp.identifier ?? "the app"
        let end = Date(timeIntervalSinceNow: 20)
        // Whoever crashes writes down where.
        while isLate == false, isRunning, Date() < end { usleep(10_000) }
        guard let ending else { return XCUIFailure("Timed out: \(name) has not answered within \(Self.patience) s") }
        let signal = ending & 0x7F
        return XCUIFailure(
            signal == 0
                ? "Application \(name) has ended with status \(ending >> 8)"
                : "Application \(name) crashed: \(String(cString: strsignal(signal)))")
    }

    private var isLate = false

    private func write(_ data: Data) -> Bool {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
            var rest = bytes
            while !rest.isEmpty {
                let count = Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return true
        }
    }

    private func nextLine() -> Data? {
        var chunk = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[..<end])
                rest = Data(rest[(end + 1)...])
                return line
            }
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { isLate = true }
            guard count > 0 else { return nil }
            rest.append(contentsOf: chunk[..<count])
        }
    }
}
