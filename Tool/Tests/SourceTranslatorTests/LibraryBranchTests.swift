import Testing

@testable import SourceTranslator

/// Branches of libraries that know Linux.
@Suite struct LibraryBranchTests {
    private func translate(_ source: String, hidden: Set<String>? = [], isOfTests: Bool = false) -> String {
        var options = TranslationOptions()
        options.isOfTests = isOfTests
        options.isForLinuxToo = true
        options.hiddenBranches = hidden
        options.missingFrameworks = ["AVKit"]
        return Translator.translate(
            source, path: "/Kit/A.swift", index: ModuleIndex([Translator.index(source)]), options: options
        ).source ?? source
    }

    @Test(arguments: [
        "!os(Linux)", "!(os(Linux) || os(Windows))", "canImport(UIKit) && !os(Linux)", "canImport(Security)",
        "canImport(Darwin)", "!canImport(Glibc)", "canImport(Darwin) && !os(macOS)",
        "!((os(iOS) && (arch(i386) || arch(arm))) || os(Windows) || os(Linux))",
    ])
    func showsWhatLinuxHasNothingInPlaceOf(_ condition: String) {
        #expect(translate("#if \(condition)\nextension CGRect: Kit {}\n#endif\n").contains("#if true"))
    }

    @Test func leavesTestsThatAskForDarwin() {
        let source = "func test() {\n#if canImport(Darwin)\ncatchSignal()\n#endif\n}\n"
        #expect(translate(source).contains("#if true"))
        #expect(!translate(source, isOfTests: true).contains("#if true"))
        #expect(translate("#if !os(Linux)\nlet a = 1\n#endif\n", isOfTests: true).contains("#if true"))
    }

    @Test func showsTheOtherBranchWhereLinuxHasNone() {
        let result = translate("protocol P {\n#if os(Linux)\n// Later.\n#else\nfunc f()\n#endif\n}\n")
        #expect(result.contains("#if false"))
    }

    @Test(arguments: [
        // Linux has its own.
        "#if os(Linux)\nlet a = 1\n#else\nlet a = 2\n#endif\n",
        "#if canImport(Security)\nlet a = 1\n#else\nlet a = 2\n#endif\n",
        "#if canImport(Darwin)\nlet a = 1\n#elseif canImport(Glibc)\nlet a = 2\n#endif\n",
        // It needs what is not here.
        "#if !os(Linux)\nimport AVKit\nlet a = 1\n#endif\n",
        // It would hold for what is there without it.
        "#if canImport(Darwin)\n@_transparent\n#endif\nfunc f() {}\n",
        // Nobody on iOS has it.
        "#if os(macOS) && !os(Linux)\nlet a = 1\n#endif\n",
    ])
    func hidesOthers(_ source: String) {
        let result = translate(source)
        #expect(!result.contains("#if true\nimport AVKit"))
        #expect(result.contains("#if true") == source.hasPrefix("#if os(Linux)"), "\(result)")
    }

    @Test func hidesWhatWasFoundNotToBuild() {
        let source = "let z = 0\n#if !os(Linux)\nlet a = 1\n#endif\n"
        #expect(Translator.index(source).hiddenBranches == [2...3])
        #expect(translate(source).contains("#if true"))
        #expect(!translate(source, hidden: ["/Kit/A.swift:2"]).contains("#if true"))
        #expect(!translate(source, hidden: nil).contains("#if true"))
    }

    @Test func callsNoFunctionOfDarwins() {
        let source = "#if os(macOS) || canImport(UIKit)\nlet a = funopen\n#else\nlet a = fopencookie\n#endif\n"
        #expect(translate(source).contains("#if false"))
        #expect(!translate(source.replacing("#else\nlet a = fopencookie\n", with: "")).contains("#if false"))
        #expect(!translate(source.replacing("funopen", with: "fopen")).contains("#if false"))
    }

    @Test func importsWhatStandsBesideAFrameworkThatIsNotHere() {
        let source = "#if canImport(AVKit)\nimport AVKit\nimport SwiftUI\n#endif\n"
        #expect(translate(source).contains("#if true"))
        #expect(translate(source).contains("\nimport SwiftUI"))
        #expect(!translate(source.replacing("import SwiftUI\n", with: "")).contains("#if true"))
        #expect(!translate(source.replacing("import SwiftUI\n", with: "let a = 1\n")).contains("#if true"))
    }

    @Test func importsNoFrameworkThatIsNotHere() {
        #expect(translate("import Foundation\nimport AVKit\nlet a = 1\n").contains("import Foundation\nimport UIKit\n"))
    }
}
