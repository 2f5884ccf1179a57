import Documents
import Foundation

/// Shared by the tools: the command that they call, and the running app.
final class AgentWorkplace: @unchecked Sendable {
    /// The path of the seam command.
    let program: String
    private let condition = NSCondition()
    private var isBusy = false
    private var stored: RunningApp?

    init(program: String) {
        self.program = program
    }

    /// The app that was started last, which may have ended; nil before any was, or after it was stopped.
    var app: RunningApp? {
        get {
            condition.lock()
            defer { condition.unlock() }
            return stored
        }
        set {
            condition.lock()
            stored = newValue
            condition.unlock()
        }
    }

    /// The app, which has to be there.
    func requireApp() throws(ToolFailure) -> RunningApp {
        guard let app else { throw ToolFailure("notRunning", "no app runs; call `run` first") }
        return app
    }

    /// Runs work that takes both processor and time when no other of that kind runs.
    func alone<Result>(_ call: AgentCall, _ work: () throws(ToolFailure) -> Result) throws(ToolFailure) -> Result {
        try call.withCancellation({ self.condition.broadcast() }) { () throws(ToolFailure) in
            condition.lock()
            while isBusy, !call.isCancelled { condition.wait() }
            let isMine = !isBusy && !call.isCancelled
            if isMine { isBusy = true }
            condition.unlock()
            guard isMine else { throw ToolFailure("cancelled", "the call was cancelled") }
        }
        defer {
            condition.lock()
            isBusy = false
            condition.broadcast()
            condition.unlock()
        }
        return try work()
    }

    /// Ends the app.
    func close() {
        app?.stop()
        app = nil
    }
}
