import Documents
import Foundation

/// Plays flows, each in an app of its own, one after the other.
public struct FlowSession: Sendable {
    /// The app, with all that it is started with.
    public var runner: AppRunner
    /// The folder for what flows leave, a folder for each.
    public var output: URL
    /// How many times each flow is played.
    public var turns = 1

    public init(runner: AppRunner, output: URL) {
        self.runner = runner
        self.output = output
    }

    /// Plays the flows of a collection, and tells of each when it is over.
    public func play(_ collection: FlowCollection) throws(BuildError) -> [FlowResult] {
        var results: [FlowResult] = []
        var names: Set<String> = []
        for file in collection.flows {
            for turn in 1...max(1, turns) {
                var folder = Self.safe(file.name) + (turns > 1 ? "-\(turn)" : "")
                while !names.insert(folder).inserted { folder += "_" }
                let result = try play(file, turn, in: folder)
                results.append(result)
                let word = result.failure == nil ? "passed" : "FAILED"
                Console.note("\(word)  \(result.name)  \(String(format: "%.1f", result.seconds)) s")
                let isOrdered = collection.workspace.order.contains(file.name)
                if result.failure != nil, isOrdered, !collection.workspace.goesOnAfterFailure { return results }
            }
        }
        return results
    }

    private func play(_ file: FlowFile, _ turn: Int, in name: String) throws(BuildError) -> FlowResult {
        let folder = output.appending(path: name)
        // What an earlier call has left is not this one's.
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.makeFolder(folder)
        var runner = runner
        runner.isHeadless = true
        runner.flow = file.url
        runner.output = folder
        runner.recordsFlow = true
        if !file.flow.needsEngine { runner.flowScripts = nil }
        let began = Date()
        var failure: String?
        do throws(BuildError) { try runner.run() } catch {
            failure = error.message
        }
        var result = FlowResult(
            file: file, turn: turn, turns: turns, seconds: Date().timeIntervalSince(began),
            steps: FlowResult.steps(in: folder), folder: name, failure: failure)
        if let failure, failure.isEmpty {
            let step = result.steps.last { $0.failure != nil && !$0.isOptional }
            result.failure = step.map { "\($0.place): \($0.step): \($0.failure ?? "")" } ?? "the flow failed"
        }
        if runner.writesReferences { try keepReferences(of: file, from: folder) }
        return result
    }

    /// Copies the references that a flow has written to where it looks for them.
    private func keepReferences(of file: FlowFile, from folder: URL) throws(BuildError) {
        let written = folder.appending(path: "references")
        guard let places = try? FlowReader.files(of: file.url) else { return }
        let names = FileManager.default.enumerator(atPath: written.path)
        while let name = names?.nextObject() as? String {
            guard name.hasSuffix(".png"), let place = places.first(where: { $0.path.hasSuffix("/" + name) }),
                let data = try? Data(contentsOf: written.appending(path: name))
            else { continue }
            do {
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: place, options: .atomic)
            } catch {
                throw BuildError(.failed, "seam: \(place.path) cannot be written: \(error.localizedDescription)")
            }
            Console.note("wrote \(place.path)")
        }
    }

    private static func safe(_ name: String) -> String {
        let safe = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        return safe.first == "." || safe.isEmpty ? "_" + safe : safe
    }
}
