import Testing

@testable import SourceTranslator

/// Names for types beside a private class whose methods are registered.
@Suite struct PrivateTypesTests {
    private func translate(_ source: String) -> String {
        Translator.translate(source, path: "/app/File.swift", index: ModuleIndex([Translator.index(source)])).source
            ?? source
    }

    @Test func namesBesideAClassAreAsVisibleAsItsInitialiser() {
        let beside = "class A { private typealias P = A; private typealias Q = Int\n"
        let both = translate(
            beside + "private class B: NSObject { init(_ p: P) {}; @objc func f() {} } }\nprivate typealias R = A\n")
        #expect(both.contains("fileprivate typealias P = A; fileprivate typealias Q"))
        #expect(both.contains("\nprivate typealias R"))
        #expect(!translate(beside + "}\n").contains("fileprivate"))
    }
}
