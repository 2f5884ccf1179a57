import Documents
import Foundation

@testable import AgentServer

/// Says what it was told.
struct EchoTool: AgentTool {
    let name = "echo"
    let summary = "Says what it was told."
    let parameters = [ControlParameter("text", .text, "the text", isRequired: true)]
    let isReadOnly = true

    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult {
        call.report("echoing")
        if arguments.text("text") == "fail" { throw ToolFailure("impossible", "no") }
        return ToolResult(["said": .string(arguments.text("text") ?? "")])
    }
}

/// Does not end before it is let go, or cancelled.
final class SlowTool: AgentTool, @unchecked Sendable {
    let name = "slow"
    let summary = "Takes its time."
    let parameters: [ControlParameter] = []
    let started = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    private let gate = DispatchSemaphore(value: 0)

    func letGo() { gate.signal() }

    func call(_ arguments: ControlArguments, _ value: JSONValue, _ call: AgentCall) throws(ToolFailure) -> ToolResult {
        defer { ended.signal() }
        return try call.withCancellation({ self.gate.signal() }) { () throws(ToolFailure) in
            started.signal()
            gate.wait()
            if call.isCancelled { throw ToolFailure("cancelled", "the call was cancelled") }
            return ToolResult(["done": true])
        }
    }
}
