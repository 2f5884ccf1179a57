import Documents
import Testing

@Suite struct SessionLocaleTests {
    @Test(arguments: [
        ("", "en_US", [String]()),
        ("LANG=C", "en_US", []),
        ("LANG=C.UTF-8", "en_US", []),
        ("LANG=POSIX LANGUAGE=ko", "en_US", []),
        ("LANG=ko_KR.UTF-8", "ko_KR", ["ko-KR"]),
        ("LANG=ko", "ko", ["ko"]),
        ("LANG=de_DE@euro", "de_DE", ["de-DE"]),
        ("LANG=sr_RS.UTF-8@latin", "sr_Latn_RS", ["sr-Latn-RS"]),
        ("LANG=zh_TW", "zh_TW", ["zh-TW"]),
        ("LANG=ko_KR LC_ALL=ja_JP.UTF-8", "ja_JP", ["ja-JP"]),
        ("LANG=ko_KR LC_ALL=C", "en_US", []),
        ("LANG=ko_KR LC_ALL=", "ko_KR", ["ko-KR"]),
        // English texts, dates as in Korea.
        ("LANG=en_US LC_TIME=ko_KR", "en_KR", ["en-US"]),
        ("LANG=ko_KR LC_MESSAGES=en_GB", "en_KR", ["en-GB"]),
        ("LANG=C LC_TIME=de_DE", "de_DE", ["de-DE"]),
        ("LANG=ko_KR LANGUAGE=en", "en_KR", ["en", "ko-KR"]),
        ("LANG=ko_KR LANGUAGE=ko:en_US:en", "ko_KR", ["ko-KR", "en-US"]),
        ("LANG=ko_KR.UTF-8 LANGUAGE=ko_KR:ko:en_US:en", "ko_KR", ["ko-KR", "en-US"]),
        ("LANG=///", "en_US", []),
        ("LANG=k%_KR", "en_US", []),
    ])
    func readsASession(variables: String, identifier: String, languages: [String]) {
        var environment: [String: String] = [:]
        for variable in variables.split(separator: " ") {
            let parts = variable.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            environment[String(parts[0])] = String(parts[1])
        }
        let locale = SessionLocale(environment)
        #expect(locale.identifier == identifier)
        #expect(locale.languages == languages)
    }

    @Test func anotherLocaleTakesItsPlace() {
        let environment = ["LANG": "ko_KR.UTF-8", "LANGUAGE": "ko:en"]
        #expect(SessionLocale(environment, identifier: "de_AT").languages == ["de-AT"])
        #expect(
            SessionLocale(environment, identifier: "zh-Hant_TW@calendar=roc").identifier == "zh-Hant_TW@calendar=roc")
        #expect(SessionLocale(environment, identifier: "zh-Hant_TW@calendar=roc").languages == ["zh-Hant-TW"])
    }
}
