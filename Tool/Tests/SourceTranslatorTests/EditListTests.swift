import Testing

@testable import SourceTranslator

/// What happens where two rules touch the same place.
@Suite struct EditListTests {
    private let source = Array("let value = old(1)".utf8)

    /// The text that comes out, and the rules whose edits do not.
    private func apply(_ edits: (rule: String, range: Range<Int>, text: String)...) -> (text: String, refused: [String])
    {
        var list = EditList()
        for edit in edits {
            list.add(
                SourceEdit(
                    offset: edit.range.lowerBound, length: edit.range.count, replacement: edit.text, rule: edit.rule))
        }
        let (made, refused) = list.resolved()
        return (
            String(decoding: made.applied(to: source), as: UTF8.self),
            refused.map { "\($0.edit.rule) for \($0.for.rule)" }
        )
    }

    @Test func insertionsAtOnePlaceStandInTheOrderOfTheRules() {
        let result = apply(("b", 12..<12, "("), ("a", 12..<12, "["), ("c", 0..<0, "@main "))
        #expect(result == ("@main let value = ([old(1)", []))
    }

    @Test func insertionsAtTheEndsOfAReplacementStandOutsideIt() {
        let result = apply(("name", 12..<15, "new"), ("before", 12..<12, "("), ("after", 15..<15, ")"))
        #expect(result == ("let value = (new)(1)", []))
    }

    @Test func theSameEditIsMadeOnce() {
        #expect(apply(("a", 12..<15, "new"), ("b", 12..<15, "new")) == ("let value = new(1)", []))
    }

    @Test func editsOfWhatIsRemovedGoWithIt() {
        let result = apply(("name", 12..<15, "new"), ("removal", 10..<18, "        "), ("mark", 15..<15, "!"))
        #expect(result == ("let value         ", []))
    }

    @Test func ofTwoReplacementsTheOuterOneIsMade() {
        #expect(
            apply(("inner", 12..<15, "new"), ("outer", 12..<18, "nothing"))
                == ("let value = nothing", ["inner for outer"]))
        #expect(
            apply(("outer", 12..<18, "nothing"), ("inside", 16..<16, "2"))
                == ("let value = nothing", ["inside for outer"]))
    }

    @Test func ofTwoThatOverlapTheFirstInTheFileIsMade() {
        let result = apply(("late", 14..<18, "two"), ("early", 12..<16, "one"))
        #expect(result == ("let value = one1)", ["late for early"]))
    }

    @Test func whatIsRefusedIsTold() throws {
        let text = "let value = old(1)\nlet other = 2\n"
        let file = Translator.rewrite(text, pathLiteral: "\"a.swift\"", index: ModuleIndex(), options: .init())
        file.rule = "outer"
        file.replace(23..<33, with: "x = three")
        file.rule = "inner"
        file.replace(23..<28, with: "y")
        #expect(String(decoding: file.result(), as: UTF8.self).hasPrefix("let value = old(1)\nlet x = three"))
        let diagnostic = try #require(file.diagnostics.first)
        #expect(diagnostic.severity == .warning && diagnostic.line == 2 && diagnostic.column == 5)
        #expect(diagnostic.message == "'inner' is not applied here, as 'outer' rewrites the same place")
    }
}
