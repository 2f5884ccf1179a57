import Documents
public import Foundation
import UIKit

/// Asks the person whether an app may follow what they do across other companies' apps.
///
/// The answer is kept; flows and options give it beforehand as the permission `usertracking`.
open class ATTrackingManager: NSObject {
    /// What the person has said.
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined, restricted, denied, authorized
    }

    private static let permission = KeptPermission(
        .usertracking, reasonKeys: "NSUserTrackingUsageDescription")

    /// What the person has said. Any thread.
    open class var trackingAuthorizationStatus: AuthorizationStatus {
        switch permission.state {
        case .undecided: .notDetermined
        case .denied: .denied
        case .allowed: .authorized
        }
    }

    /// Asks the person, the first time. The handler is called in a queue of the system's.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        permission.request { completion($0 ? .authorized : .denied) }
    }

    /// Asks the person, the first time, and tells what they have said.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
    }
}
