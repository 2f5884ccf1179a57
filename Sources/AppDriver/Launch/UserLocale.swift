import Documents
import Foundation
import RuntimeShims

/// Makes the session's locale the app's.
enum UserLocale {
    /// Sets `Locale.current`, the preferred languages and the languages of bundles. Call it before there is a second
    /// thread and before anything asked for one of them.
    static func start(_ environment: LaunchEnvironment) {
        let session = SessionLocale(ProcessInfo.processInfo.environment, identifier: environment.locale)
        // Where the session names no language, bundles have that of their development.
        _ = BundleLanguages.set(session.languages) { LanguageMatch.best(of: $0, for: $1) }
        let identifier = identifier(of: session, in: .main)
        _ = CurrentLocale.set(Locale(identifier: identifier))
        let language = Locale(identifier: session.languages.first ?? session.identifier).identifier(.bcp47)
        _ = PreferredLanguages.set(language)
        // Apps ask for these too, and set the first one to change their language.
        UserDefaults.standard.register(defaults: ["AppleLanguages": [language], "AppleLocale": session.identifier])
    }

    /// As on iOS, an app that has no texts in the user's language has the locale of a language that it has, in the user's
    /// region: dates are not in another language than the rest of a screen. An app without any translations has the
    /// user's own.
    private static func identifier(of session: SessionLocale, in bundle: Bundle) -> String {
        let localizations = bundle.localizations.filter { $0 != "Base" }
        guard !session.languages.isEmpty, !localizations.isEmpty,
            bundle.infoDictionary?["CFBundleAllowMixedLocalizations"] as? Bool != true,
            let language = bundle.preferredLocalizations.first(where: { $0 != "Base" }),
            !LanguageMatch.isSameLanguage(language, session.identifier)
        else { return session.identifier }
        var components = Locale.Components(identifier: session.identifier)
        components.languageComponents = Locale.Language.Components(identifier: LanguageMatch.tag(language))
        components.languageComponents.region = Locale(identifier: session.identifier).region
        return Locale(components: components).identifier
    }
}
