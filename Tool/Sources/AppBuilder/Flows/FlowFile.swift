import Documents
import Foundation

/// A file with a flow that has no mistake in it.
public struct FlowFile: Sendable {
    public let url: URL
    public let flow: Flow

    /// The flow's name in reports: what its head says, or else that of the file.
    public var name: String { flow.name ?? url.deletingPathExtension().lastPathComponent }

    /// Reads a flow. A mistake is told of as a compiler would.
    public init(_ path: String, variables: [String: String] = [:]) throws(BuildError) {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        self.url = url
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw BuildError(.usage, "seam: there is no flow \(path)")
        }
        do {
            flow = try FlowReader.read(url, variables: variables)
        } catch {
            let file = error.file.map {
                $0.hasPrefix("/") ? $0 : url.deletingLastPathComponent().appending(path: $0).path
            }
            throw BuildError(
                .usage, "\(file ?? url.path):\(error.line):\(error.column): error: \(error.message)")
        }
    }
}
