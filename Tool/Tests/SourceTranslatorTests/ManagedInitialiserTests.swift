import Testing

@testable import SourceTranslator

@Suite struct ManagedInitialiserTests {
    private func translate(_ files: [String]) -> [String] {
        let index = ModuleIndex(files.map(Translator.index))
        return files.map { Translator.translate($0, path: "/app/A.swift", index: index).source ?? $0 }
    }

    @Test func aClassOfAnEntityCallsWhatAnExtensionInAnotherFileHas() {
        let found = translate([
            "public class Note: NSManagedObject { @objc var a = 1 }\n",
            "extension Note {\n    override convenience init() { self.init(context: shared) }\n}\n",
        ])
        #expect(found[0].contains("; public convenience init() { self.init(_seam: ()) } }"))
        #expect(found[1].contains("convenience init(_seam: Void) { self.init(context: shared) }"))
        #expect(!found[1].contains("override"))
    }

    @Test(arguments: [
        "class Note: NSManagedObject {}\nextension Note {\n    convenience init(title: String) { self.init() }\n}\n",
        "class Note: NSManagedObject {\n    convenience init() { self.init(context: shared) }\n}\n",
        "class Note: NSManagedObject {}\n#if DEBUG\nextension Note {\n    convenience init() { self.init() }\n}\n#endif\n",
        "class Note: NSObject {}\nextension Note {\n    convenience init?() { self.init(title: 1) }\n}\n",
        "class Note: UIView {}\nextension Note {\n    convenience init() { self.init(frame: .zero) }\n}\n",
        "extension NSManagedObject {\n    convenience init() { self.init(context: shared) }\n}\n",
    ]) func othersAreLeft(_ text: String) {
        #expect(!translate([text])[0].contains("(_seam: "))
    }
}
