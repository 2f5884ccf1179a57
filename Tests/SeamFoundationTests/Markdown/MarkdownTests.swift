import SeamFoundation
import Testing

/// Texts in Markdown.
@Suite struct MarkdownTests {
    private typealias Run = MarkdownInline.Run

    private func runs(_ text: String) -> [Run] { MarkdownInline(text).runs }

    @Test func marksWithinLines() {
        #expect(
            runs("a **b** *c* `d`") == [
                Run("a "), Run("b", .stronglyEmphasized), Run(" "), Run("c", .emphasized), Run(" "), Run("d", .code),
            ])
        #expect(
            runs("__a__ _b_ ~~c~~ ~d~").map(\.intent) == [
                .stronglyEmphasized, [], .emphasized, [], .strikethrough, [], .strikethrough,
            ])
        #expect(runs("***a***") == [Run("a", [.emphasized, .stronglyEmphasized])])
        #expect(runs("*a **b***") == [Run("a ", .emphasized), Run("b", [.emphasized, .stronglyEmphasized])])
        #expect(runs("**굵게**는") == [Run("굵게", .stronglyEmphasized), Run("는")])
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a ** b", "**open", "[no](", "[no] (link)", "3 < 4 > 2", "\u{60}open",
        "~~~a~~~", "",
        "🥛 우유",
    ])
    func whatIsNoMarkStays(text: String) {
        #expect(runs(text) == (text.isEmpty ? [] : [Run(text)]))
    }

    @Test func marksAreEscaped() {
        #expect(runs(#"\*a\* \[b\]"#) == [Run("*a* [b]")])
        #expect(runs("`**a**`") == [Run("**a**", .code)])
        #expect(runs("`` a`b ``") == [Run("a`b", .code)])
    }

    @Test func links() {
        #expect(runs("[a](https://x.test)") == [Run("a", link: "https://x.test")])
        #expect(
            runs("[a **b**](x(1) \"title\") c") == [
                Run("a ", link: "x(1)"), Run("b", .stronglyEmphasized, link: "x(1)"), Run(" c"),
            ])
        #expect(runs("**[a](b)**") == [Run("a", .stronglyEmphasized, link: "b")])
        #expect(
            runs("<https://x.test> <me@x.test>") == [
                Run("https://x.test", link: "https://x.test"), Run(" "), Run("me@x.test", link: "mailto:me@x.test"),
            ])
        #expect(
            runs("see www.x.test/a_b_c.") == [
                Run("see "), Run("www.x.test/a_b_c", link: "http://www.x.test/a_b_c"), Run("."),
            ])
        #expect(runs("(https://x.test/a(b))").map(\.text) == ["(", "https://x.test/a(b)", ")"])
        #expect(runs("주소는 https://x.test입니다").map(\.text) == ["주소는 ", "https://x.test", "입니다"])
    }

    @Test func linesAreKeptOrJoined() throws {
        let text = "a\nb  \nc"
        let kept = try AttributedString(
            markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(kept.characters) == text)
        let joined = try AttributedString(markdown: " \(text) ", options: .init(interpretedSyntax: .inlineOnly))
        #expect(String(joined.characters) == "a b\nc")
        #expect(joined.runs.map(\.inlinePresentationIntent) == [nil, .softBreak, nil, .lineBreak, nil])
    }

    private func kinds(_ markdown: String) throws -> [(String, [PresentationIntent.Kind])] {
        let text = try AttributedString(markdown: markdown)
        var result: [(String, [PresentationIntent.Kind])] = []
        var last: PresentationIntent?
        for run in text.runs {
            let part = String(text[run.range].characters)
            if let last, last == run.presentationIntent {
                result[result.count - 1].0 += part
            } else {
                result.append((part, run.presentationIntent?.components.map(\.kind) ?? []))
            }
            last = run.presentationIntent
        }
        return result
    }

    @Test func blocks() throws {
        let found = try kinds(
            """
            # Title **x**
            one
            two

            Under
            ---
            > quoted
            > more

            ```swift
            let a = *1*
            ```
            ***
            end
            """)
        #expect(
            found.map(\.0) == [
                "Title x", "one two", "Under", "quoted more", "let a = *1*\n", "⸻", "end",
            ])
        #expect(
            found.map(\.1) == [
                [.header(level: 1)], [.paragraph], [.header(level: 2)], [.paragraph, .blockQuote],
                [.codeBlock(languageHint: "swift")], [.thematicBreak], [.paragraph],
            ])
    }

    @Test func lists() throws {
        let found = try kinds("- 하나\n- 둘\n  - inner\n- 셋\n\n3. c\n4. d\n\n    code")
        #expect(found.map(\.0) == ["하나", "둘", "inner", "셋", "c", "d", "code"])
        #expect(found[1].1 == [.paragraph, .listItem(ordinal: 2), .unorderedList])
        #expect(
            found[2].1 == [.paragraph, .listItem(ordinal: 1), .unorderedList, .listItem(ordinal: 2), .unorderedList])
        #expect(found[5].1 == [.paragraph, .listItem(ordinal: 4), .orderedList])
    }

    @Test func addressesAreRelativeToABase() throws {
        let text = try AttributedString(markdown: "[a](b/c)", baseURL: URL(string: "https://x.test/d/"))
        #expect(text.runs.first?.link?.absoluteString == "https://x.test/d/b/c")
    }

    @Test func bytesThatAreNoTextThrow() {
        #expect(throws: (any Error).self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0xFD])) }
    }
}
