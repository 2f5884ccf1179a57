import CoreGraphics
import Foundation
import Testing

@testable import Stage

func styled(
    _ text: String, _ size: CGFloat = 17, weight: Int = 400, _ paragraph: ParagraphStyle = ParagraphStyle()
) -> StyledText {
    StyledText(text, style: TextStyle(font: FontDescriptor(size: size, weight: weight)), paragraph: paragraph)
}

/// Measuring works on any thread: these run on all of them at once.
@Suite("Text layout")
struct TextLayoutTests {
    static let lineHeight: CGFloat = 17 * 2444 / 2048

    @Test("The system font's lines are as high as San Francisco's", arguments: [11.0, 17, 34])
    func metrics(size: CGFloat) {
        let metrics = FontDescriptor(size: size).metrics
        #expect(abs(metrics.lineHeight - size * 2444 / 2048) < 1e-9)
        #expect(abs(metrics.ascender - metrics.descender - metrics.lineHeight) < 1e-9)
        #expect(metrics.capHeight > metrics.xHeight)
    }

    @Test(
        "Fonts that stand in for missing characters leave a line as high as it is",
        arguments: [
            "Label", "한글", "日本語", "👨‍👩‍👧‍👦", "ไทย", "a한👍🏽", "",
        ])
    func lineHeights(text: String) {
        let layout = TextLayout(styled(text))
        #expect(abs(layout.size.height - Self.lineHeight) < 1e-9)
        #expect(layout.lineCount == 1)
        #expect(abs(layout.firstBaseline - 17 * 1950 / 2048) < 1e-9)
    }

    @Test(
        "Widths are near those that Xcode records for San Francisco",
        arguments: [
            ("Label", 17, 400, 41.5), ("Title", 17, 400, 33.5), ("Detail", 17, 400, 44), ("Subtitle", 12, 400, 43.5),
            ("No Repositories", 17, 400, 121.5), ("Language:", 17, 600, 84), ("Popularity:", 17, 600, 87),
            ("Duration(Min):", 17, 600, 116.5), ("Button", 15, 400, 45.5), ("Custom", 17, 400, 59.5),
            ("Always Use Reader View", 17, 400, 187), ("This is the notification title.", 17, 700, 221.5),
            ("iOS MVVM Practice", 18, 700, 166.33), ("Toolbar Tint Color", 15, 700, 130.67), ("Log in", 32, 600, 87.5),
            ("1-770-736-8031 x 56442", 14, 400, 166), ("Closure", 24, 700, 86.67), ("Observable", 24, 700, 129.33),
            ("🍓", 70, 400, 75), ("🌮", 45, 400, 50),
        ])
    func widths(text: String, size: CGFloat, weight: Int, recorded: CGFloat) {
        let width = TextLayout(styled(text, size, weight: weight)).size.width
        #expect(abs(width - recorded) < 0.015 * recorded + 0.25, "\(width)")
    }

    @Test("Lines break between words, and at an equal distance")
    func wrapping() {
        let text = styled("The quick brown fox jumps over the lazy dog")
        let layout = TextLayout(text, maxWidth: 120)
        #expect(layout.lineCount > 2)
        #expect(abs(layout.size.height - Self.lineHeight * CGFloat(layout.lineCount)) < 1e-6)
        #expect(layout.size.width <= 120)
        let string = text.string as NSString
        for line in layout.lines.dropLast() { #expect(string.substring(with: line.range).hasSuffix(" ")) }
        let whole = layout.lines.map { string.substring(with: $0.range) }.joined()
        #expect(whole == text.string)
        for (a, b) in zip(layout.lines, layout.lines.dropFirst()) {
            #expect(abs(b.baseline - a.baseline - Self.lineHeight) < 1e-6)
        }
    }

    @Test("Hangul breaks between syllables, and a word that is too long inside")
    func breaking() {
        let korean = TextLayout(styled("가나다라마바사아자차카타파하"), maxWidth: 60)
        #expect(korean.lineCount > 3)
        #expect(korean.size.width <= 60)
        let long = TextLayout(styled("incomprehensibilities"), maxWidth: 60)
        #expect(long.lineCount > 2)
        #expect(long.lines[0].range.location == 0)
        #expect(long.size.width <= 60)
    }

    @Test("A width that was measured is enough", arguments: ["Label", "안녕하세요, 세계", "a b c d e f g", "No Repositories"])
    func measuredWidths(text: String) {
        let size = TextLayout(styled(text)).size
        let truncating = ParagraphStyle(lineBreak: .byTruncatingTail)
        #expect(TextLayout(styled(text), maxWidth: size.width).lineCount == 1)
        #expect(!TextLayout(styled(text, 17, truncating), maxWidth: size.width, maxLines: 1).isTruncated)
        #expect(!TextLayout(styled(text, 17, truncating), maxWidth: Double(Float(size.width)), maxLines: 1).isTruncated)
        #expect(TextLayout(styled(text, 17, truncating), maxWidth: size.width - 1, maxLines: 1).isTruncated)
    }

    @Test(
        "Truncated text fits",
        arguments: [
            ParagraphStyle.LineBreak.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ])
    func truncation(mode: ParagraphStyle.LineBreak) {
        let text = styled("The quick brown fox jumps over the lazy dog", 17, ParagraphStyle(lineBreak: mode))
        let one = TextLayout(text, maxWidth: 150, maxLines: 1)
        #expect(one.isTruncated && one.lineCount == 1)
        #expect(one.size.width <= 150.02 && one.size.width > 120)
        let two = TextLayout(text, maxWidth: 150, maxLines: 2)
        #expect(two.isTruncated && two.lineCount == 2)
        #expect(two.lines[1].rect.width <= 150.02)
        #expect(!TextLayout(text, maxWidth: 400, maxLines: 2).isTruncated)
        #expect(!TextLayout(text, maxWidth: 150).isTruncated, "as many lines as it takes")
    }

    @Test("An ellipsis follows a character, not a space")
    func ellipses() {
        let tail = ParagraphStyle(lineBreak: .byTruncatingTail)
        let whole = TextLayout(styled("aaa bbbb", 17, tail))
        // Room for "aaa ", an ellipsis and a little more, but not for a "b".
        let room = whole.caretRect(at: 4).minX + TextLayout(styled("…")).size.width + 3
        let layout = TextLayout(styled("aaa bbbb", 17, tail), maxWidth: room, maxLines: 1)
        #expect(layout.isTruncated)
        // What is left out counts in the letters' spacing.
        #expect(abs(layout.size.width - TextLayout(styled("aaa…")).size.width) < 1)
    }

    @Test("A paragraph that is left out is noticed")
    func leftOutParagraphs() {
        let text = styled("One\nTwo", 17, ParagraphStyle(lineBreak: .byTruncatingTail))
        let layout = TextLayout(text, maxWidth: 200, maxLines: 1)
        #expect(layout.isTruncated)
        #expect(layout.size.width > TextLayout(styled("One")).size.width, "an ellipsis says so")
        let clipped = TextLayout(styled("One\nTwo"), maxWidth: 200, maxLines: 1).size.width
        #expect(abs(clipped - TextLayout(styled("One")).size.width) < 1)
    }

    @Test("Clipped text is longer than its room")
    func clipping() {
        let text = styled("The quick brown fox jumps", 17, ParagraphStyle(lineBreak: .byClipping))
        let layout = TextLayout(text, maxWidth: 100, maxLines: 1)
        #expect(layout.lineCount == 1)
        #expect(layout.size.width > 100)
        #expect(layout.isTruncated)
    }

    @Test(
        "Alignment moves lines in their room",
        arguments: [
            (ParagraphStyle.Alignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1),
        ])
    func alignment(alignment: ParagraphStyle.Alignment, share: CGFloat) {
        let layout = TextLayout(styled("Label", 17, ParagraphStyle(alignment: alignment)), maxWidth: 200)
        #expect(abs(layout.lines[0].rect.minX - (200 - layout.size.width) * share) < 1e-6)
    }

    @Test("Justified lines fill their room, the last one doesn't")
    func justification() {
        let layout = TextLayout(
            styled("The quick brown fox jumps over the lazy dog", 17, ParagraphStyle(alignment: .justified)),
            maxWidth: 130)
        for line in layout.lines.dropLast() { #expect(abs(line.rect.width - 130) < 0.5, "\(line.rect)") }
        #expect(layout.lines.last!.rect.width < 125)
    }

    @Test("Text from the right begins there")
    func rightToLeft() {
        let layout = TextLayout(styled("שלום", 17, ParagraphStyle(rightToLeft: true)), maxWidth: 200)
        #expect(abs(layout.lines[0].rect.maxX - 200) < 1e-6)
        #expect(abs(layout.caretRect(at: 0).minX - 200) < 0.5)
        #expect(layout.caretRect(at: 4).minX < 170)
    }

    @Test("Indents and spacing")
    func paragraphs() {
        let style = ParagraphStyle(
            lineSpacing: 4, paragraphSpacing: 10, firstLineHeadIndent: 30, headIndent: 10, tailIndent: -20)
        let layout = TextLayout(styled("The quick brown fox jumps over\nNext", 17, style), maxWidth: 160)
        let lines = layout.lines
        #expect(lines.count >= 3)
        #expect(lines[0].rect.minX == 30)
        #expect(lines[1].rect.minX == 10)
        #expect(lines.last!.rect.minX == 30)
        #expect(lines.allSatisfy { $0.rect.maxX <= 140.1 })
        #expect(abs(lines[1].rect.minY - Self.lineHeight - 4) < 1e-6)
        #expect(abs(lines.last!.rect.minY - lines[lines.count - 2].rect.maxY - 14) < 1e-6)
        #expect(abs(layout.size.height - lines.last!.rect.maxY) < 1e-6, "no spacing after the last line")
    }

    @Test("What makes a line higher goes above its characters")
    func lineHeightLimits() {
        let high = TextLayout(styled("A\nB", 17, ParagraphStyle(minimumLineHeight: 30)))
        #expect(high.size.height == 60)
        #expect(abs(high.firstBaseline - (30 + 17 * -494 / 2048)) < 1e-6)
        #expect(TextLayout(styled("A", 17, ParagraphStyle(maximumLineHeight: 12))).size.height == 12)
        #expect(
            abs(TextLayout(styled("A", 17, ParagraphStyle(lineHeightMultiple: 2))).size.height - Self.lineHeight * 2)
                < 1e-6)
    }

    @Test("The largest font makes the line")
    func mixedSizes() {
        let text = StyledText(
            string: "small LARGE",
            runs: [
                (NSRange(location: 0, length: 6), TextStyle(font: FontDescriptor(size: 12))),
                (NSRange(location: 6, length: 5), TextStyle(font: FontDescriptor(size: 30))),
            ])
        let layout = TextLayout(text)
        #expect(abs(layout.size.height - 30 * 2444 / 2048) < 1e-6)
        #expect(abs(layout.firstBaseline - 30 * 1950 / 2048) < 1e-6)
        #expect(layout.size.width > TextLayout(styled("small LARGE", 12)).size.width)
        let narrow = TextLayout(text, maxWidth: 100)
        #expect(narrow.lineCount == 2)
        #expect(abs(narrow.lines[0].rect.height - 12 * 2444 / 2048) < 1e-6)
    }

    @Test("A raised run makes room above")
    func baselineOffsets() {
        var raised = TextStyle(font: FontDescriptor(size: 17))
        raised.baselineOffset = 6
        let layout = TextLayout(
            StyledText(
                string: "x2",
                runs: [
                    (NSRange(location: 0, length: 1), TextStyle(font: FontDescriptor(size: 17))),
                    (NSRange(location: 1, length: 1), raised),
                ]))
        #expect(abs(layout.size.height - Self.lineHeight - 6) < 1e-6)
    }

    @Test("Kerning widens, digits can be equally wide")
    func spacing() {
        var style = TextStyle(font: FontDescriptor(size: 17))
        let plain = TextLayout(StyledText("1234", style: style)).size.width
        style.kern = 5
        #expect(TextLayout(StyledText("1234", style: style)).size.width >= plain + 15)
        var digits = FontDescriptor(size: 17)
        digits.monospacedDigits = true
        func width(_ text: String) -> CGFloat {
            TextLayout(StyledText(text, style: TextStyle(font: digits))).size.width
        }
        #expect(abs(width("1111") - width("0000")) < 1e-6)
        #expect(TextLayout(styled("1111")).size.width < TextLayout(styled("0000")).size.width)
    }

    @Test("Arrows stay what was typed")
    func noArrows() {
        let width = TextLayout(styled("->")).size.width
        #expect(abs(width - TextLayout(styled("-")).size.width - TextLayout(styled(">")).size.width) < 1)
        #expect(TextLayout(styled("->")).caretRect(at: 1).minX > 3)
    }

    @Test(
        "Strange texts",
        arguments: [
            "a\0b", "\n", "a\n", "\r\n\r\n", "\u{2028}\u{2029}", "\u{200D}\u{FE0F}", "\u{202E}abc",
            "e\u{301}\u{302}\u{303}",
            String(repeating: "é", count: 3000),
        ])
    func strangeTexts(text: String) {
        for mode in [ParagraphStyle.LineBreak.byWordWrapping, .byTruncatingMiddle, .byClipping, .byCharWrapping] {
            for lines in [0, 1, 2] {
                for width in [nil, 0, 50, CGFloat.infinity] as [CGFloat?] {
                    let layout = TextLayout(
                        styled(text, 17, ParagraphStyle(lineBreak: mode)), maxWidth: width, maxLines: lines)
                    #expect(layout.lineCount >= 1)
                    #expect(layout.size.height.isFinite && layout.size.width.isFinite)
                    if lines > 0 { #expect(layout.lineCount <= lines) }
                    #expect(layout.lines.allSatisfy { NSMaxRange($0.range) <= text.utf16.count })
                }
            }
        }
    }

    @Test("Lines of an empty text, and after a last newline")
    func emptyLines() {
        #expect(TextLayout(styled("")).lineCount == 1)
        #expect(TextLayout(styled("a\n")).lineCount == 2)
        #expect(TextLayout(styled("a\n")).lines[1].range == NSRange(location: 2, length: 0))
    }

    @Test("Threads measure alike")
    func threads() async {
        let texts = (0..<40).map { "Text \($0) 한글 👍🏽 with some words" }
        let expected = texts.map { TextLayout(styled($0), maxWidth: 100).size }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { texts.map { TextLayout(styled($0), maxWidth: 100).size } == expected }
            }
            for await same in group { #expect(same) }
        }
        let onMain = await MainActor.run { texts.map { TextLayout(styled($0), maxWidth: 100).size } }
        #expect(onMain == expected)
    }

    @Test("The same text in the same room is laid out once")
    func caching() {
        let text = styled("cached \(UUID())")
        let first = TextLayout.cached(text, maxWidth: 100)
        #expect(TextLayout.cached(styled(text.string), maxWidth: 100) === first)
        #expect(TextLayout.cached(text, maxWidth: 101) !== first)
        #expect(TextLayout.cached(styled(text.string, 18), maxWidth: 100) !== first)
        #expect(TextLayout.measure(text, maxWidth: 100) == first.size)
        for i in 0..<2000 { _ = TextLayout.measure(styled("filler \(i)")) }
        #expect(TextLayout.cached(text, maxWidth: 100) !== first, "it was let go of")
    }

    @Test("A layout is released on any thread")
    @MainActor
    func lifetimes() async throws {
        weak var gone: TextLayout?
        var layout: TextLayout? = TextLayout(styled("main"))
        gone = layout
        _ = try picture { canvas in canvas.draw(layout!, at: .zero) }
        let carried = Unchecked(layout)
        layout = nil
        await Task.detached { _ = carried.value?.size }.value
        _ = consume carried
        #expect(gone == nil)
    }

    @Test("Any text in any room is laid out within it, and every offset has a place")
    @MainActor func anyText() {
        var random = SplitMix(state: 0x5EA3)
        let pieces = [
            "a", "W", " ", "  ", "\n", "한", "글자 ", "👍🏽", "👨‍👩‍👧‍👦", "שלום", "العربية", "日本", "e\u{301}", "\t", "-", "…", "ﬁ",
            "🇰🇷",
            "\u{200B}", "\u{2028}", "long-word", "\u{FFFC}", "\r\n", "Ä", "ไทย", "\u{0}", "\u{202B}",
        ]
        let modes: [ParagraphStyle.LineBreak] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ]
        for _ in 0..<200 {
            let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            let count = text.utf16.count
            let cut = Int.random(in: 0...count, using: &random)
            let mode = modes.randomElement(using: &random)!
            let paragraph = ParagraphStyle(
                alignment: [.natural, .left, .center, .right, .justified].randomElement(using: &random)!,
                lineBreak: mode, rightToLeft: Bool.random(using: &random))
            let small = TextStyle(font: FontDescriptor(size: 10), kern: CGFloat.random(in: -1...2, using: &random))
            let large = TextStyle(font: FontDescriptor(size: 24, weight: 700, isItalic: true), underline: .single)
            let styled = StyledText(
                string: text,
                runs: [
                    (NSRange(location: 0, length: cut), small), (NSRange(location: cut, length: count - cut), large),
                ], paragraph: paragraph)
            let width: CGFloat? = [nil, 0, 5, 40, 100, 100].randomElement(using: &random)!
            let maxLines = Int.random(in: 0...3, using: &random)
            let layout = TextLayout(styled, maxWidth: width, maxLines: maxLines)
            #expect(layout.lineCount >= 1 && (maxLines == 0 || layout.lineCount <= maxLines))
            #expect(layout.lines.reduce(0) { max($0, NSMaxRange($1.range)) } <= count)
            for (a, b) in zip(layout.lines, layout.lines.dropFirst()) {
                #expect(a.rect.maxY <= b.rect.minY + 1e-6 && NSMaxRange(a.range) <= b.range.location)
            }
            if let width, width >= 100, mode == .byWordWrapping || mode == .byCharWrapping {
                // A tab or an emoji may be wider than the room, and nothing else.
                #expect(layout.size.width <= width + 33 + 1, "\(text.debugDescription) in \(width)")
            }
            for offset in 0...count {
                let caret = layout.caretRect(at: offset)
                #expect(caret.minX.isFinite && caret.minY >= 0 && caret.maxY <= layout.size.height + 1e-6)
                let hit = layout.index(at: CGPoint(x: caret.minX, y: caret.midY))
                #expect((0...count).contains(hit))
            }
            _ = layout.selectionRects(for: NSRange(location: 0, length: count))
        }
    }
}

/// Repeatable random numbers.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
