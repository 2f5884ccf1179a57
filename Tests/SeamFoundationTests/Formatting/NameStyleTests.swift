import Foundation
import Testing

@testable import SeamFoundation

/// The texts are those of Apple's tables, for names of many scripts.
@Suite struct NameStyleTests {
    struct Name: Sendable {
        var locale: String
        var prefix: String?
        var given: String?
        var middle: String?
        var family: String?
        var suffix: String?
        var long: String
        var medium: String
        var short: String
        var abbreviated: String

        var components: PersonNameComponents {
            var components = PersonNameComponents()
            components.namePrefix = prefix
            components.givenName = given
            components.middleName = middle
            components.familyName = family
            components.nameSuffix = suffix
            return components
        }
    }

    static let names = [
        Name(
            locale: "zh_Hans", prefix: "物理学博士", given: "振宁", family: "杨", suffix: "先生", long: "物理学博士杨振宁先生",
            medium: "杨振宁", short: "杨振宁", abbreviated: "杨"),
        Name(
            locale: "ja_JP", given: "泰夫", family: "木田", suffix: "先生", long: "木田泰夫先生", medium: "木田泰夫", short: "木田泰夫",
            abbreviated: "木田"),
        Name(locale: "ko_KR", given: "길동", family: "홍", long: "홍길동", medium: "홍길동", short: "홍길동", abbreviated: "길동"),
        // The script decides before the language does.
        Name(locale: "en_US", given: "길동", family: "홍", long: "홍길동", medium: "홍길동", short: "홍길동", abbreviated: "길동"),
        Name(
            locale: "en_US", prefix: "Dr.", given: "Elizabeth", middle: "Jillian", family: "Smith", suffix: "Esq.",
            long: "Dr. Elizabeth Jillian Smith Esq.", medium: "Elizabeth Smith", short: "Elizabeth", abbreviated: "ES"),
        Name(
            locale: "zh_CN", prefix: "Dr.", given: "Elizabeth", middle: "Jillian", family: "Smith", suffix: "Esq.",
            long: "Dr. Smith Elizabeth Jillian Esq.", medium: "Smith Elizabeth", short: "Elizabeth", abbreviated: "SE"),
        Name(
            locale: "de_DE", prefix: "Dr. med.", given: "Max", family: "Mustermann", suffix: "junior, M.A.",
            long: "Dr. med. Max Mustermann junior, M.A.", medium: "Max Mustermann", short: "Max", abbreviated: "MM"),
        Name(
            locale: "fr_FR", prefix: "Père", given: "Jean-Philippe", family: "de Zélicourt",
            long: "Père Jean-Philippe de Zélicourt", medium: "Jean-Philippe de Zélicourt", short: "Jean-Philippe",
            abbreviated: "Jd"),
        Name(
            locale: "th_TH", given: "สมชาย", family: "รัตน", long: "สมชาย รัตน", medium: "สมชาย รัตน", short: "สมชาย",
            abbreviated: "ส"),
        Name(locale: "en_US", family: "Cher", long: "Cher", medium: "Cher", short: "Cher", abbreviated: "C"),
    ]

    @Test(arguments: names) func styles(name: Name) {
        let locale = Locale(identifier: name.locale)
        func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
            name.components.formatted(.name(style: style).locale(locale))
        }
        #expect(text(.long) == name.long)
        #expect(text(.medium) == name.medium)
        #expect(text(.short) == name.short)
        #expect(text(.abbreviated) == name.abbreviated)
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = locale
        #expect(formatter.string(from: name.components) == name.medium)
        formatter.style = .long
        #expect(formatter.string(from: name.components) == name.long)
    }

    @Test func nicknamesAreShortNames() {
        var name = Self.names[4].components
        name.nickname = "Liza"
        #expect(name.formatted(.name(style: .short).locale(Locale(identifier: "en_US"))) == "Liza")
        #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "en_US"))) == "Elizabeth Smith")
        var alone = PersonNameComponents()
        alone.nickname = "Liza"
        #expect(alone.formatted(.name(style: .long)) == "Liza")
        #expect(PersonNameComponents().formatted() == "")
    }

    @Test func partsAreMarked() {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let text = formatter.annotatedString(from: Self.names[4].components)
        #expect(text.string == "Elizabeth Smith")
        let key = NSAttributedString.Key(NSPersonNameComponentKey)
        #expect(text.attribute(key, at: 0, effectiveRange: nil) as? String == NSPersonNameComponentGivenName)
        #expect(text.attribute(key, at: 12, effectiveRange: nil) as? String == NSPersonNameComponentFamilyName)
    }

    @Test func phoneticNames() {
        var name = PersonNameComponents()
        name.givenName = "泰夫"
        name.familyName = "木田"
        var spoken = PersonNameComponents()
        spoken.givenName = "やすお"
        spoken.familyName = "きだ"
        name.phoneticRepresentation = spoken
        #expect(
            PersonNameComponentsFormatter.localizedString(from: name, style: .long, options: .phonetic) == "きだやすお")
    }

    /// Prefix, given, middle, family name and suffix, with bars between.
    @Test(arguments: [
        ("Thomas Clark", "|Thomas||Clark|"), ("Thomas Louis Clark", "|Thomas|Louis|Clark|"),
        ("Thomas L. Clark", "|Thomas|L.|Clark|"), ("Dr. Thomas, Esq.", "Dr.|Thomas|||Esq."),
        ("thomas clark", "|thomas||clark|"), ("Clark, Thomas", "|Thomas||Clark|"), ("CLARK Thomas", "|Thomas||CLARK|"),
        ("Thomas (a.k.a. Tom) Clark 🍎", "|Thomas||Clark|"), ("杨振宁", "|振宁||杨|"), ("홍길동", "|길동||홍|"),
        ("남궁민수", "|민수||남궁|"), ("홍 길동", "|길동||홍|"), ("木田泰夫", "|泰夫||木田|"),
        ("Jean-Philippe de Zélicourt", "|Jean-Philippe||de Zélicourt|"), ("Cher", "|Cher|||"),
        ("José Ramiro Martín González de Rivera", "|José|Ramiro|Martín González de Rivera|"),
        ("Ludwig van Beethoven", "|Ludwig||van Beethoven|"), ("Dr. John Q. Public Jr.", "Dr.|John|Q.|Public|Jr."),
    ]) func texts(text: String, parts: String) throws {
        let name = try PersonNameComponents(text)
        let found = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        #expect(found.map { $0 ?? "" }.joined(separator: "|") == parts)
    }

    @Test func textsWithoutNames() {
        #expect(PersonNameComponentsFormatter().personNameComponents(from: "🍎 (Tom)") == nil)
        #expect(throws: CocoaError.self) { try PersonNameComponents("") }
    }
}
