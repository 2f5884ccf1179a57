import Foundation
import Testing

@testable import UIKit

/// Where a layout manager says that characters lie, and what it draws.
@MainActor
@Suite struct LayoutManagerTests {
    private let storage = NSTextStorage(string: "")
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 400))

    init() {
        _ = TestScreen(nil as UIViewController?)
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.setAttributedString(
            NSAttributedString(string: "first\nsecond", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    }

    @Test func partsKnowEachOther() {
        #expect(manager.textStorage === storage)
        #expect(storage.layoutManagers == [manager])
        #expect(container.layoutManager === manager)
        #expect(manager.numberOfGlyphs == 12)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 12))
        manager.removeTextContainer(at: 0)
        storage.removeLayoutManager(manager)
        #expect(container.layoutManager == nil)
        #expect(manager.textStorage == nil)
    }

    @Test func pointsHitCharacters() {
        let second = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 1), in: container)
        #expect(second.minX == 0)
        #expect(second.minY > 20)
        #expect(manager.glyphIndex(for: CGPoint(x: second.midX, y: second.midY), in: container) == 6)
        var fraction: CGFloat = -1
        let quarter = CGPoint(x: second.minX + second.width * 0.75, y: second.midY)
        #expect(
            manager.characterIndex(for: quarter, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
                == 6)
        #expect(abs(fraction - 0.75) < 0.01)
        // Beyond the end of a line its last character is the nearest.
        #expect(manager.glyphIndex(for: CGPoint(x: 190, y: second.midY), in: container) == 11)
    }

    @Test func linesAreTold() {
        var lines: [(NSRange, CGFloat)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 12)) { rect, used, _, range, _ in
            lines.append((range, rect.width))
            #expect(used.width < rect.width)
        }
        #expect(lines.map(\.0.location) == [0, 6])
        #expect(lines.map(\.1) == [200, 200])
        let used = manager.usedRect(for: container)
        #expect(used.width > 40 && used.width < 200)
        var range = NSRange()
        let rect = manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: &range)
        #expect(range.location == 6)
        #expect(rect.maxY <= used.maxY + 0.01)
    }

    @Test func changesLayOutAnew() {
        let before = manager.usedRect(for: container)
        storage.append(NSAttributedString(string: "\nthird", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        #expect(manager.usedRect(for: container).height > before.height)
        container.size.width = 30
        #expect(manager.usedRect(for: container).width <= 30)
        container.maximumNumberOfLines = 1
        #expect(manager.usedRect(for: container).height < before.height)
    }

    @Test func textAndWhatIsBehindItAreDrawn() throws {
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
        let whole = NSRange(location: 0, length: storage.length)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60), format: format).image { _ in
            manager.drawBackground(forGlyphRange: whole, at: CGPoint(x: 10, y: 0))
            manager.drawGlyphs(forGlyphRange: whole, at: CGPoint(x: 10, y: 0))
        }
        let pixels = try #require(image.uprightPixels)
        let (red, dark) = pixels.withPixels { bytes in
            var (red, dark) = (0, 0)
            for y in 0..<60 {
                for x in 0..<200 {
                    let pixel = y * pixels.bytesPerRow + x * 4
                    guard bytes[pixel + 3] > 200 else { continue }
                    if bytes[pixel + 2] > 200, y < 30 { red += 1 }
                    if bytes[pixel + 2] < 60 { dark += 1 }
                }
            }
            return (red, dark)
        }
        #expect(red > 300)
        #expect(dark > 100)
    }

    @Test func aTextViewTellsItsOwn() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = "some text"
        view.layoutIfNeeded()
        let manager = view.layoutManager
        #expect(manager === view.layoutManager)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 1), in: view.textContainer)
        #expect(rect.minX > 20)
        #expect(
            manager.characterIndex(
                for: CGPoint(x: rect.midX, y: rect.midY), in: view.textContainer,
                fractionOfDistanceBetweenInsertionPoints: nil) == 5)
        view.text = "other"
        #expect(manager.numberOfGlyphs == 5)
    }
}
