import CCoreFoundation
package import Foundation

extension RunLoopSources {
    /// How a run of the loop ended, as Core Foundation numbers it: 1 without anything to wait for, 2 stopped, 3 by the
    /// clock, 4 by a source.
    package typealias RunResult = Int32

    /// Ends the innermost run of a loop. Any thread.
    package static func stop(_ loop: RunLoop) {
        guard let core = core(of: loop) else { return }
        seam_run_loop_stop(core)
    }

    /// Runs the loop of this thread until it is stopped or has nothing to wait for.
    package static func run() { seam_run_loop_run() }

    /// Runs the loop of this thread for a while.
    package static func run(_ mode: RunLoop.Mode, seconds: Double, endsAfterSource: Bool) -> RunResult {
        seam_run_loop_run_in_mode(name(of: mode), seconds, endsAfterSource ? 1 : 0)
    }

    /// Whether a loop sleeps.
    package static func isWaiting(_ loop: RunLoop) -> Bool {
        core(of: loop).map { seam_run_loop_is_waiting($0) != 0 } ?? false
    }
}
