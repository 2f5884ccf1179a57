import CoreGraphics
import Foundation
import ReferencePictures
import Testing

@testable import Stage

@Suite("Reference pictures") @MainActor
struct ReferenceTests {
    @Test("Shapes", arguments: [1.0, 2])
    func shapes(scale: CGFloat) throws {
        let image = try picture(200, 120, scale: scale, background: .white) { canvas in
            let card = RoundedRect(CGRect(x: 15, y: 15, width: 80, height: 40), radius: 10)
            canvas.shadow(card, color: CGColor(gray: 0, alpha: 0.4), offset: CGSize(width: 0, height: 3), radius: 4)
            canvas.fill(card, CGColor(red: 0, green: 0.48, blue: 1, alpha: 1))
            canvas.border(card, width: 2, color: .black)
            canvas.linearGradient(
                CGRect(x: 110, y: 15, width: 40, height: 40), colors: [.white, .black], from: CGPoint(x: 110, y: 15),
                to: CGPoint(x: 150, y: 55))
            canvas.save()
            canvas.translate(x: 175, y: 35)
            canvas.concatenate(CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1, y: 0.6))
            canvas.fill(CGRect(x: -15, y: -15, width: 30, height: 30), red)
            canvas.restore()
            let wave = CGMutablePath()
            wave.move(to: CGPoint(x: 15, y: 90))
            wave.addCurve(
                to: CGPoint(x: 185, y: 90), control1: CGPoint(x: 70, y: 50), control2: CGPoint(x: 130, y: 130))
            canvas.stroke(wave, blue, StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        #expect(try ReferencePicture.mismatch(of: image, with: "shapes-\(Int(scale))x") == nil)
    }

    @Test("Text", arguments: [1.0, 2, 3])
    func text(scale: CGFloat) throws {
        let image = try picture(240, 150, scale: scale, background: .white) { canvas in
            var y: CGFloat = 8
            @MainActor func put(_ layout: TextLayout) {
                canvas.draw(layout, at: CGPoint(x: 10, y: y))
                y += layout.size.height + 4
            }
            put(TextLayout(styled("Hello, World! 12:34 -> ok")))
            put(TextLayout(styled("안녕하세요 👋🏽 👨‍👩‍👧‍👦 日本語")))
            put(TextLayout(styled("Large Title", 28, weight: 700)))
            let tail = ParagraphStyle(alignment: .center, lineBreak: .byTruncatingTail)
            put(
                TextLayout(
                    styled("두 줄로 나뉘고 끝이 잘리는 a text that wraps and is then truncated at its end", 13, tail),
                    maxWidth: 220, maxLines: 2))
        }
        #expect(try ReferencePicture.mismatch(of: image, with: "text-\(Int(scale))x") == nil)
    }
}
