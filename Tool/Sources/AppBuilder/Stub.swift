import Foundation

extension AppRunner {
    /// A host whose requests are answered from a folder, or by another server.
    public struct Stub: Sendable {
        public var host: String
        /// A path, or an address with its scheme.
        public var target: String

        public init(host: String, target: String) {
            self.host = host
            self.target = target
        }

        /// Of an app that brings answers: one for each host in its folder `Stubs`.
        public static func folders(of app: URL) -> [Stub] {
            let folder = app.appending(path: "Stubs")
            let hosts = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return hosts.sorted().filter { !$0.hasPrefix(".") }
                .map { Stub(host: $0, target: folder.appending(path: $0).path) }
        }
    }
}

extension [AppRunner.Stub] {
    /// As the app reads them in its environment variable `SEAM_STUBS`; nil where there are none.
    public var variable: String? {
        isEmpty ? nil : map { "\($0.host)\t\($0.target)" }.joined(separator: "\n")
    }
}
