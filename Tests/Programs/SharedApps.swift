import Foundation

/// Apps that are no part of the repository, in the folder that SEAM_SHARED names; `seam self-test` sets it.
package enum SharedApps {
    package static let folder = (ProcessInfo.processInfo.environment["SEAM_SHARED"] ?? "") + "/apps"
    package static let areThere = folder != "/apps" && FileManager.default.fileExists(atPath: folder)
    package static let absence = "there is no folder \(folder): SEAM_SHARED names the folder that it is in"
}
