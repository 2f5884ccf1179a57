import SwiftParser
import Testing
@testable import SourceTranslator

@Suite struct TracedSourceTests {
    @Test("An object of a traced app is looked at where its initialiser has ended, and not before `super.init`")
    func tracedInitialisers() throws {
        func translated(_ source: String) throws -> String {
            var options = TranslationOptions()
            options.isTraced = true
            let index = ModuleIndex([Translator.index(source)])
            return try #require(Translator.translate(source, path: "/A.swift", index: index, options: options).source)
        }
        let implicit = "class A: NSObject {\n    var x: Int\n    init(x: Int) { self.x = x }\n}\n"
        #expect(try !translated(implicit).contains("_traceMade"))
        let unknown = "class A: Base {\n    var x: Int\n    init(x: Int) { self.x = x }\n}\n"
        #expect(try !translated(unknown).contains("_traceMade"))
        let explicit = "class A: Base {\n    init(x: Int) {\n        super.init()\n    }\n}\n"
        #expect(try translated(explicit).contains("_traceMade(self) }"))
        let root = "protocol P {}\nclass A: P {\n    var x: Int\n    init(x: Int) { self.x = x }\n}\n"
        #expect(try translated(root).contains("; _traceMade(self) }"))
    }

    @Test(
        "What takes no statements is left as it is in a traced app",
        arguments: [
            "class A { func f() -> Int { if x { 1 } else { 2 } } }", "class A { @Builder func f() -> Int { 1 } }",
            "struct A { func f() -> some View { Text(\"a\") } }",
            "class A { static func == (a: A, b: A) -> Bool { true } }",
            "class A { lazy var x = 1 }", "class A { @State var x = 1 }", "class A { weak var x: A? }",
            "struct A { var x = 1 }", "class A { var x: Int { 1 } }", "class A { static var x = 1 }",
        ])
    func untraced(_ source: String) {
        var options = TranslationOptions()
        options.isTraced = true
        let index = ModuleIndex([Translator.index(source)])
        let result = Translator.translate(source, path: "/A.swift", index: index, options: options).source ?? source
        #expect(!result.contains("_Traced") && !result.contains("_traceSet"), "\(result)")
    }
}
