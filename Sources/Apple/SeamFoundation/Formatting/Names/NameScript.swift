/// The kind of script in which a name is written, as far as it decides how names are put together.
enum NameScript {
    /// Latin, Greek or Cyrillic.
    case alphabetic
    /// Han or Kana.
    case chineseOrJapanese
    /// Hangul, also with Han characters.
    case korean
    /// A script of India, Tibetan or Thai, whose monograms are one character.
    case indic
    /// Several that do not go together.
    case mixed
    /// Another one, or none.
    case other

    /// Whether names have the family name first and no spaces.
    var isEastAsian: Bool { self == .chineseOrJapanese || self == .korean }

    init(of text: String) {
        var found: Set<NameScript> = []
        for scalar in text.unicodeScalars {
            if let script = Self.script(of: scalar) { found.insert(script) }
        }
        if found == [.korean, .chineseOrJapanese] { found = [.korean] }
        self = found.count > 1 ? .mixed : found.first ?? .other
    }

    /// Nil for a character of no script, such as a space.
    private static func script(of scalar: Unicode.Scalar) -> NameScript? {
        guard scalar.properties.isAlphabetic || scalar.properties.isIdeographic else { return nil }
        // The blocks of Unicode.
        switch scalar.value {
        case 0x0041...0x024F, 0x0370...0x052F, 0x1E00...0x1FFF, 0x2C60...0x2C7F, 0xA640...0xA69F, 0xA720...0xA7FF:
            return .alphabetic
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return .korean
        case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
            0xFF66...0xFF9F, 0x20000...0x3FFFF:
            return .chineseOrJapanese
        case 0x0900...0x0DFF, 0x0E00...0x0E7F, 0x0F00...0x0FFF: return .indic
        default: return .other
        }
    }
}
