import Documents
internal import Stage
import UIKit

/// The person's answer about photos, which is kept from start to start.
@MainActor
final class PhotoPermission {
    static let shared = PhotoPermission()
    private let defaults = UserDefaults(suiteName: PermissionDesk.suite)
    private static let key = "photos"

    var status: PHAuthorizationStatus {
        if let given = PermissionDesk.shared.answer(.photos) { return given == .deny ? .denied : .authorized }
        return PHAuthorizationStatus(rawValue: defaults?.integer(forKey: Self.key) ?? 0) ?? .notDetermined
    }

    /// Asks, the first time.
    func ask(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        guard status == .notDetermined else { return NextTurn.perform { handler(self.status) } }
        let isKorean = Bundle.main.preferredLocalizations.first?.hasPrefix("ko") ?? false
        let app = PermissionQuestion.appName
        let question = PermissionQuestion(
            .photos,
            title: isKorean
                ? "‘\(app)’에서 사용자의 사진 보관함에 접근하려고 합니다." : "“\(app)” Would Like to Access Your Photo Library",
            message: Bundle.main.object(forInfoDictionaryKey: "NSPhotoLibraryUsageDescription") as? String
                ?? Bundle.main.object(forInfoDictionaryKey: "NSPhotoLibraryAddUsageDescription") as? String)
        PermissionDesk.shared.ask(question) { [self] answer in
            let status: PHAuthorizationStatus = answer == .deny ? .denied : .authorized
            defaults?.set(status.rawValue, forKey: Self.key)
            handler(status)
        }
    }
}
