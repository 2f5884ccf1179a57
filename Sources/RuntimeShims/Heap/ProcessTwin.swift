internal import CProcess
import Glibc

/// A copy of this process that does nothing, so that its memory stays as it is.
enum ProcessTwin {
    /// Calls `body` with the copy's identifier, and ends the copy. Nil if it cannot be made, or `body` finds nothing.
    static func with<Result>(_ body: (String) -> Result?) -> Result? {
        let twin = process_twin()
        guard twin > 0 else { return nil }
        defer {
            kill(twin, SIGKILL)
            while waitpid(twin, nil, 0) < 0, errno == EINTR {}
        }
        return body(String(twin))
    }
}
