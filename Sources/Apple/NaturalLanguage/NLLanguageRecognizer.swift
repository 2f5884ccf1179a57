public import Foundation
internal import SeamFoundation

/// Says which language a text is in: by its script where one language alone has it, and else by frequent words and by letters.
///
/// Of languages that share a script it knows those that have words in `LanguageWords`; of others, and of texts too short to
/// tell, it says that the language is undetermined.
open class NLLanguageRecognizer: NSObject {
    private var scores: [NLLanguage: Double] = [:]
    /// The languages that are considered; all if it is empty.
    open var languageConstraints: [NLLanguage] = []
    /// How likely languages are before a text is seen.
    open var languageHints: [NLLanguage: Double] = [:]

    public override init() { super.init() }

    /// The language of a text; nil if it cannot be told.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    /// Takes more text.
    open func processString(_ string: String) {
        for (language, score) in LanguageScores.scores(of: string) { scores[language, default: 0] += score }
    }

    /// Forgets all text.
    open func reset() { scores = [:] }

    /// The likeliest language; `.undetermined` for text that does not tell, and nil without any.
    open var dominantLanguage: NLLanguage? {
        languageHypotheses(withMaximum: 1).first?.key
    }

    /// The likeliest languages, with how likely they are: 1 in all.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        var weighed = scores.filter { $0.value > 0 }
        if !languageConstraints.isEmpty { weighed = weighed.filter { languageConstraints.contains($0.key) } }
        for (language, hint) in languageHints {
            if let score = weighed[language] { weighed[language] = score * (1 + hint) }
        }
        let total = weighed.values.reduce(0, +)
        guard total > 0 else { return [:] }
        let best = weighed.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.prefix(
            max(0, maxHypotheses))
        return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value / total) })
    }
}

/// How much of a text is of which language.
enum LanguageScores {
    static func scores(of text: String) -> [NLLanguage: Double] {
        var counts: [Script: Double] = [:]
        for scalar in text.unicodeScalars { if let script = Script(scalar) { counts[script, default: 0] += 1 } }
        var scores: [NLLanguage: Double] = [:]
        for (script, count) in counts {
            switch script {
            case .alone(let language): scores[language, default: 0] += count
            case .kana: scores[.japanese, default: 0] += count
            // Japanese has them among its own letters.
            case .han where counts[.kana] != nil: scores[.japanese, default: 0] += count
            case .han: scores[chinese(text), default: 0] += count
            case .latin, .cyrillic, .arabic, .devanagari:
                for (language, share) in shares(of: text, script) { scores[language, default: 0] += share * count }
            }
        }
        return scores
    }

    /// Characters that one of the two ways of writing Chinese alone has.
    private static func chinese(_ text: String) -> NLLanguage {
        let simplified = text.count { LanguageWords.simplified.contains($0) }
        let traditional = text.count { LanguageWords.traditional.contains($0) }
        return traditional > simplified ? .traditionalChinese : .simplifiedChinese
    }

    /// How the letters of a script are shared among its languages: by the words that are frequent in them, and by letters that
    /// few of them have.
    private static func shares(of text: String, _ script: Script) -> [NLLanguage: Double] {
        var points: [NLLanguage: Double] = [:]
        let lower = text.lowercased()
        lower.enumerateSubstrings(in: lower.startIndex..<lower.endIndex, options: .byWords) { word, _, _, _ in
            guard let word else { return }
            for (language, words) in LanguageWords.frequent[script] ?? [:] where words.contains(word) {
                points[language, default: 0] += 1
            }
        }
        for (language, letters) in LanguageWords.letters[script] ?? [:] {
            let found = lower.count { letters.contains($0) }
            if found > 0 { points[language, default: 0] += 0.5 * Double(found) }
        }
        let total = points.values.reduce(0, +)
        return total > 0 ? points.mapValues { $0 / total } : [.undetermined: 1]
    }
}

/// The script of a letter.
enum Script: Hashable {
    /// One that one language has, among those that are known here.
    case alone(NLLanguage)
    case latin, cyrillic, arabic, devanagari, han, kana

    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .alone(.greek)
        case 0x400...0x52F: self = .cyrillic
        case 0x531...0x58F: self = .alone(.armenian)
        case 0x590...0x5FF: self = .alone(.hebrew)
        case 0x600...0x6FF, 0x750...0x77F: self = .arabic
        case 0x900...0x97F: self = .devanagari
        case 0x980...0x9FF: self = .alone(.bengali)
        case 0xA00...0xA7F: self = .alone(.punjabi)
        case 0xA80...0xAFF: self = .alone(.gujarati)
        case 0xB00...0xB7F: self = .alone(.oriya)
        case 0xB80...0xBFF: self = .alone(.tamil)
        case 0xC00...0xC7F: self = .alone(.telugu)
        case 0xC80...0xCFF: self = .alone(.kannada)
        case 0xD00...0xD7F: self = .alone(.malayalam)
        case 0xD80...0xDFF: self = .alone(.sinhalese)
        case 0xE00...0xE7F: self = .alone(.thai)
        case 0xE80...0xEFF: self = .alone(.lao)
        case 0xF00...0xFFF: self = .alone(.tibetan)
        case 0x1000...0x109F: self = .alone(.burmese)
        case 0x10A0...0x10FF: self = .alone(.georgian)
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .alone(.korean)
        case 0x1200...0x137F: self = .alone(.amharic)
        case 0x13A0...0x13FF: self = .alone(.cherokee)
        case 0x1780...0x17FF: self = .alone(.khmer)
        case 0x3040...0x30FF: self = .kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
        default: return nil
        }
    }
}
