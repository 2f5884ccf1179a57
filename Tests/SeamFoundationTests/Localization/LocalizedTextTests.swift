import Foundation
import SeamFoundation
import Testing

/// Texts that are looked up in the user's language, with values in them.
@Suite struct LocalizedTextTests {
    /// A bundle with a table, which is gone with the test.
    private func withBundle(_ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let table = """
            "hello" = "안녕 👋🏽";
            "%lld items of %@" = "%2$@: %1$lld개";
            "share" = "100%";
            """
        try Data(table.utf8).write(to: folder.appending(path: "Words.strings"))
        try body(try #require(Bundle(url: folder)))
    }

    @Test func aKeyIsLookedUp() throws {
        try withBundle { bundle in
            #expect(String(localized: "hello", table: "Words", bundle: bundle) == "안녕 👋🏽")
            #expect(String(localized: "absent", table: "Words", bundle: bundle) == "absent")
            #expect(String(localized: "100%", table: "Words", bundle: bundle) == "100%")
            #expect(String(localized: "share", table: "Words", bundle: bundle) == "100%")
            let key = "hello"
            #expect(
                String(localized: String.LocalizationValue(key), table: "Words", bundle: bundle) == "안녕 👋🏽")
        }
    }

    @Test func valuesStandInTheKeyAsTheirFormats() throws {
        try withBundle { bundle in
            let (count, name) = (3, "책")
            let text = String(localized: "\(count) items of \(name)", table: "Words", bundle: bundle)
            #expect(text == "책: 3개")
            #expect(String(localized: "\(count) of 100% \(name)", table: "Words", bundle: bundle) == "3 of 100% 책")
            #expect(String(localized: "\(1.5, specifier: "%.2f") m", table: "Words", bundle: bundle) == "1.50 m")
        }
    }

    @Test func aKeyMayHaveAnotherText() throws {
        try withBundle { bundle in
            #expect(String(localized: "hello", defaultValue: "Hi", table: "Words", bundle: bundle) == "안녕 👋🏽")
            #expect(String(localized: "bye", defaultValue: "Bye \(2)", table: "Words", bundle: bundle) == "Bye 2")
        }
    }

    @Test func aResourceIsLookedUpLater() throws {
        try withBundle { bundle in
            let resource = LocalizedStringResource("hello", table: "Words", bundle: .atURL(bundle.bundleURL))
            #expect(String(localized: resource) == "안녕 👋🏽")
            #expect(resource.key == "hello")
            let literal: LocalizedStringResource = "plain \(1)"
            #expect(literal.key == "plain %lld")
            #expect(String(localized: literal) == "plain 1")
        }
    }

    @Test func lineFeedsPartATextWithCarriageReturnsToo() {
        #expect("a\r\nb\n\n한글\r\n"._components(separatedByLineFeed: ()) == ["a\r", "b", "", "한글\r", ""])
        #expect(""._components(separatedByLineFeed: ()) == [""])
        #expect("a b"[...]._components(separatedByLineFeed: ()) == ["a b"])
    }
}
