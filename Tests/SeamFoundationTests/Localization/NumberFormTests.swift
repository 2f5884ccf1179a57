import Documents
import Foundation
import Testing

@testable import SeamFoundation

/// Forms for numbers by the rules of languages.
@Suite struct NumberFormTests {
    @Test(arguments: [
        ("en", ["other", "one", "other", "other", "other", "other"]),
        ("ko", ["other", "other", "other", "other", "other", "other"]),
        ("ja", ["other", "other", "other", "other", "other", "other"]),
        ("de", ["other", "one", "other", "other", "other", "other"]),
        ("fr", ["one", "one", "other", "other", "other", "other"]),
        ("ru", ["many", "one", "few", "many", "many", "one"]),
        ("pl", ["many", "one", "few", "many", "many", "many"]),
        ("ar", ["zero", "one", "two", "few", "many", "many"]),
        ("pt-BR", ["one", "one", "other", "other", "other", "other"]),
        ("zh-Hans", ["other", "other", "other", "other", "other", "other"]),
    ])
    func numbersHaveNames(_ language: String, _ names: [String]) {
        #expect([0, 1, 2, 5, 11, 21].map { NumberForms.category(of: $0, in: language) } == names)
    }

    private let notes = CountedText(
        language: "ru", format: "%#@n@ · %@",
        variables: [
            "n": .init(forms: ["one": "%d заметка", "few": "%d заметки", "many": "%d заметок", "other": "%d заметки"])
        ]
    ).marked

    @Test func formatsTakeTheFormForTheNumber() {
        #expect(String(_format: notes, 21, "ё") == "21 заметка · ё")
        #expect(String(_format: notes, 3, "ё") == "3 заметки · ё")
        #expect(String(_format: notes, locale: nil, arguments: [Int64(5), "👋"]) == "5 заметок · 👋")
        #expect(String._localizedStringWithFormat(notes, 1, "x") == "1 заметка · x")
        #expect(NSString(_format: notes as NSString, 2, "x") == "2 заметки · x")
        #expect(String(_format: notes, NSNumber(value: 11).intValue, "x") == "11 заметок · x")
    }

    @Test func otherFormatsAreFoundations() {
        #expect(String(_format: "%d of %@ is %.2f%%", 3, "x", 1.5) == "3 of x is 1.50%")
        #expect(String(_format: "%2$@ %1$d", arguments: [4, "a"]) == "a 4")
        #expect(String(_format: "plain") == "plain")
        #expect(NSString._localizedStringWithFormat("%@", "가") == "가")
    }

    @Test func interpolatedTextsTakeTheForm() {
        let value: String.LocalizationValue = "\(1) bird"
        let birds = CountedText(
            language: "en", format: "%1$#@n@",
            variables: ["n": .init(forms: ["one": "%1$lld bird", "other": "%1$lld birds"], argument: 1)])
        #expect(value.text(birds.marked, .current) == "1 bird")
        let more: String.LocalizationValue = "\(7) bird"
        #expect(more.text(birds.marked, .current) == "7 birds")
    }
}
