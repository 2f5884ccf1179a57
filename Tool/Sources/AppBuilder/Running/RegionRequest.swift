import Foundation

/// The locale and the time zone that an app is to have, in place of the session's.
public struct RegionRequest: Equatable, Sendable {
    /// The identifier of a locale, such as `ko_KR`.
    public var locale: String?
    /// The name of a time zone, such as `Asia/Seoul`.
    public var timeZone: String?

    /// The session's own.
    public init() {}

    /// Throws for a locale or a time zone that nobody knows, before anything is built.
    public init(locale: String?, timeZone: String?) throws(BuildError) {
        if let locale {
            guard let code = Locale(identifier: locale).language.languageCode, code.isISOLanguage else {
                throw BuildError(
                    .usage, "seam: --locale is \"\(locale)\"; it is a language, and a country if you like: ko_KR")
            }
        }
        if let timeZone {
            let names = TimeZone.knownTimeZoneIdentifiers
            guard names.contains(timeZone) || TimeZone(identifier: timeZone) != nil else {
                throw BuildError(
                    .usage, "seam: --time-zone is \"\(timeZone)\"; it is a place, such as Asia/Seoul, or UTC")
            }
        }
        self.locale = locale
        self.timeZone = timeZone
    }
}
