import Testing

@testable import AppDriver

@Suite struct LanguageMatchTests {
    @Test(
        arguments: [
            (["en", "ko"], ["ko-KR"], "ko"),
            (["en", "ko"], ["fr-FR"], nil),
            (["en", "ko"], ["fr-FR", "en-US"], "en"),
            (["en", "en-GB"], ["en-GB"], "en-GB"),
            (["en", "en-GB"], ["en-US"], "en"),
            (["en-US", "en-GB"], ["en-GB"], "en-GB"),
            (["en-GB"], ["en-US"], "en-GB"),
            (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"),
            (["zh-Hans", "zh-Hant"], ["zh-CN"], "zh-Hans"),
            (["zh-Hans"], ["zh-TW"], nil),
            (["zh_CN", "zh_TW"], ["zh-Hant-TW"], "zh_TW"),
            (["zh-Hant", "zh-HK"], ["zh-Hant-HK"], "zh-HK"),
            (["pt-BR", "pt-PT"], ["pt-PT"], "pt-PT"),
            (["pt", "pt-PT"], ["pt-BR"], "pt"),
            (["es", "es-419"], ["es-MX"], "es-419"),
            (["es", "es-419"], ["es-ES"], "es"),
            (["English", "Korean"], ["ko-KR"], "Korean"),
            (["sr-Latn", "sr"], ["sr-Latn-RS"], "sr-Latn"),
            (["sr-Latn", "sr"], ["sr-RS"], "sr"),
            (["Base"], ["en-US"], nil),
            ([], ["en-US"], nil),
            (["en"], [], nil),
        ] as [([String], [String], String?)])
    func choosesWhatAUserReads(available: [String], languages: [String], chosen: String?) {
        #expect(LanguageMatch.best(of: available, for: languages).first == chosen)
    }
}
