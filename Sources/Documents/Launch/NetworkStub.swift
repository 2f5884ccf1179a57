import Foundation

/// A host whose requests are answered from a folder of files, or by another server.
public struct NetworkStub: Equatable, Sendable {
    /// The host, with a port if only requests to that port are meant.
    public var host: String
    /// The path of a folder, or an address with its scheme.
    public var target: String

    /// Creates a stub. Neither string may contain a tab or a newline.
    public init(host: String, target: String) {
        self.host = host
        self.target = target
    }

    /// The stubs an app brings along: one for each host in its folder `Stubs`, sorted by name.
    public static func folders(of app: URL) -> [NetworkStub] {
        let folder = app.appendingPathComponent("Stubs")
        let hosts = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return hosts.sorted().filter { !$0.hasPrefix(".") }
            .map { NetworkStub(host: $0, target: folder.appendingPathComponent($0).path) }
    }

    /// Reads a line for each stub: the host, a tab, the target. Other lines are skipped.
    static func list(_ text: String) -> [NetworkStub] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            return parts.count == 2 ? NetworkStub(host: parts[0], target: parts[1]) : nil
        }
    }

    /// Writes a line for each stub, as ``list(_:)`` reads them.
    static func text(of stubs: [NetworkStub]) -> String {
        stubs.map { "\($0.host)\t\($0.target)" }.joined(separator: "\n")
    }
}
