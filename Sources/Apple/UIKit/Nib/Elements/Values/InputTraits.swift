import Documents

/// The `textInputTraits` of a text field, a text view or a search bar.
@MainActor
struct InputTraits {
    var capitalization = UITextAutocapitalizationType.none
    var correction = UITextAutocorrectionType.default
    var spelling = UITextSpellCheckingType.default
    var keyboard = UIKeyboardType.default
    var appearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var enablesReturnKey = false
    var isSecure = false
    var contentType: UITextContentType?

    init(_ element: InterfaceElement?) {
        guard let element else { return }
        switch element["autocapitalizationType"] {
        case "words": capitalization = .words
        case "sentences": capitalization = .sentences
        case "allCharacters": capitalization = .allCharacters
        default: break
        }
        switch element["autocorrectionType"] {
        case "no": correction = .no
        case "yes": correction = .yes
        default: break
        }
        switch element["spellCheckingType"] {
        case "no": spelling = .no
        case "yes": spelling = .yes
        default: break
        }
        let keyboards: [String: UIKeyboardType] = [
            "ASCIICapable": .asciiCapable, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
            "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
            "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
            "ASCIICapableNumberPad": .asciiCapableNumberPad,
        ]
        keyboard = element["keyboardType"].flatMap { keyboards[$0] } ?? .default
        switch element["keyboardAppearance"] {
        case "alert", "dark": appearance = .dark
        case "light": appearance = .light
        default: break
        }
        let keys: [String: UIReturnKeyType] = [
            "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
            "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
        ]
        returnKey = element["returnKeyType"].flatMap { keys[$0] } ?? .default
        enablesReturnKey = element.bool("enablesReturnKeyAutomatically") ?? false
        isSecure = element.bool("secureTextEntry") ?? false
        if let type = element["textContentType"] { contentType = UITextContentType(rawValue: type) }
        for name in ["smartDashesType", "smartInsertDeleteType", "smartQuotesType", "passwordRules"] {
            _ = element[name]
        }
    }
}
