import AppBuilder
import Foundation

/// What a benchmark is called, and the programs that measure its peers, which it looks for where they are built.
struct PeerBenchmarks {
    /// The benchmarks' package.
    let package: URL

    /// The program that measures `name`, as in `combine`, with what it compares built when that is there.
    func program(_ name: String) throws(BuildError) -> String {
        let program = name.hasSuffix("-benchmark") ? name : name + "-benchmark"
        guard let peers = Self.peers[program], hasPeers else { return program }
        for peer in peers {
            let arguments = [
                "build", "--package-path", package.appending(path: "PeerBenchmarks").path, "-c", "release", "--product",
                peer + "-benchmark",
            ]
            guard try Subprocess("swift", arguments).wait() == .exit(0) else {
                throw BuildError(.failed, "seam: the benchmark of \(peer) does not build")
            }
        }
        return program
    }

    /// The programs of peers that a benchmark runs, as in `opencombine-benchmark`.
    private static let peers = [
        "combine-benchmark": ["opencombine", "rxswift", "reactiveswift"], "rx-benchmark": ["rxpeer"],
    ]

    /// Whether there are peers where the benchmarks' manifest looks for them.
    private var hasPeers: Bool {
        let folder =
            ProcessInfo.processInfo.environment["SEAM_PEERS"] ?? package.appending(path: ".peers").path
        return FileManager.default.fileExists(atPath: folder + "/Package.swift")
    }
}
