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

    @Test func leavesMethodsOfOtherTypesAlone() {
        let adapter = "final class Adapter { func pagerDidScroll(_ pager: Pager) {} }\n"
        let result = translate(adapter + "func f(_ a: Adapter) { call(a.pagerDidScroll(_:)) }\n")
        #expect(result.contains("call(a.pagerDidScroll(_:))"), "\(result)")
        let other = translate("func f(_ d: Guide) { call(d.pagerDidScroll(_:)) }\n")
        #expect(other.contains("call(d._optional_pagerDidScroll_)"), "\(other)")
    }

    @Test func typesMayTellMethodsApart() {
        let source = """
            @objc protocol Guide {
                @objc(a:) optional func lay(_ pager: Pager, out size: CGSize) -> Int
                @objc(b:) optional func lay(_ pager: Pager, out traits: UITraitCollection) -> Int
            }
            final class Owner: Guide { func lay(_ pager: Pager, out size: CGSize) -> Int { 1 } }
            func f(_ d: Guide?) -> Int? { d?.lay?(p, out: size) }

            """
        let index = ModuleIndex([Translator.index(source)])
        let text = Translator.translate(source, path: "/A.swift", index: index).source ?? ""
        #expect(text.contains("{ d?._optional_lay__out (p,      size) }"), "\(text)")
        #expect(text.contains("func _optional_lay__out(_ a0: Pager, _ a1: CGSize) -> (Int)?"), "\(text)")
        #expect(text.contains("func _optional_lay__out(_ a0: Pager, _ a1: UITraitCollection) -> (Int)?"), "\(text)")
        #expect(text.contains("_Seam_Guide_optional_lay__out__Pager_CGSize"), "\(text)")
    }

    @Test func leavesSelectorsAlone() {
        let result = translate("let s = #selector(Guide.pager(_:shouldSelect:))\n")
        #expect(!result.contains("Guide._optional"), "\(result)")
    }
}
