internal import Stage

extension TextInteractionHost {
    /// The host's traits in the words that keyboards on screens understand.
    var textHints: TextHints {
        var hints = TextHints()
        hints.hasLines = allowsNewlines
        hints.returnKey =
            switch returnKeyType {
            case .default, .emergencyCall: "enter"
            case .go, .join, .route: "go"
            case .google, .search, .yahoo: "search"
            case .next, .continue: "next"
            case .send: "send"
            case .done: "done"
            }
        hints.capitals =
            switch autocapitalizationType {
            case .none: "none"
            case .words: "words"
            case .sentences: "sentences"
            case .allCharacters: "characters"
            }
        hints.corrects = autocorrectionType != .no && spellCheckingType != .no && !isSecureTextEntry
        hints.content = Self.completion(of: textContentType) ?? ""
        return hints
    }

    /// The word of HTML for the meaning of a text, where there is one. UIKit's own words are HTML's but for a few.
    private static func completion(of type: UITextContentType?) -> String? {
        guard let type else { return nil }
        return switch type {
        case .namePrefix: "honorific-prefix"
        case .nameSuffix: "honorific-suffix"
        case .middleName: "additional-name"
        case .password: "current-password"
        case .location: nil
        default: type.rawValue
        }
    }
}
