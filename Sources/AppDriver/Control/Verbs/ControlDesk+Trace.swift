import Documents
import Foundation
import SeamPrimitives

extension ControlDesk {
    /// The command has the record: it is asked.
    func trace(_ arguments: ControlArguments) async throws(ControlFailure) -> [JSONValue.Member] {
        guard let recorder = Tracing.recorder else {
            throw ControlFailure(.impossible, "the app is not traced: it has to be run with `trace`")
        }
        var question: [JSONValue.Member] = [.init("last", .integer(arguments.int("last") ?? 10))]
        if let since = arguments.int("since") { question.append(.init("since", .integer(since))) }
        if arguments.flag("nodes") { question.append(.init("nodes", true)) }
        let text = JSONValue.object(question).json
        let answer = await withCheckedContinuation { continuation in
            recorder.ask(text) { continuation.resume(returning: $0) }
        }
        guard let answer, let value = try? JSONValue(parsing: Data(answer.utf8)), let members = value.members else {
            throw ControlFailure(.impossible, "nobody reads the trace of the app")
        }
        return members
    }
}
