import Testing

@testable import SwiftUI
@testable import UIKit

/// Shapes in place of what is not there yet.
@Suite @MainActor struct RedactionTests {
    /// The darkest shade in the picture of the only label.
    private func darkest(_ screen: TestScreen) throws -> UInt8 {
        let label = try #require(screen.all(UILabel.self).first)
        let picture = UIGraphicsImageRenderer(size: label.bounds.size).image { context in
            UIColor.white.setFill()
            context.fill(label.bounds.insetBy(dx: -10, dy: -10))
            label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
        }
        let data = try #require(picture.cgImage?.dataProvider?.data as Data?)
        return stride(from: 0, to: data.count, by: 4).map { data[data.startIndex + $0] }.min() ?? 255
    }

    @Test func barsStandForWords() throws {
        let words = TestScreen { Text(verbatim: "안녕하세요 words") }
        #expect(try darkest(words) < 60)
        let bars = TestScreen { Text(verbatim: "안녕하세요 words").redacted(reason: .placeholder) }
        let shade = try darkest(bars)
        #expect(shade > 180 && shade < 240)
        let shown = TestScreen { Text(verbatim: "words").unredacted().redacted(reason: .placeholder) }
        #expect(try darkest(shown) < 60)
    }

    @Test func wordsHaveSeveralColours() throws {
        let screen = TestScreen {
            Text(verbatim: "colours").font(.largeTitle).foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        #expect(try darkest(screen) < 120)
    }
}
