import Documents
import Foundation

/// What became of a flow.
public struct FlowResult: Sendable {
    public var file: FlowFile
    /// From 1; how many times the flow was played before, and once more.
    public var turn: Int
    /// How many times it is played at all.
    public var turns: Int
    public var seconds: Double
    public var steps: [FlowReportStep]
    /// The folder of its pictures, in that of all reports.
    public var folder: String
    /// Why it failed; nil if it passed.
    public var failure: String?

    /// The name in reports, with the turn if there are several.
    public var name: String { turns > 1 ? "\(file.name) [\(turn)]" : file.name }

    /// The steps that a folder has the record of.
    static func steps(in folder: URL) -> [FlowReportStep] {
        let text = (try? String(contentsOf: folder.appending(path: FlowReportStep.fileName), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(FlowReportStep.self, from: Data($0.utf8))
        }
    }
}
