import Testing

@testable import SwiftUI
@testable import UIKit

/// Outlines that are shapes, and what texts are made of.
@Suite @MainActor struct StrokedShapeTests {
    @Test func anOutlineIsAShape() {
        let ring = Circle().stroke(style: StrokeStyle(lineWidth: 10))
        let path = ring.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(path.boundingRect.minX + 5) < 0.5 && abs(path.boundingRect.maxX - 105) < 0.5)
        #expect(path.contains(CGPoint(x: 98, y: 50)) && !path.contains(CGPoint(x: 50, y: 50)))
    }

    @Test func anOutlineIsFilledAsAPenDrawsIt() throws {
        let screen = TestScreen { Circle().stroke(lineWidth: 8).fill(.red).frame(width: 100, height: 100) }
        let view = try #require(screen.all(ShapeContentView.self).first)
        #expect(view.shape is Circle)
        #expect(view.stroke == StrokeStyle(lineWidth: 8))
    }

    @Test func datesAreWrittenByFormatters() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy"
        let date = Date(timeIntervalSince1970: 0)
        #expect(Text("in \(date, formatter: formatter)").resolvedString == "in 1970")
        #expect(Text(date, formatter: formatter).resolvedString == "1970")
    }

    @Test func picturesStandAmongLetters() {
        let text = Text("a \(Image(systemName: "star")) b") + Text(Image(systemName: "heart"))
        let string = text.resolved(in: EnvironmentValues())
        var pictures = 0
        string.enumerateAttribute(.attachment, in: NSRange(location: 0, length: string.length)) { value, _, _ in
            if value is NSTextAttachment { pictures += 1 }
        }
        #expect(pictures == 2)
        #expect(text.resolvedString == "a  b")
    }

    @Test func attributesOfSwiftUIAreDrawn() throws {
        var text = AttributedString("Goal: 30 min")
        let range = try #require(text.range(of: "30"))
        text[range].font = Font.title3.weight(.semibold)
        text[range].foregroundColor = Color.red
        let string = Text(text).resolved(in: EnvironmentValues())
        let place = (string.string as NSString).range(of: "30").location
        let font = try #require(string.attribute(.font, at: place, effectiveRange: nil) as? UIFont)
        #expect(font.pointSize == 20)
        #expect((string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
        #expect(string.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor == .systemRed)
    }

    @Test func springsOfPhysicsHaveTheirPeriod() {
        let spring = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(spring.duration - 2 * .pi / 10) < 0.001)
        #expect(spring == Animation.spring(Spring(stiffness: 100, damping: 10)))
    }

    @Test func separatorsBeginAndEndWhereTheRowSays() throws {
        let screen = TestScreen {
            List {
                HStack {
                    Text("Row")
                    Text("End")
                }
                .alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
                Text("Next")
            }
            .listStyle(.plain)
        }
        let cell = try #require(screen.all(ListCell.self).first)
        let lines = cell.subviews.filter { !$0.isHidden && $0.bounds.height < 1 && $0.bounds.width > 0 }
        #expect(lines.contains { $0.frame.minX == 116 })
    }
}
