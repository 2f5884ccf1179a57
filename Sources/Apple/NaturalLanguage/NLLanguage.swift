/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a language from its code.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// None that is known.
    public static let undetermined = NLLanguage("und")
    /// The language `amharic`.
    public static let amharic = NLLanguage("am")
    /// The language `arabic`.
    public static let arabic = NLLanguage("ar")
    /// The language `armenian`.
    public static let armenian = NLLanguage("hy")
    /// The language `bengali`.
    public static let bengali = NLLanguage("bn")
    /// The language `bulgarian`.
    public static let bulgarian = NLLanguage("bg")
    /// The language `burmese`.
    public static let burmese = NLLanguage("my")
    /// The language `catalan`.
    public static let catalan = NLLanguage("ca")
    /// The language `cherokee`.
    public static let cherokee = NLLanguage("chr")
    /// The language `croatian`.
    public static let croatian = NLLanguage("hr")
    /// The language `czech`.
    public static let czech = NLLanguage("cs")
    /// The language `danish`.
    public static let danish = NLLanguage("da")
    /// The language `dutch`.
    public static let dutch = NLLanguage("nl")
    /// The language `english`.
    public static let english = NLLanguage("en")
    /// The language `finnish`.
    public static let finnish = NLLanguage("fi")
    /// The language `french`.
    public static let french = NLLanguage("fr")
    /// The language `georgian`.
    public static let georgian = NLLanguage("ka")
    /// The language `german`.
    public static let german = NLLanguage("de")
    /// The language `greek`.
    public static let greek = NLLanguage("el")
    /// The language `gujarati`.
    public static let gujarati = NLLanguage("gu")
    /// The language `hebrew`.
    public static let hebrew = NLLanguage("he")
    /// The language `hindi`.
    public static let hindi = NLLanguage("hi")
    /// The language `hungarian`.
    public static let hungarian = NLLanguage("hu")
    /// The language `icelandic`.
    public static let icelandic = NLLanguage("is")
    /// The language `indonesian`.
    public static let indonesian = NLLanguage("id")
    /// The language `italian`.
    public static let italian = NLLanguage("it")
    /// The language `japanese`.
    public static let japanese = NLLanguage("ja")
    /// The language `kannada`.
    public static let kannada = NLLanguage("kn")
    /// The language `kazakh`.
    public static let kazakh = NLLanguage("kk")
    /// The language `khmer`.
    public static let khmer = NLLanguage("km")
    /// The language `korean`.
    public static let korean = NLLanguage("ko")
    /// The language `lao`.
    public static let lao = NLLanguage("lo")
    /// The language `malay`.
    public static let malay = NLLanguage("ms")
    /// The language `malayalam`.
    public static let malayalam = NLLanguage("ml")
    /// The language `marathi`.
    public static let marathi = NLLanguage("mr")
    /// The language `mongolian`.
    public static let mongolian = NLLanguage("mn")
    /// The language `norwegian`.
    public static let norwegian = NLLanguage("nb")
    /// The language `oriya`.
    public static let oriya = NLLanguage("or")
    /// The language `persian`.
    public static let persian = NLLanguage("fa")
    /// The language `polish`.
    public static let polish = NLLanguage("pl")
    /// The language `portuguese`.
    public static let portuguese = NLLanguage("pt")
    /// The language `punjabi`.
    public static let punjabi = NLLanguage("pa")
    /// The language `romanian`.
    public static let romanian = NLLanguage("ro")
    /// The language `russian`.
    public static let russian = NLLanguage("ru")
    /// The language `simplified chinese`.
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    /// The language `sinhalese`.
    public static let sinhalese = NLLanguage("si")
    /// The language `slovak`.
    public static let slovak = NLLanguage("sk")
    /// The language `spanish`.
    public static let spanish = NLLanguage("es")
    /// The language `swedish`.
    public static let swedish = NLLanguage("sv")
    /// The language `tamil`.
    public static let tamil = NLLanguage("ta")
    /// The language `telugu`.
    public static let telugu = NLLanguage("te")
    /// The language `thai`.
    public static let thai = NLLanguage("th")
    /// The language `tibetan`.
    public static let tibetan = NLLanguage("bo")
    /// The language `traditional chinese`.
    public static let traditionalChinese = NLLanguage("zh-Hant")
    /// The language `turkish`.
    public static let turkish = NLLanguage("tr")
    /// The language `ukrainian`.
    public static let ukrainian = NLLanguage("uk")
    /// The language `urdu`.
    public static let urdu = NLLanguage("ur")
    /// The language `vietnamese`.
    public static let vietnamese = NLLanguage("vi")
}
