import Foundation
import UIKit

/// What the person has answered about notifications. It stays with the app's data.
@MainActor
final class Permission {
    private let defaults: UserDefaults?

    init(_ suite: String) { defaults = UserDefaults(suiteName: suite) }

    var status: UNAuthorizationStatus {
        get {
            (defaults?.object(forKey: "notifications") as? Int).flatMap(UNAuthorizationStatus.init) ?? .notDetermined
        }
        set { defaults?.set(newValue.rawValue, forKey: "notifications") }
    }

    var options: UNAuthorizationOptions {
        get {
            UNAuthorizationOptions(rawValue: UInt(bitPattern: defaults?.integer(forKey: "notification options") ?? 0))
        }
        set { defaults?.set(Int(bitPattern: newValue.rawValue), forKey: "notification options") }
    }

    private var waiting: [(Bool) -> Void] = []
    private var window: UIWindow?

    /// Asks the person, once: later answers are the first one's.
    func ask(_ wanted: UNAuthorizationOptions, _ answer: @escaping (Bool) -> Void) {
        switch status {
        case .authorized, .ephemeral:
            options.formUnion(wanted)
            return answer(true)
        case .denied: return answer(false)
        case .provisional where wanted.contains(.provisional): return answer(true)
        case .notDetermined where wanted.contains(.provisional):
            (status, options) = (.provisional, wanted)
            return answer(true)
        case .provisional, .notDetermined: break
        }
        waiting.append(answer)
        guard waiting.count == 1 else { return }
        let info = Bundle.main.infoDictionary ?? [:]
        let app = info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? "App"
        let alert = UIAlertController(
            title: "“\(app)” Would Like to Send You Notifications",
            message: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Don’t Allow", style: .default) { [self] _ in end(false, wanted) })
        let allow = UIAlertAction(title: "Allow", style: .default) { [self] _ in end(true, wanted) }
        alert.addAction(allow)
        alert.preferredAction = allow
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowScene = UIApplication.shared.sceneInFront
        window.windowLevel = .alert
        window.rootViewController = UIViewController()
        window.backgroundColor = .clear
        window.isHidden = false
        self.window = window
        window.rootViewController?.present(alert, animated: true)
    }

    private func end(_ isAllowed: Bool, _ wanted: UNAuthorizationOptions) {
        status = isAllowed ? .authorized : .denied
        options = wanted
        window?.isHidden = true
        window = nil
        let answers = waiting
        waiting = []
        for answer in answers { answer(isAllowed) }
    }
}
