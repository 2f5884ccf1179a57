import CoreGraphics
import Testing

@testable import Stage

@Suite struct TabStopTests {
    private func place(_ text: String, at offset: Int, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> CGFloat {
        var paragraph = ParagraphStyle()
        change(&paragraph)
        return TextLayout(styled(text, 17, weight: 400, paragraph), maxWidth: 400).caretRect(at: offset).minX
    }

    @Test func withoutStopsTheyAre28PointsApart() {
        #expect(abs(place("a\tb", at: 2) - 28) < 0.1)
        #expect(abs(place("\t\tb", at: 2) - 56) < 0.1)
    }

    @Test func textStandsAtTheStop() {
        let width = place("한글", at: 2)
        #expect(abs(place("a\tb", at: 2) { $0.tabStops = [.init(location: 100)] } - 100) < 0.1)
        let right = place("a\t한글", at: 4) { $0.tabStops = [.init(location: 200, alignment: .right)] }
        #expect(abs(right - 200) < 0.5)
        let middle = place("a\t한글", at: 2) { $0.tabStops = [.init(location: 200, alignment: .center)] }
        #expect(abs(middle - (200 - width / 2)) < 1)
        let point = place("a\t12.5", at: 4) { $0.tabStops = [.init(location: 150, alignment: .character("."))] }
        #expect(abs(point - 150) < 2)
    }

    @Test func placesAreFromTheEdgeWhateverTheIndents() {
        let stops = [ParagraphStyle.TabStop(location: 100)]
        let both = place("a\tb", at: 2) { ($0.tabStops, $0.headIndent, $0.firstLineHeadIndent) = (stops, 20, 20) }
        #expect(abs(both - 100) < 0.1)
        let first = place("a\tb", at: 2) { ($0.tabStops, $0.headIndent, $0.firstLineHeadIndent) = (stops, 0, 30) }
        #expect(abs(first - 100) < 0.1)
        let hanging = place("a\tb", at: 2) { ($0.tabStops, $0.headIndent, $0.firstLineHeadIndent) = (stops, 40, 0) }
        #expect(abs(hanging - 100) < 0.1)
    }

    @Test func behindTheLastTheIntervalCounts() {
        let place = place("a\tb\tc", at: 4) { ($0.tabStops, $0.defaultTabInterval) = ([.init(location: 30)], 50) }
        #expect(abs(place - 50) < 0.1)
    }
}
