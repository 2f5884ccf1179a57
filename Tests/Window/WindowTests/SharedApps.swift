import Foundation
import Testing

/// Apps that are no part of the repository, in the folder that SEAM_SHARED names; `seam self-test` sets it.
enum SharedApps {
    static let folder = (ProcessInfo.processInfo.environment["SEAM_SHARED"] ?? "") + "/apps"
    static let areThere = folder != "/apps" && FileManager.default.fileExists(atPath: folder)
    static let absence: Comment = "there is no folder \(folder): SEAM_SHARED names the folder that it is in"
}
