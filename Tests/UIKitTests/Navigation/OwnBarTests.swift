import Documents
import Foundation
import Testing

@testable import UIKit

/// Bars of classes of the app's, and what apps ask of bars by keys.
@MainActor @Suite struct OwnBarTests {
    final class MiddleTabBar: UITabBar {
        var note = ""
        var awoke = 0
        override func awakeFromNib() {
            super.awakeFromNib()
            awoke += 1
        }
    }
    final class TallBar: UINavigationBar {}

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test(arguments: [false, true]) func aTabBarIsReplacedByItsKey(isLoaded: Bool) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["홈", "Search"].map {
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
            return controller
        }
        if isLoaded { tabs.loadViewIfNeeded() }
        let bar = MiddleTabBar()
        tabs.setValue(bar, forKey: "tabBar")
        let screen = TestScreen(tabs)
        #expect(tabs.tabBar === bar && tabs.value(forKey: "tabBar") as? UITabBar === bar)
        #expect(tabs.view.subviews.filter { $0 is UITabBar } == [bar])
        #expect(bar.items?.map(\.title) == ["홈", "Search"] && bar.selectedItem?.title == "홈")
        #expect(bar.frame.maxY == tabs.view.bounds.maxY && bar.frame.height > 49)
        screen.tap(bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 20), to: nil))
        screen.settle()
        #expect(tabs.selectedIndex == 1)
    }

    @Test func barsOfStoryboardsAreOfTheirClass() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="tabs">
            <scenes><scene sceneID="n"><objects>
              <tabBarController id="tabs" sceneMemberID="viewController">
                <tabBar key="tabBar" contentMode="scaleToFill" id="b" customClass="OwnBarTests.MiddleTabBar"
                    customModule="UIKitTests">
                  <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
                      customColorSpace="sRGB"/>
                </tabBar>
                <connections>
                  <segue destination="nav" kind="relationship" relationship="viewControllers" id="r"/>
                </connections>
              </tabBarController></objects></scene>
            <scene sceneID="s"><objects>
              <navigationController id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"
                    customClass="OwnBarTests.TallBar" customModule="UIKitTests"/>
              </navigationController></objects></scene>
            </scenes></document>
            """
        let document = try InterfaceDocument(bytes: Array(text.utf8), file: "Test.storyboard")
        let tabs = try #require(
            UIStoryboard(document: document, bundle: .main).instantiateInitialViewController() as? UITabBarController)
        let screen = TestScreen(tabs)
        let bar = try #require(tabs.tabBar as? MiddleTabBar)
        #expect(bar.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && bar.awoke == 1)
        #expect(bar.items?.count == 1 && bar.frame.maxY == screen.window.bounds.maxY)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.navigationBar is TallBar)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.settle()
        #expect(navigation.navigationBar.frame.height == 44 && navigation.navigationBar.window != nil)
    }

    @Test func aNavigationBarIsReplacedByItsKey() {
        let root = UIViewController()
        root.title = "First"
        let navigation = UINavigationController(rootViewController: root)
        let screen = TestScreen(navigation)
        let bar = TallBar()
        navigation.setValue(bar, forKeyPath: "navigationBar")
        screen.settle()
        #expect(navigation.navigationBar === bar && bar.topItem?.title == "First")
        #expect(navigation.view.subviews.filter { $0 is UINavigationBar } == [bar])
    }

    @Test func theLineOfANavigationBarHides() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let background = bar.subviews.compactMap { $0 as? BarBackgroundView }.first
        func hasLine() -> Bool { background?.subviews.last?.isHidden == false }
        #expect(hasLine())
        bar.setValue(true, forKey: "hidesShadow")
        #expect(!hasLine() && bar.value(forKey: "hidesShadow") as? Bool == true)
        bar.setValue(false, forKey: "hidesShadow")
        #expect(hasLine())
    }

    @Test func aBarButtonGivesItsView() {
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        #expect(item.value(forKey: "view") as? UIView == nil)
        let screen = TestScreen(UINavigationController(rootViewController: controller))
        screen.settle()
        #expect((item.value(forKey: "view") as? UIView)?.window != nil)
        let own = UIView()
        #expect(UIBarButtonItem(customView: own).value(forKey: "view") as? UIView === own)
    }

    @Test func toolbarsAndButtonsHavePicturesOfBeforeAppearances() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
        let image = picture(4)
        toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
        #expect(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === image)
        #expect(toolbar.shadowImage(forToolbarPosition: .any) != nil)

        let item = UIBarButtonItem(title: "편집", style: .plain, target: nil, action: nil)
        item.setBackgroundImage(image, for: .normal, barMetrics: .default)
        item.setBackgroundImage(picture(8), for: .normal, style: .done, barMetrics: .default)
        item.setBackgroundVerticalPositionAdjustment(3, for: .default)
        #expect(item.shownBackground(.normal) === image && item.shownBackground(.disabled) === image)
        item.style = .done
        #expect(item.shownBackground(.normal)?.size.width == 8)
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
        item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    }

    @Test func aChildOfTabsIsATab() {
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "하나"
        tabs.addChild(first)
        first.didMove(toParent: tabs)
        tabs.addChild(second)
        #expect(tabs.viewControllers == [first, second] && tabs.children == [first, second])
        let screen = TestScreen(tabs)
        screen.settle()
        #expect(tabs.selectedViewController === first && first.view.window != nil)
        #expect(tabs.tabBar.items?.first?.title == "하나")
    }
}
