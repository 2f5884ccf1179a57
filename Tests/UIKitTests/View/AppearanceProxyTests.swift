import Foundation
import Stage
import Testing

@testable import UIKit

/// What views and items take from the objects that `appearance()` gives. Each test has classes of its own: what is set on
/// a proxy stays.
@MainActor @Suite struct AppearanceProxyTests {
    private let window: UIWindow

    init() {
        _ = TestScreen(nil as UIViewController?)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
    }

    private func show(_ view: UIView) { window.rootViewController?.view.addSubview(view) }

    final class Caption: UILabel {}
    @Test func aViewTakesWhatItWasNotGivenWhenItComesIntoAWindow() {
        let font = UIFont.systemFont(ofSize: 31)
        let caption = Caption()
        Caption.appearance().font = font
        Caption.appearance().textColor = .red
        Caption.appearance().tintColor = .green
        let own = Caption()
        own.textColor = .blue
        #expect(caption.textColor == .label)
        show(caption)
        show(own)
        #expect(caption.font == font)
        #expect(caption.textColor == .red)
        #expect(caption.tintColor == .green)
        #expect(own.textColor == .blue)
        #expect(own.font == font)
        #expect(UILabel().font != font)
    }

    final class Again: UILabel {}
    @Test func aViewThatComesBackTakesWhatWasSetMeanwhile() {
        let label = Again()
        Again.appearance().textColor = .red
        show(label)
        #expect(label.textColor == .red)
        Again.appearance().textColor = .green
        #expect(label.textColor == .red)
        label.removeFromSuperview()
        show(label)
        #expect(label.textColor == .green)
        label.textColor = .blue
        label.removeFromSuperview()
        show(label)
        #expect(label.textColor == .blue)
    }

    class Base: UISwitch {}
    final class Derived: Base {}
    @Test func theCloserClassDecides() {
        Base.appearance().onTintColor = .red
        Base.appearance().thumbTintColor = .yellow
        Derived.appearance().onTintColor = .blue
        let (base, derived) = (Base(), Derived())
        show(base)
        show(derived)
        #expect(base.onTintColor == .red)
        #expect(derived.onTintColor == .blue)
        #expect(derived.thumbTintColor == .yellow)
    }

    final class Box: UIView {}
    final class Outer: UIView {}
    final class Inside: UIProgressView {}
    @Test func thePlaceDecides() {
        Inside.appearance().progressTintColor = .red
        Inside.appearance(whenContainedInInstancesOf: [Box.self]).progressTintColor = .blue
        Inside.appearance(whenContainedInInstancesOf: [Box.self, Outer.self]).progressTintColor = .green
        let (box, outer) = (Box(), Outer())
        let (free, inBox, inBoth) = (Inside(), Inside(), Inside())
        let innerBox = Box()
        outer.addSubview(innerBox)
        innerBox.addSubview(inBoth)
        box.addSubview(inBox)
        for view in [free, box, outer] { show(view) }
        #expect(free.progressTintColor == .red)
        #expect(inBox.progressTintColor == .blue)
        #expect(inBoth.progressTintColor == .green)
    }

    final class Screen: UIViewController {}
    final class InScreen: UISlider {}
    @Test func aControllerIsAPlace() {
        InScreen.appearance(whenContainedInInstancesOf: [Screen.self]).minimumTrackTintColor = .purple
        let screen = Screen()
        let (inside, outside) = (InScreen(), InScreen())
        screen.view.addSubview(inside)
        show(screen.view)
        show(outside)
        #expect(inside.minimumTrackTintColor == .purple)
        #expect(outside.minimumTrackTintColor == nil)
    }

    final class Tab: UITabBarItem {}
    @Test func tabsShowTheAttributesOfTheirProxy() {
        Tab.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 17)], for: .normal)
        Tab.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
        let item = Tab(title: "A", image: nil, tag: 0)
        #expect(item.shownTitleAttributes(for: .normal)[.font] as? UIFont == .systemFont(ofSize: 17))
        #expect(item.shownTitleAdjustment == UIOffset(horizontal: 0, vertical: -4))
        item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
        #expect(item.shownTitleAttributes(for: .normal)[.font] as? UIFont == .systemFont(ofSize: 9))
        #expect(UITabBarItem().shownTitleAdjustment == .zero)
    }

    final class Bar: UINavigationBar {}
    @Test func barsTakeTheLookOfTheirProxy() {
        Bar.appearance().barTintColor = .red
        Bar.appearance().isTranslucent = false
        let look = UINavigationBarAppearance()
        look.backgroundColor = .green
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
        Bar.appearance().standardAppearance = look
        let (bar, own, other) = (Bar(frame: .zero), Bar(frame: .zero), UINavigationBar(frame: .zero))
        own.standardAppearance.configureWithTransparentBackground()
        for bar in [bar, own, other] { show(bar) }
        #expect(bar.barTintColor == .red)
        #expect(!bar.isTranslucent)
        #expect(bar.standardAppearance == look && bar.standardAppearance !== look)
        #expect(own.standardAppearance.backgroundColor == nil)
        #expect(other.barTintColor == nil && other.standardAppearance == UINavigationBarAppearance())
    }

    @Test func looksOfBarsAreTheSameByWhatTheySay() {
        let look = UITabBarAppearance()
        let copy = look.copy()
        #expect(copy == look && UITabBarAppearance() == look && look.hash == copy.hash)
        copy.stackedLayoutAppearance.normal.iconColor = .red
        #expect(copy != look && look.stackedLayoutAppearance.normal.iconColor == nil)
        let opaque = UITabBarAppearance()
        opaque.configureWithOpaqueBackground()
        #expect(opaque != look)
        #expect(UIToolbarAppearance() == UIToolbarAppearance())
        #expect((UIToolbarAppearance() as UIBarAppearance) != (UITabBarAppearance() as UIBarAppearance))
    }

    final class Late: UILabel {}
    final class Shown: UILabel {}
    @Test func viewsThatWaitForTheirFirstLayoutTakeWhatIsSetBeforeIt() {
        let controller = UIViewController()
        let screen = TestScreen(controller)
        let (late, shown) = (Late(), Shown())
        controller.view.addSubview(shown)
        screen.window.layoutIfNeeded()
        controller.view.addSubview(late)
        Late.appearance().textColor = .red
        Shown.appearance().textColor = .red
        NextTurn.drain()
        #expect(late.textColor == .red)
        #expect(shown.textColor == .label)
    }

    final class Search: UISearchBar {}
    @Test func aSearchBarsButtonIsAnItemInIt() {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [Search.self]).tintColor = .brown
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [Search.self]).title = "Stop"
        let (bar, other) = (Search(), UISearchBar())
        for bar in [bar, other] {
            bar.frame = CGRect(x: 0, y: 0, width: 200, height: 56)
            bar.showsCancelButton = true
            show(bar)
        }
        #expect(bar.cancelItem.tintColor == .brown)
        #expect(bar.cancelItem.title == "Stop")
        #expect(other.cancelItem.tintColor == nil)
        #expect(other.cancelItem.title == "Cancel")
    }

    final class List: UICollectionView {}
    final class Row: UITableViewCell {}
    @Test func classesWithInitialisersOfTheirOwnHaveProxies() {
        List.appearance().isPrefetchingEnabled = false
        Row.appearance().selectionStyle = .none
        let list = List(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let row = Row(style: .subtitle, reuseIdentifier: nil)
        show(list)
        show(row)
        #expect(!list.isPrefetchingEnabled)
        #expect(row.selectionStyle == .none)
    }
}
