import CoreText
import Stage
import Testing
import UIKit

@MainActor
@Suite struct CoreTextTests {
    private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        let font = CTFontCreateWithName("Helvetica-Bold" as CFString, 20, nil)
        return NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { $1 })
    }

    /// A context of 100 by 100 pixels, y upwards, and how many of its pixels in a part, from the top, have ink.
    private func bitmap() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 400,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    private func ink(_ context: CGContext, _ rows: Range<Int>) throws -> Int {
        let bytes = try #require(context.makeImage()?.dataProvider?.data as Data?)
        return rows.reduce(0) { sum, row in
            sum + (0..<100).count { bytes[bytes.startIndex + row * 400 + $0 * 4 + 3] > 127 }
        }
    }

    @Test func aFileHasAScopeOnceItIsRegistered() throws {
        let name = try #require(UIFont(name: "NotoSansMono-Regular", size: 12) ?? UIFont(name: "DejaVuSans", size: 12))
        let file = try #require(FontLibrary.file(named: name.fontName)?.path)
        let copy = FileManager.default.temporaryDirectory.appending(path: "scope-\(UUID().uuidString).ttf")
        try FileManager.default.copyItem(atPath: file, toPath: copy.path)
        defer { try? FileManager.default.removeItem(at: copy) }
        #expect(CTFontManagerGetScopeForURL(copy as CFURL) == .none)
        #expect(CTFontManagerRegisterFontsForURL(copy as CFURL, .process, nil))
        #expect(CTFontManagerGetScopeForURL(copy as CFURL) == .process)
        let missing = URL(filePath: "/nowhere/font.ttf") as CFURL
        #expect(!CTFontManagerRegisterFontsForURL(missing, .process, nil))
        #expect(CTFontManagerGetScopeForURL(missing) == .none)
    }

    @Test func aFontIsUIKits() {
        let font = CTFontCreateWithName("Helvetica-Bold" as CFString, 0, nil)
        #expect(CTFontGetSize(font) == 12)
        #expect(CTFontCopyFamilyName(font) as String == "Helvetica")
        #expect(CTFontGetDescent(font) > 0 && CTFontGetDescent(font) == -font.descender)
        #expect(CTFontCopyFamilyName(CTFontCreateWithName("NoSuchFont" as CFString, 9, nil)) as String == "Helvetica")
    }

    @Test func aLineIsMeasured() {
        let line = CTLineCreateWithAttributedString(text("한국 text  "))
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        let short = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("한국 text")), nil, nil, nil)
        #expect(width > short && abs(width - short - CTLineGetTrailingWhitespaceWidth(line)) < 0.5)
        #expect(ascent > 10 && descent > 2)
        #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 9))
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        let middle = CTLineGetOffsetForStringIndex(line, 3, nil)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: middle, y: 2)) == 3)
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, width + 10) == 5)
        let bounds = CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
        #expect(bounds.minY == -descent && abs(bounds.height - ascent - descent) < 0.01)
    }

    @Test func aLineHasRuns() {
        let mixed = NSMutableAttributedString(attributedString: text("ab"))
        mixed.append(text("cde", [.foregroundColor: UIColor.red.cgColor]))
        let line = CTLineCreateWithAttributedString(mixed)
        let runs = CTLineGetGlyphRuns(line)
        #expect(CFArrayGetCount(runs) == 2)
        let second = runs[1] as! CTRun
        #expect(CTRunGetStringRange(second) == CFRangeMake(2, 3))
        let widths = (0..<2).map { CTRunGetTypographicBounds(runs[$0] as! CTRun, CFRange(), nil, nil, nil) }
        #expect(abs(widths[0] + widths[1] - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.5)
    }

    @Test func aLineStandsOnTheTextPosition() throws {
        let context = try bitmap()
        let line = CTLineCreateWithAttributedString(text("HHHH"))
        context.textPosition = CGPoint(x: 10, y: 50)
        CTLineDraw(line, context)
        // Capitals are above the baseline, which is 50 pixels from the bottom.
        #expect(try ink(context, 30..<50) > 100)
        #expect(try ink(context, 51..<100) == 0)
        #expect(context.textPosition.x > 50)
    }

    @Test func aFrameBreaksLinesThatHaveRoom() throws {
        let setter = CTFramesetterCreateWithAttributedString(text("one two three four"))
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: 60, height: 1e7), nil)
        #expect(size.width <= 60 && size.height > 60)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: size.height / 2), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
        let lines = CTFrameGetLines(frame) as! [CTLine]
        #expect(!lines.isEmpty)
        let visible = CTFrameGetVisibleStringRange(frame)
        #expect(visible.location == 0 && visible.length > 0 && visible.length < 18)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        #expect(origins.allSatisfy { $0.y > 0 && $0.y < size.height / 2 })
        #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
        let context = try bitmap()
        CTFrameDraw(frame, context)
        // The box is at the bottom.
        #expect(try ink(context, 0..<(99 - Int(size.height / 2))) == 0)
        #expect(try ink(context, (100 - Int(size.height / 2))..<100) > 50)
    }

    @Test func coloursOfGraphicsAreDrawn() throws {
        let context = try bitmap()
        context.textPosition = CGPoint(x: 5, y: 40)
        CTLineDraw(
            CTLineCreateWithAttributedString(text("MMM", [.foregroundColor: UIColor.red.cgColor])), context)
        let image = try #require(context.makeImage())
        let colors = image.withPixels { bytes in
            stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0 + 3] == 255 }.map {
                (bytes[$0 + 2], bytes[$0 + 1])
            }
        }
        #expect(!colors.isEmpty && colors.allSatisfy { $0.0 > 200 && $0.1 < 60 })
    }

    @Test func aFontThatIsThereIsNotRegisteredAgain() throws {
        let font = try #require(CGFont("Helvetica" as CFString))
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        let missing = URL(fileURLWithPath: "/nowhere/font.ttf") as CFURL
        #expect(!CTFontManagerRegisterFontsForURL(missing, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    }
}
