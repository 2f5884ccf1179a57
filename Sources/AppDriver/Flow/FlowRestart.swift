import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Starts the app anew in the middle of a flow: the same process takes up the same program, and goes on where it was.
@MainActor
final class FlowRestart {
    /// What goes from one life of the app to the next.
    private struct State: Codable {
        var place: FlowPlace
        var isCleared: Bool
        var arguments: [String]
        var copiedText: String
        var output: String?
        var failure: [String]?
        var video: FlowVideo.State?
    }

    /// The variable that names the file with the state.
    private static let variable = "SEAM_FLOW_STATE"

    var place = FlowPlace()
    /// Whether this is the app's first life in the flow.
    private(set) var isFirst = true
    /// Whether anything has been done to the app since its start.
    var isUsed = false
    /// Whether the flow has ended the app.
    var isStopped = false
    /// Whether the app has started with nothing kept.
    var isCleared = false
    /// The arguments that the app was started with, after its name.
    var arguments: [String] = []
    var copiedText = ""
    /// The values that scripts have left, as JSON.
    var output: String?
    /// The film that goes on.
    var video: FlowVideo.State?
    /// The failure of the flow that its last steps follow.
    var failure: FlowFailure?

    /// Takes up what the app's last life has left, if it had one.
    init() {
        guard let path = ProcessInfo.processInfo.environment[Self.variable] else { return }
        unsetenv(Self.variable)
        defer { unlink(path) }
        guard let data = FileManager.default.contents(atPath: path),
            let state = try? JSONDecoder().decode(State.self, from: data)
        else { return }
        isFirst = false
        place = FlowPlace(goingOnAt: state.place)
        (isCleared, arguments, copiedText) = (state.isCleared, state.arguments, state.copiedText)
        output = state.output
        video = state.video
        if let words = state.failure, words.count >= 3 {
            var failure = FlowFailure(words[2], details: Array(words.dropFirst(3)))
            (failure.place, failure.step) = (words[0], words[1])
            self.failure = failure
        }
    }

    /// Whether this is not the app's first life in the flow.
    static var isOngoing: Bool { ProcessInfo.processInfo.environment[variable] != nil }

    /// Starts the app anew. Returns why that cannot be.
    func perform() -> String {
        let state = State(
            place: place, isCleared: isCleared, arguments: arguments, copiedText: copiedText, output: output,
            failure: failure.map { [$0.place, $0.step, $0.reason] + $0.details }, video: video)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("seam-flow-\(getpid()).json")
        do { try JSONEncoder().encode(state).write(to: file) } catch { return error.localizedDescription }
        setenv(Self.variable, file.path, 1)
        fflush(nil)
        // The environment is as the app found it, but for what was taken out of it.
        for (name, value) in Self.first where getenv(name) == nil { setenv(name, value, 1) }
        var words = [strdup(CommandLine.arguments.first ?? "app")] + arguments.map { strdup($0) } + [nil]
        // Signals that were blocked would stay so.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        execv("/proc/self/exe", &words)
        let reason = String(cString: strerror(errno))
        for word in words { free(word) }
        return reason
    }

    /// The environment that the process began with.
    nonisolated(unsafe) private static var first: [String: String] = [:]

    /// Keeps the environment for the app's next life. Call it before anything is taken out of it.
    nonisolated static func keepEnvironment() { first = ProcessInfo.processInfo.environment }
}
