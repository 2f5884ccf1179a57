package import Documents
internal import SeamPrimitives
internal import Stage

/// The person's answer about something of theirs, which is asked for once and kept from start to start.
@MainActor
package final class KeptPermission {
    /// How far an app has come. The numbers are those of Apple's states of authorization.
    package enum State: Int, Sendable {
        case undecided = 0
        case denied = 2
        case allowed = 3
    }

    private let kind: PermissionKind
    private let reasonKeys: [String]
    private var defaults: UserDefaults? { UserDefaults(suiteName: PermissionDesk.suite) }

    /// - Parameter reasonKeys: The keys of the app's reason in its Info.plist; the first that is there is shown.
    nonisolated package init(_ kind: PermissionKind, reasonKeys: String...) {
        self.kind = kind
        self.reasonKeys = reasonKeys
    }

    /// What the person has said. Any thread, which waits for the main one.
    nonisolated package var state: State {
        if MainQueue.isCurrent { return MainActor.assumeIsolated { answered } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { answered } }
    }

    private var answered: State {
        if let given = PermissionDesk.shared.answer(kind) { return given == .deny ? .denied : .allowed }
        return State(rawValue: defaults?.integer(forKey: kind.rawValue) ?? 0) ?? .undecided
    }

    /// Asks the person, the first time; the answer comes on the main thread, never before this returns.
    package func ask(_ answer: @escaping (Bool) -> Void) {
        guard answered == .undecided else { return NextTurn.perform { answer(self.answered == .allowed) } }
        let info = Bundle.main.infoDictionary ?? [:]
        let question = PermissionQuestion(
            kind, title: PermissionTexts.current.title(kind, PermissionQuestion.appName),
            message: reasonKeys.lazy.compactMap { info[$0] as? String }.first)
        PermissionDesk.shared.ask(question) { [self] given in
            let state: State = given == .deny ? .denied : .allowed
            defaults?.set(state.rawValue, forKey: kind.rawValue)
            answer(state == .allowed)
        }
    }

    /// Asks the person, the first time, from any thread; the answer comes in a queue of the system's.
    nonisolated package func request(_ answer: @escaping @Sendable (Bool) -> Void) {
        MainQueue.perform { self.ask { isAllowed in DispatchQueue.global().async { answer(isAllowed) } } }
    }
}
