import Documents
import Foundation
import Testing

@testable import AppBuilder

/// The names of texts that Xcode makes of string catalogs.
@Suite struct TextSymbolsTests {
    private static let catalog = #"""
        {"sourceLanguage": "en", "version": "1.1", "strings": {
          "WELCOME_TITLE": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Welcome \"back\""}}}},
          "item count": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}},
          "posts.of": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"value": "%(count)lld posts of %(name)@"}}}},
          "swapped": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"value": "%2$@ has %1$lld%%"}}}},
          "default": {"extractionState": "manual"},
          "Found in code": {"localizations": {"en": {"stringUnit": {"value": "Found"}}}},
          "hidden": {"extractionState": "manual", "generatesSymbol": false}
        }}
        """#

    private func symbols(_ table: String, _ bundle: String = ".main") throws -> String? {
        let folder = try Folder(["\(table).xcstrings": Self.catalog])
        let file = folder.url.appending(path: "\(table).xcstrings")
        var symbols = TextSymbols(resources: [AppSources.Resource(source: file, path: file.lastPathComponent)])
        symbols?.bundle = bundle
        return symbols?.source
    }

    @Test func textsHaveNames() throws {
        let text = try #require(try symbols("Localizable"))
        for line in [
            #"static var welcomeTitle: LocalizedStringResource { LocalizedStringResource("WELCOME_TITLE", "#
                + #"defaultValue: "Welcome \"back\"", bundle: .main) }"#,
            #"static func itemCount(_ arg1: Int) -> LocalizedStringResource { LocalizedStringResource("item count", "#
                + #"defaultValue: "\(arg1) items", bundle: .main) }"#,
            #"static func postsOf(count: Int, name: String) -> LocalizedStringResource { "#
                + #"LocalizedStringResource("posts.of", defaultValue: "\(count) posts of \(name)", bundle: .main) }"#,
            #"static func swapped(_ arg1: Int, _ arg2: String) -> LocalizedStringResource { "#
                + #"LocalizedStringResource("swapped", defaultValue: "\(arg1) \(arg2)", bundle: .main) }"#,
            "static var `default`: LocalizedStringResource",
        ] {
            #expect(text.contains("    " + line), "\(line)")
        }
        #expect(!text.contains("foundInCode") && !text.contains("hidden"))
    }

    @Test func tablesAreNamespaces() throws {
        let text = try #require(try symbols("Sign in", ".atURL(Foundation.Bundle.module.bundleURL)"))
        #expect(text.contains("    enum SignIn {\n        static"))
        #expect(text.contains(#"table: "Sign in", bundle: .atURL(Foundation.Bundle.module.bundleURL)"#))
    }

    @Test func namesOfValuesAreNotInTables() {
        #expect(Placeholder.unnamed("%(count)lld of %(이름)@, 100% (sure)") == "%lld of %@, 100% (sure)")
    }

    @Test func damagedCatalogsHaveNoNames() throws {
        let folder = try Folder(["A.xcstrings": "{", "B.xcstrings": #"{"strings": 3}"#])
        let resources = ["A.xcstrings", "B.xcstrings"].map {
            AppSources.Resource(source: folder.url.appending(path: $0), path: $0)
        }
        #expect(TextSymbols(resources: resources)?.source == nil)
        #expect(TextSymbols(resources: []) == nil)
    }
}
