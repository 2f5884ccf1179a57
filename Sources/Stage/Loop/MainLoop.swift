public import Foundation
internal import RuntimeShims

/// The loop of the main thread: `RunLoop.main` with GLib as its guest.
///
/// The run loop is the master, so `Timer`, `RunLoop.main.perform`, `DispatchQueue.main`, main-actor tasks and
/// `OperationQueue.main` are served exactly as Foundation serves them, and whoever runs the main run loop (a test that
/// waits for an expectation, a nested `run(until:)`) keeps windows alive. GLib comes in with the first window; without
/// one, nothing of it is started.
@MainActor
public enum MainLoop {
    private static var exitStatus: Int32?
    private static var trackingDepth = 0

    /// Makes a `run(mode:before:)` that is in progress return, so that the mode or the status is looked at again.
    private static let nudge: RunLoopSource = {
        RunLoopSources.addMainCommonMode(.stageTracking)
        return RunLoopSource {}
    }()

    /// Runs until ``stop(status:)`` and returns the status given there.
    public static func run() -> Int32 {
        _ = nudge
        exitStatus = nil
        while true {
            if let exitStatus { return exitStatus }
            _ = RunLoop.main.run(mode: currentMode, before: .distantFuture)
        }
    }

    /// Ends ``run()`` when what the main thread does now is done.
    public static func stop(status: Int32 = 0) {
        exitStatus = status
        nudge.signal()
    }

    /// The mode that ``run()`` runs the main run loop in.
    public static var currentMode: RunLoop.Mode {
        trackingDepth > 0 ? .stageTracking : .default
    }

    /// From now on the loop runs in the tracking mode, in which timers of the default mode wait, until
    /// ``popTrackingMode()`` has been called as often.
    public static func pushTrackingMode() {
        trackingDepth += 1
        if trackingDepth == 1 { nudge.signal() }
    }

    /// Ends the tracking mode that was pushed last.
    public static func popTrackingMode() {
        precondition(trackingDepth > 0, "popTrackingMode() without pushTrackingMode()")
        trackingDepth -= 1
        if trackingDepth == 0 { nudge.signal() }
    }

    /// Makes GLib's main context, and GTK with it, a guest of the main run loop. Later calls do nothing.
    package static func attachGLib() {
        _ = nudge
        _ = guest
    }

    private static let guest = GLibGuest()
}
