internal import SeamPrimitives
public import UIKit

extension UIApplication {
    /// Asks the person what apps for iOS 8 and 9 ask for, as ``UNUserNotificationCenter`` does; the delegate is told of
    /// what is allowed.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        register(notificationSettings, at: .current())
    }

    func register(_ settings: UIUserNotificationSettings, at center: UNUserNotificationCenter) {
        let types = settings.types
        center.requestAuthorization(options: UNAuthorizationOptions(rawValue: types.rawValue)) { isAllowed, _ in
            MainActor.assumeIsolated {
                let application = UIApplication.shared
                let given = UIUserNotificationSettings(types: isAllowed ? types : [], categories: nil)
                application.delegate?.application(application, didRegister: given)
            }
        }
    }
}
