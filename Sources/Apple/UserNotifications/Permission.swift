import Documents
import Foundation
import UIKit

/// What the person has answered about notifications. It stays with the app's data.
@MainActor
final class Permission {
    private let defaults: UserDefaults?

    init(_ suite: String) {
        defaults = UserDefaults(suiteName: suite)
        PermissionDesk.shared.observe { [weak self] kind, answer in
            if kind == .notifications { self?.change(answer) }
        }
        if let answer = PermissionDesk.shared.given.answer(.notifications) { change(answer) }
    }

    /// The person has changed the answer in the system's settings.
    private func change(_ answer: PermissionAnswer) {
        switch answer {
        case .unset: status = .notDetermined
        case .deny: status = .denied
        // What may be allowed is known when the app has asked.
        case .allow, .once, .always, .limited: if status == .denied { status = .authorized }
        }
    }

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
        let texts = PermissionTexts.current
        let question = PermissionQuestion(
            .notifications, title: texts.notifications(PermissionQuestion.appName),
            message: texts.notificationsMessage,
            choices: [.init(texts.deny, .deny), .init(texts.allow, .allow)], preferred: .allow)
        PermissionDesk.shared.ask(question) { [self] in end($0 != .deny, wanted) }
    }

    private func end(_ isAllowed: Bool, _ wanted: UNAuthorizationOptions) {
        status = isAllowed ? .authorized : .denied
        options = wanted
        let answers = waiting
        waiting = []
        for answer in answers { answer(isAllowed) }
    }
}
