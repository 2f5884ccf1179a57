import Foundation
import RuntimeShims
import Testing

/// Sets the locale. The process of a test has threads that may be filling Foundation's cache for the first time, and would
/// overwrite what is set; an app is told before it has any.
private func setLocale(_ identifier: String) -> Bool {
    for _ in 0..<100 {
        guard CurrentLocale.set(Locale(identifier: identifier)) else { return false }
        usleep(20_000)
        if Locale.current.identifier == identifier { return true }
    }
    return false
}

/// Each in a process of its own: what they set is everybody's.
@Suite struct LocaleShimTests {
    @Test func currentLocaleIsTheOneThatWasSet() async {
        await #expect(processExitsWith: .exitCode(0)) {
            guard setLocale("ko_KR") else { exit(1) }
            let currency = NumberFormatter()
            currency.numberStyle = .currency
            let date = DateFormatter()
            date.timeZone = TimeZone(identifier: "Asia/Seoul")
            date.dateStyle = .long
            date.timeStyle = .short
            let epoch = Date(timeIntervalSince1970: 0)
            let found = [
                Locale.current.identifier, Locale.autoupdatingCurrent.identifier, NSLocale.current.identifier,
                Locale.current.currencySymbol ?? "", Locale.current.region?.identifier ?? "",
                Calendar.current.locale?.identifier ?? "", currency.string(from: 1234) ?? "", date.string(from: epoch),
                0.25.formatted(.percent), String(Calendar.current.firstWeekday), Calendar.current.monthSymbols[0],
            ]
            let expected = [
                "ko_KR", "ko_KR", "ko_KR", "₩", "KR", "ko_KR", "₩1,234", "1970년 1월 1일 오전 9:00", "25%", "1", "1월",
            ]
            if found != expected {
                print(found)
                exit(2)
            }
        }
    }

    @Test func aLocaleOfTheOldOneStays() async {
        await #expect(processExitsWith: .exitCode(0)) {
            let before = Locale.current
            let name = before.identifier
            guard setLocale("de_DE"), setLocale("ja_JP") else {
                exit(1)
            }
            if before.identifier != name || Locale.current.identifier != "ja_JP" { exit(2) }
        }
    }

    @Test func preferredLanguageIsTheOneThatWasSet() async {
        await #expect(processExitsWith: .exitCode(0)) {
            // Longer than what a string holds in itself.
            for language in ["ko-KR", "sr-Latn-RS-x-a-long-private-tag", "en"] {
                guard PreferredLanguages.set(language), NSLocale.preferredLanguages == [language] else { exit(1) }
            }
        }
    }

    @Test func bundlesChooseByTheLanguagesThatWereSet() async {
        await #expect(processExitsWith: .exitCode(0)) {
            let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                for language in ["de", "en", "ko"] {
                    let texts = folder.appending(path: language + ".lproj")
                    try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
                    try Data("\"greeting\" = \"in \(language)\";".utf8)
                        .write(to: texts.appending(path: "Localizable.strings"))
                    try Data(language.utf8).write(to: texts.appending(path: "page.html"))
                }
                let info = ["CFBundleDevelopmentRegion": "en", "CFBundleIdentifier": "com.example.texts"]
                try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
                    .write(to: folder.appending(path: "Info.plist"))
            } catch { exit(1) }
            guard BundleLanguages.set(["fr", "ko"], best: { names, wanted in wanted.filter(names.contains) }),
                let bundle = Bundle(url: folder)
            else { exit(2) }
            let page = bundle.url(forResource: "page", withExtension: "html")?.deletingLastPathComponent()
            let found = [
                bundle.localizedString(forKey: "greeting", value: nil, table: nil), page?.lastPathComponent ?? "",
                bundle.preferredLocalizations.first ?? "",
                Bundle.preferredLocalizations(from: ["en", "ko"]).first ?? "",
                Bundle.preferredLocalizations(from: ["en", "de"]).first ?? "",
                Bundle.preferredLocalizations(from: ["en", "de"], forPreferences: ["de"]).first ?? "",
                "\(bundle.localizations.sorted())",
            ]
            if found != ["in ko", "ko.lproj", "ko", "ko", "en", "de", "[\"de\", \"en\", \"ko\"]"] {
                print(found)
                exit(3)
            }
        }
    }
}
