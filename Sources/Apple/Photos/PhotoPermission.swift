import UIKit

/// The person's answer about photos.
enum PhotoPermission {
    static let shared = KeptPermission(
        .photos, reasonKeys: "NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription")
}

extension KeptPermission.State {
    /// The same in Photos' words.
    var status: PHAuthorizationStatus {
        switch self {
        case .undecided: .notDetermined
        case .denied: .denied
        case .allowed: .authorized
        }
    }
}
