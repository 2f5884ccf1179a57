import AgentServer
import AppBuilder
import Foundation

/// `seam mcp`
struct McpCommand: Command {
    static let name = "mcp"
    static let summary = "let a coding agent build, run, look at and touch apps, over the Model Context Protocol"
    static let discussion = """
        Serves tools to a coding agent on standard input and output, as a server of the Model Context Protocol: build an
        app and get the compiler's errors by file and line, run it, read what is on its screen, tap, type, swipe and wait,
        take pictures, read its log and crashes, run its tests. The agent starts this command itself: give it `seam mcp`
        as a server that is started by a command. Documentation/Agents.md shows a session.
        """

    init(_ arguments: Arguments) {}

    func run() throws(BuildError) {
        let installation = try Installation.current()
        // The running program, and not the script: that would look for packages and newer sources with each call.
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let isThere = FileManager.default.isExecutableFile(atPath: own)
        try AgentSession(
            program: isThere ? own : installation.root.appending(path: "seam").path, version: Seam.version
        ).run()
    }
}
