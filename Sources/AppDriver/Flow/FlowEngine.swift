import Documents
import Foundation
import SeamPrimitives

/// The program that runs the scripts of flows: JavaScriptCore, in a process of its own.
@MainActor
final class FlowEngine {
    static let missing =
        "this script needs JavaScriptCore, which is not installed: apt-get install libjavascriptcoregtk-6.0-dev"
    /// How long a script may run, in seconds.
    private static let limit = 30.0

    /// What became of a script.
    struct Answer: Decodable, Sendable {
        var value = ""
        var failure: String?
        var line = 0
        var log: [String] = []

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            value = try container.decodeIfPresent(String.self, forKey: .value) ?? ""
            failure = try container.decodeIfPresent(String.self, forKey: .failure)
            line = try container.decodeIfPresent(Int.self, forKey: .line) ?? 0
            log = try container.decodeIfPresent([String].self, forKey: .log) ?? []
        }

        private enum Key: CodingKey { case value, failure, line, log }
    }

    private struct Call: Encodable {
        var script: String
        var name: String
        var variables: [String: String]
        var copiedText: String
    }

    private let program: URL
    private var process: Process?
    private let (toProgram, fromProgram) = (Pipe(), Pipe())

    init(program: URL) {
        self.program = program
    }

    deinit { process?.terminate() }

    /// Runs a script, and answers its requests of the network by the way.
    func run(
        _ script: String, named name: String, _ variables: [String: String], copiedText: String
    ) async throws(FlowFailure) -> Answer {
        let call = Call(script: script, name: name, variables: variables, copiedText: copiedText)
        do {
            try start()
            var line = try await exchange(try JSONEncoder().encode(call))
            while let request = try? JSONDecoder().decode(FlowRequest.Message.self, from: line) {
                line = try await exchange(try JSONEncoder().encode(await request.request.answer()))
            }
            return try JSONDecoder().decode(Answer.self, from: line)
        } catch let failure as FlowFailure {
            throw failure
        } catch {
            throw FlowFailure("the program that runs scripts: \(error.localizedDescription)")
        }
    }

    /// What scripts have left in `output`, as JSON; nil if none has run.
    func output() async throws(FlowFailure) -> String? {
        guard process != nil else { return nil }
        return try await run("JSON.stringify(output)", named: "output", [:], copiedText: "").value
    }

    /// Puts back what scripts have left in `output`.
    func restore(_ output: String) async throws(FlowFailure) {
        _ = try await run("Object.assign(output, JSON.parse(text))", named: "output", ["text": output], copiedText: "")
    }

    private func start() throws {
        guard process == nil else { return }
        let process = Process()
        process.executableURL = program
        process.standardInput = toProgram
        process.standardOutput = fromProgram
        try process.run()
        self.process = process
    }

    /// Sends a line, and waits for the next that comes.
    private func exchange(_ data: Data) async throws -> Data {
        let (input, output) = (toProgram.fileHandleForWriting, fromProgram.fileHandleForReading)
        let process = process
        let hasEnded = Locked(false)
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit) {
            if !hasEnded.withLock({ $0 }) { process?.terminate() }
        }
        let line: Data = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var line = Data()
                try? input.write(contentsOf: data + Data("\n".utf8))
                while !line.hasSuffix("\n"), case let more = output.availableData, !more.isEmpty { line += more }
                continuation.resume(returning: line)
            }
        }
        hasEnded.withLock { $0 = true }
        guard line.hasSuffix("\n") else {
            self.process = nil
            throw FlowFailure("the script did not come to an end within \(Int(Self.limit)) s")
        }
        return line
    }
}

extension Data {
    fileprivate func hasSuffix(_ character: Character) -> Bool { last == character.asciiValue }
}
