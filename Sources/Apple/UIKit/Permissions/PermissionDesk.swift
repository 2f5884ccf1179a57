package import Documents

/// Asks the person what an app may have, with the system's alert over the app, one question at a time.
///
/// Answers may be given beforehand, by options of the command and by flows. What was answered is kept by those who ask,
/// in the defaults that ``suite`` names.
@MainActor
package final class PermissionDesk {
    package static let shared = PermissionDesk()

    /// The defaults in which answers are kept, apart from the app's own.
    nonisolated package static let suite = "org.seam.permissions"

    /// The answers that are given beforehand.
    package private(set) var given = GivenPermissions()

    private struct Waiting {
        var question: PermissionQuestion
        var answer: (PermissionAnswer) -> Void
    }
    private var waiting: [Waiting] = []
    private let overlay = SystemOverlay()
    private var observers: [(PermissionKind, PermissionAnswer) -> Void] = []

    package init() {}

    /// Calls `body` whenever an answer is given in place of the person, as when they change it in Settings.
    package func observe(_ body: @escaping (PermissionKind, PermissionAnswer) -> Void) { observers.append(body) }

    /// Gives answers in place of the person. A question that is on the screen is answered.
    package func give(_ answers: GivenPermissions) {
        given.add(answers)
        for kind in PermissionKind.allCases {
            guard let answer = answers.answer(kind) else { continue }
            for observer in observers { observer(kind, answer) }
        }
        guard let first = waiting.first, let answer = answer(first.question.kind) else { return }
        finish(answer)
    }

    /// The answer that is given beforehand; nil if the person is to be asked.
    package func answer(_ kind: PermissionKind) -> PermissionAnswer? {
        given.answer(kind).flatMap { $0 == .unset ? nil : $0 }
    }

    /// Asks the person, after those who asked before.
    package func ask(_ question: PermissionQuestion, _ answer: @escaping (PermissionAnswer) -> Void) {
        if let given = self.answer(question.kind) { return answer(given) }
        waiting.append(Waiting(question: question, answer: answer))
        if waiting.count == 1 { show() }
    }

    private func show() {
        guard let question = waiting.first?.question else { return }
        if let given = answer(question.kind) { return finish(given) }
        let alert = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
        for choice in question.choices {
            let action = UIAlertAction(title: choice.title, style: .default) { [self] _ in finish(choice.answer) }
            alert.addAction(action)
            if choice.answer == question.preferred { alert.preferredAction = action }
        }
        overlay.show(alert)
    }

    private func finish(_ answer: PermissionAnswer) {
        guard !waiting.isEmpty else { return }
        overlay.hide()
        let first = waiting.removeFirst()
        first.answer(answer)
        show()
    }
}

extension UIApplication {
    /// The scene that the person uses, over which the system asks and tells.
    package var sceneInFront: UIWindowScene? {
        keyWindow?.windowScene ?? connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }
}
