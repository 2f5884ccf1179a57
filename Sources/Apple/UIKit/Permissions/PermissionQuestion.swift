package import Documents

/// What an app asks for, in the words in which the person reads it.
package struct PermissionQuestion {
    package struct Choice {
        package var title: String
        package var answer: PermissionAnswer

        package init(_ title: String, _ answer: PermissionAnswer) {
            self.title = title
            self.answer = answer
        }
    }

    package var kind: PermissionKind
    package var title: String
    /// The app's reason, from its Info.plist, where the kind has one.
    package var message: String?
    package var choices: [Choice]
    /// The choice that the Return key takes; iOS has one in bold for notifications alone.
    package var preferred: PermissionAnswer?

    package init(
        _ kind: PermissionKind, title: String, message: String?, choices: [Choice], preferred: PermissionAnswer? = nil
    ) {
        self.kind = kind
        self.title = title
        self.message = message
        self.choices = choices
        self.preferred = preferred
    }

    /// With the two choices that most kinds have.
    package init(_ kind: PermissionKind, title: String, message: String?) {
        let texts = PermissionTexts.current
        self.init(
            kind, title: title, message: message,
            choices: [Choice(texts.deny, .deny), Choice(texts.allow, .allow)])
    }

    /// The app's name under its icon.
    @MainActor package static var appName: String {
        let names = [Bundle.main.localizedInfoDictionary ?? [:], Bundle.main.infoDictionary ?? [:]].flatMap { info in
            [info["CFBundleDisplayName"], info["CFBundleName"]]
        }
        return names.lazy.compactMap { $0 as? String }.first { !$0.isEmpty } ?? "App"
    }
}
