import Testing

@testable import UIKit

@MainActor @Suite struct TextTabTests {
    @Test func aStyleHasItsStopsInOrder() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.count == 12 && style.tabStops[1].location == 56)
        style.tabStops = []
        style.addTabStop(NSTextTab(textAlignment: .right, location: 200))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 90, options: [:]))
        #expect(style.tabStops.map(\.location) == [90, 200])
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy == style && copy?.tabStops.count == 2)
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 90))
        #expect(style.tabStops.map(\.location) == [200] && copy != style)
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
    }

    @Test func aLabelIsAsWideAsItsStops() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 180)]
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "값\t12,000", attributes: [.paragraphStyle: style])
        #expect(abs(label.intrinsicContentSize.width - 180) < 1)
    }
}
