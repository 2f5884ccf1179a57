import AppBuilder
import Foundation

/// The folder with apps that are no part of the repository and that its tests run where they are.
///
/// It is the folder `shared` beside the repository, or what SEAM_SHARED names. Tests that are run by the self-test find
/// it in SEAM_SHARED; without it they are skipped.
struct SharedFolder {
    static let variable = "SEAM_SHARED"

    let url: URL

    init(of installation: Installation) {
        let named = ProcessInfo.processInfo.environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        url =
            named.map { URL(fileURLWithPath: $0).standardizedFileURL }
            ?? installation.root.deletingLastPathComponent().appending(path: "shared")
    }

    /// The folder of apps; nil if it is not there.
    var apps: URL? {
        let folder = url.appending(path: "apps")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    /// Why tests of the apps are skipped.
    var absence: String {
        "there is no folder \(url.appending(path: "apps").path); \(Self.variable) can name another place for `shared`"
    }
}
