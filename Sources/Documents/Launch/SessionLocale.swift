/// The locale and the languages of a user, as the variables of a session name them.
public struct SessionLocale: Equatable, Sendable {
    /// In the form of `Locale`'s identifiers, such as `ko_KR`.
    public var identifier: String
    /// The languages that the user reads, such as `ko-KR`, the best first; empty if the session names none.
    public var languages: [String]

    /// The locale of a session that names none, which is that of a device as it is sold in the United States.
    public static let fallback = "en_US"

    /// Reads a session's variables as the C library does: `LC_ALL` before the variables of single categories, and those
    /// before `LANG`. `LANGUAGE` lists languages before all others. The region is that of dates and times.
    ///
    /// - Parameter identifier: A locale in place of the session's; a language that it names comes before all others.
    public init(_ environment: [String: String], identifier: String? = nil) {
        func name(_ variables: String...) -> PosixLocale? {
            variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap(PosixLocale.init)
        }
        if let identifier {
            self.identifier = identifier
            let tag = identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.joined(separator: "-")
            languages = tag.isEmpty ? [] : [tag]
            return
        }
        let messages = name("LC_ALL", "LC_MESSAGES", "LANG")
        let formats = name("LC_ALL", "LC_TIME", "LANG")
        // The C library passes the list over where the locale is that of the machine.
        let listed = messages == nil ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":")
        var names = listed.compactMap { PosixLocale(String($0)) }
        if let messages, !names.contains(where: { $0.language == messages.language }) { names.append(messages) }
        if let formats, names.isEmpty { names = [formats] }
        guard var first = names.first else {
            self.identifier = Self.fallback
            languages = []
            return
        }
        // The same language with a region says more: `ko:en` in the session of `ko_KR`.
        if first.region == nil,
            let fuller = names.first(where: { $0.language == first.language && $0.region != nil })
                ?? messages.flatMap({ $0.language == first.language ? $0 : nil })
        {
            first = fuller
        }
        let region = formats?.region ?? messages?.region ?? first.region
        self.identifier = [first.language, first.script, region].compactMap(\.self).joined(separator: "_")
        languages = []
        // The language alone says nothing after the language of a region.
        for name in [first] + names
        where !languages.contains(where: { $0 == name.tag || $0.hasPrefix(name.tag + "-") }) {
            languages.append(name.tag)
        }
    }

    /// A locale of the C library's: `sr_RS.UTF-8@latin`.
    private struct PosixLocale: Equatable {
        var language: String
        var script: String?
        var region: String?

        /// Nil for the locale of the machine, `C`, and for what names no language.
        init?(_ text: String) {
            let parts = text.split(separator: "@", maxSplits: 1)
            let name = (parts.first ?? "").prefix { $0 != "." }
            let words = name.split(separator: "_")
            guard let language = words.first, (2...3).contains(language.utf8.count), language.allSatisfy(\.isLetter),
                language.allSatisfy(\.isASCII)
            else { return nil }
            self.language = language.lowercased()
            let known = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
            if parts.count > 1 { script = known[parts[1].lowercased()] }
            for word in words.dropFirst() where word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
                switch word.utf8.count {
                case 4: script = word.prefix(1).uppercased() + word.dropFirst().lowercased()
                case 2, 3: region = word.uppercased()
                default: break
                }
            }
        }

        var tag: String { [language, script, region].compactMap(\.self).joined(separator: "-") }
    }
}
