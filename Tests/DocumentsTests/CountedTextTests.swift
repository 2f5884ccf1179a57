import Foundation
import Testing

@testable import Documents

/// Texts with forms for numbers.
@Suite struct CountedTextTests {
    /// English's rule, and what takes part in it.
    private func resolve(_ text: CountedText, _ numbers: [Double?]) -> String {
        let (format, values) = text.resolved {
            numbers.indices.contains($0) ? numbers[$0] : nil
        } category: {
            number, _ in
            number == 1 ? "one" : "other"
        }
        return "\(format) \(values)"
    }

    @Test func formatsAreTakenApart() {
        #expect(
            FormatPiece.pieces(of: "100%% of %1$#@n@, %-08.2f%2$@ %*d %") == [
                .literal("100%% of "), .variable(position: 1, name: "n"), .literal(", "),
                .specifier(position: nil, rest: "-08.2f", stars: 0), .specifier(position: 2, rest: "@", stars: 0),
                .literal(" "), .specifier(position: nil, rest: "*d", stars: 1), .literal(" %"),
            ])
        #expect(
            FormatPiece.pieces(of: "메모 %lld개 👋") == [
                .literal("메모 "), .specifier(position: nil, rest: "lld", stars: 0), .literal("개 👋"),
            ])
        #expect(FormatPiece.pieces(of: "").isEmpty)
        #expect(FormatPiece.positioned("%@ has %d") == "%1$@ has %2$d")
        #expect(FormatPiece.firstNumber(in: "%@ has %d") == 2 && FormatPiece.firstNumber(in: "%2$.1f %1$@") == 2)
        #expect(FormatPiece.firstNumber(in: "%@ %%d") == nil)
    }

    @Test func formsAreTakenByTheirNumbers() {
        let text = CountedText(
            language: "en", format: "%#@files@ in %#@folders@ of %@",
            variables: [
                "files": .init(forms: ["zero": "No files", "one": "A file", "other": "%d files"]),
                "folders": .init(forms: ["one": "%d folder", "other": "%d folders"]),
            ])
        #expect(resolve(text, [1, 1, nil]) == "A file in %d folder of %@ [1, 2]")
        #expect(resolve(text, [0, 3, nil]) == "No files in %d folders of %@ [1, 2]")
        #expect(resolve(text, [5, 1, nil]) == "%d files in %d folder of %@ [0, 1, 2]")
    }

    @Test func formsMayNameVariablesAndPlaces() {
        let nested = CountedText(
            language: "en", format: "%#@files@",
            variables: [
                "files": .init(forms: ["one": "%d file in %#@folders@", "other": "%d files in %#@folders@"]),
                "folders": .init(forms: ["one": "%d folder", "other": "%d folders"]),
            ])
        #expect(resolve(nested, [1, 4]) == "%d file in %d folders [0, 1]")
        let turned = CountedText(
            language: "en", format: "%2$@: %1$#@n@",
            variables: ["n": .init(forms: ["one": "%d day", "other": "%d days"])])
        #expect(resolve(turned, [2, nil]) == "%@: %d days [1, 0]")
    }

    @Test func whatStandsInATableIsRead() throws {
        let text = CountedText(
            language: "ru", format: "%#@n@",
            variables: ["n": .init(forms: ["one": "%d \"день\" 👋", "other": "%d дней"], argument: 1)])
        #expect(CountedText(marked: text.marked) == text)
        #expect(CountedText.isMarked(text.marked) && !CountedText.isMarked("%d") && !CountedText.isMarked(""))
        #expect(CountedText(marked: "%d") == nil)
    }

    @Test func textsWithOneFormArePlain() {
        let one = CountedText(
            language: "ko", format: "%1$#@n@ - %2$@", variables: ["n": .init(forms: ["other": "%d개"])])
        #expect(one.marked == "%1$d개 - %2$@" || one.marked == "%d개 - %@")
        let turned = CountedText(
            language: "ko", format: "%2$@ %1$#@n@", variables: ["n": .init(forms: ["other": "%d개"])])
        #expect(turned.marked == "%2$@ %1$d개")
    }

    @Test func circlesAreSeen() {
        let circle = CountedText(
            language: "en", format: "%#@a@",
            variables: ["a": .init(forms: ["other": "%#@b@"]), "b": .init(forms: ["one": "x", "other": "%#@a@"])])
        #expect(circle.isCircular)
        let twice = CountedText(
            language: "en", format: "%#@a@ %#@a@", variables: ["a": .init(forms: ["one": "x", "other": "%d"])])
        #expect(!twice.isCircular)
    }

    @Test func catalogsCountOneOfTheirValuesOrEach() throws {
        func plural(_ one: String, _ other: String) -> String {
            """
            {"plural": {"one": {"stringUnit": {"value": "\(one)"}}, "other": {"stringUnit": {"value": "\(other)"}}}}
            """
        }
        let json = """
            {"sourceLanguage": "en", "strings": {
              "%@ has %lld": {"localizations": {"en": {"variations": \(plural("%@ has a note", "%@ has %lld notes"))}}},
              "both": {"localizations": {"en": {
                "stringUnit": {"value": "%#@birds@ on %#@trees@"},
                "substitutions": {
                  "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": \(plural("%arg bird", "%arg birds"))},
                  "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": \(plural("a tree", "%arg trees"))}
                }}}},
              "device": {"localizations": {"en": {"variations": {"device": {
                "iphone": {"variations": \(plural("%lld tap", "%lld taps"))},
                "other": {"stringUnit": {"value": "%lld clicks"}}}}}}}}}
            """
        let texts = try #require(StringCatalog(Data(json.utf8))).texts(in: "en")
        let one = try #require(texts["%@ has %lld"].flatMap(CountedText.init(marked:)))
        #expect(resolve(one, [nil, 1]) == "%@ has a note [0]")
        #expect(resolve(one, [nil, 2]) == "%@ has %lld notes [0, 1]")
        let both = try #require(texts["both"].flatMap(CountedText.init(marked:)))
        #expect(resolve(both, [1, 1]) == "%lld bird on a tree [0]")
        #expect(resolve(both, [2, 3]) == "%lld birds on %lld trees [0, 1]")
        let device = try #require(texts["device"].flatMap(CountedText.init(marked:)))
        #expect(resolve(device, [1]) == "%lld tap [0]" && resolve(device, [3]) == "%lld taps [0]")
    }
}
