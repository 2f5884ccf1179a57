import AppBuilder
import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Serves Seam's tools over this process's standard input and output, to its end.
public struct AgentSession: Sendable {
    /// The path of the seam command, which builds and runs.
    private let program: String
    private let version: String

    /// - Parameters:
    ///   - program: The path of the seam command.
    ///   - version: Its version.
    public init(program: String, version: String) {
        self.program = program
        self.version = version
    }

    private static let instructions = """
        Seam builds and runs iOS apps (UIKit, SwiftUI) on Linux from their own sources. The loop: `run` a project, read \
        the elements of its answer, `tap`, `type`, `swipe` and so on by text, id or role, read what changed from each \
        answer, `screenshot` where looks matter. After editing sources, `run` again; `test` runs unit tests. When a call \
        says that the app has ended, its answer has the crash with the author's lines.
        """

    /// Answers until standard input ends. Nothing but the protocol's messages is written to standard output.
    public func run() throws(BuildError) {
        signal(SIGPIPE, SIG_IGN)
        let (input, output) = (fcntl(0, F_DUPFD_CLOEXEC, 3), fcntl(1, F_DUPFD_CLOEXEC, 3))
        var ends: [Int32] = [-1, -1]
        guard input >= 0, output >= 0, pipe(&ends) == 0 else {
            throw BuildError(.failed, "seam: standard input or output is closed")
        }
        // Programs that are started get the reading end, which tells them when this process is no more; and what they,
        // or anything here, print is no message.
        dup2(ends[0], 0)
        close(ends[0])
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        dup2(2, 1)
        let workplace = AgentWorkplace(program: program)
        AgentServer(
            input: input, output: output, tools: Self.tools(workplace), instructions: Self.instructions,
            serverVersion: version
        ).run()
        workplace.close()
    }

    static func tools(_ workplace: AgentWorkplace) -> [any AgentTool] {
        let verbs = ControlVerb.allCases.filter { $0 != .log }.map { VerbTool(workplace: workplace, verb: $0) }
        return [BuildTool(workplace: workplace), RunTool(workplace: workplace), StopTool(workplace: workplace)] + verbs
            + [LogTool(workplace: workplace), TestTool(workplace: workplace)]
    }
}
