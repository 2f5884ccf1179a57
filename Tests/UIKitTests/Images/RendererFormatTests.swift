import Testing
import UIKit

@MainActor @Suite("Formats of renderers") struct RendererFormatTests {
    @Test func anImageNamesItsOwn() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        #expect(format.preferredRange == .automatic && !format.prefersExtendedRange)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.red.setStroke()
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4), blendMode: .normal)
        }
        #expect(image.imageRendererFormat.scale == 2 && image.imageRendererFormat.preferredRange == .standard)
        format.prefersExtendedRange = true
        #expect(format.preferredRange == .extended)
    }

    @Test func aTextViewMayNameItsLayout() {
        let view = UITextView(usingTextLayoutManager: false)
        view.text = "a"
        #expect(view.frame == .zero && view.text == "a")
    }
}
