import AppBuilder
import Documents
import Foundation

/// `run`
struct RunTool: AgentTool {
    let workplace: AgentWorkplace

    let name = "run"
    let summary = """
        Builds an app if need be and starts it, in place of the one that runs, and tells what is on its screen. It needs no \
        display; a person can watch it at the address of the answer's `page`.
        """
    let parameters = [
        ProjectArguments.project, ProjectArguments.target, ProjectArguments.dependencies, ProjectArguments.stubs,
        ProjectArguments.network,
        ControlParameter("device", .text, "the device whose screen it has, such as iPhone15; a window if left out"),
        ControlParameter("appearance", .choice(["light", "dark"]), "how the screen looks"),
        ControlParameter(
            "trace", .boolean, "whether what happens in it is recorded, for `trace`; it is built anew for that"),
    ]

    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult {
        try workplace.alone(call) { () throws(ToolFailure) in
            let project = ProjectArguments(arguments)
            let isTraced = arguments.flag("trace")
            _ = try project.build(workplace, isTraced: isTraced, call)
            workplace.close()
            var words = ["run"] + project.options + project.running + ["--control", "--until-closed", "--port", "0"]
            if isTraced { words.append("--trace") }
            if let device = arguments.text("device") { words += ["--device", device] }
            if let appearance = arguments.text("appearance") { words += ["--appearance", appearance.lowercased()] }
            let process = try SeamProcess(workplace.program, words + ["--", project.project])
            let app = try call.withCancellation({ process.stop() }) { () throws(ToolFailure) in
                try start(process, project.name, call)
            }
            let state = try app.call("state", [:], call)
            var members: [JSONValue.Member] = [.init("running", true)]
            if let page = app.page { members.append(.init("page", .string(page))) }
            return ToolResult(.object(members + (state.members ?? [])))
        }
    }

    /// Waits until the app answers. What it needs beside the runtime may have to be built first.
    private func start(
        _ process: SeamProcess, _ name: String, _ call: AgentCall
    ) throws(ToolFailure) -> RunningApp {
        call.report("Starting \(name)")
        while true {
            if let app = RunningApp(name: name, process: process) {
                // The socket listens already; the app answers once it has a window.
                workplace.app = app
                return try waitForWindow(of: app, call)
            }
            if process.result != nil { throw ProjectArguments.failure(process.output(), "\(name) was not started") }
            process.wait(0.05)
        }
    }

    private func waitForWindow(of app: RunningApp, _ call: AgentCall) throws(ToolFailure) -> RunningApp {
        let end = Date().addingTimeInterval(60)
        while true {
            do throws(ToolFailure) {
                _ = try app.call("state", [:], call)
                return app
            } catch {
                let code = error.value["error"]?["code"]?.text
                guard code == "refused" || code == "impossible", Date() < end, !call.isCancelled else { throw error }
                usleep(50_000)
            }
        }
    }
}
