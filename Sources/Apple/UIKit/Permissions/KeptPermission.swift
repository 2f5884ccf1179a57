package import Documents
internal import Stage

/// The person's answer about something of theirs, which is asked for once and kept from start to start.
@MainActor
package final class KeptPermission {
    /// How far an app has come.
    package enum State {
        case undecided, denied, allowed
    }

    private let kind: PermissionKind
    private let reasonKeys: [String]
    private let defaults = UserDefaults(suiteName: PermissionDesk.suite)

    /// - Parameter reasonKeys: The keys of the app's reason in its Info.plist; the first that is there is shown.
    package init(_ kind: PermissionKind, reasonKeys: String...) {
        self.kind = kind
        self.reasonKeys = reasonKeys
    }

    package var state: State {
        if let given = PermissionDesk.shared.answer(kind) { return given == .deny ? .denied : .allowed }
        guard let isAllowed = defaults?.object(forKey: kind.rawValue) as? Bool else { return .undecided }
        return isAllowed ? .allowed : .denied
    }

    /// Asks, the first time; the answer comes on the main thread, never before this returns.
    package func ask(_ answer: @escaping (Bool) -> Void) {
        guard state == .undecided else { return NextTurn.perform { answer(self.state == .allowed) } }
        let info = Bundle.main.infoDictionary ?? [:]
        let question = PermissionQuestion(
            kind, title: PermissionTexts.current.title(kind, PermissionQuestion.appName),
            message: reasonKeys.lazy.compactMap { info[$0] as? String }.first)
        PermissionDesk.shared.ask(question) { [self] given in
            let isAllowed = given != .deny
            defaults?.set(isAllowed, forKey: kind.rawValue)
            NextTurn.perform { answer(isAllowed) }
        }
    }
}
