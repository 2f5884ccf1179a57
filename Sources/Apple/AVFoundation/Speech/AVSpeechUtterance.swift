public import Foundation

/// The slowest rate of speaking.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speaking.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speaking.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text that is to be spoken, and how.
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// Whose voice; nil for that of the person's language.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast, from 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high, from 0.5 to 2. 1 by default.
    open var pitchMultiplier: Float = 1
    /// How loud, from 0 to 1. 1 by default.
    open var volume: Float = 1
    /// How long to wait before it, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// How long to wait after it, in seconds.
    open var postUtteranceDelay: TimeInterval = 0

    /// A text that is to be spoken.
    public init(string: String) { speechString = string }

    /// How long a word takes: some 180 are spoken in a minute at the usual rate, which people take for natural.
    var secondsPerWord: TimeInterval { 60 / 180 * Double(AVSpeechUtteranceDefaultSpeechRate / max(rate, 0.1)) }
}

/// A voice of a language.
open class AVSpeechSynthesisVoice: NSObject {
    /// The code of its language.
    public let language: String
    /// Its name for programs.
    open var identifier: String { "org.seam.voice.\(language)" }
    /// Its name for people.
    open var name: String { Locale.current.localizedString(forIdentifier: language) ?? language }

    /// The voice of a language; nil if there is no such language. Without one, that of the person's.
    public init?(language languageCode: String?) {
        let code = languageCode ?? Self.currentLanguageCode()
        guard Locale.LanguageCode(code.prefix { $0 != "-" && $0 != "_" }.lowercased()).isISOLanguage else { return nil }
        language = code
    }

    /// The voice of a name; nil if there is none.
    public convenience init?(identifier: String) {
        guard identifier.hasPrefix("org.seam.voice.") else { return nil }
        self.init(language: String(identifier.dropFirst("org.seam.voice.".count)))
    }

    /// The voices: none can be heard, but that of the person's language is there to be chosen.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        AVSpeechSynthesisVoice(language: currentLanguageCode()).map { [$0] } ?? []
    }

    /// The code of the person's language.
    open class func currentLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}
