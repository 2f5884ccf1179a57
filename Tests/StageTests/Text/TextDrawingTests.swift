import CoreGraphics
import Foundation
import ReferencePictures
import Testing

@testable import Stage

@Suite("Text drawing") @MainActor
struct TextDrawingTests {
    private func box(_ image: CGImage, _ isInk: (Pixel) -> Bool = { $0.alpha > 60 }) -> CGRect {
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where isInk(image[x, y]) {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("Ink is at the same place at every scale")
    func scales() throws {
        let layout = TextLayout(styled("Hillside 한글"))
        let boxes = try [1.0, 2, 3].map { scale in
            let image = try picture(120, 30, scale: scale) { $0.draw(layout, at: CGPoint(x: 5, y: 3)) }
            return box(image).applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        }
        for other in boxes.dropFirst() {
            #expect(abs(other.minX - boxes[0].minX) <= 1 && abs(other.maxX - boxes[0].maxX) <= 1)
            #expect(abs(other.minY - boxes[0].minY) <= 1 && abs(other.maxY - boxes[0].maxY) <= 1)
        }
        let ink = layout.inkBounds.offsetBy(dx: 5, dy: 3)
        #expect(abs(ink.minX - boxes[2].minX) < 0.7 && abs(ink.maxX - boxes[2].maxX) < 0.7, "\(ink) \(boxes[2])")
        #expect(abs(ink.minY - boxes[2].minY) < 0.7 && abs(ink.maxY - boxes[2].maxY) < 0.7)
    }

    @Test("Capitals stand on the baseline")
    func baseline() throws {
        let layout = TextLayout(styled("HHH"))
        let image = try picture(60, 30, scale: 3) { $0.draw(layout, at: .zero) }
        #expect(abs(box(image).maxY / 3 - layout.firstBaseline) < 0.5)
        #expect(abs(box(image).minY / 3 - (layout.firstBaseline - 17 * 0.7046)) < 0.8)
    }

    @Test("A text takes the drawing's colour unless it has its own")
    func colors() throws {
        var style = TextStyle(font: FontDescriptor(size: 30, weight: 900))
        let plain = TextLayout(StyledText("■I", style: style))
        for color in [red, blue, red] {
            let image = try picture(60, 40) { $0.draw(plain, at: .zero, color: color) }
            let ink = (0..<60).map { image[$0, 20] }.first { $0.alpha == 255 }
            #expect(ink == (color == red ? .red : .blue))
        }
        style.color = red
        let own = TextLayout(StyledText("■I", style: style))
        let image = try picture(60, 40) { $0.draw(own, at: .zero, color: blue) }
        #expect((0..<60).map { image[$0, 20] }.contains(.red))
    }

    @Test("A line follows the outlines, with the characters filled or not", arguments: [true, false])
    func outlines(isFilled: Bool) throws {
        var style = TextStyle(font: FontDescriptor(size: 30, weight: 900), color: red)
        let plain = TextLayout(StyledText("■", style: style))
        style.outline = TextOutline(width: 4, color: blue, isFilled: isFilled)
        let lined = TextLayout(StyledText("■", style: style))
        #expect(lined.size == plain.size)
        let image = try picture(60, 40) { $0.draw(lined, at: CGPoint(x: 10, y: 0)) }
        let filled = box(try picture(60, 40) { $0.draw(plain, at: CGPoint(x: 10, y: 0)) }, { $0.alpha == 255 })
        let middle = image[Int(filled.midX), Int(filled.midY)]
        #expect(isFilled ? middle == .red : middle.alpha == 0)
        #expect(image[Int(filled.minX), Int(filled.midY)] == .blue)
        // Half of the line is outside.
        #expect(abs(box(image, { $0 == .blue }).minX - (filled.minX - 2)) <= 1)
    }

    @Test("A shadow is under the characters and their lines, and not under the background")
    func shadows() throws {
        var style = TextStyle(font: FontDescriptor(size: 30, weight: 900), color: red)
        style.shadow = TextShadow(color: blue, offset: CGSize(width: 4, height: 3), blur: 0)
        let layout = TextLayout(StyledText("■", style: style))
        func check(_ image: CGImage) throws {
            let ink = box(image, { $0 == .red })
            let shadow = box(image, { $0 == .blue })
            #expect(!ink.isNull && abs(shadow.maxX - ink.maxX - 4) <= 1 && abs(shadow.maxY - ink.maxY - 3) <= 1)
            #expect(image[Int(ink.midX), Int(ink.midY)] == .red)
        }
        try check(picture(60, 50) { $0.draw(layout, at: CGPoint(x: 5, y: 5)) })
        let context = try #require(CGContext(pixelsWide: 60, pixelsHigh: 50, scale: 1))
        layout.draw(in: context, at: CGPoint(x: 5, y: 5))
        try check(#require(context.makeImage()))

        style.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        style.color = .clear
        style.underline = .thick
        style.underlineColor = red
        let lined = TextLayout(StyledText("■", style: style))
        let image = try picture(60, 50) { $0.draw(lined, at: CGPoint(x: 5, y: 5)) }
        let line = box(image, { $0 == .red })
        #expect(abs(box(image, { $0 == .blue }).maxX - line.maxX - 4) <= 1)
    }

    @Test("An emoji has its own colours, and its skin")
    func emoji() throws {
        func colours(_ text: String) throws -> Set<Int> {
            let image = try picture(60, 40, scale: 2) { $0.draw(TextLayout(styled(text, 30)), at: .zero) }
            var seen: Set<Int> = []
            for y in 0..<image.height {
                for x in 0..<image.width where image[x, y].alpha == 255 {
                    let p = image[x, y]
                    seen.insert((p.red / 16) * 256 + (p.green / 16) * 16 + p.blue / 16)
                }
            }
            return seen
        }
        #expect(try colours("👍").count > 5)
        #expect(try colours("👍") != colours("👍🏿"))
        #expect(try colours("A").count == 1)
    }

    @Test("Digits, spaces and signs are no emoji", arguments: ["0123456789", "1 # *", "© ®", "34"])
    func digits(text: String) throws {
        let image = try picture(120, 30, scale: 2) { $0.draw(TextLayout(styled(text)), at: .zero) }
        for y in 0..<image.height {
            for x in 0..<image.width { #expect(image[x, y].red == 0 && image[x, y].blue == 0) }
        }
        #expect(TextLayout(styled(text)).size.width < CGFloat(text.count) * 17)
    }

    @Test("Backgrounds, underlines and lines through")
    func decorations() throws {
        var style = TextStyle(font: FontDescriptor(size: 20), color: .black, backgroundColor: red)
        style.underline = .single
        style.underlineColor = blue
        let layout = TextLayout(StyledText("   ", style: style))
        let image = try picture(40, 40, scale: 4) { $0.draw(layout, at: .zero) }
        #expect(image[4, 4] == .red)
        let under = Int((layout.firstBaseline + 2) * 4)
        #expect(image[4, under] == .blue)
        #expect(image[4, Int(layout.size.height * 4) + 4] == .clear)
        style.underline = .none
        style.backgroundColor = nil
        style.strikethrough = .double
        let struck = try picture(40, 40, scale: 4) {
            $0.draw(TextLayout(StyledText("   ", style: style)), at: .zero)
        }
        let rows = (0..<160).filter { struck[4, $0].alpha > 128 }
        #expect(!rows.isEmpty && rows.last! - rows.first! + 1 > rows.count, "two lines: \(rows)")
    }

    @Test("Lines of dashes and dots")
    func patterns() throws {
        var style = TextStyle(font: FontDescriptor(size: 20), color: .black)
        style.underline = .single
        func gaps(_ pattern: LinePattern) throws -> Int {
            style.underlinePattern = pattern
            let layout = TextLayout(StyledText("            ", style: style))
            let image = try picture(60, 40, scale: 4) { $0.draw(layout, at: .zero) }
            let under = Int((layout.firstBaseline + 2) * 4)
            let width = Int(min(layout.size.width, 60) * 4)
            return (1..<width).count { image[$0, under].alpha < 128 && image[$0 - 1, under].alpha >= 128 }
        }
        #expect(try gaps(.solid) == 0)
        let (dots, dashes) = (try gaps(.dot), try gaps(.dash))
        #expect(dashes >= 2 && dots > dashes)
        #expect(try gaps(.dashDot) > dashes)
    }

    @Test("A context shows what a canvas shows")
    func contexts() throws {
        let layout = TextLayout(styled("Canvas 한글 👍"))
        let canvas = try picture(140, 30, scale: 2) { $0.draw(layout, at: CGPoint(x: 4, y: 4), color: blue) }
        let context = try #require(CGContext(pixelsWide: 280, pixelsHigh: 60, scale: 2))
        layout.draw(in: context, at: CGPoint(x: 4, y: 4), color: blue)
        let image = try #require(context.makeImage())
        #expect(ReferencePicture.difference(canvas, image) < 0.01)
        #expect(image.inked > 500)
    }

    @Test("A context's text is drawn on any thread")
    func threads() async throws {
        let onMain = TextLayout(styled("thread"))
        let inked = await Task.detached {
            let context = CGContext(pixelsWide: 100, pixelsHigh: 30, scale: 1)!
            onMain.draw(in: context, at: .zero)
            TextLayout(styled("other")).draw(in: context, at: CGPoint(x: 50, y: 0))
            return context.makeImage()!.inked
        }.value
        #expect(inked > 100)
    }

    @Test("A picture stands on the baseline among the characters, in a canvas and in a context")
    func attachments() throws {
        let square = try picture(10, 10) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), red) }
        func layout(isTemplate: Bool) -> TextLayout {
            let plain = TextStyle(font: FontDescriptor(size: 17), color: blue)
            var pictured = plain
            pictured.attachment = TextAttachment(
                image: square, bounds: CGRect(x: 0, y: -4, width: 30, height: 30), isTemplate: isTemplate)
            return TextLayout(
                StyledText(
                    string: "  \u{FFFC}  ",
                    runs: [
                        (NSRange(location: 0, length: 2), plain), (NSRange(location: 2, length: 1), pictured),
                        (NSRange(location: 3, length: 2), plain),
                    ]))
        }
        let coloured = layout(isTemplate: false)
        #expect(coloured.firstBaseline == 26)
        #expect(abs(coloured.size.height - 26 - 17 * 494 / 2048) < 1e-6)
        let left = coloured.caretRect(at: 2).minX
        #expect(abs(coloured.caretRect(at: 3).minX - left - 30) < 1)
        for isTemplate in [false, true] {
            let layout = layout(isTemplate: isTemplate)
            let canvas = try picture(80, 40) { $0.draw(layout, at: .zero) }
            let context = try #require(CGContext(pixelsWide: 80, pixelsHigh: 40, scale: 1))
            layout.draw(in: context, at: .zero)
            for image in [canvas, try #require(context.makeImage())] {
                let x = Int(left) + 15
                #expect(image[x, 2].isNear(isTemplate ? .blue : .red), "\(image[x, 2])")
                #expect(image[x, 28].isNear(isTemplate ? .blue : .red))
                #expect(image[x, 31] == .clear)
                #expect(image[Int(left) - 3, 15] == .clear)
            }
        }
    }
}
