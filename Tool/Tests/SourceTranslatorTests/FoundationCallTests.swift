import SwiftParser
import Testing

@testable import SourceTranslator

/// A module of files, translated together.
private func translate(_ files: [String]) -> [Translator.Translation] {
    let index = ModuleIndex(files.map(Translator.index))
    return files.enumerated().map { Translator.translate($1, path: "/app/File\($0).swift", index: index) }
}

/// The author's lines of a translated file.
private func body(_ translation: Translator.Translation) -> String {
    let lines = (translation.source ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("#sourceLocation(file") }.map { $0 + 1 } ?? 0
    let end = lines.firstIndex { $0 == "#sourceLocation()" } ?? lines.count
    return lines[start..<end].joined(separator: "\n")
}

@Suite struct FoundationCallTests {
    @Test func objectsWithoutArgumentsGetSome() {
        let source = """
            let a = Timer(), b = NSAttributedString(), c = NSMutableAttributedString(), d = NSError()
            let e = URLSession(), f = NSMutableURLRequest(), g = Clock.Timer(), h = Timer { _ in }
            let i = ProcessInfo().hostName, j = ProcessInfo( ), k = Own.ProcessInfo(), l = NSPredicate()
            """
        #expect(
            body(translate([source])[0]) == """
                let a = Timer(_empty: ()), b = NSAttributedString(string: ""), c = NSMutableAttributedString(string: ""), \
                d = NSError(domain: "", code: 0)
                let e = URLSession(), f = NSMutableURLRequest(_empty: ()), g = Clock.Timer(), \
                h = Timer { _ in }
                let i = ProcessInfo.processInfo.hostName, j = ProcessInfo. processInfo, k = Own.ProcessInfo(), l = NSPredicate(_empty: ())
                """)
    }

    @Test func objectsOfTheModulesOwnTypesAreLeftAlone() {
        let own = "struct Progress { var done = 0 }\n"
        #expect(translate([own, "let a = Progress()\n"])[1].source == nil)
        let nested = "class Loader { enum State { case none }; struct Timer {}; let b = Timer() }\n"
        let translations = translate([nested, "extension Timer { static let c = Timer() }\n"])
        #expect(translations[0].source == nil)
        #expect(body(translations[1]).contains("static let c = Timer(_empty: ())"))
    }

    @Test func formatsMayHaveForms() {
        let source = """
            let a = String(format: t, 1), b = String(format: "plain"), c = NSPredicate(format: "a = %@", 1)
            let d = String.localizedStringWithFormat(t, n), e = Own.localizedStringWithFormat(t), f = NSString(format: t, 2)
            extension String { init(key: String, _ n: Int) { self.init(format: key, n) } }
            extension NSPredicate { convenience init(key: String) { self.init(format: key, 1) } }
            """
        let text = body(translate([source])[0])
        #expect(text.contains("String(_format: t, 1), b = String(format: \"plain\"), c = NSPredicate(format: "))
        #expect(text.contains("String._localizedStringWithFormat(t, n), e = Own.localizedStringWithFormat(t)"))
        #expect(text.contains("NSString(_format: t, 2)") && text.contains("{ self.init(_format: key, n) }"))
        #expect(text.contains("{ self.init(format: key, 1) }"))
    }

    @Test func initialisersOfProtocolsStayWhereOwnTypesConform() {
        let own = "protocol P { init(n: Int) }\nclass A: P { required init(n: Int) {} }\nextension A: Q {}\n"
        #expect(translate([own])[0].source == nil)
        let framework = translate(["protocol P { init(n: Int) }\n", "extension UIView: P {}\n"])
        #expect(!body(framework[0]).contains("init") && body(framework[0]).hasPrefix("protocol P {"))
    }

    @Test func namedClassesAndMissingOnesAreAskedAsTheyAre() {
        let source =
            "let a = UIView.isSubclass(of: B.self), b = type?.isSubclass(of: B.self), c = kind.isSubclass(of: B.self)"
        let text = body(translate([source])[0])
        #expect(
            text.contains("a = UIView.isSubclass(of: B.self), b = type?.isSubclass(of: B.self), c = _isSubclass(kind,"))
    }

    @Test func missingKeysOfArchivesAreNil() {
        let source = "let a = coder.decodeObject(of: A.self, forKey: \"a\"), b = coder.decodeObject()"
        #expect(
            body(translate([source])[0])
                == "let a = coder._decodeObject(of: A.self, forKey: \"a\"), b = coder.decodeObject()")
        let own =
            "class Own { func decodeObject(forKey key: String) -> Int { 1 } }\nlet a = own.decodeObject(forKey: \"a\")"
        #expect(translate([own])[0].source == nil)
    }

    @Test func versionsOfTheSystemAreThoseOfIOS() {
        let source = """
            let a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
            let b = Foundation.ProcessInfo.processInfo.isOperatingSystemAtLeast(c), d = own.operatingSystemVersion
            """
        #expect(
            body(translate([source])[0]) == """
                let a = ProcessInfo.processInfo._operatingSystemVersion.majorVersion
                let b = Foundation.ProcessInfo.processInfo._isOperatingSystemAtLeast(c), d = own.operatingSystemVersion
                """)
    }
}
