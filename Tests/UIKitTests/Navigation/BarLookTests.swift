import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct BarLookTests {
    @Test func appearancesAreCopiedWithTheirType() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        let bar = UINavigationBar()
        let copy = appearance.copy()
        bar.compactAppearance = copy
        appearance.backgroundColor = .blue
        #expect(bar.compactAppearance?.backgroundColor == .red)
        #expect((appearance as NSObject).copy() is UINavigationBarAppearance)
    }

    @Test func tabsMayStandInTheMiddle() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 600, height: 49))
        bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        func frames() -> [CGRect] {
            bar.setNeedsLayout()
            bar.layoutIfNeeded()
            return bar.subviews.compactMap { $0 as? TabButton }.map(\.frame)
        }
        #expect(frames().first?.minX == 2)
        bar.itemPositioning = .centered
        #expect(frames().map(\.width) == [76, 76, 76])
        #expect(abs((frames()[0].minX + frames()[2].maxX) / 2 - 300) < 1)
        bar.itemWidth = 100
        bar.itemSpacing = 10
        #expect(abs(frames()[1].minX - frames()[0].maxX - 10) < 1)
        #expect(frames()[0].width == 100)
    }

    @Test func backButtonsTakeOnPicturesAndOffsets() throws {
        let root = UIViewController()
        root.title = "First"
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
        back.setBackButtonBackgroundImage(picture, for: .normal, barMetrics: .default)
        back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 2), for: .default)
        #expect(back.backButtonTitlePositionAdjustment(for: .default).vertical == 2)
        #expect(back.backButtonBackgroundImage(for: .normal, barMetrics: .default) === picture)
        root.navigationItem.backBarButtonItem = back
        let navigation = UINavigationController(rootViewController: root)
        let screen = TestScreen(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.settle()
        func find(_ view: UIView) -> BackButtonView? {
            view as? BackButtonView ?? view.subviews.lazy.compactMap(find).first
        }
        let button = try #require(find(navigation.navigationBar))
        #expect(button.caption.frame.minX < -900)
        let place = button.convert(CGPoint(x: BackButtonView.chevronX + 10, y: 22), to: nil)
        let pixel = try screen.pixel(place.x, place.y)
        #expect(pixel[0] > 200 && pixel[1] < 80)
    }
}

/// The initialisers of items that have a menu.
@MainActor @Suite struct BarItemInitialiserTests {
    private final class Target: NSObject {}

    @Test func anItemHasATitleAnImageAndATarget() {
        let (target, image) = (Target(), UIImage(systemName: "star"))
        let item = UIBarButtonItem(title: "Star", image: image, target: target, action: nil)
        #expect(item.title == "Star")
        #expect(item.image === image)
        #expect(item.target === target)
        #expect(item.menu == nil)
    }

    @Test func anItemHasAMenu() {
        let menu = UIMenu(title: "More", children: [])
        #expect(UIBarButtonItem(image: UIImage(systemName: "star"), menu: menu).menu === menu)
        #expect(UIBarButtonItem(systemItem: .add, menu: menu).menu === menu)
        #expect(UIBarButtonItem(title: "A", image: nil, target: nil, action: nil, menu: menu).menu === menu)
    }
}
