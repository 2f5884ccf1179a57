internal import SeamPrimitives
public import Foundation

/// Work that UIKit does "in a later turn of the run loop": after the code that runs now has returned.
///
/// The main run loop runs it; ``drain()`` runs it at once, for whoever drives the loop by hand: a flow, a test.
@MainActor
public enum NextTurn {
    private static var waiting: [@MainActor () -> Void] = []
    private static var isScheduled = false

    /// Runs `body` in the next turn of the main run loop, after what was given before it.
    public static func perform(_ body: @escaping @MainActor () -> Void) {
        let continuation = TraceContinuation("next turn")
        if continuation.isNeeded {
            waiting.append { continuation { body() } }
        } else {
            waiting.append(body)
        }
        guard !isScheduled else { return }
        isScheduled = true
        RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated { drain() } }
    }

    /// Whether nothing waits.
    public static var isEmpty: Bool { waiting.isEmpty }

    /// Runs what waits now; what that adds waits for the next turn.
    public static func drain() {
        isScheduled = false
        let bodies = waiting
        waiting = []
        for body in bodies { body() }
    }
}
