import UIKit

/// The question who the person is.
@MainActor
final class SignInQuestion {
    /// What the person has typed.
    struct Answer {
        let email: String
        let name: String
    }

    static let title = "Sign in with Google"

    /// What is shown.
    let alert: UIAlertController

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - hint: The address that the field begins with.
    ///   - domain: The domain of the addresses that may sign in; nil: any.
    ///   - then: Called with the answer, or with nil when the person goes back.
    init(hint: String?, domain: String?, then: @escaping @MainActor (Answer?) -> Void) {
        let alert = UIAlertController(
            title: Self.title, message: "The account stays on this device; Google is not asked.",
            preferredStyle: .alert)
        self.alert = alert
        let go = UIAlertAction(title: "Continue", style: .default) { [weak alert] _ in
            let email = Self.text(alert, 0)
            let name = Self.text(alert, 1)
            then(Answer(email: email, name: name.isEmpty ? String(email.prefix { $0 != "@" }) : name))
        }
        go.isEnabled = Self.isAddress(hint ?? "", domain: domain)
        alert.addTextField { field in
            field.placeholder = domain.map { "Email (@\($0))" } ?? "Email"
            field.text = hint
            field.keyboardType = .emailAddress
            field.textContentType = .emailAddress
            field.autocapitalizationType = .none
            field.addAction(
                UIAction { [weak field, weak go] _ in
                    go?.isEnabled = Self.isAddress(field?.text ?? "", domain: domain)
                }, for: .editingChanged)
        }
        alert.addTextField { field in
            field.placeholder = "Name"
            field.textContentType = .name
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in then(nil) })
        alert.addAction(go)
        alert.preferredAction = go
    }

    private static func text(_ alert: UIAlertController?, _ index: Int) -> String {
        (alert?.textFields?[index].text ?? "").trimmingCharacters(in: .whitespaces)
    }

    /// Whether a text is an address for mail, of the domain if there is one.
    static func isAddress(_ text: String, domain: String?) -> Bool {
        let address = text.trimmingCharacters(in: .whitespaces)
        guard address.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s.]+/) != nil else { return false }
        return domain.map { address.lowercased().hasSuffix("@" + $0.lowercased()) } ?? true
    }
}
