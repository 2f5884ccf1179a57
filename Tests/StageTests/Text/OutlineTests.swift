import CoreGraphics
import Testing

@testable import Stage

@Suite struct OutlineTests {
    private func layout(_ text: String, _ font: FontDescriptor) -> TextLayout {
        TextLayout(StyledText(text, style: TextStyle(font: font)))
    }

    @Test func outlinesLieWhereTheTextDoes() {
        let font = FontDescriptor(size: 40)
        let one = layout("I", font).outlines.boundingBoxOfPath
        // From the baseline up, as high as a capital letter.
        #expect(abs(one.height - font.metrics.capHeight) < 2)
        #expect(one.minY > 0 && one.maxY < font.metrics.lineHeight)
        let two = layout("I\nI", font).outlines.boundingBoxOfPath
        #expect(abs(two.height - one.height - font.metrics.lineHeight) < 1)
        // An area with a hole.
        #expect(!layout("O", font).outlines.contains(CGPoint(x: 15, y: one.midY)))
        #expect(layout("", font).outlines.isEmpty && layout(" ", font).outlines.boundingBoxOfPath.isEmpty)
    }

    @Test func smallCapitalsAreLowerThanOthers() {
        var font = FontDescriptor(size: 40)
        func height(_ text: String, _ capitals: FontDescriptor.SmallCapitals) -> CGFloat {
            font.smallCapitals = capitals
            return layout(text, font).outlines.boundingBoxOfPath.height
        }
        let capital = height("H", .none)
        for (text, capitals) in [
            ("h", FontDescriptor.SmallCapitals.lowercase), ("H", .uppercase), ("H", .all), ("h", .all),
        ] {
            #expect(height(text, capitals) < capital * 0.9, "\(text) \(capitals)")
            #expect(height(text, capitals) > capital * 0.6, "\(text) \(capitals)")
        }
        #expect(abs(height("H", .lowercase) - capital) < 0.01)
        #expect(abs(height("x", .uppercase) - height("x", .none)) < 0.01)
        // What has no capitals stays.
        font.smallCapitals = .all
        let hangul = layout("한글 12", font).size
        font.smallCapitals = .none
        #expect(abs(hangul.height - layout("한글 12", font).size.height) < 0.01)
    }
}
