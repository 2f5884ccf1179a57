import Foundation

/// Whether the programs of strangers run in a box: apps, tests, and the manifests of packages.
public enum Sandbox {
    /// Whether the user does without.
    // Set while the call is read, before there is a second thread.
    nonisolated(unsafe) private(set) static var isRefused = false

    /// Does without, and says so.
    public static func refuse() {
        isRefused = true
        Console.note("WARNING: --no-sandbox: the app, its tests and its packages run outside the box.")
        Console.note("WARNING: they may read, change and send away whatever this user may.")
    }

    /// The program that makes the box; nil if there is none, which is said once.
    static func program() -> String? {
        guard !isRefused else { return nil }
        switch Bubblewrap.state {
        case .works(let program): return program
        case .isMissing: tellOnce("bubblewrap is not installed (Debian: bubblewrap)")
        case .fails(let reason): tellOnce("bubblewrap cannot make a box here (\(reason))")
        }
        return nil
    }

    /// Says why there is no box, unless this user has been told.
    private static func tellOnce(_ reason: String) {
        let stamp = AppBuilder.cacheFolder.appending(path: "without-sandbox")
        guard (try? String(contentsOf: stamp, encoding: .utf8)) != reason else { return }
        Console.note("\(reason): apps and their packages run with all that this user may do")
        try? FileManager.default.createDirectory(at: AppBuilder.cacheFolder, withIntermediateDirectories: true)
        try? reason.write(to: stamp, atomically: true, encoding: .utf8)
    }
}
