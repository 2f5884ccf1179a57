import Foundation

/// Which of the languages that an app has texts in a user reads best.
enum LanguageMatch {
    /// The languages of the app that the first of the user's languages that it has is met by, the best first; empty if
    /// it has none of them.
    static func best(of available: [String], for languages: [String]) -> [String] {
        let candidates = available.filter { $0 != "Base" }.map {
            (name: $0, language: Locale.Language(identifier: tag($0)))
        }
        for wanted in languages.lazy.map({ Locale.Language(identifier: tag($0)) }) {
            let found = candidates.compactMap { candidate in
                distance(wanted, candidate.language).map { (name: candidate.name, distance: $0) }
            }
            // Equals stay in their order.
            let sorted = found.enumerated().sorted {
                ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
            }
            if !sorted.isEmpty { return sorted.map(\.element.name) }
        }
        return []
    }

    static func isSameLanguage(_ one: String, _ other: String) -> Bool {
        distance(Locale.Language(identifier: tag(one)), Locale.Language(identifier: tag(other))) != nil
    }

    /// The name of a folder as a language's tag. Old projects have names in words.
    static func tag(_ name: String) -> String {
        let words = [
            "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
            "Dutch": "nl", "Korean": "ko", "Portuguese": "pt", "Russian": "ru", "Danish": "da", "Swedish": "sv",
            "Norwegian": "nb", "Finnish": "fi", "Polish": "pl", "Turkish": "tr", "no": "nb", "iw": "he", "in": "id",
        ]
        return words[name] ?? name.split { $0 == "_" || $0 == "-" }.joined(separator: "-")
    }

    /// Less is better; nil if who reads the one does not read the other.
    private static func distance(_ wanted: Locale.Language, _ candidate: Locale.Language) -> Int? {
        let full = Locale.Language(identifier: wanted.maximalIdentifier)
        let other = Locale.Language(identifier: candidate.maximalIdentifier)
        guard full.languageCode == other.languageCode, full.script == other.script else { return nil }
        if full.region == other.region { return candidate.region == full.region ? 0 : 1 }
        // English as elsewhere in the world is nearer to British than to American English.
        if candidate.region == nil { return 2 }
        return wanted.parent?.minimalIdentifier == candidate.minimalIdentifier ? 1 : 3
    }
}
