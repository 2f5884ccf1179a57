import Testing

@testable import SourceTranslator

/// Optional requirements that are named without being called.
@Suite struct OptionalReferenceTests {
    private let declaration = """
        @objc protocol Guide: NSObjectProtocol {
            @objc optional func pager(_ pager: Pager, shouldSelect index: Int) -> Bool
            @objc optional func pagerDidScroll(_ pager: Pager)
        }

        """

    private func translate(_ text: String) -> String {
        let source = declaration + text
        return Translator.translate(source, path: "/A.swift", index: ModuleIndex([Translator.index(source)])).source
            ?? source
    }

    @Test func takesTheMethodOutOfTheObject() {
        let result = translate(
            "func f(_ d: Guide?) { guard let ask = d?.pager(_:shouldSelect:) else { return }; _ = ask(p, 1) }\n")
        #expect(result.contains("let ask = d?._optional_pager__shouldSelect"), "\(result)")
    }

    @Test func takesOneThatIsNamedAlone() {
        let result = translate("func f(_ d: Guide?) { if let tell = d?.pagerDidScroll { tell(p) } }\n")
        #expect(result.contains("let tell = d?._optional_pagerDidScroll"), "\(result)")
    }

    @Test func leavesSelectorsAlone() {
        let result = translate("let s = #selector(Guide.pager(_:shouldSelect:))\n")
        #expect(!result.contains("Guide._optional"), "\(result)")
    }
}
