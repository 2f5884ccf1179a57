import CoreGraphics
import Foundation
import Testing

@testable import Stage

@Suite("Text positions")
struct TextPositionTests {
    @Test(
        "Caret and hit agree at every boundary between characters",
        arguments: [
            "Hello, World!", "안녕 세계", "a👨‍👩‍👧‍👦b", "👍🏽🇰🇷1️⃣", "e\u{301}te\u{301}", "日本語",
        ])
    func roundTrips(text: String) {
        let layout = TextLayout(styled(text))
        var offset = 0
        var last: CGFloat = -1
        for character in text {
            let caret = layout.caretRect(at: offset)
            #expect(caret.minX > last, "carets go on to the right: \(text) at \(offset)")
            last = caret.minX
            #expect(layout.index(at: CGPoint(x: caret.minX + 0.5, y: 5)) == offset)
            offset += character.utf16.count
        }
        #expect(layout.index(at: CGPoint(x: 10_000, y: 5)) == text.utf16.count)
        #expect(layout.index(at: CGPoint(x: -10, y: -10)) == 0)
        #expect(abs(layout.caretRect(at: offset).minX - layout.size.width) < 0.5)
        #expect(layout.caretRect(at: 0).height == layout.size.height)
    }

    @Test("A hit never falls inside of what people see as one character")
    func graphemes() {
        let text = "x👨‍👩‍👧‍👦y"
        let layout = TextLayout(styled(text))
        let boundaries: Set = [0, 1, 12, 13]
        for x in stride(from: -5, through: layout.size.width + 5, by: 0.5) {
            #expect(boundaries.contains(layout.index(at: CGPoint(x: x, y: 5))))
        }
    }

    @Test("The nearer side of a character counts")
    func halves() {
        let layout = TextLayout(styled("WW"))
        let width = layout.caretRect(at: 1).minX
        #expect(layout.index(at: CGPoint(x: width * 0.4, y: 5)) == 0)
        #expect(layout.index(at: CGPoint(x: width * 0.6, y: 5)) == 1)
    }

    @Test("Lines are hit by their height; a line's end stays on the line")
    func lines() {
        let text = "The quick brown fox jumps over the lazy dog"
        let layout = TextLayout(styled(text), maxWidth: 120)
        let second = layout.lines[1]
        #expect(layout.index(at: CGPoint(x: 0, y: second.rect.midY)) == second.range.location)
        let end = layout.index(at: CGPoint(x: 500, y: layout.lines[0].rect.midY))
        #expect(end == second.range.location - 1)
        #expect(layout.caretRect(at: end).midY == layout.lines[0].rect.midY)
        #expect(layout.caretRect(at: second.range.location).minY == second.rect.minY)
        #expect(layout.index(at: CGPoint(x: 0, y: 10_000)) == layout.lines.last!.range.location)
    }

    @Test("The caret of an empty last line is on it")
    func lastLine() {
        let layout = TextLayout(styled("ab\n"))
        #expect(layout.caretRect(at: 3).minY > 10)
        #expect(layout.caretRect(at: 3).minX == 0)
        #expect(layout.index(at: CGPoint(x: 50, y: 5)) == 2, "before the newline, not after it")
        #expect(layout.index(at: CGPoint(x: 50, y: 30)) == 3)
    }

    @Test("A selection covers its characters, line by line")
    func selections() {
        let text = "The quick brown fox jumps over the lazy dog"
        let layout = TextLayout(styled(text), maxWidth: 120)
        let all = layout.selectionRects(for: NSRange(location: 0, length: text.utf16.count))
        #expect(all.count == layout.lineCount)
        for (rect, line) in zip(all, layout.lines) {
            #expect(rect.minY == line.rect.minY && rect.height == line.rect.height)
            #expect(rect.width >= line.rect.width - 1)
        }
        let part = layout.selectionRects(for: NSRange(location: 4, length: 5))
        #expect(part.count == 1)
        #expect(abs(part[0].minX - layout.caretRect(at: 4).minX) < 0.01)
        #expect(abs(part[0].maxX - layout.caretRect(at: 9).minX) < 0.01)
        #expect(layout.selectionRects(for: NSRange(location: 4, length: 0)).isEmpty)
        #expect(layout.selectionRects(for: NSRange(location: 400, length: 10)).isEmpty)
    }

    @Test("A selection over mixed directions is in pieces")
    func bidi() {
        let text = "abc שלום def"
        let layout = TextLayout(styled(text))
        // From inside the Latin to inside the Hebrew: what is selected of the Hebrew is at its right.
        let rects = layout.selectionRects(for: NSRange(location: 1, length: 5))
        #expect(rects.count == 2)
        #expect(rects[0].maxX < rects[1].minX)
        #expect(layout.selectionRects(for: NSRange(location: 0, length: text.utf16.count)).count == 1)
    }

    @Test("Aligned lines are hit where they are shown")
    func aligned() {
        let layout = TextLayout(styled("Label", 17, ParagraphStyle(alignment: .center)), maxWidth: 200)
        #expect(layout.caretRect(at: 0).minX > 70)
        #expect(layout.index(at: CGPoint(x: 100, y: 5)) > 0)
        #expect(layout.index(at: CGPoint(x: 10, y: 5)) == 0)
        #expect(abs(layout.selectionRects(for: NSRange(location: 0, length: 5))[0].midX - 100) < 0.5)
    }

    @Test("Offsets inside a character mean its start")
    func halfCharacters() {
        let layout = TextLayout(styled("a😀b"))
        #expect(layout.caretRect(at: 2).minX == layout.caretRect(at: 1).minX)
        let offsets = TextOffsets("a😀é한")
        #expect(offsets.utf8(fromUTF16: 2) == 1)
        #expect(offsets.utf8(fromUTF16: 3) == 5)
        #expect(offsets.utf16(fromUTF8: 7) == 4)
        #expect(offsets.utf16(fromUTF8: 100) == 5)
        #expect(offsets.utf16(fromUTF8: 3) == 1)
    }
}
