import Testing

@testable import UIKit

@MainActor @Suite("Badges of tabs") struct TabBadgeTests {
    private func parts(_ button: TabButton) throws -> (ground: UIView, badge: CaptionView) {
        let ground = try #require(button.subviews.first { $0.subviews.contains { $0 is CaptionView } })
        return (ground, try #require(ground.subviews.first as? CaptionView))
    }

    @Test func takeTheLookOfTheBar() throws {
        let appearance = UITabBarItemAppearance()
        appearance.normal.badgeBackgroundColor = .green
        appearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
        appearance.normal.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: 6)
        appearance.normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        appearance.selected.badgeBackgroundColor = .blue
        let copy = appearance.duplicate()
        #expect(copy.hasContent(of: appearance))
        copy.normal.badgePositionAdjustment = .zero
        #expect(!copy.hasContent(of: appearance))

        let item = UITabBarItem(title: "T", image: nil, tag: 0)
        item.badgeValue = "3"
        let button = TabButton(item: item, appearance: appearance, unselected: nil)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 49)
        button.layoutIfNeeded()
        let (ground, badge) = try parts(button)
        #expect(ground.backgroundColor == .green && badge.attributes[.foregroundColor] as? UIColor == .black)
        #expect(ground.frame.origin == CGPoint(x: 59, y: 9) && badge.frame.origin == CGPoint(x: 1, y: 2))
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(ground.backgroundColor == .blue && ground.frame.origin == CGPoint(x: 55, y: 3))
        // The item's own colour wins.
        item.badgeColor = .orange
        let own = TabButton(item: item, appearance: appearance, unselected: nil)
        #expect(try parts(own).ground.backgroundColor == .orange)
    }

    @Test func titlesMoveWithTheBar() {
        let appearance = UITabBarItemAppearance()
        appearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -10)
        let button = TabButton(
            item: UITabBarItem(title: "T", image: nil, tag: 0), appearance: appearance, unselected: nil)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 49)
        button.layoutIfNeeded()
        #expect(button.subviews.first?.frame.minY == 24)
    }

    @Test func theModeOfTrackingIsCommon() {
        #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    }
}
